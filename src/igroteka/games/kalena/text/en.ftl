# Texts of Haunted Lands.
#
# Names of players and of content arrive ready-made and with a capital letter. A number and its
# word are kept together by a non-breaking space.

# Parts that other texts are made of

exploration-tokens =
    { $cost ->
        [one] { $cost } exploration token
       *[other] { $cost } exploration tokens
    }
contact-tokens =
    { $cost ->
        [one] { $cost } contact token
       *[other] { $cost } contact tokens
    }
training-price =
    { $cost ->
        [one] { $cost } pecunia
       *[other] { $cost } pecunias
    }
sale-price =
    { $pecunias ->
        [one] { $pecunias } pecunia
       *[other] { $pecunias } pecunias
    }
sale-goods =
    { $each ->
        [1] { $resources }
       *[other] { $each } { $resources }
    }
goods = { $amount } { $resource }
valour-total = { $total } valour

# Questions

ask-turn = Your turn. What will you do?
ask-spread =
    { $left ->
        [one] { $left } ghost left to place on the terrain rolled. Where does it go?
       *[other] { $left } ghosts left to place on the terrain rolled. Where does the next one go?
    }
ask-overflow =
    { $left ->
        [one] No room outside: { $left } ghost enters Kalena. On which hex?
       *[other] No room outside: { $left } ghosts enter Kalena. Where does the next one go?
    }
ask-quests =
    { $left ->
        [one] Pick { $left } quest in secret.
       *[other] Pick { $left } quests in secret. Which one first?
    }
ask-reward = Roll the bonus die, or choose a row of the bonus card?
ask-restore = Which action token do you restore?
ask-any-resource = Which resource do you take?

# Options

option-explore =
    { $cost ->
        [0] Explore { $terrain } ({ $hex }): cannot be entered
       *[other] Explore { $terrain } ({ $hex }): { exploration-tokens }
    }
option-extract = Extract { $resource } ({ $hex })
option-build = Build a { $building } ({ $hex }) for { $cost }
option-contact = Contact the ghost ({ $hex }): { contact-tokens }
option-sell = Sell { sale-goods } for { sale-price }
option-learn = Learn “{ $skill }” for { $cost }
option-train =
    { $cost ->
        [0] Train { $track }: the track is full
       *[other] Train { $track } for { training-price }
    }
option-end = End the turn
option-haunt = Place a ghost: { $hex }
option-gain = Take { $resource }
option-restore = Restore a token: { $track }
option-roll = Roll the bonus die
option-row = Row { $face }{ row-pecunias }{ row-resources }{ row-valour }
row-pecunias =
    { $pecunias ->
        [0] { "" }
        [one] { " · " }{ $pecunias } pecunia
       *[other] { " · " }{ $pecunias } pecunias
    }
row-resources =
    { $resources ->
        [0] { "" }
        [one] { " · " }{ $resources } resource of any type
       *[other] { " · " }{ $resources } resources of any type
    }
row-valour =
    { $valour ->
        [0] { "" }
       *[other] { " · " }{ $valour } valour
    }
option-pick = Pick the quest “{ $quest }”

# The story: setup

fact-land = Around Kalena, clockwise from the north, lie { $tiles }
fact-skills-drawn = The skills of this game: { $skills }
fact-market-drawn = The city opens its “{ $market }”
fact-ghost-cards = Ghost cards in play: { $cards }
fact-season = Season { $season } begins: “{ $card }” is in force
fact-order = Turn order: { $seats }

# The story: a round

fact-spread = The ghosts stir: { $who } rolls { $terrain } on the terrain die
fact-haunted = { $who } places a ghost at { $hex }
fact-chilled = Chilled by a ghost nearby, the { $building } at { $hex } produces nothing
fact-explored = { $who } goes to { $hex } ({ $terrain }) for { exploration-tokens }
fact-extracted = { $who } extracts { $resource } at { $hex }, exhausting the hex
fact-built = { $who } builds a { $building } at { $hex }
fact-contacted = { $who } contacts the ghost at { $hex } for { contact-tokens }
fact-bonus-rolled = { $who } rolls the bonus die: { $face }
fact-row-chosen = { $who } chooses row { $face } instead of rolling the bonus die
fact-sold = { $who } sells { sale-goods } for { sale-price }
fact-learned = { $who } learns “{ $skill }” and takes slot { $slot }
fact-trained = { $who } trains { $track } for { training-price }; the new token is inactive for now
fact-turn-ended = { $who } ends the turn
fact-rested = Everybody rests: all action tokens are active again

# The story: gains and losses

