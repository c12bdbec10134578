# Тексты «Кадваллона».
#
# Имена игроков и персонажей приходят в именительном падеже, пол игрока неизвестен: сказуемые стоят
# в настоящем времени, названия — после двоеточия или в кавычках. Число и слово при нём разделяет
# неразрывный пробел.

# Части, из которых складываются остальные тексты

ducats =
    { $amount ->
        [one] { $amount } дукат
        [few] { $amount } дуката
       *[many] { $amount } дукатов
    }
reward-ducats =
    { $reward ->
        [one] { $reward } дукат
        [few] { $reward } дуката
       *[many] { $reward } дукатов
    }
ap-cost = { $cost } ОД
experience-tokens =
    { $amount ->
        [one] { $amount } жетон опыта
        [few] { $amount } жетона опыта
       *[many] { $amount } жетонов опыта
    }
experience-price =
    { $cost ->
        [one] { $cost } жетон опыта
        [few] { $cost } жетона опыта
       *[many] { $cost } жетонов опыта
    }
spaces-far =
    { $steps ->
        [one] { $steps } клетку
        [few] { $steps } клетки
       *[many] { $steps } клеток
    }
points-left =
    { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }

# Вопросы

ask-gang = Какую банду вы возглавите?
ask-hire = Кого из банды заменить наёмником?
ask-gear = { $character }: какое снаряжение взять?
ask-keep = { $character }: какое снаряжение оставить себе?
ask-bonus-bearer = Награда за победу в прошлой части: кому дать снаряжение?
ask-bearer = Кому отдать снаряжение: { $gear }?
ask-deploy = Кого и на какой выход поставить?
ask-portcullis = Тревога! На какой выход опустить решётку?
ask-rescue = Пожар! { $figure }: куда выйти из огня?
ask-tremor = Подземный толчок: какой жетон исследования открыть?
ask-militia = Какого стражника поведёте?
ask-patrol = { $figure } проходит не больше чем { spaces-far }. Куда?
ask-turn =
    { $ap ->
        [0] Очков действия больше нет. Закончить ход?
       *[other] Ваш ход, осталось { $ap } ОД. Что делаете?
    }
ask-walk = { $character } движется, осталось: { points-left }. Куда дальше?
ask-hinder = { $character } ({ $who }) начинает движение. Помешать?
ask-descend = В какую комнату Катакомб спуститься?
ask-exchange = { $character } проходит мимо: { $other }. Чем обменяться?
ask-fight-cards = Бой: { $character } против { $other }. Сыграть карту?
ask-fight-rerolls = Ваши кубики: { $dice }; у противника: { $others }. Перебросить?
ask-reroll = Выпало: { $dice }. Перебросить?
ask-which-dice = Выпало: { $dice }. Какие кубики перебросить?
ask-pay-card = Какую карту Арканы сбросить за навык «{ $skill }»?
ask-use-card = Сыграть карту «{ $card }»?
ask-steal = { $character }: какое сокровище отнять?
ask-drop = { $character } несёт слишком много. Что бросить?
ask-lose = { $character } уходит через Туннель налегке. Что бросить?
ask-hide = { $item }: в какую пустую комнату положить?
ask-flight = { $figure } бежит на { spaces-far }. Куда?
ask-smoke = { $character } проигрывает бой. Бросить дымовую шашку?
ask-target = { $character }: кого выбрать?
ask-appear = { $character } шагает в тень. На какой пентаграмме появиться?
ask-hex = Кто из соперников сбросит случайную карту Арканы?
ask-denounce = На кого донести?
ask-salve = Кого лечить мазью?
ask-lock = Какой сундук запереть?
ask-lure = В какую комнату поставить Циклопа?
ask-hand-over = Какое сокровище отдать за задание?
ask-altar = Сколько магических кристаллов обменять?
ask-torture = Кого из узников ограбить?
ask-fetch = Какую карту взять из сброса?
ask-sell = { $character } продаёт сокровища. Какое?

# Варианты ответа

