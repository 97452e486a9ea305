"""Negation in odd places: what was negated has moved, nothing destroys it, or only its effect is gone."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    A_DUEL,
    AS_AN_EFFECT,
    ATK,
    BEING_DESTROYED_BY_EFFECTS,
    FACE_UP,
    OPPONENT,
    PER_ACTIVATION,
    SPECIAL_SUMMONING,
    THE_ACTIVATION,
    THE_EFFECT,
    THE_SUMMON,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Limit, Quick
from spellspeed.lang.words.nouns import THAT_CARD, THE_TARGET, THIS_CARD, Monster, Spell, SpellOrTrap
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_FIELD
from spellspeed.lang.words.timings import Activated, When, WouldBeSummoned
from spellspeed.lang.words.verbs import ChangeStat, Destroy, Draw, Forbid, GainLP, Negate, NegateEffectsOf, Tribute
from table import table

DENIER = probe(
    "Test Denier",
    "Warrior / Effect",
    Quick(
        when=When(Activated(Monster(), AS_AN_EFFECT, by=OPPONENT)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)
MUTE = probe(
    "Test Mute",
    "Trap",
    Activation(
        target=One(SpellOrTrap(FACE_UP), THE_FIELD, other_than=THIS_CARD),
        do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS),
    ),
)
REFUSAL = probe(
    "Test Refusal",
    "Trap / Counter",
    Activation(when=When(Activated(SpellOrTrap())), do=Negate(THE_ACTIVATION)),
)
SHELTER = probe(
    "Test Shelter",
    "Spell / Continuous",
    Continuous(1, Forbid(BEING_DESTROYED_BY_EFFECTS, All(Monster(FACE_UP), YOUR_FIELD))),
)


# ------------------------------------------------------------------------------------------- what was negated has moved


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_a_monster_that_has_returned_to_the_hand_is_negated_but_not_destroyed_there() -> None:
    drawer = probe("Test Drawer", "Warrior / Effect", Ignition(1, do=Draw(1)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Drawer  set: Compulsory Evacuation Device  deck: 5 Mystical Elf
        opp 8000  monsters: Test Denier
        """,
        pool=pool_with(DENIER, drawer),
    )
    t.you.activates("Test Drawer")
    t.opp.activates("Test Denier")
    t.you.activates("Compulsory Evacuation Device", targeting="Test Drawer")
    t.nobody_responds()
    assert t.you.hand == ["Test Drawer"]
    assert t.you.graveyard == ["Compulsory Evacuation Device"]


@pytest.mark.rule("negate.and-destroy.destroyed-and-sent-to-gy", scenario=0)
def test_a_monster_that_was_its_own_cost_and_came_back_in_the_chain_is_not_destroyed() -> None:
    selfless = probe("Test Selfless", "Warrior / Effect", Ignition(1, cost=Tribute(THIS_CARD), do=Draw(1)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Selfless  set: Call of the Haunted  deck: 5 Mystical Elf
        opp 8000  monsters: Test Denier
        """,
        pool=pool_with(DENIER, selfless),
    )
    t.you.activates("Test Selfless")
    t.opp.activates("Test Denier")
    t.you.activates("Call of the Haunted", targeting="Test Selfless")
    t.nobody_responds()
    t.you.settle_zone(None)
    assert t.you.monsters == ["Test Selfless"]
    assert t.you.hand == []


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_magic_cylinder_finds_no_attack_to_negate_when_the_attacker_has_left() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox  set: Compulsory Evacuation Device
        opp 8000  set: Magic Cylinder
    """)
    t.you.attacks_directly("Battle Ox")
    t.you.passes()
    t.opp.activates("Magic Cylinder")
    t.you.activates("Compulsory Evacuation Device", targeting="Battle Ox")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_magic_cylinder_finds_no_attack_to_negate_when_the_attacker_was_turned_face_down() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox  set: Book of Moon
        opp 8000  set: Magic Cylinder
    """)
    t.you.attacks_directly("Battle Ox")
    t.you.passes()
    t.opp.activates("Magic Cylinder")
    t.you.activates("Book of Moon", targeting="Battle Ox")
    t.nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_magic_cylinder_inflicts_its_damage_when_the_counter_trap_against_it_is_negated() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000  monsters: Battle Ox  set: Seven Tools of the Bandit
        opp 8000  set: Magic Cylinder, Solemn Judgment
    """)
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Magic Cylinder")
    t.you.activates("Seven Tools of the Bandit")
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    # 1000 for Seven Tools of the Bandit and the ATK of Battle Ox; half for Solemn Judgment.
    assert (t.you.lp, t.opp.lp) == (5300, 4000)


