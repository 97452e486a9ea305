"""Cards that answer the destruction of a card which is sent to the Graveyard."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")

# ------------------------------------------------------------------------------------------------------ Normal Traps

GUST: Final = Card(
    73079365,
    "Gust",
    Activation(
        when=When(
            Sent(
                Spell(),
                EITHER_GRAVEYARD,
                from_=YOUR_FIELD,
                because=BECAUSE_OF_EFFECT,
                by=OPPONENT,
                destroyed=True,
            )
        ),
        target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

SOUL_ROPE: Final = Card(
    37383714,
    "Soul Rope",
    Activation(
        1,
        when=When(
            Sent(Monster(), EITHER_GRAVEYARD, from_=YOUR_MONSTER_ZONE, because=BECAUSE_OF_EFFECT, destroyed=True)
        ),
        cost=PayLP(1000),
        do=SpecialSummon(One(Monster(level=4), YOUR_DECK)),
    ),
)

CHTHONIAN_BLAST: Final = Card(
    18271561,
    "Chthonian Blast",
    Activation(
        when=When(Sent(Monster(FACE_UP), EITHER_GRAVEYARD, from_=YOUR_MONSTER_ZONE, destroyed=True)),
        do=Destroy(
            One(Monster(FACE_UP), THE_FIELD, having=Superlative(LOWEST, ATK), called=THE_CHOSEN_MONSTER)
        ).and_if_you_do(InflictDamage(Half(Stat(ATK, THE_CHOSEN_MONSTER)), EITHER)),
    ),
)

# ---------------------------------------------------------------------------------------------------- a Continuous Trap

BACKFIRE: Final = Card(
    82705573,
    "Backfire",
    Trigger(
        1,
        when=If(Sent(Monster(FACE_UP, attribute=FIRE), EITHER_GRAVEYARD, from_=YOUR_MONSTER_ZONE, destroyed=True)),
        do=InflictDamage(500, OPPONENT),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------------- monsters

GRANADORA: Final = Card(
    13944422,
    "Granadora",
    Trigger(when=If(Summoned(THIS_CARD)), do=GainLP(1000), mandatory=True),
    Trigger(when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)), do=InflictDamage(2000, YOU), mandatory=True),
)

WINGED_KURIBOH: Final = Card(
    57116033,
    "Winged Kuriboh",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD, destroyed=True)),
        do=ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_TURN_ENDS),
        mandatory=True,
    ),
)

GREEN_BABOON: Final = Card(
    46668237,
    "Green Baboon, Defender of the Forest",
    Trigger(
        1,
        when=When(
            Sent(
                Monster(FACE_UP, type_=BEAST),
                EITHER_GRAVEYARD,
                from_=YOUR_MONSTER_ZONE,
                because=BECAUSE_OF_EFFECT,
                destroyed=True,
            )
        ),
        cost=PayLP(1000),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND | YOUR_GRAVEYARD,
    ),
)

TWIN_HEADED_BEHEMOTH: Final = Card(
    43586926,
    "Twin-Headed Behemoth",
    Trigger(
        1,
        when=If(PhaseReached(END_PHASE)),
        needs=Both(
            HasDone(THIS_CARD, WAS_DESTROYED),
            Matches(THIS_CARD, Monster(zone=IN_GRAVEYARD, came_from=ON_THE_FIELD)),
        ),
        limit=Limit(PER_EFFECT, A_DUEL),
        do=SpecialSummon(THIS_CARD).and_if_you_do(ChangeStat(ATK | DEF, THIS_CARD, 1000, become=True)),
        from_=YOUR_GRAVEYARD,
    ),
)

A_GHOSTRICK: Final = Monster(FACE_UP, archetype="Ghostrick")
GHOSTRICK_BREAK: Final = Card(
    80802524,
    "Ghostrick Break",
    Activation(
        1,
        when=When(
            Sent(A_GHOSTRICK, YOUR_GRAVEYARD, from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE, destroyed=True),
            Sent(
                A_GHOSTRICK,
                YOUR_GRAVEYARD,
                from_=YOUR_FIELD,
                because=BECAUSE_OF_EFFECT,
                by=OPPONENT,
                destroyed=True,
            ),
        ),
        needs=Compare(HowMany(THAT_CARD), 1),
        target=Some(2, Monster(archetype="Ghostrick", that=NamedUnlike(THAT_CARD)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_DOWN_DEFENSE),
    ),
)

VAMPIRES_CURSE: Final = Card(
    34294855,
    "Vampire's Curse",
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        cost=PayLP(500),
        do=Later(STANDBY_PHASE, SpecialSummon(THIS_CARD), count=1),
        from_=YOUR_GRAVEYARD,
    ),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=1)),
        do=ChangeStat(ATK, THIS_CARD, 500),
        mandatory=True,
    ),
)

CARDS: Final = (
    GUST,
    SOUL_ROPE,
    CHTHONIAN_BLAST,
    BACKFIRE,
    GRANADORA,
    WINGED_KURIBOH,
    GREEN_BABOON,
    TWIN_HEADED_BEHEMOTH,
    GHOSTRICK_BREAK,
    VAMPIRES_CURSE,
)
