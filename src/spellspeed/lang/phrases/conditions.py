"""Conditions: what must be so."""

from typing import Any, Final

from spellspeed.lang.phrases.numbers import WITHOUT_PLACE
from spellspeed.lang.phrases.row import SEVERAL, Phrase, row
from spellspeed.lang.words.choices import (
    Both,
    Compare,
    Condition,
    During,
    Either,
    Exists,
    HasDone,
    InBattleStep,
    Matches,
    Not,
    WhenActivated,
    WouldTakeBattleDamage,
)
from spellspeed.lang.words.coins_and_dice import HEADS, CalledRight
from spellspeed.lang.words.nouns import AnyCard, AtLeast, Difference, Plus
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_FIELD
from spellspeed.lang.words.rare import UsedUp

TAIL: Final = "{ among <among>}{ other than <other_than>}"
WHICH: Final = "{<among>之中的}{<other_than>以外的}<what>"
MOMENT: Final = (
    "{at_start?the start of }<turn_of:whose> {<phases:list or>}{!phases?turn}{, <timings:list or>}",
    "<turn_of>的{<phases:join 或>}{!phases?回合}{at_start?开始时}{的<timings:join 或>}",
)


def exists_rows(english: str, chinese: str, several: bool, form: str = "", /, **count: Any) -> list[Phrase]:
    """Return the rows of so many cards being there: yours, your opponent's, with their card, or in a place."""
    are = "are" if several else "is"
    return [
        row(Exists, f"you control {english}{TAIL}", f"<where>{chinese}", form, where=YOUR_FIELD, **count),
        row(
            Exists, f"your opponent controls {english}{TAIL}", f"<where>{chinese}", form, where=OPPONENTS_FIELD, **count
        ),
        row(Exists, f"there {are} {english}{TAIL}", chinese, form, **WITHOUT_PLACE, **count),
        row(Exists, f"there {are} {english} <where:at>{TAIL}", f"<where>{chinese}", form, **count),
    ]


CONDITIONS: Final = (
    # In front of what depends on it; as long as it is so, or as soon as it is.
    row(During, "<timings:list or>", "<timings:join 或>", "provided"),
    row(During, f"{{!at_start?during}}{{at_start?at}} {MOMENT[0]}", MOMENT[1], "provided"),
    row(
        Both,
        "<of:head provided>, if <of:tail>",
        "<of:head provided>，<of:tail>的场合",
        "provided",
    ).only_if("a moment comes first"),
    row(Not, "except <of:provided>", "<of:provided>以外", "provided", of=During),
    row(Condition, "if <self>", "<self>的场合", "provided"),
    row(During, "<self:provided>", "<self:provided>{!at_start?期间}", "while"),
    row(During, "<self:provided>", "<self:provided>{!at_start?时}", "as_soon"),
    row(Not, "<self:provided>", "<self:provided>", "while", of=During),
    row(Not, "<self:provided>", "<self:provided>", "as_soon", of=During),
    row(Condition, "while <self>", "<self>期间", "while"),
    row(Condition, "as soon as <self>", "<self>时", "as_soon"),
    # As clauses.
    *exists_rows("<what:a>", f"有{WHICH}", False, count=None),
    *exists_rows("exactly 1 <what>", f"有1<what:measure>{WHICH}", False, count=1),
    *exists_rows("<count:fewer> <what:plural>", f"有<count:fewer <what:measure>>{WHICH}", True, count=int),
    *exists_rows("<count:fewer> <what:plural>", f"有<count:fewer <what:measure>>的{WHICH}", True),
    *exists_rows("no <what>", f"不存在{WHICH}", False, "not", count=None),
    row(CalledRight, "the coin was called right", "硬币猜中", of=HEADS),
    row(CalledRight, "<of> was called right", "<of>猜中"),
    row(CalledRight, "the coin was called wrong", "硬币猜错", "not", of=HEADS),
    row(CalledRight, "<of> was called wrong", "<of>猜错", "not"),
    row(HasDone, "<of> <has/have:of> <deeds:list or> this turn", "<of>在这个回合<deeds:join 或>"),
    row(HasDone, "<of> <has/have:of> not <deeds:list or> this turn", "<of>在这个回合没有<deeds:join 或>", "not"),
    row(Matches, "<of> <is/are:of> there", "<of>存在", what=AnyCard()),
    row(Matches, "<of> are <what:plural>", "<of>是<what>", of=SEVERAL),
    row(Matches, "<of> is <what:a>", "<of>是<what>"),
    row(Matches, "<of> <is/are:of> not there", "<of>不存在", "not", what=AnyCard()),
    row(Matches, "<of> are not <what:plural>", "<of>不是<what>", "not", of=SEVERAL),
    row(Matches, "<of> is not <what:a>", "<of>不是<what>", "not"),
    row(Not, "<of:not>", "<of:not>"),
    row(Not, "it is not so that (<of>)", "并非（<of>）"),
    row(Both, "<of:each grouped| and >", "<of:each grouped|，且>"),
    row(Either, "<of:each grouped| or >", "<of:each grouped|，或>"),
    row(
        Compare,
        "<number.of:part> is higher than <number.and_:part>",
        "<number.of:part>比<number.and_:part>多",
        number=Difference,
        is_=AtLeast(1),
    ),
    row(
        Compare,
        "<number> is <is_:is>",
        "<number>比<is_.least.one:part>多<is_.least.other:plain>以上",
        **{"is_": AtLeast, "is_.least": Plus, "is_.least.other": int},
    ),
    row(Compare, "<number> is <is_:is>", "<number>是<is_:is>"),
    row(During, "it is <timings:list or>", "现在是<timings:join 或>"),
    row(During, f"it is {MOMENT[0]}", f"现在是{MOMENT[1]}"),
    row(InBattleStep, "it is the Battle Step", "现在是战斗步骤"),
    row(UsedUp, "this card's effect has been used as often as it can be", "这张卡的效果使用到次数上限"),
    row(
        WouldTakeBattleDamage,
        "<who:anybody> would take {<least> or more }battle damage",
        "<who:anybody>将会受到{<least>以上的}战斗伤害",
    ),
    row(WhenActivated, "when this effect was activated it was so that <of:grouped>", "这个效果的发动时<of:grouped>"),
)
