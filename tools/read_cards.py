"""Reads each card of the 408 pool a second time, by its words: does its definition say what its printed text says?

    python tools/read_cards.py                      all playable cards of the pool, and the table
    python tools/read_cards.py --card "Sangan"      one card, or several, with what is read of both texts
    python tools/read_cards.py --list               also every difference that is settled

What stands in the printed texts (English and Chinese) is compared with what our own texts of the definition say:
numbers, names, zones, how often, Attributes, Types, kinds of card; and whether an effect is optional, targets, and
answers a moment (`When`) or a case (`If`). Either language is enough where both say the same in their own way. The
printed numbers of the card are compared as well. A difference is mended, or has a reason in `read_cards.toml`.

The printed texts are not part of this checkout: they lie beside it, or the tool says that they are missing.
"""

import argparse
import gzip
import json
import re
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.card_readings import (  # noqa: E402
    AT_A_MOMENT,
    IN_A_CASE,
    LIMIT_WORDS,
    LIMITS,
    MAY,
    NAMES,
    OPTIONAL,
    STRONG_TARGET,
    TARGET,
    WEAK_TARGET,
    WHAT,
    WHEN,
    Found,
    read_facts,
    tidy,
)
from tools.card_tests import NUMBERS  # noqa: E402
from tools.write_golden import chinese_name  # noqa: E402

from spellspeed.engine.kernel.pool import CardFacts  # noqa: E402
from spellspeed.lang.say.text import render_card  # noqa: E402
from spellspeed.lang.words.every_word import A_TURN  # noqa: E402
from spellspeed.lang.words.lines import (  # noqa: E402
    ActivatedLine,
    Activation,
    Card,
    Flip,
    Ignition,
    Instead,
    Line,
    Quick,
    SummonProcedure,
    Trigger,
)
from spellspeed.lang.words.node import words_in  # noqa: E402
from spellspeed.lang.words.timings import BattleReached, If, PhaseReached, When  # noqa: E402
from spellspeed.library import Library  # noqa: E402
from spellspeed.pool import CardPool  # noqa: E402
from spellspeed.seen.standing import say_attributes, say_kinds, say_types  # noqa: E402

POOL408 = ROOT.parent / "shared" / "cards" / "pool408.jsonl.gz"
SETTLED = ROOT / "tools" / "read_cards.toml"
PRINTED = "printed"
ALL = (PRINTED, *WHAT, OPTIONAL, TARGET, WHEN)
LANGUAGES = ("en", "zh")
ANY = "*"
Row = dict[str, Any]


@dataclass(frozen=True)
class Difference:
    """What only the definition says (`more`) and what only the printed text says (`less`), in each way to read them."""

    card: str
    what: str
    readings: tuple[tuple[frozenset[str], frozenset[str]], ...]

    def __str__(self) -> str:
        told = [
            " ".join([f"+{each}" for each in sorted(more)] + [f"-{each}" for each in sorted(less)])
            for more, less in self.readings
        ]
        return f"{self.card}, {self.what}: {'; '.join(told)}"


@dataclass
class Reason:
    """Why some differences are none: of one card, of several, or of every card of a kind."""

    what: str
    cards: frozenset[str]
    kind: str
    more: frozenset[str]
    less: frozenset[str]
    reason: str
    used: int = field(default=0)

    def speaks_of(self, difference: Difference, kinds: Iterable[str]) -> bool:
        """Whether it is about this card and what is read of it."""
        if self.what != difference.what or (self.cards and difference.card not in self.cards):
            return False
        return not self.kind or self.kind in kinds


def read_reasons(path: Path = SETTLED) -> list[Reason]:
    """Return why differences are none."""
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["difference"]
    return [
        Reason(
            each["what"],
            frozenset(each.get("cards", ())),
            each.get("kind", ""),
            frozenset(each.get("more", ())),
            frozenset(each.get("less", ())),
            each["reason"],
        )
        for each in entries
    ]


