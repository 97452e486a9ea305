"""How a match is played, as data: how many duels, how much time, what happens when it runs out."""

from typing import Any, Final, NamedTuple

from spellspeed.arguments import read_number, show

MOST_DUELS: Final = 99
MOST_SECONDS: Final = 1_000_000


class PlayerClock(NamedTuple):
    """The time of each player in a duel: the seconds at its beginning, and those that every answer adds.

    >>> PlayerClock(600, 10)
    PlayerClock(main=600, increment=10)
    """

    main: int
    increment: int = 0


class MatchRules(NamedTuple):
    """How a match is played; every procedure of an organiser is a value of this.

    >>> OFFICIAL.time_limit, OFFICIAL.extra_turns, OFFICIAL.extra_duel_turns
    (2400, 3, 4)
    >>> MatchRules(duels=5, wins=3, time_limit=0).duels
    5
    """

    duels: int = 3  # at most so many, extra duels that break a draw not counted
    wins: int = 2  # whoever first has so many wins the match
    time_limit: int = 2400  # seconds of the whole match, 0 for none
    extra_turns: int = 3  # after the turn in which time runs out
    extra_duel_turns: int = 4
    breaks_draws: bool = False  # a drawn match is decided by extra duels
    clock: PlayerClock | None = None  # the time of each player in each duel

    @property
    def has_siding(self) -> bool:
        """Whether there is an interval between duels in which cards are exchanged.

        >>> OFFICIAL.has_siding, SINGLE.has_siding
        (True, False)
        """
        # rule: match.side-deck.only-between-duels. A single duel has none, also if an extra duel decides it.
        return self.duels > 1

    def to_dict(self) -> dict[str, Any]:
        """Return the rules as plain data.

        >>> MatchRules.from_dict(OFFICIAL.to_dict()) == OFFICIAL
        True
        """
        plain = self._asdict()
        plain["clock"] = None if self.clock is None else list(self.clock)
        return plain

    @staticmethod
    def from_dict(plain: object) -> "MatchRules":
        """Read rules from plain data; what is not said is as in the official procedure.

        >>> MatchRules.from_dict({"duels": 1, "wins": 2})
        Traceback (most recent call last):
        ...
        ValueError: wins is 2; it must be 1 to 1
        """
        if not isinstance(plain, dict):
            raise ValueError(f"the rules are {show(plain)}, not an object")
        strange = sorted([str(key) for key in plain if key not in MatchRules._fields])
        if strange:
            raise ValueError(f"the rules say {show(strange[0])}; known are {', '.join(MatchRules._fields)}")
        given = dict(plain)
        clock = given.pop("clock", None)
        if clock is not None:
            if not isinstance(clock, list | tuple) or len(clock) != 2:
                raise ValueError(f"clock is {show(clock)}, not [seconds, seconds added by an answer]")
            given["clock"] = PlayerClock(*clock)
        return check_match_rules(MatchRules(**given))


def check_match_rules(rules: MatchRules) -> MatchRules:
    """Return the rules if they can be played by, else say which number is wrong.

    >>> check_match_rules(MatchRules(duels=0))
    Traceback (most recent call last):
    ...
    ValueError: duels is 0; it must be 1 to 99
    """
    _read("duels", rules.duels, 1, MOST_DUELS)
    _read("wins", rules.wins, 1, rules.duels)
    _read("time_limit", rules.time_limit, 0, MOST_SECONDS)
    _read("extra_turns", rules.extra_turns, 0, MOST_DUELS)
    _read("extra_duel_turns", rules.extra_duel_turns, 1, MOST_DUELS)
    if not isinstance(rules.breaks_draws, bool):
        raise ValueError(f"breaks_draws is {show(rules.breaks_draws)}; it must be true or false")
    if rules.clock is not None:
        _read("the first number of clock", rules.clock.main, 1, MOST_SECONDS)
        _read("the second number of clock", rules.clock.increment, 0, MOST_SECONDS)
    return rules


def _read(what: str, value: object, least: int, most: int) -> None:
    if type(value) is not int:
        raise ValueError(f"{what} is {show(value)}, not a whole number")
    if not least <= read_number(value, what) <= most:
        raise ValueError(f"{what} is {show(value)}; it must be {least} to {most}")


# rule: match.format.best-of-three, tournament.extra-turns.three-more-turns, tournament.extra-duel.four-turns
OFFICIAL: Final = MatchRules()
UNTIMED: Final = MatchRules(time_limit=0)
SINGLE: Final = MatchRules(duels=1, wins=1, time_limit=0)
KNOCK_OUT: Final = MatchRules(breaks_draws=True)
NAMED: Final = {"official": OFFICIAL, "untimed": UNTIMED, "single": SINGLE, "knock-out": KNOCK_OUT}


def find_match_rules(name: str) -> MatchRules:
    """Return the rules with this name.

    >>> find_match_rules("single").duels
    1
    >>> find_match_rules("swiss")
    Traceback (most recent call last):
    ...
    ValueError: no match rules are called 'swiss'; there are official, untimed, single, knock-out
    """
    if name not in NAMED:
        raise ValueError(f"no match rules are called {show(name)}; there are {', '.join(NAMED)}")
    return NAMED[name]
