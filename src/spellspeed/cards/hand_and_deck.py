"""Spells and Traps for drawing, searching, discarding, Life Points and revival, and other staples."""

from typing import (
    Final,
)

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")

POT_OF_GREED: Final = Card(
    55144522,
    "Pot of Greed",
    Activation(do=Draw(2)),
)

GRACEFUL_CHARITY: Final = Card(
    79571449,
    "Graceful Charity",
    Activation(do=Draw(3).then(Discard(Some(2, ANY_CARD, YOUR_HAND)))),
)

UPSTART_GOBLIN: Final = Card(
    70368879,
    "Upstart Goblin",
    Activation(1, do=Draw(1).then(GainLP(1000, OPPONENT))),
)

TRADE_IN: Final = Card(
    38120068,
    "Trade-In",
    Activation(1, cost=Discard(One(Monster(level=8), YOUR_HAND)), do=Draw(2)),
)

# Both players send two cards or nobody does anything.
HAND_DESTRUCTION: Final = Card(
    74519184,
    "Hand Destruction",
    Activation(
        1,
        do=SendToGraveyard(Some(2, ANY_CARD, EITHER_HAND, by=EITHER)).then(Draw(2, EITHER)),
    ),
)

REINFORCEMENT_OF_THE_ARMY: Final = Card(
    32807846,
    "Reinforcement of the Army",
    Activation(1, do=AddToHand(One(Monster(type_=WARRIOR, level=AtMost(4)), YOUR_DECK))),
)

FOOLISH_BURIAL: Final = Card(
    81439173,
    "Foolish Burial",
    Activation(1, do=SendToGraveyard(One(Monster(), YOUR_DECK))),
)

DELINQUENT_DUO: Final = Card(
    44763025,
    "Delinquent Duo",
    Activation(
        cost=PayLP(1000),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT, at_random=True)).then(
            OnlyIf(Exists(ANY_CARD, OPPONENTS_HAND), Discard(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT)))
        ),
    ),
)

CONFISCATION: Final = Card(
    17375316,
    "Confiscation",
    Activation(
        cost=PayLP(1000),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(Discard(One(ANY_CARD, OPPONENTS_HAND))),
    ),
)

THE_FORCEFUL_SENTRY: Final = Card(
    42829885,
    "The Forceful Sentry",
    Activation(do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(ReturnToDeck(One(ANY_CARD, OPPONENTS_HAND)))),
)

OOKAZI: Final = Card(
    19523799,
    "Ookazi",
    Activation(do=InflictDamage(800, OPPONENT)),
)

HINOTAMA: Final = Card(
    46130346,
    "Hinotama",
    Activation(1, do=InflictDamage(500, OPPONENT)),
)

JUST_DESSERTS: Final = Card(
    24068492,
    "Just Desserts",
    Activation(1, do=InflictDamage(Times(500, CountOf(Monster(), OPPONENTS_FIELD)), OPPONENT)),
)

DIAN_KETO_THE_CURE_MASTER: Final = Card(
    84257639,
    "Dian Keto the Cure Master",
    Activation(do=GainLP(1000)),
)

MONSTER_REBORN: Final = Card(
    83764718,
    "Monster Reborn",
    Activation(1, target=One(Monster(), EITHER_GRAVEYARD), do=SpecialSummon(THE_TARGET)),
)

