# Тексты «Реликвиума».
#
# Имена игроков, фракций, областей и карт приходят готовыми, в именительном падеже. Число и слово
# при нём держит вместе неразрывный пробел.

# Вопросы: подготовка

ask-faction = Какую фракцию вы возглавите?

# Вопросы: мир

ask-diplomacy = Дипломатия. К кому вы обратитесь?
ask-answer-alliance = { $who } предлагает вам союз. Пока он длится, нападать друг на друга нельзя, а отряды союзника рядом с полем боя прибавляют +1. Согласны?
ask-answer-peace = { $who } предлагает вам мир. Вы станете нейтральны: без нового объявления войны нападений не будет. Согласны?
ask-act-plain = Равнина, деление { $division }: поход или жетон ближнего боя.
ask-act-mountain = Горы, деление { $division }: наём отряда или жетон дальнего боя.
ask-act-forest = Лес, деление { $division }: строительство замка или призыв легендарного существа.
ask-march-on = «{ $start }»: кто ещё идёт в поход?
ask-melee-token = «{ $start }» → «{ $end }»: какой жетон ближнего боя?
ask-ranged-token = «{ $start }» → «{ $end }»: какой жетон дальнего боя?
ask-recruit-on = Щедрая осень: нанять второй отряд?
ask-junction = Призыв: { $creature }. На каком стыке?
ask-skill = Призыв: { $creature }. Применить умение «{ $skill }»? Сейчас или никогда.
ask-swap-on = Перековать второй отряд?
ask-passage-on = Кто ещё уйдёт тёмным проходом?
ask-give-up = Цербер напал. Какой отряд вы теряете? («{ $area }»)

# Вопросы: война

ask-support = Кого вы отправите в поддержку?
ask-attack = Какое нападение провести или отменить?
ask-muster = «{ $area }»: кто нападает?
ask-lose =
    { $left ->
        [one] Какой отряд вы теряете? Осталось выбрать { $left }.
        [few] Какие отряды вы теряете? Осталось выбрать { $left }.
       *[many] Какие отряды вы теряете? Осталось выбрать { $left }.
    }
ask-retreat = «{ $area }»: надо отступать. Кто и куда?
ask-advance = «{ $area }»: путь открыт. Кто войдёт?

# Варианты

option-faction = { $faction }
option-ally = Предложить союз: { $who }
option-peace = Предложить мир: { $who }
option-break = Расторгнуть союз: { $who }
option-declare = Объявить войну: { $who }
option-march = { $unit }: «{ $start }» → «{ $end }»
option-march-to = Поход: «{ $area }»
option-melee = Готовить нападение: «{ $start }» → «{ $end }»
option-melee-token = { $token }
option-recruit = Нанять, «{ $area }»: { $unit }
option-recruit-at = Нанять отряд: «{ $area }»
option-promote = Повысить до полководца: { $unit }, «{ $area }»
option-ranged = Готовить поддержку: «{ $start }» → «{ $end }»
option-ranged-token = { $token }
option-build = Построить замок: «{ $area }»
option-summon = Призвать: { $creature }
option-at = Стык: { $areas }
option-stir = { $creature }
option-spot = «{ $area }»
option-return = Вернуть владельцу: { $token } ({ $faction })
option-block = Завалить границу: «{ $one }» – «{ $two }»
option-swap = «{ $area }»: { $unit } → { $other }
option-hedge = Вырастить ограду: «{ $area }»
option-decay = Наслать тлен: «{ $area }»
option-sprout = { $unit }: «{ $area }»
option-raise = Возвести замок: «{ $area }»
option-carry = Перенести, { $unit }: «{ $start }» → «{ $end }»
option-maul = Напасть: «{ $area }»
option-passage = { $unit }: «{ $start }» → «{ $end }»
option-give-up = { $unit }
option-send = { $unit }: жетон «{ $token }»
option-attack = Напасть: «{ $area }»
option-call-off = Отменить нападение: «{ $area }»
option-muster = { $unit }, «{ $area }»
option-all = Все
option-lose = { $unit }, «{ $area }»
option-retreat = { $unit } → «{ $area }»
option-retreat-to = Отступить: «{ $area }»
option-advance = { $unit }, «{ $area }»

# Рассказ: подготовка и раунды

fact-faction = { $who } возглавляет фракцию: { $faction }
fact-set-up = Порядок инициативы: { $seats }
fact-round = Начинается раунд { $round }
fact-events = Событие мира: «{ $peace }». Событие войны: «{ $war }».
fact-plot = «{ $plot }». Цель мира: { $peace }. Цель войны: { $war }. { $twist }.
fact-goal = { $who } берёт карту «{ $card }»: { $goal }

# Рассказ: мир

