# Texts of the Curse of Candelabria.
#
# Names of players, Houses and cards arrive ready-made and with a capital letter. A number and its
# word are kept together by a non-breaking space.

# Parts that other texts are made of

points =
    { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
points-total =
    { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    }
price-gold = { $cost } gold
price-wax =
    { $cost ->
        [0] for free
       *[other] for { $cost } wax
    }
left-over =
    { $left ->
        [1] { "" }
       *[other] { " " }({ $left } to go)
    }

# Questions: set-up

ask-house = Which House do you play?
ask-keep-quest = Which quest do you keep in secret? The other one becomes common.

# Questions: the Kindling season

ask-turn = Your turn: deploy a candle or make a Maneuver.
ask-deploy-where = On which territory does the candle appear?
ask-move =
    { $left ->
        [0] You may burn a flame for one additional move.
        [one] { $left } move left. Where to?
       *[other] { $left } moves left. Where to?
    }
ask-castle-enters = The castle enters. Which enemy flame does it put out?
ask-push = The warrior enters. Which candle is pushed away, and where to?
ask-influence = On which curse do you put a land flame?{ left-over }
ask-move-curse = Which curse moves, and where to?{ left-over }
ask-snuffed = Your land flame was put out. Where does it go?
ask-forge = What do you buy?{ left-over }
ask-cubes =
    { $left ->
        [one] Which cube do you take?
       *[other] Which { $left } cubes do you take?
    }
ask-portal = Which figure goes through the portal?{ left-over }
ask-portal-to = Where does it come out? ({ $figure })
ask-put-under = Which card goes under the deck?{ left-over }
ask-keep-candle = Which of these candles do you keep?

# Questions: effects

ask-light = What do you light?{ left-over }
ask-extinguish = What do you put out?{ left-over }
ask-steal = Whose cube do you steal?{ left-over }
ask-take-tactics = Which tactics card do you take?{ left-over }
ask-destroy = Where do you tear down a temple?{ left-over }
ask-vigil = A temple has been built or torn down in { $region }. Which candle do you send there?
ask-score-quest = You have completed your personal quest. Do you score it?

# Questions: the War season

ask-place-curse = Where do you place “{ $curse }”?
ask-relocate = Which candle does the curse carry away?
ask-relocate-to = Where to? ({ $house }: { $candle })
ask-build-free = What do you take for free?
ask-repeat = Which candle’s card takes effect again?
ask-lay = Secretly cover slot { $number } of the war board, or leave it free.
ask-neutralise = Do you spend a card to neutralise another?
ask-resolve-first = Which slot do you resolve first?
ask-discard-withering = You take “{ $card }”. Which Withering card goes under the deck?
ask-on-slot = On which slot do you put “{ $card }”?
ask-choose-one = “{ $card }”: choose one.
ask-withering-move = Which candle do you move?
ask-steal-vp = From whom do you take a victory point?

# Options

option-house = { $house }
option-draft = { $house } ({ $region })
option-keep-quest = Keep “{ $quest }”
option-score-quest = Score “{ $quest }”
option-to = { $territory }
option-seal = { $region }
option-figure-of = { $house }: { $figure }
option-weak-action = { $house }, slot { $number }: weak action
option-in = { $region }
option-deploy = Deploy “{ $card }” as { $role } { price-wax }
option-maneuver = Maneuver: discard “{ $card }”
option-move = { $figure } to { $territory }
option-burn = Burn a flame: { $figure } to { $territory }
option-push = Push { $house } ({ $candle }) to { $territory }
option-extinguish-land = Put out the land flame of { $house }: { $territory }
option-extinguish-candle = Put out a flame of { $house }: { $candle }
option-light-candle = Light a flame: { $candle }
option-light-land = Place a land flame: { $territory }
option-steal = { $cube } of { $house }
option-take = Take “{ $card }”
option-at-curse = Curse { $number }
option-to-supply = Back to the supply
option-move-curse = Curse { $number } to { $territory }
option-send = { $figure } to { $territory }
option-keep-candle = Keep “{ $card }”
option-put-under = Put under the deck: “{ $card }”
option-buy-upgrade = “{ $upgrade }” for { price-gold }
option-buy-temple = { $temple } ({ $region }) for { price-gold }
option-cubes =
    { $gold ->
        [0] { $wax } wax
       *[other]
            { $wax ->
                [0] { $gold } gold
               *[other] { $gold } gold, { $wax } wax
            }
    }
option-figure = { $figure }
option-relocate = { $house }: { $candle }
option-free-temple = { $temple }
option-free-upgrade = “{ $upgrade }”
option-lay = “{ $card }” on slot { $number }
option-leave-free = Leave slot { $number } free
option-spend = Spend “{ $card }” on “{ $target }” ({ $house })
option-resolve-first = Slot { $number }: { $what }
option-discard-withering = The card on slot { $number }
option-on-slot = Slot { $number }
option-choose-gain_vp = Score 1 victory point
option-choose-light = Light 1
option-choose-extinguish = Extinguish 1
option-choose-steal = Steal 1
option-steal-vp = { $house }

# The story: set-up

fact-house = { $who } plays { $house }
fact-track = Turn order: { $seats }
fact-quest-kept = { $who } keeps “{ $quest }”
fact-quest-common = { $who } lays out a common quest: “{ $quest }”

# The story: the Mist season

fact-year = Year { $year }: the mist rises
fact-struck = “{ $curse }” strikes { $region }
fact-curse-drawn = “{ $curse }” is drawn
fact-curse-appears = “{ $curse }” appears at { $territory }
fact-house-candle = { $who } receives “{ $card }”

# The story: the Kindling season

fact-deployed = { $who } deploys “{ $card }” as { $role }: { $territory }
fact-maneuver = { $who } discards “{ $card }” for a Maneuver
fact-moved = { $who } moves { $figure } to { $territory }
fact-burned = { $who } burns a flame to move once more: { $candle }
fact-pushed = { $who } pushes { $house } ({ $candle }) to { $territory }
fact-land-flame = { $who } places a land flame: { $territory }
fact-action = { $who } takes the { $action } action (size { $amount })
fact-influenced = { $who } puts a land flame on curse { $number } ({ $total } there now)
fact-curse-moved = { $who } moves “{ $curse }” to { $territory }
fact-mined =
    { $gold ->
        [0] { $who } mines { $wax } wax
       *[other]
            { $wax ->
                [0] { $who } mines { $gold } gold
               *[other] { $who } mines { $gold } gold and { $wax } wax
            }
    }
fact-no-room =
    { $amount ->
        [one] { $who } has no room for { $amount } cube
       *[other] { $who } has no room for { $amount } cubes
    }
fact-teleported = { $who } sends { $figure } through the portal to { $territory }
fact-drew-candles =
    { $amount ->
        [0] { $who } finds no candle card to draw
        [one] { $who } draws { $amount } candle card
       *[other] { $who } draws { $amount } candle cards
    }
fact-returned-candles =
    { $amount ->
        [0] { $who } returns no candle card
        [one] { $who } returns { $amount } candle card
       *[other] { $who } returns { $amount } candle cards
    }
fact-upgrade = { $who } gains the upgrade “{ $upgrade }”
fact-temple = { $who } places a temple in { $region }: { $temple }

# The story: effects

fact-vp = { $who } scores { points } ({ $total } in all)
fact-first = { $who } moves to the front of the turn order
fact-lit =
    { $flames ->
        [one] { $who } lights a flame: { $candle }, { $flames } flame now
       *[other] { $who } lights a flame: { $candle }, { $flames } flames now
    }
fact-extinguished-land = { $who } puts out the land flame of { $house }: { $territory }
fact-extinguished-candle =
    { $left ->
        [0] { $who } puts out the last flame of { $house }: { $candle }
        [one] { $who } puts out a flame of { $house }: { $candle }, { $left } flame left
       *[other] { $who } puts out a flame of { $house }: { $candle }, { $left } flames left
    }
fact-stole = { $who } steals from { $house }: { $cube }
fact-took = { $who } takes “{ $card }”
fact-destroyed = { $who } tears down a temple in { $region }: { $temple }
fact-sent = { $who } keeps vigil: { $candle } goes to { $territory }
fact-quest = { $who } completes the quest “{ $quest }”
fact-quest-gone = The quest “{ $quest }” is complete and leaves the game

# The story: the War season

fact-curse-won = { $who } wins “{ $curse }”
fact-curse-unclaimed = Nobody claims “{ $curse }”
fact-curse-nowhere = { $who } finds no place for “{ $curse }”
fact-curse-placed = { $who } places “{ $curse }” in { $region }
fact-relocated = { $who } carries a candle ({ $house }: { $candle }) away to { $territory }
fact-grey-tide = { $who } unleashes the Grey Tide: every land flame in { $region } goes out
fact-repeated = { $who } repeats the card of { $candle }
fact-withering = { $who } takes a Withering card: “{ $card }”
fact-withered = { $who } puts “{ $card }” on slot { $number }
fact-stole-vp = { $who } takes a victory point from { $house }
fact-battle = Battle for { $region }: { $seats }
fact-unopposed = { $who } holds { $region } unopposed
fact-no-battle = Nobody fights for { $region }
fact-revealed = { $who } reveals “{ $card }” on slot { $number }
fact-neutralised = { $who } spends “{ $card }” to neutralise “{ $target }” ({ $house })
fact-resolved = { $who } resolves “{ $card }”
fact-victory = { $who } wins the battle for { $region } with strength { $strength }
fact-no-winner = Nobody wins the battle for { $region }
fact-year-over = Year { $year } is over: the candles burn down
fact-final = Final scoring for { $who }: “{ $card }”
fact-won = { $who } wins with { points-total }

# Options of a game

label-players = Players
label-houses = Houses
label-houses-choice = Each player chooses
label-houses-random = At random
label-quests = Quests
label-withering = Withering

# The course of the game

label-title = The Curse of Candelabria
label-year = Year { $year }
label-phase-houses = Choice of Houses
label-phase-setup = Set-up
label-phase-quests = Choice of quests
label-phase-mist = Mist season
label-phase-kindling = Kindling season
label-phase-curses = War season: curses
label-phase-battles = War season: battles
label-phase-clean_up = Clean-up
label-phase-over = The game is over
label-result-CAN-END-5 = { $who } wins with { points-total }

# The table

label-map = The kingdom
label-display = Tactics display
label-curses = Curses of the year
label-upgrades = Upgrades
label-vp = Victory points
label-hand = Candle cards
label-tactics = Tactics
label-laid = Played tactics
label-deployed = Deployed candles
label-maneuvers = Maneuver pile
label-displays = Cards
label-turn-order = Turn order
label-place = Place { $number }
label-curse-place = Curse { $number }
label-altar = Flames on curse { $number }
label-battle = Battle: { $region }
label-battle-over = Last battle: { $region }
label-in-secret = Chooses in secret
label-war-board = War board
label-neutralised = Neutralised

# Symbols on cards

label-effect-light = Light
label-effect-extinguish = Extinguish
label-effect-steal = Steal
label-effect-gain_vp = Victory points
label-effect-draw_tactics = Tactics cards
label-effect-destroy_temple = Destroy a temple
label-effect-become_first = Become first

# Where points come from

label-source-cards = Cards
label-source-battles = Battles
label-source-temples = Temples
label-source-quests = Quests
label-source-withering = Withering
label-source-abilities = House abilities

# What may come of it
label-odds-battle = { $who } wins the battle for { $region }
label-odds-nobody = nobody wins the battle for { $region }

# When an action is met for the first time: one sentence about it.
about-deploy = Deploying: the candle appears beside your castle and its card takes effect; each role has a power of its own.
about-maneuver = A Maneuver: you discard a card and make up to two moves; every new territory you reach is lit and acts.
about-move = If a move ends where you have no flame, one is lit and the territory acts.
about-burn = Burning one of its flames gives this candle one more move; without flames it has no strength.
about-push = A warrior entering a territory pushes one enemy candle to a neighbouring one.
about-light-candle = Every flame on a candle is one point of strength in battle.
about-light-land = A land flame gives you control, adds strength in battle, and boosts your territories with the same sign.
about-extinguish-candle = Every flame you put out costs a rival a point of strength.
about-extinguish-land = Without its land flame a rival loses strength here, and often control.
about-steal = A cube goes from a rival’s store to yours.
about-take = Tactics cards are played in the battles of this year, up to two in each.
about-at-curse = Whoever has the most flames on a curse controls it in the War season.
about-buy-upgrade = An upgrade works from its year on, to the end of the game.
about-buy-temple = A white temple scores at once, a grey one turns the battle upside down, a black one keeps curses out.
about-cubes = Wax pays for candles, gold for upgrades and temples.
about-lay = Cards are laid face down and revealed together; a covered slot gives no weak action.
about-spend = Discard your own card without its effect to cancel a rival’s card with the same symbol.
about-weak-action = An empty slot of the war board gives a weak action for free.
about-keep-quest = The quest you keep is yours alone; the other is open to everyone.

# What a table may agree on: a sentence about each.
label-houses-about = Houses are chosen in turn, or dealt at random.
label-quests-about = An expansion: private and common quests bring victory points.
label-withering-about = An expansion: coming second on a curse brings a Withering card that spoils a slot of the war board; not used with two players.
