"""What is known of a state and can be computed again at any time: writing it changes nothing of the content.

It is all that a question may write, and only the answer that it has found. What a question supposes on its way there is
said of a state of its own (`State.suppose` …), never of the one that it was asked about.
"""

from typing import Final

from spellspeed.engine.kernel.card_state import CardState
from spellspeed.engine.kernel.row import Row
from spellspeed.lang.codes.card_code import Program
from spellspeed.words import EXTRA_MONSTER_ZONE, MONSTER_ZONE, PLACES, PLACES_EACH

# What `State.live` depends on besides the cards whose lines it is about: nothing, what is bound to them, or anything.
ON_ITSELF: Final = 0
ON_BONDS: Final = 1
ON_ALL: Final = 2
NOT_KNOWN: Final = -1
ALL_COUNT: Final = -1  # for `State.treating`


IS_MONSTER_ZONE: Final[list[bool]] = [
    place >= EXTRA_MONSTER_ZONE or MONSTER_ZONE <= place % PLACES_EACH < MONSTER_ZONE + 5 for place in range(PLACES)
]


def find_monsters(cards: list[CardState], piles: list[tuple[int, ...]], player: int) -> tuple[int, ...]:
    """Return the monsters a player controls, as `State.monsters_of` keeps them."""
    first = player * PLACES_EACH + MONSTER_ZONE
    found: list[int] = []
    for place in range(first, first + 5):
        pile = piles[place]
        if pile:
            found.append(pile[0])
    for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
        pile = piles[place]
        if pile and cards[pile[0]].controller == player:
            found.append(pile[0])
    return tuple(found)


class Caches(Row):
    """What the engine has found out about the content of a state."""

    monsters: tuple[tuple[int, ...], tuple[int, ...]] | None
    live: tuple[int, ...] | None
    depends: int  # what `live` depends on: ON_ITSELF, ON_BONDS or ON_ALL
    sources: tuple[int, ...] | None
    source_kinds: int  # what lines the cards of `sources` have, see texts.py
    programs: list[Program] | None  # of the pool: which cards have lines that go on
    lasting: tuple[int, int] | None  # masks of what lasting effects do and what they forbid
    settled: bool  # whether the onsets say of everything that applies since when it does
    wanted: int  # mask of the events that set off a trigger of any card of the duel, -1 if not known
    watching: dict[int, tuple[int, ...]] | None  # by a mask of events: the cards of the duel that one of them sets off
    fast: int  # mask of the kinds of place in which any card of the duel has a fast effect
    usable: int  # the same for everything that can be activated
    lending: int  # whether a card has gained effects of another: 1 or 0, -1 if not known
    elsewhere: int  # mask of the kinds of place off the field in which lines of cards of the duel go on, -1: not known
    has_geminis: int  # whether there is a Gemini Monster in the duel: 1 or 0, -1 if not known
    # What is supposed while a question is answered, by a state that `State.look` has made for it and by no other:
    reading: int  # how deep values are being read that depend on values
    treating: int  # how many of what treats cards as something else count: one of them is judged
    is_judging_gemini: bool  # whether it is being found out if a Gemini Monster is negated, and so of which kind it is

    def share_caches(self, copy: "Caches") -> None:
        """Let a copy of this content have what is known of it."""
        copy.monsters = self.monsters
        copy.live = self.live
        copy.depends = self.depends
        copy.programs = self.programs
        copy.sources = self.sources
        copy.source_kinds = self.source_kinds
        copy.lasting = self.lasting
        copy.settled = self.settled
        copy.wanted = self.wanted
        copy.fast = self.fast
        copy.usable = self.usable
        copy.watching = self.watching
        copy.elsewhere = self.elsewhere
        copy.lending = self.lending
        copy.has_geminis = self.has_geminis

    def drop_caches(self) -> None:
        """Forget everything that can be computed again."""
        self.monsters = None
        self.live = None
        self.depends = ON_ALL
        self.sources = None
        self.source_kinds = 0
        self.programs = None
        self.lasting = None
        self.settled = False
        self.wanted = -1
        self.fast = 0
        self.usable = 0
        self.watching = None
        self.elsewhere = self.lending = self.has_geminis = -1
        self.reading = 0
        self.treating = ALL_COUNT
        self.is_judging_gemini = False

    def set_geminis(self, has_geminis: int) -> None:
        """Keep whether there is a Gemini Monster in the duel."""
        self.has_geminis = has_geminis

    def set_sources(self, sources: tuple[int, ...], kinds: int) -> None:
        """Keep which cards have lines that apply by themselves, and what lines."""
        self.sources = sources
        self.source_kinds = kinds

    def set_lasting(self, ops: int, doings: int) -> None:
        """Keep what lasting effects do and forbid."""
        self.lasting = (ops, doings)

    def set_elsewhere(self, mask: int, programs: list[Program]) -> None:
        """Keep where cards of the duel have lines that go on off the field."""
        self.elsewhere = mask
        self.programs = programs

    def set_lending(self, lending: int) -> None:
        """Keep whether a card has gained effects of another."""
        self.lending = lending
        if lending:
            self.sources = None

    def set_settled(self) -> None:
        """Say that the onsets are up to date."""
        self.settled = True

    def set_wanted(self, wanted: int, fast: int, usable: int) -> None:
        """Keep what the cards of the duel can do at all."""
        self.wanted = wanted
        self.fast = fast
        self.usable = usable

    def set_watching(self, events: int, uids: tuple[int, ...]) -> None:
        """Keep which cards have triggers that one of these events sets off."""
        if self.watching is None:
            self.watching = {}
        self.watching[events] = uids

    def deal_anew(self) -> None:
        """Have looked up again which card is which: some have changed places with others, or a Token has come."""
        self.watching = None  # the copies keep theirs

    def forget_live(self) -> None:
        """Have found out anew what applies, and since when."""
        self.live = None
        self.settled = False

    def set_live(self, live: tuple[int, ...], depends: int) -> None:
        """Keep which continuous lines apply."""
        self.live = live
        self.depends = depends

    def touch(self) -> None:
        """Have everything asked again that what has changed can have a bearing on."""
        self.settled = False
        if self.depends == ON_ALL:
            self.live = None
