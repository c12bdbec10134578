# The interface of the terminal: what the program says, whichever game is played.

# The command line

ui-about = Igroteka: a cabinet of games. Board games with enforced rules, bots and a laboratory. Begin with: igroteka play
ui-usage = Usage: igroteka COMMAND [ARGUMENTS]
ui-usage-of = Usage: igroteka { $command } [ARGUMENTS] [OPTIONS]
ui-arguments = Arguments
ui-parameters = Options
ui-commands = Commands
ui-about-help = Show this help and leave.
ui-about-version = Show the version and leave.
ui-about-play = Sit down and play in this terminal.
ui-about-serve = Open the web table: play in a browser, alone or with others. Every option is also a variable: --port is IGROTEKA_PORT.
ui-about-simulate = Let bots play many matches and report on the balance.
ui-about-verify = Play a saved match again and check every die and every card in it.
ui-about-rules = Read the rulebook: contents, one rule, or a search.
ui-about-fuzz = Look for faults in the rules with random matches.
ui-about-games = List the installed games.
ui-arg-game = Which game: its id as listed by “igroteka games”.
ui-arg-seats = Who plays, with commas: you, names of people at this keyboard, or bots (random, guided, greedy).
ui-arg-bots = Which bots play, with commas.
ui-arg-players = How many play.
ui-arg-mode = The mode of the game; short for --option mode=…
ui-arg-option = A setting of the game: key=value.
ui-arg-lang = The language: ru or en.
ui-arg-seed = Where luck begins: the same seed gives the same match.
ui-arg-resume = Go on with a save: a file, its name, or “last”.
ui-arg-no-colour = No colours and no escape codes.
ui-arg-games = How many matches.
ui-arg-jobs = How many processes work at once.
ui-arg-json = Write the figures to this file.
ui-arg-host = The address to listen on: 127.0.0.1 for this machine alone (so it is if you say nothing), 0.0.0.0 for everybody in reach.
ui-arg-port = The port to listen on, 8000 if you say nothing; 0 takes any free one.
ui-arg-database = Where matches are kept: postgresql://… or sqlite:///FILE. If you say nothing, a file in your data directory.
ui-arg-public-url = The address people type, when there is a proxy in front: https://play.example.org
ui-arg-proxy = Addresses of that proxy, with commas; its word on where people come from is believed.
ui-arg-open = Open the browser as soon as the server answers.
ui-arg-log-level = How much to write to the log: debug, info, warning or error.
ui-serving = Igroteka is open: { $address } (stop it with Ctrl+C)
ui-arg-file = A saved match: a file, its name, or “last”.
ui-arg-game-or-rule = Which game, by its id as listed by “igroteka games”; or the id of a rule.
ui-arg-where = Also show the code, the content and the tests that name the rule.
ui-arg-words = The id of a rule, or words to look for.
ui-arg-minutes = How long to search.
ui-arg-out = The folder for matches that show a fault.
ui-arg-unknown = there is no option { $word }.
ui-arg-missing = { $word } needs a value.
ui-arg-value = { $value } does not fit { $word }.
ui-arg-extra = { $word } is one argument too many.
ui-arg-wrong = the arguments cannot be understood: { $reason }
ui-command-unknown = there is no command { $word }.
ui-see-help = See: igroteka --help

# Trouble

ui-interrupted = interrupted.
ui-no-terminal = a person is to play, but there is no terminal to answer from: run it in a terminal, or seat bots only (--seats greedy,greedy).
ui-no-game = there is no game { $game }. Installed: { $games }.
ui-name-game = say which game: { $games }.
ui-no-file = there is no file { $file }.
ui-is-folder = { $file } is a folder: name a saved match inside it.
ui-unreadable = { $file } cannot be read: { $reason }.
ui-file-trouble = { $file }: this does not work: { $reason }.
ui-bad-save = the save cannot be used: { $reason }
ui-no-saves = there is no save yet in { $folder }: begin with igroteka play.
ui-resume-alone = --resume goes on with the match as it was agreed: leave out game, seats, players, options and seed.
ui-option-form = { $text } is not a setting: write key=value.
ui-option-unknown = there is no setting “{ $name }”. There are: { $known }.
ui-option-choices = { $text } does not fit “{ $name }”. Possible: { $choices }.
ui-option-value = { $text } does not fit “{ $name }”.
ui-bad-options = the game cannot be set up so: { $reason }
ui-seats-empty = a seat is empty: write something between the commas.
ui-seats-name = “{ $name }” cannot be a name: 24 letters at most, please, and no @ in front.
ui-seats-bot = “{ $name }” is too much like the name of a bot: mend it, or take another name.
ui-seats-twice = “{ $name }” sits there twice: give each person a name of their own.
ui-seats-count =
    { $given ->
        [one] { $given } seat is filled,
       *[other] { $given } seats are filled,
    } but { $players } play.
ui-players-differ = the number of players is said twice and differs: { $one } and { $other }.
ui-bots-only = “{ $name }” is no bot: only bots play here (random, guided, greedy).
ui-positive = { $name } must be greater than zero.

# Welcome

