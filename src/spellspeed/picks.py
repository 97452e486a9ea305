"""Picks, the numbers of options that an answer is made of: read, and what is wrong with them said in both languages."""

from operator import index
from typing import Final, SupportsIndex

from spellspeed.arguments import show
from spellspeed.engine.kernel.questions import Request as RequestRow
from spellspeed.rulebook.errors import UnreadableAnswer

MOST_PICKS_SHOWN: Final = 10  # of an answer that is refused


def wrong_player(asked: int, by: int) -> tuple[str, str]:
    """Say in English and Chinese that somebody else is asked.

    >>> wrong_player(1, 0)
    ('player 1 is asked, not player 0', '被询问的是玩家1，不是玩家0')
    """
    return (f"player {asked} is asked, not player {by}", f"被询问的是玩家{asked}，不是玩家{by}")


def wrong_picks(request: RequestRow, picks: tuple[int, ...]) -> tuple[str, str]:
    """Say in English and Chinese what may be picked, and what was."""
    options, least, most = len(request.options), request.least, request.most
    count = f"{least}" if least == most else f"{least} to {most}"
    shown = [show(pick) for pick in picks[:MOST_PICKS_SHOWN]]
    more = len(picks) - len(shown)
    given = f"({', '.join(shown)}{',' if len(picks) == 1 else ''}{f' … and {more} more' if more else ''})"
    english = f"{options} options, numbered from 0, of which {count} must be picked; given {given}"
    listed = ("、".join(shown) or "无") + (f"……等共{len(picks)}个" if more else "")
    count = f"{least}" if least == most else f"{least}到{most}"
    return (english, f"共有{options}个选项，从0开始编号，必须选{count}个；给出的是：{listed}")


def read_picks(picks: tuple[object, ...]) -> tuple[int, ...]:
    """Return the picks as plain whole numbers, whatever kind of whole number was given.

    >>> read_picks((True, 2))
    (1, 2)
    """
    numbers: list[int] = []
    for pick in picks:
        if not isinstance(pick, SupportsIndex):
            shown = show(pick)
            raise UnreadableAnswer(
                f"an answer is made of option numbers; given {shown}", f"回答由选项的编号组成；给出的是：{shown}"
            )
        # Asked for its number once: the next time it might say another.
        numbers.append(index(pick))
    return tuple(numbers)
