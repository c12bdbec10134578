# Тексты «Земель призраков».
#
# Имена игроков и карт приходят в именительном падеже, пол игрока неизвестен: сказуемые стоят в
# настоящем времени, названия — в кавычках или после двоеточия. Число и слово при нём разделяет
# неразрывный пробел.

# Части, из которых складываются остальные тексты

exploration-tokens =
    { $cost ->
        [one] { $cost } жетон исследования
        [few] { $cost } жетона исследования
       *[many] { $cost } жетонов исследования
    }
contact-tokens =
    { $cost ->
        [one] { $cost } жетон контакта
        [few] { $cost } жетона контакта
       *[many] { $cost } жетонов контакта
    }
training-price =
    { $cost ->
        [one] { $cost } пекунию
        [few] { $cost } пекунии
       *[many] { $cost } пекуний
    }
sale-price =
    { $pecunias ->
        [one] { $pecunias } пекунию
        [few] { $pecunias } пекунии
       *[many] { $pecunias } пекуний
    }
sale-goods =
    { $each ->
        [1] { $resources }
       *[other] { $resources } × { $each }
    }
goods =
    { $amount ->
        [1] { $resource }
       *[other] { $resource } × { $amount }
    }
valour-total =
    { $total ->
        [one] { $total } очко доблести
        [few] { $total } очка доблести
       *[many] { $total } очков доблести
    }

# Вопросы

ask-turn = Ваш ход. Что будете делать?
ask-spread =
    { $left ->
        [one] На выпавшую местность идёт ещё { $left } призрак. Куда его поставить?
        [few] На выпавшую местность идут ещё { $left } призрака. Куда поставить следующего?
       *[many] На выпавшую местность идут ещё { $left } призраков. Куда поставить следующего?
    }
ask-overflow =
    { $left ->
        [one] Снаружи места нет: в Калену идёт ещё { $left } призрак. Куда его поставить?
        [few] Снаружи места нет: в Калену идут ещё { $left } призрака. Куда поставить следующего?
       *[many] Снаружи места нет: в Калену идут ещё { $left } призраков. Куда поставить следующего?
    }
ask-quests =
    { $left ->
        [one] Тайно выберите ещё { $left } задание.
        [few] Тайно выберите ещё { $left } задания.
       *[many] Тайно выберите ещё { $left } заданий.
    }
ask-reward = Бросить кубик бонусов или выбрать строку карты бонуса?
ask-restore = Какой жетон действия восстановить?
ask-any-resource = Какой ресурс взять?

# Варианты ответа

option-explore =
    { $cost ->
        [0] Перейти: { $terrain } ({ $hex }) — войти нельзя
       *[other] Перейти: { $terrain } ({ $hex }) — { exploration-tokens }
    }
option-extract = Добыть: { $resource } ({ $hex })
option-build = Построить: { $building } ({ $hex }); цена: { $cost }
option-contact = Вступить в контакт с призраком ({ $hex }) — { contact-tokens }
option-sell = Продать: { sale-goods } — за { sale-price }
option-learn = Изучить «{ $skill }»; цена: { $cost }
option-train =
    { $cost ->
        [0] Тренировать: { $track } — шкала заполнена
       *[other] Тренировать: { $track } — за { training-price }
    }
option-end = Закончить ход
option-haunt = Поставить призрака: { $hex }
option-gain = Взять: { $resource }
option-restore = Восстановить жетон: { $track }
option-roll = Бросить кубик бонусов
option-row = Строка { $face }{ row-pecunias }{ row-resources }{ row-valour }
row-pecunias =
    { $pecunias ->
        [0] { "" }
        [one] { " · " }{ $pecunias } пекуния
        [few] { " · " }{ $pecunias } пекунии
       *[many] { " · " }{ $pecunias } пекуний
    }
row-resources =
    { $resources ->
        [0] { "" }
        [one] { " · " }{ $resources } любой ресурс
        [few] { " · " }{ $resources } любых ресурса
       *[many] { " · " }{ $resources } любых ресурсов
    }
