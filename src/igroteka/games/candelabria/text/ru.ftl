# Тексты «Проклятия Канделябрии».
#
# Имена игроков, Домов и карт приходят в именительном падеже, пол игрока неизвестен: сказуемые
# стоят в настоящем времени, названия — в кавычках, в скобках или после двоеточия. Число и слово
# при нём разделяет неразрывный пробел.

# Части, из которых складываются остальные тексты

points =
    { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }
points-total =
    { $total ->
        [one] { $total } победное очко
        [few] { $total } победных очка
       *[many] { $total } победных очков
    }
price-gold =
    { $cost ->
        [one] { $cost } кубик золота
        [few] { $cost } кубика золота
       *[many] { $cost } кубиков золота
    }
price-wax =
    { $cost ->
        [0] бесплатно
        [one] за { $cost } кубик воска
        [few] за { $cost } кубика воска
       *[many] за { $cost } кубиков воска
    }
left-over =
    { $left ->
        [1] { "" }
       *[other] { " " }(осталось: { $left })
    }

# Вопросы: подготовка

ask-house = За какой Дом вы играете?
ask-keep-quest = Какое задание оставить себе втайне? Другое станет общим.

# Вопросы: сезон возгорания

ask-turn = Ваш ход: разместите свечу или совершите манёвр.
ask-deploy-where = На какой территории появится свеча?
ask-move =
    { $left ->
        [0] Можно сжечь огонь ради одного дополнительного движения.
        [one] Осталось { $left } движение. Куда идти?
        [few] Осталось { $left } движения. Куда идти?
       *[many] Осталось { $left } движений. Куда идти?
    }
ask-castle-enters = Замок входит на территорию. Какой чужой огонь он гасит?
ask-push = Воин входит на территорию. Какую свечу и куда он отбрасывает?
ask-influence = К какому проклятию выставить пламя земли?{ left-over }
ask-move-curse = Какое проклятие и куда передвинуть?{ left-over }
ask-snuffed = Ваше пламя земли погашено. Куда оно отправится?
ask-forge = Что купить?{ left-over }
ask-cubes =
    { $left ->
        [one] Какой кубик взять?
        [few] Какие { $left } кубика взять?
       *[many] Какие { $left } кубиков взять?
    }
ask-portal = Какая фигура пройдёт через портал?{ left-over }
ask-portal-to = Где она выйдет? ({ $figure })
ask-put-under = Какую карту убрать под колоду?{ left-over }
ask-keep-candle = Какую из этих карт свечей оставить?

# Вопросы: эффекты

ask-light = Что зажечь?{ left-over }
ask-extinguish = Что погасить?{ left-over }
ask-steal = Чей кубик украсть?{ left-over }
ask-take-tactics = Какую карту тактики взять?{ left-over }
ask-destroy = Где разрушить храм?{ left-over }
ask-vigil = Поставлен или разрушен храм: { $region }. Какую свечу туда послать?
ask-score-quest = Ваше личное задание выполнено. Засчитать его?

# Вопросы: сезон войн

ask-place-curse = Где разместить проклятие «{ $curse }»?
ask-relocate = Какую свечу унесёт проклятие?
ask-relocate-to = Куда? ({ $house }: { $candle })
ask-build-free = Что взять бесплатно?
ask-repeat = Карта какой свечи сработает ещё раз?
ask-lay = Тайно закройте ячейку { $number } планшета войны или оставьте её свободной.
ask-neutralise = Потратить карту, чтобы нейтрализовать другую?
ask-resolve-first = С чего начать?
ask-discard-withering = Вы берёте карту «{ $card }». Какую карту увядания убрать под колоду?
ask-on-slot = На какую ячейку положить карту «{ $card }»?
ask-choose-one = «{ $card }»: выберите одно.
ask-withering-move = Какую свечу передвинуть?
ask-steal-vp = У кого отнять победное очко?

# Варианты

