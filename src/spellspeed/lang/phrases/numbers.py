"""Numbers and ranges of numbers."""

from typing import Any, Final

from spellspeed.lang.phrases.row import GIVEN, SEVERAL, Phrase, row
from spellspeed.lang.words.choices import CountOf, SumOf
from spellspeed.lang.words.coins_and_dice import HEADS, Result
from spellspeed.lang.words.declarations import TheDeclared
from spellspeed.lang.words.nouns import (
    AtLeast,
    AtMost,
    Counters,
    Difference,
    FallenThisTurn,
    Half,
    HowMany,
    LifePoints,
    Lowest,
    MaterialsUsed,
    Plus,
    Range,
    StandbysPassed,
    Stat,
    TheAmount,
    TheChange,
    Times,
    TributesMade,
)
from spellspeed.lang.words.places_said import EITHER_MATERIALS
from spellspeed.lang.words.rare import (
    AttacksDeclared,
    Doubled,
    GreatestOf,
    SummonsMade,
)
from spellspeed.lang.words.timings import TimesHappened

# Where a range may stand: how just a number is said there, and how a number that is computed; `#` is the number.
PLAIN: Final = {
    "level": (("#", "#@"), None),  # Level 4 or lower
    "much": (("# @", "@#"), ("@ equal to #", "@与#相同")),  # 1500 or less ATK
    "fewer": (("#", "#@"), ("exactly #", "数量为#")),  # 2 or fewer monsters
    "is": (("#", "#"), ("exactly #", "#")),
}
WITHOUT_PLACE: Final = {"where": EITHER_MATERIALS, "what.attached_to": GIVEN}  # materials are with their card


def range_rows(form: str, less: str, more: str, en: str, zh: str) -> list[Phrase]:
    """Return the rows of ranges with plain ends: `#` is where they stand.

    >>> range_rows("level", "lower", "higher", "#", "#")[0].en
    '<most:plain> or lower'
    """
    said: tuple[tuple[type[Range], str, str, dict[str, Any]], ...] = (
        (AtMost, f"<most:plain> or {less}", "<most:plain>@以下", {"least": None}),
        (AtLeast, f"<least:plain> or {more}", "<least:plain>@以上", {"most": None}),
        (Range, "<least:plain> to <most:plain>", "<least:plain>～<most:plain>@", {}),
    )
    return [
        row(
            kind,
            en.replace("#", english),
            zh.replace("#", chinese if form != "much" else chinese.replace("@", "")),
            form,
            **fixed,
        )
        for kind, english, chinese, fixed in said
    ]


def computed_rows(form: str, en: str, zh: str) -> list[Phrase]:
    """Return the rows of ranges with an end that is computed."""
    said: tuple[tuple[type[Range], str, str, dict[str, Any]], ...] = (
        (AtMost, "at most <most>", "<most>以下", {"least": None}),
        (AtLeast, "at least <least>", "<least>以上", {"most": None}),
        (Range, "<least> up to <most>", "<least>～<most>", {}),
    )
    return [
        row(kind, en.replace("#", english), zh.replace("#", chinese), form, **fixed)
        for kind, english, chinese, fixed in said
    ]


RANGES: Final = (
    *range_rows("level", "lower", "higher", "#", "#"),
    row(
        AtLeast,
        "@ higher than <least.other:part>",
        "@比<least.other:part>高",
        "much",
        most=None,
        **{"least": Plus, "least.one": 1},
    ),
    row(
        AtMost,
        "@ lower than <most.other:part>",
        "@比<most.other:part>低",
        "much",
        least=None,
        **{"most": Plus, "most.one": -1},
    ),
    *range_rows("much", "less", "more", "# @", "@#"),
    *computed_rows("much", "@ of #", "@在#"),
    *range_rows("fewer", "fewer", "more", "#", "#"),
    *computed_rows("fewer", "#", "数量为#"),
    *range_rows("is", "less", "more", "#", "#"),
    *computed_rows("is", "#", "#"),
)

