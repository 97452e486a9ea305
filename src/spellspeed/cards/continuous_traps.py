"""Continuous Traps: what they do as long as they lie face-up, and the effects that are activated with them."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")

# -------------------------------------------------------------------------------------------------- battle positions

FINAL_ATTACK_ORDERS: Final = Card(
    52503575,
    "Final Attack Orders",
    Continuous(
        1,
        ChangePosition(All(Monster(FACE_UP_DEFENSE), THE_FIELD), FACE_UP_ATTACK),
        while_=Exists(Monster(FACE_UP_DEFENSE), THE_FIELD),
    ),
    Continuous(do=Forbid(CHANGING_POSITION, All(Monster(FACE_UP), THE_FIELD))),
)

LEVEL_LIMIT_AREA_A: Final = Card(
    54976796,
    "Level Limit - Area A",
    Continuous(
        do=ChangePosition(All(Monster(FACE_UP_DEFENSE, level=AtMost(3)), THE_FIELD), FACE_UP_ATTACK),
        while_=Exists(Monster(FACE_UP_DEFENSE, level=AtMost(3)), THE_FIELD),
    ),
)

DRAGON_CAPTURE_JAR: Final = Card(
    50045299,
    "Dragon Capture Jar",
    Continuous(
        do=ChangePosition(All(Monster(FACE_UP_ATTACK, type_=DRAGON), THE_FIELD), FACE_UP_DEFENSE),
        while_=Exists(Monster(FACE_UP_ATTACK, type_=DRAGON), THE_FIELD),
    ),
    Continuous(do=Forbid(CHANGING_POSITION, All(Monster(FACE_UP, type_=DRAGON), THE_FIELD))),
)

# What was summoned face-up has not become so. Effects can still change positions.
JUDGMENT_OF_THE_DESERT: Final = Card(
    4869446,
    "Judgment of the Desert",
    Continuous(do=LinkTogether(THAT_CARD), when=If(Flipped(Monster()))),
    Continuous(do=Forbid(CHANGING_POSITION, THE_LINKED_CARD)),
)

LABYRINTH_OF_NIGHTMARE: Final = Card(
    66526672,
    "Labyrinth of Nightmare",
    Trigger(
        when=If(PhaseReached(END_PHASE, YOU)),
        do=ChangePosition(All(Monster(FACE_UP), YOUR_FIELD)),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(END_PHASE, OPPONENT)),
        do=ChangePosition(All(Monster(FACE_UP), OPPONENTS_FIELD)),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------- bound to a monster

SPELLBINDING_CIRCLE: Final = Card(
    18807108,
    "Spellbinding Circle",
    Activation(target=One(Monster(), OPPONENTS_FIELD), do=LinkTogether(THE_TARGET)),
    Continuous(do=Forbid(ATTACKING, THE_LINKED_CARD).also(Forbid(CHANGING_POSITION, THE_LINKED_CARD))),
    Unclassified(when=When(Destroyed(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

SHADOW_SPELL: Final = Card(
    29267084,
    "Shadow Spell",
    Activation(
        1,
        needs=Not(During(timings=DAMAGE_CALCULATION | AFTER_DAMAGE_CALCULATION | END_OF_DAMAGE_STEP)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=LinkTogether(THE_TARGET),
        damage_step=True,
    ),
    Continuous(
        do=ChangeStat(ATK, THE_LINKED_CARD, 700, lose=True)
        .also(Forbid(ATTACKING, THE_LINKED_CARD))
        .also(Forbid(CHANGING_POSITION, THE_LINKED_CARD))
    ),
    Unclassified(when=When(LeftField(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

NINJITSU_ART_OF_DECOY: Final = Card(
    89628781,
    "Ninjitsu Art of Decoy",
    Activation(
        target=One(Monster(FACE_UP, archetype="Ninja"), YOUR_FIELD),
        do=LinkTogether(Those(THE_TARGET, Monster(FACE_UP))),
    ),
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THE_LINKED_CARD)),
)

SOUL_RESURRECTION: Final = Card(
    92924317,
    "Soul Resurrection",
    Activation(
        1,
        target=One(Monster(kind=NORMAL), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE, called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD)),
    Unclassified(when=When(Destroyed(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

MIRACULOUS_DESCENT: Final = Card(
    80551130,
    "Miraculous Descent",
    Activation(
        1,
        target=One(Monster(type_=FAIRY), YOUR_BANISHED),
        do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTER).and_if_you_do(LinkTogether(THE_SUMMONED_MONSTER)),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD)),
    Unclassified(when=When(Destroyed(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

NINJITSU_ART_OF_TRANSFORMATION: Final = Card(
    70861343,
    "Ninjitsu Art of Transformation",
    Activation(
        1,
        cost=Tribute(One(Monster(FACE_UP, archetype="Ninja"), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=SpecialSummon(
            One(
                Monster(type_=BEAST | WINGED_BEAST | INSECT, level=AtMost(Plus(3, Stat(LEVEL, THE_TRIBUTED_MONSTER)))),
                YOUR_HAND | YOUR_DECK,
            ),
            called=THE_SUMMONED_MONSTER,
        ).and_if_you_do(LinkTogether(THE_SUMMONED_MONSTER)),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD)),
)

XING_ZHEN_HU: Final = Card(
    76515293,
    "Xing Zhen Hu",
    Activation(target=Some(2, SpellOrTrap(FACE_DOWN), THE_FIELD, other_than=THIS_CARD), do=LinkTogether(THE_TARGET)),
    Continuous(do=Forbid(ACTIVATING, THE_LINKED_CARD)),
)

# ---------------------------------------------------------------------------------------- battles, damage, destruction

DRAGONS_RAGE: Final = Card(
    54178050,
    "Dragon's Rage",
    Continuous(1, Grant(PIERCING, All(Monster(FACE_UP, type_=DRAGON), YOUR_FIELD))),
)

TORNADO_WALL: Final = Card(
    18605135,
    "Tornado Wall",
    Activation(needs=Exists(Spell(FACE_UP, name="Umi"), THE_FIELD)),
    Continuous(1, ChangeDamage(NO_DAMAGE, YOU), while_=Exists(Spell(FACE_UP, name="Umi"), THE_FIELD)),
    Continuous(2, Destroy(THIS_CARD), while_=Not(Exists(Spell(FACE_UP, name="Umi"), THE_FIELD))),
)

INFINITE_DISMISSAL: Final = Card(
    54109233,
    "Infinite Dismissal",
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        do=Destroy(
            All(
                Monster(FACE_UP, level=AtMost(3), done=NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON),
                THE_FIELD,
            )
        ),
        mandatory=True,
    ),
)

MINOR_GOBLIN_OFFICIAL: Final = Card(
    1918087,
    "Minor Goblin Official",
    Activation(needs=Compare(LifePoints(OPPONENT), AtMost(3000))),
    Trigger(when=If(PhaseReached(STANDBY_PHASE, OPPONENT)), do=InflictDamage(500, OPPONENT), mandatory=True),
)

GRAVEROBBERS_RETRIBUTION: Final = Card(
    33737664,
    "Graverobber's Retribution",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=InflictDamage(Times(100, CountOf(Monster(), OPPONENTS_BANISHED)), OPPONENT),
        mandatory=True,
    ),
)

SKULL_INVITATION: Final = Card(
    98139712,
    "Skull Invitation",
    Continuous(
        do=InflictDamage(Times(300, HowMany(THAT_CARD)), YOU),
        when=If(Sent(AnyCard(owner=YOU), EITHER_GRAVEYARD)),
        together=True,
    ),
    Continuous(
        do=InflictDamage(Times(300, HowMany(THAT_CARD)), OPPONENT),
        when=If(Sent(AnyCard(owner=OPPONENT), EITHER_GRAVEYARD)),
        together=True,
    ),
)

FATAL_ABACUS: Final = Card(
    77910045,
    "Fatal Abacus",
    Continuous(
        do=InflictDamage(Times(500, HowMany(THAT_CARD)), YOU),
        when=If(Sent(Monster(owner=YOU), EITHER_GRAVEYARD, from_=THE_FIELD)),
        together=True,
    ),
    Continuous(
        do=InflictDamage(Times(500, HowMany(THAT_CARD)), OPPONENT),
        when=If(Sent(Monster(owner=OPPONENT), EITHER_GRAVEYARD, from_=THE_FIELD)),
        together=True,
    ),
)

COFFIN_SELLER: Final = Card(
    65830223,
    "Coffin Seller",
    Trigger(when=If(Sent(Monster(), OPPONENTS_GRAVEYARD)), do=InflictDamage(300, OPPONENT), mandatory=True),
)

ROBBIN_ZOMBIE: Final = Card(
    83258273,
    "Robbin' Zombie",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, Monster(controller=YOU))),
        do=SendToGraveyard(Top(1, OPPONENTS_DECK)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------- Spells and Traps

CURSE_OF_DARKNESS: Final = Card(
    84970821,
    "Curse of Darkness",
    Continuous(1, InflictDamage(1000, YOU), when=If(Activated(Spell(), by=YOU))),
    Continuous(do=InflictDamage(1000, OPPONENT), when=If(Activated(Spell(), by=OPPONENT))),
)

CHAIN_BURST: Final = Card(
    48276469,
    "Chain Burst",
    Continuous(do=InflictDamage(1000, YOU), when=If(Activated(Trap(), by=YOU))),
    Continuous(do=InflictDamage(1000, OPPONENT), when=If(Activated(Trap(), by=OPPONENT))),
)

SYNTHETIC_SERAPHIM: Final = Card(
    16946849,
    "Synthetic Seraphim",
    Continuous(
        1,
        SummonTokens(Token("Synthetic Seraphim Token", "人造天使衍生物", LIGHT, FAIRY, 1, 300, 300)),
        when=If(Activated(Trap(kind=COUNTER))),
    ),
)

TALISMAN_OF_SPELL_SEALING: Final = Card(
    71983925,
    "Talisman of Spell Sealing",
    Activation(needs=Exists(Monster(FACE_UP, name="Sealmaster Meisei"), YOUR_FIELD)),
    Continuous(
        do=Forbid(ACTIVATING, All(Spell(), THE_FIELD | EITHER_HAND)).also(NegateEffectsOf(All(Spell(), THE_FIELD)))
    ),
    Continuous(do=Destroy(THIS_CARD), while_=Not(Exists(Monster(FACE_UP, name="Sealmaster Meisei"), YOUR_FIELD))),
)

APPROPRIATE: Final = Card(
    48539234,
    "Appropriate",
    Activation(when=When(Drawn(OPPONENT)), needs=Not(During(DRAW_PHASE))),
    Continuous(do=Draw(2), when=If(Drawn(OPPONENT)), while_=Not(During(DRAW_PHASE)), together=True),
)

# ------------------------------------------------------------------------------------------------ activated effects

THE_DRAGONS_BEAD: Final = Card(
    92408984,
    "The Dragon's Bead",
    Quick(
        when=When(Activated(Trap(), AS_ANYTHING, targeting=Monster(FACE_UP, type_=DRAGON), alone=True)),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SOUL_DEMOLITION: Final = Card(
    76297408,
    "Soul Demolition",
    Quick(
        needs=Exists(Monster(FACE_UP, type_=FIEND), YOUR_FIELD),
        cost=PayLP(500),
        target=(One(Monster(), OPPONENTS_GRAVEYARD), One(Monster(), YOUR_GRAVEYARD, by=OPPONENT)),
        do=Banish(THE_TARGET),
    ),
)

CARDS: Final = (
    FINAL_ATTACK_ORDERS,
    LEVEL_LIMIT_AREA_A,
    DRAGON_CAPTURE_JAR,
    JUDGMENT_OF_THE_DESERT,
    LABYRINTH_OF_NIGHTMARE,
    SPELLBINDING_CIRCLE,
    SHADOW_SPELL,
    NINJITSU_ART_OF_DECOY,
    SOUL_RESURRECTION,
    MIRACULOUS_DESCENT,
    NINJITSU_ART_OF_TRANSFORMATION,
    XING_ZHEN_HU,
    DRAGONS_RAGE,
    TORNADO_WALL,
    INFINITE_DISMISSAL,
    MINOR_GOBLIN_OFFICIAL,
    GRAVEROBBERS_RETRIBUTION,
    SKULL_INVITATION,
    FATAL_ABACUS,
    COFFIN_SELLER,
    ROBBIN_ZOMBIE,
    CURSE_OF_DARKNESS,
    CHAIN_BURST,
    SYNTHETIC_SERAPHIM,
    TALISMAN_OF_SPELL_SEALING,
    APPROPRIATE,
    THE_DRAGONS_BEAD,
    SOUL_DEMOLITION,
)
