label-title = Туры
label-field = Поле
label-players = Игроки
ask-turn = Какой камень положить на ваш тур?
option-lay = Положить: { $stone }
fact-laid = { $who } кладёт: { $stone }
fact-filled = На поле появляется { $stone }
