# The interface of the terminal: what the program says, whichever game is played.

# The command line

ui-about = Igroteka: a cabinet of board games with enforced rules, bots and a balance laboratory. Start with: igroteka play
ui-usage = Usage: igroteka COMMAND [ARGUMENTS]
ui-usage-of = Usage: igroteka { $command } [ARGUMENTS] [OPTIONS]
ui-arguments = Arguments
ui-parameters = Options
ui-commands = Commands
ui-about-help = Show this help and exit.
ui-about-version = Show the version and exit.
ui-about-play = Play in this terminal.
ui-about-campaign = Play a campaign: linked matches, each begun with what the one before handed on.
ui-about-serve = Start the web server: play in a browser, alone or with others. Every option can also be set as a variable: --port is IGROTEKA_PORT.
ui-about-simulate = Let bots play many matches and report on the balance.
ui-about-arena = Let bots compete: one among several of another kind, on the same luck in every seat; strength with its interval.
ui-about-train = Let bots learn to judge positions of a game from matches against each other, as a file for its folder.
ui-about-verify = Replay a saved match and check every die and every card in it.
ui-about-analyse = Look back at a finished match: chances over time, what decided it, whom luck helped.
ui-about-rules = Read the rulebook: the contents, a single rule, or a search.
ui-about-learn = Learn to play: a lesson at this terminal.
ui-about-almanac = Read of anything in a game: the chapters, a page, or a search.
ui-about-fuzz = Look for bugs in the rules by playing random matches.
ui-about-games = List the installed games.
ui-arg-game = Which game: its id, as listed by “igroteka games”.
ui-arg-seats = Who plays, separated by commas: you, names of people at this keyboard, or bots (novice, apprentice, adept, master; random, guided, greedy).
ui-arg-bots = Which bots play, separated by commas.
ui-arg-players = The number of players.
ui-arg-mode = The mode of play; short for --option mode=…
ui-arg-option = A setting of the game, as key=value.
ui-arg-terms = A term of the whole campaign: key=value.
ui-arg-lang = The language: ru or en.
ui-arg-seed = The seed of all luck: the same seed gives the same match.
ui-arg-resume = Resume a saved match: a file, its name, or “last”.
ui-arg-campaign-resume = Go on with a campaign: a file, the name of a save or "last". With --seats others may sit down between two matches.
ui-arg-show = Only show how a campaign stands: a file, the name of a save or "last".
ui-arg-no-colour = No colours or escape codes.
ui-arg-games = The number of matches.
ui-arg-arena-bots = Which bots compete, separated by commas; each of them once.
ui-arg-arena-games = The number of matches for every pair of bots.
ui-arg-first = Only the first bot is tried among each of the others, not the other way round.
ui-arg-arena-out = The file of the matches, one a line: what is in it is not played again.
ui-arg-train-out = The file of what was learned; without it, it is printed.
ui-arg-jobs = How many processes to use.
ui-arg-json = Write the figures to this file as JSON.
ui-arg-host = The address to listen on: 127.0.0.1 (the default) for this machine only, 0.0.0.0 for everyone who can reach it.
ui-arg-port = The port to listen on (default 8000); 0 picks any free one.
ui-arg-database = Where matches are stored: postgresql://… or sqlite:///FILE. By default, a file in your data directory.
ui-arg-public-url = The address people type when there is a proxy in front: https://play.example.org
ui-arg-proxy = Addresses of that proxy, separated by commas; it is trusted to say where requests come from.
ui-arg-open = Open the browser as soon as the server is up.
ui-arg-log-level = How much to log: debug, info, warning or error.
ui-serving = Igroteka is running at { $address } (press Ctrl+C to stop)
ui-arg-file = A saved match: a file, the name of a save, or “last”.
ui-arg-game-or-rule = Which game: its id, as listed by “igroteka games”; or the id of a rule.
ui-arg-where = Also show the code, the content and the tests that name the rule.
ui-arg-words = The id of a rule, or words to search for.
ui-arg-minutes = How many minutes to search.
ui-arg-out = The folder for matches that reveal a bug.
ui-arg-unknown = there is no option { $word }.
ui-arg-missing = { $word } needs a value.
ui-arg-value = { $value } is not a valid value for { $word }.
ui-arg-extra = unexpected argument { $word }.
ui-arg-wrong = the arguments could not be understood: { $reason }
ui-command-unknown = there is no command { $word }.
ui-see-help = See: igroteka --help

