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
page-almanac = Almanac
page-learn = Learn to play
page-rules = Rules
page-replay = Replay
page-campaign = Campaign
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
lobby-which = What shall we play?
lobby-mine = My tables
lobby-mine-more = { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
lobby-mine-empty = You haven’t joined a table yet. The matches you start will be waiting for you here.
lobby-open = Open tables
lobby-open-empty = Nobody is looking for players right now. Open a table and they will come.
lobby-join = Got an invitation link?
lobby-join-hint = Table link or code
lobby-join-go = Join
lobby-bring = Import a match from a file
lobby-bringing = Replaying the match…
lobby-bring-note = A downloaded match is checked line by line and shown as a replay.
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
new-single = A single match
new-campaign-note =
    { $count ->
        [one] { $count } match: { $matches }.
       *[other] { $count } linked matches: { $matches }.
    } Each begins with what the last one left behind; the total over all of them decides.
new-hot-seat = Several people share this screen: before each turn Igroteka will ask you to pass it on.
seat-me = Me
seat-me-too = Another player on this screen
seat-free = Open seat
seat-you = (you)
bot-random = Bot: random
bot-guided = Bot: intuitive
bot-greedy = Bot: calculating
bot-novice = Bot: novice
bot-apprentice = Bot: apprentice
bot-adept = Bot: adept
bot-master = Bot: master
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
going = On the way…
going-halt = Stop
going-where = Dotted places are within reach: point at one or tap it to see the way, its cost and its risk.
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
story-later =
    { $count ->
        [one] { $count } later line
       *[other] { $count } later lines
    }
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

# The campaign

campaign-players = Players
campaign-matches = Matches of the campaign
campaign-ahead = What comes next
campaign-final = The final count
campaign-played = { $played } of { $of } matches played
campaign-number = match { $number }
campaign-status-ahead = still to come
campaign-status-open = players are gathering
campaign-status-playing = being played
campaign-status-over = over
campaign-status-closed = given up
campaign-won = Wins
campaign-match-won = Won this match
campaign-begins = What the match begins with
campaign-gathering = Players are gathering at the table of “{ $match }”.
campaign-now = “{ $match }” is being played.
campaign-next-is = The next match is “{ $match }”.
campaign-given-up = The table of “{ $match }” was closed before the end. It can be set up once more; that will remain visible.
campaign-given-up-before =
    { $count ->
        [one] This match has been given up { $count } time before.
       *[other] This match has been given up { $count } times before.
    }
campaign-next = Next match
campaign-again = Set it up again
campaign-to-table = To the table
campaign-to-page = To the campaign’s page
campaign-host-goes-on = { $name } will set it up.
campaign-seats-note = Everybody keeps their seat. At the table, before the match begins, you decide who is replaced by a bot or another player.
campaign-file = Download the campaign with its proof
campaign-fair = Is the luck fair?
campaign-fair-text = The fingerprints of the secret seeds of all matches are shown before the first one, so nobody can go looking for better ones along the way. Where a match was given up and set up again, it says so. A seed is revealed when its match ends; igroteka verify checks the whole file.

# Rules

rules-subtitle = How to play, and the rules in full
rules-learn = How to play
rules-law = The rules in full
rules-see = “{ $chapter }”
rules-search = Search the rules
rules-search-hint = a word
rules-contents = Contents
rules-none = Nothing here says “{ $words }”.

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
settings-notifications-note = Your browser lets you know when it is your turn while you are looking elsewhere.
settings-notifications-denied = Your browser has blocked notifications. Allow them for this site in its settings.
settings-list = Show all options as a list
settings-list-note = Handy with a keyboard or a screen reader.
settings-hints = Explain what is new
settings-hints-note = One sentence the first time an action is offered to you.
first-met = New to you
first-met-done = Got it
settings-lessons = Offer lessons
settings-lessons-note = On your first visit to a game, the table offers to teach it.
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

# Tables set aside, and what a host can do

apart-title = This table is set aside
apart-file = Download the match
imported-note = From a file. The rules have checked it, but nobody here saw who played.
host-title = As the host
host-mute = Mute
host-mute-name = Mute { $name }
host-unmute = Unmute
host-expel = Remove
host-expel-sure = Remove { $name } from this table for good? During a match a bot takes over.
host-close = Close the table
host-close-sure = Close the table for everyone? The match ends without a result.

# One’s own account

account-others = Sign out everywhere else
account-others-done = All other sessions have ended.
account-change = Change password
account-password-old = Current password
account-password-new = New password
account-password-done = Your password has been changed. All other sessions have ended.
account-delete = Delete account
account-delete-note = Your name is removed from every table and becomes available again. Matches you played remain, without your name. This cannot be undone.
account-deleted = Your account has been deleted.

# How it is told
story-unfold = Show all of this turn
story-fold = Fold this turn
story-more =
    { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
story-details =
    { $count ->
        [one] { $count } detail
       *[other] { $count } details
    }
story-details-hide = Hide details
recap-title = Since your last turn
recap-latest = What has happened lately
recap-more =
    { $count ->
        [one] and { $count } more turn: see the story
       *[other] and { $count } more turns: see the story
    }
moment-skip = Continue (space bar)
pace-hurry = Show it all at once
settings-tempo = Pace of the other players
tempo-slow = Slow
tempo-normal = Normal
tempo-fast = Fast
tempo-once = At once
settings-moments = Show great moments large
moments-off = Not at all
moments-normal = For a moment
moments-slow = Longer
settings-story = The story
story-turns = One line per turn
story-lines = Every line
keys-space = space
keys-hurry = continue, or hurry the others

# Choosing
ask-back = back
ask-group =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
pick-abilities = What they can do
difficulty-1 = Easy to play
difficulty-2 = Takes some skill
difficulty-3 = For experienced players

# Hindsight
result-change = Play again with changes
hindsight-loading = Looking back at the match…
hindsight-failed = There is no looking back at this match.
hindsight-decided = What decided it: { $source }. { $winner } scored { $points } there, { $second } { $others }.
hindsight-turned = What decided it:
hindsight-sources = Points by source
hindsight-scores = Scores over time
hindsight-worth = Standings over time
hindsight-turns = Turning points
replay-round = Round { $number } of { $count }
replay-round-back = Previous round
replay-round-on = Next round
replay-speed = Speed
replay-share = Link to this moment
replay-shared = Copied

# The lobby's boxes
lobby-how-hard = How hard?
lobby-how-long = How long?
level-novice = Novice
level-novice-about = The novice plays quickly and makes mistakes.
level-apprentice = Apprentice
level-apprentice-about = The apprentice plays to win, looking one decision ahead.
level-adept = Adept
level-adept-about = The adept mostly thinks through its whole turn, and sometimes trusts its first look.
level-master = Master
level-master-about = The master weighs more options and takes its time: up to three seconds per decision.
length-short = A short one, with the simplest rules
length-whole = A full match
lobby-minutes = { $least }–{ $most } min
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
invite-code = The invitation as a QR code
goal-standing = { $what }: you have { $mine }, the leader { $best }.
goal-own = { $what }: you have { $mine }.

# The almanac
almanac-subtitle = Everything you may meet in the game
almanac-search = Search the almanac
almanac-search-hint = name or word
almanac-none = No page contains “{ $words }”.
almanac-copies = { $count ->
    [one] { $count } copy in the game
   *[other] { $count } copies in the game
}
almanac-now = Now
almanac-stock = supply
almanac-times = { $place } × { $count }
almanac-more-places = { $count ->
    [one] and { $count } more place
   *[other] and { $count } more places
}
almanac-rules = Rules about it
almanac-all-rules = { $count ->
    [one] { $count } more rule
   *[other] { $count } more rules
}
almanac-also = See also
almanac-read = What is this: { $name }
almanac-back = Back
almanac-whole = The whole almanac

# What would happen
foresee-turn = your turn ends
foresee-gone = { $what }: gone ({ $from })
foresee-then = Next: { $question }
foresee-none = Nothing changes right away.
foresee-luck = Then luck decides.
foresee-odds = What may come of it
lobby-play = Play
lobby-rules = How to play
lobby-begin = Begin
lobby-watch = Tables to watch
lobby-watch-empty = Nobody is playing in public right now.
table-your-turn = Your turn
table-watch = watch
invited-title = { $host } invites you: { $game }
invited-somebody = Somebody
invited-name = What shall we call you?
invited-sit = Take a seat
invited-come-in = Come in
invited-look = Just watch
lobby-laid =
    { $bots ->
        [one] You and one bot, about { $minutes } min.
       *[other] You and { $bots } bots, about { $minutes } min.
    }

# Lessons

lesson-subtitle = The best way to learn a game is to play it: a few minutes, and you are at the table.
lesson-none = This game has no lessons yet. Start with the rules.
lesson-length =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lesson-begin = Begin
lesson-finished = done
lesson-coach = The coach
lesson-progress = Step { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-repeat = Start over
lesson-leave = Leave
lesson-rule = Read more
lesson-do = Your move
lesson-otherwise = You could do that too, but for now try what glows.
lesson-done = Well done!
lesson-following = Next: { $title }
lesson-play-on = Continue this game against easy bots
lesson-play-new = Play a short game against easy bots
lesson-all = All lessons
lesson-on = The lesson is over. What next?
lesson-new = New here?
lesson-offer = Learn to play in a few minutes.
lesson-no = Not now

# The analysis of a match
analysis-title = Analysis
analysis-loading = Playing the match again, and every answer with different luck as well. This takes a few seconds…
analysis-chances = Chances of winning, in per cent
analysis-accounts = Where the chances came from
analysis-start = At the start
analysis-own = Their own decisions
analysis-others = Decisions of the others
analysis-luck = Luck
analysis-end = At the end
analysis-points = Luck in points
analysis-turns = Turns that decided the match
analysis-decisions = What could have been done better
analysis-better = { $taken }. Better: { $better }
analysis-fortunes = Rolls and draws that mattered
analysis-no-luck = Luck had no hand in this match.
analysis-about = Chances come from the game’s own evaluation of the position, on a scale found by bots playing at this table. A decision is what an answer changed on average over different luck; luck is how far the actual outcome was from that average. Together they add up to everything that happened.
analysis-go = To the moment after { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
luck-roll = Roll { $faces }
luck-pick = By lot
luck-draw = Draw
luck-shuffle = Shuffle
luck-hidden = What lay face down
luck-setup = Set-up
play-on-title = Play on from here
play-on-about = A new table starts with everything that has happened so far ({ $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}); from then on the luck is new. This match stays as it was.
play-on-seat = Your seat
play-on-bots = Against
play-on-begin = Play on
play-on-note = Continued from a moment of another match

# Advice
advice-title = Advice
advice-thinking = Weighing it up…
advice-none = No advice in time. Trust yourself, or ask again.
advice-gains = The first brings: { $what }.
advice-misses = The second would bring: { $what }.
advice-odds = { $what } in { $share } of cases, against { $other } with the second
advice-later = Right away both come to the same thing; the difference shows a few turns later.
advice-allowed = You may ask for advice at this table
new-advice = Advice
policy-advice-alone = Only when playing alone against bots
policy-advice-always = For everyone
policy-advice-never = Never
