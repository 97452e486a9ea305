"""The open question and its options as users hold them: the rows of the engine, put into words when they are read."""

from typing import Any

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.questions import Option as OptionRow
from spellspeed.engine.kernel.questions import Request as RequestRow
from spellspeed.engine.kernel.state import State
from spellspeed.seen import SeenCard, name_zone, see_card
from spellspeed.telling.duel_words import DEEDS, PHASES, PURPOSES, plain, word
from spellspeed.words import FOR_OPEN_STATE


class Option:
    """One possible answer to a request; its `index` is the number to answer with, its `wish` what `duel.play` takes.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> option = duel.request.options[1]
    >>> option, option.index, option.deed, option.card
    (<set Mystical Elf>, 1, 'set monster', <Mystical Elf, hand 1>)
    >>> duel.play(option.wish)
    >>> duel.request.options[4].place
    'monster zone 5'
    """

    __slots__ = ("_request", "index")

    def __init__(self, request: "Request", index: int) -> None:
        self._request = request
        self.index = index

    @property
    def wish(self) -> str:
        """The option as a wish; where several options are picked, the wish that names this one alone."""
        return self._request.say(self.index)

    @property
    def deed(self) -> str:
        """What is done, such as "normal summon", "activate", "pick zone" or "pass"."""
        return plain(DEEDS, self._row.deed)

    @property
    def card(self) -> SeenCard | None:
        """The card it is done with, None where there is none."""
        return self._request.look(self._row.uid)

    @property
    def place(self) -> str:
        """The zone that is chosen, such as "monster zone 3", as its player counts; empty where none is."""
        return "" if self._row.place < 0 else name_zone(self._row.place, self._request.player)

    @property
    def _row(self) -> OptionRow:
        return self._request.row_of(self.index)

    def __repr__(self) -> str:
        return f"<{self.wish}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.index == other.index and self._request == other._request

    def __hash__(self) -> int:
        return hash(self._row)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("an Option cannot be pickled: keep its index or its wish")


class Request:
    """The duel waits: this player must pick `least` to `most` of these options.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.request, duel.request.options[0]
    (<player 0, Main Phase 1: 4 options>, <summon Mystical Elf>)
    >>> duel.play("summon Mystical Elf")
    >>> duel.request, duel.request.purpose, duel.request.card
    (<player 0, Main Phase 1, zone: 5 options>, 'zone', <Mystical Elf, hand 1>)
    """

    __slots__ = ("_game", "_options", "_row", "_state")

    def __init__(self, game: Game, state: State, row: RequestRow) -> None:
        # A duel never changes a state, it goes on with another; so these need not be copied.
        self._game = game
        self._state = state
        self._row = row
        self._options: tuple[Option, ...] | None = None

    @property
    def player(self) -> int:
        """Who is asked."""
        return self._row.player

    @property
    def options(self) -> tuple[Option, ...]:
        """All that can be picked, in a fixed order; an answer is made of their numbers."""
        if self._options is None:
            self._options = tuple([Option(self, at) for at in range(len(self._row.options))])
        return self._options

    @property
    def least(self) -> int:
        """How many options must be picked."""
        return self._row.least

    @property
    def most(self) -> int:
        """How many options may be picked."""
        return self._row.most

    @property
    def purpose(self) -> str:
        """What is asked for: "open state" where anything may be done, "response", "zone", "target" …"""
        return plain(PURPOSES, self._row.purpose)

    @property
    def card(self) -> SeenCard | None:
        """The card that asks or that is asked about, None where the rules ask."""
        return self.look(self._row.uid)

    def look(self, uid: int) -> SeenCard | None:
        """Return a card by the engine's number, None for no card."""
        return None if uid < 0 else see_card(self._game, self._state, uid)

    def say(self, index: int) -> str:
        """Return an option by its number as a wish."""
        from spellspeed.wishes import write_picks

        return write_picks(self._game, self._state, (index,))

    def row_of(self, index: int) -> OptionRow:
        """Return the engine's row of an option by its number."""
        return self._row.options[index]

    def __repr__(self) -> str:
        row = self._row
        options = "1 option" if len(row.options) == 1 else f"{len(row.options)} options"
        if (row.least, row.most) != (1, 1):
            options = f"{row.least if row.least == row.most else f'{row.least} to {row.most}'} of {options}"
        purpose = "" if row.purpose == FOR_OPEN_STATE else f", {self.purpose}"
        return f"<player {row.player}, {word(PHASES, self._state.phase)}{purpose}: {options}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Request) and self._row == other._row and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._row)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a Request cannot be pickled: pickle its Duel")
