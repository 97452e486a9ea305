"""Topic effect: cards that cannot be used, by a card that spells out what that means."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ACTIVATING,
    ATK,
    ATTACKING,
    BEING_MATERIAL,
    CHANGING_POSITION,
    EITHER,
    LINK_SUMMON,
    NORMAL_SUMMONING,
    SETTING,
    SPECIAL_SUMMONING,
    WARRIOR,
    XYZ_SUMMON,
)
from spellspeed.lang.words.lines import A_TUNER_AND_OTHERS, Activation, Continuous, Ignition, Materials, SummonProcedure
from spellspeed.lang.words.nouns import A_MONSTER, AnyCard, Monster, Spell
from spellspeed.lang.words.places_said import THE_FIELD, WHEREVER_IT_IS, YOUR_DECK, YOUR_FIELD, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import Banish, ChangeStat, Forbid, GainLP, NegateEffectsOf, SetOnField
from spellspeed.words import ARROW_BOTTOM, ARROW_TOP
from table import Table, table


def prohibition(name: str) -> CardFacts:
    """A card that makes cards of a name unusable: neither played nor attacking nor turned nor taken as material."""
    such, there = AnyCard(name=name), All(AnyCard(name=name), THE_FIELD)
    return probe(
        "Test Prohibition",
        "Spell / Continuous",
        Continuous(
            1,
            Forbid(ACTIVATING, who=EITHER, what=such)
            .also(Forbid(SETTING, who=EITHER, what=such))
            .also(Forbid(NORMAL_SUMMONING, who=EITHER, what=Monster(name=name)))
            .also(Forbid(SPECIAL_SUMMONING, who=EITHER, what=Monster(name=name)))
            .also(Forbid(BEING_MATERIAL, All(AnyCard(name=name), WHEREVER_IT_IS)))
            .also(Forbid(ATTACKING, there))
            .also(Forbid(CHANGING_POSITION, there))
            .also(NegateEffectsOf(there)),
        ),
    )


def play(name: str, position: str, *cards: CardFacts) -> Table:
    """A position with a card that makes this card unusable."""
    return table(position, pool=pool_with(prohibition(name), *cards))


@pytest.mark.rule("effect.unusable.cannot-be-special-summoned-by-effects", scenario=1)
def test_call_of_the_haunted_cannot_target_a_monster_that_cannot_be_used() -> None:
    t = play(
        "Gemini Elf",
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Gemini Elf, Battle Ox, Silver Fang   spells: Test Prohibition
        opp 8000
        """,
    )
    t.you.activates("Call of the Haunted")
    assert t.you.is_asked("target").offers == ["Battle Ox", "Silver Fang"]


@pytest.mark.rule("effect.unusable.cannot-be-special-summoned-by-effects", scenario=1)
@pytest.mark.parametrize("spells", ["Test Prohibition", ""])
def test_call_of_the_haunted_has_no_target_if_only_that_monster_is_there(spells: str) -> None:
    t = play(
        "Gemini Elf",
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Call of the Haunted   graveyard: Gemini Elf   spells: {spells}
        opp 8000
        """,
    )
    if spells:
        t.you.cannot("activate Call of the Haunted", because="target.timing.chosen-at-activation")
    else:
        t.you.can("activate Call of the Haunted")


def with_sky_scout() -> Table:
    """Sky Scout, a Winged Beast with 1800 ATK, cannot be used."""
    return play(
        "Sky Scout",
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sky Scout   hand: Summoned Skull, Sky Scout, Rush Recklessly
                   set: Icarus Attack, Raigeki Break, Compulsory Evacuation Device
        opp 8000   monsters: Battle Ox, Silver Fang   spells: Test Prohibition
        """,
    )


