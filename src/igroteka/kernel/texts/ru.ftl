# Тексты, общие для всех игр.

option-pass = Пас

list-none = ничего
list-comma = { $before }, { $after }
list-and = { $before } и { $after }
