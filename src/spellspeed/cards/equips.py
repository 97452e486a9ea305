"""Equip Spells, and a Trap and monsters that are equipped."""

from typing import (
    Final,
)

from spellspeed.lang.vocabulary import *

TO_ANY_MONSTER: Final = Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET))
TO_A_WARRIOR: Final = Activation(target=One(Monster(FACE_UP, type_=WARRIOR), THE_FIELD), do=Equip(THE_TARGET))

# ------------------------------------------------------------------------------------------------------- to any monster

MEGAMORPH: Final = Card(
    22046459,
    "Megamorph",
    TO_ANY_MONSTER,
    Continuous(
        1,
        ChangeStat(ATK, THE_EQUIPPED, Times(2, Stat(ATK, THE_EQUIPPED, original=True)), become=True),
        while_=Compare(Difference(LifePoints(OPPONENT), LifePoints(YOU)), AtLeast(1)),
    ),
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, Half(Stat(ATK, THE_EQUIPPED, original=True)), become=True),
        while_=Compare(Difference(LifePoints(YOU), LifePoints(OPPONENT)), AtLeast(1)),
    ),
)

UNITED_WE_STAND: Final = Card(
    56747793,
    "United We Stand",
    TO_ANY_MONSTER,
    Continuous(
        1,
        ChangeStat(ATK | DEF, THE_EQUIPPED, Times(800, CountOf(Monster(FACE_UP), YOUR_FIELD))),
    ),
)

MAGE_POWER: Final = Card(
    83746708,
    "Mage Power",
    TO_ANY_MONSTER,
    Continuous(
        1,
        ChangeStat(ATK | DEF, THE_EQUIPPED, Times(500, CountOf(SpellOrTrap(), YOUR_FIELD))),
    ),
)

HORN_OF_THE_UNICORN: Final = Card(
    64047146,
    "Horn of the Unicorn",
    TO_ANY_MONSTER,
    Continuous(1, ChangeStat(ATK | DEF, THE_EQUIPPED, 700)),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

SWORD_OF_DEEP_SEATED: Final = Card(
    98495314,
    "Sword of Deep-Seated",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 500)),
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

MALEVOLENT_NUZZLER: Final = Card(
    99597615,
    "Malevolent Nuzzler",
    TO_ANY_MONSTER,
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 700)),
    Trigger(
        2,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        cost=PayLP(500),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
    ),
)

HORN_OF_LIGHT: Final = Card(
    38552107,
    "Horn of Light",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(DEF, THE_EQUIPPED, 800)),
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        cost=PayLP(500),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
    ),
)

MASK_OF_BRUTALITY: Final = Card(
    82432018,
    "Mask of Brutality",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 1000).also(ChangeStat(DEF, THE_EQUIPPED, 1000, lose=True))),
    Clause(when=If(PhaseReached(STANDBY_PHASE, YOU)), do=OneOf(PayLP(1000), Destroy(THIS_CARD))),
)

FAIRY_METEOR_CRUSH: Final = Card(
    97687912,
    "Fairy Meteor Crush",
    TO_ANY_MONSTER,
    Continuous(do=Grant(PIERCING, THE_EQUIPPED)),
)

BIG_BANG_SHOT: Final = Card(
    61127349,
    "Big Bang Shot",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 400)),
    Continuous(do=Grant(PIERCING, THE_EQUIPPED)),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Banish(THE_EQUIPPED)),
)

MIST_BODY: Final = Card(
    47529357,
    "Mist Body",
    TO_ANY_MONSTER,
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THE_EQUIPPED)),
)

SHOOTING_STAR_BOW_CEAL: Final = Card(
    95638658,
    "Shooting Star Bow - Ceal",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 1000, lose=True)),
    Continuous(do=Grant(ATTACK_DIRECTLY, THE_EQUIPPED)),
)

GRAVITY_AXE_GRARL: Final = Card(
    32022366,
    "Gravity Axe - Grarl",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Continuous(do=Forbid(CHANGING_POSITION, All(Monster(), OPPONENTS_FIELD))),
)

