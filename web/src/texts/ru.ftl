# Интерфейс: всё, что говорит сама Игротека. Тексты игр — в папках игр.

ui-igroteka = Игротека
ui-skip = К содержанию
ui-nav = Разделы
ui-loading = Зажигаем свет…
ui-retry = Ещё раз
ui-to-lobby = В зал
ui-close = Закрыть
ui-cancel = Отмена

page-account = Имя и вход
page-settings = Настройки
page-credits = Благодарности
page-almanac = Альманах
page-learn = Научиться играть
page-rules = Правила
page-replay = Запись партии
page-campaign = Кампания
page-new = Новый стол
page-table = Стол
page-lost = Не нашлось

lost-title = Здесь ничего нет
lost-text = Такой страницы в игротеке нет. Может быть, в ссылке опечатка.
trouble-title = Не получилось
no-such-game = Такой игры на полке нет.
no-such-table = Такого стола нет
problem-offline = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
problem-server = Что-то сломалось. Попробуйте ещё раз чуть позже.
problem-undo-declined = { $who } не соглашается вернуть ход.

switch-language = Switch to English
switch-light = Включить день
switch-dark = Включить ночь
switch-sounds = Звуки

time-just-now = только что
time-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

# Зал

lobby-title = Шкаф с играми открыт
lobby-lead = Настольные игры за столом, который сам следит за правилами: с друзьями по ссылке или с ботами, прямо сейчас.
lobby-play-now = Играть сейчас
lobby-laying-out = Раскладываем поле…
lobby-play-note = Против ботов, без регистрации. Выберите игру — и за стол.
lobby-which = Во что сыграем?
lobby-mine = Мои столы
lobby-mine-more = { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
       *[many] Ещё { $count } столов
    }
