"""What is known of a state and can be computed again at any time: writing it changes nothing of the content.

It is all that a question may write, and only the answer that it has found. What a question supposes on its way there is
said of a state of its own (`State.suppose` …), never of the one that it was asked about.
"""

from typing import Final

from spellspeed.engine.row import Row
from spellspeed.lang.card_code import Program

# What `State.live` depends on besides the cards whose lines it is about: nothing, what is bound to them, or anything.
ON_ITSELF: Final = 0
ON_BONDS: Final = 1
ON_ALL: Final = 2
NOT_KNOWN: Final = -1


class Caches(Row):
    """What the engine has found out about the content of a state."""

    monsters: tuple[tuple[int, ...], tuple[int, ...]] | None
    live: tuple[int, ...] | None
    depends: int  # what `live` depends on: ON_ITSELF, ON_BONDS or ON_ALL
    sources: tuple[int, ...] | None
    source_kinds: int  # what lines the cards of `sources` have, see sources.py
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

    def share_caches(self, copy: "Caches") -> None:
        """Let a copy of this content have what is known of it."""
        copy.monsters = self.monsters
        copy.live, copy.depends, copy.programs = self.live, self.depends, self.programs
        copy.sources, copy.source_kinds, copy.lasting = self.sources, self.source_kinds, self.lasting
        copy.settled = self.settled
        copy.wanted, copy.fast, copy.usable, copy.watching = self.wanted, self.fast, self.usable, self.watching
        copy.elsewhere, copy.lending, copy.has_geminis = self.elsewhere, self.lending, self.has_geminis

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
        self.wanted, self.fast, self.usable, self.watching = -1, 0, 0, None
        self.elsewhere = self.lending = self.has_geminis = -1

    def set_geminis(self, has_geminis: int) -> None:
        """Keep whether there is a Gemini Monster in the duel."""
        self.has_geminis = has_geminis

    def set_sources(self, sources: tuple[int, ...], kinds: int) -> None:
        """Keep which cards have lines that apply by themselves, and what lines."""
        self.sources, self.source_kinds = sources, kinds

    def set_lasting(self, ops: int, doings: int) -> None:
        """Keep what lasting effects do and forbid."""
        self.lasting = (ops, doings)

    def set_elsewhere(self, mask: int, programs: list[Program]) -> None:
        """Keep where cards of the duel have lines that go on off the field."""
        self.elsewhere, self.programs = mask, programs

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
        self.wanted, self.fast, self.usable = wanted, fast, usable

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
        self.live, self.settled = None, False

    def set_live(self, live: tuple[int, ...], depends: int) -> None:
        """Keep which continuous lines apply."""
        self.live, self.depends = live, depends

    def touch(self) -> None:
        """Have everything asked again that what has changed can have a bearing on."""
        self.settled = False
        if self.depends == ON_ALL:
            self.live = None