option-gang = { $gang }
option-hire = { $mercenary } вместо: { $character }
option-take-gear = Взять: { $gear }
option-keep-gear = Оставить: { $gear }
option-bearer = Отдать: { $character }
option-deploy = { $character } — { $space }
option-shut = Опустить решётку: { $space }
option-rescue = Выйти: { $space }
option-shake = Открыть жетон: { $space }
option-lead = Вести: { $figure }
option-patrol = Идти: { $space }
option-end = Закончить ход
option-activate = Активировать: { $character }
option-move = Двигаться ({ ap-cost })
option-go = Идти: { $space }
option-pick = Вскрыть замок: { $which }, { $space } ({ ap-cost })
option-bash = Разбить: { $which }, { $space } ({ ap-cost })
option-site = { $site } ({ ap-cost })
option-walk-out = Выйти из Тюрьмы как посланник
option-skill = Навык «{ $skill }» ({ ap-cost })
option-shoot = Выстрелить: { $gear } ({ ap-cost })
option-mission = Выполнить задание «{ $mission }»: { reward-ducats } за { ap-cost }
option-card = Сыграть карту «{ $card }»
option-heal = Снять ранение: { $character } ({ ap-cost })
option-use-gear = Применить: { $gear }
option-plot = Взять карту интриги ({ ap-cost })
option-buy = Купить: { $gear } за { experience-price }
option-step = Шаг: { $space }
option-attack = Атаковать: { $space }
option-leave = Покинуть район: { $space }
option-down = Спуститься: { $space }
option-storm = Спуститься с боем: { $space }
option-stop = Остановиться
option-fleet-foot = Быстрые ноги: сбросить карту, +2 пункта
option-wall-climber = Верхолаз: сбросить карту, перелезть через стену
option-fly = Выпить зелье полёта
option-hinder = Сыграть карту «{ $card }»
option-hand-loot = Отдать: { $item }
option-take-loot = Забрать: { $item }
option-swap-loot = Обменять: { $item } на { $other }
option-pass-gear = Передать снаряжение: { $gear }
option-swap-gear = Обменяться снаряжением: { $gear }
option-fury = Ярость боя: сбросить карту, +1 кубик
option-force = Противник перебрасывает лучший кубик
option-charm = Чары: сбросить карту, противник перебрасывает лучший кубик
option-wind = Второе дыхание: перебросить любые кубики
option-again-sense = Шестое чувство: сбросить карту, перебросить любые кубики
option-again-coin = Счастливая монета: перебросить { $face }
option-again-token = Переброс за сокровище: { $face }
option-again-experience = Жетон опыта: перебросить { $face }
option-again-tinker = Изобретатель: перебросить { $face }
option-again-haggler = Торгаш: перебросить { $face }
option-die = Перебросить { $face }
option-discard = Сбросить: { $card }
option-steal = Взять: { $item }
option-drop = Бросить: { $item }
option-lay = Положить: { $space }
option-flee = Бежать: { $space }
option-target = { $character }
option-appear = Появиться: { $space }
option-rival = { $who }
option-lock = Запереть сундук: { $space }
option-lure = { $space }
option-give = Отдать: { $item } ({ $character })
option-gems =
    { $ducats ->
        [one] Отдать кристаллов: { $amount }, получить { $ducats } дукат
        [few] Отдать кристаллов: { $amount }, получить { $ducats } дуката
       *[many] Отдать кристаллов: { $amount }, получить { $ducats } дукатов
    }
option-prisoner = { $character }
option-fetch = Взять: { $card }
option-sell = Продать: { $item }

# Пути: куда ведёт движение, чего оно стоит и чем грозит

way-cost =
    { $ap ->
        [0] { points-left }, в запасе { $left }
       *[other] { $ap } ОД, { points-left }, в запасе { $left }
    }
route-walk = Идти: { $space } ({ way-cost })
route-leave = Покинуть район: { $space } ({ way-cost })
route-attack = Подойти и атаковать: { $space } ({ way-cost })
route-down = Спуститься: { $space } ({ way-cost })
route-storm = Спуститься с боем: { $space } ({ way-cost })

remark-meet = По пути { $character }: можно обменяться вещами, потом идти дальше.
remark-wall =
    { $walls ->
        [one] Путь через { $walls } стену.
        [few] Путь через { $walls } стены.
       *[many] Путь через { $walls } стен.
    }
remark-token = Закрытый жетон заканчивает движение; под ним может быть ловушка.
remark-encounter = Закрытый жетон заканчивает движение; может напасть зомби.
remark-fight = Бой: { $figure }. Ваши кубики: { $dice }, кубики противника: { $other }.
remark-stir = Циклоп проснётся: куда он пойдёт, решит кубик.
remark-patrol =
    { $steps ->
        [one] Соперник может привести сюда стражу: { $figure }, { $steps } клетка.
        [few] Соперник может привести сюда стражу: { $figure }, { $steps } клетки.
       *[many] Соперник может привести сюда стражу: { $figure }, { $steps } клеток.
    }

# Что произошло

