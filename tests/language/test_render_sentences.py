"""How sentences read in both languages: examples of what the renderers write."""

import pytest

from spellspeed.lang.say.text import render_card, render_line
from spellspeed.lang.words.choices import (
    ANY_CARD,
    ANY_NUMBER,
    All,
    Both,
    During,
    Exists,
    Matches,
    Not,
    One,
    Some,
    Superlative,
    Top,
    UpTo,
    WouldTakeBattleDamage,
)
from spellspeed.lang.words.deeds import Later, May, OnlyIf
from spellspeed.lang.words.every_word import (
    ACTIVATING,
    AS_ANYTHING,
    AS_ATTACKER,
    ATK,
    ATTACK,
    BEAST,
    BECAUSE_OF_BATTLE,
    BEING_AFFECTED,
    DAMAGE_CALCULATION,
    DEFENSE_POSITION,
    DRAW_PHASE,
    EARTH,
    EFFECT,
    END_PHASE,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FACE_UP_DEFENSE,
    FUSION,
    HIGHEST,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    LIGHT,
    MAIN_PHASE_1,
    NO_DAMAGE,
    OPPONENT,
    PER_EFFECT,
    PER_NAME,
    PIERCING,
    SPECIAL_SUMMONING,
    SPELL_COUNTER,
    STANDBY_PHASE,
    START_OF_DAMAGE_STEP,
    THE_ACTIVATION,
    THE_EFFECT,
    THE_SUMMON,
    UNTIL_CALCULATED,
    UNTIL_END_PHASE,
    UNTIL_TURN_ENDS,
    WARRIOR,
    YOU,
)
from spellspeed.lang.words.lines import (
    Activation,
    Card,
    Clause,
    Continuous,
    Ignition,
    Instead,
    Limit,
    Line,
    Materials,
    Quick,
    Trigger,
)
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_OPPOSING,
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    AtMost,
    Counters,
    Half,
    HasNotDone,
    HowMany,
    LifePoints,
    Monster,
    Ref,
    Spell,
    SpellOrTrap,
    Times,
    Token,
    Trap,
)
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    EITHER_HAND,
    OPPONENTS_FIELD,
    OPPONENTS_GRAVEYARD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    Place,
)
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    BattleReached,
    DamageTaken,
    Destroyed,
    If,
    PhaseReached,
    Resolving,
    Sent,
    Summoned,
    When,
    WouldBeSummoned,
)
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangeDamage,
    Destroy,
    Discard,
    Draw,
    Forbid,
    FusionSummon,
    GainLP,
    Grant,
    Negate,
    PayLP,
    PlaceCounters,
    RemoveCounters,
    SendToGraveyard,
    SpecialSummon,
    SummonTokens,
)
from spellspeed.lang.words.winning import WinTheDuel
from spellspeed.lang.words.zones_said import YOUR_MAIN_MONSTER_ZONES, Mix

THE_ADDED_CARD = Ref("the added card")

