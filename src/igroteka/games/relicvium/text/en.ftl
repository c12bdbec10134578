# Texts of Relicvium.
#
# Names of players, factions, areas and cards arrive ready-made. A number and its word are kept
# together by a non-breaking space.

# Questions: set-up

ask-faction = Which faction do you lead?

# Questions: peace

ask-diplomacy = Diplomacy. Whom do you approach?
ask-answer-alliance = { $who } offers you an alliance. While it lasts, neither of you may attack the other, and an ally’s units beside a battle add +1. Do you agree?
ask-answer-peace = { $who } offers you peace. You would be neutral: no attacks without a new declaration of war. Do you agree?
ask-act-plain = Plain, division { $division }: march, or plan an attack with a melee token.
ask-act-mountain = Mountain, division { $division }: recruit a unit, or prepare support with a ranged token.
ask-act-forest = Forest, division { $division }: build a castle, or summon a legendary creature.
ask-march-on = { $start }: who else marches?
ask-melee-token = { $start } → { $end }: which melee token?
ask-ranged-token = { $start } → { $end }: which ranged token?
ask-recruit-on = Bountiful Autumn: recruit a second unit?
ask-junction = Where does { $creature } appear?
ask-skill = { $creature } is here. Use “{ $skill }”? It is now or never.
ask-swap-on = Reforge a second unit?
ask-passage-on = Who else takes the dark passage?
ask-give-up = Cerberus is upon you. Which unit do you lose? ({ $area })

# Questions: war

ask-support = Whom do you send in support?
ask-attack = Which attack do you carry out, or call off?
ask-muster = { $area }: who attacks?
ask-lose =
    { $left ->
        [one] Which unit do you lose?
       *[other] Which { $left } units do you lose?
    }
ask-retreat = You must leave { $area }. Who retreats, and where to?
ask-advance = { $area } is yours to take. Who moves in?

# Options

option-faction = { $faction }
option-ally = Offer an alliance: { $who }
option-peace = Offer peace: { $who }
option-break = End the alliance: { $who }
option-declare = Declare war: { $who }
option-march = { $unit }: { $start } → { $end }
option-march-to = March to { $area }
option-melee = Plan an attack: { $start } → { $end }
option-melee-token = { $token }
option-recruit = Recruit in { $area }: { $unit }
option-recruit-at = Recruit in { $area }
option-promote = Promote to warlord: { $unit }, { $area }
option-ranged = Prepare support: { $start } → { $end }
option-ranged-token = { $token }
option-build = Build a castle in { $area }
option-summon = Summon { $creature }
option-at = Where { $areas } meet
option-stir = { $creature }
option-spot = { $area }
option-return = Send back: { $token } ({ $faction })
option-block = Block the border: { $one } – { $two }
option-swap = { $area }: { $unit } becomes { $other }
option-hedge = Grow the hedge in { $area }
option-decay = Send decay to { $area }
option-sprout = { $unit } in { $area }
option-raise = Raise a castle in { $area }
option-carry = Carry { $unit }: { $start } → { $end }
option-maul = Strike in { $area }
option-passage = { $unit }: { $start } → { $end }
option-give-up = { $unit }
option-send = { $unit } along “{ $token }”
option-attack = Attack { $area }
option-call-off = Call off the attack on { $area }
option-muster = { $unit } from { $area }
option-all = Everybody
option-lose = { $unit } from { $area }
option-retreat = { $unit } to { $area }
option-retreat-to = Retreat to { $area }
option-advance = { $unit } from { $area }

# The story: set-up and rounds

fact-faction = { $who } leads the { $faction }
fact-set-up = By initiative: { $seats }
fact-round = Round { $round } begins
fact-events = In peace: “{ $peace }”. In war: “{ $war }”.
fact-plot = “{ $plot }”. Peace goal: { $peace }. War goal: { $war }. { $twist }.
fact-goal = { $who } takes “{ $card }”: { $goal }

# The story: peace