lobby-mine-empty = Вы ещё не сели ни за один стол. Начатые партии будут ждать вас здесь.
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ищет соперников. Откройте стол — и они найдутся.
lobby-join = Вас позвали по ссылке?
lobby-join-hint = Ссылка или код стола
lobby-join-go = Войти
lobby-bring = Загрузить партию из файла
lobby-bringing = Переигрываем…
lobby-bring-note = Скачанная партия переигрывается по файлу, проверяется строка за строкой и показывается как повтор.
lobby-shelf = На полке
lobby-players =
    { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
lobby-new = Открыть стол

table-free-seats =
    { $count ->
        [0] мест нет
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
table-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
table-playing = играют
table-over = окончена

# Имя и вход

account-name = Ваше имя
account-guest-name = Странник { $number }
account-password = Пароль (от 8 знаков)
account-as = Вы вошли как { $name }.
account-log-out = Выйти
account-logged-out = Вы вышли.
account-logged-in = Готово, добро пожаловать.
account-guest = Играть гостем
account-guest-note = Назовитесь — и можно играть. Пароль не нужен.
account-as-guest = Вы играете гостем: { $name }. Ваши столы сохранятся, пока этот браузер вас помнит.
account-guest-go = Взять это имя
account-guest-done = Теперь вас зовут так.
account-rename = Сменить имя
account-register = Зарегистрироваться
account-register-note = Столы сохранятся за вами навсегда. Почта не нужна.
account-log-in = Войти
account-log-in-note = Если вы уже регистрировались.

# Новый стол

new-title = Новый стол
new-seats = Кто за столом
new-players = игроков
new-options = Игра
room-options-plain = Обычные правила.
new-manner = Как играем
new-visibility = Кто может войти
new-clock = Часы
new-undo = Возврат хода
new-start = Начать партию
new-open = Открыть стол
new-single = Одна партия
new-campaign-note =
    { $count ->
        [one] { $count } партия: { $matches }.
        [few] { $count } связанные партии: { $matches }.
       *[many] { $count } связанных партий: { $matches }.
    } Каждая начинается с того, что осталось от прошлой; кто сильнее, решает общий счёт.
new-hot-seat = За этим экраном сидят несколько человек: перед каждым ходом Игротека попросит передать его.
seat-me = Я
seat-me-too = Ещё человек за этим экраном
seat-free = Свободно
seat-you = (вы)
bot-random = Бот: ходит наугад
bot-guided = Бот: по наитию
bot-greedy = Бот: расчётливый
bot-novice = Бот: новичок
bot-apprentice = Бот: ученик
bot-adept = Бот: знаток
bot-master = Бот: мастер
option-none = Нет
visibility-link = По ссылке
visibility-public = Все, стол виден в зале
visibility-private = Только те, кого посадили
clock-none = Без часов
clock-move = На каждый ход
clock-reserve = Запас с добавкой
clock-days = Ход в несколько дней
clock-minutes = Минут
clock-increment = Добавка, секунд
clock-days-count = Дней на ход
undo-friendly = Свободно, а если что-то открылось — с согласия
undo-strict = Только пока ничего не открылось
undo-none = Нельзя

# До начала

room-waiting =
    { $count ->
        [one] Ждём ещё { $count } игрока
       *[other] Ждём ещё { $count } игроков
    }
room-ready = Все в сборе
room-sit = Сесть
room-fill = Кто играет: { $seat }
room-start = Начать партию
room-host-starts = Партию начнёт тот, кто открыл стол.
room-sealed = Удача запечатана до первого хода:
invite-title = Позвать друзей
invite-text = Кто откроет эту ссылку, попадёт прямо за стол.
invite-copy = Скопировать
invite-copied = Скопировано
chat-title = Беседа
chat-say = Сообщение всем за столом
chat-send = Отправить
chat-empty = Пока тихо.

# За столом

menu = Меню стола
menu-title = Что сделать?
board-region = Игровое поле
ask-region = Ваше решение
ask-options = Варианты ответа
ask-as = За игрока: { $name }
ask-glows =
    { $count ->
        [one] { $count } ход светится на столе
        [few] { $count } хода светятся на столе
       *[many] { $count } ходов светятся на столе
    }
ask-as-list = Списком ({ $count })
ask-waiting = Ждём: { $names }
ask-reactions = Ждём ответов
ask-nothing = Сейчас никто ничего не решает
ask-over = Партия окончена
ask-since =
    { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
ask-sending = отправляем…
aside-title = Можно также
going = В пути…
going-halt = Стоп
going-where = До мест с пунктиром можно дойти: наведите или коснитесь, чтобы увидеть путь, цену и риск.
aside-count = Можно также ({ $count })
aside-whynot = Почему больше ничего нельзя?
whynot-title = Почему нельзя?
whynot-nothing = Здесь сейчас ничего не сделать.
undo = Вернуть
undo-ask-title = Вернуть ход?
undo-ask = С тех пор кое-что открылось, поэтому нужно согласие остальных. Спросить их?
undo-ask-go = Спросить
rules-changed =
    Правила изменились: { $count ->
        [one] { $count } последнее решение больше не подходит и отменено.
        [few] { $count } последних решения больше не подходят и отменены.
       *[many] { $count } последних решений больше не подходят и отменены.
    } Партия продолжается отсюда.
undo-asked-title = Вернуть ход?
undo-asked =
    { $count ->
        [one] { $name } просит вернуть { $count } решение.
        [few] { $name } просит вернуть { $count } решения.
       *[many] { $name } просит вернуть { $count } решений.
    }
undo-yes = Пусть вернёт
undo-no = Нет, играем дальше
undo-waiting = Ждём согласия остальных. Согласны: { $count }
story-title = Летопись
story-empty = Ещё ничего не случилось.
story-rule = Правило { $rule }
story-travel = Перейти к этому моменту
story-later =
    { $count ->
        [one] Ещё { $count } строка дальше
        [few] Ещё { $count } строки дальше
       *[many] Ещё { $count } строк дальше
    }
story-earlier =
    { $count ->
        [one] Ещё { $count } строка раньше
        [few] Ещё { $count } строки раньше
       *[many] Ещё { $count } строк раньше
    }
tabs = Летопись и беседа
tab-mat = Мой планшет
fold-mat = Свернуть или развернуть планшет
sheet-pull = Показать планшет, летопись и беседу
strip-look = Рассмотреть планшет: { $name }
strip-turn = Ходит сейчас
strip-asked = Отвечает сейчас
strip-bot = Бот
strip-filling-in = За игрока играет бот
strip-away = Нет на связи
strip-away-short = нет на связи
link-connecting = Подключаемся к столу…
link-lost = Связь потеряна. Показано то, что было в { $time }.
link-kept = Ваш ответ сохранён и уйдёт сам.
table-leave = Встать из-за стола
table-leave-sure = За вас сыграет бот; вернуться можно в любой момент.
table-come-back = Вернуться за стол
table-watching = Вы смотрите партию как зритель.
skip-go = Пас до моего хода
skip-on = Вы пасуете во всех реакциях, пока не наступит ваш ход.
skip-off = Снова спрашивать
stops-title = Реакции
stops-here = Здесь всегда пас
stops-none = Вас спрашивают о каждой реакции. Когда вопрос придёт в чужой ход, можно ответить, что здесь вы всегда пасуете.
stops-list = Здесь вы всегда пасуете:
stops-remove = Снова спрашивать здесь: { $window }
keys-title = С клавиатуры
keys-numbers = выбрать вариант по номеру
keys-whynot = что нельзя и почему
keys-tab = ходить по тому, что светится
hand-title = Ход передаётся: { $name }
hand-text = Остальные пусть отвернутся: сейчас откроются чужие секреты.
hand-ready = Это я, показывайте

# Итог и запись

result-title = Итог
result-lost = Проиграли все
result-won =
    { $count ->
        [one] Победа: { $names }
       *[other] Победу разделили { $names }
    }
result-place = Место
result-player = Игрок
result-score = Очки
result-rematch = Ещё партию
result-join-rematch = К новой партии
result-proof = Скачать партию с доказательством
result-fair = Была ли удача честной?
result-fair-text = До первого хода стол показал отпечаток тайного зерна, а каждый браузер добавил к нему свою щепотку случайности. Теперь зерно открыто, и любой может проверить каждый бросок и каждую карту командой igroteka verify.
result-commitment = Отпечаток
result-seed = Зерно
result-salts = Случайность от браузеров
scrub-now = К концу партии
replay-controls = Ход записи
replay-back = На шаг назад
replay-forward = На шаг вперёд
replay-play = Смотреть
replay-pause = Остановить
replay-moment = Момент партии

# Кампания

campaign-players = Игроки
campaign-matches = Партии кампании
campaign-ahead = Что дальше
campaign-final = Итог кампании
campaign-played = Сыграно партий: { $played } из { $of }
campaign-number = партия { $number }
campaign-status-ahead = впереди
campaign-status-open = собираются игроки
campaign-status-playing = играют
campaign-status-over = окончена
campaign-status-closed = оставлена
campaign-won = Побед
campaign-match-won = Победа в партии
campaign-begins = С чем начинается партия
campaign-gathering = «{ $match }»: за столом собираются игроки.
campaign-now = Сейчас играют «{ $match }».
campaign-next-is = Следующая партия — «{ $match }».
campaign-given-up = Стол партии «{ $match }» закрыли, не доиграв. Её можно разложить ещё раз; это останется видно.
campaign-given-up-before =
    { $count ->
        [one] Эту партию бросали { $count } раз.
        [few] Эту партию бросали { $count } раза.
       *[many] Эту партию бросали { $count } раз.
    }
campaign-next = Следующая партия
campaign-again = Разложить ещё раз
campaign-to-table = К столу
campaign-to-page = К странице кампании
campaign-host-goes-on = Её разложит { $name }.
campaign-seats-note = Места сохраняются. Кого заменить ботом или другим игроком, решаете вы за столом, пока партия не началась.
campaign-file = Скачать кампанию с доказательством
campaign-fair = Честна ли удача?
campaign-fair-text = Отпечатки тайных зёрен всех партий показаны до первой из них: по ходу кампании никто не может подобрать зерно получше. Если партию бросили и разложили снова, об этом сказано при ней. Зерно открывается с концом партии; весь файл проверяет команда igroteka verify.

# Правила

rules-subtitle = Как играть и полные правила
rules-learn = Как играть
rules-law = Полные правила
rules-see = «{ $chapter }»
rules-search = Найти правило
rules-search-hint = любое слово
rules-contents = Содержание
rules-none = Здесь нигде нет слов «{ $words }».

# Настройки

settings-language = Язык
settings-theme = Тема
theme-system = Как в системе
theme-dark = Ночь
theme-light = День
settings-motion = Движение
motion-system = Как в системе
motion-full = Оживлённо
motion-calm = Спокойно
settings-sounds = Звуки
settings-sounds-note = Короткие и тихие: ваш ход, карта, победа.
settings-notifications = Уведомления
settings-notifications-note = Браузер позовёт вас, когда наступит ваш ход, а вы отвлеклись.
settings-notifications-denied = Браузер не разрешил уведомления. Разрешите их в его настройках для этого сайта.
settings-list = Все варианты списком
settings-list-note = Удобно с клавиатурой и программой экранного доступа.
settings-hints = Объяснять новое
settings-hints-note = Одно предложение, когда действие встречается впервые.
first-met = Для вас это ново
first-met-done = Понятно
settings-lessons = Предлагать уроки
settings-lessons-note = При первом знакомстве с игрой стол предложит научиться ей.
settings-confirm = Подтверждать ходы на сенсорном экране
settings-confirm-note = Ход, выбранный касанием поля, нужно подтвердить.
settings-here = Настройки хранятся в этом браузере.

# Благодарности

credits-icons = Значки
credits-icons-text = Все значки нарисованы авторами
credits-fonts = Шрифты
credits-code = Программы
credits-games = Игры
credits-games-text = Игротека не связана с авторами и издателями этих игр. Правила изложены нашими словами; ни рисунков, ни текстов из коробок здесь нет.

# Отставленные столы и что может хозяин стола

apart-title = Этот стол отставлен в сторону
apart-file = Скачать партию
imported-note = Из файла. Правила её проверили, но кто играл, здесь никто не видел.
host-title = Вы хозяин стола
host-mute = Лишить слова
host-mute-name = Лишить слова: { $name }
host-unmute = Вернуть слово
host-expel = Удалить
host-expel-sure = Удалить игрока { $name } из-за стола насовсем? Во время партии за него продолжит бот.
host-close = Закрыть стол
host-close-sure = Закрыть стол для всех? Партия закончится без результата.

# Своя учётная запись

account-others = Выйти на всех других устройствах
account-others-done = Все остальные сеансы завершены.
account-change = Сменить пароль
account-password-old = Нынешний пароль
account-password-new = Новый пароль
account-password-done = Пароль изменён. Все остальные сеансы завершены.
account-delete = Удалить учётную запись
account-delete-note = Ваше имя исчезнет со всех столов и снова станет свободным. Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.
account-deleted = Учётная запись удалена.

# Как рассказывается партия
story-unfold = Показать весь ход
story-fold = Свернуть ход
story-more =
    { $count ->
        [one] ещё { $count } строка
        [few] ещё { $count } строки
       *[many] ещё { $count } строк
    }
story-details =
    { $count ->
        [one] { $count } подробность
        [few] { $count } подробности
       *[many] { $count } подробностей
    }
story-details-hide = Скрыть подробности
recap-title = С вашего прошлого хода
recap-latest = Что было недавно
recap-more =
    { $count ->
        [one] и ещё { $count } ход: он в летописи
        [few] и ещё { $count } хода: они в летописи
       *[many] и ещё { $count } ходов: они в летописи
    }
moment-skip = Дальше (пробел)
pace-hurry = Показать всё сразу
settings-tempo = Темп остальных игроков
tempo-slow = Медленно
tempo-normal = Обычно
tempo-fast = Быстро
tempo-once = Сразу
settings-moments = Важные события крупно
moments-off = Не показывать
moments-normal = Ненадолго
moments-slow = Подольше
settings-story = Летопись
story-turns = Строка на ход
story-lines = Все строки
keys-space = пробел
keys-hurry = дальше, поторопить остальных

# Выбор
ask-back = назад
ask-group =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
pick-abilities = Что умеет
difficulty-1 = Играть легко
difficulty-2 = Нужна сноровка
difficulty-3 = Для опытных

# Оглядываясь назад
result-change = Ещё партию, но иначе
hindsight-loading = Вспоминаем, как шла партия…
hindsight-failed = Ход этой партии восстановить нельзя.
hindsight-decided = Что решило партию: { $source }. { $winner } — { $points }, { $second } — { $others }.
hindsight-turned = Что решило партию:
hindsight-sources = Очки по источникам
hindsight-scores = Счёт по ходу партии
hindsight-worth = Положение по ходу партии
hindsight-turns = Переломные моменты
replay-round = Раунд { $number } из { $count }
replay-round-back = Предыдущий раунд
replay-round-on = Следующий раунд
replay-speed = Скорость
replay-share = Ссылка на момент
replay-shared = Скопировано

# Коробки в зале
lobby-how-hard = Насколько трудно?
lobby-how-long = Как долго?
level-novice = Новичок
level-novice-about = Новичок играет быстро и ошибается.
level-apprentice = Ученик
level-apprentice-about = Ученик играет на победу и смотрит на одно решение вперёд.
level-adept = Знаток
level-adept-about = Знаток чаще всего продумывает весь свой ход, но иногда доверяет первому взгляду.
level-master = Мастер
level-master-about = Мастер взвешивает больше вариантов и не спешит: до трёх секунд на решение.
length-short = Коротко, по простым правилам
length-whole = Полная партия
lobby-minutes = { $least }–{ $most } мин
weight-1 = совсем простая
weight-2 = простая
weight-3 = средней сложности
weight-4 = сложная
weight-5 = очень сложная
invite-code = Приглашение QR-кодом
goal-standing = { $what }: у вас { $mine }, у лидера { $best }.
goal-own = { $what }: у вас { $mine }.

# Альманах
almanac-subtitle = Всё, что встречается в игре
almanac-search = Найти в альманахе
almanac-search-hint = имя или слово
almanac-none = Ни на одной странице нет слов «{ $words }».
almanac-copies = { $count ->
    [one] В игре { $count } штука
    [few] В игре { $count } штуки
   *[other] В игре { $count } штук
}
almanac-now = Сейчас
almanac-stock = запас
almanac-times = { $place } × { $count }
almanac-more-places = { $count ->
    [one] и ещё { $count } место
    [few] и ещё { $count } места
   *[other] и ещё { $count } мест
}
almanac-rules = Правила об этом
almanac-all-rules = { $count ->
    [one] Ещё { $count } правило
    [few] Ещё { $count } правила
   *[other] Ещё { $count } правил
}
almanac-also = Читайте также
almanac-read = Что это: { $name }
almanac-back = Назад
almanac-whole = Весь альманах

# Что будет
foresee-turn = ваш ход окончен
foresee-gone = { $what }: больше не здесь ({ $from })
foresee-then = Дальше: { $question }
foresee-none = Сразу ничего не изменится.
foresee-luck = Дальше решает случай.
foresee-odds = Что может выйти
lobby-play = Играть
lobby-rules = Как играть
lobby-begin = Начать
lobby-watch = Можно посмотреть
lobby-watch-empty = Сейчас никто не играет при всех.
table-your-turn = Ваш ход
table-watch = смотреть
invited-title = { $host } зовёт за стол: { $game }
invited-somebody = Хозяин стола
invited-name = Как вас называть?
invited-sit = Сесть за стол
invited-come-in = Войти
invited-look = Только посмотреть
lobby-laid =
    { $bots ->
        [one] Вы и { $bots } бот, около { $minutes } мин.
        [few] Вы и { $bots } бота, около { $minutes } мин.
       *[many] Вы и { $bots } ботов, около { $minutes } мин.
    }

# Уроки

lesson-subtitle = Игру проще понять, играя: несколько минут, и можно за стол.
lesson-none = У этой игры пока нет уроков. Начните с правил.
lesson-length =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
lesson-begin = Начать
lesson-finished = пройден
lesson-coach = Наставник
lesson-progress = Шаг { $step } из { $steps }
lesson-next = Дальше
lesson-back = Назад
lesson-repeat = Ещё раз
lesson-leave = Выйти
lesson-rule = Подробнее
lesson-do = Теперь вы
lesson-otherwise = Так тоже бывает, но сейчас попробуйте то, что подсвечено.
lesson-done = Получилось!
lesson-following = Дальше: { $title }
lesson-play-on = Доиграть эту партию с лёгкими ботами
lesson-play-new = Сыграть короткую партию с лёгкими ботами
lesson-all = Все уроки
lesson-on = Урок окончен. Что дальше?
lesson-new = Впервые здесь?
lesson-offer = Научим играть за несколько минут.
lesson-no = Не сейчас

# Разбор партии
analysis-title = Разбор
analysis-loading = Переигрываем партию: каждый ответ — ещё и при другом везении. Это займёт несколько секунд…
analysis-chances = Шансы на победу, в процентах
analysis-accounts = Из чего сложились шансы
analysis-start = В начале
analysis-own = Свои решения
analysis-others = Чужие решения
analysis-luck = Везение
analysis-end = В конце
analysis-points = Везение в очках
analysis-turns = Ходы, которые решили партию
analysis-decisions = Что можно было сделать лучше
analysis-better = { $taken }. Лучше было: { $better }
analysis-fortunes = Броски и карты, которые сыграли роль
analysis-no-luck = Везение в этой партии роли не сыграло.
analysis-about = Шансы выведены из оценки позиции, которую даёт сама игра; шкалу нашли боты, сыграв за таким же столом. Решение — это то, что ответ изменил в среднем при разном везении, а везение — насколько настоящий бросок отличался от этого среднего. Вместе это всё, что произошло.
analysis-go = К моменту после { $answers ->
    [one] { $answers } ответа
   *[other] { $answers } ответов
}
luck-roll = Бросок { $faces }
luck-pick = Жребий
luck-draw = Карта из колоды
luck-shuffle = Перемешивание
luck-hidden = Что лежало закрытым
luck-setup = Подготовка к игре
play-on-title = Играть отсюда
play-on-about = Новый стол начнётся с того, что уже сыграно ({ $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}), а дальше везение будет новым. Сама партия останется как была.
play-on-seat = Ваше место
play-on-bots = Против кого
play-on-begin = Играть
play-on-note = Сыграна дальше с момента другой партии

# Советы
advice-title = Совет
advice-thinking = Взвешиваем…
advice-none = Совет не успел. Доверьтесь себе или спросите ещё раз.
advice-gains = Первый вариант даёт: { $what }.
advice-misses = Второй дал бы: { $what }.
advice-odds = { $what } — в { $share } случаев, а со вторым — в { $other }
advice-later = Сразу оба дают одно и то же; разница видна через несколько ходов.
advice-allowed = За этим столом можно спросить совета
new-advice = Советы
policy-advice-alone = Пока один играет с ботами
policy-advice-always = Всем
policy-advice-never = Без советов