def settle(difference: Difference, kinds: Iterable[str], reasons: list[Reason]) -> list[Reason]:
    """Return the reasons that settle a difference in one way to read it, none if something of it is left."""
    speaking = [reason for reason in reasons if reason.speaks_of(difference, kinds)]
    for more, less in difference.readings:
        needed = [each for each in speaking if covers(each.more, more) or covers(each.less, less)]
        left = [more - taken(each.more, more) for each in needed], [less - taken(each.less, less) for each in needed]
        if needed and not frozenset.intersection(*left[0]) and not frozenset.intersection(*left[1]):
            return needed
    return []


def taken(named: frozenset[str], found: frozenset[str]) -> frozenset[str]:
    """Return what of the found is named."""
    return found if ANY in named else found & named


def covers(named: frozenset[str], found: frozenset[str]) -> bool:
    """Whether something of what was found is named."""
    return bool(taken(named, found))


# ------------------------------------------------------------------------------------------------------ what is printed


def compare_printed(facts: CardFacts, row: Row) -> Iterator[Difference]:
    """Yield what is printed otherwise beside the text than the data say: names, numbers, Attribute, Type and kinds."""
    ours = {f"{word}" for word in (facts.name_en, facts.name_zh, facts.name_ja)}
    theirs = {row["name_en"], row["name_zh"], row["name_ja"]}
    kinds = set(say_kinds(facts.kind))
    # What cannot be Normal Summoned is a kind to us, and stands in the text of the card.
    ours |= kinds - {"Monster", "Special Summon"} if facts.is_monster() else kinds
    if facts.is_monster():
        ours |= {*say_types(facts.type_), *say_attributes(facts.attribute)}
        ours |= {f"Level {facts.level}", f"ATK {say_number(facts.atk)}", f"DEF {say_number(facts.def_)}"}
        theirs |= {*row["monster_type_line"].split(" / "), row["attribute"]}
        theirs |= {f"Level {row['level']}", f"ATK {row['atk']}", f"DEF {row['def']}"}
    else:
        theirs |= {row["card_type"], row["property"]}
    if ours != theirs:
        yield Difference(facts.name_en, PRINTED, ((frozenset(ours - theirs), frozenset(theirs - ours)),))


def say_number(number: int) -> str:
    """Return an ATK or DEF as it is printed."""
    return "?" if number < 0 else f"{number}"


# ---------------------------------------------------------------------------------------------------- what stands in it


def known_name(name: str) -> str:
    """Return the English name of a card; what is no card's name stays as it is."""
    try:
        return CardPool.builtin().find(name).name_en
    except LookupError:
        return name


def texts_of(card: Card) -> dict[str, str]:
    """Return our own texts of a card."""
    return {"en": "\n".join(render_card(card)), "zh": "\n".join(render_card(card, chinese_name, "zh"))}


def printed_texts(row: Row) -> dict[str, str]:
    """Return the printed texts of a card, as far as there are any."""
    return {lang: row[f"text_{lang}"] for lang in LANGUAGES if row.get(f"text_{lang}")}


def compare_words(card: Card, row: Row) -> Iterator[Difference]:
    """Yield what stands in our texts of a card and not in the printed ones, or the other way round."""
    ours, printed = texts_of(card), printed_texts(row)
    pairs: list[tuple[Found, Found]] = [
        (read_facts(ours[lang], lang, known_name), read_facts(text, lang, known_name)) for lang, text in printed.items()
    ]
    for what in WHAT:
        own = frozenset([card.name]) if what == NAMES else frozenset()
        readings = [(one[what] - other[what] - own, other[what] - one[what] - own) for one, other in pairs]
        if all(more or less for more, less in readings):
            yield Difference(card.name, what, tuple(readings))


# ------------------------------------------------------------------------------------------- what is asked of the lines


@dataclass
class Part:
    """Some lines of a card, and what is printed of them."""

    lines: list[Line]
    printed: dict[str, str]
    numbered: bool = False

    def says(self, signs: dict[str, str]) -> list[bool]:
        """Say for each language whether one of these signs stands in the printed text."""
        return [re.search(signs[lang], text, re.IGNORECASE) is not None for lang, text in self.printed.items()]


