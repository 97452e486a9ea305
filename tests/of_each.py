"""One test that looks at many things: files, functions, cards. What is wrong is told of each of them by its name."""

import functools
from collections.abc import Callable, Sequence
from typing import Any


def of_each(things: Sequence[Any], names: Sequence[str]) -> Callable[[Callable[[Any], None]], Callable[[], None]]:
    """Have a test ask all of these things; thousands of tests would take longer to begin than to run."""

    def look_at_all(test: Callable[[Any], None]) -> Callable[[], None]:
        @functools.wraps(test)
        def look() -> None:
            assert things, "there is nothing to look at"
            wrong = []
            for thing, name in zip(things, names, strict=True):
                try:
                    test(thing)
                except AssertionError as found:
                    wrong.append(f"{name}: {found}")
            assert not wrong, "\n".join(wrong)

        del look.__wrapped__  # pytest would ask for its argument
        return look

    return look_at_all