fact-received = { $who } receives { goods }
fact-no-room = { $who } has no room and loses { goods }
fact-no-room-at-all = { $who } loses a resource: storage is full
fact-pecunias =
    { $amount ->
        [one] { $who } receives { $amount } pecunia ({ $total } in all)
       *[other] { $who } receives { $amount } pecunias ({ $total } in all)
    }
fact-valour = { $who } gains { $amount } valour ({ $total } in all)
fact-restored =
    { $amount ->
        [one] { $who } restores { $amount } { $track } token
       *[other] { $who } restores { $amount } { $track } tokens
    }

# The story: the end of a season and of the game

fact-fresh-land = The season is over: the land has rested, all exhaustion tokens leave the board
fact-picked = { $who } secretly picks { $quests }
fact-picked-unseen =
    { $amount ->
        [one] { $who } secretly picks { $amount } quest
       *[other] { $who } secretly picks { $amount } quests
    }
fact-quest =
    { $amount ->
        [0] { $who } reveals “{ $quest }”: it brings nothing
       *[other] { $who } reveals “{ $quest }”: { $amount } valour
    }
fact-won = { $who } wins with { valour-total }
fact-kalena-lost = Ghosts hold all seven hexes of Kalena: everybody loses
fact-ghosts-lost = Too few ghosts are left in the supply to place four: everybody loses

# Options of a game

label-players = Players
label-mode = Mode
label-extra_ghosts = Extra ghost cards
label-extra_ghosts-none = None
label-extra_ghosts-random = One at random

# The course of the game

label-title = Haunted Lands
label-season = Season { $season }
label-round = Round { $round }
label-phase-setup = Setup
label-phase-spread = Spread
label-phase-turns = Turns
label-phase-season_end = End of the season
label-phase-over = The game is over
label-turn = { $who } to play
label-order = Turn order

# The table

label-land = The lands
label-market = Market
label-bonus-card = This season’s bonuses
label-coming-bonus-cards = Bonuses of later seasons
label-ghost-cards = Ghost cards
label-skills = Skills
label-skill-slot = Slot { $slot }: { $valour } valour
label-skill-slot-closed = Slot closed
label-supply = Supply
label-supply-ghosts =
    { $amount ->
        [0] No ghosts left
        [one] { $amount } ghost
       *[other] { $amount } ghosts
    }
label-supply-exhaustion =
    { $amount ->
        [0] No exhaustion tokens left
        [one] { $amount } exhaustion token
       *[other] { $amount } exhaustion tokens
    }

# A player's board

label-valour = Valour
label-pecunias = Pecunias
label-storage = Storage
label-quests = Quests
label-quests-picked =
    { $amount ->
        [0] No quests picked
        [one] { $amount } quest picked
       *[other] { $amount } quests picked
    }

# The outcome

label-victory = Victory: { $who }
label-defeat = Shared defeat
label-result-KAL-FIN-2 = { $who } wins with { valour-total }
label-result-KAL-LOSE-1 = Kalena has fallen: ghosts hold all seven of its hexes. Everybody loses.
label-result-KAL-LOSE-2 = The lands are overrun: fewer than four ghosts are left in the supply. Everybody loses.

# Where points come from

label-source-buildings = Buildings
label-source-skills = Skills at work
label-source-ghosts = Contacting ghosts
label-source-learning = Learning skills
label-source-training = Training
label-source-quests = Quests

# When an action is met for the first time: one sentence about it.
about-explore = Exploring is a step to a neighbouring hex, paid for with tokens: the harder the terrain, the more it costs.
about-extract = Extracting takes a resource from where you stand, or water from a lake beside you; the hex is exhausted until the season ends.
about-build = A building brings valour at once and a resource every round; it is built where you stand.
about-contact = Contact: the ghost leaves the hex, and you roll the bonus die for a reward.
about-sell = Selling: in the city you turn resources into pecunias as the market card says, as often as you like.
about-learn = A skill lasts to the end of the match; the earlier you learn it, the more valour it gives.
about-train = Training: pecunias buy you one more action token, ready to use from the next round on.
about-haunt = The last player in turn order places the ghosts: nobody can build where one stands, and seven ghosts in Kalena mean defeat for all.
about-restore = A restored token can be spent again in the same turn.
about-pick = The quest you pick stays secret and brings valour at the end of the match.

# What a table may agree on: a sentence about each.
label-mode-about = The mode decides what the ghosts do and when secret quests are picked; Wanderer is best for a first match.
label-extra_ghosts-about = Every extra ghost card gives the ghosts one more harmful power for the whole match.
