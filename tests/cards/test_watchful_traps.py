"""Cards: Continuous Traps that watch monsters, damage, discards and Spells, and Traps bound to a monster."""

import pytest

from loaded_dice import load_dice
from table import Table, table

CONDITION = "effect.condition.all-must-be-met"
NO_COST = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1", ask_all: bool = False) -> Table:
    return table(
        f"turn 4, {phase}, opp to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen",
        ask_all=ask_all,
    )


# -------------------------------------------------------------------------------------------------------- battle damage


def test_begone_knave_returns_whatever_monster_inflicts_battle_damage() -> None:
    """card: Begone, Knave! ①"""
    t = your_turn(
        "spells: Begone, Knave!   monsters: Gemini Elf, Battle Ox", "monsters: Kuriboh, Summoned Skull", "Battle Step"
    )
    t.you.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.you.hand == ["Gemini Elf"] and t.opp.lp == 8000 - 1600
    t.you.attacks("Battle Ox", "Summoned Skull")
    t.nobody_responds()
    assert t.opp.hand == ["Summoned Skull"] and t.you.lp == 8000 - 800


def test_begone_knave_does_not_answer_effect_damage_or_damage_before_it_lay_there() -> None:
    """card: Begone, Knave! ①"""
    t = your_turn("spells: Begone, Knave!   monsters: Cannon Soldier, Kuriboh", "hand: Umi")
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 7500 and t.you.monsters == ["Cannon Soldier"]
    t = their_turn("set: Begone, Knave!", "monsters: Gemini Elf", "Battle Step", True)
    t.opp.attacks_directly("Gemini Elf")
    while t.you.lp == 8000 or not t.you.is_to_decide():
        (t.opp if t.opp.is_to_decide() else t.you).passes()
    t.you.cannot("activate Begone, Knave!", because="damage-step.activation.default-ban")


def test_des_counterblow_destroys_what_inflicts_damage_directly() -> None:
    """card: Des Counterblow"""
    t = their_turn("spells: Des Counterblow", "monsters: Gemini Elf, Battle Ox", "Battle Step")
    t.opp.attacks_directly("Gemini Elf")
    t.nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.lp == 8000 - 1900
    t = your_turn("spells: Des Counterblow   monsters: Gemini Elf", "hand: Umi", "Battle Step")
    t.you.attacks_directly("Gemini Elf")
    t.nobody_responds()
    assert "Gemini Elf" in t.you.graveyard


def test_des_counterblow_spares_what_attacks_a_monster() -> None:
    """card: Des Counterblow"""
    t = their_turn("spells: Des Counterblow   monsters: Kuriboh", "monsters: Gemini Elf   hand: Umi", "Battle Step")
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.nobody_responds()
    assert t.you.lp == 8000 - 1600 and t.opp.monsters == ["Gemini Elf"]


# ---------------------------------------------------------------------------------------------------------------- hands


def test_magical_thorn_takes_500_for_each_card_the_opponent_discards() -> None:
    """card: Magical Thorn"""
    t = their_turn("spells: Magical Thorn   hand: 2 Umi", "hand: Card Destruction, Sangan, 2 Umi")
    t.opp.activates("Card Destruction")
    assert t.opp.lp == 8000 - 3 * 500 and t.you.lp == 8000
    t = their_turn("spells: Magical Thorn", "hand: Raigeki Break, Sangan   set: Raigeki Break   monsters: Kuriboh")
    t.opp.activates("Raigeki Break", discarding="Sangan", targeting="Kuriboh").nobody_responds()
    assert t.opp.lp == 8000 - 500  # also for a cost


def test_magical_thorn_counts_only_what_is_discarded_to_the_graveyard() -> None:
    """card: Magical Thorn"""
    t = their_turn(
        "spells: Magical Thorn   hand: 2 Umi", "hand: Card Destruction, Sangan, 2 Umi   spells: Dimensional Fissure"
    )
    t.opp.activates("Card Destruction")
    assert t.opp.lp == 8000 - 2 * 500 and t.opp.banished == ["Sangan"]
    t = their_turn("spells: Magical Thorn", "hand: Umi   monsters: Kuriboh   set: Full Salvo")
    t.opp.activates("Full Salvo")
    assert t.opp.lp == 8000 and "Umi" in t.opp.graveyard  # it was not discarded


