# The interface: all that Igroteka itself says. Texts of games are in the folders of the games.

ui-igroteka = Igroteka
ui-skip = Skip to the content
ui-nav = Sections
ui-loading = Lighting the lamps…
ui-retry = Try again
ui-to-lobby = To the lobby
ui-close = Close
ui-cancel = Cancel

page-account = Name and log-in
page-settings = Settings
page-credits = Credits
page-rules = Rules
page-replay = Replay
page-new = New table
page-table = Table
page-lost = Not found

lost-title = There is nothing here
lost-text = The cabinet has no such page. Perhaps the link has a slip in it.
trouble-title = That did not work
no-such-game = There is no such game on the shelf.
no-such-table = There is no such table
problem-offline = The server does not answer. Check your connection and try again.
problem-server = Something broke. Try again in a little while.
problem-undo-declined = { $who } does not agree to take the move back.

switch-language = Перейти на русский
switch-light = Switch to day
switch-dark = Switch to night
switch-sounds = Sounds

time-just-now = just now
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

# The lobby

lobby-title = The cabinet is open
lobby-lead = Board games at a table that knows the rules. With friends by a link, or with bots this very minute.
lobby-play-now = Play now
lobby-laying-out = Laying out the board…
lobby-play-note = Against bots, without registration. Pick a game and sit down.
lobby-play-note-one = “{ $game }” against bots, without registration.
lobby-which = What shall we play?
lobby-mine = My tables
lobby-mine-empty = You sit nowhere yet. Matches you have begun wait for you here.
lobby-open = Open tables
lobby-open-empty = Nobody is looking for players. Open a table and they will come.
lobby-join = Invited by a link?
lobby-join-hint = Link or code of the table
lobby-join-go = Enter
lobby-bring = Bring a match from a file
lobby-bringing = Playing it through…
lobby-bring-note = A downloaded match is played again from its file, checked line by line, and shown as a replay.
lobby-shelf = On the shelf
lobby-players = { $least }–{ $most } players
lobby-new = Lay a table

table-free-seats =
    { $count ->
        [0] no seats left
        [one] { $count } seat
       *[other] { $count } seats
    }
table-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
table-playing = in play
table-over = over

# Name and log-in

account-name = Your name
account-guest-name = Wanderer { $number }
account-password = Password (8 signs or more)
account-as = You are logged in as { $name }.
account-log-out = Log out
account-logged-out = You are logged out.
account-logged-in = Done, welcome.
account-guest = Play as a guest
account-guest-note = Give a name and play. No password is needed.
account-as-guest = You play as a guest: { $name }. Your tables are kept as long as this browser remembers you.
account-guest-go = Take the name
account-guest-done = That is your name now.
account-rename = Change the name
account-register = Register
account-register-note = Your tables stay yours for good. No e-mail is needed.
account-log-in = Log in
account-log-in-note = If you have registered before.

# A new table

new-title = A new table
new-seats = Who sits at it
new-players = players
new-options = The game
room-options-plain = The usual rules.
new-manner = How we play
new-visibility = Who may enter
new-clock = Clock
new-undo = Taking back
new-start = Begin the match
new-open = Open the table
new-hot-seat = Several people sit at this screen: before each turn Igroteka asks you to hand it over.
seat-me = Me
seat-me-too = Another person at this screen
seat-free = Free
seat-you = (you)
bot-random = Bot: plays at random
bot-guided = Bot: apprentice
bot-greedy = Bot: calculating
option-none = None
visibility-link = Whoever has the link
visibility-public = Everybody, the lobby shows it
visibility-private = Only those who were seated
clock-none = No clock
clock-move = For each move
clock-reserve = Reserve with increment
clock-days = Days for a move
clock-minutes = Minutes
clock-increment = Increment, s
clock-days-count = Days for a move
undo-friendly = Freely, further by consent
undo-strict = Only while nothing was learned
undo-none = Never

# Before the match

room-waiting =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
room-ready = Everybody is here
room-sit = Sit down
room-fill = Who plays { $seat }
room-start = Begin the match
room-host-starts = Whoever opened the table begins the match.
room-sealed = Luck is sealed before the first move:
invite-title = Invite friends
invite-text = Whoever opens this link comes straight to the table.
invite-copy = Copy
invite-copied = Copied
chat-title = Chat
chat-say = Say to the table
chat-send = Say
chat-empty = All is quiet so far.

# At the table

