# Texts that every game shares.

option-pass = Pass

list-none = nothing
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
