"""Topic negate: an effect that is negated while its activation stands, negation that lasts, and the zone it leaves."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, CountOf, One
from spellspeed.lang.words.every_word import (
    AS_ANYTHING,
    ATK,
    FACE_UP,
    OPPONENT,
    PER_ACTIVATION,
    THE_ACTIVATION,
    THE_EFFECT,
    UNTIL_TURN_ENDS,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Spell, SpellOrTrap, Times
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Activated, If, Sent, Summoned, When
from spellspeed.lang.words.verbs import (
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    InflictDamage,
    Negate,
    NegateEffectsOf,
    SendToGraveyard,
    SetOnField,
    Tribute,
)
from table import Table, table

# 'When a Spell/Trap Card is activated: negate the effect', which leaves the activation alone.
EMPTY_WORDS: Final = probe(
    "Empty Words", "Trap / Counter", Activation(when=When(Activated(SpellOrTrap())), do=Negate(THE_EFFECT))
)
# 'You can only activate 1 card of this name per turn.'
ONCE_A_TURN: Final = probe(
    "Once a Turn", "Trap / Normal", Activation(limit=Limit(PER_ACTIVATION), do=InflictDamage(500, OPPONENT))
)
# 'Once per turn: discard 1 card; draw 2 cards.'
TRADER: Final = probe(
    "Trader",
    "Warrior / Effect",
    Ignition(limit=Limit(), cost=Discard(One(ANY_CARD, YOUR_HAND)), do=Draw(2)),
)
SELF_TRIBUTER: Final = probe("Self Tributer", "Warrior / Effect", Ignition(cost=Tribute(THIS_CARD), do=Draw(1)))
DRAWER: Final = probe("Drawer", "Warrior / Effect", Ignition(do=Draw(1)))
ARRIVER: Final = probe("Arriver", "Warrior / Effect", Trigger(when=If(Summoned(THIS_CARD)), do=Draw(1)))
# 'When this card is sent to the Graveyard: you can …', which can miss its timing, and 'if', which cannot.
EARLY_GHOST: Final = probe(
    "Early Ghost",
    "Fiend / Effect",
    Trigger(when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=InflictDamage(100, OPPONENT), from_=YOUR_GRAVEYARD),
)
PATIENT_GHOST: Final = probe(
    "Patient Ghost",
    "Fiend / Effect",
    Trigger(when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=InflictDamage(100, OPPONENT), from_=YOUR_GRAVEYARD),
)
# 'Negate the effects of all Spells on the field', and a Trap that pays with a face-up Spell.
SPELL_SILENCE: Final = probe(
    "Spell Silence", "Trap / Continuous", Continuous(1, NegateEffectsOf(All(Spell(), THE_FIELD)))
)
SPELL_SACRIFICE: Final = probe(
    "Spell Sacrifice",
    "Trap / Normal",
    Activation(cost=SendToGraveyard(One(Spell(FACE_UP), YOUR_FIELD)), do=InflictDamage(100, OPPONENT)),
)
# 'Target 1 face-up monster; until the end of this turn it gains 400 ATK and its effects are negated.'
CHALICE: Final = probe(
    "Quiet Chalice",
    "Spell / Quick-Play",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 400, until=UNTIL_TURN_ENDS).also(
            NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS)
        ),
    ),
)

POOL: Final = pool_with(
    EMPTY_WORDS,
    ONCE_A_TURN,
    TRADER,
    SELF_TRIBUTER,
    DRAWER,
    ARRIVER,
    EARLY_GHOST,
    PATIENT_GHOST,
    SPELL_SILENCE,
    SPELL_SACRIFICE,
    CHALICE,
)


# ------------------------------------------------------------------------------------------------ the activation stands


@pytest.mark.rule("negate.effect-only.activation-stands", scenario=1)
def test_raigeki_break_is_activated_and_paid_for_although_royal_decree_negates_its_effect() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox   set: Raigeki Break
        opp 8000   set: Royal Decree   monsters: Mystical Elf
    """)
    t.you.activates("Raigeki Break", discarding="Battle Ox", targeting="Mystical Elf")
    t.opp.activates("Royal Decree")
    t.nobody_responds()
    assert t.opp.monsters == ["Mystical Elf"] and t.opp.spells == ["Royal Decree"]
    assert t.you.graveyard == ["Battle Ox", "Raigeki Break"]
    assert "link 1 Raigeki Break resolved" in t.log()
    assert "you's Raigeki Break was negated: activation" not in t.log()


