"""Cards: Spells for the battles of a turn: strength for a time, attacks that are allowed, positions, control."""

import pytest

from spellspeed.words import FOR_ZONE
from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
MUST_ATTACK_A_MONSTER = "battle.attack.must-choose-monster-if-any"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


# ------------------------------------------------------------------------------------------------ strength for a time


def test_the_reliable_guardian_gives_700_def_until_the_end_phase() -> None:
    """card: The Reliable Guardian"""
    t = your_turn("set: The Reliable Guardian   monsters: Gemini Elf", "monsters: Battle Ox, Kuriboh (set)")
    t.you.activates("The Reliable Guardian")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Gemini Elf"]
    t.you.targets("Battle Ox").nobody_responds()
    assert t.opp.def_of("Battle Ox") == 1700
    t.you.ends_turn()
    assert t.opp.def_of("Battle Ox") == 1000
    t = your_turn("set: The Reliable Guardian", "monsters: Kuriboh (set)")
    t.you.cannot("activate The Reliable Guardian", because=NO_TARGET)


@pytest.mark.parametrize(("effect", "gain"), [(1, (200, 0)), (2, (0, 500))])
def test_pyramid_energy_strengthens_all_your_monsters(effect: int, gain: tuple[int, int]) -> None:
    """card: Pyramid Energy ①②"""
    t = your_turn("set: Pyramid Energy   monsters: Gemini Elf, Kuriboh", "monsters: Battle Ox")
    t.you.activates("Pyramid Energy", effect=effect).nobody_responds()
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (1900 + gain[0], 900 + gain[1])
    assert (t.you.atk_of("Kuriboh"), t.you.def_of("Kuriboh")) == (300 + gain[0], 200 + gain[1])
    assert (t.opp.atk_of("Battle Ox"), t.opp.def_of("Battle Ox")) == (1700, 1000)
    t.you.ends_turn()
    assert (t.you.atk_of("Gemini Elf"), t.you.def_of("Gemini Elf")) == (1900, 900)
    t = your_turn("set: Pyramid Energy   monsters: Kuriboh (set)", "monsters: Battle Ox")
    t.you.cannot(f"activate Pyramid Energy effect {effect}", because=NOTHING_TO_DO)


def test_the_big_march_of_animals_gives_200_atk_for_each_beast() -> None:
    """card: The Big March of Animals"""
    t = your_turn("set: The Big March of Animals   monsters: Silver Fang, Nekogal #1, Kuriboh", "monsters: Silver Fang")
    t.you.activates("The Big March of Animals").nobody_responds()
    assert t.you.atk_of("Silver Fang") == 1200 + 400 and t.you.atk_of("Nekogal #1") == 1100 + 400
    assert t.you.atk_of("Kuriboh") == 300 and t.opp.atk_of("Silver Fang") == 1200
    t.you.ends_turn()
    assert t.you.atk_of("Silver Fang") == 1200
    t = your_turn("set: The Big March of Animals   monsters: Kuriboh", "monsters: Silver Fang")
    t.you.cannot("activate The Big March of Animals", because=NOTHING_TO_DO)


def test_unity_gives_the_def_of_all_your_monsters_to_one() -> None:
    """card: Unity ①"""
    t = your_turn("set: Unity   monsters: Gemini Elf, Battle Ox, Kuriboh (set)", "monsters: Summoned Skull")
    t.you.activates("Unity", targeting="Gemini Elf").nobody_responds()
    assert t.you.def_of("Gemini Elf") == 900 + 1000 and t.you.def_of("Battle Ox") == 1000
    t.you.ends_turn()
    assert t.you.def_of("Gemini Elf") == 900
    t = your_turn("set: Unity   monsters: Kuriboh (set)", "monsters: Summoned Skull")
    t.you.cannot("activate Unity", because=NO_TARGET)


def test_gift_of_the_martyr_hands_the_original_atk_on() -> None:
    """card: Gift of the Martyr"""
    t = your_turn("hand: Gift of the Martyr, Axe of Despair   monsters: Summoned Skull, Kuriboh", "monsters: Battle Ox")
    t.you.activates("Axe of Despair", targeting="Summoned Skull").nobody_responds()
    t.you.activates("Gift of the Martyr", paying="Summoned Skull").nobody_responds()
    assert t.you.monsters == ["Kuriboh"] and t.you.atk_of("Kuriboh") == 300 + 2500
    t.you.ends_turn()
    assert t.you.atk_of("Kuriboh") == 300
    t = your_turn("hand: Gift of the Martyr   monsters: Kuriboh", "monsters: Battle Ox")
    t.you.cannot("activate Gift of the Martyr", because=NO_TARGET)