row-valour =
    { $valour ->
        [0] { "" }
        [one] { " · " }{ $valour } очко доблести
        [few] { " · " }{ $valour } очка доблести
       *[many] { " · " }{ $valour } очков доблести
    }
option-pick = Взять задание «{ $quest }»

# Летопись: подготовка

fact-land = Вокруг Калены, с севера по часовой стрелке, лежат: { $tiles }
fact-skills-drawn = Навыки этой партии: { $skills }
fact-market-drawn = В городе открыт «{ $market }»
fact-ghost-cards = Карты призраков в игре: { $cards }
fact-season = Начинается { $season }-й сезон: в силе карта «{ $card }»
fact-order = Порядок хода: { $seats }

# Летопись: раунд

fact-spread = Призраки пробуждаются: { $who } бросает кубик местности — { $terrain }
fact-haunted = { $who } ставит призрака на клетку «{ $hex }»
fact-chilled = Здание «{ $building }» на клетке «{ $hex }» стынет рядом с призраком и ничего не даёт
fact-explored = { $who } идёт на клетку «{ $hex }» ({ $terrain }) за { exploration-tokens }
fact-extracted = { $who } добывает ресурс, истощая клетку «{ $hex }»: { $resource }
fact-built = { $who } строит здание «{ $building }» на клетке «{ $hex }»
fact-contacted = { $who } вступает в контакт с призраком на клетке «{ $hex }» за { contact-tokens }
fact-bonus-rolled = { $who } бросает кубик бонусов: { $face }
fact-row-chosen = { $who } обходится без кубика бонусов и берёт строку { $face }
fact-sold = { $who } продаёт за { sale-price }: { sale-goods }
fact-learned = { $who } изучает навык «{ $skill }» и занимает ячейку { $slot }
fact-trained = { $who } тренирует «{ $track }» за { training-price }: новый жетон пока неактивен
fact-turn-ended = { $who } заканчивает ход
fact-rested = Все отдыхают: жетоны действий снова активны

# Летопись: приобретения и потери

fact-received = { $who } получает: { goods }
fact-no-room = { $who } теряет за недостатком места: { goods }
fact-no-room-at-all = { $who } теряет ресурс: личный запас полон
fact-pecunias =
    { $amount ->
        [one] { $who } получает { $amount } пекунию (всего { $total })
        [few] { $who } получает { $amount } пекунии (всего { $total })
       *[many] { $who } получает { $amount } пекуний (всего { $total })
    }
fact-valour =
    { $amount ->
        [one] { $who } получает { $amount } очко доблести (всего { $total })
        [few] { $who } получает { $amount } очка доблести (всего { $total })
       *[many] { $who } получает { $amount } очков доблести (всего { $total })
    }
fact-restored =
    { $amount ->
        [one] { $who } восстанавливает { $amount } жетон: { $track }
        [few] { $who } восстанавливает { $amount } жетона: { $track }
       *[many] { $who } восстанавливает { $amount } жетонов: { $track }
    }

# Летопись: конец сезона и конец игры

fact-fresh-land = Сезон окончен: земля отдохнула, жетоны истощения возвращаются в общий запас
fact-picked = { $who } делает тайный выбор: { $quests }
fact-picked-unseen =
    { $amount ->
        [one] { $who } тайно берёт { $amount } задание
        [few] { $who } тайно берёт { $amount } задания
       *[many] { $who } тайно берёт { $amount } заданий
    }
fact-quest =
    { $amount ->
        [0] { $who } открывает задание «{ $quest }»: оно ничего не приносит
        [one] { $who } открывает задание «{ $quest }»: { $amount } очко доблести
        [few] { $who } открывает задание «{ $quest }»: { $amount } очка доблести
       *[many] { $who } открывает задание «{ $quest }»: { $amount } очков доблести
    }
fact-won = { $who } побеждает: { valour-total }
fact-kalena-lost = Призраки заняли все семь клеток Калены: проигрывают все
fact-ghosts-lost = Призраков в общем запасе слишком мало, чтобы выставить четырёх: проигрывают все

