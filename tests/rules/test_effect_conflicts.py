"""Topic effect: what applies against a basic rule, against another effect, to a moved card, and what must be paid."""

from typing import Final

import pytest

import spellspeed.words as words
from probes import pool_with, probe
from spellspeed.engine.applies.continuous import is_negated
from spellspeed.lang.words.choices import ANY_CARD, One, Some
from spellspeed.lang.words.every_word import (
    A_COUNTER,
    AS_AN_EFFECT,
    BEING_AFFECTED,
    FACE_UP,
    OPPONENT,
    THE_ACTIVATION,
    YOU,
)
from spellspeed.lang.words.life_points import LoseLP
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, SpellOrTrap, Trap
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, OPPONENTS_HAND, YOUR_FIELD
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.timings import Activated, DamageTaken, Discarded, If, When
from spellspeed.lang.words.verbs import (
    Discard,
    Forbid,
    GainLP,
    Negate,
    PlaceCounters,
    SendToGraveyard,
)
from spellspeed.words import SPELL_COUNTER
from table import Table, table

MOVE: Final = probe(
    "Test Move", "Spell / Quick-Play", Activation(target=One(Monster(), YOUR_FIELD), do=MoveToZone(THE_TARGET))
)
COUNTER: Final = probe(
    "Test Counter",
    "Spell / Quick-Play",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=PlaceCounters(A_COUNTER, 2, THE_TARGET)),
)
TAX: Final = probe(
    "Test Tax",
    "Trap / Continuous",
    Continuous(1, LoseLP(300, OPPONENT), when=If(Discarded(AnyCard(controller=OPPONENT))), together=True),
)
BALM: Final = probe(
    "Test Balm", "Trap / Continuous", Continuous(1, GainLP(100), when=If(DamageTaken(YOU)), together=True)
)
MAKE_DISCARD: Final = probe(
    "Test Robbery", "Spell / Normal", Activation(do=Discard(Some(2, ANY_CARD, OPPONENTS_HAND, by=OPPONENT)))
)
IMMUNE: Final = probe(
    "Test Immune", "Warrior / Effect", Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Trap())), atk=1500
)
MAKE_SEND: Final = probe(
    "Test Demand", "Trap", Activation(do=SendToGraveyard(One(Monster(), OPPONENTS_FIELD, by=OPPONENT)))
)
HUSH: Final = probe(
    "Test Hush",
    "Trap / Counter",
    Activation(when=When(Activated(SpellOrTrap(), AS_AN_EFFECT)), do=Negate(THE_ACTIVATION)),
)
POOL: Final = pool_with(MOVE, COUNTER, TAX, BALM, MAKE_DISCARD, IMMUNE, MAKE_SEND, HUSH)


def play(position: str) -> Table:
    return table(position, pool=POOL)


def counters_on(t: Table, name: str) -> tuple[int, ...]:
    """The counters on a monster of yours: a kind, how many, and so on."""
    return t.you.monster(name).row.counters


# --------------------------------------------------------------------------------------- against a basic rule


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=1)
def test_a_card_lets_a_monster_attack_directly_past_the_opponents_monster() -> None:
    t = play("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Atlantean Dragoons, Atlantean Marksman, Battle Ox
        opp 8000   monsters: Gemini Elf
    """)
    t.you.cannot("Battle Ox attacks directly", because="battle.attack.must-choose-monster-if-any")
    t.you.attacks_directly("Atlantean Marksman")
    t.nobody_responds()
    assert t.opp.lp == 6600 and t.opp.monsters == ["Gemini Elf"]


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=2)
def test_a_card_lets_a_monster_attack_twice_in_a_battle_phase() -> None:
    t = play("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Mataza the Zapper, Battle Ox, Silver Fang
        opp 8000
    """)
    t.you.attacks_directly("Mataza the Zapper")
    t.nobody_responds()
    t.you.attacks_directly("Mataza the Zapper")
    t.nobody_responds()
    assert t.opp.lp == 8000 - 2 * 1300
    t.you.attacks_directly("Battle Ox")
    t.nobody_responds()
    assert t.opp.lp == 5400 - 1700
    t.you.cannot("Battle Ox attacks directly", because="battle.attack.once-per-turn")
    t.you.cannot("Mataza the Zapper attacks directly", because="battle.attack.once-per-turn")