CALL_OF_THE_HAUNTED: Final = Card(
    97077563,
    "Call of the Haunted",
    Activation(
        1,
        target=One(Monster(), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_ATTACK, called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD)),
    Unclassified(when=When(Destroyed(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

THE_RETURNED_CARDS: Final = Ref("the returned cards")
THE_DESTROYED_CARD: Final = Ref("the destroyed card")
THE_DESTROYED_CARDS: Final = Ref("the destroyed cards")
THE_FIRST_MONSTER: Final = Ref("the first monster")
THE_SECOND_MONSTER: Final = Ref("the second monster")

# -------------------------------------------------------------------------------------------------------------- Spells

FORBIDDEN_CHALICE: Final = Card(
    25789292,
    "Forbidden Chalice",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 400, until=UNTIL_TURN_ENDS).and_(
            NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

FORBIDDEN_DRESS: Final = Card(
    96864811,
    "Forbidden Dress",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 600, lose=True, until=UNTIL_TURN_ENDS)
        .and_(Forbid(BEING_TARGETED, THE_TARGET, until=UNTIL_TURN_ENDS))
        .and_(Forbid(BEING_DESTROYED_BY_EFFECTS, THE_TARGET, until=UNTIL_TURN_ENDS)),
    ),
)

RELOAD: Final = Card(
    22589918,
    "Reload",
    Activation(
        do=ReturnToDeck(All(ANY_CARD, YOUR_HAND), called=THE_RETURNED_CARDS).then(Draw(HowMany(THE_RETURNED_CARDS))),
    ),
)

LEFT_ARM_OFFERING: Final = Card(
    86541496,
    "Left Arm Offering",
    Activation(
        1,
        needs=Exists(ANY_CARD, YOUR_HAND, count=AtLeast(2), other_than=THIS_CARD),
        oath=Forbid(SETTING, who=YOU, what=SpellOrTrap()),
        cost=Banish(All(ANY_CARD, YOUR_HAND, other_than=THIS_CARD)),
        do=AddToHand(One(Spell(), YOUR_DECK)),
    ),
)

BOOK_OF_LIFE: Final = Card(
    2204140,
    "Book of Life",
    Activation(
        1,
        target=(
            One(Monster(type_=ZOMBIE), YOUR_GRAVEYARD, called=THE_FIRST_MONSTER),
            One(Monster(), OPPONENTS_GRAVEYARD, called=THE_SECOND_MONSTER),
        ),
        do=SpecialSummon(THE_FIRST_MONSTER).also(Banish(THE_SECOND_MONSTER)),
    ),
)

SPELL_SHATTERING_ARROW: Final = Card(
    93260132,
    "Spell Shattering Arrow",
    Activation(
        1,
        do=Destroy(All(Spell(FACE_UP), OPPONENTS_FIELD), called=THE_DESTROYED_CARDS).and_if_you_do(
            InflictDamage(Times(500, HowMany(THE_DESTROYED_CARDS)), OPPONENT)
        ),
    ),
)

SILENT_DOOM: Final = Card(
    42534368,
    "Silent Doom",
    Activation(
        1,
        target=One(Monster(kind=NORMAL), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE, called=THE_SUMMONED_MONSTER).and_if_you_do(
            Forbid(ATTACKING, THE_SUMMONED_MONSTER)
        ),
    ),
)

HAMMER_SHOT: Final = Card(
    26412047,
    "Hammer Shot",
    Activation(1, do=Destroy(One(Monster(FACE_UP_ATTACK), THE_FIELD, having=Superlative(HIGHEST, ATK)))),
)

# --------------------------------------------------------------------------------------------------------------- Traps

# As with Sakuretsu Armor, the target must still be attacking at resolution.
DIMENSIONAL_PRISON: Final = Card(
    70342110,
    "Dimensional Prison",
    Activation(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=Banish(Those(THE_TARGET, Monster(attacking=True))),
    ),
)

LUNALIGHT_REINCARNATION_DANCE: Final = Card(
    11193246,
    "Lunalight Reincarnation Dance",
    Activation(
        1,
        when=If(Destroyed(Monster(), from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)),
        limit=Limit(PER_ACTIVATION),
        do=AddToHand(UpTo(2, Monster(archetype="Lunalight"), YOUR_DECK)),
        damage_step=True,
    ),
)

FIEND_GRIEFING: Final = Card(
    60743819,
    "Fiend Griefing",
    Activation(
        1,
        target=One(Monster(), OPPONENTS_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET).then(SendToGraveyard(One(Monster(type_=FIEND), YOUR_DECK)), may=True),
    ),
)

# A monster that is destroyed by battle is sent from the field too.
MICHIZURE: Final = Card(
    37580756,
    "Michizure",
    Activation(
        1,
        when=When(Sent(Monster(), to=YOUR_GRAVEYARD, from_=THE_FIELD)),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
        damage_step=True,
    ),
)

LIGHT_OF_JUDGMENT: Final = Card(
    44595286,
    "Light of Judgment",
    Activation(
        1,
        needs=Exists(Spell(FACE_UP, name="The Sanctuary in the Sky"), THE_FIELD),
        cost=Discard(One(Monster(attribute=LIGHT), YOUR_HAND), to_graveyard=True),
        do=OneOf(
            LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(SendToGraveyard(One(ANY_CARD, OPPONENTS_HAND))),
            SendToGraveyard(One(ANY_CARD, OPPONENTS_FIELD)),
        ),
    ),
)

TRAP_DUSTSHOOT: Final = Card(
    64697231,
    "Trap Dustshoot",
    Activation(
        needs=Exists(ANY_CARD, OPPONENTS_HAND, count=AtLeast(4)),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(ReturnToDeck(One(Monster(), OPPONENTS_HAND))),
    ),
)

THUNDER_OF_RULER: Final = Card(
    91781589,
    "Thunder of Ruler",
    Activation(
        needs=During(STANDBY_PHASE, OPPONENT),
        do=Forbid(ENTERING_BATTLE, who=OPPONENT, until=UNTIL_TURN_ENDS),
    ),
)

# ------------------------------------------------------------------------------------------------------------ negation

# By the card's rulings it cannot be activated when the opponent has no card to draw.
DARK_BRIBE: Final = Card(
    77538567,
    "Dark Bribe",
    Activation(
        1,
        when=When(Activated(SpellOrTrap(), by=OPPONENT)),
        needs=Exists(ANY_CARD, OPPONENTS_DECK),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)).also(Draw(1, OPPONENT)),
    ),
)

# A Spell or Trap has no ATK, so the ATK also says whether the destroyed card was a monster card.
VAMPIRE_DOMINATION: Final = Card(
    68688135,
    "Vampire Domination",
    Activation(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT), Activated(SpellOrTrap())),
        needs=Exists(Monster(FACE_UP, archetype="Vampire"), YOUR_FIELD),
        limit=Limit(PER_ACTIVATION),
        do=Negate(THE_ACTIVATION)
        .and_if_you_do(Destroy(THAT_CARD, called=THE_DESTROYED_CARD))
        .then(
            OnlyIf(
                Compare(Stat(ATK, THE_DESTROYED_CARD, original=True), AtLeast(1)),
                GainLP(Stat(ATK, THE_DESTROYED_CARD, original=True)),
            )
        ),
    ),
)

