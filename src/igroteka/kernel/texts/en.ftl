# Texts that every game shares.

option-pass = Pass
option-done = Done
option-decline = Decline
option-yes = Yes
option-no = No

list-none = nothing
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
