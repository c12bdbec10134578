# Интерфейс терминала: что говорит программа, в какую бы игру ни играли.

# Командная строка

ui-about = Игротека: шкаф с играми. Настольные игры, где за правилами следит программа, с ботами и лабораторией. Начните с: igroteka play
ui-usage = Вызов: igroteka КОМАНДА [АРГУМЕНТЫ]
ui-usage-of = Вызов: igroteka { $command } [АРГУМЕНТЫ] [ПАРАМЕТРЫ]
ui-arguments = Аргументы
ui-parameters = Параметры
ui-commands = Команды
ui-about-help = Показать эту справку и выйти.
ui-about-version = Показать версию и выйти.
ui-about-play = Сесть за стол и играть в этом терминале.
ui-about-campaign = Сыграть кампанию: связанные партии, каждая из которых начинается с того, что передала предыдущая.
ui-about-serve = Открыть стол в браузере: играть одному или с другими. Каждый параметр можно задать и переменной окружения: --port — это IGROTEKA_PORT.
ui-about-simulate = Дать ботам сыграть много партий и оценить баланс.
ui-about-arena = Устроить состязание ботов: один среди нескольких других, на одном и том же везении за каждым местом; сила и её интервал.
ui-about-train = Научить ботов оценивать положения игры по партиям друг с другом; итог — файл для её папки.
ui-about-verify = Переиграть сохранённую партию и проверить в ней каждый бросок и каждую карту.
ui-about-analyse = Разобрать сыгранную партию: шансы по ходу игры, что её решило, кому везло.
ui-about-rules = Читать правила: оглавление, одно правило или поиск.
ui-about-learn = Научиться играть: пройти урок за этим терминалом.
ui-about-almanac = Читать обо всём, что есть в игре: главы, страница или поиск.
ui-about-fuzz = Искать ошибки в правилах случайными партиями.
ui-about-games = Показать установленные игры.
ui-arg-game = Какая игра: её имя из «igroteka games».
ui-arg-seats = Кто играет, через запятую: you (вы), имена людей за этой клавиатурой или боты (novice, apprentice, adept, master; random, guided, greedy).
ui-arg-bots = Какие боты играют, через запятую.
ui-arg-players = Сколько игроков.
ui-arg-mode = Режим игры; то же, что --option mode=…
ui-arg-option = Настройка игры: ключ=значение.
ui-arg-terms = Условие всей кампании: ключ=значение.
ui-arg-lang = Язык: ru или en.
ui-arg-seed = Зерно случайности: с тем же зерном выйдет та же партия.
ui-arg-resume = Продолжить партию: файл, имя сохранения или «last» (последнее).
ui-arg-campaign-resume = Продолжить кампанию: файл, имя сохранения или «last» (последнее). Вместе с --seats между партиями можно посадить других.
ui-arg-show = Только показать, как идёт кампания: файл, имя сохранения или «last».
ui-arg-no-colour = Без цвета и управляющих кодов.
ui-arg-games = Сколько партий.
ui-arg-arena-bots = Какие боты состязаются, через запятую; каждый один раз.
ui-arg-arena-games = Сколько партий играет каждая пара ботов.
ui-arg-first = Только первый бот среди каждых из остальных, без обратных пар.
ui-arg-arena-out = Файл с партиями, по одной в строке: что в нём есть, заново не играется.
ui-arg-train-out = Файл с тем, чему научились; без него всё выводится на экран.
ui-arg-jobs = Сколько процессов запустить одновременно.
ui-arg-json = Записать числа в этот файл.
ui-arg-host = Какой адрес слушать: 127.0.0.1 только для этого компьютера (так и будет, если не указать), 0.0.0.0 для всех в сети.
ui-arg-port = Какой порт слушать; если не указать, 8000; 0 берёт любой свободный.
ui-arg-database = Где хранить партии: postgresql://… или sqlite:///ФАЙЛ. Если не указать, файл в папке ваших данных.
ui-arg-public-url = Адрес, по которому заходят игроки, если перед сервером стоит прокси: https://play.example.org
ui-arg-proxy = Адреса этого прокси через запятую; сервер поверит ему, откуда пришли игроки.
ui-arg-open = Открыть браузер, как только сервер ответит.
ui-arg-log-level = Сколько писать в журнал: debug, info, warning или error.
ui-serving = Игротека открыта: { $address } (остановить: Ctrl+C)
ui-arg-file = Сохранённая партия: файл, имя сохранения или «last» (последнее).
ui-arg-game-or-rule = Какая игра: её имя из «igroteka games»; или сразу номер правила.
ui-arg-where = Показать также код, данные и тесты, в которых названо правило.
ui-arg-words = Номер правила или слова для поиска.
ui-arg-minutes = Сколько минут искать.
ui-arg-out = Папка для партий, в которых нашлась ошибка.
ui-arg-unknown = нет параметра { $word }.
ui-arg-missing = для { $word } нужно значение.
ui-arg-value = { $value } не подходит для { $word }.
ui-arg-extra = лишний аргумент { $word }.
ui-arg-wrong = аргументы не удалось понять: { $reason }
ui-command-unknown = нет команды { $word }.
ui-see-help = Справка: igroteka --help