TRAP_JAMMER: Final = Card(
    19252988,
    "Trap Jammer",
    Activation(
        when=When(Activated(Trap(), by=OPPONENT)),
        needs=During(BATTLE_PHASE),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

GOBLIN_OUT_OF_THE_FRYING_PAN: Final = Card(
    69632396,
    "Goblin Out of the Frying Pan",
    Activation(
        when=When(Activated(Spell())),
        cost=PayLP(500),
        do=Negate(THE_ACTIVATION).and_if_you_do(AddToHand(THAT_CARD)),
    ),
)

FORCED_BACK: Final = Card(
    43340443,
    "Forced Back",
    Activation(
        when=When(WouldBeSummoned(Monster(), SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=Negate(THE_SUMMON).and_if_you_do(AddToHand(THAT_CARD)),
    ),
)

CALL_OF_THE_GRAVE: Final = Card(
    16970158,
    "Call of the Grave",
    Activation(when=When(Activated(Spell(name="Monster Reborn"), by=OPPONENT)), do=Negate(THE_EFFECT)),
)

GRYPHON_WING: Final = Card(
    55608151,
    "Gryphon Wing",
    Activation(
        1,
        when=When(Activated(Spell(name="Harpie's Feather Duster"), by=OPPONENT)),
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(All(SpellOrTrap(), OPPONENTS_FIELD))),
    ),
)

CARDS: Final = (
    POT_OF_GREED,
    GRACEFUL_CHARITY,
    UPSTART_GOBLIN,
    TRADE_IN,
    HAND_DESTRUCTION,
    REINFORCEMENT_OF_THE_ARMY,
    FOOLISH_BURIAL,
    DELINQUENT_DUO,
    CONFISCATION,
    THE_FORCEFUL_SENTRY,
    OOKAZI,
    HINOTAMA,
    JUST_DESSERTS,
    DIAN_KETO_THE_CURE_MASTER,
    MONSTER_REBORN,
    CALL_OF_THE_HAUNTED,
    FORBIDDEN_CHALICE,
    FORBIDDEN_DRESS,
    RELOAD,
    LEFT_ARM_OFFERING,
    BOOK_OF_LIFE,
    SPELL_SHATTERING_ARROW,
    SILENT_DOOM,
    HAMMER_SHOT,
    DIMENSIONAL_PRISON,
    LUNALIGHT_REINCARNATION_DANCE,
    FIEND_GRIEFING,
    MICHIZURE,
    LIGHT_OF_JUDGMENT,
    TRAP_DUSTSHOOT,
    THUNDER_OF_RULER,
    DARK_BRIBE,
    VAMPIRE_DOMINATION,
    TRAP_JAMMER,
    GOBLIN_OUT_OF_THE_FRYING_PAN,
    FORCED_BACK,
    CALL_OF_THE_GRAVE,
    GRYPHON_WING,
)
