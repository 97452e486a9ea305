"""Hears sentences made at random until every row of `lang/phrases` was used often, in both languages.

    python tools/hear_random.py                                50,000 texts, each row at least 20 times
    python tools/hear_random.py --sentences 500 --hits 0       a sample
    python tools/hear_random.py --seed 1 --part 2/4            the second of four parts of them, heard by one process
    python tools/hear_random.py --unsaid                       only: which rows does no sentence use?

Sentences are made of nothing (`tests/language/sentences.py`), of lines of cards in
which something is changed, and for a row that was used too seldom of nodes as that
row wants them. Only sentences count that a card may have (`check_card`).
"""

import argparse
import os
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

sys.path.append(str(Path(__file__).resolve().parent.parent))
sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))
from tools.hear_cards import list_names, say_name

from language.sentences import ENDS, TOKENS, Writer, concrete, placed, with_field
from spellspeed.cards import ALL_CARDS
from spellspeed.lang.check.well_said import fits, types_of
from spellspeed.lang.hear.hear import Listener, count_faults
from spellspeed.lang.phrases import ALL, MODIFIERS
from spellspeed.lang.phrases.row import SEVERAL, Including, Marker, Meeting, Outside, Phrase, Same
from spellspeed.lang.say.say import Speaker
from spellspeed.lang.say.small_things import Unsaid
from spellspeed.lang.words.choices import All, Compare, CountOf, Exists, Matches, Not, Some, UpTo
from spellspeed.lang.words.coins_and_dice import CalledRight, Result, RollDie, TossCoins
from spellspeed.lang.words.deeds import OnlyIf
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_BATTLE,
    BEING_LINK_MATERIAL,
    BEING_SYNCHRO_MATERIAL,
    DARK,
    DRAGON,
    IN_GRAVEYARD,
    IN_HAND,
    NO_DAMAGE,
    OPPONENT,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Clause, Continuous, Ignition, Instead, Line
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import (
    NEVER_NORMAL,
    THIS_CARD,
    AnyCard,
    AtLeast,
    AtMost,
    Half,
    LifePoints,
    Monster,
    Range,
    Ref,
    Stat,
    Times,
)
from spellspeed.lang.words.places_said import EITHER_MATERIALS, THE_FIELD, YOUR_FIELD, YOUR_HAND, Place
from spellspeed.lang.words.rare import OriginalLevel
from spellspeed.lang.words.timings import DamageTaken, Destroyed, Drawn, If
from spellspeed.lang.words.verbs import Banish, ChangeDamage, Destroy, Draw, Forbid, GainEffects, GainLP
from spellspeed.lang.words.winning import WinTheDuel

