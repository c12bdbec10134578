# The interface: all that Igroteka itself says. Texts of games are in the folders of the games.

ui-igroteka = Igroteka
ui-skip = Skip to content
ui-nav = Sections
ui-loading = Lighting the lamps…
ui-retry = Try again
ui-to-lobby = Back to the lobby
ui-close = Close
ui-cancel = Cancel

page-account = Name and sign-in
page-settings = Settings
page-credits = Credits
page-rules = Rules
page-replay = Replay
page-new = New table
page-table = Table
page-lost = Not found

lost-title = There is nothing here
lost-text = There is no such page in the cabinet. Perhaps there is a typo in the link.
trouble-title = That didn’t work
no-such-game = There is no such game on the shelf.
no-such-table = There is no such table
problem-offline = The server isn’t responding. Check your connection and try again.
problem-server = Something went wrong. Try again in a little while.
problem-undo-declined = { $who } would rather not take the move back.

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

lobby-title = The games cabinet is open
lobby-lead = Board games at a table that knows the rules: with friends via a link, or against bots right now.
lobby-play-now = Play now
lobby-laying-out = Setting up the board…
lobby-play-note = Against bots, no sign-up needed. Pick a game and take a seat.
lobby-play-note-one = “{ $game }” against bots, no sign-up needed.
lobby-which = What shall we play?
lobby-mine = My tables
lobby-mine-empty = You haven’t joined a table yet. The matches you start will be waiting for you here.
lobby-open = Open tables
lobby-open-empty = Nobody is looking for players right now. Open a table and they will come.
lobby-join = Got an invitation link?
lobby-join-hint = Table link or code
lobby-join-go = Join
lobby-bring = Import a match from a file
lobby-bringing = Replaying the match…
lobby-bring-note = A downloaded match is replayed from its file, checked line by line and shown as a replay.
lobby-shelf = On the shelf
lobby-players = { $least }–{ $most } players
lobby-new = Set up a table

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
table-playing = in progress
table-over = finished

# Name and log-in

account-name = Your name
account-guest-name = Wanderer { $number }
account-password = Password (at least 8 characters)
account-as = You are signed in as { $name }.
account-log-out = Sign out
account-logged-out = You have signed out.
account-logged-in = You’re in. Welcome!
account-guest = Play as a guest
account-guest-note = Choose a name and play. No password needed.
account-as-guest = You are playing as a guest: { $name }. Your tables stay yours for as long as this browser remembers you.
account-guest-go = Use this name
account-guest-done = That’s your name now.
account-rename = Change name
account-register = Create an account
account-register-note = Your tables stay yours for good. No e-mail address needed.
account-log-in = Sign in
account-log-in-note = If you already have an account.

# A new table

new-title = New table
new-seats = Players
new-players = players
new-options = Game options
room-options-plain = Standard rules.
new-manner = House rules
new-visibility = Who can join
new-clock = Clock
new-undo = Undo
new-start = Start the match
new-open = Open the table
new-hot-seat = Several people share this screen: before each turn Igroteka will ask you to pass it on.
seat-me = Me
seat-me-too = Another player on this screen
seat-free = Open seat
seat-you = (you)
bot-random = Bot: random
bot-guided = Bot: apprentice
bot-greedy = Bot: calculating
option-none = None
visibility-link = Anyone with the link
visibility-public = Anyone: the table is listed in the lobby
visibility-private = Only the players seated here
clock-none = No clock
clock-move = Time per move
clock-reserve = Time bank with increment
clock-days = Days per move
clock-minutes = Minutes
clock-increment = Increment (seconds)
clock-days-count = Days per move
undo-friendly = Freely; after new information, by consent
undo-strict = Only while nothing new has been revealed
undo-none = Never

# Before the match

room-waiting =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
room-ready = Everyone is here
room-sit = Sit here
room-fill = Who plays { $seat }
room-start = Start the match
room-host-starts = The host will start the match.
room-sealed = Luck sealed before the first move:
invite-title = Invite friends
invite-text = Anyone who opens this link comes straight to the table.
invite-copy = Copy
invite-copied = Copied
chat-title = Chat
chat-say = Message the table
chat-send = Send
chat-empty = No messages yet.

# At the table

menu = Table menu
menu-title = What would you like to do?
board-region = The board
ask-region = Your decision
ask-options = Options
ask-as = Playing as { $name }
ask-glows =
    { $count ->
        [one] { $count } move glows on the table
       *[other] { $count } moves glow on the table
    }
