# Texts of Cadwallon. A number and its word are joined by a non-breaking space.

# Parts of other texts

ducats =
    { $amount ->
        [one] { $amount } ducat
       *[other] { $amount } ducats
    }
reward-ducats =
    { $reward ->
        [one] { $reward } ducat
       *[other] { $reward } ducats
    }
ap-cost = { $cost } AP
experience-tokens =
    { $amount ->
        [one] { $amount } experience token
       *[other] { $amount } experience tokens
    }
experience-price =
    { $cost ->
        [one] { $cost } experience token
       *[other] { $cost } experience tokens
    }
spaces-far =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
points-left =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Questions

ask-gang = Which gang will you lead?
ask-hire = Replace one of your gang with a mercenary?
ask-gear = { $character }: which equipment to take?
ask-keep = { $character }: which equipment to keep?
ask-bonus-bearer = A bonus for winning the last part: who gets an equipment card?
ask-bearer = Who gets { $gear }?
ask-deploy = Who is placed, and on which exit?
ask-portcullis = Alarm! Which exit gets a portcullis?
ask-rescue = Fire! Where does { $figure } step out?
ask-tremor = A tremor: which exploration token is turned up?
ask-militia = Which militiaman will you lead?
ask-patrol = { $figure } goes up to { spaces-far }. Where to?
ask-turn =
    { $ap ->
        [0] No action points left. End your turn?
       *[other] Your turn, { $ap } AP left. What do you do?
    }
ask-walk = { $character } is moving, { points-left } left. Where next?
ask-hinder = { $character } ({ $who }) begins a Move. Interfere?
ask-descend = Which room of the Catacombs do you go down to?
ask-exchange = { $character } passes { $other }. Exchange anything?
ask-fight-cards = { $character } fights { $other }. Play a card?
ask-fight-rerolls = Your dice: { $dice }; theirs: { $others }. Re-roll?
ask-reroll = Rolled: { $dice }. Re-roll?
ask-which-dice = Rolled: { $dice }. Which dice to roll again?
ask-pay-card = Which Arcana card to discard for { $skill }?
ask-use-card = Play { $card }?
ask-steal = Which treasure to take from { $character }?
ask-drop = { $character } carries too much. What to drop?
ask-lose = { $character } must leave treasures in the Tunnel. Which one?
ask-hide = Which empty room does { $item } go to?
ask-flight = { $figure } flees { spaces-far }. Where to?
ask-smoke = { $character } has lost the fight. Throw the Smoke Bomb?
ask-target = { $character }: choose a target.
ask-appear = { $character } steps into the shadow. On which pentagram to appear?
ask-hex = Which rival discards a random Arcana card?
ask-denounce = Whom do you denounce?
ask-salve = Who gets the salve?
ask-lock = Which chest to lock?
ask-lure = Which room does the Cyclops go to?
ask-hand-over = Which treasure to hand over for the mission?
ask-altar = How many magic gems to trade in?
ask-torture = Which prisoner to rob?
ask-fetch = Which card to take from the discard pile?
ask-sell = { $character } is selling. Which treasure?

# Options

option-gang = { $gang }
option-hire = { $mercenary } instead of { $character }
option-take-gear = Take { $gear }
option-keep-gear = Keep { $gear }
option-bearer = Give it to { $character }
option-deploy = { $character } to { $space }
option-shut = Drop a portcullis: { $space }
option-rescue = Step out to { $space }
option-shake = Turn up the token: { $space }
option-lead = Lead { $figure }
option-patrol = Go to { $space }
option-end = End the turn
option-activate = Activate { $character }
option-move = Move ({ ap-cost })
option-go = Go to { $space }
option-pick = Pick the lock: { $which }, { $space } ({ ap-cost })
option-bash = Bash: { $which }, { $space } ({ ap-cost })
option-site = { $site } ({ ap-cost })
option-walk-out = Walk out of the Prison as an envoy
option-skill = Use { $skill } ({ ap-cost })
option-shoot = Shoot the { $gear } ({ ap-cost })
option-mission = Complete { $mission }: { reward-ducats } for { ap-cost }
option-card = Play { $card }
option-heal = Heal a wound: { $character } ({ ap-cost })
option-use-gear = Use { $gear }
option-plot = Draw an intrigue card ({ ap-cost })
option-buy = Buy { $gear } for { experience-price }
option-step = Step to { $space }
option-attack = Attack: { $space }
option-leave = Leave the district: { $space }
option-down = Go down to { $space }
option-storm = Go down and attack: { $space }
option-stop = Stop here
option-fleet-foot = Fleet Foot: discard a card, +2 points
option-wall-climber = Wall Climber: discard a card, cross a wall
option-fly = Drink the Flying Potion
option-hinder = Play { $card }
option-hand-loot = Give { $item }
option-take-loot = Take { $item }
option-swap-loot = Swap { $item } for { $other }
option-pass-gear = Hand over { $gear }
option-swap-gear = Swap equipment: { $gear }
option-fury = Battle Fury: discard a card, +1 die
option-force = The opponent re-rolls the highest die
option-charm = Charm: discard a card, the opponent re-rolls the highest die
option-wind = Second Wind: re-roll any of your dice
option-again-sense = Sixth Sense: discard a card, re-roll any dice
option-again-coin = Lucky Coin: re-roll the { $face }
option-again-token = Re-roll by a treasure: { $face }
option-again-experience = Experience: re-roll the { $face }
option-again-tinker = Tinker: re-roll the { $face }
option-again-haggler = Haggler: re-roll the { $face }
option-die = Re-roll the { $face }
option-discard = Discard { $card }
option-steal = Take { $item }
option-drop = Drop { $item }
option-lay = Lay it in { $space }
option-flee = Flee to { $space }
option-target = { $character }
option-appear = Appear at { $space }
option-rival = { $who }
option-lock = Lock the chest: { $space }
option-lure = { $space }
option-give = Give { $item } ({ $character })
option-gems =
    { $amount ->
        [one] { $amount } gem for { $ducats } ducats
       *[other] { $amount } gems for { $ducats } ducats
    }