LANGUAGES = ("en", "zh")
LINES: Final = tuple(line for card in ALL_CARDS for line in card.all_lines())
MOST_LINES: Final = 24  # of a card; from the 21st on a number is written in another way
TRIES: Final = 2000  # for a row that is used too seldom
FALLEN, TOSS, THROW = Ref("the destroyed monsters"), Ref("the first roll"), Ref("the second roll")
MATERIAL: Final = AnyCard(attached_to=THIS_CARD)
MANY: Final = CountOf(Monster(), YOUR_HAND)
# Sentences of shapes that no card has and chance seldom finds.
SELDOM: Final[tuple[Line, ...]] = (
    *[
        Activation(do=Destroy(All(Monster(), THE_FIELD), called=FALLEN).then(OnlyIf(condition, GainLP(500))))
        for condition in (Matches(FALLEN, Monster(attribute=DARK)), Not(Matches(FALLEN, Monster(attribute=DARK))))
    ],
    *[
        Activation(do=TossCoins(call=True, called=TOSS).then(OnlyIf(condition, GainLP(500))))
        for condition in (CalledRight(TOSS), Not(CalledRight(TOSS)))
    ],
    *[
        Activation(do=RollDie(count, who, THROW, again).then(GainLP(Times(100, Result(THROW)))))
        for count in (1, 2, 3)
        for who in (YOU, OPPONENT)
        for again in (None, 6, AtLeast(4))
    ],
    *[
        Activation(do=Destroy(All(Monster(), THE_FIELD), called=FALLEN).then(GainLP(Stat(ATK, FALLEN, before=before))))
        for before in (False, True)
    ],
    *[
        Activation(do=TossCoins(count, call, who, TOSS).then(GainLP(Times(100, Result(TOSS)))))
        for count in (1, 2)
        for call in (False, True)
        for who in (YOU, OPPONENT)
    ],
    *[
        Activation(needs=Exists(Monster(), YOUR_FIELD, number), do=Draw(1))
        for number in (Range(1, 2), Range(1, 3), Range(1, MANY), AtLeast(MANY), AtMost(MANY))
    ],
    *[
        Activation(needs=Compare(compared, Range(least, most)), do=Draw(1))
        for compared in (LifePoints(YOU), MANY)
        for least, most in ((1, MANY), (MANY, 3), (MANY, LifePoints(OPPONENT)))
    ],
    *[
        Activation(do=Destroy(All(Monster(that=OriginalLevel(level)), THE_FIELD)))
        for level in (4, AtLeast(4), Half(LifePoints(YOU)))
    ],
    *[
        Activation(do=Banish(All(asked, YOUR_HAND)))
        for asked in (
            Monster(not_kind=NEVER_NORMAL, not_attribute=DARK),
            Monster(not_kind=NEVER_NORMAL, not_type=DRAGON),
        )
    ],
    *[
        Clause(do=Forbid(doing, THIS_CARD, what=Monster(attribute=DARK), by=by))
        for doing in (BEING_SYNCHRO_MATERIAL, BEING_LINK_MATERIAL)
        for by in (None, Monster(type_=DRAGON))
    ],
    *[
        Activation(do=GainEffects(lines=(Continuous(do=GainLP(500), when=If(Drawn(YOU))),), from_next_turn=next_turn))
        for next_turn in (False, True)
    ],
    *[
        Ignition(target=chosen, do=Draw(1))
        for count in (2, MANY)
        for chosen in (UpTo(count, MATERIAL, EITHER_MATERIALS), Some(count, MATERIAL, EITHER_MATERIALS))
    ],
    Clause(do=WinTheDuel(), when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, to_zero=True))),
    Continuous(do=ChangeDamage(NO_DAMAGE, cards=All(MATERIAL, EITHER_MATERIALS))),
    Instead(of=Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE, by_card=Monster()), do=Draw(1)),
    Activation(do=Banish(All(AnyCard(), Place(IN_HAND | IN_GRAVEYARD, IN_HAND | IN_GRAVEYARD)))),
)


def say(line: Line, lang: str, said: list[Phrase]) -> str:
    """Say a line, and note the rows that were used."""
    return Speaker(lang, str if lang == "en" else say_name, "Umi", line, said=said.append).say(line)


def force(writer: Writer, node: Node, fixed: tuple[tuple[str, Any], ...]) -> Node:
    """Return the node with its fields as a row wants them."""
    for path, wanted in sorted(fixed, key=lambda each: each[0].count(".")):
        name, _, rest = path.partition(".")
        if name == "self" or name not in {field.name for field in fields(node)}:
            continue
        inner = getattr(node, name)
        if rest:
            if isinstance(inner, Node):
                node = with_field(node, name, force(writer, inner, ((rest, wanted),)))
            continue
        value = wanted
        if isinstance(wanted, Same):
            value = getattr(node, wanted.field)
        elif isinstance(wanted, Including | Meeting):
            other = writer.value(type(node), name, 1)
            value = wanted.words | other if isinstance(other, type(wanted.words)) else wanted.words
        elif wanted is SEVERAL:
            several = [All(AnyCard(), THE_FIELD), Ref("the drawn cards"), Ref("the destroyed monsters")]
            hint = types_of(type(node))[name]
            value = writer.random.choice([each for each in several if fits(each, hint)] or several)
        elif isinstance(wanted, Marker | Outside):
            value = writer.value(type(node), name, 2)
        elif isinstance(wanted, type):
            kinds = concrete(wanted) if issubclass(wanted, Node) else []
            value = writer.write(writer.random.choice(kinds), 1) if kinds else writer.value(type(node), name, 1)
        node = with_field(node, name, value)
    return node


