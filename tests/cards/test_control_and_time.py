"""Cards: control, what is done for a time or in a later phase, and what keeps damage away."""

import pytest

from spellspeed.words import FOR_OPEN_STATE, FOR_ZONE
from table import Table, table

ATTACK_FORBIDDEN = "effect.cannot.forbids-while-it-applies"


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


def take_zones(t: Table) -> None:
    """Take the first zone wherever one is asked for."""
    request = t.duel.state.request
    while request is not None and request.purpose == FOR_ZONE:
        t.duel.answer(0, by=request.player)
        request = t.duel.state.request


def end_turn(t: Table) -> None:
    """End the turn; what the End Phase demands is carried out, and monsters go back to the first free zone."""
    turn, seat = t.turn, t.seat_of(t.duel.state.turn_player)
    while t.turn == turn:
        take_zones(t)
        if t.turn != turn:
            return
        if seat.is_to_decide() and seat.request().purpose == FOR_OPEN_STATE:
            seat.does("main phase 2" if t.phase == "Battle Phase" else "end phase")
        elif seat.is_to_decide() and seat.is_offered()[0].startswith("carry out"):
            t.duel.answer(0, by=seat.player)
        else:
            t.nobody_responds()


# ------------------------------------------------------------------------------------------------------------- control


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=0)
@pytest.mark.parametrize("lies", ["", " (set)", " (defense)"])
def test_change_of_heart_takes_a_monster_until_the_end_phase(lies: str) -> None:
    """card: Change of Heart"""
    t = your_turn("hand: Change of Heart, Umi", f"monsters: Gemini Elf{lies}")
    t.you.activates("Change of Heart", targeting="Gemini Elf")
    take_zones(t)
    assert t.you.monsters == ["Gemini Elf"] and t.opp.monsters == []
    assert t.you.monster("Gemini Elf").position == (lies.strip(" ()") or "attack")
    end_turn(t)
    assert t.opp.monsters == ["Gemini Elf"] and t.you.monsters == []


@pytest.mark.rule("control.changed.usable-by-new-controller", scenario=0)
def test_a_monster_taken_by_change_of_heart_attacks_and_is_tributed() -> None:
    """card: Change of Heart"""
    t = your_turn("hand: Change of Heart, Umi", "monsters: Gemini Elf")
    t.you.activates("Change of Heart")
    take_zones(t)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Gemini Elf")
    assert t.opp.lp == 6100
    t = your_turn("hand: Change of Heart, Summoned Skull", "monsters: Gemini Elf")
    t.you.activates("Change of Heart")
    take_zones(t)
    t.you.summons("Summoned Skull", tributing=["Gemini Elf"])
    assert t.opp.graveyard == ["Gemini Elf"]


def test_mind_control_takes_a_monster_that_neither_attacks_nor_is_tributed() -> None:
    """card: Mind Control ①"""
    t = your_turn("hand: Mind Control, Summoned Skull", "monsters: Gemini Elf")
    t.you.activates("Mind Control")
    take_zones(t)
    assert t.you.monsters == ["Gemini Elf"]
    t.you.cannot("summon Summoned Skull", "summon.tribute.level-5-6-one")
    t.you.goes_to("Battle Phase")
    t.you.cannot("Gemini Elf attacks directly", ATTACK_FORBIDDEN)
    end_turn(t)
    assert t.opp.monsters == ["Gemini Elf"]
    t.opp.goes_to("Battle Phase")
    t.opp.can("Gemini Elf attacks directly")


@pytest.mark.rule("control.no-zone.cannot-activate", scenario=0)
@pytest.mark.parametrize("name", ["Mind Control", "Change of Heart"])
def test_control_cannot_be_taken_without_a_zone(name: str) -> None:
    """card: Mind Control ①, Change of Heart"""
    t = your_turn(f"hand: {name}, Umi   monsters: 5 Ooguchi", "monsters: Gemini Elf")
    assert not t.you.can_activate(name)


def test_brain_control_costs_800_and_takes_a_monster_that_can_be_normal_summoned() -> None:
    """card: Brain Control ①"""
    t = your_turn(
        "hand: Brain Control, Umi",
        "monsters: Gemini Elf, Red Dragon Archfiend, Vorse Raider (set), Relinquished",
    )
    t.you.activates("Brain Control", targeting="Gemini Elf")
    take_zones(t)
    assert t.you.lp == 7200 and t.you.monsters == ["Gemini Elf"]
    end_turn(t)
    assert t.you.monsters == [] and "Gemini Elf" in t.opp.monsters


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize("only", ["Red Dragon Archfiend", "Relinquished", "Vorse Raider (set)", "Metal Reflect Slime"])
def test_brain_control_finds_no_target(only: str) -> None:
    """card: Brain Control ①"""
    t = your_turn("hand: Brain Control, Umi", f"monsters: {only}")
    assert not t.you.can_activate("Brain Control")