# Trouble

ui-interrupted = interrupted.
ui-no-terminal = a person is supposed to play, but there is no terminal to answer from: run this in a terminal, or seat bots only (--seats greedy,greedy).
ui-no-game = there is no game { $game }. Installed: { $games }.
ui-name-game = which game? Choose one of { $games }.
ui-no-file = there is no file { $file }.
ui-is-folder = { $file } is a folder: name a saved match in it.
ui-unreadable = { $file } cannot be read: { $reason }.
ui-file-trouble = { $file } cannot be used: { $reason }.
ui-bad-save = the save cannot be loaded: { $reason }
ui-no-saves = there are no saves in { $folder } yet: start with igroteka play.
ui-resume-alone = --resume continues a match as it was set up: leave out game, seats, players, options and seed.
ui-campaign-alone = --resume and --show take a campaign as it was agreed on: leave out the rest; with --resume only the seats may be named.
ui-campaign-seats-later = this match is being played: seats can change when it is over.
ui-no-campaign = { $game } has no campaign. These have: { $games }.
ui-option-form = { $text } is not a setting: write key=value.
ui-option-unknown = there is no setting “{ $name }”. The settings are: { $known }.
ui-option-choices = { $text } is not a valid value for “{ $name }”. Possible values: { $choices }.
ui-option-value = { $text } is not a valid value for “{ $name }”.
ui-bad-options = the game cannot be set up like this: { $reason }
ui-seats-empty = one of the seats is empty: write something between the commas.
ui-seats-name = “{ $name }” cannot be used as a name: at most 24 characters, and no @ at the beginning.
ui-seats-bot = “{ $name }” looks too much like the name of a bot: correct it, or choose another name.
ui-seats-twice = “{ $name }” is listed twice: give each person a different name.
ui-seats-count =
    { $given ->
        [one] { $given } seat is filled,
       *[other] { $given } seats are filled,
    } but there are { $players } players.
ui-players-differ = the number of players is given twice, and the two differ: { $one } and { $other }.
ui-bots-only = “{ $name }” is not a bot: only bots play here (novice, apprentice, adept, master; random, guided, greedy).
ui-positive = { $name } must be greater than zero.

# Welcome

ui-enter-default = Press Enter to accept the suggestion.
ui-which-game = Choose a game
ui-default-mark = {"   "}← Enter
ui-setting = { $name } (Enter: { $default })
ui-setting-choices = { $name }: { $choices } (Enter: { $default })
ui-setting-words = { $name }: numbers separated by commas, or { $words } (Enter: { $default })
ui-who-plays = Who plays? { $players } seats, separated by commas: you, names of people at this keyboard, or bots ({ $bots }). Enter: { $default }
ui-level-novice = novice: plays quickly and makes mistakes
ui-level-apprentice = apprentice: looks one decision ahead
ui-level-adept = adept: mostly plays its whole turn out in its head
ui-level-master = master: tries more options on more guesses, and takes its time (up to three seconds a decision)
ui-nothing-begun = No match was started.
ui-yes = yes
ui-no = no

# The table

