"""A table for tests: a match of Cadwallon put into any situation, then played by hand.

Unless a test says otherwise two players sit there: A leads the Executioners, B the Nocturnis Gang;
it is A's activation step with 7 AP; A's fourth character waits on `exit_s3` and the militia in its
rooms, nobody else stands anywhere, no chest, no card in a hand.
`Table(whole=True)` plays with all of the expansion.
"""

from __future__ import annotations

from typing import Any

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import (
    ACTION_POINTS,
    ADVENTURE,
    ADVENTURES,
    ARCANA_KIND,
    ARCANUM,
    CHARACTER,
    CHARACTERS,
    FOUND,
    GANGS,
    GEAR,
    INTRIGUES,
    LOOT,
    LOOT_NUMBER,
    MISSIONS,
    STARTING_DUCATS,
)
from igroteka.games.cadwallon.rules.board import CENTRE, LAIR, PRISON, SPACE, SPACE_ID
from igroteka.games.cadwallon.rules.explore import TOKEN_KIND
from igroteka.games.cadwallon.rules.figures import GUARD_NUMBER
from igroteka.games.cadwallon.rules.options import WHOLE, Options
from igroteka.games.cadwallon.rules.setup import new
from igroteka.games.cadwallon.rules.state import (
    CYCLOPS,
    GUARDS,
    IS_BLUE,
    IS_PURPLE,
    ZOMBIE,
    Cadwallon,
    Character,
    Phase,
    Player,
)
from igroteka.kernel.chance import Scripted
from igroteka.testing.situation import Situation

A, B, C, D = range(4)