def test_forced_requisition_is_activated_as_you_discard_and_has_the_opponent_discard_too() -> None:
    """card: Forced Requisition"""
    t = your_turn(
        "set: Forced Requisition, Raigeki Break   hand: Graceful Charity, Umi, Umi, Umi   monsters: Kuriboh",
        "hand: Sangan, Gemini Elf, Kuriboh",
    )
    t.you.cannot("activate Forced Requisition", because=CONDITION)
    t.you.activates("Graceful Charity").nobody_responds()
    t.you.discards("Umi", "Umi")
    t.you.activates("Forced Requisition").nobody_responds()
    assert len(t.opp.hand) == 3  # what was discarded before does not count
    t.you.activates("Raigeki Break", discarding="Umi", targeting="Kuriboh")
    t.opp.discards("Sangan")
    assert t.opp.hand == ["Gemini Elf", "Kuriboh"]


def test_forced_requisition_takes_what_the_opponent_has() -> None:
    """card: Forced Requisition"""
    t = your_turn("spells: Forced Requisition   hand: Graceful Charity, 2 Umi", "hand: Sangan")
    t.you.activates("Graceful Charity").nobody_responds()
    t.you.discards("Umi", "Umi")
    assert t.opp.hand == [] and t.opp.graveyard == ["Sangan"]
    t = their_turn("spells: Forced Requisition   hand: Umi", "hand: Graceful Charity, 3 Umi")
    t.opp.activates("Graceful Charity").nobody_responds()
    t.opp.discards("Umi", "Umi")
    assert len(t.opp.hand) == 4 and t.you.hand == ["Umi"]  # it was not you who discarded