fact-proposed-alliance = { $who } offers an alliance to { $whom }
fact-proposed-peace = { $who } offers peace to { $whom }
fact-refused = { $who } refuses { $whom }
fact-allied = { $who } and { $whom } are allies
fact-made-peace = { $who } and { $whom } make peace
fact-alliance-ended = { $who } ends the alliance with { $whom }
fact-war = { $who } declares war on { $whom }
fact-declined = { $who } skips an action: { $terrain }, division { $division }
fact-moved = { $who }: { $unit }, { $start } → { $end }
fact-melee = { $who } plans an attack: { $start } → { $end } ({ $token })
fact-ranged = { $who } prepares support: { $start } → { $end } ({ $token })
fact-recruited = { $who } recruits: { $unit }, { $area }
fact-promoted = { $who } promotes a unit to warlord: { $unit }, { $area }
fact-built = { $who } builds a castle in { $area }: { $castle }, number { $number }
fact-summoned = { $who } summons { $creature } where { $areas } meet
fact-skill = { $who } uses the skill of { $creature }
fact-token-returned = “{ $token }” goes back to { $who }
fact-blocked = { $who } blocks the border { $one } – { $two } until the end of the round
fact-swapped = { $who }: { $unit } becomes { $other }, { $area }
fact-hedged = { $who } defends { $area } behind a living hedge until the end of the round
fact-decayed = { $who } sends decay to { $area }: its defence is weaker until the end of the round
fact-mauled = { $who } loses a unit to Cerberus: { $unit }, { $area }

# The story: war

fact-strength-card = { $who } takes the strength card “{ $card }”
fact-sent = { $who } sends in support: { $unit }, { $start } → { $end }
fact-called-off = { $who } calls off the attack on { $area }
fact-token-dead = The attack of { $who } on { $area } has come to nothing
fact-unopposed = { $who } finds { $area } deserted
fact-battle = { $who } attacks { $whom } in { $area }: { $attack } against { $defence }
fact-attack-won = { $who } takes { $area } with a margin of { $margin }
fact-defence-won = { $who } holds { $area } with a margin of { $margin }
fact-tie = { $area }: the armies are equal, nobody gives way
fact-lost = { $who } loses a unit: { $unit }, { $area }
fact-razed = A castle of { $who } is razed: { $castle }, { $area }
fact-retreated = { $who } retreats: { $unit }, { $start } → { $end }
fact-advanced = { $who } moves in: { $unit }, { $start } → { $end }
fact-won =
    { $areas ->
        [one] { $who } wins, in control of { $areas } area
       *[other] { $who } wins, in control of { $areas } areas
    }
fact-nobody-won = Equal in everything: nobody wins

# Options of a game

label-players = Players
label-factions = Factions
label-factions-choice = Each player chooses
label-factions-random = At random
label-warlords = Warlords
label-strength = Faction Strength
label-strength-usual = As usual
label-strength-on = On
label-strength-off = Off
label-diplomacy = Diplomacy
label-diplomacy-usual = As usual
label-diplomacy-on = On
label-diplomacy-off = Off
label-events = Random Events
label-campaign = Campaign
label-event_cards = Cards in each event deck
label-rounds = Rounds without events

# The course of the game

label-title = Relicvium
label-round = Round { $round } of { $last }
label-phase-factions = Choice of factions
label-phase-setup = Set-up
label-phase-events = Peace: events
label-phase-diplomacy = Peace: diplomacy
label-phase-actions = Peace: actions
label-phase-strength = War: faction strength
label-phase-support = War: support
label-phase-attacks = War: attacks
label-phase-round_end = End of the round
label-phase-over = The game is over
label-result-REL-END-2 = The ninth castle stands: { $who } wins (score: { $total })
label-result-REL-END-3 = The last castle of a kind has fallen: { $who } wins (score: { $total })
label-result-REL-EOR-3 = The last round is over: { $who } wins (score: { $total })
label-result-REL-END-10 = Equal in everything: nobody wins

# The table