# Настройки партии

label-players = Игроки
label-mode = Режим
label-extra_ghosts = Дополнительные карты призраков
label-extra_ghosts-none = Нет
label-extra_ghosts-random = Одна случайная

# Ход партии

label-title = Земли призраков
label-season = Сезон { $season }
label-round = Раунд { $round }
label-phase-setup = Подготовка
label-phase-spread = Распространение
label-phase-turns = Ходы игроков
label-phase-season_end = Конец сезона
label-phase-over = Игра окончена
label-turn = Ходит { $who }
label-order = Порядок хода

# Стол

label-land = Земли
label-market = Рынок
label-bonus-card = Бонусы сезона
label-coming-bonus-cards = Бонусы будущих сезонов
label-ghost-cards = Карты призраков
label-skills = Навыки
label-skill-slot =
    { $valour ->
        [one] Ячейка { $slot }: { $valour } очко доблести
        [few] Ячейка { $slot }: { $valour } очка доблести
       *[many] Ячейка { $slot }: { $valour } очков доблести
    }
label-skill-slot-closed = Ячейка закрыта
label-supply = Общий запас
label-supply-ghosts =
    { $amount ->
        [0] Призраков не осталось
        [one] { $amount } призрак
        [few] { $amount } призрака
       *[many] { $amount } призраков
    }
label-supply-exhaustion =
    { $amount ->
        [0] Жетонов истощения не осталось
        [one] { $amount } жетон истощения
        [few] { $amount } жетона истощения
       *[many] { $amount } жетонов истощения
    }

# Планшет игрока

label-valour = Доблесть
label-pecunias = Пекунии
label-storage = Личный запас
label-quests = Задания
label-quests-picked =
    { $amount ->
        [0] Заданий не взято
        [one] Взято { $amount } задание
        [few] Взято { $amount } задания
       *[many] Взято { $amount } заданий
    }

# Итог

label-victory = Победа: { $who }
label-defeat = Общее поражение
label-result-KAL-FIN-2 = { $who } побеждает: { valour-total }
label-result-KAL-LOSE-1 = Калена пала: призраки заняли все семь её клеток. Проигрывают все.
label-result-KAL-LOSE-2 = Земли переполнены призраками: в запасе их меньше четырёх. Проигрывают все.

# Откуда очки

label-source-buildings = Постройки
label-source-skills = Умения
label-source-ghosts = Контакты с призраками
label-source-learning = Обучение умениям
label-source-training = Тренировки
label-source-quests = Задания

# Когда действие встречается впервые: одно предложение о нём.
about-explore = Исследование — шаг на соседнюю клетку за жетоны: чем труднее местность, тем дороже.
about-extract = Добыча — ресурс с клетки под ногами или вода из соседнего озера; клетка истощится до конца сезона.
about-build = Здание сразу приносит доблесть, а потом ресурс каждый раунд; строят там, где стоят.
about-contact = Контакт: призрак уходит с клетки, а вы бросаете кубик бонусов и получаете награду.
about-sell = Продажа: в городе ресурсы меняют на пекунии по карте рынка, сколько угодно раз.
about-learn = Навык действует до конца партии; кто выучил раньше, получает больше доблести.
about-train = Тренировка: за пекунии вы получаете ещё один жетон действия; готов он будет после отдыха.
about-haunt = Призраков ставит последний по очереди игрок: на клетке с призраком нельзя строить, а семь призраков в Калене — поражение для всех.
about-restore = Восстановленный жетон можно потратить ещё раз в этот же ход.
about-pick = Выбранное задание остаётся тайным и принесёт доблесть в конце партии.

# Настройки партии: по предложению о каждой.
label-mode-about = Режим решает, какое свойство у призраков и когда выбирают тайные задания; для первой партии лучше всего «Странник».
label-extra_ghosts-about = Каждая лишняя карта призраков добавляет им ещё одно вредное свойство на всю партию.
