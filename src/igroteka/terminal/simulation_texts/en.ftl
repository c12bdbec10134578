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
simulation-held = Seats held
simulation-wins = Wins
simulation-share = Share
simulation-fair = Fair share
simulation-interval = 95 % interval
simulation-score = Score
simulation-range = From – to
simulation-sides = Who they played
simulation-side = Played
simulation-played = Matches
simulation-ratio = Of a fair share
simulation-ratio-of = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulation-defeats = Shared defeats
simulation-rule = Rule
simulation-text = What it says
simulation-times = Matches
simulation-decisions = Decisions per match: { $mean } on average, median { $median }, from { $least } to { $most }
simulation-turns = Turns per match: { $mean } on average, median { $median }, from { $least } to { $most }
simulation-rounds = Rounds per match: { $mean } on average, median { $median }, from { $least } to { $most }
simulation-speed = Time: { $seconds } s, { $speed } decisions per second
simulation-note = Wins, shares and scores count only the matches that had a winner.
simulation-errors =
    { $count ->
        [one] { $count } match broke
       *[other] { $count } matches broke
    }
simulation-match = Match
simulation-seed = Seed
simulation-error = Error
simulation-saves = The JSON report has a save of each, which leads to the answer it broke on.
simulation-count = { $n }
simulation-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulation-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# The standings of an arena.

arena-title =
    { $games ->
        [one] { $games } match, { $together } lost together, seeds from { $seed }
       *[other] { $games } matches, { $together } lost together, seeds from { $seed }
    }
arena-strength = Strength
arena-elo = Elo
arena-among = One among others
arena-one = One
arena-others = Among
arena-paces = Time
arena-decisions = Decisions
arena-mean = Mean
arena-p95 = 95 % within
arena-ms = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = Matches lost together are left out. Elo is told against the mean of these bots; time is processor time of one decision.
arena-seats = Seats
arena-again = Those matches are not in the file: they are tried again when the arena goes on.
