"""Positions on which engines differ, ruled by official answers and by the rulings collections."""

import pytest

from loaded_dice import load_dice
from spellspeed.replay import Replay
from table import table

SEATS = [("you", "opp"), ("opp", "you")]


@pytest.mark.rule("effect.once-per-turn.plain-limit-follows-the-card", scenario=0)
@pytest.mark.parametrize("name", ["Stealth Bird", "Cobraman Sakuzy"])
@pytest.mark.parametrize(("me", "other"), SEATS)
def test_an_effect_that_turns_its_own_monster_face_down_is_used_once_a_turn(name: str, me: str, other: str) -> None:
    """card: Stealth Bird, Cobraman Sakuzy. Turned face-down a monster forgets its uses, but not that of this effect."""
    t = table(f"turn 3, Main Phase 1, {me} to act\n{me} 8000   monsters: {name}\n{other} 8000   monsters: Gemini Elf")
    seat = t.seats[me == "opp"]
    seat.activates(name).nobody_responds()
    seat.flip_summons(name)
    t.nobody_responds()
    assert seat.monster(name).position == "attack"
    seat.cannot(f"activate {name}", because="effect.once-per-turn.limits-the-user")


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
@pytest.mark.parametrize("name", ["Fairy Meteor Crush", "Big Bang Shot"])
@pytest.mark.parametrize(("me", "other"), SEATS)
def test_an_equip_on_the_opponents_monster_lets_the_opponent_take_what_pierces(name: str, me: str, other: str) -> None:
    """card: Fairy Meteor Crush, Big Bang Shot. "Your opponent" is that of the player whose Equip Spell it is."""
    t = table(f"""
        turn 3, Main Phase 1, {me} to act
        {me}    8000   hand: {name}   monsters: Mystical Elf (defense)   deck: 3 Umi
        {other} 8000   monsters: Summoned Skull   deck: 3 Umi
    """)
    seat, foe = t.seats[me == "opp"], t.seats[me != "opp"]
    seat.activates(name, targeting="Summoned Skull").nobody_responds()
    seat.ends_turn()
    foe.goes_to("Battle Phase")
    foe.attacks("Summoned Skull", "Mystical Elf")
    pierced = 500 if name == "Fairy Meteor Crush" else 900
    assert (seat.lp, foe.lp) == (8000, 8000 - pierced) and seat.monsters == []


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
@pytest.mark.parametrize(("me", "other"), SEATS)
def test_what_a_negated_link_leaves_undone_comes_after_nothing(me: str, other: str) -> None:
    """card: Horn of Light, Infernalqueen Archfiend. It is destroyed last of all, so its timing is not missed."""
    t = table(f"""
        turn 3, Main Phase 1, {me} to act
        {me}    8000   hand: Horn of Light   deck: 3 Umi
        {other} 8000   monsters: Infernalqueen Archfiend   deck: 3 Umi
    """)
    load_dice(t, 2)
    seat = t.seats[me == "opp"]
    seat.activates("Horn of Light")
    seat.triggers("Horn of Light")
    t.nobody_responds()
    assert seat.lp == 7500 and seat.deck[0] == "Horn of Light"


@pytest.mark.rule("equip.negated.stays-equipped", scenario=0)
@pytest.mark.rule("equip.continuously-targets-equipped-monster", scenario=0)
@pytest.mark.parametrize(("me", "other"), SEATS)
@pytest.mark.parametrize(("monster", "atk"), [("Silent Swordsman LV3", 1000), ("Cyber Phoenix", 1200)])
def test_an_equip_spell_negated_by_what_it_targets_stays_and_stays_negated(
    monster: str, atk: int, me: str, other: str
) -> None:
    """card: Silent Swordsman LV3 ①, Cyber Phoenix. An Equip Card goes on targeting the monster it is equipped to."""
    t = table(f"""
        turn 3, Main Phase 1, {me} to act
        {me}    8000   hand: Axe of Despair
        {other} 8000   monsters: {monster}
    """)
    seat, foe = t.seats[me == "opp"], t.seats[me != "opp"]
    seat.activates("Axe of Despair").nobody_responds()
    assert seat.spells == ["Axe of Despair"] and foe.atk_of(monster) == atk


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_a_second_attack_is_of_no_use_when_the_battle_phase_is_over() -> None:
    """card: Mermail Abyssmegalo ③"""
    text = "turn 3, {}, you to act\nyou 8000   monsters: Mermail Abyssmegalo, Mystical Elf, 7 Colored Fish\nopp 8000"
    table(text.format("Main Phase 1")).you.can("activate Mermail Abyssmegalo effect 3")
    table(text.format("Main Phase 2")).you.cannot(
        "activate Mermail Abyssmegalo effect 3",
        because="effect.condition.no-possible-resolution-blocks-activation",
    )


def test_cost_down_can_be_activated_for_monsters_that_are_still_to_come() -> None:
    """card: Cost Down ①. The card's own answers: it applies to what is added to the hand later, and adds up."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Cost Down, Kuriboh, Pot of Greed   deck: Summoned Skull, 5 Sogen
        opp 8000
    """)
    t.you.activates("Cost Down", discarding="Kuriboh").nobody_responds()
    t.you.activates("Pot of Greed").nobody_responds()
    t.you.summons("Summoned Skull")
    assert t.you.monsters == ["Summoned Skull"] and t.you.graveyard == ["Kuriboh", "Cost Down", "Pot of Greed"]


