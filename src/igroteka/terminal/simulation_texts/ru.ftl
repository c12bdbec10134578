# Отчёт о серии партий.

simulation-title =
    { $games ->
        [one] { $games } партия, с победителем { $decided }, зерно { $seed }
        [few] { $games } партии, с победителем { $decided }, зерно { $seed }
       *[many] { $games } партий, с победителем { $decided }, зерно { $seed }
    }
simulation-seats = Места
simulation-seat = Место
simulation-bots = Боты
simulation-bot = Бот
simulation-held = Мест
simulation-wins = Побед
simulation-share = Доля
simulation-fair = Равная доля
simulation-interval = Интервал 95 %
simulation-score = Счёт
simulation-range = От – до
simulation-sides = За кого играли
simulation-side = Сторона
simulation-played = Партий
simulation-ratio = К равной доле
simulation-ratio-of = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-defeats = Общие поражения
simulation-rule = Правило
simulation-text = О чём оно
simulation-times = Партий
simulation-decisions = Решений за партию: в среднем { $mean }, медиана { $median }, от { $least } до { $most }
simulation-turns = Ходов за партию: в среднем { $mean }, медиана { $median }, от { $least } до { $most }
simulation-rounds = Раундов за партию: в среднем { $mean }, медиана { $median }, от { $least } до { $most }
simulation-speed = Время: { $seconds } с, решений в секунду: { $speed }
simulation-note = Победы, доли и счёт — по партиям, в которых был победитель.
simulation-errors =
    { $count ->
        [one] Сломалась { $count } партия
        [few] Сломались { $count } партии
       *[many] Сломалось { $count } партий
    }
simulation-match = Партия
simulation-seed = Зерно
simulation-error = Ошибка
simulation-saves = В отчёте JSON есть сохранение каждой: оно ведёт к ответу, на котором она сломалась.
simulation-count = { $n }
simulation-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulation-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Итоги арены.

arena-title =
    { $games ->
        [one] { $games } партия, проиграно всеми вместе { $together }, зёрна от { $seed }
        [few] { $games } партии, проиграно всеми вместе { $together }, зёрна от { $seed }
       *[many] { $games } партий, проиграно всеми вместе { $together }, зёрна от { $seed }
    }
arena-strength = Сила
arena-elo = Эло
arena-among = Один среди других
arena-one = Кто
arena-others = Среди кого
arena-paces = Время
arena-decisions = Решений
arena-mean = В среднем
arena-p95 = 95 % не дольше
arena-ms = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
arena-note = Партии, проигранные всеми вместе, не в счёт. Эло — относительно среднего этих ботов; время — процессорное, на одно решение.
arena-seats = Места
arena-again = Этих партий в файле нет: когда арена продолжится, они будут сыграны заново.