ask-as-list = As a list ({ $count })
ask-waiting = Waiting for { $names }
ask-reactions = Waiting for reactions
ask-nothing = Nobody has a decision to make
ask-over = The match is over
ask-since =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
ask-sending = sending…
aside-title = Also possible
aside-count = Also possible ({ $count })
aside-whynot = Why can’t I do anything else?
whynot-title = Why not?
whynot-nothing = There is nothing you can do here right now.
undo = Undo
undo-ask-title = Take it back?
undo-ask = Something new has been revealed since then, so everyone else has to agree. Ask them?
undo-ask-go = Ask them
rules-changed =
    The rules have changed: { $count ->
        [one] the last decision no longer fits and was taken back.
       *[other] the last { $count } decisions no longer fit and were taken back.
    } The match goes on from here.
undo-asked-title = Take it back?
undo-asked =
    { $count ->
        [one] { $name } asks to take back { $count } decision.
       *[other] { $name } asks to take back { $count } decisions.
    }
undo-yes = Allow it
undo-no = No, play on
undo-waiting = Waiting for the others to agree. Agreed so far: { $count }
story-title = Story
story-empty = Nothing has happened yet.
story-rule = Rule { $rule }
story-travel = Jump to this moment
story-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
tabs = Story and chat
tab-mat = My mat
fold-mat = Show or hide my mat
sheet-pull = Show mat, story and chat
strip-look = Look at { $name }’s mat
strip-turn = Their turn
strip-asked = Deciding now
strip-bot = Bot
strip-filling-in = A bot is filling in
strip-away = Disconnected
strip-away-short = away
link-connecting = Connecting to the table…
link-lost = Connection lost. You are seeing the table as it was at { $time }.
link-kept = Your answer is saved and will be sent.
table-leave = Leave the table
table-leave-sure = A bot will play for you; you can come back at any time.
table-come-back = Return to the table
table-watching = You are watching this match.
skip-go = Pass until my turn
skip-on = You are passing on every reaction until your turn.
skip-off = Ask me again
stops-title = Reactions
stops-here = Always pass here
stops-none = You are asked about every reaction. When a question comes up on someone else’s turn, you can choose to always pass there.
stops-list = You always pass here:
stops-remove = Ask me here again: { $window }
keys-title = Keyboard
keys-numbers = pick the option with this number
keys-whynot = see what is not allowed, and why
keys-tab = move between the things that glow
hand-title = Pass the screen to { $name }
hand-text = Everyone else, look away: secrets are about to be shown.
hand-ready = It’s me, show my view

# The outcome and the replay

result-title = Result
result-lost = Everyone has lost
result-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
result-place = Place
result-player = Player
result-score = Score
result-rematch = Play again
result-join-rematch = Go to the new match
result-proof = Download the match and its proof
result-fair = Was the luck fair?
result-fair-text = Before the first move the table showed the fingerprint of a secret seed, and every browser added a pinch of randomness of its own. Now the seed is public, and anyone can check every roll and every card with igroteka verify.
result-commitment = Fingerprint
result-seed = Seed
result-salts = Randomness from browsers
scrub-now = Back to the end
replay-controls = Replay
replay-back = Step back
replay-forward = Step forward
replay-play = Play
replay-pause = Pause
replay-moment = Position in the match

# Rules

rules-subtitle = Rules of the game
rules-search = Search the rules
rules-search-hint = word or number
rules-contents = Contents
rules-none = No rule contains “{ $words }”.

# Settings

settings-language = Language
settings-theme = Theme
theme-system = Same as system
theme-dark = Night
theme-light = Day
settings-motion = Motion
motion-system = Same as system
motion-full = Lively
motion-calm = Calm
settings-sounds = Sounds
settings-sounds-note = Short and soft: your turn, a card, a victory.
settings-notifications = Notifications
settings-notifications-note = Your browser lets you know when it is your turn and you are looking elsewhere.
settings-notifications-denied = Your browser has blocked notifications. Allow them for this site in its settings.
settings-list = Show all options as a list
settings-list-note = Handy with a keyboard or a screen reader.
settings-confirm = Confirm moves on touch screens
settings-confirm-note = A move chosen by touching the board has to be confirmed.
settings-here = These settings are stored in this browser.

# Credits

credits-icons = Icons
credits-icons-text = All icons are by the authors of
credits-fonts = Fonts
credits-code = Software
credits-games = Games
credits-games-text = Igroteka is not affiliated with the designers or publishers of these games. The rules are in our own words; nothing here, neither art nor text, comes from the boxes.
