"""What every row of the state is: a frozen value with one way to compare, print, hash and pickle it."""

from typing import Any


class Row:
    """A value that never changes; two rows with the same content are equal."""

    def key(self) -> tuple[Any, ...]:
        """Return the content of the row, in the order of its constructor."""
        return ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Row) or type(self) is not type(other):
            return False
        return self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.key())