option-house = { $house }
option-draft = { $house } ({ $region })
option-keep-quest = Оставить «{ $quest }»
option-score-quest = Засчитать «{ $quest }»
option-to = { $territory }
option-seal = { $region }
option-figure-of = { $house }: { $figure }
option-weak-action = { $house }, ячейка { $number }: ослабленное действие
option-in = { $region }
option-deploy = Разместить «{ $card }» ({ $role }) { price-wax }
option-maneuver = Манёвр: сбросить «{ $card }»
option-move = { $figure } → { $territory }
option-burn = Сжечь огонь: { $figure } → { $territory }
option-push = Отбросить: { $house } ({ $candle }) → { $territory }
option-extinguish-land = Погасить пламя земли: { $house } ({ $territory })
option-extinguish-candle = Погасить огонь: { $house } ({ $candle })
option-light-candle = Зажечь огонь: { $candle }
option-light-land = Выставить пламя земли: { $territory }
option-steal = { $house }: { $cube }
option-take = Взять «{ $card }»
option-at-curse = Проклятие { $number }
option-to-supply = Вернуть в запас
option-move-curse = Проклятие { $number } → { $territory }
option-send = { $figure } → { $territory }
option-keep-candle = Оставить «{ $card }»
option-put-under = Убрать под колоду «{ $card }»
option-buy-upgrade = «{ $upgrade }» за { price-gold }
option-buy-temple = { $temple } ({ $region }) за { price-gold }
option-cubes =
    { $gold ->
        [0] Воск: { $wax }
       *[other]
            { $wax ->
                [0] Золото: { $gold }
               *[other] Золото: { $gold }, воск: { $wax }
            }
    }
option-figure = { $figure }
option-relocate = { $house }: { $candle }
option-free-temple = { $temple }
option-free-upgrade = «{ $upgrade }»
option-lay = «{ $card }» на ячейку { $number }
option-leave-free = Оставить ячейку { $number } свободной
option-spend = Потратить «{ $card }» против карты «{ $target }» ({ $house })
option-resolve-first = Ячейка { $number }: { $what }
option-discard-withering = Карта на ячейке { $number }
option-on-slot = Ячейка { $number }
option-choose-gain_vp = Получить 1 победное очко
option-choose-light = Зажечь 1 огонь
option-choose-extinguish = Погасить 1 огонь
option-choose-steal = Украсть 1 кубик
option-steal-vp = { $house }

# Рассказ: подготовка

fact-house = { $who } играет за Дом «{ $house }»
fact-track = Очерёдность хода: { $seats }
fact-quest-kept = { $who } оставляет себе задание «{ $quest }»
fact-quest-common = { $who } открывает общее задание «{ $quest }»

# Рассказ: сезон тумана

fact-year = Год { $year }: поднимается туман
fact-struck = Проклятие «{ $curse }» поражает регион: { $region }
fact-curse-drawn = Открыто проклятие «{ $curse }»
fact-curse-appears = Появляется проклятие «{ $curse }»: { $territory }
fact-house-candle = { $who } получает карту «{ $card }»

# Рассказ: сезон возгорания

fact-deployed = { $who } размещает «{ $card }» ({ $role }): { $territory }
fact-maneuver = { $who } сбрасывает «{ $card }» ради манёвра
fact-moved = { $who } передвигает фигуру ({ $figure }): { $territory }
fact-burned = { $who } сжигает огонь ради ещё одного движения: { $candle }
fact-pushed = { $who } отбрасывает свечу ({ $house }, { $candle }): { $territory }
fact-land-flame = { $who } выставляет пламя земли: { $territory }
fact-action = { $who } выполняет действие «{ $action }», размер { $amount }
fact-influenced = { $who } выставляет пламя земли к проклятию { $number } (теперь там { $total })
fact-curse-moved = { $who } передвигает проклятие «{ $curse }»: { $territory }
fact-mined =
    { $gold ->
        [0] { $who } добывает воск: { $wax }
       *[other]
            { $wax ->
                [0] { $who } добывает золото: { $gold }
               *[other] { $who } добывает золото: { $gold }, воск: { $wax }
            }
    }