menu = Table menu
menu-title = What to do here?
board-region = The board
ask-region = What is asked of you
ask-options = Options
ask-as = For { $name }
ask-glows =
    { $count ->
        [one] { $count } more move glows on the table
       *[other] { $count } more moves glow on the table
    }
ask-as-list = As a list ({ $count })
ask-waiting = Waiting for { $names }
ask-reactions = Waiting for reactions
ask-nothing = Nobody has anything to decide
ask-over = The match is over
ask-since =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
ask-sending = sending…
whynot-title = Why not?
whynot-nothing = There is nothing to do here now.
undo = Undo
undo-ask-title = Take it back?
undo-ask = Something has become known since, so everybody else must agree. Ask them?
undo-ask-go = Ask
rules-changed =
    The rules have changed: { $count ->
        [one] the last answer no longer fits and was taken back.
       *[other] the last { $count } answers no longer fit and were taken back.
    } The match goes on from here.
undo-asked-title = Take it back?
undo-asked =
    { $count ->
        [one] { $name } asks to take back { $count } answer.
       *[other] { $name } asks to take back { $count } answers.
    }
undo-yes = Let them
undo-no = No, play on
undo-waiting = Waiting for the others’ consent. Agreed so far: { $count }
story-title = Story
story-empty = Nothing has happened yet.
story-rule = Rule { $rule }
story-travel = Go to this moment
story-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
tabs = Story and chat
tab-mat = My mat
fold-mat = Fold or unfold the mat
sheet-pull = Show mat, story and chat
strip-look = Look at the mat of { $name }
strip-turn = To play now
strip-asked = Answering now
strip-bot = Bot
strip-filling-in = A bot fills in
strip-away = Not connected
strip-away-short = away
link-connecting = Connecting to the table…
link-lost = Connection lost. What you see is from { $time }.
link-kept = Your answer is kept and will be sent.
table-leave = Leave the table
table-leave-sure = A bot plays for you; you can come back at any moment.
table-come-back = Come back to the table
table-watching = You are watching this match.
skip-go = Pass until my turn
skip-on = You pass in every window until it is your turn.
skip-off = Ask me again
stops-title = Reactions
stops-here = Always pass here
stops-none = You are asked in every window. At a question in somebody else’s turn you can say that you always pass there.
stops-list = You pass by yourself here:
stops-remove = Ask me here again: { $window }
keys-title = By keyboard
keys-numbers = pick the option with this number
keys-whynot = what is refused, and why
keys-tab = walk through what glows
hand-title = Hand over to { $name }
hand-text = Let the others look away: secrets come next.
hand-ready = It’s me, show it

# The outcome and the replay

result-title = Result
result-lost = Everybody has lost
result-place = Place
result-player = Player
result-score = Score
result-rematch = Play again
result-join-rematch = To the new match
result-proof = Download the match with its proof
result-fair = Was the luck fair?
result-fair-text = Before the first move the table showed the fingerprint of a secret seed, and every browser added its own grain. Now the seed is open, and anybody can check each roll and each card: igroteka verify.
result-commitment = Fingerprint
result-seed = Seed
result-salts = Grains of the browsers
scrub-now = Back to the end
replay-controls = Replay
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the match

# Rules

rules-subtitle = Rules of the game
rules-search = Find a rule
rules-search-hint = a word or a number
rules-contents = Contents
rules-none = No rule holds the words “{ $words }”.

# Settings

settings-language = Language
settings-theme = Light
theme-system = As the system
theme-dark = Night
theme-light = Day
settings-motion = Motion
motion-system = As the system
motion-full = Lively
motion-calm = Calm
settings-sounds = Sounds
settings-sounds-note = Short and soft: your turn, a card, victory.
settings-notifications = Notifications
settings-notifications-note = The browser calls you when it is your turn and you look elsewhere.
settings-notifications-denied = The browser did not allow notifications. Allow them in its settings for this site.
settings-list = All options as a list
settings-list-note = Handy with the keyboard and with a screen reader.
settings-confirm = Ask again on a touch screen
settings-confirm-note = A move chosen by touching the board must be confirmed.
settings-here = Settings are kept in this browser.

# Credits

credits-icons = Icons
credits-icons-text = All icons were drawn by the authors of
credits-fonts = Fonts
credits-code = Software
credits-games = Games
credits-games-text = Igroteka is not connected with the designers and publishers of the games. The rules are in our own words; no artwork or text from the boxes is here.
