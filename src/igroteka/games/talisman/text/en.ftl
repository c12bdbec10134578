# Texts of Talisman.

# Parts of which the other texts are made

some-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
some-gold = { $amount } gold
a-price = { $price } gold
some-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
some-spells =
    { $count ->
        [one] { $count } Spell
       *[other] { $count } Spells
    }

# Questions

ask-add = The roll is { $total }. Add to it?
ask-aim = { $card }: who is the target?
ask-answer = { $card } has been cast. Answer it?
ask-bonus = Starting bonus: which counter do you take?
ask-buy-fate = Replenish 1 more Fate for { a-price }?
ask-buy-life = Heal 1 more Life for { a-price }?
ask-command = What you have forbids casting the Command Spell. Put it down?
ask-choose = What do you choose?
ask-declare = You are attacked. Fight, or do something else?
ask-dice = How many dice do you roll?
ask-drop = You have too many Objects. Which do you put down?
ask-encounter = Whom or what do you encounter?
ask-evade = Do you evade?
ask-fate = { $what }: { $dice }. Reroll with Fate?
ask-foe = Which of the Enemies?
ask-forget = You have too many Spells. Which do you discard?
ask-free-card = Which Purchase card do you take for free?
ask-give = What do you give up?
ask-hand-in = Handed in: { some-points }. Which trophy next?
ask-hero = Choose your hero.
ask-inner = Where do you go?
ask-life = { $who } is about to lose Lives ({ $amount } in all). Save one?
ask-loot = The hero of { $who } is dead. What do you take?
ask-meet = You meet the hero of { $who }. Attack, or use an ability?
ask-move = How do you move?
ask-next-follower = For which Follower do you roll next?
ask-quest = Do you accept a quest of the Warlock?
ask-remove = Which card on the board is discarded?
ask-reward = You have beaten the hero of { $who }. Which reward?
ask-roll = { $space }: do you roll?
ask-save-enemy = { $card } is about to die. Save it?
ask-save-follower = { $card } is about to be killed. Save the Follower?
ask-sell = Which Object do you turn into gold?
ask-servant = Which Follower helps in the battle?
ask-shop = What do you buy?
ask-space = Where to?
ask-swap = Which card do you swap?
ask-take = What do you take here?
ask-take-from = What do you take from { $who }?
ask-trophy = { $card } has been killed. Keep it as a trophy?
ask-use = Use { $what }?
ask-vampire = The Vampire demands a price. What do you give?
ask-visit = What do you use here?
ask-way =
    { $left ->
        [one] { $left } space left. Which way?
       *[other] { $left } spaces left. Which way?
    }
ask-window-card = Before the next card: do anything?
ask-window-drawn = The cards have been drawn. Swap one of them?
ask-window-end = End of the turn: do anything?
ask-window-land = The move is over: do anything?
ask-window-pre = Before the attack dice: do anything?
ask-window-start = Start of the turn: do anything?

# Options