fact-proposed-alliance = { $who } предлагает союз: { $whom }
fact-proposed-peace = { $who } предлагает мир: { $whom }
fact-refused = { $who } отвечает отказом: { $whom }
fact-allied = { $who } и { $whom } заключают союз
fact-made-peace = { $who } и { $whom } заключают мир
fact-alliance-ended = { $who } расторгает союз: { $whom }
fact-war = { $who } объявляет войну: { $whom }
fact-declined = { $who } пропускает действие: { $terrain }, деление { $division }
fact-moved = { $who }: { $unit }, «{ $start }» → «{ $end }»
fact-melee = { $who } готовит нападение: «{ $start }» → «{ $end }» ({ $token })
fact-ranged = { $who } готовит поддержку: «{ $start }» → «{ $end }» ({ $token })
fact-recruited = { $who } нанимает отряд: { $unit }, «{ $area }»
fact-promoted = { $who } повышает отряд до полководца: { $unit }, «{ $area }»
fact-built = { $who } строит замок, «{ $area }»: { $castle }, по счёту { $number }
fact-summoned = { $who } призывает существо: { $creature }. Стык: { $areas }
fact-skill = { $who } применяет особое умение: { $creature }
fact-token-returned = Жетон «{ $token }» возвращается владельцу: { $who }
fact-blocked = { $who } заваливает границу до конца раунда: «{ $one }» – «{ $two }»
fact-swapped = { $who }: { $unit } → { $other }, «{ $area }»
fact-hedged = { $who } укрывается за живой оградой до конца раунда: «{ $area }»
fact-decayed = { $who } насылает тлен: «{ $area }». Защита там слабее до конца раунда
fact-mauled = { $who } теряет отряд от Цербера: { $unit }, «{ $area }»

# Рассказ: война

fact-strength-card = { $who } берёт карту силы «{ $card }»
fact-sent = { $who } отправляет в поддержку: { $unit }, «{ $start }» → «{ $end }»
fact-called-off = { $who } отменяет нападение: «{ $area }»
fact-token-dead = { $who }: нападение не состоится, «{ $area }»
fact-unopposed = { $who } не встречает сопротивления: «{ $area }»
fact-battle = { $who } нападает, «{ $area }»: { $attack } против { $defence }. Защищается { $whom }
fact-attack-won = { $who } берёт «{ $area }», перевес { $margin }
fact-defence-won = { $who } удерживает «{ $area }», перевес { $margin }
fact-tie = «{ $area }»: силы равны, никто не уступил
fact-lost = { $who } теряет отряд: { $unit }, «{ $area }»
fact-razed = { $who } лишается замка: { $castle }, «{ $area }»
fact-retreated = { $who } отступает: { $unit }, «{ $start }» → «{ $end }»
fact-advanced = { $who } занимает область: { $unit }, «{ $start }» → «{ $end }»
fact-won =
    { $areas ->
        [one] { $who } побеждает: под контролем { $areas } область
        [few] { $who } побеждает: под контролем { $areas } области
       *[many] { $who } побеждает: под контролем { $areas } областей
    }
fact-nobody-won = Равенство до последнего: победителя нет

# Параметры партии

label-players = Игроки
label-factions = Фракции
label-factions-choice = По выбору игроков
label-factions-random = Случайные
label-warlords = Полководцы
label-strength = Сила фракций
label-strength-usual = Как обычно
label-strength-on = Да
label-strength-off = Нет
label-diplomacy = Дипломатия
label-diplomacy-usual = Как обычно
label-diplomacy-on = Да
label-diplomacy-off = Нет
label-events = Случайные события
label-campaign = Кампания
label-event_cards = Карт в колоде событий
label-rounds = Раундов без событий

# Ход партии

label-title = Реликвиум
label-round = Раунд { $round } из { $last }
label-phase-factions = Выбор фракций
label-phase-setup = Подготовка
label-phase-events = Мир: события
label-phase-diplomacy = Мир: дипломатия
label-phase-actions = Мир: действия
label-phase-strength = Война: сила фракций
label-phase-support = Война: поддержка
label-phase-attacks = Война: нападения
label-phase-round_end = Конец раунда
label-phase-over = Игра окончена
label-result-REL-END-2 = Девятый замок построен: побеждает { $who } (счёт: { $total })
label-result-REL-END-3 = Пал последний замок одного типа: побеждает { $who } (счёт: { $total })
label-result-REL-EOR-3 = Последний раунд завершён: побеждает { $who } (счёт: { $total })
label-result-REL-END-10 = Равенство до последнего: победителя нет

# Стол

