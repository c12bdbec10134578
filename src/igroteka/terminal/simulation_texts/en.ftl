# The report of a simulation.

simulation-title =
    { $games ->
        [one] { $games } match, { $decided } with a winner, seed { $seed }
       *[other] { $games } matches, { $decided } with a winner, seed { $seed }
    }
simulation-seats = Seats
simulation-seat = Seat
simulation-bots = Bots
simulation-bot = Bot
simulation-held = Held seats
simulation-wins = Wins
simulation-share = Share
simulation-fair = Fair share
simulation-interval = 95 % interval
simulation-score = Score
simulation-range = From – to
simulation-sides = Whom they played
simulation-side = Played
simulation-played = Matches
simulation-ratio = Of the fair share
simulation-ratio-of = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-defeats = Shared defeats
simulation-rule = Rule
simulation-text = What it says
simulation-times = Matches
simulation-decisions = Decisions in a match: { $mean } on average, median { $median }, { $least } to { $most }
simulation-turns = Turns in a match: { $mean } on average, median { $median }, { $least } to { $most }
simulation-rounds = Rounds in a match: { $mean } on average, median { $median }, { $least } to { $most }
simulation-speed = Time: { $seconds } s, { $speed } decisions a second
simulation-note = Wins, shares and scores are of the matches that had a winner.
simulation-errors =
    { $count ->
        [one] { $count } match broke
       *[other] { $count } matches broke
    }
simulation-match = Match
simulation-seed = Seed
simulation-error = Error
simulation-saves = The JSON report holds a save of each: it leads to the answer on which it broke.
simulation-count = { $n }
simulation-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulation-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
