"""A card in its own words, in both languages: what it answers, what it needs, what it forbids, what it does."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import spellspeed.telling.deeds as deeds
from spellspeed.engine.kernel.game import Game
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Pair

if TYPE_CHECKING:
    from spellspeed.lang.words.choices import Choice, Condition
    from spellspeed.lang.words.deeds import Deed
    from spellspeed.lang.words.lines import ActivatedLine, Card, Line, Materials
    from spellspeed.lang.words.nouns import Filter

# The card language costs more to import than all else, so it is imported where something is quoted.
NOTHING: Final[Pair] = ("", "")
_HEADING: Final = re.compile(r"^[^\]】]*[\]】]\s*")  # the number and the kind of a line
_CHOSEN_AS: Final = re.compile(r" \((?:chosen as )?“[^”]*”\)|（(?:选为|下称)“[^”]*”）")
_FULL_STOP: Final = re.compile(r"(?<!\b[A-Z])(?<!\.)\.$|。$")


def without_stop(sentence: str) -> str:
    """Return a sentence as a part of another; a name that ends with a letter and a stop keeps it.

    >>> without_stop("Banish it from your GY."), without_stop("It destroys Lord of D."), without_stop("抽1张卡。")
    ('Banish it from your GY', 'It destroys Lord of D.', '抽1张卡')
    """
    return _FULL_STOP.sub("", sentence)


def find_script(g: Game, card: int) -> "Card | None":
    """Return the sentences of a card of the pool, None if it has none."""
    assert isinstance(g.pool, CardPool)
    return g.pool.scripts.get(card)


def find_line(g: Game, card: int, line: LineCode) -> "ActivatedLine | None":
    """Return the sentence that a line of a card was made of, in its own text or in that of a card it has it from."""
    from spellspeed.lang.words.lines import ActivatedLine

    assert isinstance(g.pool, CardPool)
    said = deeds.find_line(g.pool, card, line)
    return said if isinstance(said, ActivatedLine) else None


def naming(g: Game) -> Callable[[str], str]:
    """Return how the cards that a text names are called in Chinese."""
    assert isinstance(g.pool, CardPool)
    return naming_of(g.pool)


@lru_cache(maxsize=4)
def naming_of(pool: CardPool) -> Callable[[str], str]:
    """Return how a pool calls cards in Chinese: one function for each pool, by which texts are remembered."""

    def named(name: str) -> str:
        try:
            return pool.find(name).name_zh or name
        except LookupError:
            return name

    return named


# A menu asks the same of the same cards at every step, and saying takes long.
@lru_cache(maxsize=2000)
def _say_timing(line: "ActivatedLine", named: Callable[[str], str] | None, lang: str, name: str) -> str:
    from spellspeed.lang.say.text import render_timing

    assert line.when is not None
    return render_timing(line, line.when, named, lang, name)


@lru_cache(maxsize=2000)
def _say_condition(
    line: "Line", condition: "Condition", named: Callable[[str], str] | None, lang: str, name: str
) -> str:
    from spellspeed.lang.say.text import render_condition

    return render_condition(line, condition, named, lang, name)


@lru_cache(maxsize=2000)
def _say_deed(line: "Line", deed: "Deed", named: Callable[[str], str] | None, lang: str, name: str) -> str:
    from spellspeed.lang.say.text import render_deed

    return render_deed(line, deed, named, lang, name)


@lru_cache(maxsize=2000)
def _say_choice(line: "Line", choice: "Choice", named: Callable[[str], str] | None, lang: str, name: str) -> str:
    from spellspeed.lang.say.text import render_choice

    return render_choice(line, choice, named, lang, name)


def quote_timing(g: Game, card: int, line: LineCode) -> Pair:
    """Return what a line answers, ("", "") if it answers nothing."""
    said, script = find_line(g, card, line), find_script(g, card)
    if said is None or script is None or said.when is None:
        return NOTHING
    return (
        _say_timing(said, None, "en", script.name),
        _say_timing(said, naming(g), "zh", script.name),
    )


def quote_condition(g: Game, card: int, line: "Line", condition: "Condition") -> Pair:
    """Return a condition of a line."""
    script = find_script(g, card)
    name = "" if script is None else script.name
    return (
        _say_condition(line, condition, None, "en", name),
        _say_condition(line, condition, naming(g), "zh", name),
    )


def quote_deed(g: Game, card: int, line: "Line", deed: "Deed") -> Pair:
    """Return one deed of a line."""
    script = find_script(g, card)
    name = "" if script is None else script.name
    return without_marks((_say_deed(line, deed, None, "en", name), _say_deed(line, deed, naming(g), "zh", name)))


def quote_choice(g: Game, card: int, line: "Line", choice: "Choice") -> Pair:
    """Return the cards that a line chooses: how many of which."""
    script = find_script(g, card)
    name = "" if script is None else script.name
    return without_marks(
        (_say_choice(line, choice, None, "en", name), _say_choice(line, choice, naming(g), "zh", name))
    )


def without_marks(text: Pair) -> Pair:
    """Return a text without what it calls the chosen cards later on, which a part of it never comes to.

    >>> without_marks(("Tribute 1 monster (chosen as “the monster”)", "把1只怪兽（选为“那只怪兽”）解放"))
    ('Tribute 1 monster', '把1只怪兽解放')
    >>> without_marks(("Special Summon it (“the Summoned monster”)", "把它特殊召唤（下称“召唤的怪兽”）"))
    ('Special Summon it', '把它特殊召唤')
    """
    return (_CHOSEN_AS.sub("", text[0]), _CHOSEN_AS.sub("", text[1]))


def quote_lines(g: Game, card: int, kinds: tuple[int, ...]) -> Pair:
    """Return the lines of a card that are of one of these kinds, without their numbers; ("", "") for none."""
    from spellspeed.lang.say.text import render_line

    script = find_script(g, card)
    if script is None:
        return NOTHING
    english: list[str] = []
    chinese: list[str] = []
    for said, line in zip(script.all_lines(), g.programs[card].lines, strict=False):
        if line.kind in kinds:
            english.append(_HEADING.sub("", render_line(said, None, "en", script.name)))
            chinese.append(_HEADING.sub("", render_line(said, naming(g), "zh", script.name)))
    return (" ".join(english), "".join(chinese))


def find_materials(g: Game, card: int) -> "Materials | None":
    """Return the sentence that says what a card is made of, None for a card without one."""
    from spellspeed.lang.words.lines import Materials

    script = find_script(g, card)
    lines = () if script is None else script.all_lines()
    return next((line for line in lines if isinstance(line, Materials)), None)


def quote_materials(g: Game, card: int, said: "Materials", only: "Filter | None" = None) -> Pair:
    """Return what a card is made of and nothing else that the sentence says, or only those materials of one kind."""
    from dataclasses import replace

    from spellspeed.lang.say.text import render_line

    of, more = (said.of, said.more) if only is None else ((only,) * said.of.count(only), False)
    plain = replace(said, of=of, more=more, fused=True, never_one=False, no_substitutes=False, properly=True)
    script = find_script(g, card)
    name = "" if script is None else script.name
    return (
        _HEADING.sub("", render_line(plain, None, "en", name)),
        _HEADING.sub("", render_line(plain, naming(g), "zh", name)),
    )


def quote_forbidding(g: Game, card: int, doings: tuple[int, ...]) -> Pair:
    """Return what a card forbids: the first of these doings that it forbids, else anything; ("", "") for nothing."""
    found = [(doing, line, deed) for doing, line, deed in find_forbids(g, card)]
    for doing in doings:
        for other, line, deed in found:
            if other == doing:
                return quote_deed(g, card, line, deed)
    return quote_deed(g, card, found[0][1], found[0][2]) if len(found) == 1 else NOTHING


def find_forbids(g: Game, card: int) -> "Iterator[tuple[int, Line, Deed]]":
    """Yield everything that the sentences of a card forbid: the doing, the line and the deed."""
    from spellspeed.lang.words.lasting import written_deeds
    from spellspeed.lang.words.verbs import Forbid

    script = find_script(g, card)
    for line in () if script is None else script.all_lines():
        for said in (getattr(line, "do", None), getattr(line, "oath", None)):
            for deed in () if said is None else written_deeds(said):
                if isinstance(deed, Forbid):
                    yield (deed.doing.value, line, deed)