def test_wild_natures_release_adds_the_def_and_destroys_in_the_end_phase() -> None:
    """card: Wild Nature's Release"""
    t = your_turn("hand: Wild Nature's Release   monsters: Kuriboh", "monsters: Battle Ox, Silver Fang")
    t.you.activates("Wild Nature's Release")
    assert sorted(t.you.is_asked("target").offers) == ["Battle Ox", "Silver Fang"]
    t.you.targets("Battle Ox").nobody_responds()
    assert t.opp.atk_of("Battle Ox") == 1700 + 1000
    t.you.ends_turn()
    assert t.opp.graveyard == ["Battle Ox"] and t.opp.monsters == ["Silver Fang"]
    t = your_turn("hand: Wild Nature's Release   monsters: Kuriboh", "monsters: Silver Fang (set)")
    t.you.cannot("activate Wild Nature's Release", because=NO_TARGET)


def test_amazoness_spellcaster_switches_original_atks() -> None:
    """card: Amazoness Spellcaster"""
    t = your_turn(
        "hand: Amazoness Spellcaster, Axe of Despair   monsters: Amazoness Archer, Kuriboh", "monsters: Summoned Skull"
    )
    t.you.activates("Axe of Despair", targeting="Amazoness Archer").nobody_responds()
    t.you.activates("Amazoness Spellcaster").nobody_responds()
    assert t.you.atk_of("Amazoness Archer") == 2500 + 1000 and t.opp.atk_of("Summoned Skull") == 1400
    t.you.ends_turn()
    assert t.you.atk_of("Amazoness Archer") == 1400 + 1000 and t.opp.atk_of("Summoned Skull") == 2500
    t = your_turn("hand: Amazoness Spellcaster   monsters: Kuriboh", "monsters: Amazoness Archer")
    t.you.cannot("activate Amazoness Spellcaster", because=NO_TARGET)


@pytest.mark.parametrize(
    ("card", "monster", "other", "gain"),
    [
        ("Thousand Energy", "Ojama Green", "Petit Moth", 1000),
        ("Triangle Power", "Petit Moth", "Ojama Green", 2000),
    ],
)
def test_it_strengthens_small_normal_monsters_for_a_turn(card: str, monster: str, other: str, gain: int) -> None:
    """card: Thousand Energy, Triangle Power"""
    t = your_turn(f"hand: {card}   monsters: {monster}, {other}, Gemini Elf", f"monsters: {monster}")
    atk, def_, other_atk = t.you.atk_of(monster), t.you.def_of(monster), t.you.atk_of(other)
    t.you.activates(card).nobody_responds()
    assert (t.you.atk_of(monster), t.you.def_of(monster)) == (atk + gain, def_ + gain)
    assert t.you.atk_of(other) == other_atk and t.opp.atk_of(monster) == atk
    t.you.ends_turn()
    assert sorted(t.you.monsters) == sorted([other, "Gemini Elf"]) and t.opp.monsters == [monster]
    assert t.you.graveyard == [card, monster]


def test_triangle_power_leaves_tokens_as_they_are() -> None:
    """card: Triangle Power"""
    t = your_turn("hand: Triangle Power, Scapegoat   monsters: Petit Moth")
    t.you.activates("Scapegoat")
    while t.you.request().purpose == FOR_ZONE:
        t.you.take_zone()
    t.you.activates("Triangle Power").nobody_responds()
    assert t.you.atk_of("Petit Moth") == 2300 and t.you.atk_of("Sheep Token", 2) == 0


# ------------------------------------------------------------------------------------------------- attacks allowed