option-add = Add { $amount }
option-aim = { $who }
option-align = { $side }
option-along = Go on along the ring
option-apply = Use { $what }
option-ambush = Strike from hiding
option-back = Back: { $space }
option-bare = No Weapon
option-battle = Battle
option-bonus-craft = 1 Craft counter
option-bonus-strength = 1 Strength counter
option-buy = Take { $card }
option-buy-for = Buy { $card } for { a-price }
option-call = Call { $card }
option-cast = Cast { $card }
option-choose = { $what }
option-cross = Cross the bridge (going inward you meet { $guard }, Strength { $strength })
option-dice =
    { $count ->
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
option-discard-enemy = Discard it
option-ditch = Leave { $card } here
option-drop = Put down { $card }
option-far-coins = The coins: { $space }
option-evade = Evade
option-exchange-craft = Exchange trophies for Craft
option-exchange-strength = Exchange trophies for Strength
option-foe = { $card }
option-forget = Discard { $card }
option-give = Give up { $card }
option-give-life = Give a Life
option-go-ccw = Counter-clockwise: { $space }
option-go-cw = Clockwise: { $space }
option-hand-in = Hand in { $card }
option-hero = { $hero }
option-keep = Keep it as it is
option-lay-down = Put down { $card }
option-leave = Leave { $card } alone
option-loot = Take { $card }
option-loot-gold = Take the gold
option-meet = Meet the hero of { $who }
option-more = Yes, one more
option-next = { $card }
option-on = Forward: { $space }
option-passage = Take the Tavern’s offer
option-portal-craft = Pick the Portal’s lock with Craft
option-portal-strength = Force the Portal with Strength
option-psychic = Psychic combat
option-remove = Discard { $card }: { $space }
option-reroll = Reroll the { $face } with Fate
option-roll = Roll the die
option-shed = Leave { $card } where you land
option-sell = Hand in { $card }
option-space = The space itself
option-stay = Stay and fight on
option-swap = Swap { $card }
option-take = Take { $card }
option-take-coins = Take the coins
option-take-gold = Take 1 gold
option-take-life = Take a Life
option-to = { $space }
option-trophy = Keep { $card } as a trophy
option-use = Use { $what }
option-walk = Walk the fixed distance
option-wield = Wield { $card }

# What happened

fact-aligned = { $who } changes alignment: { $side }
fact-ambush = { $who } strikes from hiding: the victim rolls no die
fact-armed = { $who } fights with: { $cards }
fact-boosted = { $who } adds { $amount } to Strength
fact-carried = { $who } is carried to { $space }
fact-cast = { $who } casts { $card }
fact-cast-on = { $who } casts { $card } on { $whom }
fact-command = { $who } casts the Command Spell
fact-command-negated = The Command Spell of { $who } is negated
fact-death-rolled = Death rolls { $dice }
fact-died = { $hero }, the hero of { $who }, is killed
fact-discarded = { $who } discards { $card }
fact-drawn-game = A draw: { $seats }
fact-drew = { $who } draws { $card } at { $space }
fact-drew-spells = { $who } draws { some-spells }
fact-duel = { $who } against { $whom }: { $score } to { $theirs }
fact-eliminated = { $who } is out of the game
fact-encountered = { $who } encounters { $card }
fact-enslaved = { $who } is enslaved: { $space }
fact-evaded = { $who } evades
fact-exchanged = { $who } hands in trophies ({ some-points }): { $cards }
fact-expired = { $card } is over
fact-extra-turns = { $who } takes { some-turns } in a row
fact-fizzled = { $card } has no effect
fact-forgot = { $who } discards a surplus Spell: { $card }
fact-fought = { $who } fights { $foes }: { $score } to { $theirs }
fact-freed = { $who } is free
fact-frozen = { $who } can do nothing this turn
fact-gained = { $who } gains { $what } +{ $amount }
fact-hero = { $who } plays the hero { $hero } and starts at { $space }
fact-hexed = { $who } is struck by { $card }
fact-looked = { $who } looks at the top Adventure cards: { $count }
fact-looted = { $who } takes { $card } from the dead hero
fact-lost = { $who } loses { $what } −{ $amount }
fact-lost-spells = { $who } discards { some-spells }
fact-met = { $who } meets the hero of { $whom }
fact-missed = { $who } misses a turn
fact-moved = { $who } comes to { $space }
fact-offered = { $who } is offered a teleport from the Tavern next turn
fact-offered-ferry = { $who } is offered a ferry to { $space } next turn
fact-opened = { $who } opens the Portal of Power
fact-picked-up = { $who } takes { $card }
fact-pitfiends =
    { $count ->
        [one] { $who } faces { $count } Pitfiend
       *[other] { $who } faces { $count } Pitfiends
    }
fact-placed = { $card } is put on { $space }
fact-portal-shut = { $who } cannot open the Portal of Power
fact-put-down = { $who } leaves { $card } at { $space }
fact-quest = { $who } accepts a quest: { $quest }
fact-quest-done = { $who } completes a quest: { $quest }
fact-recruited = { $who } gains a Follower among the Enemies: { $card }
fact-removed = { $card } leaves the board
fact-reshuffled = The Adventure discard becomes a new deck
fact-restored = { $who } is no longer a Toad
fact-result = { $who } gets { $total }: { $what }
fact-robbed = { $who } loses { some-gold }, which now lies at { $space }
fact-rolled = { $who } rolls { $dice }
fact-scored = { $who } scores { $total }
fact-seen = On top you see: { $cards }
fact-slain = { $who } destroys { $card }
fact-spell = You draw { $card }
fact-stand-off = A stand-off for { $who }
fact-suppressed = { $who } suppresses magic until their next turn
fact-swapped = { $who } swaps { $card }
fact-toad = { $who } is a Toad for { some-turns }
fact-took = { $who } gets { $card }
fact-took-card = { $who } takes { $card } from { $whom }
fact-took-coins = { $who } picks up { some-gold }
fact-took-gold = { $who } takes 1 gold from { $whom }
fact-trophy = { $who } keeps { $card } as a trophy
fact-turn = { $who } takes a turn
fact-used = { $who } uses { $what }
fact-werewolf = The Werewolf that { $who } meets has Strength { $strength }
fact-will-leave = { $who } means to leave { $card } on landing
fact-will-miss = { $who } misses { some-turns }
fact-won = { $who } wins

# Labels

label-title = Talisman
label-players = Players
label-choosers = Who chooses from three heroes
label-choosers-none = Nobody: heroes are dealt
label-evade_unfriendly = Evading unfriendly individuals
label-inheritance = Inherited items
label-trophy_price = Trophy points for a counter
label-starting_bonus = Starting bonus
label-battle_for_talisman = Talisman bloodbath
label-easier_command = Easier Command Spell
label-sudden_death = Sudden death
label-rounds = Rounds (0: to the last hero)
label-phase-setup = Set-up
label-phase-slot = Change of turns
label-phase-turn = A turn
label-phase-over = The game is over
label-round = Round { $round }
label-round-of = Round { $round } of { $rounds }
label-crowned = The Crown has been reached
label-board = The realm
label-lying = Cards lying here: { $space }
label-deck = Adventure deck
label-discard = Adventure discard
label-spell-deck = Spell deck
label-spell-discard = Spell discard
label-top = Next Adventure cards
label-here = The space
label-hero = Hero
label-dealt = Your heroes
label-waiting = Waits for a new hero
label-eliminated = Out of the game
label-abilities = Abilities
label-objects-limit = Objects { $count }/{ $limit }
label-followers = Followers
label-spells = Spells
label-spells-limit = Spells { $count }/{ $limit }
label-trophies = Trophies
label-estate = Set aside for the next hero
label-printed = printed
label-counters = counters
label-cards = from cards
label-missed = Turns to miss
label-turns-left = Turns left
label-lasts = Rounds
label-works-on = Strikes
label-battle = Battle
label-psychic = Psychic combat
label-foes = { $foes }
label-foes-row = Foes
label-boost = Spells and abilities
label-outcome-stand-off = Stand-off
label-outcome-hero = { $who } wins
label-outcome-creature = { $who } is beaten
label-magic = Magic
label-casting = Being cast
label-lingering = At work
label-lasting = In force: { $cards }
label-result = Victory: { $who }
label-result-draw = A draw: { $who }

# Where points come from

label-source-crown = Crown of Command
label-source-strength = Strength
label-source-craft = Craft
label-source-gold = Gold
label-source-spells = Spells
label-source-followers = Followers
label-source-objects = Objects

# What may come of it
label-odds-won = victory
label-odds-lost = defeat
label-odds-stand-off = stand-off
label-odds-opened = the Portal opens
label-odds-shut = the Portal stays shut

# When an action is met for the first time: one sentence about it.
about-roll = The movement roll: your hero moves exactly as many spaces as the die shows; you choose the direction afterwards.
about-cross = The bridge leads to the Middle Region; on the way in you have to face the Sentinel, Strength 9.
about-evade = If you evade, there is no fight: nobody loses a Life, but there is no trophy either.
about-reroll = A Fate token lets you roll the die again; the second result stands.
about-cast = A Spell is discarded once it is cast; if it is no use now, save it for later.
about-meet = Meet a hero instead of the space: attack, or use an ability on them.
about-space = Encounter the space itself: draw cards, or do what is written there.
about-battle = In battle you add your Strength to the die roll.
about-psychic = In psychic combat you add your Craft to the roll; weapons and armour do not help.
about-portal-strength = If the total of two dice is no more than your Strength, the Portal opens; otherwise you lose 1 Strength.
about-portal-craft = If the total of two dice is no more than your Craft, the Portal opens; otherwise you lose 1 Craft.
about-trophy = Collect trophies: at the end of a turn you can exchange their Strength or Craft for counters.
about-exchange-strength = Every set of trophies handed in becomes a Strength counter; points left over are lost.
about-exchange-craft = Every set of trophies handed in becomes a Craft counter; points left over are lost.
about-take = You may carry four Objects, and any number of Followers.
about-ditch = A card left behind lies open on the space: any hero may pick it up.
about-buy-for = Buying: pay the gold and the card is yours at once.
about-loot = You may take anything that belonged to the hero you killed; the rest stays on the space.
about-wield = Only one Weapon can help in a battle: choose which.

# What a table may agree on: a sentence about each.
label-choosers-about = These players are dealt three heroes and choose one; the others are dealt one at random.
label-evade_unfriendly-about = Unfriendly characters can be evaded as well: the Witch, the Imp, the Black Knight and their like.
label-inheritance-about = A dead hero’s Objects, Followers and gold go to the same player’s next hero.
label-trophy_price-about = How many trophy points a counter costs: the fewer, the faster heroes grow.
label-starting_bonus-about = Everybody starts with one extra counter, Strength or Craft, of their choice.
label-battle_for_talisman-about = There is only one Talisman, and a player whose hero dies is out at once.
label-easier_command-about = With five or six players the Command Spell succeeds more often, and the match ends sooner.
label-sudden_death-about = Whoever reaches the Crown first wins at once.
label-rounds-about = After this many rounds, what the heroes have gained and own is added up; 0 means playing to the last hero.