def put(node: Node, owner: Node, field: str, value: Any) -> Node:
    """Return the node with something else in the field of one that stands in it."""
    if node is owner:
        old = getattr(node, field)
        return with_field(node, field, (value, *old[1:]) if isinstance(old, tuple) and old else value)
    for each in fields(node):
        old = getattr(node, each.name)
        if isinstance(old, tuple) and any(isinstance(part, Node) for part in old):
            new: Any = tuple([put(part, owner, field, value) if isinstance(part, Node) else part for part in old])
        else:
            new = put(old, owner, field, value) if isinstance(old, Node) else old
        if new is not old and new != old:
            return with_field(node, each.name, new)
    return node


class Maker:
    """Makes sentences, and counts which rows they use."""

    def __init__(self, seed: int) -> None:
        self.writer: Final = Writer(seed)
        self.random: Final = random.Random(seed)
        self.hits: Final[Counter[int]] = Counter()
        self.lines: Final[dict[Line, None]] = {}
        self.wrong: Final[list[str]] = []
        self.examples: Final[defaultdict[int, list[Line]]] = defaultdict(list)  # lines that a row says

    def keep(self, line: Line) -> set[int]:
        """Keep a line, if it is one that a card may have, and return which rows say it."""
        if line in self.lines:
            return set()
        used: set[int] = set()
        try:
            if count_faults(line):
                return set()
            for lang in LANGUAGES:
                said: list[Phrase] = []
                say(line, lang, said)
                used |= {id(row) for row in said}
        except Unsaid as unsaid:
            self.wrong.append(f"not said: {line!r}: {unsaid!r}")
            return set()
        self.lines[line] = None
        self.hits.update(used)
        self.remember(line, used)
        return used

    def remember(self, line: Line, rows: set[int]) -> None:
        """Note a line as an example of rows, of which few are known."""
        for row in rows:
            if len(self.examples[row]) < 20:
                self.examples[row].append(line)

    def look_at_cards(self) -> None:
        """Note which rows say the lines of cards."""
        for line in (*LINES, *SELDOM):
            said: list[Phrase] = []
            for lang in LANGUAGES:
                say(line, lang, said)
            self.remember(self.number(line), {id(row) for row in said})

    def number(self, line: Node) -> Line:
        """Return a line with a number that it may have on a card: mostly that of the only one, or of one of many."""
        numbered = with_field(line, "number", self.random.choice((0, 1, self.random.randint(2, MOST_LINES))))
        assert isinstance(numbered, Line)
        return numbered

    def make_any(self) -> Line:
        """Return some line."""
        if self.random.random() < 0.4:
            return self.writer.line(self.random.randint(1, 2))
        line: Node = self.random.choice(LINES)
        for _ in range(self.random.randint(1, 3)):
            line = self.writer.changed(line)
        return self.number(line)

    def make_for(self, row: Phrase) -> Line:
        """Return a line that the row may say: one that it says with something changed, or with a node as it wants."""
        examples = self.examples[id(row)]
        if examples and self.random.random() < 0.7:
            return self.number(self.writer.changed(self.random.choice(examples)))
        kind: Any = dict(row.fixed).get("self", row.node)
        kinds = concrete(kind) or [kind]
        old = find_alike(tuple(kinds))
        if old and self.random.random() < 0.5:
            node = self.random.choice(old)
        else:
            node = self.writer.write(self.random.choice(kinds), self.random.randint(0, 1))
        node = force(self.writer, node, row.fixed)
        if isinstance(node, Line):
            return self.number(node)
        if self.random.random() < 0.2:
            try:
                return placed(node)
            except LookupError:
                pass
        line = self.random.choice(LINES)
        spots = [
            (owner, field.name)
            for owner in nodes_in(line)
            if not isinstance(owner, ENDS)  # built from one number
            for field in fields(owner)
            for hint in (types_of(type(owner))[field.name],)
            if fits(node, hint) or (isinstance(getattr(owner, field.name), tuple) and fits((node,), hint))
        ]
        if not spots:
            return line
        changed = put(line, *self.random.choice(spots), node)
        return self.number(changed)


