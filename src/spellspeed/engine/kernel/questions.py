"""Questions and their possible answers."""

from typing import Any, Final

from spellspeed.engine.kernel.row import Row


class Option(Row):
    """One possible answer: a deed, and the card, the place or the number it is about."""

    def __init__(self, deed: int, uid: int = -1, place: int = -1, number: int = 0) -> None:
        self.deed: Final = deed
        self.uid: Final = uid
        self.place: Final = place
        self.number: Final = number

    def key(self) -> tuple[Any, ...]:
        return (self.deed, self.uid, self.place, self.number)


class Request(Row):
    """The engine waits: this player must pick `least` to `most` of `options`, for this purpose."""

    def __init__(
        self,
        player: int,
        kind: int,
        purpose: int,
        uid: int,
        line: int,
        options: tuple[Option, ...],
        least: int,
        most: int,
        condition: tuple[int, ...],
    ) -> None:
        self.player: Final = player
        self.kind: Final = kind
        self.purpose: Final = purpose
        self.uid: Final = uid  # the card that asks or is asked about, -1 for the rules
        self.line: Final = line
        self.options: Final = options  # complete, ordered
        self.least: Final = least
        self.most: Final = most
        self.condition: Final = condition  # a joint condition on the picks: (kind, number …), () for none

    def with_condition(self, condition: tuple[int, ...]) -> "Request":
        """Return the same question with another joint condition."""
        return Request(
            self.player,
            self.kind,
            self.purpose,
            self.uid,
            self.line,
            self.options,
            self.least,
            self.most,
            condition,
        )

    def plain(self) -> tuple[Any, ...]:
        """Return the content with the options in it as plain content too."""
        return (self.key()[:5], [option.key() for option in self.options], self.key()[6:])

    def key(self) -> tuple[Any, ...]:
        return (
            self.player,
            self.kind,
            self.purpose,
            self.uid,
            self.line,
            self.options,
            self.least,
            self.most,
            self.condition,
        )