fact-no-room =
    { $amount ->
        [one] На складе нет места ({ $who }): теряется { $amount } кубик
        [few] На складе нет места ({ $who }): теряются { $amount } кубика
       *[many] На складе нет места ({ $who }): теряются { $amount } кубиков
    }
fact-teleported = { $who } отправляет фигуру через портал ({ $figure }): { $territory }
fact-drew-candles =
    { $amount ->
        [0] { $who } не находит карт свечей в колоде
        [one] { $who } берёт { $amount } карту свечи
        [few] { $who } берёт { $amount } карты свечей
       *[many] { $who } берёт { $amount } карт свечей
    }
fact-returned-candles =
    { $amount ->
        [0] { $who } не возвращает карт свечей
        [one] { $who } возвращает { $amount } карту свечи
        [few] { $who } возвращает { $amount } карты свечей
       *[many] { $who } возвращает { $amount } карт свечей
    }
fact-upgrade = { $who } получает улучшение «{ $upgrade }»
fact-temple = { $who } ставит храм ({ $temple }): { $region }

# Рассказ: эффекты

fact-vp = { $who } получает { points } (всего { $total })
fact-first = { $who } занимает первое место в очерёдности хода
fact-lit =
    { $flames ->
        [one] { $who } зажигает огонь: { $candle }, теперь { $flames } огонь
        [few] { $who } зажигает огонь: { $candle }, теперь { $flames } огня
       *[many] { $who } зажигает огонь: { $candle }, теперь { $flames } огней
    }
fact-extinguished-land = { $who } гасит пламя земли ({ $house }): { $territory }
fact-extinguished-candle =
    { $left ->
        [0] { $who } гасит последний огонь свечи ({ $house }): { $candle }
        [one] { $who } гасит огонь свечи ({ $house }): { $candle }, остался { $left } огонь
        [few] { $who } гасит огонь свечи ({ $house }): { $candle }, осталось { $left } огня
       *[many] { $who } гасит огонь свечи ({ $house }): { $candle }, осталось { $left } огней
    }
fact-stole = { $who } крадёт ({ $house }): { $cube }
fact-took = { $who } берёт карту «{ $card }»
fact-destroyed = { $who } разрушает храм ({ $temple }): { $region }
fact-sent = { $who } несёт бдение: { $candle } → { $territory }
fact-quest = { $who } выполняет задание «{ $quest }»
fact-quest-gone = Задание «{ $quest }» завершено и покидает игру

# Рассказ: сезон войн

fact-curse-won = { $who } получает проклятие «{ $curse }»
fact-curse-unclaimed = Проклятие «{ $curse }» не достаётся никому
fact-curse-nowhere = Проклятию «{ $curse }» нет места на карте ({ $who })
fact-curse-placed = { $who } размещает проклятие «{ $curse }»: { $region }
fact-relocated = { $who } переносит свечу ({ $house }, { $candle }): { $territory }
fact-grey-tide = { $who } гасит всё пламя земли: { $region }
fact-repeated = { $who } повторяет карту свечи: { $candle }
fact-withering = { $who } берёт карту увядания «{ $card }»
fact-withered = { $who } кладёт карту «{ $card }» на ячейку { $number }
fact-stole-vp = { $who } отнимает победное очко: { $house }
fact-battle = Битва за регион ({ $region }): { $seats }
fact-unopposed = { $who } побеждает без боя: { $region }
fact-no-battle = За этот регион никто не сражается: { $region }
fact-revealed = { $who } открывает карту «{ $card }» на ячейке { $number }
fact-neutralised = { $who } тратит «{ $card }» и нейтрализует «{ $target }» ({ $house })
fact-resolved = { $who } разыгрывает «{ $card }»
fact-victory = { $who } побеждает в битве ({ $region }) с силой { $strength }
fact-no-winner = В битве никто не побеждает: { $region }
fact-year-over = Год { $year } окончен: свечи догорают
fact-final = Итоговый подсчёт, { $who }: «{ $card }»
fact-won = { $who } побеждает: { points-total }

# Настройки партии

label-players = Игроки
label-houses = Дома
label-houses-choice = Каждый выбирает сам
label-houses-random = Случайно
label-quests = Задания
label-withering = Увядание