@pytest.mark.rule("position.change.unspecified-attack-to-defense", scenario=0)
def test_enemy_controller_changes_a_position() -> None:
    """card: Enemy Controller ①"""
    t = your_turn("hand: Enemy Controller, Umi", "monsters: Gemini Elf, Vorse Raider (set)")
    t.you.activates("Enemy Controller", effect=1, targeting="Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "defense" and t.you.graveyard == ["Enemy Controller"]
    t = your_turn("hand: Enemy Controller, Umi   monsters: Ooguchi", "monsters: Gemini Elf (defense)")
    t.you.activates("Enemy Controller", effect=1, targeting="Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "attack" and t.you.monsters == ["Ooguchi"]


def test_enemy_controller_takes_a_monster_for_a_tribute() -> None:
    """card: Enemy Controller ②"""
    t = your_turn("hand: Enemy Controller, Umi   monsters: Ooguchi", "monsters: Gemini Elf, Vorse Raider (set)")
    t.you.activates("Enemy Controller", effect=2, tributing="Ooguchi", targeting="Gemini Elf")
    take_zones(t)
    assert t.you.monsters == ["Gemini Elf"] and t.you.graveyard == ["Ooguchi", "Enemy Controller"]
    end_turn(t)
    assert t.opp.monsters == ["Gemini Elf", "Vorse Raider"]


@pytest.mark.rule("cost.unpayable.cannot-activate", scenario=0)
def test_enemy_controller_needs_a_monster_to_tribute_for_the_second_effect() -> None:
    """card: Enemy Controller ②"""
    t = your_turn("hand: Enemy Controller, Umi", "monsters: Gemini Elf")
    assert t.you.reasons("activate Enemy Controller effect 2")
    t.you.can("activate Enemy Controller effect 1")


@pytest.mark.rule("control.no-zone.cannot-activate", scenario=0)
def test_enemy_controller_frees_the_zone_it_needs() -> None:
    """card: Enemy Controller ②"""
    t = your_turn("hand: Enemy Controller, Umi   monsters: 5 Ooguchi", "monsters: Gemini Elf")
    t.you.activates("Enemy Controller", effect=2, tributing="Ooguchi (zone 2)", targeting="Gemini Elf")
    take_zones(t)
    assert "Gemini Elf" in t.you.monsters and len(t.you.monsters) == 5


@pytest.mark.rule("battle.attack.attacker-in-defense-stops-attack", scenario=0)
def test_enemy_controller_stops_an_attack() -> None:
    """card: Enemy Controller ①"""
    t = their_turn("set: Enemy Controller   monsters: Ooguchi", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Ooguchi")
    t.you.activates("Enemy Controller", effect=1, targeting="Gemini Elf")
    assert t.you.monsters == ["Ooguchi"] and t.you.lp == 8000


def test_creature_swap_lets_both_players_choose() -> None:
    """card: Creature Swap"""
    t = your_turn("hand: Creature Swap, Umi   monsters: Ooguchi, Kuriboh", "monsters: Gemini Elf, Vorse Raider (set)")
    t.you.activates("Creature Swap")
    assert t.you.is_asked("effect").offers == ["Ooguchi", "Kuriboh"]
    t.you.chooses("Ooguchi")
    assert t.opp.is_asked("effect").offers == ["Gemini Elf", "Vorse Raider"]
    t.opp.chooses("Vorse Raider")
    take_zones(t)
    assert sorted(t.you.monsters) == ["Kuriboh", "Vorse Raider"] and sorted(t.opp.monsters) == ["Gemini Elf", "Ooguchi"]
    t.you.cannot("flip summon Vorse Raider", ATTACK_FORBIDDEN)


def test_creature_swap_lasts() -> None:
    """card: Creature Swap"""
    t = your_turn("hand: Creature Swap, Umi   monsters: Ooguchi", "monsters: Gemini Elf")
    t.you.activates("Creature Swap")
    take_zones(t)
    end_turn(t)
    assert t.you.monsters == ["Gemini Elf"] and t.opp.monsters == ["Ooguchi"]
    t.opp.can("change position of Ooguchi")


def test_creature_swap_with_two_full_fields() -> None:
    """card: Creature Swap"""
    t = your_turn("hand: Creature Swap, Umi   monsters: Kuriboh, 4 Ooguchi", "monsters: Gemini Elf, 4 Vorse Raider")
    t.you.activates("Creature Swap")
    t.you.chooses("Kuriboh")
    t.opp.chooses("Gemini Elf")
    assert sorted(t.you.monsters) == ["Gemini Elf", *["Ooguchi"] * 4]
    assert sorted(t.opp.monsters) == ["Kuriboh", *["Vorse Raider"] * 4]


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize(("mine", "theirs"), [("Ooguchi", ""), ("", "Gemini Elf")])
def test_creature_swap_needs_a_monster_on_both_sides(mine: str, theirs: str) -> None:
    """card: Creature Swap"""
    you = "hand: Creature Swap, Umi" + (f"   monsters: {mine}" if mine else "")
    t = your_turn(you, f"monsters: {theirs}" if theirs else "")
    assert not t.you.can_activate("Creature Swap")


@pytest.mark.rule("control.change.monster-moves-to-new-controllers-zone", scenario=0)
def test_snatch_steal_takes_the_equipped_monster_as_long_as_it_stays() -> None:
    """card: Snatch Steal"""
    t = your_turn("hand: Snatch Steal, Umi", "monsters: Gemini Elf   hand: Mystical Space Typhoon, Umi")
    t.you.activates("Snatch Steal", targeting="Gemini Elf")
    take_zones(t)
    assert t.you.monsters == ["Gemini Elf"] and t.you.spells == ["Snatch Steal"]
    end_turn(t)
    t.nobody_responds()
    assert t.you.monsters == ["Gemini Elf"] and t.opp.lp == 9000
    t.opp.activates("Mystical Space Typhoon", targeting="Snatch Steal")
    take_zones(t)
    assert t.opp.monsters == ["Gemini Elf"] and t.you.monsters == [] and t.you.graveyard == ["Snatch Steal"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_snatch_steal_equips_only_a_monster_of_the_opponent() -> None:
    """card: Snatch Steal"""
    t = your_turn("hand: Snatch Steal, Umi   monsters: Ooguchi", "monsters: Gemini Elf (set)")
    assert not t.you.can_activate("Snatch Steal")


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_snatch_steal_does_not_gain_in_your_own_standby_phase() -> None:
    """card: Snatch Steal"""
    t = your_turn("hand: Snatch Steal, Umi", "monsters: Gemini Elf   hand: Umi")
    t.you.activates("Snatch Steal", targeting="Gemini Elf")
    take_zones(t)
    end_turn(t)
    end_turn(t)
    assert t.turn == 5 and (t.you.lp, t.opp.lp) == (8000, 9000)


# ----------------------------------------------------------------------------------------------------------- for a time


@pytest.mark.rule("move.temp-banish.return-does-not-chain", scenario=0)
def test_matter_transporter_banishes_until_the_end_phase() -> None:
    """card: Interdimensional Matter Transporter ①"""
    t = their_turn(
        "set: Interdimensional Matter Transporter   monsters: Gemini Elf (defense)   hand: Yami",
        "monsters: Vorse Raider   hand: Umi",
        "Battle Step",
    )
    t.opp.attacks("Vorse Raider", "Gemini Elf")
    t.you.activates("Interdimensional Matter Transporter", targeting="Gemini Elf")
    assert t.you.banished == ["Gemini Elf"] and t.you.monsters == []
    t.opp.chooses_direct_attack()
    assert t.you.lp == 6100
    end_turn(t)
    assert t.you.monsters == ["Gemini Elf"] and t.you.monster("Gemini Elf").position == "defense"
    assert "Gemini Elf special summoned" not in t.log()


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_matter_transporter_targets_only_your_face_up_monsters() -> None:
    """card: Interdimensional Matter Transporter ①"""
    t = your_turn(
        "set: Interdimensional Matter Transporter   monsters: Ooguchi (set)   hand: Umi", "monsters: Vorse Raider"
    )
    assert not t.you.can_activate("Interdimensional Matter Transporter")


def test_ddr_summons_a_banished_monster_and_destroys_it_when_it_leaves() -> None:
    """card: D.D.R. - Different Dimension Reincarnation ①"""
    t = your_turn(
        "hand: D.D.R. - Different Dimension Reincarnation, Yami, Mystical Space Typhoon   banished: Gemini Elf, Umi"
    )
    t.you.activates("D.D.R. - Different Dimension Reincarnation", discarding="Yami").nobody_responds()
    take_zones(t)
    assert t.you.monsters == ["Gemini Elf"] and t.you.monster("Gemini Elf").position == "attack"
    assert t.you.spells == ["D.D.R. - Different Dimension Reincarnation"] and t.you.graveyard == ["Yami"]
    t.you.activates("Mystical Space Typhoon", targeting="D.D.R. - Different Dimension Reincarnation")
    assert t.you.monsters == [] and "Gemini Elf" in t.you.graveyard


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_ddr_leaves_with_its_monster() -> None:
    """card: D.D.R. - Different Dimension Reincarnation ①"""
    t = your_turn("hand: D.D.R. - Different Dimension Reincarnation, Yami, Dark Hole, Umi   banished: Gemini Elf")
    t.you.activates("D.D.R. - Different Dimension Reincarnation", discarding="Yami").nobody_responds()
    take_zones(t)
    t.you.activates("Dark Hole")
    assert t.you.monsters == [] and t.you.spells == []
    assert sorted(t.you.graveyard)[:2] == ["D.D.R. - Different Dimension Reincarnation", "Dark Hole"]


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_ddr_needs_a_banished_monster_of_your_own_and_a_card_to_discard() -> None:
    """card: D.D.R. - Different Dimension Reincarnation ①"""
    t = your_turn("hand: D.D.R. - Different Dimension Reincarnation, Yami, Umi", "banished: Gemini Elf")
    assert not t.you.can_activate("D.D.R. - Different Dimension Reincarnation")
    t = your_turn("hand: D.D.R. - Different Dimension Reincarnation   banished: Gemini Elf   monsters: Ooguchi")
    assert not t.you.can_activate("D.D.R. - Different Dimension Reincarnation")


def test_swords_turn_monsters_up_and_keep_them_from_attacking() -> None:
    """card: Swords of Revealing Light ①, Swords of Revealing Light ②"""
    t = your_turn("hand: Swords of Revealing Light, Umi", "monsters: Vorse Raider (set), Gemini Elf   hand: Umi")
    t.you.activates("Swords of Revealing Light")
    assert t.opp.monster("Vorse Raider").position == "defense" and t.you.spells == ["Swords of Revealing Light"]
    end_turn(t)
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Gemini Elf", ATTACK_FORBIDDEN)


def test_swords_flip_a_man_eater_bug() -> None:
    """card: Swords of Revealing Light ①"""
    t = your_turn("hand: Swords of Revealing Light, Umi   monsters: Ooguchi", "monsters: Man-Eater Bug (set)")
    t.you.activates("Swords of Revealing Light")
    t.opp.targets("Ooguchi")
    assert t.you.graveyard == ["Ooguchi"]


def test_swords_that_are_destroyed_in_response_turn_nothing_up() -> None:
    """card: Swords of Revealing Light ①"""
    t = your_turn(
        "hand: Swords of Revealing Light, Umi",
        "monsters: Sangan (set)   set: Mystical Space Typhoon   hand: Umi",
    )
    t.you.activates("Swords of Revealing Light")
    t.opp.activates("Mystical Space Typhoon", targeting="Swords of Revealing Light")
    assert t.you.graveyard == ["Swords of Revealing Light"] and t.opp.monster("Sangan").position == "set"


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=0)
def test_swords_leave_in_the_third_end_phase_of_the_opponent() -> None:
    """card: Swords of Revealing Light ①"""
    t = your_turn("hand: Swords of Revealing Light, Umi   deck: 9 Sogen", "hand: Umi   deck: 9 Sogen")
    t.you.activates("Swords of Revealing Light")
    for _ in range(2):
        end_turn(t)
        end_turn(t)
        assert t.you.spells == ["Swords of Revealing Light"]
    end_turn(t)
    end_turn(t)
    assert t.turn == 9 and t.you.graveyard == ["Swords of Revealing Light"]


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_swords_let_your_own_monsters_attack() -> None:
    """card: Swords of Revealing Light ②"""
    t = your_turn("hand: Swords of Revealing Light, Umi   monsters: Ooguchi")
    t.you.activates("Swords of Revealing Light")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Ooguchi")
    assert t.opp.lp == 7700


def test_messenger_of_peace_holds_strong_monsters_back() -> None:
    """card: Messenger of Peace"""
    t = your_turn("spells: Messenger of Peace   monsters: Ooguchi, Gemini Elf   hand: Umi")
    t.you.goes_to("Battle Phase")
    t.you.cannot("Gemini Elf attacks directly", ATTACK_FORBIDDEN)
    t.you.can("Ooguchi attacks directly")


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_messenger_of_peace_is_paid_for_or_destroyed() -> None:
    """card: Messenger of Peace"""
    t = their_turn("spells: Messenger of Peace   hand: Umi", "hand: Umi")
    t.opp.goes_to("End Phase")
    t.you.does("carry out Messenger of Peace")
    t.you.chooses_effect(1)
    assert t.you.lp == 7900 and t.you.spells == ["Messenger of Peace"]
    t = their_turn("spells: Messenger of Peace   hand: Umi", "hand: Umi")
    t.opp.goes_to("End Phase")
    t.you.does("carry out Messenger of Peace")
    t.you.chooses_effect(2)
    assert t.you.lp == 8000 and t.you.graveyard == ["Messenger of Peace"]


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_messenger_of_peace_asks_nothing_in_the_opponents_standby_phase() -> None:
    """card: Messenger of Peace"""
    t = your_turn("spells: Messenger of Peace   hand: Umi", "hand: Umi")
    end_turn(t)
    t.opp.is_asked("open state")
    assert t.you.lp == 8000


def test_level_limit_turns_strong_monsters_to_defense_position() -> None:
    """card: Level Limit - Area B"""
    t = your_turn("hand: Level Limit - Area B, Gemini Elf   monsters: Ooguchi", "monsters: Vorse Raider, Kuriboh (set)")
    t.you.activates("Level Limit - Area B")
    assert t.opp.monster("Vorse Raider").position == "defense" and t.you.monster("Ooguchi").position == "attack"
    assert t.opp.monster("Kuriboh").position == "set"
    t.you.summons("Gemini Elf")
    assert t.you.monster("Gemini Elf").position == "defense"


@pytest.mark.rule("turn.count.named-players-turns-only", scenario=0)
def test_steelcage_holds_all_monsters_for_two_turns_of_the_opponent() -> None:
    """card: Nightmare's Steelcage"""
    t = your_turn("hand: Nightmare's Steelcage, Umi   monsters: Ooguchi   deck: 9 Sogen", "hand: Umi   deck: 9 Sogen")
    t.you.activates("Nightmare's Steelcage")
    assert t.you.spells == ["Nightmare's Steelcage"]
    t.you.goes_to("Battle Phase")
    assert t.you.reasons("attack with Ooguchi")
    end_turn(t)
    end_turn(t)
    assert t.you.spells == ["Nightmare's Steelcage"]
    end_turn(t)
    end_turn(t)
    assert t.turn == 7 and t.you.graveyard == ["Nightmare's Steelcage"]


def test_gora_turtle_stops_strong_monsters_of_both_players() -> None:
    """card: Gora Turtle"""
    t = your_turn("monsters: Gora Turtle, Gemini Elf, Ooguchi   hand: Umi")
    t.you.goes_to("Battle Phase")
    t.you.cannot("Gemini Elf attacks directly", ATTACK_FORBIDDEN)
    t.you.can("Ooguchi attacks directly")


def test_nightmare_wheel_holds_a_monster_and_burns_in_your_standby_phase() -> None:
    """card: Nightmare Wheel ①, Nightmare Wheel ②"""
    t = your_turn("set: Nightmare Wheel   hand: Umi", "monsters: Gemini Elf   hand: Umi")
    t.you.activates("Nightmare Wheel", targeting="Gemini Elf")
    end_turn(t)
    t.opp.cannot("change position of Gemini Elf", ATTACK_FORBIDDEN)
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("Gemini Elf attacks directly", ATTACK_FORBIDDEN)
    end_turn(t)
    t.nobody_responds()
    assert t.turn == 5 and t.opp.lp == 7500


def test_nightmare_wheel_leaves_with_its_monster() -> None:
    """card: Nightmare Wheel ①"""
    t = your_turn("set: Nightmare Wheel   hand: Dark Hole, Umi", "monsters: Gemini Elf")
    t.you.activates("Nightmare Wheel", targeting="Gemini Elf")
    assert t.you.spells == ["Nightmare Wheel"]
    t.you.activates("Dark Hole")
    assert t.you.spells == [] and sorted(t.you.graveyard) == ["Dark Hole", "Nightmare Wheel"]