label-atlas = Военный атлас
label-events-in-force = События
label-peace-deck = Колода мира
label-war-deck = Колода войны
label-plot = Сюжет раунда
label-strength-cards = Карты силы
label-areas = Области
label-castles = Замки
label-units = Отряды на поле
label-points = Победные очки
label-diplomacy-cards = Карты дипломатии при себе
label-initiative = Инициатива
label-track = Шкала владений
label-division = { $division }: { $terrain }
label-reserve = В резерве: { $unit }
label-melee = Жетоны ближнего боя
label-ranged = Жетоны дальнего боя
label-creatures = Легендарные существа
label-relations = Отношения
label-won = Выигранные события
label-battle = Бой: «{ $area }»
label-planned = Замысел: «{ $area }»
label-possible = Возможные нападения
label-strike = «{ $start }» → «{ $end }»
label-possible-ahead = Ваша сила за вычетом чужой, с лучшим из оставшихся жетонов. Больше нуля — победа.
label-possible-assault = Ваша сила за вычетом чужой, с лучшим из оставшихся жетонов. В этом раунде для победы хватит и нуля.
label-nobody = Никто не защищается
label-garrison = Гарнизон
label-attackers = Нападающие
label-outcome-attacker = { $who } берёт «{ $area }»
label-outcome-defender = { $who } удерживает «{ $area }»
label-outcome-open = Как дело обстоит сейчас: { $attack } против { $defence }
label-attack-figure = Нападение
label-defence-figure = Защита
label-support-figure = Поддержка
label-bonus-figure = Бонус нападения
label-arrows-figure = Стрелы

# Слагаемые силы армии

label-term-REL-CALC-1 = { $what }
label-term-REL-WL-6 = { $what }: классы рядом
label-term-REL-WL-8 = { $what }: карты силы
label-term-REL-AURA-1 = Аура: { $what }
label-term-REL-CALC-4 = { $what }
label-term-REL-CALC-6 = Союзник: { $what }
label-term-REL-SKILL-5 = Умение: { $what }
label-term-REL-SKILL-12 = Умение: { $what }
label-term-REL-EVENT-1W = Событие: { $what }
label-term-REL-EVENT-3W = Событие: { $what }
label-term-REL-EVENT-4W = Событие: { $what }

# Откуда очки

label-source-plain = Равнины
label-source-mountain = Горы
label-source-forest = Леса
label-source-water = Воды
label-source-peace = Мирные цели
label-source-war = Военные цели

# Что может выйти
label-odds-attack = { $who } берёт область «{ $area }»
label-odds-defence = { $who } удерживает область «{ $area }»
label-odds-tie = «{ $area }»: ничья

# Когда действие встречается впервые: одно предложение о нём.
about-march = Поход: отряды из одной области расходятся по соседним, своим или свободным, не больше трёх в каждой.
about-march-to = Поход: отряды из одной области расходятся по соседним, своим или свободным, не больше трёх в каждой.
about-melee = Жетон ближнего боя — это план: само нападение случится в фазу войны, и соперник успеет ответить.
about-ranged = Жетон дальнего боя — это поддержка: она прибавит силы в бою за эту область, нападаете вы или защищаетесь.
about-recruit = Наём: новый отряд из резерва встаёт в вашу область.
about-recruit-at = Наём: новый отряд из резерва встаёт в вашу область.
about-promote = Полководец не занимает места среди трёх отрядов, а его сила растёт с окружением.
about-build = Замок открывает деление шкалы: со следующего раунда у вас на действие больше.
about-summon = Существо встаёт на стык трёх областей и меняет силы во всех трёх до конца раунда.
about-ally = Союзники не нападают друг на друга, а отряд союзника рядом с боем прибавляет 1 к силе.
about-peace = Если соперник согласен, война кончается и вы снова нейтральны.
about-break = Союз кончается сразу, согласия не нужно; напасть можно уже в этом раунде.
about-send = Отправленный в поддержку отряд до конца раунда не нападает и не защищает свою область.
about-attack = Нападение: обе силы видны заранее; напавшие отряды устанут до конца раунда.
about-call-off = Нападения не будет: никто не устаёт и никто не гибнет.
about-muster = Нападают только выбранные отряды; оставшиеся держат свою область.
about-advance = Победив, отряды могут занять область; оставшиеся держат прежнюю.

# Настройки партии: по предложению о каждой.
label-factions-about = Державы выбирают по очереди или раздают случайно.
label-warlords-about = Обычный отряд можно повысить до полководца, чья сила зависит от того, кто рядом.
label-strength-about = Карты силы достаются тем, кто впереди по областям, замкам и войскам; вдвоём не действует.
label-diplomacy-about = Можно заключать союзы и мир и объявлять войну; вдвоём не действует.
label-events-about = Каждый раунд, кроме первого, открываются два события: одно меняет мир, другое — войну.
label-campaign-about = Каждый раунд, кроме первого, сюжет ставит цель мира и цель войны; кто их достигнет, получает победные очки. Нужны случайные события.
label-event_cards-about = Сколько событий в каждой колоде: раундов будет на один больше.
label-rounds-about = Сколько раундов длится партия без случайных событий.