# --------------------------------------------------------------------------------------------- against one another


@pytest.mark.rule("effect.conflict.cannot-beats-must", scenario=1)
@pytest.mark.parametrize("spells", ["Imperial Iron Wall", ""])
def test_what_must_be_banished_but_cannot_be_goes_to_the_graveyard(spells: str) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   spells: {spells}
        opp 8000   monsters: Dark Magician of Chaos
    """)
    t.you.activates("Dark Hole")
    assert "Dark Magician of Chaos destroyed (effect)" in t.log()
    chaos = ["Dark Magician of Chaos"]
    assert (t.opp.graveyard, t.opp.banished) == ((chaos, []) if spells else ([], chaos))


# ------------------------------------------------------------------------------------------------- to a moved monster


@pytest.mark.rule("effect.moved-own-zone.applied-effects-continue", scenario=1)
def test_what_applies_to_a_monster_goes_on_when_it_moves_to_another_zone() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly, Test Move, Axe of Despair, Test Counter   monsters: Wattaildragon (zone 1)
        opp 8000
    """)
    t.you.activates("Rush Recklessly", targeting="Wattaildragon")
    t.nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 3200
    t.you.activates("Test Counter", targeting="Wattaildragon")
    t.nobody_responds()
    t.you.activates("Axe of Despair", targeting="Wattaildragon")
    t.nobody_responds()
    t.you.activates("Test Move", targeting="Wattaildragon")
    t.nobody_responds()
    t.you.chooses_zone(3)
    assert t.you.monster("Wattaildragon").zone == 3
    assert t.you.atk_of("Wattaildragon") == 3200 + 1000 and t.you.spells == ["Axe of Despair"]
    assert counters_on(t, "Wattaildragon") == (words.A_COUNTER, 2)


@pytest.mark.rule("effect.moved-own-zone.applied-effects-continue", scenario=1)
def test_a_negated_monster_stays_negated_when_it_moves_to_another_zone() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Move   monsters: Cannon Soldier (zone 1), Battle Ox
        opp 8000   set: Breakthrough Skill
    """)
    t.you.activates("Cannon Soldier", tributing="Battle Ox")
    t.opp.activates("Breakthrough Skill", targeting="Cannon Soldier")
    t.nobody_responds()
    assert t.opp.lp == 8000
    t.you.activates("Test Move", targeting="Cannon Soldier")
    t.you.chooses_zone(3)
    assert t.you.monster("Cannon Soldier").zone == 3
    assert is_negated(t.duel.game, t.duel.state, t.you.monster("Cannon Soldier").row)


# ------------------------------------------------------------------------------------------------------ to be paid


def standby(lp: int, turn: int) -> Table:
    """A Standby Phase, your own or the opponent's, in which you would rather not pay for your Imperial Order."""
    t = play(f"""
        turn {turn}, Standby Phase, {"you" if turn == 3 else "opp"} to act
        you {lp}   spells: Imperial Order   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    assert t.you.is_asked("response").offers == ["carry out Imperial Order", "pass"]
    t.you.passes()
    return t


@pytest.mark.rule("effect.maintenance.lp-unpayable-destroys", scenario=1)
@pytest.mark.parametrize("turn", [3, 4], ids=["own turn", "opponent's turn"])
def test_imperial_order_is_destroyed_when_its_controller_cannot_pay(turn: int) -> None:
    t = standby(600, turn)
    assert (t.phase, t.you.lp) == ("Main Phase 1", 600)
    assert t.you.spells == [] and t.you.graveyard == ["Imperial Order"]
    assert "Imperial Order destroyed (rule)" in t.log() and "you paid 700 LP" not in t.log()


@pytest.mark.rule("effect.maintenance.lp-exactly-to-zero", scenario=1)
@pytest.mark.parametrize("turn", [3, 4], ids=["own turn", "opponent's turn"])
def test_imperial_order_takes_the_last_700_lp(turn: int) -> None:
    t = standby(700, turn)
    assert "you paid 700 LP" in t.log()
    assert (t.you.lp, t.winner) == (0, "opp")
    assert t.you.spells == ["Imperial Order"]


@pytest.mark.rule("effect.maintenance.lp-exactly-to-zero")
def test_imperial_order_must_be_paid_for_by_who_can_pay() -> None:
    t = standby(701, 3)
    assert (t.phase, t.you.lp, t.you.spells) == ("Main Phase 1", 1, ["Imperial Order"])


# --------------------------------------------------------------------------------------------------------- each time


@pytest.mark.rule("effect.each-time.discard-and-damage-counted-likewise", scenario=1)
def test_two_cards_discarded_at_once_count_as_one_time() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Test Robbery   spells: Test Tax
        opp 8000   hand: Battle Ox, Silver Fang, Gemini Elf, Mystical Elf, Celtic Guardian
    """)
    t.you.activates("Test Robbery")
    t.opp.discards("Battle Ox", "Silver Fang")
    assert t.opp.graveyard == ["Battle Ox", "Silver Fang"] and t.opp.lp == 7700
    t.you.activates("Test Robbery")
    t.opp.discards("Gemini Elf", "Mystical Elf")
    assert t.opp.lp == 7400