fact-adventure = Приключение: «{ $adventure }»
fact-first-roll = { $who } бросает два кубика: { $total }
fact-first-player = Первым ходит { $who }
fact-gang = { $who } выбирает банду: { $gang }
fact-hired = { $who } нанимает: { $mercenary } вместо { $character }
fact-equipped = { $character } ({ $who }) получает снаряжение: { $gear }
fact-kept = { $character } ({ $who }) оставляет себе: { $gear }
fact-no-gear = { $character } ({ $who }) не находит снаряжения: запас пуст
fact-used-up = { $character } ({ $who }) расходует: { $gear }
fact-deployed = { $character } ({ $who }) встаёт на клетку: { $space }
fact-round = Раунд { $round }
fact-alarm = Тревога! Теперь район можно покинуть
fact-portcullis = { $who } опускает решётку: { $space }
fact-fire = Горит комната: { $space }
fact-rescued = { $figure } выходит из огня: { $space }
fact-shaken = Толчок открывает жетон: { $token } ({ $space })
fact-turn = Ходит { $who }
fact-drawn = { $who } берёт карты Арканы: { $cards }
fact-drawn-unseen =
    { $amount ->
        [one] { $who } берёт { $amount } карту Арканы
        [few] { $who } берёт { $amount } карты Арканы
       *[many] { $who } берёт { $amount } карт Арканы
    }
fact-reshuffled = Сброс Арканы перемешан в новую колоду
fact-colour = Верхняя карта Арканы — { $colour }
fact-no-patrol = Патруль остаётся на месте
fact-patrol-die = { $figure }: на кубике { $face }
fact-guard-stays = { $figure } остаётся на месте
fact-patrolled = { $figure } идёт: { $space }
fact-activated = { $who } активирует: { $character }
fact-move = { $character } ({ $who }) начинает движение, пунктов: { $points }
fact-stepped = { $character } ({ $who }) идёт: { $space }
fact-stopped = { $character } ({ $who }) останавливается: { $space }
fact-left = { $character } ({ $who }) покидает район: { $space }
fact-descended = { $character } ({ $who }) спускается в Катакомбы: { $space }
fact-card-played = { $who } играет карту «{ $card }»
fact-card-paid = { $who } сбрасывает карту «{ $card }» за навык «{ $skill }»
fact-skill = { $who } применяет навык «{ $skill }»
fact-swapped = { $character } ({ $who }) меняется местами: { $other }
fact-appeared = { $character } ({ $who }) появляется: { $space }
fact-hexed = { $who } сбрасывает из-за сглаза карту «{ $card }»
fact-rolled = { $character } ({ $who }) бросает кубики: { $dice }
fact-rolled-by = { $who } бросает кубик: { $dice }
fact-rerolled = { $who } перебрасывает: { $dice }
fact-forced = { $figure } перебрасывает лучший кубик: { $dice }
fact-lock-held = { $character } ({ $who }) не справляется с замком
fact-opened = { $character } ({ $who }) вскрывает сундук: { $item } ({ $space })
fact-dropped = { $character } ({ $who }) бросает: { $item }
fact-laid-down = { $item } теперь лежит здесь: { $space }
fact-no-room = { $item } пропадает: пустых комнат нет
fact-locked = { $who } запирает сундук: { $space }
fact-revealed = { $character } ({ $who }) открывает жетон: { $token } ({ $space })
fact-trap-harmless = { $character } ({ $who }) замечает ловушку с фонарём: она безвредна
fact-nobody = { $character } ({ $who }) никого не находит: { $space }
fact-zombie = { $character } ({ $who }) натыкается на зомби: { $space }
fact-freed = { $character } ({ $who }) находит заложника: { $space }
fact-lifted = { $character } ({ $who }) поднимает заложника
fact-fight = Бой: { $attacker } против { $defender }
fact-fight-dice = { $figure } бросает кубики боя: { $dice }
fact-fight-won = { $figure } побеждает: { $score } против { $other }
fact-stole = { $character } ({ $who }) отнимает сокровище: { $item } (было: { $other })
fact-robbed =
    { $amount ->
        [0] { $who } не находит дукатов у соперника: { $other }
       *[other] { $who } забирает { ducats } у соперника: { $other }
    }
fact-hunted = { $character } ({ $who }) теряет сокровище: { $item }
fact-fled = { $figure } бежит: { $space }
fact-fell-back = { $figure } отступает: бежать некуда
fact-imprisoned = { $character } ({ $who }) попадает в Тюрьму
fact-wounded =
    { $amount ->
        [one] { $character } ({ $who }) получает { $amount } ранение
        [few] { $character } ({ $who }) получает { $amount } ранения
       *[many] { $character } ({ $who }) получает { $amount } ранений
    }