ui-enter-default = Enter takes what is suggested.
ui-which-game = Which game
ui-default-mark = {"   "}← Enter
ui-setting = { $name } (Enter: { $default })
ui-setting-choices = { $name }: { $choices } (Enter: { $default })
ui-setting-words = { $name }: numbers with commas, or { $words } (Enter: { $default })
ui-who-plays = Who plays? { $players } seats, with commas: you, names of people at this keyboard, or bots ({ $bots }). Enter: { $default }
ui-nothing-begun = No match was begun.
ui-yes = yes
ui-no = no

# The table

ui-seat-you = you
ui-seat-greedy = bot “greedy”
ui-seat-random = bot “random”
ui-seat-guided = bot “guided”
ui-sealed = Luck is sealed: { $commitment }
ui-how = Type the number of an answer. ? what is forbidden and why · u undo · hint · log · table · h help · q quit
ui-beside = Without answering yet, you may also:
ui-hand-over = { $who }, it is your turn. Let nobody else look at the screen, then press Enter.
ui-hint = The greedy bot would take { $number }: { $label }
ui-no-number =
    { $count ->
        [one] There is only one answer: 1.
       *[other] Choose a number from 1 to { $count }.
    }
ui-ambiguous = That may mean several: { $choices }
ui-refused = Not allowed now: { $label } ({ $rule })
ui-unknown = “{ $typed }” is not an answer here. Type a number, or h for help.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back: you have not answered anything yet.
ui-undo-others = It is too late to take back: { $who } has moved since.
ui-undo-learned = It cannot be taken back: since then something became known (a die, a card), or the match was loaded anew.
ui-why-nothing = Nothing you might think of is forbidden now.
ui-why-number =
    { $count ->
        [0] No rule forbids anything now.
       *[other] The rules under ? are numbered from 1 to { $count }.
    }
ui-saved = Saved: { $file }
ui-save-failed = { $file } cannot be written: { $reason }. The match goes on, but is not kept there.
ui-lang-unknown = There is no language “{ $lang }”: ru or en.
ui-lang-now = English it is.
ui-left = The match is saved: { $file }
    Go on with: igroteka play --resume last
ui-warning = Note: { $warning }

ui-help-answer = Answer with a number, with the beginning of an answer's words, or with a space as the board names it.
ui-words-why = ?, why
ui-usage-why = ? · ? 2
ui-does-why = what is forbidden now and by which rule; the rule with this number in full
ui-words-rule = rule, rules
ui-usage-rule = rule BUILD-3 · rule ghost
ui-does-rule = the text of a rule, or all rules with these words
ui-words-undo = u, undo
ui-usage-undo = u
ui-does-undo = take back your last answer
ui-words-log = log
ui-usage-log = log · log 50
ui-does-log = the last lines of the story
ui-words-table = table, t
ui-usage-table = table
ui-does-table = draw the table again
ui-words-hint = hint
ui-usage-hint = hint
ui-does-hint = what the greedy bot would do
ui-words-save = save
ui-usage-save = save · save NAME
ui-does-save = write the match to a file (it is kept after every answer anyway)
ui-words-lang = lang, language
ui-usage-lang = lang ru · lang en
ui-does-lang = go on in the other language
ui-words-help = h, help
ui-usage-help = h
ui-does-help = this help
ui-words-quit = q, quit, exit
ui-usage-quit = q
ui-does-quit = leave; the match is kept

# The rulebook

ui-rule-source = Source: { $source }
ui-source-none = not stated
ui-source-rulebook = rulebook
ui-source-designed = our decision
ui-source-public = public sources
ui-rule-unknown = there is no rule { $id }.
ui-rule-near = there is no rule { $id }. Near it: { $near }.
ui-rules-none = no rule holds the words “{ $words }”.
ui-rules-more =
    { $count ->
        [one] … and { $count } more rule: add a word.
       *[other] … and { $count } more rules: add a word.
    }

# Where a rule lives

ui-where-code = Code
ui-where-no-code = No line of code names this rule.
ui-where-content = Content
ui-where-tests = Tests
ui-where-no-tests = No test names this rule.
ui-where-tests-elsewhere = The tests of this game are not here: only its sources bring them.
ui-where-which = --where needs the id of one rule, such as KAL-BUILD-3.

# The end

ui-place = Place
ui-player = Player
ui-played-by = Played by
ui-score = Score
ui-victory = { $winners ->
    [one] { $who } wins with { $total }.
   *[other] { $who } share the victory with { $total } each.
}
ui-defeat = Everybody has lost.
ui-seed = The seal is broken, the seed was { $seed }
ui-over = The match is saved: { $file }
    Anybody can check its luck with: igroteka verify last

# Other commands

ui-true =
    { $lines ->
        [one] true: { $lines } line, every die and card is as the sealed luck says.
       *[other] true: { $lines } lines, every die and card is as the sealed luck says.
    }
ui-false = false from line { $line } on: { $reason }
ui-simulating = Matches
ui-fuzzing = Searching
ui-fuzzed = Matches: { $games }, decisions: { $decisions }, branches reached: { $edges }, seed: { $seed }
ui-problems =
    { $count ->
        [0] No problem was found.
        [one] { $count } problem was found.
       *[other] { $count } problems were found.
    }
ui-game-line = { $id } — { $title } (rules { $rules })