# Неполадки

ui-interrupted = прервано.
ui-no-terminal = за стол садится человек, но отвечать ему неоткуда: запустите в терминале или посадите одних ботов (--seats greedy,greedy).
ui-no-game = нет игры { $game }. Установлены: { $games }.
ui-name-game = назовите игру: { $games }.
ui-no-file = нет файла { $file }.
ui-is-folder = { $file } — это папка: назовите сохранённую партию в ней.
ui-unreadable = { $file } не читается: { $reason }.
ui-file-trouble = { $file }: { $reason }.
ui-bad-save = сохранение не годится: { $reason }
ui-no-saves = в { $folder } ещё нет сохранений: начните с igroteka play.
ui-resume-alone = --resume продолжает партию, как о ней договорились: уберите игру, места, число игроков, настройки и зерно.
ui-campaign-alone = --resume и --show берут кампанию, как о ней договорились: уберите всё остальное; с --resume можно назвать только места.
ui-campaign-seats-later = эта партия уже идёт: места можно сменить, когда она кончится.
ui-no-campaign = у игры { $game } нет кампании. Есть у этих: { $games }.
ui-option-form = { $text } — не настройка: пишите ключ=значение.
ui-option-unknown = нет настройки «{ $name }». Есть: { $known }.
ui-option-choices = { $text } не подходит для «{ $name }». Можно: { $choices }.
ui-option-value = { $text } не подходит для «{ $name }».
ui-bad-options = с такими настройками играть нельзя: { $reason }
ui-seats-empty = одно место пустует: впишите кого-нибудь между запятыми.
ui-seats-name = «{ $name }» не годится в имена: до 24 букв, и без @ в начале.
ui-seats-bot = «{ $name }» слишком похоже на имя бота: исправьте или назовитесь иначе.
ui-seats-twice = «{ $name }» сидит за столом дважды: пусть у каждого будет своё имя.
ui-seats-count =
    { $given ->
        [one] Занято { $given } место,
        [few] Занято { $given } места,
       *[many] Занято { $given } мест,
    } а игроков { $players }.
ui-players-differ = число игроков названо дважды и по-разному: { $one } и { $other }.
ui-bots-only = «{ $name }» — не бот, а здесь играют только боты (novice, apprentice, adept, master; random, guided, greedy).
ui-positive = { $name } должно быть больше нуля.

# Приветствие

ui-enter-default = Enter — согласиться с предложенным.
ui-which-game = Выберите игру
ui-default-mark = {"   "}← Enter
ui-setting = { $name } (Enter — { $default })
ui-setting-choices = { $name }: { $choices } (Enter — { $default })
ui-setting-words = { $name }: номера через запятую или { $words } (Enter — { $default })
ui-who-plays = Кто играет? Мест: { $players }, через запятую: you (вы), имена людей за этой клавиатурой или боты ({ $bots }). Enter — { $default }
ui-level-novice = novice (новичок): играет быстро и ошибается
ui-level-apprentice = apprentice (ученик): смотрит на одно решение вперёд
ui-level-adept = adept (знаток): чаще всего продумывает весь свой ход
ui-level-master = master (мастер): обдумывает больше вариантов и не спешит (до трёх секунд на решение)
ui-nothing-begun = Партия не начата.
ui-yes = да
ui-no = нет

# За столом

ui-seat-you = вы
ui-seat-greedy = жадный бот
ui-seat-random = случайный бот
ui-seat-guided = бот по подсказкам игры
ui-seat-novice = бот-новичок
ui-seat-apprentice = бот-ученик
ui-seat-adept = бот-знаток
ui-seat-master = бот-мастер
ui-sealed = Удача запечатана: { $commitment }
ui-how = Введите номер ответа. ? что нельзя и почему · u вернуть ход · hint совет · log летопись · table стол · h справка · q выход
ui-beside = Не отвечая на вопрос, можно ещё:
ui-hand-over = { $who }, ваша очередь. Пусть остальные не смотрят на экран; затем нажмите Enter.
ui-hint = Совет: { $number }: { $label } ({ $share } %)
ui-hint-next = или { $number }: { $label } ({ $share } %)
ui-hint-gains = Первый вариант даёт: { $what }.
ui-hint-misses = Второй дал бы: { $what }.
ui-hint-odds = { $what } — в { $share } % случаев, а со вторым — в { $other } %
ui-hint-later = Сразу оба дают одно и то же; разница видна через несколько ходов.
ui-hint-turn = ваш ход заканчивается
ui-no-number =
    { $count ->
        [1] Ответ всего один: 1.
       *[other] Выберите номер от 1 до { $count }.
    }