def split_parts(card: Card, row: Row) -> list[Part]:
    """Return the parts of a card by the numbers of its effects, or all of it if its text has others.

    Only the Chinese text has numbers.
    """
    printed = {lang: tidy(text) for lang, text in printed_texts(row).items()}
    pieces = re.split("([①-⑨])[：:]", row.get("text_zh") or "")
    texts = {NUMBERS.index(sign) + 1: text for sign, text in zip(pieces[1::2], pieces[2::2], strict=True)}
    lines: dict[int, list[Line]] = {}
    number = 0
    for line in card.all_lines():
        number = line.number or number
        lines.setdefault(number, []).append(line)
    if not texts or set(lines) - {0} != set(texts):
        return [Part(list(card.all_lines()), printed)]
    return [Part(lines[number], {"zh": tidy(texts[number])}, True) for number in texts]


def compare_lines(card: Card, row: Row) -> Iterator[Difference]:
    """Yield where our lines are optional, target, or answer a moment or a case otherwise than the printed text."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for part in split_parts(card, row):
        for what, more, less in [*ask_optional(part), *ask_target(part), *ask_when(part), *ask_limit(part, row)]:
            kept = found.setdefault(what, (set(), set()))
            kept[0].update(more)
            kept[1].update(less)
    for what, (more, less) in found.items():
        yield Difference(card.name, what, ((frozenset(more), frozenset(less)),))


Asked = Iterator[tuple[str, set[str], set[str]]]


def ask_optional(part: Part) -> Asked:
    """Ask whether what the player may do, and nothing else, is printed as what he may do."""
    may = [line for line in part.lines if is_optional(line)]
    other = any(isinstance(line, Ignition | SummonProcedure | Activation) for line in part.lines)
    must = [line for line in part.lines if isinstance(line, Trigger | Flip | Quick) and line.mandatory]
    says = part.says(MAY)
    if may and not any(says):
        yield OPTIONAL, {"optional"}, set()
    free = [line for line in part.lines if leaves_a_choice(line)]
    if must and not (may or free or other) and all(says):
        yield OPTIONAL, set(), {"optional"}


def is_optional(line: Line) -> bool:
    """Whether something happens to which a line answers only if its player wants."""
    return isinstance(line, Trigger | Flip | Instead) and not line.mandatory


def leaves_a_choice(line: Line) -> bool:
    """Whether something in a line is done only if somebody wants, or is a freedom."""
    return any(getattr(word, "may", False) is True or type(word).__name__ in FREEDOMS for word in words_in(line))


FREEDOMS = ("May", "Grant", "AllowSummons", "OneOf", "TributeProcedure")


def ask_target(part: Part) -> Asked:
    """Ask whether what is chosen at activation, and nothing else, is printed as a target."""
    targets = any(
        isinstance(word, ActivatedLine) and word.target is not None for line in part.lines for word in words_in(line)
    )
    if targets and not any(part.says(WEAK_TARGET)):
        yield TARGET, {"target"}, set()
    if not targets and any(isinstance(line, ActivatedLine) for line in part.lines) and any(part.says(STRONG_TARGET)):
        yield TARGET, set(), {"target"}


def ask_limit(part: Part, row: Row) -> Asked:
    """Ask whether a numbered effect that is used so often a turn, and no other, is printed as one.

    What the text says of several effects stands in front of them.
    """
    signs = {"zh": LIMIT_WORDS["zh"]["a turn"]}
    if not part.numbered or re.search("[1-9]次|任意1个|只能", re.split("[①-⑨][：:]", row["text_zh"])[0]):
        return
    limits = [limit for limit in [getattr(line, "limit", None) for line in part.lines] if limit is not None]
    limited = any(limit.per == A_TURN for limit in limits)
    if limited != any(part.says(signs)):
        yield LIMITS, {"a turn"} if limited else set(), set() if limited else {"a turn"}


def ask_when(part: Part) -> Asked:
    """Ask whether an optional trigger answers a moment, which can be missed, or a case, as is printed in Chinese."""
    optional = [line for line in part.lines if isinstance(line, Trigger) and not line.mandatory]
    timings = [word for line in optional for word in words_in(line) if isinstance(word, When | If)]
    within = PhaseReached | BattleReached
    timings = [each for each in timings if not any(isinstance(word, within) for word in words_in(each))]
    for lang in ("zh", "en"):  # what the Chinese text says decides, where it says either
        text = part.printed.get(lang, "")
        at, case = [re.search(signs[lang], text, re.IGNORECASE) for signs in (AT_A_MOMENT, IN_A_CASE)]
        if at or case:
            break
    if any(isinstance(each, When) for each in timings) and not at:
        yield WHEN, {"when"}, {"if"} if case else set()
    if any(isinstance(each, If) for each in timings) and not case:
        yield WHEN, {"if"}, {"when"} if at else set()


# ------------------------------------------------------------------------------------------------------------ the table


def read_rows() -> list[Row]:
    """Return the printed texts of the pool."""
    if not POOL408.is_file():
        raise SystemExit(f"the printed texts are not beside this checkout ({POOL408}): nothing was compared")
    with gzip.open(POOL408, "rt", encoding="utf-8") as rows:
        return [json.loads(row) for row in rows]


def compare_all(rows: list[Row], names: list[str]) -> tuple[dict[str, int], list[tuple[Difference, CardFacts]]]:
    """Compare the playable cards among these; return how many were compared in what, and the differences."""
    library = Library()
    counts = dict.fromkeys(ALL, 0)
    found: list[tuple[Difference, CardFacts]] = []
    for row in rows:
        known = library.with_password(row["password"])
        if not known.playable or (names and known.name not in names):
            continue
        facts = known.facts
        counts[PRINTED] += 1
        differences = [*compare_printed(facts, row)]
        card = library.pool.script_of(facts)
        if card is not None:
            for what in ALL[1:]:
                counts[what] += 1
            differences += [*compare_words(card, row), *compare_lines(card, row)]
        found += [(difference, facts) for difference in differences]
    return counts, found


def write_table(counts: dict[str, int], differing: dict[str, int], settled: dict[str, int]) -> str:
    """Return how many cards were compared in what, and how many are equal or differ.

    >>> print(write_table({"numbers": 12}, {"numbers": 2}, {"numbers": 1}))
    what          compared    equal  differing  settled     open
    numbers             12       10          2        1        1
    """
    rows = ["what          compared    equal  differing  settled     open"]
    for what, count in counts.items():
        differ, done = differing.get(what, 0), settled.get(what, 0)
        rows.append(f"{what:<12}  {count:>8}  {count - differ:>7}  {differ:>9}  {done:>7}  {differ - done:>7}")
    return "\n".join(rows)


def main() -> int:
    """Compare the cards and tell what differs without a reason."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--card", nargs="+", metavar="NAME", default=[], help="only these cards")
    parser.add_argument("--list", action="store_true", help="also tell what is settled, with its reason")
    parser.add_argument("--reasons", metavar="FILE", type=Path, default=SETTLED, help="why differences are none")
    arguments = parser.parse_args()
    began = time.monotonic()
    reasons = read_reasons(arguments.reasons)
    counts, found = compare_all(read_rows(), arguments.card)
    differing: dict[str, int] = {}
    settled: dict[str, int] = {}
    for difference, facts in found:
        differing[difference.what] = differing.get(difference.what, 0) + 1
        needed = settle(difference, say_kinds(facts.kind), reasons)
        for reason in needed:
            reason.used += 1
        if needed:
            settled[difference.what] = settled.get(difference.what, 0) + 1
            if arguments.list:
                print(f"{difference}\n    because: {' '.join([reason.reason for reason in needed])}")
        else:
            print(f"open: {difference}")
    idle = [] if arguments.card else [reason for reason in reasons if not reason.used]
    for reason in idle:
        print(f"settles nothing: {reason.what} {', '.join(sorted(reason.cards))}: {reason.reason}")
    print(write_table(counts, differing, settled))
    print(f"{time.monotonic() - began:.1f} s")
    return 1 if idle or sum(differing.values()) > sum(settled.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
