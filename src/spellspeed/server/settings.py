"""How a room is played, as its maker chose: read from plain data, refused with a sentence that says what is wrong."""

from typing import Any, Final, NamedTuple

from spellspeed.packaged_decks import FORMATS
from spellspeed.play import MatchRules, find_match_rules

MOST_PAUSE: Final = 5_000  # milliseconds
MOST_DELAY: Final = 3_600_000


class WrongSettings(ValueError):
    """Settings that no room can have, in both languages."""

    def __init__(self, english: str, chinese: str) -> None:
        super().__init__(english)
        self.chinese: Final = chinese


class Settings(NamedTuple):
    """What a room is played with, besides who sits there and with which deck.

    >>> Settings().format, Settings().match, Settings(practice=True).practice
    ('master2020', 'single', True)
    """

    format: str = "master2020"
    match: str = "single"  # a name of match rules, or "custom" with the rules in `rules`
    rules: dict[str, Any] | None = None
    limits: bool = True  # the Forbidden & Limited list of the format
    ask_all: bool = False
    practice: bool = False  # answers may be taken back
    fair: bool = True  # seats give nonces to the seed
    pause: int = 350  # milliseconds for which every window in which somebody may respond looks alike
    watch_delay: int = 0  # milliseconds by which watchers see later
    bots: tuple[str, str] = ("", "")  # by seat: the name of a bot that plays there
    public: bool = False  # listed among the rooms that can be watched

    @property
    def match_rules(self) -> MatchRules:
        """The rules of the match.

        >>> Settings(match="official").match_rules.duels
        3
        """
        return find_match_rules(self.match) if self.rules is None else MatchRules.from_dict(self.rules)

    def to_dict(self) -> dict[str, Any]:
        """Return the settings as plain data.

        >>> read_settings(Settings(format="408").to_dict()).format
        '408'
        """
        return {**self._asdict(), "bots": list(self.bots)}


KINDS: Final[dict[str, type]] = {
    **dict.fromkeys(("format", "match"), str),
    **dict.fromkeys(("limits", "ask_all", "practice", "fair", "public"), bool),
    **dict.fromkeys(("pause", "watch_delay"), int),
}


def read_settings(plain: object) -> Settings:
    """Read settings; what is not said is as usual.

    >>> read_settings({"format": "409"})
    Traceback (most recent call last):
    ...
    spellspeed.server.settings.WrongSettings: the format is '409'; there are master2020, 408
    """
    if not isinstance(plain, dict):
        raise WrongSettings("the settings are not an object", "设定不是对象")
    strange = [str(name)[:40] for name in plain if name not in Settings._fields]
    if strange:
        raise WrongSettings(f"there is no setting {strange[0]!r}", f"没有名为{strange[0]!r}的设定")
    for name, kind in KINDS.items():
        if name in plain and type(plain[name]) is not kind:
            raise WrongSettings(f"{name} must be of type {kind.__name__}", f"{name}的类型必须是{kind.__name__}")
    settings = Settings(**{**plain, "bots": _read_bots(plain.get("bots", ("", "")))})
    if settings.format not in FORMATS:
        listed = ", ".join(FORMATS)
        raise WrongSettings(
            f"the format is {settings.format[:40]!r}; there are {listed}",
            f"规则环境是{settings.format[:40]!r}，可用：{listed}",
        )
    for name, value, most in (
        ("pause", settings.pause, MOST_PAUSE),
        ("watch_delay", settings.watch_delay, MOST_DELAY),
    ):
        if not 0 <= value <= most:
            raise WrongSettings(f"{name} must be 0 to {most}", f"{name}必须是0到{most}")
    try:
        settings.match_rules  # noqa: B018 - refused if there are no such rules
    except ValueError as wrong:
        raise WrongSettings(str(wrong), f"比赛规则有误：{wrong}") from None
    return settings


def _read_bots(plain: object) -> tuple[str, str]:
    if not isinstance(plain, list | tuple) or len(plain) != 2 or not all(isinstance(name, str) for name in plain):
        raise WrongSettings("bots must be two names, empty for people", "bots必须是两个名字，真人留空")
    return plain[0][:40], plain[1][:40]
