# Тексты «Талисмана».
#
# Имена игроков и карт приходят в именительном падеже, пол игрока неизвестен: сказуемые стоят в
# настоящем времени, названия — в кавычках или после двоеточия. Число и слово при нём разделяет
# неразрывный пробел.

# Части, из которых складываются остальные тексты

some-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
some-gold =
    { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
a-price =
    { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }
some-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
some-spells =
    { $count ->
        [one] { $count } Заклинание
        [few] { $count } Заклинания
       *[many] { $count } Заклинаний
    }

# Вопросы

ask-add = Сумма броска: { $total }. Прибавить к ней?
ask-aim = «{ $card }»: на кого?
ask-answer = Сотворено: «{ $card }». Ответить?
ask-bonus = Стартовый бонус: какую фишку взять?
ask-buy-fate = Восполнить ещё 1 Судьбу за { a-price }?
ask-buy-life = Исцелить ещё 1 Жизнь за { a-price }?
ask-command = То, что у вас есть, не даёт творить Заклинание Власти. Положить?
ask-choose = Что выбираете?
ask-declare = На вас нападают. Сражаться или поступить иначе?
ask-dice = Сколько кубиков бросить?
ask-drop = Предметов слишком много. Что оставить на клетке?
ask-encounter = С кем или с чем встреча?
ask-evade = Уклониться?
ask-fate = { $what }: выпало { $dice }. Перебросить за Судьбу?
ask-foe = Кого из Врагов?
ask-forget = Заклинаний слишком много. Какое сбросить?
ask-free-card = Какое Приобретение взять бесплатно?
ask-give = Что отдать?
ask-hand-in = Сдано: { some-points }. Какой трофей сдать?
ask-hero = Выберите героя.
ask-inner = Куда идти?
ask-life = { $who } вот-вот потеряет Жизнь (всего { $amount }). Спасти?
ask-loot = Герой игрока { $who } убит. Что забрать?
ask-meet = Встреча с героем игрока { $who }. Напасть или применить способность?
ask-move = Как движетесь?
ask-next-follower = За какого Попутчика бросить следующим?
ask-quest = Принять испытание Колдуна?
ask-remove = Какую карту на поле сбросить?
ask-reward = Герой игрока { $who } побеждён. Какова награда?
ask-roll = «{ $space }»: бросать кубик?
ask-save-enemy = Сейчас умрёт Враг: «{ $card }». Спасти его?
ask-save-follower = Сейчас погибнет Попутчик: «{ $card }». Спасти его?
ask-sell = Какой Предмет превратить в золото?
ask-servant = Кто из Попутчиков поможет в битве?
ask-shop = Что купить?
ask-space = Куда?
ask-swap = Какую карту заменить?
ask-take = Что взять на клетке?
ask-take-from = Что забрать у игрока { $who }?
ask-trophy = Враг убит: «{ $card }». Оставить трофеем?
ask-use = Применить: «{ $what }»?
ask-vampire = Вампир требует плату. Чем заплатить?
ask-visit = Что применить здесь?
ask-way =
    { $left ->
        [one] Осталась { $left } клетка. Куда?
        [few] Осталось { $left } клетки. Куда?
       *[many] Осталось { $left } клеток. Куда?
    }
ask-window-card = Перед следующей картой: сделать что-нибудь?
ask-window-drawn = Карты взяты. Заменить одну из них?
ask-window-end = Конец хода: сделать что-нибудь?
ask-window-land = Движение окончено: сделать что-нибудь?
ask-window-pre = Перед броском атаки: сделать что-нибудь?
ask-window-start = Начало хода: сделать что-нибудь?

# Варианты ответа

option-add = Прибавить { $amount }
option-aim = { $who }
option-align = { $side }
option-along = Идти дальше по кругу
option-apply = Применить: { $what }
option-ambush = Ударить исподтишка
option-back = Назад: { $space }
option-bare = Без Оружия
option-battle = Битва
option-bonus-craft = 1 фишка Умения
option-bonus-strength = 1 фишка Силы
option-buy = Взять: { $card }
option-buy-for = Купить: { $card } за { a-price }
option-call = Позвать: { $card }
option-cast = Сотворить: { $card }
option-choose = { $what }
option-cross = Перейти мост (идущего внутрь встречает { $guard }, Сила { $strength })
option-dice =
    { $count ->
        [one] Бросить { $count } кубик
        [few] Бросить { $count } кубика
       *[many] Бросить { $count } кубиков
    }
option-discard-enemy = Сбросить
option-ditch = Оставить здесь: { $card }
option-drop = Положить: { $card }
option-far-coins = Монеты: { $space }
option-evade = Уклониться
option-exchange-craft = Обменять трофеи на Умение
option-exchange-strength = Обменять трофеи на Силу
option-foe = { $card }
option-forget = Сбросить: { $card }
option-give = Отдать: { $card }
option-give-life = Отдать Жизнь
option-go-ccw = Против часовой стрелки: { $space }
option-go-cw = По часовой стрелке: { $space }
option-hand-in = Сдать: { $card }
option-hero = { $hero }
option-keep = Оставить как есть
option-lay-down = Положить: { $card }
option-leave = Не трогать: { $card }
option-loot = Забрать: { $card }
option-loot-gold = Забрать золото
option-meet = Встретиться с героем: { $who }
option-more = Да, ещё
option-next = { $card }
option-on = Вперёд: { $space }
option-passage = Принять предложение Таверны
option-portal-craft = Вскрыть Портал Умением
option-portal-strength = Выломать Портал Силой
option-psychic = Духовное сражение
option-remove = Сбросить: { $card }, { $space }
option-reroll = Перебросить { $face } за Судьбу
option-roll = Бросить кубик
option-shed = Оставить там, где остановитесь: { $card }
option-sell = Отдать: { $card }
option-space = Сама клетка
option-stay = Остаться и сражаться
option-swap = Заменить: { $card }
option-take = Взять: { $card }
option-take-coins = Взять монеты
option-take-gold = Взять 1 монету
option-take-life = Отнять Жизнь
option-to = { $space }
option-trophy = Оставить трофеем: { $card }
option-use = Применить: { $what }
option-walk = Пройти положенное расстояние
option-wield = Взять в руки: { $card }

# Что произошло

fact-aligned = { $who } меняет сторону. Теперь это { $side }
fact-ambush = { $who } бьёт исподтишка: жертва не бросает кубик
fact-armed = { $who } выбирает Оружие: { $cards }
fact-boosted = { $who } прибавляет к Силе { $amount }
fact-carried = { $who } переносится: «{ $space }»
fact-cast = { $who } творит Заклинание «{ $card }»
fact-cast-on = { $who } творит Заклинание «{ $card }». Цель: { $whom }
fact-command = { $who } произносит Заклинание Власти
fact-command-negated = Заклинание Власти отменено, его произносит { $who }
fact-death-rolled = Смерть бросает кубики: { $dice }
fact-died = Герой погибает: { $hero }, игрок { $who }
fact-discarded = { $who } сбрасывает: «{ $card }»
fact-drawn-game = Ничья: { $seats }
fact-drew = { $who } открывает карту «{ $card }», клетка «{ $space }»
fact-drew-spells = { $who } берёт { some-spells }
fact-duel = { $who } против игрока { $whom }: { $score } к { $theirs }
fact-eliminated = { $who } выбывает из игры
fact-encountered = { $who } встречает: «{ $card }»
fact-enslaved = { $who } попадает в рабство: «{ $space }»
fact-evaded = { $who } уклоняется
fact-exchanged = { $who } сдаёт трофеи ({ some-points }): { $cards }
fact-expired = Действие кончилось: «{ $card }»
fact-extra-turns = { $who } делает подряд { some-turns }
fact-fizzled = Заклинание не действует: «{ $card }»
fact-forgot = { $who } сбрасывает лишнее Заклинание «{ $card }»
fact-fought = { $who } сражается: { $foes }. Счёт { $score } к { $theirs }
fact-freed = { $who } обретает свободу
fact-frozen = { $who } не может ничего делать в этот ход
fact-gained = { $who } получает: { $what } +{ $amount }
fact-hero = { $who } играет за героя «{ $hero }», старт: «{ $space }»
fact-hexed = { $who } попадает под Заклинание «{ $card }»
fact-looked = { $who } тайно смотрит верхние карты Приключений: { $count }
fact-looted = { $who } забирает у убитого: «{ $card }»
fact-lost = { $who } теряет: { $what } −{ $amount }
fact-lost-spells = { $who } сбрасывает { some-spells }
fact-met = { $who } встречает героя, это { $whom }
fact-missed = { $who } пропускает ход
fact-moved = { $who } приходит: «{ $space }»
fact-offered = { $who } получает предложение: перенос из Таверны следующим ходом
fact-offered-ferry = { $who } получает предложение: следующим ходом переправа, «{ $space }»
fact-opened = { $who } открывает Портал Силы
fact-picked-up = { $who } берёт: «{ $card }»
fact-pitfiends =
    { $count ->
        [one] { $who } видит перед собой { $count } исчадие ада
        [few] { $who } видит перед собой { $count } исчадия ада
       *[many] { $who } видит перед собой { $count } исчадий ада
    }
fact-placed = Карта «{ $card }» ложится на клетку «{ $space }»
fact-portal-shut = { $who } не может открыть Портал Силы
fact-put-down = { $who } оставляет: «{ $card }», клетка «{ $space }»
fact-quest = { $who } принимает испытание: { $quest }
fact-quest-done = { $who } выполняет испытание: { $quest }
fact-recruited = { $who } получает Попутчика из Врагов: «{ $card }»
fact-removed = С поля уходит карта «{ $card }»
fact-reshuffled = Сброс Приключений становится новой колодой
fact-restored = { $who } больше не Жаба
fact-result = { $who } получает результат { $total }: { $what }
fact-robbed = { $who } теряет { some-gold }, теперь золото здесь: «{ $space }»
fact-rolled = { $who } бросает кубики: { $dice }
fact-scored = { $who } набирает очков: { $total }
fact-seen = Вы видите сверху: { $cards }
fact-slain = { $who } уничтожает Врага «{ $card }»
fact-spell = Вы берёте Заклинание «{ $card }»
fact-stand-off = Ничья в сражении, его ведёт { $who }
fact-suppressed = { $who } подавляет магию до своего следующего хода
fact-swapped = { $who } заменяет карту «{ $card }»
fact-toad = { $who } превращается в Жабу на { some-turns }
fact-took = { $who } получает карту «{ $card }»
fact-took-card = { $who } забирает карту «{ $card }» у игрока { $whom }
fact-took-coins = { $who } подбирает { some-gold }
fact-took-gold = { $who } забирает 1 монету у игрока { $whom }
fact-trophy = { $who } получает трофей «{ $card }»
fact-turn = Ходит { $who }
fact-used = { $who } применяет: «{ $what }»
fact-werewolf = Сила Оборотня — { $strength }, против него { $who }
fact-will-leave = { $who } оставит там, где остановится: { $card }
fact-will-miss = { $who } пропускает { some-turns }
fact-won = { $who } побеждает

# Надписи

label-title = Талисман
label-players = Игроки
label-choosers = Кто выбирает из трёх героев
label-choosers-none = Никто: герои раздаются
label-evade_unfriendly = Уклонение от нежелательных персонажей
label-inheritance = Наследство
label-trophy_price = Очки трофеев за фишку
label-starting_bonus = Стартовый бонус
label-battle_for_talisman = Борьба за Талисман
label-easier_command = Лёгкое Заклинание Власти
label-sudden_death = Внезапная смерть
label-rounds = Раунды (0 — до последнего героя)
label-phase-setup = Подготовка
label-phase-slot = Смена хода
label-phase-turn = Ход
label-phase-over = Партия окончена
label-round = Раунд { $round }
label-round-of = Раунд { $round } из { $rounds }
label-crowned = До Короны уже дошли
label-board = Королевство
label-lying = Карты на клетке «{ $space }»
label-deck = Колода Приключений
label-discard = Сброс Приключений
label-spell-deck = Колода Заклинаний
label-spell-discard = Сброс Заклинаний
label-top = Следующие Приключения
label-here = Клетка
label-hero = Герой
label-dealt = Ваши герои
label-waiting = Ждёт нового героя
label-eliminated = Выбывает из игры
label-abilities = Способности
label-objects-limit = Предметы { $count }/{ $limit }
label-followers = Попутчики
label-spells = Заклинания
label-spells-limit = Заклинания { $count }/{ $limit }
label-trophies = Трофеи
label-estate = Отложено для нового героя
label-printed = на карте
label-counters = фишки
label-cards = от карт
label-missed = Пропускает ходов
label-turns-left = Осталось ходов
label-lasts = Раундов
label-works-on = Действует при
label-battle = Битва
label-psychic = Духовное сражение
label-foes = { $foes }
label-foes-row = Противники
label-boost = Заклинания и способности
label-outcome-stand-off = Ничья
label-outcome-hero = Побеждает { $who }
label-outcome-creature = Терпит поражение { $who }
label-magic = Магия
label-casting = Творятся сейчас
label-lingering = Действуют
label-lasting = Действует: { $cards }
label-result = Победа: { $who }
label-result-draw = Ничья: { $who }

# Откуда очки

label-source-crown = Корона Власти
label-source-strength = Сила
label-source-craft = Умение
label-source-gold = Золото
label-source-spells = Заклинания
label-source-followers = Попутчики
label-source-objects = Предметы

# Что может выйти
label-odds-won = победа
label-odds-lost = поражение
label-odds-stand-off = ничья
label-odds-opened = Портал открыт
label-odds-shut = Портал закрыт

# Когда действие встречается впервые: одно предложение о нём.
about-roll = Бросок движения: герой пройдёт ровно столько клеток, сколько выпадет; направление вы выберете потом.
about-cross = Мост ведёт в Срединные земли; того, кто идёт к центру, на нём встречает Страж с Силой 9.
about-evade = Уклонившись, вы не сражаетесь: никто не теряет Жизнь, но и трофея не будет.
about-reroll = За жетон Судьбы кубик бросают заново; второй результат окончателен.
about-cast = Сотворённое Заклинание уходит в сброс; если сейчас оно ни к чему, его можно приберечь.
about-meet = Встреча с героем вместо клетки: его можно атаковать или применить к нему свою способность.
about-space = Встреча с самой клеткой: вы берёте карты или выполняете то, что на ней написано.
about-battle = В битве к броску кубика прибавляют Силу.
about-psychic = В духовном сражении к броску прибавляют Умение; оружие и доспехи в нём не помогают.
about-portal-strength = Два кубика в сумме не больше вашей Силы — и Портал открыт; иначе вы теряете 1 Силу.
about-portal-craft = Два кубика в сумме не больше вашего Умения — и Портал открыт; иначе вы теряете 1 Умение.
about-trophy = Трофеи копят: за их Силу или Умение в конце хода можно получить фишки.
about-exchange-strength = Каждая сданная стопка трофеев становится фишкой Силы; лишние единицы пропадают.
about-exchange-craft = Каждая сданная стопка трофеев становится фишкой Умения; лишние единицы пропадают.
about-take = Предметов можно нести четыре, Попутчиков — сколько угодно.
about-ditch = Оставленная карта лежит на клетке открыто: её может подобрать любой герой.
about-buy-for = Покупка: за золото вещь ваша сразу.
about-loot = Из вещей и попутчиков убитого вами героя можно взять любые; прочее останется на клетке.
about-wield = В одной битве помогает только одно оружие: выберите какое.

# Настройки партии: по предложению о каждой.
label-choosers-about = Эти игроки получают по три героя и выбирают одного; остальным герой достаётся случайно.
label-evade_unfriendly-about = Уклоняться можно и от недобрых встречных: Ведьмы, Беса, Чёрного рыцаря и им подобных.
label-inheritance-about = Вещи, попутчики и золото погибшего героя достаются следующему герою того же игрока.
label-trophy_price-about = Сколько единиц Силы или Умения в трофеях стоит одна фишка: чем меньше, тем быстрее растут герои.
label-starting_bonus-about = Каждый начинает с лишней фишкой Силы или Умения на выбор.
label-battle_for_talisman-about = Талисман в игре всего один, а погибший игрок сразу выбывает.
label-easier_command-about = Впятером и вшестером заклятие Короны удаётся чаще, и партия кончается быстрее.
label-sudden_death-about = Кто первым дойдёт до Короны, сразу побеждает.
label-rounds-about = После стольких кругов считают очки за силу и богатства; 0 — играть до последнего героя.