@pytest.mark.parametrize(
    ("card", "able", "unable"),
    [
        ("Secret Pass to the Treasures", "Petit Moth", "Battle Ox"),
        ("Overpowering Eye", "Vampire Lord", "Battle Ox"),
        ("Overpowering Eye", "Vampire Lord", "Ryu Kokki"),
    ],
)
def test_it_lets_a_monster_attack_directly(card: str, able: str, unable: str) -> None:
    """card: Secret Pass to the Treasures, Overpowering Eye ①"""
    t = your_turn(f"hand: {card}   monsters: {able}, {unable}", "monsters: Summoned Skull")
    t.you.activates(card, targeting=able).nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.cannot(f"{unable} attacks directly", because=MUST_ATTACK_A_MONSTER)
    t.you.attacks_directly(able)
    assert t.opp.lp == 8000 - t.you.atk_of(able)
    t = your_turn(f"hand: {card}   monsters: {unable}", f"monsters: {able}")
    t.you.cannot(f"activate {card}", because=NO_TARGET)


@pytest.mark.parametrize("card", ["Secret Pass to the Treasures", "Overpowering Eye"])
def test_what_is_for_attacks_of_the_turn_cannot_be_activated_in_the_first_turn(card: str) -> None:
    """card: Secret Pass to the Treasures, Overpowering Eye ①"""
    t = table(f"""
        turn 1, Main Phase 1, you to act
        you 8000   hand: {card}   monsters: Petit Moth, Pyramid Turtle   deck: 5 Sogen
        opp 8000   deck: 5 Sogen
    """)
    t.you.cannot(f"activate {card}", because=NO_TARGET)


def test_checkmate_lets_the_king_attack_directly_for_another_archfiend() -> None:
    """card: Checkmate"""
    t = your_turn(
        "hand: Checkmate   monsters: Terrorking Archfiend, Desrook Archfiend, Kuriboh", "monsters: Gemini Elf"
    )
    t.you.activates("Checkmate", targeting="Terrorking Archfiend").nobody_responds()
    assert sorted(t.you.monsters) == ["Kuriboh", "Terrorking Archfiend"]
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Terrorking Archfiend")
    assert t.opp.lp == 6000
    t = your_turn("hand: Checkmate   monsters: Terrorking Archfiend, Kuriboh", "monsters: Gemini Elf")
    t.you.cannot("activate Checkmate", because=NO_TARGET)


def test_double_attack_lets_a_monster_of_a_lower_level_attack_twice() -> None:
    """card: Double Attack"""
    t = your_turn("hand: Double Attack, Gemini Elf, Umi   monsters: Battle Ox, Kuriboh")
    t.you.activates("Double Attack", targeting="Kuriboh").nobody_responds()
    assert t.you.graveyard == ["Gemini Elf", "Double Attack"]
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Kuriboh")
    t.you.attacks_directly("Kuriboh")
    t.you.cannot("attack with Kuriboh", because="battle.attack.once-per-turn")
    t.you.attacks_directly("Battle Ox")
    assert t.opp.lp == 8000 - 2 * 300 - 1700
    t = your_turn("hand: Double Attack, Gemini Elf   monsters: Battle Ox")
    t.you.cannot("activate Double Attack", because=NOTHING_TO_DO)
    t = your_turn("hand: Double Attack, Umi   monsters: Kuriboh")
    t.you.cannot("activate Double Attack", because=NO_COST)


def test_hero_heart_halves_a_hero_that_attacks_twice() -> None:
    """card: Hero Heart"""
    t = your_turn("hand: Hero Heart   monsters: Elemental HERO Avian, Battle Ox")
    t.you.activates("Hero Heart").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Elemental HERO Avian")
    t.you.attacks_directly("Elemental HERO Avian")
    assert t.opp.lp == 7000
    t.you.ends_turn()
    assert t.you.atk_of("Elemental HERO Avian") == 1000
    t = your_turn("hand: Hero Heart   monsters: Battle Ox", "monsters: Elemental HERO Avian")
    t.you.cannot("activate Hero Heart", because=NO_TARGET)


def test_h_heated_heart_strengthens_and_pierces() -> None:
    """card: H - Heated Heart ①"""
    t = your_turn("hand: H - Heated Heart   monsters: Battle Ox, Gemini Elf", "monsters: 2 Petit Moth (defense)")
    t.you.activates("H - Heated Heart", targeting="Battle Ox").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Petit Moth (zone 1)")
    assert t.opp.lp == 8000 - (1700 + 500 - 200)
    t.you.attacks("Gemini Elf", "Petit Moth")
    assert t.opp.lp == 6000 and t.turn == 4 and t.you.atk_of("Battle Ox") == 1700
    t = your_turn("hand: H - Heated Heart   monsters: Battle Ox (set)", "monsters: Petit Moth")
    t.you.cannot("activate H - Heated Heart", because=NO_TARGET)


