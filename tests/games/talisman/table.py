"""A table for tests: a match of Talisman put into any situation, then played by hand.

Seats are A, B, C, D as in the scenarios. Heroes stand where a test puts them; unless it says
otherwise A is active and his turn is about to begin, nobody holds Spells, Objects or Followers,
and Fate is 0, so that only what a test is about is asked. `force` fixes dice by face and draws
by card: `table.force(4, table.adventure("bear"))`.

    table = Table("warrior", "wizard")
    table.at(A, "fields_n")
    table.force(1)                      # the movement die
    table.next_cards("bear", "sword")   # what is drawn next, in order
    table.do("go:cw")
"""

from __future__ import annotations

from typing import Any

from igroteka.games.talisman import GAME
from igroteka.games.talisman.content import QUESTS
from igroteka.games.talisman.rules.components.cards import (
    ADVENTURE,
    ALIGNMENTS,
    DECK,
    IDS,
    KIND,
    PURCHASE,
    SPELL,
    TALISMAN,
)
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.components.spaces import COUNTER, SPACE, SPACE_ID, STEP
from igroteka.games.talisman.rules.hero.death import bury
from igroteka.games.talisman.rules.hero.having import receive
from igroteka.games.talisman.rules.hero.toads import become_toad
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.setup import new, reveal
from igroteka.games.talisman.rules.state import Hero, Lasting, Talisman
from igroteka.kernel.chance import Scripted
from igroteka.testing.situation import Situation

A, B, C, D, E, F = range(6)