@pytest.mark.rule("negate.effect-only.activation-stands", scenario=1)
def test_an_activation_whose_effect_is_negated_counts_for_the_limit_of_the_turn() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: 2 Once a Turn
        opp 8000   set: Royal Decree
        """,
        pool=POOL,
    )
    t.you.activates("Once a Turn (spell zone 1)")
    t.opp.activates("Royal Decree")
    t.nobody_responds()
    assert t.opp.lp == 8000
    t.you.cannot("activate Once a Turn", because="effect.use-limit.effect-negated-still-activated")


@pytest.mark.rule("negate.effect-only.activation-stands", scenario=1)
@pytest.mark.parametrize(
    ("place", "card", "answer"),
    [
        ("set", "Skill Drain", "Royal Decree"),
        ("set", "Skill Drain", "Empty Words"),
        ("hand", "Banner of Courage", "Empty Words"),
    ],
)
def test_a_continuous_card_stays_on_the_field_when_only_its_effect_is_negated(
    place: str, card: str, answer: str
) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   {place}: {card}   monsters: Battle Ox
        opp 8000   set: {answer}
        """,
        pool=POOL,
    )
    t.you.activates(card)
    t.opp.activates(answer)
    t.nobody_responds()
    assert t.you.spells == [card] and t.you.graveyard == []


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=1)
def test_a_negated_effect_is_still_processed_so_that_the_discarded_monster_misses_its_timing() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Early Ghost   set: Raigeki Break
        opp 8000   spells: Royal Decree   monsters: Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Raigeki Break", discarding="Early Ghost", targeting="Mystical Elf")
    t.nobody_responds()
    assert t.opp.monsters == ["Mystical Elf"]
    t.you.is_asked("open state")
    assert t.opp.lp == 8000


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=1)
def test_a_monster_that_cannot_miss_its_timing_is_not_bothered_by_the_negated_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Patient Ghost   set: Raigeki Break
        opp 8000   spells: Royal Decree   monsters: Mystical Elf
        """,
        pool=POOL,
    )
    t.you.activates("Raigeki Break", discarding="Patient Ghost", targeting="Mystical Elf")
    t.nobody_responds()
    t.you.triggers("Patient Ghost")
    t.nobody_responds()
    assert t.opp.lp == 7900


@pytest.mark.rule("negate.effect-negated.card-may-still-activate", scenario=1)
def test_a_monster_whose_effects_are_negated_may_activate_them_in_vain() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox, Silver Fang   monsters: Trader   deck: 4 Mystical Elf
        opp 8000   spells: Skill Drain
        """,
        pool=POOL,
    )
    t.you.activates("Trader", discarding="Battle Ox")
    t.nobody_responds()
    assert t.you.hand == ["Silver Fang"] and t.you.graveyard == ["Battle Ox"] and len(t.you.deck) == 4
    assert "link 1 Trader resolved" in t.log()
    t.you.cannot("activate Trader", because="effect.once-per-turn.limits-the-user")


# -------------------------------------------------------------------------------------------------- negation that lasts


