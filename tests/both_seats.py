"""Which tests are played from both seats: of rules, cards and the engine, all that do not go round them themselves.

That is seen before they run, from the names in a test and in the helpers it names, and held when they have run.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from spellspeed import Duel
from spellspeed.play import Match
from spellspeed.transcript import play_ruling
from table import Table

HERE = str(Path(__file__).resolve().parent)
FOLDERS = ("cards", "engine", "rules")
LAYS = (Table, Duel, Match, play_ruling)


def is_played_twice(metafunc: pytest.Metafunc) -> bool:
    """Whether a test names a rule and lays a duel, or stands in one of these folders and lays a table.

    One that takes a `seat` goes round the seats itself.
    """
    definition = metafunc.definition
    given = [mark for mark in definition.iter_markers("parametrize") if isinstance(mark.args[1], list | tuple)]
    values = [value for mark in given for value in mark.args[1]]
    marks = [*definition.iter_markers(), *[mark for value in values for mark in getattr(value, "marks", ())]]
    names_a_rule = any(mark.name == "rule" for mark in marks)
    if "seat" in metafunc.fixturenames or not (names_a_rule or definition.path.parent.name in FOLDERS):
        return False
    return lays_a_duel([metafunc.function, *values], LAYS if names_a_rule else LAYS[:1])


def lays_a_duel(things: Iterable[object], ways: tuple[object, ...] = LAYS) -> bool:
    """Whether a test, what it is given, or one of the helpers of this folder that it names, begins a duel."""
    seen: set[int] = set()
    waiting: list[Any] = list(things)
    while waiting:
        thing = waiting.pop()
        if any(thing is each for each in ways):
            return True
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, tuple | list | dict):  # the arguments of a case, or helpers by their names
            held = thing.values() if isinstance(thing, dict) else thing
            waiting += [each for each in held if isinstance(each, FunctionType | tuple)]
        elif isinstance(thing, type) and is_ours(thing.__dict__.values()):
            waiting += [each for each in vars(thing).values() if isinstance(each, FunctionType)]
        elif isinstance(thing, FunctionType) and is_ours([thing]):
            waiting += named_in(thing)
    return False


def is_ours(things: Any) -> bool:
    """Whether one of these functions is written in this folder."""
    return any(isinstance(each, FunctionType) and each.__code__.co_filename.startswith(HERE) for each in things)


def named_in(function: FunctionType) -> list[object]:
    """What the names in a function stand for, also behind the name of a module."""
    names = set(names_in(function.__code__))
    found = [function.__globals__[name] for name in names if name in function.__globals__]
    found += [cell.cell_contents for cell in function.__closure__ or ()]
    for module in [each for each in found if isinstance(each, ModuleType)]:
        found += [vars(module)[name] for name in names if name in vars(module)]
    wrapped = getattr(function, "__wrapped__", None)
    return [*found, wrapped] if wrapped is not None else found


def names_in(code: CodeType) -> Iterator[str]:
    """The names that a function uses, with those of the functions in it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)