fact-healed = { $character } ({ $who }) выздоравливает
fact-learned = { $who } получает { experience-tokens }
fact-gained = { $who } получает { ducats }
fact-paid = { $who } платит { ducats }
fact-exchanged = { $character } ({ $who }) меняется вещами: { $other }
fact-mission = { $who } выполняет задание «{ $mission }»: { reward-ducats }
fact-mission-shown = Новое задание: «{ $mission }»
fact-plot = { $who } берёт карту интриги «{ $card }»
fact-plot-unseen = { $who } берёт карту интриги
fact-fulfilled = { $who } показывает интригу «{ $card }»
fact-plot-met = { $who }: интрига «{ $card }» удалась, { ducats }
fact-plot-missed = { $who }: интрига «{ $card }» не удалась, потеря — { ducats }
fact-cyclops = Циклоп приходит: { $space }
fact-cyclops-stays = Циклоп остаётся на месте
fact-cyclops-beaten = { $character } загоняет Циклопа в Логово
fact-fetched = { $who } берёт из сброса карту «{ $card }»
fact-lost = { $character } ({ $who }) гибнет в Туннеле со всем, что несёт
fact-left-in-tunnel = { $character } ({ $who }) теряет в Туннеле: { $item }
fact-tunnelled = { $character } ({ $who }) уходит через Туннель
fact-died = { $character } ({ $who }) погибает в Тайной сокровищнице
fact-still-jailed = { $character } ({ $who }) остаётся в Тюрьме
fact-escaped = { $character } ({ $who }) бежит из Тюрьмы
fact-walked-out = { $character } ({ $who }) выходит из Тюрьмы
fact-sold = { $character } ({ $who }) продаёт скупщику: { $item }
fact-caught = { $character } ({ $who }) попадается на краже
fact-duke-taken = { $character } ({ $who }) забирает герцога
fact-duke-back = Герцог снова здесь: { $space }
fact-sold-out = { $character } ({ $who }) сбывает: { $item }, { ducats }
fact-left-behind =
    { $amount ->
        [one] { $who }: в районе остаётся { $amount } персонаж
        [few] { $who }: в районе остаются { $amount } персонажа
       *[many] { $who }: в районе остаются { $amount } персонажей
    }
fact-won = Победа: { $winners }, { ducats }

# Настройки стола

label-players = Игроки
label-adventure = Приключение
label-adventure-random = Случайное
label-mercenaries = Наёмники
label-exploration = Жетоны исследования
label-patrols = Усиленные патрули
label-no_mercy = Нет милосердию!
label-passing = Проход и обмен
label-experience = Опыт
label-equipment = Снаряжение
label-intrigues = Интриги
label-catacombs = Катакомбы и Циклоп

# Стол

label-title = Кадваллон: Город воров
label-round = Раунд { $round } из { $rounds }
label-phase-setup = Подготовка
label-phase-gangs = Выбор банд
label-phase-hiring = Наём
label-phase-gifts = Подготовка банд
label-phase-dealing = Раздача
label-phase-deployment = Расстановка
label-phase-dawn = Начало раунда
label-phase-alarm = Решётки
label-phase-watch = Стража
label-phase-turn = Активация
label-phase-sales = Продажа добычи
label-phase-over = Игра окончена
label-alarm = Тревога
label-quiet = Тревоги нет
label-turn = Ходит { $who }
label-order = Порядок хода
label-ducats = Дукаты
label-combat = Бой
label-move = Движение
label-mind = Разум
label-ap = Очки действия
label-points = Пункты движения
label-experience-tokens = Жетоны опыта
label-hand = Карты Арканы
label-intrigue-cards = Интриги
label-gear = Снаряжение
label-missions = Задания
label-display = Снаряжение на выбор
label-deck = Колода Арканы
label-discard = Сброс Арканы
label-plots = Колода интриг
label-hoard = Казна герцога
label-fight = Бой
label-roll = Бросок
label-die = Кубик
label-dice-total = Лучший кубик
label-bonus = Прибавки
label-sheet = Приключение
label-victory = Победа: { $winners }, { ducats }
label-result-CAD-ROUND-3 = Раунды окончены
label-result-CAD-ROUND-4 = В районе никого не осталось

# Откуда очки

