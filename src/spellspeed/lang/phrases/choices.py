"""Choices: how many of which cards, where, and who picks them."""

from typing import Any, Final

from spellspeed.lang.phrases.numbers import WITHOUT_PLACE
from spellspeed.lang.phrases.row import GIVEN, SEVERAL, Phrase, row
from spellspeed.lang.words.choices import (
    ANY_NUMBER,
    All,
    AsMaterials,
    One,
    Some,
    Superlative,
    Those,
    Top,
    UpTo,
    UsedMaterials,
)
from spellspeed.lang.words.nouns import AnyCard

PICKED: Final = (
    "{by=OPPONENT? (your opponent chooses)}{by=EITHER? (each player chooses their own)}",
    "{by=OPPONENT?（由对方选）}{by=EITHER?（由双方各自选自己的）}",
)
DRAWN: Final = (
    "{by=YOU? (at random)}{by=OPPONENT? (at random, by your opponent)}{by=EITHER? (at random, by both players)}",
    "{by=YOU?（随机）}{by=OPPONENT?（由对方随机）}{by=EITHER?（由双方随机）}",
)
PICKED_OR_DRAWN: Final = (
    f"{{at_random?{DRAWN[0]}}}{{!at_random?{PICKED[0]}}}",
    f"{{at_random?{DRAWN[1]}}}{{!at_random?{PICKED[1]}}}",
)
CALLED: Final = ("{ (chosen as “<called>”)}", "{（选为“<called>”）}")
EXCEPT: Final = ("{, except <other_than>}", "{<other_than>以外的}")
AMONG: Final = ("{ among <among>}", "{<among>之中的}")
HAVING: Final = ("{ <having>}", "{<having>}")


def choice_rows(
    kind: type[Any], words: tuple[str, str], en: tuple[str, ...], zh: tuple[str, ...], /, **fixed: Any
) -> list[Phrase]:
    """Return the rows of a choice: without a place, in a place, and out of a place.

    In English the place stands behind what is chosen and in front of `en`; in Chinese it stands before `zh`, whose last
    part is what stands behind the noun.
    """
    front, back = "".join(zh[:-1]), zh[-1]
    tail = "".join(en)
    both = "all_" if kind is All else ""
    out = EXCEPT[1] + (AMONG[1] if kind is not All else "")
    return [
        row(kind, f"{words[0]}{tail}", f"@{out}{front}{words[1]}{back}", form, **WITHOUT_PLACE, **fixed)
        for form in ("", "from")
    ] + [
        row(
            kind,
            f"{words[0]}{different(kind)} <where:{both}at>{tail}",
            f"@{out}<where>的{front}{words[1]}{back}",
            **fixed,
        ),
        row(
            kind,
            f"{words[0]}{different(kind)} <where:{both}from>{tail}",
            f"从<where>@{out}{front}{words[1]}{back}",
            "from",
            **fixed,
        ),
    ]


def different(kind: type[Any]) -> str:
    """Return what stands before the place of cards that must have different names."""
    return "{of_different_names? with different names}" if kind in (Some, UpTo) else ""


# Behind the place in English; before the number in Chinese, and last behind the noun.
OF_SOME: Final = (
    (HAVING[0], AMONG[0], EXCEPT[0], "#", "{or_all? (all of them if there are fewer)}", PICKED_OR_DRAWN[0], CALLED[0]),
    (HAVING[1], "{of_different_names?卡名不同的}", f"{PICKED_OR_DRAWN[1]}{{or_all?（不足时为全部）}}{CALLED[1]}"),
)
TOGETHER: Final = ("{ whose Levels are together exactly <levels:part>}", "{（等级合计正好是<levels:part>）}")
OF_UP_TO: Final = (
    (AMONG[0], EXCEPT[0], "#", TOGETHER[0], "{or_none? (or none)}", PICKED[0], CALLED[0]),
    (
        "{of_different_names?卡名不同的}",
        f"{TOGETHER[1]}{PICKED[1]}{{or_none?（不选也可以）}}{CALLED[1]}",
    ),
)


def with_number(parts: tuple[str, ...], number: str) -> tuple[str, ...]:
    """Return parts with what says a number that is computed, behind the cards."""
    return tuple([number if part == "#" else part for part in parts])


