"""Where a room starts that does not begin with decks: a position, a puzzle's file, or a replay after some answer."""

from typing import Final, NamedTuple

from spellspeed.duel import Duel
from spellspeed.formats.errors import FileFormatError
from spellspeed.formats.puzzle import LARGEST_PUZZLE, read_puzzle
from spellspeed.formats.puzzle_position import to_position
from spellspeed.notation import PositionError
from spellspeed.pool import CardPool
from spellspeed.replay import Replay, ReplayError
from spellspeed.server.settings import WrongSettings
from spellspeed.telling.complaints import complain_in_chinese

LARGEST: Final = {"position": 64_000, "puzzle": LARGEST_PUZZLE, "replay": 2_000_000}  # letters
MOST_ANSWERS: Final = 5_000


class Start(NamedTuple):
    """A starting point: a position in our notation, the format it is played in, and what it was made of."""

    position: str
    format: str
    source: str


def read_start(kind: str, text: str, after: int | None, format: str, pool: CardPool) -> Start:
    """Return where a room starts; what cannot be read is refused in a sentence that says where it is wrong.

    >>> read_start("position", "turn 2, Main Phase 1, you to act\\nyou 8000 lp\\nopp 8000", 0, "", CardPool.builtin())
    Traceback (most recent call last):
    ...
    spellspeed.server.settings.WrongSettings: the position: line 2, column 10: 'lp' stands in no list, such as hand:
    """
    if kind not in LARGEST:
        listed = ", ".join(LARGEST)
        raise WrongSettings(f"a room starts from one of {listed}", f"开局必须是其中之一：{listed}")
    if len(text) > LARGEST[kind]:
        raise WrongSettings(
            f"the {kind} has {len(text)} letters; {LARGEST[kind]} are the most",
            f"开局有{len(text)}个字，最多{LARGEST[kind]}个",
        )
    try:
        position = READ[kind](text, after, format, pool)
        duel = Duel.from_position(position, pool=pool)
    except WrongSettings:
        raise
    except PositionError as wrong:
        raise WrongSettings(f"the position: {wrong}", f"局面：{complain_in_chinese(str(wrong))}") from None
    except FileFormatError as wrong:
        raise WrongSettings(str(wrong), wrong.chinese) from None
    except (ReplayError, ValueError, LookupError) as wrong:
        raise WrongSettings(str(wrong)[:500], complain_in_chinese(str(wrong)[:500])) from None
    if duel.request is None:
        raise WrongSettings("in this position the duel is over", "这个局面中决斗已经结束")
    return Start(position, duel.game.format.name, kind)


def read_position(text: str, after: int | None, format: str, pool: CardPool) -> str:
    """Return a position as it is written."""
    return text


def convert_puzzle(text: str, after: int | None, format: str, pool: CardPool) -> str:
    """Return the position that a puzzle's file lays out.

    >>> print(convert_puzzle("Debug.SetPlayerInfo(1,100,0,0)", None, "master2020", CardPool.builtin()))
    turn 1, Main Phase 1, you to act
    you 8000
    opp 100
    """
    return to_position(read_puzzle(text), pool, format)


def go_to(text: str, after: int | None, format: str, pool: CardPool) -> str:
    """Return the position of a replay after so many answers; None is where it ends."""
    replay = Replay.from_text(text)
    count = len(replay.answers) if after is None else after
    if not 0 <= count <= min(len(replay.answers), MOST_ANSWERS):
        raise WrongSettings(
            f"the replay has {len(replay.answers)} answers, not {count}",
            f"录像有{len(replay.answers)}个回答，不是{count}个",
        )
    duel = replay.play(pool=pool)
    chosen = [node for node in duel.history() if node.chosen]
    if count < len(chosen):
        duel = duel.resume(chosen[count].state, chosen[count].parent)
    if duel.request is None:
        raise WrongSettings(f"after answer {count} the duel is over", f"第{count}个回答之后决斗已经结束")
    return duel.to_text()


READ: Final = {"position": read_position, "puzzle": convert_puzzle, "replay": go_to}