label-source-treasure = Вынесенные сокровища
label-source-missions = Задания
label-source-intrigues = Интриги
label-source-arcana = Карты Арканы
label-source-catacombs = Катакомбы
label-source-adventure = Приключение
label-source-fines = Штрафы
label-source-left-behind = Брошенные в районе
label-source-robbery = Грабёж
label-source-start = С начала

# Что может выйти
label-odds-fight = побеждает { $figure }
label-odds-opened = сундук открыт
label-odds-held = замок не поддался
label-odds-escaped = побег удался
label-odds-jailed = остаётся в Тюрьме

# Кампания

label-new_gangs = Перед каждой партией банды собирают заново
label-campaign-count = Дукатов всего
label-gift-carried = { $who } приносит { experience-tokens }
label-gift-experience = { $who } за победу получает { experience-tokens }
label-gift-equipment =
    { $amount ->
        [one] { $who } за победу выбирает { $amount } карту снаряжения
        [few] { $who } за победу выбирает { $amount } карты снаряжения
       *[many] { $who } за победу выбирает { $amount } карт снаряжения
    }
label-gift-arcana =
    { $amount ->
        [one] { $who } за победу берёт { $amount } лишнюю карту Арканы
        [few] { $who } за победу берёт { $amount } лишние карты Арканы
       *[many] { $who } за победу берёт { $amount } лишних карт Арканы
    }
label-gift-first = { $who } за победу начинает партию без броска
label-gift-first-roll = Победители бросают кубики за право первого хода: { $winners }
label-gift-same-gangs = Банды и их состав остаются прежними

# Когда действие встречается впервые: одно предложение о нём.
about-deploy = Воры начинают на выходах: выбирайте поближе к сундукам.
about-lead = Вы ведёте стражника: бросьте кубик и направьте его на чужих воров. На шестёрке он стоит.
about-activate = За ход каждого вора можно активировать один раз: движение, действие и навык в любом порядке.
about-move = Движение: за 1 очко вор проходит до стольких клеток, каково значение его Движения.
about-pick = Вскрыть замок: на кубике должно выпасть не больше Разума вора, иначе сундук останется закрыт.
about-bash = Разбить сундук дороже, чем вскрыть замок, зато наверняка.
about-attack = Победитель забирает сокровище или 2 дуката, проигравший убегает. Атака завершает движение.
about-mission = Задание: сокровища уходят, дукаты приходят сразу; это надёжнее, чем нести их к выходу.
about-card = Карту Арканы играют в нужный миг: синие — в дороге и у сундуков, фиолетовые — в бою.
about-hinder = Так можно помешать чужому движению.
about-skill = Навык вора применяют один раз за ход.
about-leave = Ушедший вор и его добыча в безопасности, но обратно он не вернётся.
about-shut = Решётка закрывает выход до конца игры: уйти через него нельзя.
about-flee = Куда бежит проигравший, решает победитель: на три клетки.
about-steal = Победитель выбирает, какое сокровище забрать.
about-drop = Вор несёт не больше трёх сокровищ: лишнее ложится запертым сундуком в пустую комнату.
about-plot = Карта интриги — тайная цель: когда она достигнута, вы получаете награду.
about-buy = Снаряжение покупают за опыт; у вора может быть одна карта.
about-down = В Катакомбах ждут сокровища, тюрьма и Циклоп.
about-hire = Наёмник заменит одного вашего вора на всю партию.
about-sell = Каждое вынесенное сокровище приносит столько дукатов, сколько выпадет на кубике.

# Настройки партии: по предложению о каждой.
label-adventure-about = Приключение задаёт число раундов, миг тревоги и свои особые правила.
label-mercenaries-about = Одного вора каждый игрок может заменить наёмником.
label-exploration-about = В комнатах лежат закрытые жетоны: кристаллы, ловушки, снаряжение и лестницы вниз.
label-patrols-about = Стражу ведёт не кубик, а цвет верхней карты Арканы, и Корнак отправляет побеждённых в Тюрьму.
label-no_mercy-about = В бою играют сколько угодно боевых карт, при ничьей решает сумма кубиков, и появляются карты, которые ранят.
label-passing-about = Мимо своих можно проходить и передавать им добычу.
label-experience-about = Банда копит опыт: он перебрасывает кубики и покупает снаряжение.
label-equipment-about = У каждого вора может быть одна карта снаряжения.
label-intrigues-about = Тайные карты интриги с собственными целями и наградами.
label-catacombs-about = Под районом открываются Катакомбы с сокровищами, тюрьмой и Циклопом.
label-new_gangs-about = Между частями кампании можно взять другую банду или другой состав.