CHOICES: Final = (
    row(Superlative, "with the <which> <stat>", "<stat><which>的"),
    *choice_rows(
        One,
        ("1 <what>", "1<what:measure><what>"),
        (HAVING[0], AMONG[0], EXCEPT[0], "{or_none? (if possible)}", PICKED_OR_DRAWN[0], CALLED[0]),
        (HAVING[1], f"{PICKED_OR_DRAWN[1]}{{or_none?（可能的话）}}{CALLED[1]}"),
    ),
    *choice_rows(
        Some,
        ("as many <what:plural> as possible", "尽可能多的<what>"),
        with_number(OF_SOME[0], ""),
        OF_SOME[1],
        count=ANY_NUMBER,
    ),
    *choice_rows(
        Some,
        ("<count> <what:plural>", "<count><what:measure><what>"),
        with_number(OF_SOME[0], ""),
        OF_SOME[1],
        count=int,
    ),
    *choice_rows(
        Some,
        ("<what:plural>", "与<count>相同数量的<what>"),
        with_number(OF_SOME[0], ", equal in number to <count>"),
        OF_SOME[1],
    ),
    *choice_rows(
        UpTo,
        ("any number of <what:plural>", "任意数量的<what>"),
        with_number(OF_UP_TO[0], ""),
        OF_UP_TO[1],
        count=ANY_NUMBER,
    ),
    *choice_rows(
        UpTo,
        ("up to <count> <what:plural>", "最多<count><what:measure><what>"),
        with_number(OF_UP_TO[0], ""),
        OF_UP_TO[1],
        count=int,
    ),
    *choice_rows(
        UpTo,
        ("<what:plural>", "最多与<count>相同数量的<what>"),
        with_number(OF_UP_TO[0], " up to <count>"),
        OF_UP_TO[1],
    ),
    *choice_rows(All, ("all <what:plural>", "全部<what>"), (EXCEPT[0], CALLED[0]), (CALLED[1],)),
    # One by one; and of effects that need not be about all of them.
    row(All, f"any <what:plural>{EXCEPT[0]}{CALLED[0]}", f"@{EXCEPT[1]}全部<what>{CALLED[1]}", "any", **WITHOUT_PLACE),
    row(
        All, f"any <what:plural> <where:at>{EXCEPT[0]}{CALLED[0]}", f"@{EXCEPT[1]}<where>的全部<what>{CALLED[1]}", "any"
    ),
    row(All, f"<what:plural> <where:at>{EXCEPT[0]}{CALLED[0]}", f"@{EXCEPT[1]}<where>的<what>{CALLED[1]}", "some"),
    row(
        All, f"<what:plural> <where:from>{EXCEPT[0]}{CALLED[0]}", f"从<where>@{EXCEPT[1]}<what>{CALLED[1]}", "some from"
    ),
    row(
        Top,
        f"the top card of <of>{{ until <until:a> is found}}{CALLED[0]}",
        f"@<of>最上方的1张卡{{（直到<until>出现为止）}}{CALLED[1]}",
        count=1,
    ),
    row(
        Top,
        f"cards from the top of <of>{{ until <until:a> is found}}{CALLED[0]}",
        f"@<of>最上方的卡{{（直到<until>出现为止）}}{CALLED[1]}",
        count=ANY_NUMBER,
    ),
    row(
        Top,
        f"the top <count> cards of <of>{{ until <until:a> is found}}{CALLED[0]}",
        f"@<of>最上方的<count>张卡{{（直到<until>出现为止）}}{CALLED[1]}",
        count=int,
    ),
    row(
        Top,
        f"cards from the top of <of>{{ until <until:a> is found}}, equal in number to <count>{CALLED[0]}",
        f"@<of>最上方的与<count>相同数量的卡{{（直到<until>出现为止）}}{CALLED[1]}",
    ),
    row(
        Those,
        f"<of>{EXCEPT[0]}{CALLED[0]}",
        f"@{EXCEPT[1]}<of>{CALLED[1]}",
        what=AnyCard(),
    ).only_if("several have a name"),
    row(
        Those,
        f"the <what:plural> among <of>{EXCEPT[0]}{CALLED[0]}",
        f"@{EXCEPT[1]}<of>之中的<what>{CALLED[1]}",
    ).only_if("several have a name"),
    row(
        Those,
        f"<of> (unless it is <other_than>){CALLED[0]}",
        f"@<of>（是<other_than>的场合除外）{CALLED[1]}",
        what=AnyCard(),
        other_than=GIVEN,
    ),
    row(
        Those,
        f"<of> (as far as they are still <what:plural>{EXCEPT[0]}){CALLED[0]}",
        f"@<of>（须仍是<what>{{，<other_than>除外}}）{CALLED[1]}",
        of=SEVERAL,
    ),
    row(
        Those,
        f"<of> (if it is still <what:a>{EXCEPT[0]}){CALLED[0]}",
        f"@<of>（须仍是<what>{{，<other_than>除外}}）{CALLED[1]}",
    ),
    row(AsMaterials, f"its materials <where:at>{CALLED[0]}", f"@<where>的上记的卡{CALLED[1]}"),
    row(
        UsedMaterials,
        f"the materials used for the <by> Summon of <of>, if all are <where:at>{CALLED[0]}",
        f"@<of>的<by>召唤使用过的一组<by>素材（须在<where>齐集）{CALLED[1]}",
    ),
)