ui-ambiguous = Подходит несколько: { $choices }
ui-refused = Сейчас нельзя: { $label } ({ $rule })
ui-unknown = «{ $typed }» — не ответ на этот вопрос. Введите номер, или h для справки.
ui-undone = Ход возвращён.
ui-undo-nothing = Возвращать нечего: вы ещё ничего не ответили.
ui-undo-others = Поздно возвращать: после вас ответил игрок { $who }.
ui-undo-learned = Вернуть нельзя: с тех пор что-то стало известно (бросок, карта) или партию загрузили заново.
ui-why-nothing = Сейчас ничего из возможного не запрещено.
ui-why-number =
    { $count ->
        [0] Сейчас ни одно правило ничего не запрещает.
       *[other] Правила под ? пронумерованы от 1 до { $count }.
    }
ui-saved = Сохранено: { $file }
ui-save-failed = { $file } не записать: { $reason }. Партия идёт дальше, но там не сохраняется.
ui-lang-unknown = Нет языка «{ $lang }»: ru или en.
ui-lang-now = Теперь по-русски.
ui-left = Партия сохранена: { $file }
    Продолжить: igroteka play --resume last
ui-warning = Внимание: { $warning }
ui-cut-off = файл { $name } обрывается: партия продолжится с последней целой строки.
ui-new-rules = партия сохранена по правилам версии { $saved }, дальше действует версия { $now }.
ui-bad-snapshot = один из снимков партии пропущен ({ $reason }).
ui-answers-lost = правила изменились:
    { $lost ->
        [one] последний { $lost } ответ больше не подходит и взят назад.
        [few] последние { $lost } ответа больше не подходят и взяты назад.
       *[many] последние { $lost } ответов больше не подходят и взяты назад.
    }
    Партия продолжается с этого места.

ui-help-answer = Отвечайте номером, началом слов ответа или клеткой, как она подписана на поле.
ui-words-why = ?, почему
ui-usage-why = ? · ? 2
ui-does-why = что сейчас нельзя и по какому правилу; правило с этим номером целиком
ui-words-rule = правило, правила
ui-usage-rule = rule BUILD-3 · правило призрак
ui-does-rule = текст правила или все правила с этими словами
ui-words-read = читать,альманах
ui-usage-read = читать Дракон · читать меч
ui-does-read = что это и что оно делает, из альманаха
ui-words-undo = о, отмена, вернуть, г
ui-usage-undo = u · отмена
ui-does-undo = вернуть свой последний ответ
ui-words-log = летопись, журнал
ui-usage-log = log · летопись 50
ui-does-log = последние строки летописи
ui-words-table = стол, поле
ui-usage-table = table · стол
ui-does-table = нарисовать стол ещё раз
ui-words-hint = совет, подсказка
ui-usage-hint = hint · совет
ui-does-hint = что сделал бы советник и почему
ui-words-save = сохранить
ui-usage-save = save · сохранить ИМЯ
ui-does-save = записать партию в файл (она и так хранится после каждого ответа)
ui-words-lang = язык
ui-usage-lang = lang ru · lang en
ui-does-lang = продолжить на другом языке
ui-words-help = справка, помощь, п, р
ui-usage-help = h · справка
ui-does-help = эта справка
ui-words-quit = выход, выйти, й
ui-usage-quit = q · выход
ui-does-quit = встать из-за стола; партия сохранится

# Правила

ui-rule-source = Источник: { $source }
ui-source-none = не указан
ui-source-rulebook = книга правил
ui-source-designed = наше решение
ui-source-public = открытые источники
ui-rule-unknown = нет правила { $id }.
ui-rule-near = нет правила { $id }. Похожие: { $near }.
ui-almanac-none = у этой игры нет альманаха.
ui-page-none = ни на одной странице нет слов «{ $words }».
ui-page-copies = { $count ->
    [one] В игре { $count } штука
    [few] В игре { $count } штуки
   *[other] В игре { $count } штук
}
ui-pages-more = { $count ->
    [one] и ещё { $count } страница
    [few] и ещё { $count } страницы
   *[other] и ещё { $count } страниц
}
ui-rules-none = ни в одном правиле нет слов «{ $words }».
ui-rules-more =
    { $count ->
        [one] … и ещё { $count } правило: добавьте слово.
        [few] … и ещё { $count } правила: добавьте слово.
       *[many] … и ещё { $count } правил: добавьте слово.
    }

