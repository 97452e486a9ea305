"""Cards: revival, Tokens, and what keeps damage away."""

import pytest

from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.kernel.places import own
from spellspeed.words import HAND
from table import Table, table


def your_turn(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Main Phase 1; both players have a deck and you a card to keep."""
    opp += "" if "deck:" in opp else "   deck: 3 Sogen"
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\nyou {lp}   {you}\nopp 8000   {opp}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Lay out a phase of your opponent's turn."""
    opp += "" if "deck:" in opp else "   deck: 3 Sogen"
    you += "" if "deck:" in you else "   deck: 3 Sogen"
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


# ------------------------------------------------------------------------------------------------------------- revival


def test_soul_charge_summons_for_1000_life_points_each() -> None:
    """card: Soul Charge ①"""
    t = your_turn("hand: 2 Soul Charge, Umi   graveyard: Gemini Elf, Ooguchi, Kuriboh, Yami   monsters: Vorse Raider")
    t.you.activates("Soul Charge", targeting=["Gemini Elf", "Kuriboh"])
    t.you.takes_position("attack")
    t.you.takes_position("defense")
    assert t.you.lp == 6000 and sorted(t.you.monsters) == ["Gemini Elf", "Kuriboh", "Vorse Raider"]
    assert not t.you.can_activate("Soul Charge")
    assert t.you.reasons("battle phase")


@pytest.mark.rule("damage.lp-loss.is-not-damage", scenario=0)
def test_soul_charge_is_no_damage() -> None:
    """card: Soul Charge ①, D/D/D Rebel King Leonidas ②"""
    t = your_turn("hand: Soul Charge, Umi   graveyard: Gemini Elf   monsters: D/D/D Rebel King Leonidas")
    t.you.activates("Soul Charge")
    t.you.takes_position("attack")
    assert t.you.lp == 7000


@pytest.mark.rule("summon.special.several-at-once-need-zones", scenario=0)
def test_soul_charge_offers_no_more_targets_than_there_are_zones() -> None:
    """card: Soul Charge ①"""
    t = your_turn("hand: Soul Charge, Umi   graveyard: Gemini Elf, Kuriboh, Ooguchi   monsters: 3 Vorse Raider")
    t.you.activates("Soul Charge")
    assert t.you.is_asked("target").most == 2


def test_a_wild_monster_appears_for_a_turn() -> None:
    """card: A Wild Monster Appears! ①"""
    soldier = "Black Luster Soldier - Envoy of the Beginning"
    t = your_turn(
        f"hand: A Wild Monster Appears!, {soldier}, Gemini Elf, Raigeki, Rush Recklessly, Umi",
        "monsters: Vorse Raider   hand: Umi",
    )
    t.you.activates("A Wild Monster Appears!").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [soldier]
    assert t.you.reasons("summon Gemini Elf") and t.you.reasons("set Gemini Elf")
    t.you.activates("Rush Recklessly", targeting=soldier)
    assert t.you.atk_of(soldier) == 3000  # not affected by your other cards
    t.you.activates("Raigeki")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(soldier)
    assert t.opp.lp == 8000
    t.you.ends_turn()
    assert t.you.monsters == [soldier]
    t.opp.ends_turn()
    assert t.you.monsters == [] and soldier in t.you.deck + t.you.hand


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
@pytest.mark.parametrize(("mine", "theirs"), [("", ""), ("monsters: Ooguchi", "monsters: Vorse Raider")])
def test_a_wild_monster_appears_only_against_monsters_and_without_your_own(mine: str, theirs: str) -> None:
    """card: A Wild Monster Appears! ①"""
    soldier = "Black Luster Soldier - Envoy of the Beginning"
    t = your_turn(f"hand: A Wild Monster Appears!, {soldier}, Umi   {mine}", theirs)
    assert not t.you.can_activate("A Wild Monster Appears!")
    t = your_turn("hand: A Wild Monster Appears!, Gemini Elf, Umi", "monsters: Vorse Raider")
    assert not t.you.can_activate("A Wild Monster Appears!")


def test_a_wild_monster_appears_asks_for_the_original_level() -> None:
    """card: A Wild Monster Appears! ①"""
    t = your_turn("hand: A Wild Monster Appears!, Cost Down, Gate Guardian, Umi", "monsters: Vorse Raider")
    t.you.activates("Cost Down", discarding="Umi").nobody_responds()
    assert level_of(t.duel.game, t.duel.state, t.duel.state.cards[t.duel.state.piles[own(t.you.player, HAND)][1]]) == 9
    assert not t.you.can_activate("A Wild Monster Appears!")


def test_evenly_matched_leaves_the_opponent_as_many_cards_as_you_have() -> None:
    """card: Evenly Matched ①"""
    t = your_turn("hand: Evenly Matched", "monsters: Gemini Elf, Vorse Raider   set: Trap Hole, Mirror Force")
    t.you.goes_to("Battle Phase")
    t.you.activates("Evenly Matched")
    assert (t.opp.is_asked("effect").least, t.opp.is_asked("effect").most) == (3, 3)
    t.opp.chooses("Gemini Elf", "Trap Hole", "Mirror Force")
    assert t.opp.monsters == ["Vorse Raider"] and t.opp.set_cards == [] and len(t.opp.banished) == 3


def test_evenly_matched_that_was_set_counts_itself() -> None:
    """card: Evenly Matched ①"""
    t = their_turn("set: Evenly Matched   monsters: Ooguchi", "monsters: Gemini Elf, 2 Vorse Raider   hand: Umi")
    t.opp.goes_to("Battle Phase")
    t.opp.goes_to("Main Phase 2")
    t.you.activates("Evenly Matched")
    assert t.opp.is_asked("effect").most == 1
    t.opp.chooses("Gemini Elf")
    assert t.opp.monsters == ["Vorse Raider", "Vorse Raider"]


@pytest.mark.rule("token.facedown-banish.evenly-matched-keeps-token", scenario=0)
def test_evenly_matched_leaves_a_token() -> None:
    """card: Evenly Matched ①"""
    t = their_turn("hand: Evenly Matched", "monsters: Lekunga   graveyard: 2 Ooguchi   set: Trap Hole   hand: Umi")
    t.opp.activates("Lekunga")
    t.opp.goes_to("Battle Phase")
    t.opp.goes_to("Main Phase 2")
    t.you.activates("Evenly Matched")
    assert t.opp.monsters == ["Lekunga Token"] and t.opp.set_cards == []


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_evenly_matched_needs_more_cards_on_the_other_side() -> None:
    """card: Evenly Matched ①"""
    t = their_turn("set: Evenly Matched   monsters: Ooguchi", "monsters: Gemini Elf, Vorse Raider   hand: Umi")
    t.opp.goes_to("Battle Phase")
    t.opp.goes_to("Main Phase 2")
    t.opp.is_asked("open state")
    assert t.phase == "Main Phase 2"


# -------------------------------------------------------------------------------------------------------------- Tokens


def test_lekunga_turns_two_water_monsters_into_a_token() -> None:
    """card: Lekunga"""
    t = your_turn("monsters: Lekunga   graveyard: Ooguchi, Maryokutai, Lekunga, Gemini Elf   hand: Umi")
    t.you.activates("Lekunga", paying=["Ooguchi", "Maryokutai"])
    t.you.take_zone(None)
    assert t.you.monsters == ["Lekunga", "Lekunga Token"] and t.you.banished == ["Ooguchi", "Maryokutai"]
    assert t.you.monster("Lekunga Token").position == "attack" and t.you.atk_of("Lekunga Token") == 700
    assert not t.you.can_activate("Lekunga")  # one WATER monster is left


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_lekunga_needs_a_zone() -> None:
    """card: Lekunga"""
    t = your_turn("monsters: Lekunga, 4 Ooguchi   graveyard: 2 Ooguchi   hand: Umi")
    assert not t.you.can_activate("Lekunga")


def test_praying_mantis_brings_a_token_in_your_standby_phase() -> None:
    """card: Praying Mantis ①"""
    t = their_turn("monsters: 2 Praying Mantis   hand: Umi", "hand: Umi")
    t.opp.goes_to("End Phase")
    assert t.phase == "Standby Phase"
    t.you.does("activate Praying Mantis (zone 1)")
    t.you.takes_position("defense")
    t.you.is_asked("open state")  # once a turn for all copies
    assert t.you.monsters == ["Praying Mantis", "Praying Mantis", "Baby Mantis Token"]


def test_praying_mantis_returns_an_attacking_monster() -> None:
    """card: Praying Mantis ②"""
    t = their_turn(
        "monsters: Praying Mantis   set: Trap Hole", "monsters: Gemini Elf, Vorse Raider   hand: Umi", "Battle Step"
    )
    t.opp.attacks("Gemini Elf", "Praying Mantis")
    t.you.triggers("Praying Mantis")
    assert t.opp.hand == ["Umi", "Gemini Elf"] and t.you.graveyard == ["Trap Hole"]
    t.opp.attacks("Vorse Raider", "Praying Mantis")
    assert t.you.graveyard == ["Trap Hole", "Praying Mantis"]


def test_praying_mantis_does_not_return_an_attacker_that_has_changed_sides() -> None:
    """card: Praying Mantis ②"""
    t = their_turn(
        "monsters: Praying Mantis, Kuriboh   set: Trap Hole, Enemy Controller",
        "monsters: Gemini Elf   hand: Umi",
        "Battle Step",
    )
    t.opp.attacks("Gemini Elf", "Praying Mantis")
    t.you.triggers("Praying Mantis")
    t.you.chooses("Trap Hole")
    t.you.activates("Enemy Controller", effect=2, tributing="Kuriboh", targeting="Gemini Elf")
    t.you.settle_zone(None)
    assert t.you.monsters == ["Praying Mantis", "Gemini Elf"] and t.opp.hand == ["Umi"]


def test_praying_mantis_is_banished_for_a_token() -> None:
    """card: Praying Mantis ③"""
    t = your_turn("graveyard: Praying Mantis   monsters: Praying Mantis   hand: Umi")
    t.you.activates("Praying Mantis")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Praying Mantis", "Baby Mantis Token"] and t.you.banished == ["Praying Mantis"]
    assert not t.you.can_activate("Praying Mantis")


def test_token_feastevil_destroys_tokens_for_300_each() -> None:
    """card: Token Feastevil"""
    t = your_turn(
        "monsters: Lekunga   graveyard: Ooguchi, Maryokutai, Praying Mantis   hand: Umi   set: Token Feastevil"
    )
    t.you.activates("Praying Mantis")
    t.you.takes_position("attack")
    t.you.passes()
    t.you.activates("Lekunga")
    assert len(t.you.monsters) == 3
    t.you.activates("Token Feastevil")
    assert t.you.monsters == ["Lekunga"] and t.opp.lp == 7400


# -------------------------------------------------------------------------------------------------------------- damage


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_waboku_protects_monsters_and_life_points_for_a_turn() -> None:
    """card: Waboku ①"""
    t = their_turn(
        "set: Waboku   monsters: Ooguchi   hand: Yami", "monsters: Gemini Elf, Vorse Raider   hand: Umi", "Battle Step"
    )
    t.opp.attacks("Gemini Elf", "Ooguchi")
    t.you.activates("Waboku")
    assert t.you.monsters == ["Ooguchi"] and t.you.lp == 8000
    t.opp.attacks("Vorse Raider", "Ooguchi")
    assert t.you.monsters == ["Ooguchi"] and t.you.lp == 8000


@pytest.mark.rule("timing.duration.until-end-of-turn-ends-with-turn", scenario=0)
def test_waboku_does_not_stop_effects_and_ends_with_the_turn() -> None:
    """card: Waboku ①"""
    t = their_turn("set: Waboku   monsters: Ooguchi   hand: Yami", "monsters: Gemini Elf   hand: Ookazi, Raigeki, Umi")
    t.opp.activates("Ookazi")
    t.you.activates("Waboku")
    assert t.you.lp == 7200
    t.opp.activates("Raigeki")
    assert t.you.monsters == []
    t.opp.goes_to("Battle Phase")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 7200
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks_directly("Gemini Elf")
    assert t.you.lp == 5300


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_spirit_barrier_keeps_battle_damage_away_while_you_control_a_monster() -> None:
    """card: Spirit Barrier"""
    t = their_turn(
        "spells: Spirit Barrier   monsters: Ooguchi", "monsters: Gemini Elf, Vorse Raider   hand: Umi", "Battle Step"
    )
    t.opp.attacks("Gemini Elf", "Ooguchi")
    assert t.you.lp == 8000 and t.you.monsters == []
    t.opp.attacks_directly("Vorse Raider")
    assert t.you.lp == 6100


@pytest.mark.rule("damage.effect.reduces-lp", scenario=0)
def test_des_wombat_keeps_effect_damage_from_its_controller_alone() -> None:
    """card: Des Wombat"""
    t = their_turn("monsters: Des Wombat", "hand: Ookazi, Umi")
    t.opp.activates("Ookazi")
    assert (t.you.lp, t.opp.lp) == (8000, 8000)
    t = their_turn("monsters: Ooguchi", "hand: Ookazi, Umi   monsters: Des Wombat")
    t.opp.activates("Ookazi")
    assert (t.you.lp, t.opp.lp) == (7200, 8000)


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_des_wombat_keeps_away_no_battle_damage_and_nothing_while_it_is_face_down() -> None:
    """card: Des Wombat"""
    t = their_turn("monsters: Des Wombat", "monsters: Vorse Raider   hand: Umi", "Battle Step")
    t.opp.attacks("Vorse Raider", "Des Wombat")
    assert t.you.lp == 7700 and t.you.graveyard == ["Des Wombat"]
    t = their_turn("monsters: Des Wombat (set)", "hand: Ookazi, Umi")
    t.opp.activates("Ookazi")
    assert t.you.lp == 7200


@pytest.mark.rule("damage.redirected.is-battle-damage", scenario=0)
def test_dimension_wall_turns_the_damage_of_one_battle_on_the_attacker() -> None:
    """card: Dimension Wall"""
    t = their_turn("set: Dimension Wall", "monsters: Gemini Elf, Vorse Raider   hand: Umi", "Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    t.you.activates("Dimension Wall")
    assert (t.you.lp, t.opp.lp) == (8000, 6100)
    t.opp.attacks_directly("Vorse Raider")
    assert (t.you.lp, t.opp.lp) == (6100, 6100)


@pytest.mark.rule("battle.attack.negated-skips-damage-step", scenario=0)
def test_draining_shield_negates_the_attack_and_gains_its_strength() -> None:
    """card: Draining Shield ①"""
    t = their_turn("set: Draining Shield   monsters: Ooguchi", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Ooguchi")
    t.you.activates("Draining Shield")
    assert t.you.lp == 9900 and t.you.monsters == ["Ooguchi"]


def test_ring_of_destruction_burns_both_players_for_the_original_attack() -> None:
    """card: Ring of Destruction ①"""
    t = their_turn("set: Ring of Destruction", "monsters: Gemini Elf   hand: Umi, Rush Recklessly")
    t.opp.activates("Rush Recklessly", targeting="Gemini Elf")
    t.you.passes()
    assert t.opp.atk_of("Gemini Elf") == 2600
    t.you.activates("Ring of Destruction", targeting="Gemini Elf")
    assert t.opp.graveyard == ["Rush Recklessly", "Gemini Elf"] and (t.you.lp, t.opp.lp) == (6100, 6100)


def test_ring_of_destruction_is_for_the_opponents_turn_and_a_monster_within_its_life_points() -> None:
    """card: Ring of Destruction ①"""
    t = your_turn("set: Ring of Destruction   hand: Umi", "monsters: Gemini Elf")
    assert not t.you.can_activate("Ring of Destruction")
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Ring of Destruction   deck: Umi\n"
        "opp 1800   monsters: Gemini Elf   hand: Umi, Ookazi   deck: Umi"
    )
    t.opp.activates("Ookazi")
    assert t.you.lp == 7200 and t.you.set_cards == ["Ring of Destruction"]
    t.opp.is_asked("open state")