@pytest.mark.rule("effect.each-time.discard-and-damage-counted-likewise")
def test_damage_counts_once_whatever_its_amount() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hinotama, Ookazi
        opp 8000   spells: Test Balm
    """)
    t.you.activates("Hinotama")
    assert t.opp.lp == 8000 - 500 + 100
    t.you.activates("Ookazi")
    assert t.opp.lp == 7600 - 800 + 100


# --------------------------------------------------------------------------------------------------------- unaffected


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=1)
def test_an_unaffected_monster_can_be_targeted_but_is_not_destroyed() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   set: Raigeki Break
        opp 8000   monsters: Test Immune, Battle Ox
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Test Immune")
    assert t.opp.monsters == ["Test Immune", "Battle Ox"] and "Test Immune was targeted by Raigeki Break" in t.log()


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=1)
def test_an_unaffected_monster_can_be_sent_by_the_player_who_must_send_one() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Test Demand
        opp 8000   monsters: Test Immune, Battle Ox
    """)
    t.you.activates("Test Demand")
    assert t.opp.is_asked("effect").offers == ["Test Immune", "Battle Ox"]
    t.opp.chooses("Test Immune")
    assert t.opp.graveyard == ["Test Immune"] and t.opp.monsters == ["Battle Ox"]


# ----------------------------------------------------------------------------------- a card, or an effect of a card


@pytest.mark.rule("effect.activation.on-field-after-card-activation", scenario=2)
def test_an_effect_of_a_face_up_continuous_spell_is_no_activation_of_a_spell_card() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: Mass Driver   monsters: Battle Ox, Royal Magical Library   hand: Ookazi
        opp 8000   hand: Kuriboh   set: Magic Jammer, Test Hush
    """)
    t.you.activates("Mass Driver", tributing="Battle Ox")
    assert t.opp.is_asked("response").offers == ["activate Test Hush", "pass"]
    t.opp.cannot("activate Magic Jammer", because="negate.card-activation-negation.cannot-hit-effect-activation")
    t.opp.passes()
    assert t.opp.lp == 7600 and counters_on(t, "Royal Magical Library") == ()
    # The activation of a Spell Card is the other way round.
    t.you.activates("Ookazi")
    assert t.opp.is_asked("response").offers == ["activate Magic Jammer", "pass"]
    t.opp.passes()
    assert counters_on(t, "Royal Magical Library") == (SPELL_COUNTER, 1)