@cache
def find_alike(kinds: tuple[type[Node], ...]) -> list[Node]:
    """The nodes of cards that are of one of these kinds."""
    return [each for line in LINES for each in nodes_in(line) if type(each) in kinds]


def nodes_in(node: Node) -> Iterator[Node]:
    """Yield a node and all below it."""
    yield node
    for field in fields(node):
        value = getattr(node, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from nodes_in(part)


@cache
def find_cards(name: str, lang: str) -> tuple[str, ...]:
    """Return the cards that are called so in a language, those of the sentences made at random too."""
    made = [each for each in ("Umi", "Sogen", "Gravekeeper's") if (each if lang == "en" else say_name(each)) == name]
    return tuple(dict.fromkeys([*list_names()[0][lang].get(name, ()), *made]))


def hear(line: Line, lang: str) -> tuple[str, float]:
    """Say a line and hear it: what is wrong, nothing if it is heard as itself, and the seconds it took."""
    text = say(line, lang, [])
    tokens = {one: other for pair in TOKENS for one, other in (pair, pair[::-1])} | list_names()[1]
    begun = time.process_time()
    names = str if lang == "en" else say_name
    heard = Listener(lang, text, names, partial(find_cards, lang=lang), "Umi", tokens).hear()
    took = time.process_time() - begun
    if heard == [line]:
        return "", took
    return f"{text}\n  is {line!r}\n  heard as {heard!r}", took


def main() -> int:
    """Make sentences and hear them."""
    parser = argparse.ArgumentParser(description="Hear sentences made at random.")
    parser.add_argument("--sentences", type=int, default=25000, metavar="N", help="how many, each in both languages")
    parser.add_argument("--hits", type=int, default=20, metavar="N", help="how often each row is used at least")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--unsaid", action="store_true", help="only tell which rows are used too seldom")
    parser.add_argument("--part", default="1/1", metavar="I/N", help="hear only every N-th sentence, from the I-th on")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="by how many processes")
    chosen = parser.parse_args()
    part, parts = [int(number) for number in chosen.part.split("/")]
    print(f"seed {chosen.seed}, part {chosen.part}", flush=True)
    maker = Maker(chosen.seed)
    seldom = []
    rows: list[Phrase] = [*ALL, *[each for several in MODIFIERS.values() for each in several]]
    maker.look_at_cards()
    for row in rows:
        tries = 0
        # Once chance has found a sentence that the row says, others are made of it.
        while maker.hits[id(row)] < chosen.hits and tries < (TRIES if maker.examples[id(row)] else 10 * TRIES):
            maker.keep(maker.make_for(row))
            tries += 1
        if maker.hits[id(row)] < chosen.hits:
            seldom.append(row)
            print(f"only {maker.hits[id(row)]} times: {row!r}", flush=True)
    print(f"{len(maker.lines)} sentences for {len(rows)} rows, {len(seldom)} of them too seldom", flush=True)
    while len(maker.lines) < chosen.sentences and not chosen.unsaid:
        maker.keep(maker.make_any())
    for told in maker.wrong[:20]:
        print(told)
    if chosen.unsaid:
        return bool(seldom)
    wrong = len(maker.wrong)
    lines = list(maker.lines)[part - 1 :: parts]
    for lang in LANGUAGES:
        slowest = total = 0.0
        with ProcessPoolExecutor(chosen.jobs) as processes:
            for at, (told, took) in enumerate(processes.map(partial(hear, lang=lang), lines, chunksize=50), 1):
                slowest, total = max(slowest, took), total + took
                if told:
                    wrong += 1
                    print(told, flush=True)
                if at % 1000 == 0:
                    print(f"{lang}: {at} of {len(lines)}, {wrong} wrong", file=sys.stderr, flush=True)
        print(f"{lang}: {len(lines)} sentences in {total:.0f} s, the slowest in {slowest:.1f} s", flush=True)
    print(f"{wrong} wrong")
    return bool(wrong or seldom)


if __name__ == "__main__":
    sys.exit(main())