EXAMPLES: list[tuple[Line, str, str]] = [
    (
        Activation(1, target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET)),
        "① [Card activation] Target 1 Spell/Trap on the field, except this card; destroy the target.",
        "①【卡的发动】以这张卡以外的场上的1张魔法·陷阱卡为对象才能发动。作为对象的卡破坏。",
    ),
    (
        Activation(
            when=When(WouldBeSummoned(Monster()), Activated(SpellOrTrap())),
            cost=PayLP(Half(LifePoints(YOU), down=True)),
            do=Negate(THE_ACTIVATION | THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
        ),
        "[Card activation] When a monster would be Summoned, OR when a Spell/Trap Card is activated: "
        "Pay half your LP; negate the Summon or activation, and if you do, destroy that card.",
        "【卡的发动】怪兽将要召唤·反转召唤·特殊召唤时或魔法·陷阱卡发动时，支付一半基本分才能发动。"
        "那个召唤或发动无效，这样做了的话，那张卡破坏。",
    ),
    (
        Trigger(
            1,
            mandatory=True,
            when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
            limit=Limit(PER_EFFECT),
            do=AddToHand(One(Monster(atk=AtMost(1500)), YOUR_DECK), called=THE_ADDED_CARD).and_if_you_do(
                Forbid(ACTIVATING, who=YOU, what=AnyCard(named_like=THE_ADDED_CARD), until=UNTIL_TURN_ENDS)
            ),
        ),
        "① [Trigger Effect, mandatory] If this card is sent from the field to the GY: Add 1 monster with 1500 or less "
        "ATK from your Deck to your hand (“the added card”), and if you do, you cannot activate cards with the name of "
        "the added card or their effects until the end of this turn. "
        "You can only use this effect of cards with this name once per turn.",
        "①【诱发效果（必发）】这张卡从场上送去墓地的场合发动。从自己卡组把1只攻击力1500以下的怪兽加入手卡"
        "（下称“加入手卡的卡”），这样做了的话，自己直到回合结束时不能发动与加入手卡的卡同名的卡或其效果。"
        "这个卡名的这个效果1回合只能使用1次。",
    ),
    (
        Quick(
            2,
            limit=Limit(),
            needs=During(MAIN_PHASE_1, OPPONENT),
            still_needs=Exists(AnyCard(name="Umi"), THE_FIELD),
            cost=Discard(One(Monster(attribute=LIGHT), YOUR_HAND)),
            target=UpTo(2, ANY_CARD, OPPONENTS_FIELD),
            do=AddToHand(THE_TARGET).then(Draw(1), may=True),
        ),
        '② [Quick Effect] Once per turn, during your opponent\'s Main Phase 1, if there is a card named "Umi" on the '
        "field (also at resolution): Discard 1 LIGHT monster from your hand, then target up to 2 cards on your "
        "opponent's field; return the targets to the hand, then you can draw 1 card.",
        "②【诱发即时效果】1回合1次，对方的主要阶段1，场上有卡名是「海」的卡的场合（效果处理时也必须满足），"
        "从自己手卡把1只光属性怪兽丢弃，以对方场上的最多2张卡为对象才能发动。"
        "作为对象的卡回到持有者手卡，那之后，可以自己抽1张。",
    ),
    (
        Ignition(
            needs=Both(Not(Exists(Spell(), YOUR_GRAVEYARD)), Not(Exists(Monster(FACE_UP), YOUR_FIELD))),
            from_=YOUR_HAND,
            do=SpecialSummon(THIS_CARD).also(Discard(Some(2, ANY_CARD, YOUR_HAND, at_random=True))),
        ),
        "[Ignition Effect, in your hand] If there is no Spell in your GY and you control no face-up monster: "
        "Special Summon this card, also discard 2 cards from your hand (at random).",
        "【起动效果·自己手卡】自己墓地不存在魔法卡，且自己场上不存在表侧表示的怪兽的场合才能发动。"
        "这张卡特殊召唤，另外，从自己手卡把2张卡（随机）丢弃。",
    ),
    (
        Activation(
            when=When(AttackDeclared(Monster(), by=OPPONENT)),
            do=Destroy(One(Monster(FACE_UP), OPPONENTS_FIELD, having=Superlative(HIGHEST, ATK))),
        ),
        "[Card activation] When your opponent declares an attack with a monster: "
        "Destroy 1 face-up monster on your opponent's field with the highest ATK.",
        "【卡的发动】对方用怪兽攻击宣言时才能发动。把对方场上的攻击力最高的1只表侧表示的怪兽破坏。",
    ),
    (
        Continuous(1, Forbid(ACTIVATING, All(Monster(), THE_FIELD)), while_=Exists(Monster(), Place(IN_GRAVEYARD))),
        "① [Continuous Effect] While there is a monster in your GY: "
        "All monsters on the field cannot be activated, nor can their effects.",
        "①【永续效果】自己墓地有怪兽期间，场上的全部怪兽不能发动，其效果也不能发动。",
    ),
    (
        Continuous(
            1,
            PlaceCounters(SPELL_COUNTER, 1, THIS_CARD, 3),
            while_=During(MAIN_PHASE_1, YOU),
            when=If(Activated(Spell())),
            together=True,
        ),
        "① [Continuous Effect] During your Main Phase 1, each time a Spell Card is activated "
        "(what happens at once counts once): Place 1 Spell Counter on this card (max. 3).",
        "①【永续效果】自己的主要阶段1期间，每次魔法卡发动（同时发生的算作1次），给这张卡放置1个魔力指示物（最多3个）。",
    ),
    (
        Continuous(2, May(PayLP(500)), when=If(PhaseReached(STANDBY_PHASE))),
        "② [Continuous Effect] During each Standby Phase: You can pay 500 LP.",
        "②【永续效果】双方的每个准备阶段，可以支付500基本分。",
    ),
    (
        Continuous(1, Destroy(THIS_CARD), while_=Not(Exists(AnyCard(name="Umi"), THE_FIELD))),
        '① [Continuous Effect] As soon as there is no card named "Umi" on the field: Destroy this card.',
        "①【永续效果】场上不存在卡名是「海」的卡时，这张卡破坏。",
    ),
    (
        Continuous(1, Grant(PIERCING, THIS_CARD).also(Forbid(BEING_AFFECTED, THIS_CARD, by=Spell()))),
        "① [Continuous Effect] If this card attacks a Defense Position monster, inflict piercing battle damage, "
        "also this card is unaffected by the effects of Spells.",
        "①【永续效果】这张卡向守备表示怪兽攻击的场合，给与攻击力超过那个守备力的数值的战斗伤害，"
        "另外，这张卡不受魔法卡的效果影响。",
    ),
    (
        Instead(1, Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE), RemoveCounters(SPELL_COUNTER, THIS_CARD, 1)),
        "① [Replacement Effect] If this card would be destroyed by battle, "
        "you can remove 1 Spell Counter from this card instead.",
        "①【代替效果】这张卡被战斗破坏的场合，可以作为代替把这张卡的1个魔力指示物取除。",
    ),
    (
        Trigger(
            1,
            when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(DEFENSE_POSITION), AS_ATTACKER)),
            do=Destroy(THE_OPPOSING),
        ),
        "① [Trigger Effect, optional] At the start of the Damage Step, if this card attacks a Defense Position "
        "monster: Destroy the opposing monster.",
        "①【诱发效果（选发）】伤害步骤开始时，这张卡向守备表示的怪兽攻击的场合才能发动。与之战斗的怪兽破坏。",
    ),
    (
        Trigger(
            when=When(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=Later(STANDBY_PHASE, Draw(1), YOU),
        ),
        "[Trigger Effect, optional] When this card destroys a monster by battle: "
        "During your next Standby Phase, draw 1 card.",
        "【诱发效果（选发）】这张卡把怪兽战斗破坏时才能发动。下次的自己的准备阶段，自己抽1张。",
    ),
    (
        Activation(
            target=One(Monster(that=HasNotDone(ATTACK)), OPPONENTS_FIELD),
            do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE).also(
                Later(END_PHASE, Banish(THE_TARGET, for_a_time=True))
            ),
        ),
        "[Card activation] Target 1 monster that has not declared an attack this turn on your opponent's field; take "
        "control of the target until the End Phase, also during the End Phase, banish the target for a time.",
        "【卡的发动】以对方场上的1只这个回合没有作过攻击宣言的怪兽为对象才能发动。"
        "直到结束阶段得到作为对象的怪兽的控制权，另外，结束阶段，作为对象的怪兽暂时除外。",
    ),
    (
        Activation(
            needs=Both(WouldTakeBattleDamage(), During(timings=DAMAGE_CALCULATION)),
            do=SummonTokens(Token("Sheep Token", "羊衍生物", EARTH, BEAST, 1, 0, 0), 4, FACE_UP_DEFENSE).also(
                ChangeDamage(NO_DAMAGE, until=UNTIL_CALCULATED)
            ),
        ),
        "[Card activation] If you would take battle damage and it is during damage calculation: "
        'Special Summon 4 "Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in face-up Defense Position, '
        "also you take no battle damage during that damage calculation only.",
        "【卡的发动】自己将会受到战斗伤害，且现在是伤害计算时的场合才能发动。"
        "把4只「羊衍生物」（兽族·地属性·1星·攻0·守0）以表侧守备表示特殊召唤，"
        "另外，只在那次伤害计算时自己受到的战斗伤害变成0。",
    ),
    (
        Ignition(limit=Limit(), do=Mix(All(Monster(FACE_DOWN_DEFENSE), YOUR_MAIN_MONSTER_ZONES))),
        "[Ignition Effect] Once per turn: Shuffle all face-down Defense Position monsters in your Main Monster Zone "
        "among the zones they lie in, without turning them up.",
        "【起动效果】1回合1次，可以发动。把自己主要怪兽区的全部里侧守备表示的怪兽洗切，并以里侧守备表示重新排列。",
    ),
    (
        Materials(of=(Monster(name="Umi"), Monster(type_=WARRIOR)), properly=False),
        '[Fusion Materials] "Umi" + 1 Warrior monster. '
        "This card must be Fusion Summoned and cannot be Special Summoned otherwise.",
        "【融合素材】「海」＋1只战士族怪兽。这张卡不用融合召唤不能特殊召唤。",
    ),
    (
        Activation(do=FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_GRAVEYARD, banish=True)),
        "[Card activation] Fusion Summon 1 Fusion Monster from your Extra Deck, "
        "by banishing the materials in your hand or GY.",
        "【卡的发动】从自己手卡·墓地把融合素材怪兽除外，把1只融合怪兽从额外卡组融合召唤。",
    ),
    (
        Activation(
            cost=SendToGraveyard(UpTo(ANY_NUMBER, AnyCard(), YOUR_HAND), called=Ref("the sent cards")),
            target=Some(HowMany(Ref("the sent cards")), Monster(doomed=True, owner=OPPONENT), OPPONENTS_FIELD),
            do=Destroy(THE_TARGET),
        ),
        "[Card activation] Send any number of cards from your hand to the GY (“the sent cards”), then target monsters "
        "your opponent owns that will be destroyed by this battle on your opponent's field, equal in number to the "
        "number of the sent cards; destroy the targets.",
        "【卡的发动】从自己手卡把任意数量的卡送去墓地（下称“那些送去墓地的卡”），以对方场上的与那些送去墓地的卡的数量"
        "相同数量的原本持有者是对方的因这次战斗确定要被破坏的怪兽为对象才能发动。作为对象的怪兽破坏。",
    ),
    (
        Continuous(
            1,
            GainLP(Times(100, Counters(SPELL_COUNTER, where=YOUR_FIELD))),
            when=If(Activated(Spell(), targeting=THIS_CARD), Summoned(Monster(), from_=YOUR_GRAVEYARD)),
            limit=Limit(times=2),
        ),
        "① [Continuous Effect] Twice per turn, each time a Spell Card that targets this card is activated, OR "
        "each time a monster is Summoned from your GY: Gain LP equal to "
        "100 times the number of Spell Counters on your field.",
        "①【永续效果】1回合2次，每次以这张卡为对象的魔法卡发动或每次怪兽从自己墓地召唤·反转召唤·特殊召唤成功，"
        "自己回复相当于自己场上的魔力指示物数量的100倍的基本分。",
    ),
    (
        Trigger(
            when=If(
                DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True),
                Sent(Monster(), OPPONENTS_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD),
            ),
            do=Forbid(SPECIAL_SUMMONING, who=OPPONENT, what=Monster(not_archetype="Umi"), from_=IN_EXTRA_DECK),
        ),
        "[Trigger Effect, optional] If this card inflicts battle damage to your opponent by a direct attack, OR if "
        "this card destroys a monster by battle and sends it to your opponent's GY: "
        'Your opponent cannot Special Summon non-"Umi" monsters '
        "from the Extra Deck.",
        "【诱发效果（选发）】这张卡用直接攻击给与对方战斗伤害的场合或这张卡战斗破坏怪兽送去对方墓地的场合才能发动。"
        "对方不能从额外卡组把不是「海」卡的怪兽特殊召唤。",
    ),
    (
        Clause(when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, to_zero=True)), do=WinTheDuel()),
        "[No effect] If this card inflicts battle damage to your opponent and your opponent's LP become 0: You win the "
        "Duel.",
        "【效果外文本】这张卡给与对方战斗伤害，对方基本分变成0的场合，自己决斗胜利。",
    ),
    (
        Clause(when=If(DamageTaken(OPPONENT, to_zero=True)), do=WinTheDuel(match=True)),
        "[No effect] If your opponent takes damage and your opponent's LP become 0: You win the Match.",
        "【效果外文本】对方受到伤害，对方基本分变成0的场合，自己比赛胜利。",
    ),
    (
        Activation(do=AddToHand(Top(3)).then(OnlyIf(Exists(Monster(), YOUR_FIELD), Draw(1)))),
        "[Card activation] Add the top 3 cards of your Deck to your hand, then if you control a monster, draw 1 card.",
        "【卡的发动】把自己卡组最上方的3张卡加入手卡，那之后，若自己场上有怪兽，则自己抽1张。",
    ),
    (
        Trigger(
            when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
            needs=Not(During(DRAW_PHASE)),
            do=Discard(All(AnyCard(), EITHER_HAND)),
        ),
        "[Trigger Effect, optional] When this card is destroyed by battle and sent to the GY, except during either "
        "player's Draw Phase: Discard all cards from both hands.",
        "【诱发效果（选发）】这张卡被战斗破坏送去墓地时，双方的抽卡阶段以外才能发动。从双方手卡把全部卡丢弃。",
    ),
    (
        Continuous(
            do=Negate(THE_EFFECT),
            when=If(Resolving(Trap(), AS_ANYTHING, OPPONENT, targeting=THIS_CARD)),
            while_=Not(Matches(THIS_CARD, Monster(not_kind=EFFECT))),
        ),
        "[Continuous Effect] While this card is not a non-Effect Monster, each time a Trap Card or the effect of one "
        "your opponent activated that targets this card would resolve: Negate the effect.",
        "【永续效果】这张卡不是效果怪兽以外的怪兽期间，每次对方发动的以这张卡为对象的陷阱卡或其效果将要处理，"
        "那个效果无效。",
    ),
]


@pytest.mark.parametrize(("line", "english", "chinese"), EXAMPLES)
def test_a_sentence_reads_well(line: Line, english: str, chinese: str) -> None:
    assert render_line(line) == english
    assert render_line(line, {"Umi": "海"}, "zh") == chinese


def test_a_card_names_itself_where_its_name_is_limited() -> None:
    card = Card(40640057, "Kuriboh", Quick(1, limit=Limit(PER_NAME), do=Draw(1)), Ignition(2, do=Draw(2)))
    assert render_card(card) == [
        '① [Quick Effect] Draw 1 card. You can only use 1 effect of "Kuriboh" per turn, and only once that turn.',
        "② [Ignition Effect] Draw 2 cards.",
    ]
    assert render_card(card, lambda name: f"<{name}>", "zh") == [
        "①【诱发即时效果】自己抽1张。「<Kuriboh>」的效果1回合只能使用其中任意1个，而且只有1次。",
        "②【起动效果】自己抽2张。",
    ]
