"""What `replay --verify` does: the dice of a server's duel, checked step by step."""

from pathlib import Path
from typing import Final

from spellspeed import Replay
from spellspeed.formats.yrp import is_replay
from spellspeed.server.fair import FairError
from spellspeed.server.proof import NOT_PROVED, verify

# In both languages as wide as each other.
HOLDS: Final = ("holds     ", "成立    ")
NOT_OPEN: Final = ("not open  ", "未公开  ")
NEVER_PROVED: Final = ("What none of this can prove:", "以上都不能证明：")


def verify_command(file: str, lang: str) -> int:
    """Tell what is proved of a duel's dice and what is not; 0 if every step holds, else an error names the first."""
    column = 1 if lang == "zh" else 0
    with Path(file).open("rb") as opened:
        if is_replay(opened.read(4)):
            raise FairError(
                f"{file}: there is nothing to verify: a replay of another program carries no proof of its dice",
                f"{file}：没有可以验证的：其他程序的录像没有骰子的证明",
            )
    open_steps = []
    try:
        for step in verify(Replay.load(file)):
            print(f"{(HOLDS if step.holds else NOT_OPEN)[column]}{step.told[column]}")
            if not step.holds:
                open_steps.append(step.told)
    except FairError as wrong:
        raise FairError(f"{file}: {wrong}", f"{file}：{wrong.chinese}") from None
    print(NEVER_PROVED[column])
    for told in NOT_PROVED:
        print(f"- {told[column]}")
    if open_steps:
        english, chinese = open_steps[0]
        raise FairError(f"{file}: not all of it is proved: {english}", f"{file}：没有全部得到证明：{chinese}")
    return 0
