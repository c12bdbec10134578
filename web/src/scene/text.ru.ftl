# Слова самого стола, какой бы ни была игра.

scene-boards = Поля
scene-supply = Запас и кубики
scene-pieces = Фигуры
scene-floating = Над полем
scene-labels = Названия мест
scene-zoom-in = Приблизить
scene-zoom-out = Отдалить
scene-fit = Показать всё поле
scene-beside = Поля рядом
scene-alone = По одному полю
scene-acting = ходит
scene-hidden = скрыто
scene-total = итог
scene-side-ahead = впереди
scene-side-won = победа
scene-side-lost = поражение
scene-track = готово { $ready }, потрачено { $spent }, всего делений { $slots }
scene-figure-any = { $count } любых
scene-figure-same = { $count } одинаковых
scene-figure-different = { $count } разных
scene-asides = Можно также: { $options }
