"""What a judge is asked about turns: phases that are skipped, the end of the turn, Battle Phases that are added."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All
from spellspeed.lang.words.every_word import BEING_DESTROYED_BY_EFFECTS
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.rare import AddBattlePhase
from spellspeed.lang.words.verbs import Forbid
from table import Table, table

AGAIN = probe("Test Bugle", "Spell / Quick-Play", Activation(do=AddBattlePhase()))
DECK = "deck: 9 Summoned Skull"


def main_phase(you: str, opp: str) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   {DECK}\nopp 8000   {opp}   {DECK}")


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_a_monster_that_returns_in_the_next_standby_phase_waits_for_one_that_is_not_skipped() -> None:
    t = main_phase("monsters: Vorse Raider   hand: Dimensionhole   set: Solomon's Lawbook", "")
    t.you.activates("Dimensionhole", targeting="Vorse Raider")
    t.nobody_responds()
    t.you.activates("Solomon's Lawbook")
    t.nobody_responds()
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5 and "you skipped Standby Phase" in t.log()
    assert t.you.monsters == [] and t.you.banished == ["Vorse Raider"]
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.phase == "Standby Phase"
    t.you.carries_out("Dimensionhole")
    t.you.take_zone(None)
    assert t.you.monsters == ["Vorse Raider"] and t.you.banished == []


def test_two_time_seals_skip_the_same_draw_phase() -> None:
    t = main_phase("set: 2 Time Seal", "")
    for zone in (1, 2):
        t.you.does(f"activate Time Seal (zone {zone})" if zone == 1 else "activate Time Seal")
        t.nobody_responds()
    t.you.ends_turn()
    assert t.opp.hand == [] and "opp skipped Draw Phase" in t.log()
    t.opp.ends_turn()
    t.you.ends_turn()
    assert len(t.opp.hand) == 1


@pytest.mark.rule("win.deck-out.empty-deck-alone-is-no-loss", scenario=0)
def test_a_player_without_a_deck_does_not_lose_in_a_draw_phase_that_is_skipped() -> None:
    """rule: win.deck-out.empty-deck-alone-is-no-loss"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   set: Time Seal   {DECK}\nopp 8000   hand: Kuriboh")
    t.you.activates("Time Seal")
    t.nobody_responds()
    t.you.ends_turn()
    assert t.outcome is None and t.turn == 4
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.winner == "you"


@pytest.mark.rule("battle.attack.negated-attack-uses-it-up", scenario=0)
@pytest.mark.rule("battle.attack.once-per-battle-phase-when-several", scenario=0)
def test_negate_attack_ends_the_first_battle_phase_and_not_the_second() -> None:
    """rule: battle.attack.negated-attack-uses-it-up, battle.attack.once-per-battle-phase-when-several"""
    t = table(
        f"turn 3, Battle Step, you to act\nyou 8000   monsters: Vorse Raider   hand: Test Bugle   {DECK}\n"
        f"opp 8000   set: Negate Attack   {DECK}",
        pool=pool_with(AGAIN),
    )
    t.you.activates("Test Bugle")
    t.nobody_responds()
    t.you.attacks_directly("Vorse Raider")
    t.opp.activates("Negate Attack")
    t.nobody_responds()
    assert t.phase == "Battle Phase" and t.step == "Battle Step" and t.opp.lp == 8000
    t.you.attacks_directly("Vorse Raider")
    assert t.opp.lp == 8000 - 1900 and t.turn == 4


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
def test_limiter_removal_does_not_destroy_a_machine_that_was_turned_face_down_meanwhile() -> None:
    """rule: position.turned-facedown.applied-effects-end"""
    t = main_phase("monsters: Mechanicalchaser   hand: Limiter Removal, Book of Moon", "")
    t.you.activates("Limiter Removal")
    t.nobody_responds()
    t.you.activates("Book of Moon", targeting="Mechanicalchaser")
    t.nobody_responds()
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == ["Mechanicalchaser"]


def test_limiter_removal_destroys_a_machine_that_has_changed_hands() -> None:
    t = main_phase("monsters: Mechanicalchaser   hand: Limiter Removal, Creature Swap", "monsters: Celtic Guardian")
    t.you.activates("Limiter Removal")
    t.nobody_responds()
    t.you.activates("Creature Swap")
    t.nobody_responds()
    for seat in (t.you, t.opp, t.you):
        seat.settle_zone(None)
    assert t.opp.atk_of("Mechanicalchaser") == 3700
    t.you.ends_turn()
    assert t.opp.monsters == [] and "Mechanicalchaser" in t.you.graveyard


# ------------------------------------------------------------------------------------------- what a card costs to keep

SHIELD = probe(
    "Test Bulwark", "Spell / Continuous", Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, All(ANY_CARD, YOUR_FIELD)))
)


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.rule("cost.lp.exactly-to-zero-legal", scenario=0)
@pytest.mark.parametrize(("lp", "kept"), [(500, True), (499, False)])
def test_an_archfiend_that_cannot_be_paid_for_is_destroyed_and_not_by_an_effect(lp: int, kept: bool) -> None:
    """With exactly 500 LP they are paid, and the duel is lost.

    rule: effect.non-effect-text.maintenance-clause, cost.lp.exactly-to-zero-legal
    """
    t = table(
        f"turn 4, Main Phase 1, opp to act\nyou {lp}   spells: Test Bulwark   "
        f"monsters: Skull Archfiend of Lightning   {DECK}\nopp 8000   {DECK}",
        pool=pool_with(SHIELD),
    )
    t.opp.ends_turn()
    t.you.carries_out("Skull Archfiend of Lightning")
    if kept:
        assert t.winner == "opp" and t.you.monsters == ["Skull Archfiend of Lightning"]
    else:
        assert t.you.monsters == [] and t.you.lp == 499
        assert "Skull Archfiend of Lightning destroyed (rule)" in t.log()


def test_two_archfiends_are_paid_for_one_after_the_other_as_long_as_the_lp_last() -> None:
    t = table(
        f"turn 4, Main Phase 1, opp to act\nyou 700   monsters: Skull Archfiend of Lightning, Vilepawn Archfiend   "
        f"{DECK}\nopp 8000   {DECK}"
    )
    t.opp.ends_turn()
    t.you.carries_out("Skull Archfiend of Lightning")
    t.you.carries_out("Vilepawn Archfiend")
    assert t.you.lp == 200 and t.you.monsters == ["Skull Archfiend of Lightning"]