@pytest.mark.rule("effect.use.monster-actions", scenario=0)
def test_a_monster_that_cannot_be_used_neither_attacks_nor_changes_position_nor_is_summoned() -> None:
    t = with_sky_scout()
    t.you.cannot("summon Sky Scout", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("change position of Sky Scout", because="effect.cannot.forbids-while-it-applies")
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.cannot("attack Battle Ox with Sky Scout", because="effect.cannot.forbids-while-it-applies")


KNIGHT: Final = probe(
    "Test Knight",
    "Warrior / Effect",
    SummonProcedure(by=Banish(One(Monster(), YOUR_GRAVEYARD))),
    Ignition(1, do=GainLP(500)),
    atk=1700,
)
LORD: Final = probe(
    "Test Lord", "Warrior / Fusion", Materials(of=(Monster(name="Test Knight"), Monster(type_=WARRIOR))), level=8
)


# What is made with Test Knight and Test Tuner, both of Level 4.
MADE_WITH_IT: Final = (
    probe("Test Tuner", "Machine / Tuner", level=4),
    probe("Test Star", "Dragon / Synchro", A_TUNER_AND_OTHERS, level=8),
    probe("Test Rank", "Dragon / Xyz", Materials(of=(Monster(level=4),) * 2, by=XYZ_SUMMON), rank=4),
    probe("Test Duo", "Dragon / Link", Materials(of=(A_MONSTER,) * 2, by=LINK_SUMMON), arrows=ARROW_BOTTOM | ARROW_TOP),
)


@pytest.mark.rule("effect.use.monster-actions", scenario=1)
@pytest.mark.parametrize("forbidden", [True, False])
def test_a_monster_that_cannot_be_used_does_nothing_that_counts_as_using_it(forbidden: bool) -> None:
    t = play(
        "Test Knight",
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Knight, Test Tuner   hand: Test Knight, Battle Warrior, Polymerization
                   graveyard: Silver Fang   extra: Test Lord, Test Star, Test Rank, Test Duo
        opp 8000   spells: {"Test Prohibition" if forbidden else "Banner of Courage"}
        """,
        KNIGHT,
        LORD,
        *MADE_WITH_IT,
    )
    cannot = "effect.cannot.forbids-while-it-applies"
    wishes = {
        "summon Test Knight": cannot,
        "special summon Test Knight": cannot,
        "activate Test Knight": cannot,
        "activate Polymerization": "effect.condition.no-possible-resolution-blocks-activation",
        "change position of Test Knight": cannot,
        "synchro summon Test Star": cannot,
        "xyz summon Test Rank": cannot,
        "link summon Test Duo": cannot,
    }
    for wish, because in wishes.items():
        if forbidden:
            t.you.cannot(wish, because=because)
        else:
            t.you.can(wish)
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    if forbidden:
        t.you.cannot("attack directly with Test Knight", because=cannot)
    else:
        t.you.can("attack directly with Test Knight")


@pytest.mark.rule("effect.unusable.may-pay-costs-and-be-tributed", scenario=1)
def test_a_monster_that_cannot_be_used_may_be_tributed_as_a_cost() -> None:
    t = with_sky_scout()
    t.you.activates("Icarus Attack", tributing="Sky Scout", targeting=["Battle Ox", "Silver Fang"])
    t.nobody_responds()
    assert t.opp.monsters == [] and "Sky Scout" in t.you.graveyard


@pytest.mark.rule("effect.unusable.may-pay-costs-and-be-tributed", scenario=1)
def test_a_monster_that_cannot_be_used_may_be_tributed_for_a_tribute_summon() -> None:
    t = with_sky_scout()
    t.you.summons("Summoned Skull", tributing=["Sky Scout"])
    assert t.you.monsters == ["Summoned Skull"] and t.you.graveyard == ["Sky Scout"]


@pytest.mark.rule("effect.unusable.may-pay-costs-and-be-tributed", scenario=1)
def test_a_card_that_cannot_be_used_may_be_discarded_as_a_cost() -> None:
    t = with_sky_scout()
    t.you.activates("Raigeki Break", discarding="Sky Scout", targeting="Battle Ox")
    t.nobody_responds()
    assert t.opp.monsters == ["Silver Fang"] and "Sky Scout" in t.you.graveyard


@pytest.mark.rule("effect.unusable.may-be-targeted-and-affected", scenario=1)
def test_a_monster_that_cannot_be_used_is_targeted_and_affected_as_usual() -> None:
    t = play(
        "Wattaildragon",
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Wattaildragon   hand: Rush Recklessly   set: Compulsory Evacuation Device
        opp 8000   spells: Test Prohibition
        """,
    )
    t.you.cannot("change position of Wattaildragon", because="effect.cannot.forbids-while-it-applies")
    t.you.activates("Rush Recklessly", targeting="Wattaildragon")
    t.nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 3200
    t.you.activates("Compulsory Evacuation Device", targeting="Wattaildragon")
    assert t.you.hand == ["Wattaildragon"]


@pytest.mark.rule("effect.unusable.attacked-normal-damage-calculation", scenario=1)
def test_damage_is_calculated_normally_when_a_monster_that_cannot_be_used_is_attacked() -> None:
    t = play(
        "Test Victim",
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Test Victim   spells: Test Prohibition
        opp 8000   monsters: Test Attacker
        """,
        probe("Test Victim", atk=2000),
        probe("Test Attacker", atk=1500),
    )
    t.opp.attacks("Test Attacker", "Test Victim")
    t.nobody_responds()
    assert t.opp.graveyard == ["Test Attacker"] and t.opp.lp == 7500
    assert t.you.monsters == ["Test Victim"] and t.you.lp == 8000


# --------------------------------------------------------------------------------------------------- Spells and Traps

BANNER: Final = probe(
    "Test Banner",
    "Spell / Continuous",
    Continuous(1, ChangeStat(ATK, All(Monster(), YOUR_FIELD), 500)),
    Ignition(2, do=GainLP(500)),
    Ignition(3, do=GainLP(300), from_=YOUR_GRAVEYARD),
)
SETTER: Final = probe(
    "Test Setter", "Spell / Normal", Activation(do=SetOnField(One(Spell(name="Test Banner"), YOUR_DECK)))
)


@pytest.mark.rule("effect.use.spell-trap-actions", scenario=1)
@pytest.mark.parametrize("forbidden", [True, False])
def test_a_spell_that_cannot_be_used_is_neither_activated_nor_set_nor_does_it_apply(forbidden: bool) -> None:
    t = play(
        "Test Banner",
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   hand: Test Banner, Test Setter   spells: Test Banner
                   graveyard: Test Banner   deck: Test Banner, Mystical Elf
        opp 8000   spells: {"Test Prohibition" if forbidden else "Banner of Courage"}
        """,
        BANNER,
        SETTER,
    )
    wishes = [
        "activate Test Banner (hand)",
        "set Test Banner",
        "activate Test Setter",
        "activate Test Banner (graveyard)",
        "activate Test Banner (spell zone 1)",
    ]
    assert t.you.atk_of("Battle Ox") == (1700 if forbidden else 2200)
    if not forbidden:
        for wish in wishes:
            t.you.can(wish)
        return
    t.you.cannot(wishes[0], because="effect.cannot.forbids-while-it-applies")
    t.you.cannot(wishes[1], because="effect.cannot.forbids-while-it-applies")
    t.you.cannot(wishes[2], because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.cannot(wishes[3], because="effect.cannot.forbids-while-it-applies")
    t.you.cannot(wishes[4], because="effect.cannot.forbids-while-it-applies")


# ----------------------------------------------------------------------------------------------- text that is no effect

EXODIA: Final = "Exodia the Forbidden One"


@pytest.mark.rule("effect.unusable.non-effect-text-still-applies", scenario=1)
def test_text_that_is_no_effect_holds_for_a_card_that_cannot_be_used() -> None:
    limbs = "Left Arm of the Forbidden One, Right Arm of the Forbidden One, Left Leg of the Forbidden One"
    t = play(
        EXODIA,
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {EXODIA}, {limbs}, Pot of Greed   deck: Right Leg of the Forbidden One, Umi
        opp 8000   spells: Test Prohibition
        """,
    )
    t.you.cannot(f"summon {EXODIA}", because="effect.cannot.forbids-while-it-applies")
    t.you.activates("Pot of Greed")
    assert t.winner == "you"
    t = play(
        "Chaos Sorcerer",
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Chaos Sorcerer   graveyard: Mystical Elf, Sangan   monsters: Gemini Elf
        opp 8000   spells: Test Prohibition
        """,
    )
    t.you.cannot("special summon Chaos Sorcerer", because="effect.cannot.forbids-while-it-applies")
    t.you.cannot("summon Chaos Sorcerer", because="summon.special-monster.cannot-be-normal-summoned")


# ------------------------------------------------------------------------------------------------------ Pendulum Cards

SEER: Final = probe(
    "Test Seer",
    "Spellcaster / Pendulum / Effect",
    pendulum=(
        Continuous(1, ChangeStat(ATK, All(Monster(), YOUR_FIELD), 500)),
        Ignition(2, do=GainLP(500)),
    ),
)


@pytest.mark.rule("effect.use.pendulum-actions", scenario=1)
@pytest.mark.parametrize("forbidden", [True, False])
def test_a_pendulum_monster_that_cannot_be_used_is_no_spell_and_its_effects_do_nothing(
    forbidden: bool,
) -> None:
    t = play(
        "Test Seer",
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   hand: Test Seer   pendulum: Test Seer
        opp 8000   spells: {"Test Prohibition" if forbidden else "Banner of Courage"}
        """,
        SEER,
    )
    assert t.you.atk_of("Battle Ox") == (1700 if forbidden else 2200)
    wishes = ("activate Test Seer (hand)", "activate Test Seer (spell zone 1) effect 2")
    for wish in wishes:
        if forbidden:
            t.you.cannot(wish, because="effect.cannot.forbids-while-it-applies")
        else:
            t.you.can(wish)
