label-title = Топи
label-atlas = Атлас
label-cellar = Подвал
ask-walk = Куда идёте?
option-walk = Перейти: { $place }
option-drop = Положить факел
fact-walked = { $who } идёт: { $place }
fact-dropped = { $who } кладёт факел