ui-seat-you = you
ui-seat-greedy = bot “greedy”
ui-seat-random = bot “random”
ui-seat-guided = bot “guided”
ui-seat-novice = bot “novice”
ui-seat-apprentice = bot “apprentice”
ui-seat-adept = bot “adept”
ui-seat-master = bot “master”
ui-sealed = The luck of this match is sealed: { $commitment }
ui-how = Type the number of an answer. ? what is forbidden, and why · u undo · hint · log · table · h help · q quit
ui-beside = Without answering yet, you may also:
ui-hand-over = { $who }, it is your turn. Make sure nobody else can see the screen, then press Enter.
ui-hint = Advice: { $number }: { $label } ({ $share } %)
ui-hint-next = or { $number }: { $label } ({ $share } %)
ui-hint-gains = The first brings: { $what }.
ui-hint-misses = The second would bring: { $what }.
ui-hint-odds = { $what } in { $share } % of cases, with the second { $other } %
ui-hint-later = At once both come to the same; the difference shows some turns later.
ui-hint-turn = your turn ends
ui-no-number =
    { $count ->
        [one] There is only one answer: 1.
       *[other] Choose a number from 1 to { $count }.
    }
ui-ambiguous = That could mean several things: { $choices }
ui-refused = Not allowed now: { $label } ({ $rule })
ui-unknown = “{ $typed }” is not an answer here. Type a number, or h for help.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back: you have not answered anything yet.
ui-undo-others = It is too late to take that back: { $who } has moved since.
ui-undo-learned = That cannot be taken back: new information has come out since (a die, a card), or the match was reloaded.
ui-why-nothing = No rule forbids anything you might try right now.
ui-why-number =
    { $count ->
        [0] No rule forbids anything now.
       *[other] The rules under ? are numbered from 1 to { $count }.
    }
ui-saved = Saved: { $file }
ui-save-failed = { $file } cannot be written: { $reason }. The match goes on, but it is not being saved there.
ui-lang-unknown = “{ $lang }” is not available: choose ru or en.
ui-lang-now = English it is.
ui-left = The match is saved: { $file }
    To continue: igroteka play --resume last
ui-warning = Note: { $warning }
ui-cut-off = { $name } is cut off: the match goes on from its last complete line.
ui-new-rules = the match was saved under version { $saved } of the rules and goes on under version { $now }.
ui-bad-snapshot = a snapshot was skipped ({ $reason }).
ui-answers-lost = the rules have changed:
    { $lost ->
        [one] the last answer no longer fits and was taken back.
       *[other] the last { $lost } answers no longer fit and were taken back.
    }
    The match goes on from there.

ui-help-answer = Answer with a number, with the first letters of an answer, or with a space as it is labelled on the board.
ui-words-why = ?, why
ui-usage-why = ? · ? 2
ui-does-why = what is forbidden now, and by which rule; with a number, that rule in full
ui-words-rule = rule, rules
ui-usage-rule = rule BUILD-3 · rule ghost
ui-does-rule = the text of a rule, or all rules that contain these words
ui-words-read = read,almanac
ui-usage-read = read Dragon · read sword
ui-does-read = what something is and does, from the almanac
ui-words-undo = u, undo
ui-usage-undo = u
ui-does-undo = take back your last answer
ui-words-log = log
ui-usage-log = log · log 50
ui-does-log = the latest lines of the story
ui-words-table = table, t
ui-usage-table = table
ui-does-table = draw the table again
ui-words-hint = hint
ui-usage-hint = hint
ui-does-hint = what an advisor would do, and why
ui-words-save = save
ui-usage-save = save · save NAME
ui-does-save = write the match to a file (it is saved after every answer anyway)
ui-words-lang = lang, language
ui-usage-lang = lang ru · lang en
ui-does-lang = switch to the other language
ui-words-help = h, help
ui-usage-help = h
ui-does-help = this help
ui-words-quit = q, quit, exit
ui-usage-quit = q
ui-does-quit = leave; the match stays saved

# The rulebook