option-prisoner = { $character }
option-fetch = Take { $card }
option-sell = Sell { $item }

# Ways: where a Move may lead, what it costs, what may happen

way-cost =
    { $ap ->
        [0] { points-left }, { $left } to spare
       *[other] { $ap } AP, { points-left }, { $left } to spare
    }
route-walk = Go to { $space } ({ way-cost })
route-leave = Leave the district: { $space } ({ way-cost })
route-attack = Go and attack: { $space } ({ way-cost })
route-down = Go down to { $space } ({ way-cost })
route-storm = Go down and attack: { $space } ({ way-cost })

remark-meet = Passes { $character }: they may exchange things, then the way goes on.
remark-wall =
    { $walls ->
        [one] Crosses a wall.
       *[other] Crosses { $walls } walls.
    }
remark-token = A face-down token ends the Move there; it may be a trap.
remark-encounter = A face-down token ends the Move there; a zombie may attack.
remark-fight = A fight against { $figure }: your dice { $dice }, theirs { $other }.
remark-stir = The Cyclops stirs: a die decides where it goes.
remark-patrol = A rival may lead the watch there: { $figure }, { spaces-far } away.

# What happened

fact-adventure = The adventure: { $adventure }
fact-first-roll = { $who } rolls two dice: { $total }
fact-first-player = { $who } is the first player
fact-gang = { $who } leads { $gang }
fact-hired = { $who } hires { $mercenary } in place of { $character }
fact-equipped = { $character } ({ $who }) gets { $gear }
fact-kept = { $character } ({ $who }) keeps { $gear }
fact-no-gear = { $character } ({ $who }) finds no equipment: nothing is left
fact-used-up = { $character } ({ $who }) uses up { $gear }
fact-deployed = { $character } ({ $who }) is placed on { $space }
fact-round = Round { $round }
fact-alarm = Alarm! From now on the district can be left
fact-portcullis = { $who } drops a portcullis: { $space }
fact-fire = { $space } is burning
fact-rescued = { $figure } steps out of the fire to { $space }
fact-shaken = The tremor reveals a token: { $token } ({ $space })
fact-turn = { $who } takes a turn
fact-drawn = { $who } draws { $cards }
fact-drawn-unseen =
    { $amount ->
        [one] { $who } draws { $amount } Arcana card
       *[other] { $who } draws { $amount } Arcana cards
    }