@pytest.mark.rule("negate.lasting.monsters-on-field-only", scenario=1)
def test_skill_drain_does_not_reach_a_monster_that_was_tributed_for_its_own_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Self Tributer   deck: 3 Mystical Elf
        opp 8000   spells: Skill Drain
        """,
        pool=POOL,
    )
    t.you.activates("Self Tributer")
    t.nobody_responds()
    assert t.you.graveyard == ["Self Tributer"] and t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("negate.lasting.monsters-on-field-only", scenario=2)
@pytest.mark.parametrize(
    ("answer", "drawn"),
    [("Raigeki Break", 1), ("Compulsory Evacuation Device", 1), ("Book of Moon", 1), ("Rush Recklessly", 0)],
)
def test_skill_drain_reaches_a_trigger_only_if_its_monster_is_still_face_up_on_the_field(
    answer: str, drawn: int
) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Arriver   deck: 3 Mystical Elf
        opp 8000   hand: Battle Ox   spells: Skill Drain   set: {answer}
        """,
        pool=POOL,
    )
    t.you.summons("Arriver")
    t.you.triggers("Arriver")
    discarding = "Battle Ox" if answer == "Raigeki Break" else ()
    t.opp.activates(answer, discarding=discarding, targeting="Arriver")
    t.nobody_responds()
    assert len(t.you.deck) == 3 - drawn and t.you.hand.count("Mystical Elf") == drawn
    assert "link 1 Arriver resolved" in t.log()


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=1)
def test_a_spell_activated_on_the_field_stays_negated_after_it_has_left_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   set: Spell Sacrifice   graveyard: Battle Ox
        opp 8000   spells: Spell Silence
        """,
        pool=POOL,
    )
    t.you.activates("Monster Reborn", targeting="Battle Ox")
    t.you.activates("Spell Sacrifice")
    t.nobody_responds()
    assert "Monster Reborn sent to graveyard (cost)" in t.log() and t.opp.lp == 7900
    assert "link 1 Monster Reborn resolved" in t.log()
    assert t.you.monsters == [] and "Battle Ox" in t.you.graveyard


@pytest.mark.rule("negate.lasting.spells-traps-stay-negated", scenario=1)
def test_without_the_silence_the_spell_that_has_left_the_field_resolves() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   set: Spell Sacrifice   graveyard: Battle Ox
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Monster Reborn", targeting="Battle Ox")
    t.you.activates("Spell Sacrifice")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Battle Ox"]


def three_links(second: str, third: str) -> Table:
    """Link 1 your Drawer, links 2 and 3 the opponent's and your answer, both on the Drawer; everything resolved."""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {third}   monsters: Drawer   deck: 3 Mystical Elf
        opp 8000   set: {second}
        """,
        pool=POOL,
    )
    t.you.activates("Drawer")
    t.opp.activates(second, targeting="Drawer")
    t.you.activates(third, targeting="Drawer")
    t.nobody_responds()
    assert "link 1 Drawer resolved" in t.log()
    return t


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=1)
def test_an_effect_negated_by_something_applied_to_its_monster_stays_negated_when_that_leaves_the_field() -> None:
    t = three_links("Compulsory Evacuation Device", "Quiet Chalice")
    assert t.you.hand == ["Drawer"] and len(t.you.deck) == 3


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=2)
def test_it_is_no_longer_negated_when_the_monster_has_been_turned_face_down() -> None:
    t = three_links("Book of Moon", "Quiet Chalice")
    assert t.you.monster("Drawer").position == "set"
    assert t.you.hand == ["Mystical Elf"]


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=2)
def test_what_comes_too_late_for_the_monster_does_not_negate_its_effect() -> None:
    t = three_links("Quiet Chalice", "Compulsory Evacuation Device")
    assert "Drawer stats changed by 400" not in t.log()
    assert sorted(t.you.hand) == ["Drawer", "Mystical Elf"]


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=0)
def test_a_negated_monster_cannot_escape_by_being_tributed_for_its_own_effect() -> None:
    """Unlike Skill Drain, which looks at the monster at resolution: this negation was applied to the monster itself."""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Quiet Chalice   monsters: Self Tributer   deck: 3 Mystical Elf
        opp 8000
        """,
        pool=POOL,
    )
    t.you.activates("Quiet Chalice", targeting="Self Tributer")
    t.you.activates("Self Tributer")
    assert "link 1 Self Tributer resolved" in t.log()
    assert "Self Tributer" in t.you.graveyard and t.you.hand == []