def test_a_changed_level_of_a_card_in_the_hand_is_told_in_words() -> None:
    """card: Cost Down ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000   hand: Cost Down, Umi, Summoned Skull\nopp 8000")
    t.you.activates("Cost Down", discarding="Umi").nobody_responds()
    replay = Replay.of(t.duel)
    assert f"Summoned Skull in player {t.you.player}'s hand now has 2 fewer Levels." in replay.log("en")
    assert f"玩家{t.you.player}的手卡的「恶魔召唤」现在是等级下降2。" in replay.log("zh")


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
def test_astrograph_sorcerer_needs_a_stargazer_magician_to_take() -> None:
    """card: Astrograph Sorcerer ①. The card's own text: it is destroyed and one is taken, both or nothing."""
    text = "turn 3, Main Phase 1, you to act\nyou 8000   pendulum: Astrograph Sorcerer   deck: {}3 Umi\nopp 8000"
    table(text.format("Stargazer Magician, ")).you.can("activate Astrograph Sorcerer")
    table(text.format("")).you.cannot(
        "activate Astrograph Sorcerer", because="effect.condition.no-possible-resolution-blocks-activation"
    )


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize(("me", "other"), SEATS)
def test_dd_designator_needs_a_hand_to_look_at(me: str, other: str) -> None:
    """card: D.D. Designator. With an empty hand of one's own it may still hit (003:137)."""
    text = f"turn 3, Main Phase 1, {me} to act\n{me} 8000   hand: D.D. Designator\n{other} 8000   hand: "
    table(text + "Umi").seats[me == "opp"].can("activate D.D. Designator")
    table(text).seats[me == "opp"].cannot("activate D.D. Designator", because="effect.condition.all-must-be-met")


@pytest.mark.parametrize(("me", "other"), SEATS)
def test_frozen_soul_in_main_phase_1_takes_the_battle_phase_of_that_very_turn(me: str, other: str) -> None:
    """card: Frozen Soul. The next Battle Phase of the opponent is the one that would come now."""
    t = table(f"""
        turn 4, Main Phase 1, {other} to act
        {me}    5000   set: Frozen Soul   deck: 3 Umi
        {other} 8000   monsters: Gemini Elf   hand: Mystical Elf   deck: 3 Umi
    """)
    seat, foe = t.seats[me == "opp"], t.seats[me != "opp"]
    foe.summons("Mystical Elf")
    seat.activates("Frozen Soul").nobody_responds()
    foe.cannot("battle phase", because="effect.cannot.forbids-while-it-applies")


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=0)
@pytest.mark.parametrize(("me", "other"), SEATS)
def test_swords_woman_hands_over_what_the_double_edged_sword_adds(me: str, other: str) -> None:
    """card: Amazoness Swords Woman ①, Double-Edged Sword ②. 003:540: it is battle damage of her battle."""
    t = table(f"""
        turn 3, Main Phase 1, {me} to act
        {me}    8000   hand: Double-Edged Sword   monsters: Amazoness Swords Woman
        {other} 8000
    """)
    seat, foe = t.seats[me == "opp"], t.seats[me != "opp"]
    seat.activates("Double-Edged Sword").nobody_responds()
    seat.goes_to("Battle Phase")
    seat.attacks_directly("Amazoness Swords Woman")
    assert (seat.lp, foe.lp) == (8000, 1000)


@pytest.mark.rule("timing.when-optional.misses", scenario=0)
def test_what_was_declined_comes_after_nothing() -> None:
    """card: De-Synchro ①, Axe of Despair. The materials stay where they are, so the fall of the Axe came last."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: De-Synchro, Axe of Despair   monsters: Mystical Elf
        opp 8000   monsters: Red Dragon Archfiend
    """)
    t.you.activates("Axe of Despair", targeting="Red Dragon Archfiend").nobody_responds()
    t.you.activates("De-Synchro").nobody_responds()
    assert t.you.is_asked("trigger").offers


@pytest.mark.rule("effect.resolve.no-self-defeating-choice", scenario=0)
def test_astrograph_sorcerer_offers_only_what_the_deck_has_a_copy_of() -> None:
    """card: Astrograph Sorcerer ①"""
    text = """
        turn 3, Main Phase 1, opp to act
        you 8000   hand: Astrograph Sorcerer   monsters: Gemini Elf, Kuriboh   deck: {}, 3 Umi
        opp 8000   hand: Raigeki
    """
    t = table(text.format("Kuriboh"))
    t.opp.activates("Raigeki")
    t.you.triggers("Astrograph Sorcerer")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.says_yes()
    assert t.you.hand == ["Kuriboh"]
    t = table(text.format("Umi"))
    t.opp.activates("Raigeki")
    t.you.triggers("Astrograph Sorcerer")
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.opp.is_asked("open state") and t.you.hand == []