fact-reshuffled = The Arcana discard is shuffled into a new deck
fact-colour = The top Arcana card is { $colour }
fact-no-patrol = The militia stays where it is
fact-patrol-die = { $figure }: the die shows { $face }
fact-guard-stays = { $figure } stays
fact-patrolled = { $figure } goes to { $space }
fact-activated = { $who } activates { $character }
fact-move = { $character } ({ $who }) begins a Move, points: { $points }
fact-stepped = { $character } ({ $who }) goes to { $space }
fact-stopped = { $character } ({ $who }) stops at { $space }
fact-left = { $character } ({ $who }) leaves the district: { $space }
fact-descended = { $character } ({ $who }) goes down to { $space }
fact-card-played = { $who } plays { $card }
fact-card-paid = { $who } discards { $card } for { $skill }
fact-skill = { $who } uses { $skill }
fact-swapped = { $character } ({ $who }) swaps places with { $other }
fact-appeared = { $character } ({ $who }) appears at { $space }
fact-hexed = { $who } is hexed and discards { $card }
fact-rolled = { $character } ({ $who }) rolls { $dice }
fact-rolled-by = { $who } rolls { $dice }
fact-rerolled = { $who } re-rolls: { $dice }
fact-forced = { $figure } must re-roll the highest die: { $dice }
fact-lock-held = { $character } ({ $who }) fails to pick the lock
fact-opened = { $character } ({ $who }) opens a chest: { $item } ({ $space })
fact-dropped = { $character } ({ $who }) drops { $item }
fact-laid-down = { $item } now lies in { $space }
fact-no-room = { $item } is lost: there is no empty room
fact-locked = { $who } locks a chest: { $space }
fact-revealed = { $character } ({ $who }) turns up { $token } ({ $space })
fact-trap-harmless = { $character } ({ $who }) sees the trap by lantern light: no harm done
fact-nobody = { $character } ({ $who }) finds nobody: { $space }
fact-zombie = { $character } ({ $who }) runs into a zombie: { $space }
fact-freed = { $character } ({ $who }) finds a hostage: { $space }
fact-lifted = { $character } ({ $who }) picks up a hostage
fact-fight = A fight: { $attacker } against { $defender }
fact-fight-dice = { $figure } rolls { $dice }
fact-fight-won = { $figure } wins, { $score } to { $other }
fact-stole = { $character } ({ $who }) takes { $item } from { $other }
fact-robbed =
    { $amount ->
        [0] { $who } finds no ducats on { $other }
       *[other] { $who } takes { ducats } from { $other }
    }
fact-hunted = { $character } ({ $who }) is robbed of { $item }
fact-fled = { $figure } flees to { $space }
fact-fell-back = { $figure } falls back: there is no way to flee
fact-imprisoned = { $character } ({ $who }) goes to the Prison
fact-wounded =
    { $amount ->
        [one] { $character } ({ $who }) takes { $amount } wound
       *[other] { $character } ({ $who }) takes { $amount } wounds
    }
fact-healed = { $character } ({ $who }) is healed
fact-learned = { $who } gains { experience-tokens }
fact-gained = { $who } gains { ducats }
fact-paid = { $who } pays { ducats }
fact-exchanged = { $character } ({ $who }) trades with { $other }
fact-mission = { $who } completes { $mission }: { reward-ducats }
fact-mission-shown = A new mission: { $mission }
fact-plot = { $who } draws the intrigue { $card }
fact-plot-unseen = { $who } draws an intrigue card
fact-fulfilled = { $who } shows the intrigue { $card }
fact-plot-met = { $who }: { $card } succeeds, { ducats }
fact-plot-missed = { $who }: { $card } fails and costs { ducats }
fact-cyclops = The Cyclops comes to { $space }
fact-cyclops-stays = The Cyclops stays where it is
fact-cyclops-beaten = { $character } drives the Cyclops back to its Lair
fact-fetched = { $who } takes { $card } from the discard pile
fact-lost = { $character } ({ $who }) is lost in the Tunnel with everything carried
fact-left-in-tunnel = { $character } ({ $who }) loses { $item } in the Tunnel
fact-tunnelled = { $character } ({ $who }) leaves through the Tunnel
fact-died = { $character } ({ $who }) dies in the Secret Treasury
fact-still-jailed = { $character } ({ $who }) stays in the Prison
fact-escaped = { $character } ({ $who }) escapes from the Prison
fact-walked-out = { $character } ({ $who }) walks out of the Prison
fact-sold = { $character } ({ $who }) sells { $item } to the fence
fact-caught = { $character } ({ $who }) is caught picking pockets
fact-duke-taken = { $character } ({ $who }) takes the Duke along
fact-duke-back = The Duke is back in { $space }
fact-sold-out = { $character } ({ $who }) sells { $item } for { ducats }
fact-left-behind =
    { $amount ->
        [one] { $who } leaves { $amount } character behind
       *[other] { $who } leaves { $amount } characters behind
    }
fact-won = Victory: { $winners } with { ducats }

# Table options

label-players = Players
label-adventure = Adventure
label-adventure-random = Random
label-mercenaries = Mercenaries
label-exploration = Exploration tokens
label-patrols = Reinforced patrols
label-no_mercy = No mercy
label-passing = Passing and trading
label-experience = Experience
label-equipment = Equipment
label-intrigues = Intrigues
label-catacombs = Catacombs and Cyclops

# The table

