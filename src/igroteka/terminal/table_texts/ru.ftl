# Стол на экране из букв: слова, общие для всех игр.

table-to-play = Ходит { $who }
table-order = Порядок хода: { $seats }
table-legend = На карте
table-lit = сюда можно
table-cards = Открытые карты
table-supply = Общий запас
table-players = Игроки
table-hand = Ваши карты
table-tokens = ● активный жетон, ○ использованный; число — цена нового, ★ — награда за полную шкалу
table-ahead = впереди
table-won = победа
table-lost = поражение
table-total = Итог
table-pile =
    { $count ->
        [0] пусто
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
table-backs =
    { $count ->
        [one] { $count } карта рубашкой вверх
        [few] { $count } карты рубашкой вверх
       *[many] { $count } карт рубашкой вверх
    }

figure-any =
    { $count ->
        [one] { $count } любой
       *[many] { $count } любых
    }
figure-same =
    { $count ->
        [one] { $count } одинаковый
       *[many] { $count } одинаковых
    }
figure-different =
    { $count ->
        [one] { $count } разный
       *[many] { $count } разных
    }