NUMBERS: Final = (
    row(Times, "<factor> times <of:total>", "<of:total>的<factor>倍", "total", of=Stat),
    row(Times, "<factor> times <of:part>", "<of:part>的<factor>倍"),
    row(Half, "half <of:total>{down? (rounded down)}", "<of:total>的一半{down?（舍去小数）}", "total", of=Stat),
    row(Half, "half of <of>{down? (rounded down)}", "<of>的一半{down?（舍去小数）}", of=int),
    row(Half, "half <of:part>{down? (rounded down)}", "<of:part>的一半{down?（舍去小数）}"),
    row(Lowest, "<of:each part| or >, whichever is lower", "<of:each part|与>之中较小的数"),
    row(Difference, "the amount by which <of:part> exceeds <and_:part>", "<of:part>超出<and_:part>的数值"),
    row(Plus, "<one:part> plus <other:part>", "<one:part>与<other:part>的合计"),
    row(
        Stat,
        "the total {original?original }<which> <of> had face-up on the field",
        "<of>在场上表侧表示时的{original?原本}<which>合计",
        "total",
        before=True,
        of=SEVERAL,
    ),
    row(
        Stat,
        "the total {original?original }<which> of <of>",
        "<of>的{original?原本}<which>合计",
        "total",
        of=SEVERAL,
    ),
    row(
        Stat,
        "the {original?original }<which> <of> had face-up on the field",
        "<of>在场上表侧表示时的{original?原本}<which>",
        before=True,
    ),
    row(Stat, "the {original?original }<which> of <of>", "<of>的{original?原本}<which>"),
    row(LifePoints, "<of:whose> LP", "<of>的基本分"),
    row(HowMany, "the number of <of:those>", "<of:those>的数量"),
    row(
        SumOf,
        "the total {original?original }<stat> of all <what:plural>{, except <other_than>}",
        "{<other_than>以外的}全部<what>的{original?原本}<stat>合计",
        **WITHOUT_PLACE,
    ),
    row(
        SumOf,
        "the total {original?original }<stat> of all <what:plural> <where:at>{, except <other_than>}",
        "{<other_than>以外的}<where>的全部<what>的{original?原本}<stat>合计",
    ),
    row(
        GreatestOf,
        "the highest <stat> among all <what:plural>",
        "全部<what>之中最高的<stat>",
        **WITHOUT_PLACE,
    ),
    row(
        GreatestOf,
        "the highest <stat> among all <what:plural> <where:at>",
        "<where>的全部<what>之中最高的<stat>",
    ),
    row(
        CountOf,
        "the number of <what:plural>{ among <among>}{, except <other_than>}",
        "{<among>之中的}{<other_than>以外的}<what>数量",
        **WITHOUT_PLACE,
    ),
    row(
        CountOf,
        "the number of <what:plural> <where:at>{ among <among>}{, except <other_than>}",
        "{<among>之中的}{<other_than>以外的}<where>的<what>数量",
    ),
    row(Counters, "the number of <kind>s{ on <of>}{ <where:at>}", "{<where>的}{<of>的}<kind>数量", before=False),
    row(
        Counters,
        "the number of <kind>s that were{ on <of>}{ <where:at>} before",
        "{<where>的}{<of>的}放置过的<kind>数量",
        before=True,
    ),
    row(
        MaterialsUsed,
        "the {!stat?number of}{total original <stat> of the} {!tributes?materials used for}"
        "{tributes?Tributes made for the Summon of} <of>{ that are <what:plural>}",
        "<of>{!tributes?使用的素材}{tributes?召唤·特殊召唤时解放的怪兽}{中的<what>}{!stat?的数量}{的原本<stat>合计}",
    ),
    row(TheAmount, "the amount of that damage", "那个伤害的数值"),
    row(
        StandbysPassed,
        "the number of your Standby Phases that have passed since this card was activated",
        "这张卡的发动后经过的自己的准备阶段数量",
    ),
    row(AttacksDeclared, "the number of attacks declared in this Battle Phase", "这次战斗阶段的攻击宣言次数"),
    row(
        FallenThisTurn,
        "the number of your <what:plural> that were destroyed by battle this turn",
        "这个回合被战斗破坏的自己的<what>数量",
    ),
    row(SummonsMade, "the number of Normal Summons/Sets you have conducted this turn", "这个回合自己通常召唤的次数"),
    row(
        TimesHappened,
        "the number of times that <what> this turn",
        "这个回合<what>的次数",
    ),
    row(Doubled, "<of>, doubled as often as <times:total>", "把<of>翻倍<times:total>次的数值"),
    row(TheChange, "the amount actually applied", "实际适用的数值"),
    row(TheDeclared, "the declared number", "宣言的数字"),
    row(TributesMade, "the number of Tributes made for it", "为那次召唤解放的怪兽数量"),
    row(Result, "the number of heads", "表的数量", of=HEADS),
    row(Result, "<of>", "<of>"),
)