# --------------------------------------------------------------------------------------------------- negated while here


def test_a_call_of_the_haunted_that_jinzo_negates_stays_when_jinzo_is_destroyed() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  set: Call of the Haunted  graveyard: Jinzo  hand: Dark Hole
        opp 8000
    """)
    t.you.activates("Call of the Haunted", targeting="Jinzo")
    t.you.settle_zone(None)
    t.you.activates("Dark Hole")
    assert t.you.graveyard == ["Jinzo", "Dark Hole"]
    assert t.you.spells == ["Call of the Haunted"]


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
def test_a_continuous_trap_negated_in_response_to_its_activation_stays_without_effect() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  set: Gravity Bind  monsters: Battle Ox
        opp 8000  set: Test Mute
        """,
        pool=pool_with(MUTE),
    )
    t.you.activates("Gravity Bind")
    t.opp.activates("Test Mute", targeting="Gravity Bind")
    t.nobody_responds()
    assert t.you.spells == ["Gravity Bind"]
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.can("attack directly with Battle Ox")


@pytest.mark.rule("negate.effect-only.activation-stands", scenario=0)
def test_a_field_spell_whose_effect_alone_was_negated_stays_in_its_zone() -> None:
    silence = probe("Test Silence", "Trap / Counter", Activation(when=When(Activated(Spell())), do=Negate(THE_EFFECT)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Sogen
        opp 8000  set: Test Silence
        """,
        pool=pool_with(silence),
    )
    t.you.activates("Sogen")
    t.opp.activates("Test Silence")
    t.nobody_responds()
    assert t.you.field_zone == ["Sogen"]


@pytest.mark.rule("negate.card-activation.card-goes-to-gy", scenario=0)
def test_a_field_spell_whose_activation_was_negated_goes_to_the_graveyard_undestroyed() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Sogen
        opp 8000  set: Test Refusal
        """,
        pool=pool_with(REFUSAL),
    )
    t.you.activates("Sogen")
    t.opp.activates("Test Refusal")
    t.nobody_responds()
    assert t.you.field_zone == [] and t.you.graveyard == ["Sogen"]
    assert not [line for line in t.log() if "Sogen destroyed" in line]


@pytest.mark.rule("spell.field.own-old-one-sent-to-graveyard", scenario=0)
def test_a_field_spell_that_made_room_for_a_negated_one_does_not_come_back() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Battle Ox  hand: Yami  field: Sogen
        opp 8000  set: Magic Jammer  hand: Kuriboh
    """)
    assert t.you.atk_of("Battle Ox") == 1900
    t.you.activates("Yami")
    assert t.you.atk_of("Battle Ox") == 1700
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.nobody_responds()
    assert t.you.field_zone == [] and t.you.graveyard == ["Sogen", "Yami"]


@pytest.mark.rule("negate.card-activation.not-from-hand-or-field", scenario=0)
def test_a_black_pendant_whose_activation_was_negated_was_not_sent_from_the_field() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Battle Ox  hand: Black Pendant  deck: 5 Mystical Elf
        opp 8000  set: Dark Bribe
    """)
    t.you.activates("Black Pendant", targeting="Battle Ox")
    t.opp.activates("Dark Bribe")
    t.nobody_responds()
    assert t.opp.lp == 8000
    assert t.you.hand == ["Mystical Elf"] and t.you.graveyard == ["Black Pendant"]


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
def test_a_negation_until_the_end_of_the_turn_ends_when_the_monster_is_turned_face_down() -> None:
    mute = probe(
        "Test Hush",
        "Spell / Quick-Play",
        Activation(target=One(Monster(FACE_UP), THE_FIELD), do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS)),
    )
    proud = probe("Test Proud", "Warrior / Effect", Continuous(1, ChangeStat(ATK, THIS_CARD, 700)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Hush  monsters: Test Proud  set: Book of Moon
        opp 8000
        """,
        pool=pool_with(mute, proud),
    )
    assert t.you.atk_of("Test Proud") == 1700
    t.you.activates("Test Hush", targeting="Test Proud")
    t.nobody_responds()
    assert t.you.atk_of("Test Proud") == 1000
    t.you.activates("Book of Moon", targeting="Test Proud")
    t.you.flip_summons("Test Proud")
    assert t.you.atk_of("Test Proud") == 1700


# ------------------------------------------------------------------------------------------------------ negated summons


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
def test_the_flip_summon_of_jinzo_can_be_negated_by_a_trap() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Jinzo (set)
        opp 8000  set: Solemn Judgment
    """)
    t.you.flip_summons("Jinzo")
    # Its own effects do not apply before it is Flip Summoned.
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Jinzo"] and t.opp.lp == 4000


@pytest.mark.rule("timing.flip-summon-negated.leaves-from-field", scenario=0)
def test_a_negated_flip_summon_does_not_succeed_even_if_nothing_destroys_the_monster() -> None:
    nay = probe("Test Nay", "Trap / Counter", Activation(when=When(WouldBeSummoned(Monster())), do=Negate(THE_SUMMON)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Man-Eater Bug (set)
        opp 8000  set: Test Nay  monsters: Battle Ox
        """,
        pool=pool_with(nay),
    )
    t.you.flip_summons("Man-Eater Bug")
    t.opp.activates("Test Nay")
    assert not [line for line in t.log() if "flip summoned" in line or "flipped" in line]
    assert t.opp.monsters == ["Battle Ox"]
    t.you.is_asked("open state")


@pytest.mark.rule("timing.flip-summon-negated.leaves-from-field", scenario=0)
def test_a_monster_whose_flip_summon_is_negated_does_not_succeed_under_protection_from_effects() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Man-Eater Bug (set)  spells: Test Shelter
        opp 8000  set: Solemn Judgment  monsters: Battle Ox
        """,
        pool=pool_with(SHELTER),
    )
    t.you.flip_summons("Man-Eater Bug")
    t.opp.activates("Solemn Judgment")
    assert not [line for line in t.log() if "flip summoned" in line]
    assert t.opp.monsters == ["Battle Ox"]


@pytest.mark.rule("summon.normal.negated-goes-to-graveyard", scenario=0)
def test_a_monster_whose_normal_summon_is_negated_is_not_protected_by_what_guards_the_field() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Battle Ox  spells: Test Shelter
        opp 8000  set: Solemn Judgment
        """,
        pool=pool_with(SHELTER),
    )
    t.you.summons("Battle Ox")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Battle Ox"]


# ---------------------------------------------------------------------------------------------- a card that was negated


def test_a_card_limited_to_one_a_duel_may_be_tried_again_when_its_activation_was_negated() -> None:
    relic = probe("Test Relic", "Spell", Activation(limit=Limit(PER_ACTIVATION, A_DUEL), do=GainLP(100)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: 3 Test Relic
        opp 8000  set: Magic Jammer  hand: Kuriboh
        """,
        pool=pool_with(relic),
    )
    t.you.activates("Test Relic")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.nobody_responds()
    t.you.activates("Test Relic")
    assert t.you.lp == 8100
    t.you.cannot("activate Test Relic", because="effect.use-limit.effect-negated-still-activated")


def test_the_oath_of_a_card_whose_activation_was_negated_does_not_bind() -> None:
    vow = probe("Test Vow", "Spell", Activation(oath=Forbid(SPECIAL_SUMMONING, who=YOU), do=Draw(1)))
    position = """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Vow, Monster Reborn  graveyard: Battle Ox  deck: 3 Kuriboh
        opp 8000  set: Test Refusal
        """
    t = table(position, pool=pool_with(vow, REFUSAL))
    t.you.activates("Test Vow")
    t.opp.activates("Test Refusal")
    t.nobody_responds()
    t.you.can("activate Monster Reborn")
    t = table(position, pool=pool_with(vow, REFUSAL))
    t.you.activates("Test Vow")
    t.opp.passes()
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")  # none may be summoned