class Table(Situation[Cadwallon]):
    """A situation, and the match that goes on from it once something is done or asked."""

    def __init__(
        self,
        *,
        players: int = 2,
        whole: bool = False,
        adventure: str = "dukes_treasure",
        gangs: tuple[str, ...] = ("executioners", "nocturnis", "kaldern", "cursed"),
        phase: Phase = "turn",
        round: int = 1,
        alone: bool = False,
        **modules: Any,
    ) -> None:
        chosen = (WHOLE if whole else {}) | modules
        options = Options(players=players, adventure=adventure, **chosen)  # type: ignore[arg-type]
        g = new(options, Scripted())
        g.adventure = ADVENTURES.index(ADVENTURE[adventure])
        g.round = round
        for player in g.players:
            player.gang = [gang.id for gang in GANGS].index(gangs[player.seat])
            player.purse[0] = STARTING_DUCATS
            members = GANGS[player.gang].members
            for place, member in enumerate(members):
                g.characters[4 * player.seat + place].who = CHARACTER[member]
        g.ap = ACTION_POINTS
        g.phase = phase
        super().__init__(GAME, g)
        self.at("kornak", "guardroom")
        self.at("valrut", "treasury")
        if phase in ("turn", "watch", "dawn", "alarm") and not alone:
            self.at(CHARACTERS[g.characters[3].who].id, "exit_s3")

    # The situation -------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def who(self, name: str) -> Character:
        """A character by name; mercenaries take the last place of a gang by `hire`."""
        return next(c for c in self.g.characters if c.who == CHARACTER[name])

    def hire(self, seat: int, mercenary: str) -> None:
        """A mercenary instead of the fourth character."""
        self.g.characters[4 * seat + 3].who = CHARACTER[mercenary]

    def at(self, name: str, space: str) -> Character:
        """Put a character, militiaman, hunter, zombie or the Cyclops on a space."""
        number = SPACE[space]
        if name in GUARD_NUMBER:
            figure = GUARD_NUMBER[name]
            if figure == CYCLOPS:
                self.g.cyclops = number
            elif figure != ZOMBIE:
                old = self.g.guards[figure - GUARDS]
                if old >= 0:
                    self.g.on[old] = -1
                self.g.guards[figure - GUARDS] = number
            if number != LAIR:
                self.g.on[number] = figure
            return self.g.characters[0]
        character = self.who(name)
        if character.at >= 0 and self.g.on[character.at] == character.number:
            self.g.on[character.at] = -1
        character.at = number
        if number not in (CENTRE, PRISON):
            self.g.on[number] = character.number
        return character

    def stand(self, **spaces: str) -> None:
        """Put several on spaces: `t.stand(iris="bakery", kornak="h1_2")`."""
        for name, space in spaces.items():
            self.at(name, space)

    def carry(self, name: str, *loot: str) -> None:
        """Let a character carry treasures."""
        self.who(name).loot = [LOOT_NUMBER[kind] for kind in loot]

    def gear(self, name: str, card: str) -> None:
        """Let a character own an equipment card."""
        if GEAR[card] in self.g.display:
            self.g.display.remove(GEAR[card])
        self.who(name).gear = GEAR[card]

    def hand(self, seat: int, *cards: str) -> None:
        """Deal Arcana cards from the deck."""
        for name in cards:
            card = next(n for n in self.g.deck.cards if ARCANA_KIND[n] == ARCANUM[name])
            self.g.deck.cards.remove(card)
            self.player(seat).hand.append(card)

    def discard(self, *cards: str) -> None:
        """Put Arcana cards on the discard pile."""
        for name in cards:
            card = next(n for n in self.g.deck.cards if ARCANA_KIND[n] == ARCANUM[name])
            self.g.deck.cards.remove(card)
            self.g.deck.discard.append(card)

    def chest(self, room: str, loot: str) -> None:
        """A treasure as a locked chest."""
        if loot == "magic_gem":
            self.g.gems[SPACE[room]] = 1
        else:
            self.g.chests[SPACE[room]] = LOOT_NUMBER[loot]

    def token(self, space: str, kind: str) -> None:
        """A face-down exploration token."""
        used = set(self.g.covered.tokens)
        number = next(
            n for n, k in enumerate(TOKEN_KIND) if k == FOUND.index(kind) and n not in used
        )
        self.g.covered.lay(SPACE[space], number)

    def found(self, room: str, kind: str) -> None:
        """A face-up exploration token."""
        self.g.found[SPACE[room]] = FOUND.index(kind)

    def encounter(self, space: str, target: bool) -> None:
        """A face-down encounter token."""
        used = set(self.g.encounters.tokens)
        numbers = range(6) if target else range(6, 12)
        self.g.encounters.lay(SPACE[space], next(n for n in numbers if n not in used))

    def plot(self, seat: int, *cards: str) -> None:
        """Let a player hold intrigue cards."""
        for name in cards:
            number = [card.id for card in INTRIGUES].index(name)
            self.g.plots.cards.remove(number)
            self.player(seat).intrigues.append(number)

    def missions(self, *cards: str) -> None:
        """Turn up missions."""
        for name in cards:
            number = [card.id for card in MISSIONS].index(name)
            self.g.missions.cards.remove(number)
            self.g.shown.append(number)

    def ducats(self, *purses: int) -> None:
        """Fill the purses."""
        for player, amount in zip(self.g.players, purses, strict=False):
            player.purse[0] = amount

    def top(self, colour: str) -> None:
        """Let the top Arcana card show its colour."""
        self.g.top = IS_PURPLE if colour == "purple" else IS_BLUE

    def alarm(self, *closed: str) -> None:
        """Raise the alarm; these exits are closed."""
        self.g.alarm = True
        for space in closed:
            self.g.portcullises[SPACE[space]] = 1

    # Playing -------------------------------------------------------------------------------

    def walk(self, name: str, *spaces: str) -> None:
        """Activate a character, declare its Move and take these steps; the Move goes on."""
        if self.g.active != self.who(name).number:
            self.do(f"activate:{name}")
        self.do("move")
        for space in spaces:
            self.do(f"step:{space}")

    def move(self, name: str, *spaces: str) -> None:
        """A whole Move that ends where the last step leads."""
        self.walk(name, *spaces)
        if self.g.walk is not None:
            self.do("stop")

    def strike(self, name: str, target: str, *dice: int) -> None:
        """Activate a character that stands next to its enemy, and attack with these dice."""
        self.walk(name)
        self.force(*dice)
        self.do(f"attack:{target}")

    def end_turn(self) -> None:
        """End the turn, letting militiamen stay."""
        self.do("end")

    # Looking -------------------------------------------------------------------------------

    @property
    def ap(self) -> int:
        return self.g.ap

    def where(self, name: str) -> str:
        """Where a figure stands: a space, `out`, `gone` or `nowhere`."""
        if name in GUARD_NUMBER:
            figure = GUARD_NUMBER[name]
            at = self.g.cyclops if figure == CYCLOPS else self.g.guards[figure - GUARDS]
        else:
            at = self.who(name).at
        return SPACE_ID[at] if at >= 0 else {-1: "nowhere", -2: "out", -3: "gone"}[at]

    def loot(self, name: str) -> list[str]:
        """What a character carries, sorted."""
        return sorted(LOOT[kind] for kind in self.who(name).loot)

    def purse(self, seat: int) -> int:
        return self.player(seat).purse[0]

    def cards(self, seat: int) -> list[str]:
        """The Arcana cards of a hand, by name, sorted."""
        names = {number: name for name, number in ARCANUM.items()}
        return sorted(names[ARCANA_KIND[card]] for card in self.player(seat).hand)

    def discarded(self) -> list[str]:
        """The discard pile, by name, in order."""
        names = {number: name for name, number in ARCANUM.items()}
        return [names[ARCANA_KIND[card]] for card in self.g.deck.discard]

    def chest_in(self, room: str) -> str:
        """The treasure in a room's chest."""
        kind = self.g.chests[SPACE[room]]
        return LOOT[kind] if kind >= 0 else ""

    def told(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """The rule and the figures of everything told of one kind."""
        return [(fact.rule, fact.args) for fact in self.facts(kind)]


def gear_name(character: Character) -> str:
    """The equipment card of a character."""
    return next((name for name, number in GEAR.items() if number == character.gear), "")


def character_ids(*names: str) -> list[int]:
    return [CHARACTER[name] for name in names]