class Table(Situation[Talisman]):
    """A situation, and the match that goes on from it once something is done or asked."""

    def __init__(self, *heroes: str, active: int = A, fate: int = 0, **options: Any) -> None:
        names = heroes or ("warrior", "wizard")
        g = new(Options(players=len(names), **options), Scripted())
        if g.options.battle_for_talisman:
            g.box.extend(g.talismans[1:])
            del g.talismans[1:]
        for seat, name in enumerate(names):
            g.unused.remove(HERO[name])
            reveal(g, g.heroes[seat], HERO[name])
        g.phase = "slot"
        g.active = active
        g.unsettled = 0
        super().__init__(GAME, g)
        for seat in range(len(names)):
            self.fate(seat, fate)

    # The situation -------------------------------------------------------------------------

    def hero(self, seat: int) -> Hero:
        return self.g.heroes[seat]

    def at(self, seat: int, space: str) -> None:
        """Put a hero on a space."""
        self.hero(seat).space = SPACE[space]
        self._changed(seat)

    def card(self, name: str, deck: int | None = None) -> int:
        """A card of this name that is not in play yet: of a deck or stock."""
        for pile in self._piles():
            for card in pile:
                if IDS[card] == name and deck in (None, DECK[card]):
                    return card
        raise LookupError(f"no {name} is left in the decks and stocks")

    def adventure(self, name: str) -> int:
        """An Adventure card of this name in the deck: what a draw may be forced to be."""
        return self.card(name, ADVENTURE)

    def spell(self, name: str) -> int:
        """A Spell of this name in the deck."""
        return self.card(name, SPELL)

    def out(self, name: str, deck: int | None = None) -> int:
        """Take a card out of its deck or stock."""
        card = self.card(name, deck)
        for pile in self._piles():
            if card in pile:
                pile.remove(card)
        return card

    def _piles(self) -> tuple[list[int], ...]:
        """Wherever a card may lie that is not in play yet."""
        g = self.g
        decks = (g.adventure.cards, g.stock, g.talismans, g.spells.cards)
        return (*decks, g.adventure.discard, g.spells.discard)

    def give(self, seat: int, *names: str) -> None:
        """Give Objects, Followers and Spells; Purchase cards before Adventure copies."""
        for name in names:
            if DECK[self.card(name)] == SPELL:
                self.hero(seat).spells.append(self.out(name))
                continue
            stocked = any(IDS[c] == name for c in (*self.g.stock, *self.g.talismans))
            deck = (PURCHASE if name != "talisman" else TALISMAN) if stocked else None
            receive(self.g, self.hero(seat), self.out(name, deck))
        self._changed(seat)

    def lay(self, space: str, *names: str) -> None:
        """Lay cards on a space; a Hex lasts its three rounds from now on."""
        for name in names:
            card = self.out(name, ADVENTURE if name != "hex" else SPELL)
            self.g.spaces[SPACE[space]] += (card,)
            if name == "hex":
                self.g.lasting.append(Lasting(card, SPACE[space], self.g.active, 4))
            tokens = KIND[card].tokens
            if tokens:
                self.g.tokens[card] = tokens
                left = f"{KIND[card].tokens_of}_left"
                setattr(self.g, left, getattr(self.g, left) - tokens)

    def trophies(self, seat: int, *names: str) -> None:
        """Let a hero have won trophies."""
        self.hero(seat).trophies += [self.out(name, ADVENTURE) for name in names]

    def counters(self, seat: int, strength: int = 0, craft: int = 0) -> None:
        """Give Strength and Craft counters from the reserve."""
        hero = self.hero(seat)
        hero.strength_counters += strength
        hero.craft_counters += craft
        self.g.strength_left -= strength
        self.g.craft_left -= craft
        self._changed(seat)

    def life(self, seat: int, lives: int) -> None:
        """Set the Lives."""
        self.g.life_left += self.hero(seat).life - lives
        self.hero(seat).life = lives

    def fate(self, seat: int, tokens: int) -> None:
        """Set the Fate tokens."""
        self.g.fate_left += self.hero(seat).fate - tokens
        self.hero(seat).fate = tokens

    def gold(self, seat: int, coins: int) -> None:
        """Set the gold."""
        self.g.gold_left += self.hero(seat).gold - coins
        self.hero(seat).gold = coins

    def coins(self, space: str, coins: int) -> None:
        """Lay coins on a space."""
        self.g.gold_left -= coins
        self.g.coins[SPACE[space]] += coins

    def align(self, seat: int, side: str) -> None:
        """Set the alignment."""
        self.hero(seat).alignment = ALIGNMENTS.index(side)

    def quest(self, seat: int, id: str) -> None:
        """Let a hero have an unfinished quest."""
        self.hero(seat).quest = [quest.id for quest in QUESTS].index(id)

    def enslave(self, seat: int) -> None:
        """Make a hero a slave of the Temple: with release dice of 1 to 3 his turns just pass."""
        self.at(seat, "temple")
        self.hero(seat).enslaved = 1

    def toad(self, seat: int, turns: int = 3) -> None:
        """Turn a hero into a Toad that has so many turns before it."""
        become_toad(self.g, self.hero(seat), turns)
        self.hero(seat).toad = turns
        self._changed(seat)

    def misses(self, seat: int, turns: int = 9) -> None:
        """Let a hero miss his next turns, so that the others play on without him."""
        self.hero(seat).missed = turns

    def out_of_the_game(self, seat: int) -> None:
        """Let a player be eliminated: his hero died when none was left to return with."""
        unused, self.g.unused = self.g.unused, []
        bury(self.g, self.hero(seat))
        self.g.unused = unused

    def waits(self, seat: int) -> None:
        """Let a hero have died: his player waits for a new one."""
        bury(self.g, self.hero(seat))

    def _changed(self, seat: int) -> None:
        settled = self.g.unsettled
        refresh(self.g, self.hero(seat))
        self.g.unsettled = settled

    def next_cards(self, *names: str) -> None:
        """Lay Adventure cards on top of the deck, the first to be drawn first."""
        for name in names:
            self.g.adventure.top.append(self.out(name, ADVENTURE))
            self.g.adventure.top_seen.append(0)

    def empty_stock(self, name: str) -> None:
        """Remove all cards of a kind from the stocks to the box."""
        for stock in (self.g.stock, self.g.talismans):
            for card in [card for card in stock if IDS[card] == name]:
                stock.remove(card)
                self.g.box.append(card)

    # Playing -------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what: the seat and the prompt."""
        return self.ask.seat, self.ask.prompt

    def asides(self, verb: str = "") -> list[str]:
        """Keys of what may be done beside the open question, of one verb or all, sorted."""
        found = self.match.asides(self.ask.seat)
        return sorted(o.key for o in found if not verb or o.verb == verb)

    def pass_windows(self) -> None:
        """Pass in every window that is open, whoever is asked."""
        while self.match.ask is not None and self.ask.option("pass") is not None:
            self.do("pass")

    def pass_until(self, prompt: str) -> None:
        """Pass in windows until this is asked."""
        while self.ask.prompt != prompt:
            self.do("pass")

    def when(self, prompt: str, *keys: str, luck: tuple[int, ...] = ()) -> None:
        """Pass in windows until this is asked, and answer it; `luck` is what falls meanwhile."""
        if luck:
            self.force(*luck)
        self.pass_until(prompt)
        self.do(*keys)

    def refusals(self) -> dict[str, str]:
        """All that the asked is told he cannot do, each with its rule."""
        return {why.option.key: why.rule for why in self.match.why_not(self.ask.seat)}

    def move(self, die: int, way: str = "cw") -> None:
        """A plain move: the die shows this, and the hero goes this way round."""
        self.force(die)
        self.pass_windows()
        if self.ask.prompt == "move":
            self.do("roll")
        self.do(f"go:{way}")

    def lands(self, space: str, *chance: Any, fate: int = 0) -> None:
        """The active hero walks one space clockwise onto this one; `chance` is what falls there,
        `fate` what he has of it from now on.

        For the first turn of a test: he is put on the neighbouring space and nothing else is done.
        """
        self.at(self.g.active, SPACE_ID[STEP[COUNTER][SPACE[space]]])
        self.force(1, *chance)
        self.pass_windows()
        if self.ask.prompt == "move":
            self.do("roll")
        if fate:
            self.fate(self.g.active, fate)
        self.do("go:cw")

    def finds(self, space: str, *cards: str, luck: tuple[Any, ...] = (), fate: int = 0) -> None:
        """The active hero lands where these cards lie; `luck` is what falls there."""
        self.lay(space, *cards)
        self.lands(space, *luck, fate=fate)

    def draws(self, space: str, *cards: str, luck: tuple[Any, ...] = (), fate: int = 0) -> None:
        """The active hero lands where he draws these cards, the first one first."""
        self.next_cards(*cards)
        self.lands(space, *luck, fate=fate)

    # Looking -------------------------------------------------------------------------------

    def where(self, seat: int) -> str:
        """The space of a hero."""
        return SPACE_ID[self.hero(seat).space]

    def objects(self, seat: int) -> list[str]:
        return sorted(IDS[card] for card in self.hero(seat).objects)

    def followers(self, seat: int) -> list[str]:
        return sorted(IDS[card] for card in self.hero(seat).followers)

    def spells(self, seat: int) -> list[str]:
        return sorted(IDS[card] for card in self.hero(seat).spells)

    def won(self, seat: int) -> list[str]:
        """The trophies of a hero."""
        return sorted(IDS[card] for card in self.hero(seat).trophies)

    def lying(self, space: str) -> list[str]:
        """The cards on a space, in the order they came."""
        return [IDS[card] for card in self.g.spaces[SPACE[space]]]

    def discarded(self) -> list[str]:
        """The Adventure discard."""
        return [IDS[card] for card in self.g.adventure.discard]

    def spent(self) -> list[str]:
        """The Spell discard."""
        return [IDS[card] for card in self.g.spells.discard]

    def stock(self, name: str) -> int:
        """How many cards of a kind are left in the stocks."""
        return sum(IDS[card] == name for card in (*self.g.stock, *self.g.talismans))

    def turns(self) -> list[str]:
        """Whose turns have begun so far."""
        return [fact.args["who"] for fact in self.facts("turn")]

    def encountered(self) -> list[str]:
        """The cards dealt with so far, in order; fights by their Enemies."""
        found: list[str] = []
        for fact in self.g.journal.facts:
            if fact.kind in ("encountered", "picked-up"):
                found.append(fact.args["card"])
            elif fact.kind == "fought":
                found += fact.args["foes"]
        return found

    def told(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """The rule and the figures of everything told of one kind."""
        return [(fact.rule, fact.args) for fact in self.facts(kind)]

    def drop_into_discard(self, name: str) -> None:
        """Send a card of the deck to its discard."""
        discard(self.g, self.out(name, ADVENTURE))