def test_the_eye_of_truth_keeps_a_hand_open_and_gives_1000_for_a_spell_in_it() -> None:
    """card: The Eye of Truth"""
    t = your_turn("set: The Eye of Truth", "hand: Sangan, Umi")
    assert "Sangan" not in str(t.you.view.hand(t.opp.player))
    t.you.activates("The Eye of Truth")
    assert "Sangan" in str(t.you.view.hand(t.opp.player)) and "Umi" in str(t.you.view.hand(t.opp.player))
    t.you.ends_turn()
    t.nobody_responds()
    assert t.opp.lp == 9000 and t.you.lp == 8000
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   spells: The Eye of Truth   hand: Umi   deck: 3 Sogen
        opp 8000   hand: Sangan   deck: 3 Kuriboh
    """)
    t.you.ends_turn()
    assert t.phase == "Main Phase 1" and t.opp.lp == 8000


@pytest.mark.parametrize(("kind", "lp"), [("Monster", 7300), ("Spell", 8000), ("Trap", 8000)])
def test_ominous_fortunetelling_inflicts_700_if_the_kind_is_called_right(kind: str, lp: int) -> None:
    """card: Ominous Fortunetelling"""
    t = their_turn("spells: Ominous Fortunetelling", "hand: Sangan", "Main Phase 2")
    t.opp.ends_turn()
    t.you.triggers("Ominous Fortunetelling").nobody_responds()
    t.you.does(kind)
    assert t.opp.lp == lp and t.opp.hand == ["Sangan"]


def test_ominous_fortunetelling_must_be_used() -> None:
    """card: Ominous Fortunetelling"""
    t = their_turn("spells: Ominous Fortunetelling", "hand: Sangan", "Main Phase 2")
    t.opp.ends_turn()
    t.you.passes()
    t.you.does("Trap")
    assert t.opp.lp == 8000 and t.phase == "Main Phase 1"


# ------------------------------------------------------------------------------------------------------------- monsters


def test_royal_command_silences_flip_monsters() -> None:
    """card: Royal Command"""
    t = your_turn("spells: Royal Command   monsters: Man-Eater Bug (set)", "monsters: Gemini Elf")
    t.you.flip_summons("Man-Eater Bug")
    t.you.is_asked("open state")
    assert t.opp.monsters == ["Gemini Elf"]
    t = your_turn("spells: Royal Command   monsters: Gemini Elf", "monsters: Man-Eater Bug (set)", "Battle Step")
    t.you.attacks("Gemini Elf", "Man-Eater Bug")
    assert t.you.monsters == ["Gemini Elf"] and t.opp.graveyard == ["Man-Eater Bug"]


def test_royal_command_negates_a_flip_effect_that_was_activated_before() -> None:
    """card: Royal Command"""
    t = your_turn("set: Royal Command   monsters: Gemini Elf", "monsters: Man-Eater Bug (set)", "Battle Step")
    t.you.attacks("Gemini Elf", "Man-Eater Bug")
    t.you.activates("Royal Command").nobody_responds()
    assert t.you.monsters == ["Gemini Elf"]


def test_royal_command_leaves_other_monsters_alone() -> None:
    """card: Royal Command"""
    t = your_turn("spells: Royal Command   monsters: Cannon Soldier, Kuriboh")
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 7500


def test_spirits_invitation_returns_a_monster_for_each_spirit_that_returns() -> None:
    """card: Spirit's Invitation"""
    t = your_turn("spells: Spirit's Invitation   hand: Asura Priest", "monsters: Gemini Elf, Kuriboh   deck: 2 Umi")
    t.you.summons("Asura Priest")
    t.you.goes_to("End Phase")
    t.nobody_responds()
    t.opp.chooses("Kuriboh")
    assert t.opp.monsters == ["Gemini Elf"] and "Asura Priest" in t.you.hand
    t = your_turn(
        "spells: Spirit's Invitation   set: Compulsory Evacuation Device   monsters: Sangan", "monsters: Kuriboh"
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Sangan").nobody_responds()
    assert t.opp.monsters == ["Kuriboh"] and t.you.hand == ["Sangan"]  # no Spirit


@pytest.mark.parametrize(("choice", "lp", "spells"), [(1, 7500, ["Spirit's Invitation"]), (2, 8000, [])])
def test_spirits_invitation_costs_500_each_turn(choice: int, lp: int, spells: list[str]) -> None:
    """card: Spirit's Invitation"""
    t = their_turn("spells: Spirit's Invitation", "hand: Umi", "Main Phase 2")
    t.opp.goes_to("End Phase")
    t.you.does("carry out Spirit's Invitation")
    t.you.chooses_effect(choice)
    assert t.you.lp == lp and t.you.spells == spells


def test_remove_brainwashing_gives_every_monster_back_to_its_owner() -> None:
    """card: Remove Brainwashing"""
    t = your_turn(
        "set: Remove Brainwashing   monsters: Gemini Elf (owner opp), Kuriboh   hand: Change of Heart",
        "monsters: Battle Ox (owner you), Sangan",
    )
    t.you.activates("Remove Brainwashing")
    for seat in (t.you, t.opp, t.you):
        seat.settle_zone(None)
    assert sorted(t.you.monsters) == ["Battle Ox", "Kuriboh"] and sorted(t.opp.monsters) == ["Gemini Elf", "Sangan"]


def test_remove_brainwashing_lets_nobody_keep_what_he_takes() -> None:
    """card: Remove Brainwashing"""
    t = your_turn("spells: Remove Brainwashing   hand: Change of Heart", "monsters: Sangan")
    t.you.activates("Change of Heart", targeting="Sangan").nobody_responds()
    assert t.you.monsters == [] and t.opp.monsters == ["Sangan"]


@pytest.mark.parametrize(("right", "position", "lp"), [(True, "attack", 8000), (False, "", 8000 - 800)])
def test_prepare_to_strike_back_turns_the_target_or_hurts(right: bool, position: str, lp: int) -> None:
    """card: Prepare to Strike Back"""
    t = their_turn(
        "spells: Prepare to Strike Back   monsters: Gemini Elf (defense)",
        "monsters: Battle Ox   hand: Umi",
        "Battle Step",
    )
    load_dice(t, "heads" if right else "tails")
    t.opp.attacks("Battle Ox", "Gemini Elf")
    t.you.does("heads")
    t.nobody_responds()
    found = [t.you.monster(name).position for name in t.you.monsters]
    assert found == ([position] if position else []) and t.you.lp == lp


def test_prepare_to_strike_back_leaves_a_target_alone_that_was_turned_face_down() -> None:
    """card: Prepare to Strike Back"""
    t = their_turn(
        "spells: Prepare to Strike Back   monsters: Giant Soldier of Stone (defense)",
        "monsters: Battle Ox   set: Book of Moon   hand: Umi",
        "Battle Step",
    )
    t.opp.attacks("Battle Ox", "Giant Soldier of Stone")
    t.opp.activates("Book of Moon", targeting="Giant Soldier of Stone")
    t.nobody_responds()  # and no coin is tossed
    assert t.opp.lp == 8000 - 300 and t.you.lp == 8000 and t.you.monster("Giant Soldier of Stone").position == "defense"


# --------------------------------------------------------------------------------------------------- bound to a monster


def test_rare_metalmorph_strengthens_a_machine_and_wards_off_one_spell() -> None:
    """card: Rare Metalmorph"""
    t = your_turn(
        "set: Rare Metalmorph   monsters: Cannon Soldier, Gemini Elf   hand: 2 Rush Recklessly, Pot of Greed", ""
    )
    t.you.activates("Rare Metalmorph").nobody_responds()
    assert t.you.atk_of("Cannon Soldier") == 1400 + 500
    t.you.activates("Rush Recklessly", targeting="Gemini Elf").nobody_responds()
    assert t.you.atk_of("Gemini Elf") == 1900 + 700
    t.you.activates("Rush Recklessly", targeting="Cannon Soldier").nobody_responds()
    assert t.you.atk_of("Cannon Soldier") == 1900
    t = your_turn("spells: Rare Metalmorph   monsters: Gemini Elf", "")
    t = your_turn("set: Rare Metalmorph   monsters: Cannon Soldier   hand: 3 Rush Recklessly")
    t.you.activates("Rare Metalmorph").nobody_responds()
    t.you.activates("Rush Recklessly", targeting="Cannon Soldier").nobody_responds()
    t.you.activates("Rush Recklessly", targeting="Cannon Soldier").nobody_responds()
    assert t.you.atk_of("Cannon Soldier") == 1900 + 700  # only the first


def test_rare_metalmorph_strengthens_a_machine_in_its_battle() -> None:
    """card: Rare Metalmorph"""
    t = their_turn("set: Rare Metalmorph   monsters: Cannon Soldier", "monsters: Battle Ox   hand: Umi", "Battle Step")
    t.opp.attacks("Battle Ox", "Cannon Soldier")
    t.you.passes()
    t.you.activates("Rare Metalmorph").nobody_responds()
    assert t.opp.graveyard == ["Battle Ox"] and t.you.monsters == ["Cannon Soldier"]


def test_rare_metalmorph_binds_itself_only_to_what_is_a_machine_still() -> None:
    """card: Rare Metalmorph"""
    t = your_turn("set: Rare Metalmorph   monsters: Cannon Soldier", "set: Book of Moon")
    t.you.activates("Rare Metalmorph")
    t.opp.activates("Book of Moon", targeting="Cannon Soldier").nobody_responds()
    t.you.flip_summons("Cannon Soldier")
    assert t.you.spells == ["Rare Metalmorph"] and t.you.atk_of("Cannon Soldier") == 1400


def test_rare_metalmorph_falls_when_its_machine_leaves() -> None:
    """card: Rare Metalmorph"""
    t = your_turn("set: Rare Metalmorph, Compulsory Evacuation Device   monsters: Cannon Soldier, Gemini Elf")
    t.you.activates("Rare Metalmorph").nobody_responds()
    t.you.activates("Compulsory Evacuation Device", targeting="Cannon Soldier").nobody_responds()
    assert t.you.spells == [] and "Rare Metalmorph" in t.you.graveyard
    your_turn("set: Rare Metalmorph   monsters: Gemini Elf").you.cannot("activate Rare Metalmorph", because=NO_TARGET)


def test_hero_ring_keeps_strong_monsters_from_attacking_a_small_warrior() -> None:
    """card: Hero Ring"""
    t = their_turn(
        "set: Hero Ring   monsters: Elemental HERO Avian, Kuriboh", "monsters: Gemini Elf, Battle Ox   hand: Umi"
    )
    t.opp.activates("Umi")
    t.you.activates("Hero Ring").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.nobody_responds()
    t.opp.cannot("attack Elemental HERO Avian with Gemini Elf", because=FORBIDDEN)
    t.opp.can("attack Kuriboh with Gemini Elf")
    t.opp.can("attack Elemental HERO Avian with Battle Ox")


def test_hero_ring_needs_a_warrior_with_1500_or_less_atk() -> None:
    """card: Hero Ring"""
    t = your_turn("set: Hero Ring   monsters: Elemental HERO Sparkman, Kuriboh, Elemental HERO Avian (set)")
    t.you.cannot("activate Hero Ring", because=NO_TARGET)


def test_d_shield_turns_a_destiny_hero_and_keeps_it_from_being_destroyed() -> None:
    """card: D - Shield"""
    t = their_turn(
        "set: D - Shield   monsters: Destiny HERO - Doom Lord, Kuriboh",
        "monsters: Summoned Skull   hand: Umi",
        "Battle Step",
    )
    t.opp.attacks("Summoned Skull", "Destiny HERO - Doom Lord")
    t.you.activates("D - Shield").nobody_responds()
    assert t.you.monster("Destiny HERO - Doom Lord").position == "defense" and t.you.lp == 8000
    assert t.you.monsters == ["Destiny HERO - Doom Lord", "Kuriboh"] and t.you.spells == ["D - Shield"]


def test_d_shield_does_not_turn_up_a_monster_that_was_turned_face_down() -> None:
    """card: D - Shield"""
    t = their_turn(
        "set: D - Shield   monsters: Destiny HERO - Doom Lord",
        "monsters: Gemini Elf   set: Book of Moon",
        "Battle Step",
    )
    t.opp.attacks("Gemini Elf", "Destiny HERO - Doom Lord")
    t.opp.passes()
    t.you.activates("D - Shield")
    t.opp.activates("Book of Moon", targeting="Destiny HERO - Doom Lord").nobody_responds()
    assert t.you.spells == [] and sorted(t.you.graveyard) == ["D - Shield", "Destiny HERO - Doom Lord"]


@pytest.mark.parametrize("monster", ["Destiny HERO - Doom Lord (defense)", "Kuriboh"])
def test_d_shield_answers_only_an_attack_on_a_destiny_hero_in_attack_position(monster: str) -> None:
    """card: D - Shield"""
    t = their_turn(f"set: D - Shield   monsters: {monster}", "monsters: Summoned Skull   hand: Umi", "Battle Step")
    t.opp.attacks("Summoned Skull", monster.partition(" (")[0])
    assert t.you.monsters == [] and t.you.set_cards == ["D - Shield"]


def test_mirror_barrier_destroys_what_the_equipped_monster_battles() -> None:
    """card: Mirror Barrier"""
    t = their_turn("set: Mirror Barrier   monsters: Kuriboh", "monsters: Battle Ox, Gemini Elf")
    t.opp.does("go to Battle Phase")
    t.you.activates("Mirror Barrier", targeting="Kuriboh").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Battle Ox", "Kuriboh")
    t.you.activates("Mirror Barrier").nobody_responds()
    assert t.opp.graveyard == ["Battle Ox"] and t.you.monsters == ["Kuriboh"]
    t.opp.attacks("Gemini Elf", "Kuriboh")
    t.you.activates("Mirror Barrier").nobody_responds()
    assert t.opp.monsters == []


def test_mirror_barrier_does_nothing_for_another_monster() -> None:
    """card: Mirror Barrier"""
    t = their_turn("set: Mirror Barrier   monsters: Kuriboh, Sangan", "monsters: Battle Ox")
    t.opp.does("go to Battle Phase")
    t.you.activates("Mirror Barrier", targeting="Kuriboh").nobody_responds()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Battle Ox", "Sangan")
    t.nobody_responds()
    assert t.you.monsters == ["Kuriboh"]


def test_mirror_barrier_fetches_armament_reincarnation_when_it_is_destroyed() -> None:
    """card: Mirror Barrier"""
    t = table(
        "turn 4, Main Phase 1, opp to act\nyou 8000   set: Mirror Barrier   deck: Armament Reincarnation, 3 Sogen\n"
        "opp 8000   hand: Mystical Space Typhoon"
    )
    t.opp.activates("Mystical Space Typhoon").nobody_responds()
    t.you.triggers("Mirror Barrier")
    t.nobody_responds()
    assert t.you.hand == ["Armament Reincarnation"]
