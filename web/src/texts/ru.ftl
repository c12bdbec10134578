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
page-rules = Правила
page-replay = Запись партии
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
lobby-play-note-one = «{ $game }» против ботов, без регистрации.
lobby-which = Во что сыграем?
lobby-mine = Мои столы
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
new-hot-seat = За этим экраном сидят несколько человек: перед каждым ходом Игротека попросит передать его.
seat-me = Я
seat-me-too = Ещё человек за этим экраном
seat-free = Свободно
seat-you = (вы)
bot-random = Бот: ходит наугад
bot-guided = Бот: ученик
bot-greedy = Бот: расчётливый
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

# Правила

rules-subtitle = Правила игры
rules-search = Найти правило
rules-search-hint = слово или номер
rules-contents = Содержание
rules-none = Ни в одном правиле нет слов «{ $words }».

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