TWIN_SWORDS_OF_FLASHING_LIGHT_TRYCE: Final = Card(
    21900719,
    "Twin Swords of Flashing Light - Tryce",
    Activation(
        cost=SendToGraveyard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET),
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500, lose=True)),
    Continuous(do=Grant(EXTRA_ATTACK, THE_EQUIPPED)),
)

# ---------------------------------------------------------------------------------------------- to monsters of one kind

LEGENDARY_SWORD: Final = Card(
    61854111,
    "Legendary Sword",
    TO_A_WARRIOR,
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 300)),
)

SWORD_OF_DARK_DESTRUCTION: Final = Card(
    37120512,
    "Sword of Dark Destruction",
    Activation(target=One(Monster(FACE_UP, attribute=DARK), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 400).also(ChangeStat(DEF, THE_EQUIPPED, 200, lose=True))),
)

SALAMANDRA: Final = Card(
    32268901,
    "Salamandra",
    Activation(target=One(Monster(FACE_UP, attribute=FIRE), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 700)),
)

LIGHTNING_BLADE: Final = Card(
    55226821,
    "Lightning Blade",
    TO_A_WARRIOR,
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, 800).also(
            ChangeStat(ATK, All(Monster(FACE_UP, attribute=WATER), THE_FIELD), 500, lose=True)
        )
    ),
)

FUSION_SWORD_MURASAME_BLADE: Final = Card(
    37684215,
    "Fusion Sword Murasame Blade",
    TO_A_WARRIOR,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 800)),
    Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD)),
)

DIVINE_SWORD_PHOENIX_BLADE: Final = Card(
    31423101,
    "Divine Sword - Phoenix Blade",
    TO_A_WARRIOR,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300)),
    Ignition(
        cost=Banish(Some(2, Monster(type_=WARRIOR), YOUR_GRAVEYARD)),
        do=AddToHand(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

FUHMA_SHURIKEN: Final = Card(
    9373534,
    "Fuhma Shuriken",
    Activation(target=One(Monster(FACE_UP, archetype="Ninja"), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 700)),
    Trigger(
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=InflictDamage(700, OPPONENT),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

OPTI_CAMOUFLAGE_ARMOR: Final = Card(
    44762290,
    "Opti-Camouflage Armor",
    Activation(target=One(Monster(FACE_UP, level=1), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=Grant(ATTACK_DIRECTLY, THE_EQUIPPED)),
)

PARALYZING_POTION: Final = Card(
    50152549,
    "Paralyzing Potion",
    Activation(target=One(Monster(FACE_UP, not_type=MACHINE), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=Forbid(DECLARING_ATTACKS, THE_EQUIPPED)),
)

ETERNAL_REST: Final = Card(
    95051344,
    "Eternal Rest",
    Activation(do=Destroy(All(Monster(that=HasEquip()), THE_FIELD))),
)

# ---------------------------------------------------------------------------------------------- a Trap that is equipped

THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")
OF_YOURS: Final = Monster(FACE_UP, controller=YOU)
TURN_THE_ATTACKER: Final = ChangePosition(Those(THAT_CARD, Monster(attacking=True)), FACE_UP_DEFENSE)

# One of two effects, or both of them at once: each way to activate it is a line.
KUNAI_WITH_CHAIN: Final = Card(
    37390589,
    "Kunai with Chain",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=TURN_THE_ATTACKER,
    ),
    # It strengthens a monster in battle, and so until damage is calculated; the line that does so is another one.
    Activation(
        2,
        needs=Not(During(timings=DAMAGE_CALCULATION | AFTER_DAMAGE_CALCULATION | END_OF_DAMAGE_STEP)),
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=OnlyIf(Matches(THE_TARGET, OF_YOURS), Equip(THE_TARGET)),
        damage_step=True,
        stays=True,
    ),
    Activation(
        3,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=(Those(THAT_CARD, Monster()), One(Monster(FACE_UP), YOUR_FIELD, called=THE_CHOSEN_MONSTER)),
        do=TURN_THE_ATTACKER.also(OnlyIf(Matches(THE_CHOSEN_MONSTER, OF_YOURS), Equip(THE_CHOSEN_MONSTER))),
        stays=True,
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
)

# ------------------------------------------------------------------------------------------- monsters that are equipped

GUARDIAN_OF_FELGRAND: Final = Card(
    33460840,
    "Guardian of Felgrand",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        do=Equip(
            THIS_CARD,
            One(
                Monster(type_=DRAGON, level=Range(7, 8)),
                YOUR_HAND | YOUR_GRAVEYARD,
                called=THE_CHOSEN_MONSTER,
            ),
        ).and_if_you_do(LinkTogether(THE_CHOSEN_MONSTER)),
    ),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, Half(Stat(ATK, THE_LINKED_CARD))).also(
            ChangeStat(DEF, THIS_CARD, Half(Stat(DEF, THE_LINKED_CARD)))
        ),
    ),
    Ignition(
        3,
        cost=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD)).and_(Tribute(THIS_CARD)),
        target=One(Monster(type_=DRAGON, level=Range(7, 8)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

GWENHWYFAR_QUEEN_OF_NOBLE_ARMS: Final = Card(
    19748583,
    "Gwenhwyfar, Queen of Noble Arms",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        target=One(Monster(FACE_UP, archetype="Noble Knight"), YOUR_FIELD),
        do=OnlyIf(Matches(THE_TARGET, OF_YOURS), Equip(THE_TARGET)),
        from_=YOUR_HAND | YOUR_GRAVEYARD,
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300), while_=EQUIPPED_BY_ITSELF),
    Instead(
        2,
        of=Destroyed(THE_EQUIPPED, because=BECAUSE_OF_EFFECT),
        do=Destroy(THIS_CARD),
        while_=Matches(THE_EQUIPPED, Monster(attribute=LIGHT)),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THE_EQUIPPED, with_=Monster(controller=OPPONENT))),
        needs=Matches(THE_EQUIPPED, Monster(attribute=DARK)),
        do=Destroy(THE_OPPOSING).then(Destroy(THIS_CARD)),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
)

# ----------------------------------------------------------------------------------- monsters that live on their equips

MAHA_VAILO: Final = Card(
    93013676,
    "Maha Vailo",
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(500, CountOf(AnyCard(equipped_to=THIS_CARD), THE_FIELD)))),
)

