"""How a text speaks of cards that it has spoken of before, and what it says of them."""

import pytest

from spellspeed.lang.say.text import render_line
from spellspeed.lang.words.choices import All, Both, Compare, During, Exists, HasDone, Matches, Not, One, Those
from spellspeed.lang.words.every_word import (
    ACTIVATING,
    BECAUSE_OF_BATTLE,
    BEING_AFFECTED,
    BEING_DESTROYED_BY_BATTLE,
    BEING_TARGETED,
    EITHER,
    FACE_DOWN,
    IN_GRAVEYARD,
    ON_THE_FIELD,
    OPPONENT,
    STANDBY_PHASE,
    SUMMONED_SPECIALLY,
    UNTIL_TURN_ENDS,
    WAS_SENT,
    YOU,
)
from spellspeed.lang.words.lines import (
    Activation,
    Continuous,
    Ignition,
    Instead,
    Limit,
    Line,
    Quick,
    SummonCondition,
    Trigger,
)
from spellspeed.lang.words.nouns import (
    NEVER_NORMAL,
    THAT_CARD,
    THIS_CARD,
    AnyCard,
    AtLeast,
    AtMost,
    Difference,
    LifePoints,
    Monster,
    Plus,
    Trap,
)
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, OPPONENTS_HAND, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Activated, AttackDeclared, Destroyed, If, PhaseReached, Summoned, When
from spellspeed.lang.words.verbs import AddToHand, ChangeControl, Destroy, Draw, Forbid

SAID: list[tuple[Line, str, str]] = [
    (
        Trigger(when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)), do=Draw(1), mandatory=True),
        "During your Standby Phase: Draw 1 card.",
        "自己的准备阶段发动。自己抽1张。",
    ),
    (
        Continuous(do=Forbid(BEING_TARGETED, THIS_CARD, by=AnyCard(controller=OPPONENT))),
        "This card cannot be targeted by your opponent's card effects.",
        "这张卡不会成为对方的效果的对象。",
    ),
    (
        Ignition(
            do=Forbid(ACTIVATING, All(Trap(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND), until=UNTIL_TURN_ENDS),
        ),
        "Your opponent cannot activate Trap Cards until the end of this turn.",
        "对方直到回合结束时不能发动陷阱卡。",
    ),
    (Ignition(do=AddToHand(THIS_CARD)), "Return this card to the hand.", "这张卡回到持有者手卡。"),
    (Ignition(do=AddToHand(THIS_CARD), from_=YOUR_GRAVEYARD), "Add this card to the hand.", "这张卡加入手卡。"),
    (
        Trigger(when=When(AttackDeclared(Monster(), OPPONENT)), do=AddToHand(THAT_CARD)),
        "When your opponent declares an attack with a monster: Return that attacking monster to the hand.",
        "对方用怪兽攻击宣言时才能发动。那只攻击怪兽回到持有者手卡。",
    ),
    (
        Activation(
            when=When(AttackDeclared(Monster(), OPPONENT)),
            target=Those(THAT_CARD, Monster()),
            do=Destroy(Those(THAT_CARD, Monster())),
        ),
        "When your opponent declares an attack with a monster: Target that attacking monster; "
        "destroy that attacking monster (if it is still a monster).",
        "对方用怪兽攻击宣言时，以那只攻击怪兽为对象才能发动。那只攻击怪兽（须仍是怪兽）破坏。",
    ),
    (
        Trigger(when=If(Summoned(Monster())), do=Destroy(THAT_CARD)),
        "If a monster is Summoned: Destroy that monster.",
        "怪兽召唤·反转召唤·特殊召唤成功的场合才能发动。那只怪兽破坏。",
    ),
    (
        Trigger(when=If(Summoned(Monster()), Activated(Monster())), do=Destroy(THAT_CARD)),
        "If a monster is Summoned, OR if a monster Card is activated: Destroy that card.",
        "怪兽召唤·反转召唤·特殊召唤成功的场合或怪兽发动的场合才能发动。那张卡破坏。",
    ),
    (
        Ignition(do=Forbid(BEING_DESTROYED_BY_BATTLE, who=EITHER, what=Monster(controller=YOU), until=UNTIL_TURN_ENDS)),
        "No monster you control can be destroyed by battle until the end of this turn.",
        "直到回合结束时无论哪只自己控制的怪兽都不会被战斗破坏。",
    ),
    (
        Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Monster())),
        "This card is unaffected by the effects of other monsters.",
        "这张卡不受自身以外的怪兽的效果影响。",
    ),
    (
        Ignition(needs=Compare(Difference(LifePoints(YOU), LifePoints(OPPONENT)), AtLeast(1)), do=Draw(1)),
        "If your LP is higher than your opponent's LP: Draw 1 card.",
        "自己的基本分比对方的基本分多的场合才能发动。自己抽1张。",
    ),
    (
        Ignition(do=Destroy(All(Monster(atk=AtMost(Plus(-1, LifePoints(YOU)))), YOUR_FIELD))),
        "Destroy all monsters with ATK lower than your LP on your field.",
        "把自己场上的全部攻击力比自己的基本分低的怪兽破坏。",
    ),
    (
        Instead(of=Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE), mandatory=True, limit=Limit()),
        "Once per turn, if this card would be destroyed by battle, it is not destroyed.",
        "1回合1次，这张卡被战斗破坏的场合，不会被破坏。",
    ),
    (
        Quick(needs=Both(During(turn_of=YOU), Not(HasDone(THIS_CARD, WAS_SENT))), do=Draw(1)),
        "During your turn, if this card has not been sent to the GY this turn: Draw 1 card.",
        "自己的回合，这张卡在这个回合没有被送去过墓地的场合才能发动。自己抽1张。",
    ),
    (
        Ignition(needs=Both(Exists(Monster(), YOUR_FIELD), During(turn_of=YOU)), do=Draw(1)),
        "If you control a monster and it is your turn: Draw 1 card.",
        "自己场上有怪兽，且现在是自己的回合的场合才能发动。自己抽1张。",
    ),
    (
        Ignition(do=ChangeControl(One(Monster(not_kind=NEVER_NORMAL), OPPONENTS_FIELD))),
        "Take control of 1 monster that can be Normal Summoned/Set on your opponent's field.",
        "得到对方场上的1只可以通常召唤的怪兽的控制权。",
    ),
    (
        SummonCondition(
            never=SUMMONED_SPECIALLY, unless=Matches(THIS_CARD, Monster(zone=IN_GRAVEYARD, came_from=ON_THE_FIELD))
        ),
        "This card cannot be Special Summoned, unless this card is a monster in either GY that came there from "
        "the field.",
        "这张卡若非这张卡是在双方墓地的从场上来到那里的怪兽则不能特殊召唤。",
    ),
]


@pytest.mark.parametrize(("line", "english", "chinese"), SAID)
def test_it_is_said_as_a_player_says_it(line: Line, english: str, chinese: str) -> None:
    assert render_line(line).partition("] ")[2] == english
    assert render_line(line, lang="zh").partition("】")[2] == chinese