label-atlas = The war atlas
label-events-in-force = Events
label-peace-deck = Peace deck
label-war-deck = War deck
label-plot = The plot of the round
label-strength-cards = Strength cards
label-areas = Areas
label-castles = Castles
label-units = Units on the board
label-points = Victory points
label-diplomacy-cards = Diplomacy cards kept
label-initiative = Initiative
label-track = Possession track
label-division = { $division }: { $terrain }
label-reserve = In reserve: { $unit }
label-melee = Melee tokens
label-ranged = Ranged tokens
label-creatures = Legendary creatures
label-relations = Relations
label-won = Events won
label-battle = Battle: { $area }
label-planned = Planned: { $area }
label-possible = Possible attacks
label-strike = { $start } → { $end }
label-possible-ahead = Your strength minus theirs, with the best token you have left. Above zero you would win.
label-possible-assault = Your strength minus theirs, with the best token you have left. This round zero is enough to win.
label-nobody = Nobody defends
label-garrison = Garrison
label-attackers = Attackers
label-outcome-attacker = { $who } takes { $area }
label-outcome-defender = { $who } holds { $area }
label-outcome-open = As things stand: { $attack } against { $defence }
label-attack-figure = Attack
label-defence-figure = Defence
label-support-figure = Support
label-bonus-figure = Attack bonus
label-arrows-figure = Arrows

# The terms of a battle

label-term-REL-CALC-1 = { $what }
label-term-REL-WL-6 = { $what }: classes beside him
label-term-REL-WL-8 = { $what }: strength cards
label-term-REL-AURA-1 = Aura: { $what }
label-term-REL-CALC-4 = { $what }
label-term-REL-CALC-6 = Ally: { $what }
label-term-REL-SKILL-5 = Skill: { $what }
label-term-REL-SKILL-12 = Skill: { $what }
label-term-REL-EVENT-1W = Event: { $what }
label-term-REL-EVENT-3W = Event: { $what }
label-term-REL-EVENT-4W = Event: { $what }

# Where points come from

label-source-plain = Plains
label-source-mountain = Mountains
label-source-forest = Forests
label-source-water = Waters
label-source-peace = Peace goals
label-source-war = War goals

# What may come of it
label-odds-attack = { $who } takes { $area }
label-odds-defence = { $who } holds { $area }
label-odds-tie = { $area }: a tie

# When an action is met for the first time: one sentence about it.
about-march = A march: units from one area move to neighbouring ones, your own or free, with no more than three in each.
about-march-to = A march: units from one area move to neighbouring ones, your own or free, with no more than three in each.
about-melee = A melee token is a plan: the attack itself comes in the war phase, and the rival has time to answer.
about-ranged = A ranged token is support: it adds strength in a battle for this area, whether you attack or defend.
about-recruit = Recruiting: a new unit from the reserve appears in your area.
about-recruit-at = Recruiting: a new unit from the reserve appears in your area.
about-promote = A warlord does not count towards the limit of three units, and grows stronger with the units around.
about-build = A castle opens a division of your track: from the next round on you have one more action.
about-summon = A creature stands where three areas meet and changes strengths in all of them until the round ends.
about-ally = Allies do not attack each other, and an ally’s unit beside a battle adds 1 strength.
about-peace = If the rival agrees, the war is over and you are neutral again.
about-break = The alliance ends at once, no consent needed; you may attack this very round.
about-send = A unit sent in support neither attacks nor defends its own area until the round ends.
about-attack = An attack: you can see both strengths beforehand; units that attack are spent until the round ends.
about-call-off = There will be no attack: nobody is spent and nobody falls.
about-muster = Only the chosen units attack; the others hold their area.
about-advance = After a victory, units may move into the area; those that stay hold the old one.

# What a table may agree on: a sentence about each.
label-factions-about = Realms are chosen in turn, or dealt at random.
label-warlords-about = A unit may be promoted to warlord, whose strength depends on the units around.
label-strength-about = Strength cards go to whoever leads in areas, castles and units; not used with two players.
label-diplomacy-about = Alliances and peace can be made, and war declared; not used with two players.
label-events-about = Every round except the first, two events are revealed: one changes peace, the other war.
label-campaign-about = Every round except the first, the story sets a goal for peace and one for war; whoever meets them gets victory points. Needs events.
label-event_cards-about = How many events are in each deck: the match lasts one round more than that.
label-rounds-about = How many rounds the match lasts without events.
