# Тексты, общие для всех игр.

option-pass = Пас
option-done = Готово
option-decline = Отказаться
option-yes = Да
option-no = Нет

list-none = ничего
list-comma = { $before }, { $after }
list-and = { $before } и { $after }
