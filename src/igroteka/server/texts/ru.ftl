# Что говорит сервер, когда чего-то нельзя сделать. Это читают игроки.

problem-bad-request = Сервер этого не понял. Перезагрузите страницу и попробуйте ещё раз.
problem-forbidden = Отсюда это не разрешено. Перезагрузите страницу и попробуйте ещё раз.
problem-host = Под этим именем сервер не отвечает.
problem-log-in = Сначала назовите себя.
problem-login = Неверное имя или пароль.
problem-name = Имя — от 1 до { $most } видимых знаков.
problem-name-bot = Это имя можно принять за бота или за саму игротеку. Выберите другое.
problem-name-taken = Такое или похожее на вид имя уже занято. Выберите другое.
problem-not-found = Здесь ничего нет.
problem-origin = Это пришло с чужого сайта и не выполнено.
problem-password = Пароль — от { $least } до { $most } знаков.
problem-registered = Вы уже зарегистрированы.
problem-server = На сервере что-то сломалось. Мы это записали.
problem-store = Сервер сейчас не может сохранить или загрузить данные. Ничего не потеряно, попробуйте через минуту.
problem-token = Этот токен недействителен или устарел.
problem-too-large = Это слишком много за один раз.
problem-too-often = Слишком много запросов. Подождите немного.
problem-unknown-game = Такой игры здесь нет.

# Чего нельзя за столом

problem-already-started = Партия уже началась.
problem-bad-file = Этот файл не похож на законченную партию.
problem-bad-table = Так стол не открыть: эти настройки не сочетаются.
problem-bot-fills-in = За вас сейчас играет бот. Сначала вернитесь за стол.
problem-host-only = Это может только тот, кто открыл стол.
problem-no-such-seat = Такого места за столом нет.
problem-no-table = Такого стола нет. Может быть, ссылка неполная.
problem-no-undo = За этим столом ходы не возвращают.
problem-no-undo-asked = Никто не просит вернуть ход.
problem-not-allowed = Так нельзя.
problem-not-asked = Сейчас вас ни о чём не спрашивают.
problem-not-over = Партия ещё не окончена.
problem-not-started = Партия ещё не началась.
problem-not-your-seat = Это не ваше место.
problem-nothing-said = Сначала напишите что-нибудь.
problem-nothing-to-undo = Возвращать нечего.
problem-one-seat-each = У каждого за этим столом одно место.
problem-out-of-time = Время этого игрока вышло.
problem-over = Партия окончена.
problem-protocol = Игротека обновилась. Перезагрузите страницу.
problem-say-hello = Связь со столом сбилась. Перезагрузите страницу.
problem-seat-taken = Это место уже занято.
problem-seats-free = Ещё есть свободные места.
problem-stale = Пока вы отвечали, на столе что-то изменилось. Посмотрите и ответьте снова.
problem-undo-asked-already = О возврате хода уже спросили.
problem-undo-needs-friendly = С тех пор кое-что открылось, а за этим столом такое не возвращают.
problem-unknown-bot = Такого бота здесь нет.