# Где живёт правило

ui-where-code = Код
ui-where-no-code = Ни одна строка кода не называет это правило.
ui-where-content = Данные
ui-where-tests = Тесты
ui-where-no-tests = Ни один тест не называет это правило.
ui-where-tests-elsewhere = Тесты этой игры не установлены: они идут с её исходниками.
ui-where-which = для --where нужен номер одного правила, например KAL-BUILD-3.

# Конец

ui-place = Место
ui-player = Игрок
ui-played-by = Кто играл
ui-score = Очки
ui-victory = { $winners ->
    [one] { $who } побеждает, очков: { $total }.
   *[other] { $who } делят победу, очков у каждого: { $total }.
}
ui-defeat = Проиграли все.
ui-seed = Печать снята, зерно было { $seed }
ui-over = Партия сохранена: { $file }
    Проверить её удачу может каждый: igroteka verify last

# Прочие команды

ui-true =
    { $lines ->
        [one] правда: { $lines } строка, каждый бросок и каждая карта совпадают с запечатанной удачей.
        [few] правда: { $lines } строки, каждый бросок и каждая карта совпадают с запечатанной удачей.
       *[many] правда: { $lines } строк, каждый бросок и каждая карта совпадают с запечатанной удачей.
    }
ui-false = неправда начиная со строки { $line }: { $reason }
ui-simulating = Партии
ui-fuzzing = Поиск
ui-fuzzed = Партий: { $games }, решений: { $decisions }, пройдено ветвей: { $edges }, зерно: { $seed }
ui-problems =
    { $count ->
        [0] Ошибок не найдено.
        [one] Найдена { $count } ошибка.
        [few] Найдены { $count } ошибки.
       *[many] Найдено { $count } ошибок.
    }
ui-game-line = { $id } — { $title } (правила { $rules })

# Кампания

ui-campaign-match = Партия
ui-campaign-next = Дальше — партия { $number } из { $of }: { $match }
ui-campaign-playing = Идёт партия { $number } из { $of }: { $match }
ui-campaign-go-on = Enter — начать партию, q — уйти (всё сохранено).

# Уроки

ui-arg-lesson = урок: имя или номер; без него — список уроков
ui-lesson-list = Начать: igroteka learn { $game } 1
ui-lesson-unknown = Урока «{ $word }» нет. Есть: { $lessons }.
ui-lesson-how = Enter — дальше; номер или слово — ответ; «совет», «назад», «сначала», «?» — подробнее, q — выйти.
ui-lesson-step = Шаг { $step } из { $steps }
ui-lesson-back = назад, b, back
ui-lesson-repeat = сначала, r, repeat
ui-lesson-otherwise = Так тоже бывает, но сейчас попробуйте то, о чём речь.
ui-lesson-no-choice = Здесь выбирать не из чего: сделайте то, о чём просит наставник.
ui-lesson-no-rule = К этому шагу правила не нужны.
ui-lesson-left = Урок можно пройти в любой момент.

# Разбор партии

ui-analysing = Переигрываем партию: каждый ответ — ещё и при другом везении…
ui-analysis-not-over = Партия ещё не окончена: разобрать её можно будет потом.
ui-analysis-title = разбор партии
ui-analysis-course = Шансы на победу
ui-analysis-answers = Ответов
ui-analysis-accounts = Из чего сложились шансы
ui-analysis-start = В начале
ui-analysis-own = Свои решения
ui-analysis-others = Чужие решения
ui-analysis-luck = Везение
ui-analysis-fortunes = Броски и карты, которые сыграли роль
ui-analysis-end = В конце
ui-analysis-points = Везение в очках
ui-analysis-turns = Ходы, которые решили партию
ui-analysis-decisions = Что можно было сделать лучше
ui-analysis-none = Нет таких.
ui-analysis-percent = { $share } %
ui-analysis-turn = { $answers }. { $who }: { $change } %.
ui-analysis-decision = { $answers }. { $who }: { $taken }. Лучше было: { $better }; потеряно { $loss } %.
ui-analysis-fortune = { $answers }. { $what }: { $who } — ожидалось { $expected } %, стало { $actual } %.
ui-analysis-about = Шансы выведены из оценки позиции, которую даёт сама игра; шкалу нашли боты, сыграв за таким же столом. Число в начале строки — сколько ответов было дано до этого.
ui-luck-roll = Бросок { $faces }
ui-luck-pick = Жребий
ui-luck-draw = Карта из колоды
ui-luck-shuffle = Перемешивание
ui-luck-hidden = Что лежало закрытым
ui-luck-setup = Подготовка к игре