WOODLAND_SPRITE: Final = Card(
    6979239,
    "Woodland Sprite",
    Ignition(
        cost=SendToGraveyard(One(AnyCard(equipped_to=THIS_CARD), THE_FIELD)),
        do=InflictDamage(500, OPPONENT),
    ),
)

ARMED_SAMURAI_BEN_KEI: Final = Card(
    84430950,
    "Armed Samurai - Ben Kei",
    Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD, times=CountOf(AnyCard(equipped_to=THIS_CARD), THE_FIELD))),
)

CARDS: Final = (
    MEGAMORPH,
    UNITED_WE_STAND,
    MAGE_POWER,
    HORN_OF_THE_UNICORN,
    SWORD_OF_DEEP_SEATED,
    MALEVOLENT_NUZZLER,
    HORN_OF_LIGHT,
    MASK_OF_BRUTALITY,
    FAIRY_METEOR_CRUSH,
    BIG_BANG_SHOT,
    MIST_BODY,
    SHOOTING_STAR_BOW_CEAL,
    GRAVITY_AXE_GRARL,
    TWIN_SWORDS_OF_FLASHING_LIGHT_TRYCE,
    LEGENDARY_SWORD,
    SWORD_OF_DARK_DESTRUCTION,
    SALAMANDRA,
    LIGHTNING_BLADE,
    FUSION_SWORD_MURASAME_BLADE,
    DIVINE_SWORD_PHOENIX_BLADE,
    FUHMA_SHURIKEN,
    OPTI_CAMOUFLAGE_ARMOR,
    PARALYZING_POTION,
    ETERNAL_REST,
    KUNAI_WITH_CHAIN,
    GUARDIAN_OF_FELGRAND,
    GWENHWYFAR_QUEEN_OF_NOBLE_ARMS,
    MAHA_VAILO,
    WOODLAND_SPRITE,
    ARMED_SAMURAI_BEN_KEI,
)