# Ход партии

label-title = Проклятие Канделябрии
label-year = Год { $year }
label-phase-houses = Выбор Домов
label-phase-setup = Подготовка
label-phase-quests = Выбор заданий
label-phase-mist = Сезон тумана
label-phase-kindling = Сезон возгорания
label-phase-curses = Сезон войн: проклятия
label-phase-battles = Сезон войн: битвы
label-phase-clean_up = Завершение года
label-phase-over = Игра окончена
label-result-CAN-END-5 = { $who } побеждает: { points-total }

# Стол

label-map = Королевство
label-display = Открытые карты тактики
label-curses = Проклятия этого года
label-upgrades = Улучшения
label-vp = Победные очки
label-hand = Карты свечей
label-tactics = Тактика
label-laid = Сыгранная тактика
label-deployed = Размещённые свечи
label-maneuvers = Область манёвра
label-displays = Карты
label-turn-order = Очерёдность хода
label-place = Место { $number }
label-curse-place = Проклятие { $number }
label-altar = Пламя у проклятия { $number }
label-battle = Битва: { $region }
label-battle-over = Прошлая битва: { $region }
label-in-secret = Выбирает втайне
label-war-board = Планшет войны
label-neutralised = Нейтрализовано

# Символы на картах

label-effect-light = Зажечь
label-effect-extinguish = Погасить
label-effect-steal = Украсть
label-effect-gain_vp = Победные очки
label-effect-draw_tactics = Карты тактики
label-effect-destroy_temple = Разрушить храм
label-effect-become_first = Стать первым

# Откуда очки

label-source-cards = Карты
label-source-battles = Битвы
label-source-temples = Храмы
label-source-quests = Задания
label-source-withering = Увядание
label-source-abilities = Способности Дома

# Что может выйти
label-odds-battle = { $who }: победа в битве ({ $region })
label-odds-nobody = битву никто не выигрывает ({ $region })

# Когда действие встречается впервые: одно предложение о нём.
about-deploy = Размещение: свеча встаёт у вашего замка и даёт эффект карты; у каждой роли своя сила.
about-maneuver = Манёвр: сбросив карту, вы делаете до двух движений, и новая территория загорается и действует.
about-move = Где после движения не было вашего пламени, оно загорается, и территория действует.
about-burn = За огонь этой свечи она делает ещё одно движение; без огней у неё нет боевой силы.
about-push = Воин, входя на территорию, оттесняет одну чужую свечу на соседнюю.
about-light-candle = Каждый огонь на свече — единица силы в битве.
about-light-land = Пламя земли даёт контроль, силу в битве и усиливает действия таких же территорий.
about-extinguish-candle = Каждый погашенный огонь отнимает у соперника единицу силы.
about-extinguish-land = Без пламени земли соперник теряет здесь силу, а часто и контроль.
about-steal = Кубик со склада соперника переходит на ваш.
about-take = Карты тактики играют в битвах этого года, до двух в каждой.
about-at-curse = Кто больше повлиял на проклятие, тот получит его в сезон войн.
about-buy-upgrade = Улучшение работает до конца игры, начиная со своего года.
about-buy-temple = Белый храм сразу даёт очки, серый переворачивает битву, чёрный не пускает проклятия.
about-cubes = Воском платят за свечи, золотом — за улучшения и храмы.
about-lay = Карты кладут закрытыми и вскрывают вместе; накрытая ячейка не даёт ослабленного действия.
about-spend = Сбросив свою карту без эффекта, вы убираете чужую с тем же символом.
about-weak-action = Свободная ячейка планшета войны даёт слабое действие даром.
about-keep-quest = Оставленное задание — ваше личное; другое станет общим для всех.

# Настройки партии: по предложению о каждой.
label-houses-about = Дома выбирают по очереди или раздают случайно.
label-quests-about = Дополнение: личные и общие задания приносят победные очки.
label-withering-about = Дополнение: второе место у проклятия приносит карту увядания, которая портит ячейку планшета войны; вдвоём не действует.