ui-rule-source = Source: { $source }
ui-source-none = not stated
ui-source-rulebook = rulebook
ui-source-designed = our decision
ui-source-public = public sources
ui-rule-unknown = there is no rule { $id }.
ui-rule-near = there is no rule { $id }. Close to it: { $near }.
ui-almanac-none = this game brings no almanac.
ui-page-none = no page contains the words “{ $words }”.
ui-page-copies = { $count ->
    [one] { $count } copy in the game
   *[other] { $count } copies in the game
}
ui-pages-more = { $count ->
    [one] and { $count } more page
   *[other] and { $count } more pages
}
ui-rules-none = no rule contains the words “{ $words }”.
ui-rules-more =
    { $count ->
        [one] … and { $count } more rule: add a word to narrow the search.
       *[other] … and { $count } more rules: add a word to narrow the search.
    }

# Where a rule lives

ui-where-code = Code
ui-where-no-code = No line of code names this rule.
ui-where-content = Content
ui-where-tests = Tests
ui-where-no-tests = No test names this rule.
ui-where-tests-elsewhere = The tests of this game are not installed: they come with its sources.
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
ui-defeat = Everyone has lost.
ui-seed = The seal is broken; the seed was { $seed }
ui-over = The match is saved: { $file }
    Anyone can check its luck with: igroteka verify last

# Other commands

ui-true =
    { $lines ->
        [one] true: { $lines } line, and every die and card matches the sealed luck.
       *[other] true: { $lines } lines, and every die and card matches the sealed luck.
    }
ui-false = false from line { $line } on: { $reason }
ui-simulating = Matches
ui-fuzzing = Searching
ui-fuzzed = Matches: { $games }, decisions: { $decisions }, branches reached: { $edges }, seed: { $seed }
ui-problems =
    { $count ->
        [0] No problems were found.
        [one] { $count } problem was found.
       *[other] { $count } problems were found.
    }
ui-game-line = { $id } — { $title } (rules { $rules })

# The campaign

ui-campaign-match = Match
ui-campaign-next = Next: match { $number } of { $of }, { $match }
ui-campaign-playing = Being played: match { $number } of { $of }, { $match }
ui-campaign-go-on = Enter begins the match, q leaves (everything is saved).

# Lessons

ui-arg-lesson = a lesson, by name or number; without it, the list of lessons
ui-lesson-list = To begin: igroteka learn { $game } 1
ui-lesson-unknown = There is no lesson “{ $word }”. There are: { $lessons }.
ui-lesson-how = Enter goes on; a number or a word answers; “hint”, “back”, “repeat”, “?” to read more, q to leave.
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-back = back, b
ui-lesson-repeat = repeat, r
ui-lesson-otherwise = That can be done, too; for now try what this is about.
ui-lesson-no-choice = Nothing is left to choose here: do what the coach asks for.
ui-lesson-no-rule = No rule is needed here.
ui-lesson-left = The lesson can be taken up at any time.

# The analysis of a match

ui-analysing = Playing the match again, every answer under other luck, too…
ui-analysis-not-over = This match is not over yet: it can be analysed when it is.
ui-analysis-title = the match analysed
ui-analysis-course = Chances of winning
ui-analysis-answers = Answers
ui-analysis-accounts = Where the chances came from
ui-analysis-start = At the start
ui-analysis-own = Own decisions
ui-analysis-others = Decisions of others
ui-analysis-luck = Luck
ui-analysis-fortunes = Rolls and draws that mattered
ui-analysis-end = At the end
ui-analysis-points = Luck in points
ui-analysis-turns = Turns that decided the match
ui-analysis-decisions = What could have been done better
ui-analysis-none = None.
ui-analysis-percent = { $share } %
ui-analysis-turn = { $answers }. { $who }: { $change } %.
ui-analysis-decision = { $answers }. { $who }: { $taken }. Better: { $better }; it cost { $loss } %.
ui-analysis-fortune = { $answers }. { $what }: { $who }, { $expected } % expected, { $actual } % after it.
ui-analysis-about = Chances are read from the position by the game’s own evaluation, on a scale found by bots who played this table. The number is how many answers had been given.
ui-luck-roll = Roll { $faces }
ui-luck-pick = By lot
ui-luck-draw = A draw
ui-luck-shuffle = A shuffle
ui-luck-hidden = What lay face down
ui-luck-setup = Set-up