label-title = Cadwallon: City of Thieves
label-round = Round { $round } of { $rounds }
label-phase-setup = Set-up
label-phase-gangs = Choosing gangs
label-phase-hiring = Hiring
label-phase-gifts = Preparing the gangs
label-phase-dealing = Dealing
label-phase-deployment = Deployment
label-phase-dawn = Start of the round
label-phase-alarm = Portcullises
label-phase-watch = Militia
label-phase-turn = Activation
label-phase-sales = Selling the loot
label-phase-over = Game over
label-alarm = Alarm
label-quiet = No alarm yet
label-turn = { $who } to play
label-order = Turn order
label-ducats = Ducats
label-combat = Combat
label-move = Move
label-mind = Mind
label-ap = Action points
label-points = Movement points
label-experience-tokens = Experience tokens
label-hand = Arcana cards
label-intrigue-cards = Intrigues
label-gear = Equipment
label-missions = Missions
label-display = Equipment on offer
label-deck = Arcana deck
label-discard = Arcana discard
label-plots = Intrigue deck
label-hoard = The Duke’s hoard
label-fight = Fight
label-roll = Roll
label-die = Die
label-dice-total = Highest die
label-bonus = Bonuses
label-sheet = Adventure
label-victory = Victory: { $winners } with { ducats }
label-result-CAD-ROUND-3 = The rounds are over
label-result-CAD-ROUND-4 = Nobody is left in the district

# Where points come from

label-source-treasure = Treasure carried out
label-source-missions = Missions
label-source-intrigues = Intrigues
label-source-arcana = Arcana cards
label-source-catacombs = Catacombs
label-source-adventure = The adventure
label-source-fines = Fines
label-source-left-behind = Left behind
label-source-robbery = Robbery
label-source-start = To begin with

# What may come of it
label-odds-fight = { $figure } wins
label-odds-opened = the chest opens
label-odds-held = the lock holds
label-odds-escaped = the escape succeeds
label-odds-jailed = stays in the Prison

# The campaign

label-new_gangs = Gangs are chosen anew before every match
label-campaign-count = Ducats in all
label-gift-carried = { $who } brings { experience-tokens }
label-gift-experience = { $who } gains { experience-tokens } for the victory
label-gift-equipment =
    { $amount ->
        [one] { $who } chooses { $amount } equipment card for the victory
       *[other] { $who } chooses { $amount } equipment cards for the victory
    }
label-gift-arcana =
    { $amount ->
        [one] { $who } draws { $amount } more Arcana card for the victory
       *[other] { $who } draws { $amount } more Arcana cards for the victory
    }
label-gift-first = { $who } plays first for the victory, without a roll
label-gift-first-roll = The winners roll for who plays first: { $winners }
label-gift-same-gangs = Gangs and line-ups stay as they were

# When an action is met for the first time: one sentence about it.
about-deploy = Thieves start on exits: choose one near some chests.
about-lead = You lead a militiaman: roll, and send him after rival thieves. On a six he stays put.
about-activate = Each thief may be activated once a turn: a move, an action and a skill in any order.
about-move = A Move: for 1 point the thief goes up to as many spaces as their Move.
about-pick = Picking a lock: the die must show no more than the thief’s Mind, otherwise the chest stays locked.
about-bash = Bashing a chest costs more than picking its lock, but never fails.
about-attack = The winner takes a treasure or 2 ducats, the loser flees. An attack ends the Move.
about-mission = A mission: hand in treasures and get ducats at once, which is safer than carrying them to an exit.
about-card = Every Arcana card has its moment: blue ones on the move and at chests, purple ones in fights.
about-hinder = Play this to hinder somebody else’s Move.
about-skill = A thief’s skill may be used once a turn.
about-leave = A thief who leaves is safe with the loot, but will not come back.
about-shut = A portcullis closes an exit for the rest of the game: nobody can leave through it.
about-flee = The winner decides where the loser flees: three spaces.
about-steal = The winner chooses which treasure to take.
about-drop = A thief carries at most three treasures: anything more ends up in an empty room as a locked chest.
about-plot = An intrigue card is a secret goal: meet it, and you get its reward.
about-buy = Equipment is bought with experience; a thief can have one card.
about-down = Treasures, a prison and the Cyclops wait in the Catacombs.
about-hire = A mercenary replaces one of your thieves for the whole match.
about-sell = Every treasure carried out brings as many ducats as the die shows.

# What a table may agree on: a sentence about each.
label-adventure-about = The adventure sets the number of rounds, when the alarm is raised, and rules of its own.
label-mercenaries-about = Every player may replace one thief with a mercenary.
label-exploration-about = Rooms hold hidden tokens: gems, traps, equipment and stairs down.
label-patrols-about = The militia moves by the colour of the top Arcana card instead of a die, and Kornak sends anyone he beats to Prison.
label-no_mercy-about = Any number of combat cards may be played in a fight, ties are broken by the sum of the dice, and there are cards that wound.
label-passing-about = Thieves may pass their friends and hand them loot.
label-experience-about = The gang gains experience, which re-rolls dice and buys equipment.
label-equipment-about = Every thief may have one equipment card.
label-intrigues-about = Secret intrigue cards with goals and rewards of their own.
label-catacombs-about = Catacombs open below the district, with treasures, a prison and the Cyclops.
label-new_gangs-about = Between the parts of the campaign players may take another gang or another line-up.
