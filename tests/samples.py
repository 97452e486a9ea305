"""How many examples a test looks at."""

from typing import Final

from hypothesis import settings

STEADY: Final = 30  # what a test without a number of its own looks at in the suite


def examples(count: int) -> settings:
    """So many in the suite, and more in proportion where new ones are looked for (`--hypothesis-profile=explore`)."""
    return settings(max_examples=count * settings().max_examples // STEADY)