# ------------------------------------------------------------------------------------------ in each battle of the turn


FIGHTERS = ["Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk"]


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_kaminote_blow_destroys_whoever_battles_with_the_fighters(fighter: str) -> None:
    """card: Kaminote Blow"""
    t = your_turn(
        f"hand: Kaminote Blow   monsters: {fighter}, Battle Ox",
        "monsters: Giant Soldier of Stone (defense), Millennium Shield (defense)",
    )
    t.you.activates("Kaminote Blow").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Giant Soldier of Stone")
    t.you.attacks(fighter, "Millennium Shield")
    assert t.opp.monsters == ["Giant Soldier of Stone"] and fighter in t.you.monsters


def test_kaminote_blow_also_strikes_what_a_fighter_has_fallen_to() -> None:
    """card: Kaminote Blow"""
    t = your_turn("hand: Kaminote Blow   monsters: Monk Fighter", "monsters: Summoned Skull")
    t.you.activates("Kaminote Blow").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Monk Fighter", "Summoned Skull")
    t.nobody_responds()
    assert t.you.graveyard == ["Kaminote Blow", "Monk Fighter"] and t.opp.graveyard == ["Summoned Skull"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_kaminote_blow_needs_one_of_the_fighters() -> None:
    """card: Kaminote Blow"""
    t = your_turn("hand: Kaminote Blow   monsters: Master Monk (set), Battle Ox", "monsters: Monk Fighter")
    t.you.cannot("activate Kaminote Blow", because=NOT_MET)


def test_after_the_struggle_destroys_what_has_battled() -> None:
    """card: After the Struggle"""
    t = your_turn(
        "hand: After the Struggle   monsters: Battle Ox, Kuriboh, Petit Moth",
        "monsters: Giant Soldier of Stone (defense), Sangan (defense)",
    )
    t.you.activates("After the Struggle").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.you.attacks("Battle Ox", "Giant Soldier of Stone")
    t.you.attacks("Kuriboh", "Giant Soldier of Stone")
    assert len(t.you.monsters) == 3
    t.you.goes_to("Main Phase 2")
    assert t.you.monsters == ["Petit Moth"] and t.opp.monsters == ["Sangan"]
    t = your_turn("hand: After the Struggle   monsters: Battle Ox", phase="Main Phase 2")
    t.you.cannot("activate After the Struggle", because=NOT_MET)


# -------------------------------------------------------------------------------------------- positions and control


def test_earthquake_turns_all_face_up_monsters_to_defense() -> None:
    """card: Earthquake"""
    t = your_turn("hand: Earthquake   monsters: Battle Ox, Sangan (set)", "monsters: Gemini Elf, Kuriboh (defense)")
    t.you.activates("Earthquake").nobody_responds()
    assert t.you.monster("Battle Ox").position == t.opp.monster("Gemini Elf").position == "defense"
    assert t.you.monster("Sangan").position == "set"
    t = your_turn("hand: Earthquake   monsters: Battle Ox (set)", "monsters: Kuriboh (defense)")
    t.you.cannot("activate Earthquake", because=NOTHING_TO_DO)


def test_mesmeric_control_keeps_the_opponent_from_changing_positions_for_a_turn() -> None:
    """card: Mesmeric Control ①"""
    t = your_turn("hand: Mesmeric Control   monsters: Battle Ox", "monsters: Gemini Elf, Kuriboh (set)")
    t.you.activates("Mesmeric Control").nobody_responds()
    t.you.can("change position of Battle Ox")
    t.you.ends_turn()
    t.opp.cannot("change position of Gemini Elf", because=FORBIDDEN)
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.can("change position of Gemini Elf")


def test_bubble_shuffle_turns_two_monsters_and_exchanges_the_bubbleman() -> None:
    """card: Bubble Shuffle"""
    t = your_turn(
        "set: Bubble Shuffle   hand: Elemental HERO Clayman, Gemini Elf   monsters: Elemental HERO Bubbleman, Kuriboh",
        "monsters: Summoned Skull",
    )
    t.you.activates("Bubble Shuffle").nobody_responds()
    t.you.takes_position("attack")
    assert t.opp.monster("Summoned Skull").position == "defense"
    assert sorted(t.you.monsters) == ["Elemental HERO Clayman", "Kuriboh"]
    assert t.you.graveyard == ["Elemental HERO Bubbleman", "Bubble Shuffle"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
@pytest.mark.parametrize(
    ("mine", "theirs"), [("Elemental HERO Bubbleman (defense)", "Gemini Elf"), ("Elemental HERO Bubbleman", "2 Umi")]
)
def test_bubble_shuffle_needs_both_in_attack_position(mine: str, theirs: str) -> None:
    """card: Bubble Shuffle"""
    lies = f"monsters: {theirs}" if theirs == "Gemini Elf" else "monsters: Gemini Elf (defense)"
    t = your_turn(f"set: Bubble Shuffle   hand: Elemental HERO Clayman   monsters: {mine}", lies)
    t.you.cannot("activate Bubble Shuffle", because=NO_TARGET)


@pytest.mark.parametrize("turned", ["Summoned Skull", "Elemental HERO Bubbleman"])
def test_bubble_shuffle_does_nothing_once_one_of_the_two_has_been_turned_face_down(turned: str) -> None:
    """card: Bubble Shuffle"""
    t = your_turn(
        "set: Bubble Shuffle   hand: Elemental HERO Clayman   monsters: Elemental HERO Bubbleman",
        "monsters: Summoned Skull   set: Book of Moon",
    )
    t.you.activates("Bubble Shuffle")
    t.opp.activates("Book of Moon", targeting=turned).nobody_responds()
    lies = {"Summoned Skull": t.opp, "Elemental HERO Bubbleman": t.you}
    assert {name: seat.monster(name).position for name, seat in lies.items()} == {
        name: "set" if name == turned else "attack" for name in lies
    }


def test_bubble_shuffle_needs_a_hero_in_the_hand() -> None:
    """card: Bubble Shuffle"""
    t = your_turn(
        "set: Bubble Shuffle   hand: Gemini Elf   monsters: Elemental HERO Bubbleman", "monsters: Summoned Skull"
    )
    t.you.cannot("activate Bubble Shuffle", because=NOT_MET)


def test_shiens_spy_does_not_lend_what_has_been_turned_face_down() -> None:
    """card: Shien's Spy"""
    t = your_turn("hand: Shien's Spy   monsters: Kuriboh", "set: Book of Moon")
    t.you.activates("Shien's Spy", targeting="Kuriboh")
    t.opp.activates("Book of Moon").nobody_responds()
    assert t.you.monster("Kuriboh").position == "set" and t.opp.monsters == []


def test_shiens_spy_lends_a_monster_until_the_end_phase() -> None:
    """card: Shien's Spy"""
    t = your_turn("hand: Shien's Spy   monsters: Kuriboh, Gemini Elf", "monsters: Battle Ox")
    t.you.activates("Shien's Spy", targeting="Kuriboh")
    t.you.take_zone()
    assert sorted(t.opp.monsters) == ["Battle Ox", "Kuriboh"] and t.you.monsters == ["Gemini Elf"]
    t.you.goes_to("End Phase")
    t.you.carries_out("Shien's Spy")
    t.you.take_zone()
    assert sorted(t.you.monsters) == ["Gemini Elf", "Kuriboh"]
    t = your_turn("hand: Shien's Spy   monsters: Kuriboh (set)", "monsters: Battle Ox")
    t.you.cannot("activate Shien's Spy", because=NO_TARGET)


# ------------------------------------------------------------------------------------------------------- in response


def test_jar_robber_draws_in_the_place_of_the_pot() -> None:
    """card: Jar Robber"""
    t = your_turn("hand: Pot of Greed, Ookazi", "set: Jar Robber")
    t.you.activates("Pot of Greed")
    t.opp.activates("Jar Robber").nobody_responds()
    assert t.you.hand == ["Ookazi"] and t.opp.hand == ["Sogen"]
    t = your_turn("hand: Graceful Charity", "set: Jar Robber")
    t.you.activates("Graceful Charity")
    assert t.you.is_asked("discard").least == 2 and t.opp.set_cards == ["Jar Robber"]


def test_my_body_as_a_shield_negates_a_card_that_destroys_monsters() -> None:
    """card: My Body as a Shield"""
    t = your_turn("hand: Dark Hole   monsters: Sangan", "set: My Body as a Shield   monsters: Battle Ox")
    t.you.activates("Dark Hole")
    t.opp.activates("My Body as a Shield").nobody_responds()
    assert t.opp.lp == 6500 and t.opp.monsters == ["Battle Ox"] and t.you.monsters == ["Sangan"]
    assert t.you.graveyard == ["Dark Hole"]


def test_my_body_as_a_shield_negates_an_effect_that_destroys_monsters() -> None:
    """card: My Body as a Shield"""
    t = your_turn("monsters: Man-Eater Bug (set)", "set: My Body as a Shield   monsters: Battle Ox")
    t.you.flip_summons("Man-Eater Bug")
    t.you.targets("Battle Ox")
    t.opp.activates("My Body as a Shield").nobody_responds()
    assert t.opp.monsters == ["Battle Ox"] and t.you.graveyard == ["Man-Eater Bug"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("card", ["Heavy Storm", "Ookazi"])
def test_my_body_as_a_shield_answers_no_other_effect(card: str) -> None:
    """card: My Body as a Shield"""
    t = table(
        f"""turn 3, Main Phase 1, you to act
        you 8000   hand: {card}   deck: 5 Sogen
        opp 8000   set: My Body as a Shield   monsters: Battle Ox   deck: 5 Sogen""",
        ask_all=True,
    )
    t.you.activates(card)
    if t.you.is_to_decide():
        t.you.passes()
    t.opp.cannot("activate My Body as a Shield", because=NOT_MET)


def test_inferno_tempest_banishes_all_monsters_of_decks_and_graveyards() -> None:
    """card: Inferno Tempest"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   set: Inferno Tempest   graveyard: Kuriboh, Umi   deck: Sangan, Waboku
        opp 8000   monsters: Blue-Eyes White Dragon   graveyard: Gemini Elf   deck: 2 Battle Ox, 2 Sogen   hand: Sangan
    """)
    t.opp.attacks_directly("Blue-Eyes White Dragon")
    t.you.activates("Inferno Tempest").nobody_responds()
    assert t.you.deck == ["Waboku"] and t.opp.deck == ["Sogen", "Sogen"]
    assert t.you.graveyard == ["Umi", "Inferno Tempest"] and t.opp.graveyard == []
    assert sorted(t.you.banished) == ["Kuriboh", "Sangan"]
    assert sorted(t.opp.banished) == ["Battle Ox", "Battle Ox", "Gemini Elf"]
    assert t.opp.monsters == ["Blue-Eyes White Dragon"] and t.opp.hand == ["Sangan"]


@pytest.mark.parametrize(("attacker", "damage"), [("Summoned Skull", 2500), ("Blue-Eyes White Dragon", 3000)])
def test_inferno_tempest_answers_3000_damage_only(attacker: str, damage: int) -> None:
    """card: Inferno Tempest"""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   set: Inferno Tempest   deck: Sangan, Waboku
        opp 8000   monsters: {attacker}   deck: 2 Sogen
    """)
    t.opp.attacks_directly(attacker)
    assert t.you.lp == 8000 - damage and t.you.can_activate("Inferno Tempest") == (damage >= 3000)


# --------------------------------------------------------------------------------------------------- the duel is won


def test_final_countdown_wins_in_the_twentieth_turn() -> None:
    """card: Final Countdown"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Final Countdown   deck: 20 Kuriboh
        opp 8000   deck: 20 Kuriboh
    """)
    t.you.activates("Final Countdown").nobody_responds()
    assert t.you.lp == 6000
    for turn in range(19):
        seat = t.you if turn % 2 == 0 else t.opp
        assert t.turn == 3 + turn and t.outcome is None
        seat.ends_turn()
        if t.turn == 3 + turn:
            seat.discards("Kuriboh")
    assert t.turn == 22 and t.outcome is None
    t.opp.goes_to("End Phase")
    t.you.carries_out("Final Countdown")
    assert t.winner == "you" and t.turn == 22


def test_final_countdown_costs_2000_lp() -> None:
    """card: Final Countdown"""
    t = table("turn 3, Main Phase 1, you to act\nyou 1900   hand: Final Countdown   deck: Sogen\nopp 8000")
    t.you.cannot("activate Final Countdown", because="cost.lp.not-more-than-current")