@pytest.mark.rule("negate.one-shot.left-field-stays-negated", scenario=0)
def test_a_monster_turned_face_down_before_it_leaves_is_no_longer_negated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Moon   monsters: Drawer   deck: 3 Mystical Elf
        opp 8000   set: Compulsory Evacuation Device, Quiet Chalice
        """,
        pool=POOL,
    )
    t.you.activates("Drawer")
    t.opp.activates("Compulsory Evacuation Device", targeting="Drawer")
    t.you.activates("Book of Moon", targeting="Drawer")
    t.opp.activates("Quiet Chalice", targeting="Drawer")
    t.nobody_responds()
    assert "Drawer stats changed by 400" in t.log() and sorted(t.you.hand) == ["Drawer", "Mystical Elf"]


# ------------------------------------------------------------------------------------- the zone of a negated activation


def negated_with(rest: Activation, others: str) -> Table:
    """Your Banner of Courage, beside these other cards of yours, negated by your own Trap that then does something."""
    trap = probe("No and More", "Trap / Counter", rest)
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Banner of Courage, Pot of Greed   set: No and More, {others}   deck: 3 Battle Ox
        opp 8000
        """,
        pool=pool_with(trap),
    )
    t.you.activates("Banner of Courage")
    t.you.activates("No and More")
    return t


SET_FROM_HAND: Final = Activation(
    when=When(Activated(Spell(), AS_ANYTHING)),
    do=Negate(THE_ACTIVATION).then(SetOnField(One(SpellOrTrap(), YOUR_HAND)), may=True),
)


@pytest.mark.rule("negate.card-activation.keeps-zone-until-chain-ends", scenario=1)
def test_the_zone_of_a_negated_activation_cannot_be_used_before_the_chain_has_ended() -> None:
    t = negated_with(SET_FROM_HAND, "3 Mirror Force")
    t.nobody_responds()
    # No zone was free for the Set, so nobody was asked; now there are two.
    assert "you set Pot of Greed" not in t.log() and t.you.hand == ["Pot of Greed"]
    assert sorted(t.you.graveyard) == ["Banner of Courage", "No and More"]
    t.you.sets("Pot of Greed", zone=5)
    assert t.you.spell_trap("Pot of Greed").zone == 5


@pytest.mark.rule("negate.card-activation.keeps-zone-until-chain-ends", scenario=1)
def test_with_a_fifth_zone_to_spare_the_set_is_offered_but_not_in_the_zone_of_the_negated_card() -> None:
    t = negated_with(SET_FROM_HAND, "2 Mirror Force")
    t.nobody_responds()
    t.you.is_asked("option")
    assert t.you.spells == ["No and More"]  # the negated card is not on the field
    t.you.says_yes()
    assert t.you.spell_trap("Pot of Greed").zone == 5


@pytest.mark.rule("negate.card-activation.keeps-zone-until-chain-ends", scenario=1)
def test_a_card_whose_activation_was_negated_is_not_counted_on_the_field() -> None:
    count = Times(100, CountOf(SpellOrTrap(), YOUR_FIELD))
    t = negated_with(
        Activation(
            when=When(Activated(Spell(), AS_ANYTHING)), do=Negate(THE_ACTIVATION).then(InflictDamage(count, OPPONENT))
        ),
        "3 Mirror Force",
    )
    t.nobody_responds()
    assert t.opp.lp == 7600  # three Mirror Forces and the Trap itself


@pytest.mark.rule("negate.card-activation.keeps-zone-until-chain-ends", scenario=1)
def test_a_card_whose_activation_was_negated_is_not_destroyed_with_the_others_on_the_field() -> None:
    t = negated_with(
        Activation(
            when=When(Activated(Spell(), AS_ANYTHING)),
            do=Negate(THE_ACTIVATION).then(Destroy(All(SpellOrTrap(), YOUR_FIELD, other_than=THIS_CARD))),
        ),
        "3 Mirror Force",
    )
    t.nobody_responds()
    assert t.log().count("Mirror Force destroyed (effect)") == 3
    assert "Banner of Courage destroyed (effect)" not in t.log()
    assert "Banner of Courage sent to graveyard (rule)" in t.log() and t.you.spells == []
