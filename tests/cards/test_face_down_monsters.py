"""Cards: monsters that wait face-down, and what they do when they are flipped."""

import pytest

from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
USED_UP = "effect.once-per-turn.per-copy"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 8 Sogen\nopp 8000   {opp}   deck: 8 Sogen")


def flipped(card: str, you: str = "hand: Umi", opp: str = "") -> Table:
    """You Flip Summon a card."""
    t = your_turn(f"monsters: {card} (set)   {you}", opp)
    t.you.flip_summons(card)
    return t


# ------------------------------------------------------------------------------------------- destroyed and taken away


def test_dragon_piper_breaks_the_jar_and_turns_dragons_to_attack() -> None:
    """card: Dragon Piper"""
    t = flipped("Dragon Piper", "spells: Dragon Capture Jar", "monsters: Petit Dragon (defense), Kuriboh (defense)")
    t.nobody_responds()
    assert t.you.graveyard == ["Dragon Capture Jar"] and t.opp.monster("Petit Dragon").position == "attack"
    assert t.opp.monster("Kuriboh").position == "defense"


def test_dragon_piper_turns_nothing_without_the_jar() -> None:
    """card: Dragon Piper"""
    t = flipped("Dragon Piper", "hand: Umi", "monsters: Petit Dragon (defense)")
    t.nobody_responds()
    assert t.opp.monster("Petit Dragon").position == "defense"


def test_greenkappa_destroys_two_set_spells_or_traps() -> None:
    """card: Greenkappa"""
    t = flipped("Greenkappa", "set: Threatening Roar, Waboku", "set: Dark Hole   spells: Messenger of Peace")
    assert sorted(t.you.is_asked("target").offers) == ["Dark Hole", "Threatening Roar", "Waboku"]
    t.you.targets("Threatening Roar", "Dark Hole").nobody_responds()
    assert t.you.graveyard == ["Threatening Roar"] and t.opp.graveyard == ["Dark Hole"]


@pytest.mark.rule("target.timing.chosen-at-activation", scenario=0)
def test_greenkappa_needs_two() -> None:
    """card: Greenkappa"""
    t = flipped("Greenkappa", "hand: Umi", "set: Dark Hole   spells: Messenger of Peace")
    assert t.you.is_asked("open state") and t.opp.set_cards == ["Dark Hole"]


def test_nobleman_eater_bug_destroys_two_monsters() -> None:
    """card: Nobleman-Eater Bug"""
    t = flipped("Nobleman-Eater Bug", "hand: Umi", "monsters: Sangan, Kuriboh (set), Petit Dragon")
    assert len(t.you.is_asked("target").offers) == 4
    t.you.targets("Kuriboh", "Petit Dragon").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Kuriboh", "Petit Dragon"]


def test_nobleman_eater_bug_destroys_nothing_if_one_of_the_two_is_gone() -> None:
    """card: Nobleman-Eater Bug"""
    t = flipped("Nobleman-Eater Bug", "hand: Umi", "monsters: Sangan, Petit Dragon   set: Compulsory Evacuation Device")
    t.you.targets("Sangan", "Petit Dragon")
    t.opp.activates("Compulsory Evacuation Device", targeting="Petit Dragon").nobody_responds()
    assert t.opp.hand == ["Petit Dragon"] and t.opp.monsters == ["Sangan"]


def test_white_ninja_destroys_a_monster_in_defense_position() -> None:
    """card: White Ninja"""
    t = flipped("White Ninja", "hand: Umi", "monsters: Sangan, Kuriboh (set), Petit Dragon (defense)")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Petit Dragon"]
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_white_ninja_spares_a_monster_that_has_been_turned_to_attack() -> None:
    """card: White Ninja"""
    t = flipped("White Ninja", "hand: Umi", "monsters: Petit Dragon (defense)   set: Final Attack Orders")
    t.opp.activates("Final Attack Orders").nobody_responds()
    assert t.opp.monster("Petit Dragon").position == "attack"


def test_gale_lizard_returns_a_monster_of_the_opponent() -> None:
    """card: Gale Lizard ①"""
    t = flipped("Gale Lizard", "hand: Umi", "monsters: Sangan, Kuriboh (set)")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Sangan"]
    t.you.targets("Kuriboh").nobody_responds()
    assert t.opp.hand == ["Kuriboh"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_gale_lizard_returns_no_monster_that_has_come_to_you() -> None:
    """card: Gale Lizard ①"""
    t = your_turn("monsters: Gale Lizard (set), Kuriboh   set: Enemy Controller", "monsters: Gemini Elf")
    t.you.flip_summons("Gale Lizard")
    t.you.activates("Enemy Controller", tributing="Kuriboh", targeting="Gemini Elf", effect=2).nobody_responds()
    t.you.take_zone(None)
    assert sorted(t.you.monsters) == ["Gale Lizard", "Gemini Elf"] and t.opp.hand == []


def test_hade_hane_returns_up_to_three_monsters_if_it_is_wished() -> None:
    """card: Hade-Hane"""
    t = flipped("Hade-Hane", "hand: Umi", "monsters: Sangan, Kuriboh (set), Petit Dragon")
    t.you.triggers("Hade-Hane")
    t.you.targets("Sangan", "Kuriboh", "Petit Dragon").nobody_responds()
    assert sorted(t.opp.hand) == ["Kuriboh", "Petit Dragon", "Sangan"]


def test_hade_hane_can_be_declined() -> None:
    """card: Hade-Hane"""
    t = flipped("Hade-Hane", "hand: Umi", "monsters: Sangan")
    t.you.passes()
    assert t.opp.monsters == ["Sangan"]


def test_dark_cat_returns_two_of_the_opponents_and_one_of_yours() -> None:
    """card: Dark Cat with White Tail"""
    t = your_turn(
        "monsters: Dark Cat with White Tail (set), Mystical Elf   hand: Umi", "monsters: Sangan, Kuriboh (set)"
    )
    t.you.flip_summons("Dark Cat with White Tail")
    t.you.targets("Mystical Elf").nobody_responds()
    assert sorted(t.opp.hand) == ["Kuriboh", "Sangan"] and sorted(t.you.hand) == ["Mystical Elf", "Umi"]


def test_dark_cat_needs_two_monsters_of_the_opponent() -> None:
    """card: Dark Cat with White Tail"""
    t = flipped("Dark Cat with White Tail", "hand: Umi", "monsters: Sangan")
    assert t.you.is_asked("open state") and t.opp.monsters == ["Sangan"]


# ------------------------------------------------------------------------------------------------- control and attacks


@pytest.mark.parametrize(
    ("card", "fitting", "other"),
    [
        ("Shadow Tamer", "Summoned Skull", "Petit Dragon"),
        ("Dragon Manipulator", "Petit Dragon", "Summoned Skull"),
        ("Aussa the Earth Charmer", "Gemini Elf", "Summoned Skull"),
        ("Eria the Water Charmer", "7 Colored Fish", "Gemini Elf"),
        ("Hiita the Fire Charmer", "Hinotama Soul", "7 Colored Fish"),
        ("Wynn the Wind Charmer", "Petit Dragon", "Darkfire Dragon"),
    ],
)
def test_it_takes_a_face_up_monster_of_its_kind(card: str, fitting: str, other: str) -> None:
    """card: Shadow Tamer, Dragon Manipulator, Aussa the Earth Charmer ①, Eria the Water Charmer ①,
    Hiita the Fire Charmer ①, Wynn the Wind Charmer ①"""
    t = flipped(card, "hand: Umi", f"monsters: {fitting}, {other}, {fitting} (set)")
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == [card, fitting] and t.opp.monsters == [other, fitting]


@pytest.mark.parametrize("card", ["Shadow Tamer", "Dragon Manipulator", "Rafflesia Seduction"])
def test_it_comes_back_at_the_end_of_the_turn(card: str) -> None:
    """card: Shadow Tamer, Dragon Manipulator, Rafflesia Seduction"""
    stolen = "Petit Dragon" if card == "Dragon Manipulator" else "Summoned Skull"
    t = flipped(card, "hand: Umi", f"monsters: {stolen}, 4 Mystical Elf (set)")
    t.nobody_responds()
    t.you.take_zone()
    assert t.you.monsters == [card, stolen]
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == [card] and stolen in t.opp.monsters


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize(
    ("card", "meant"),
    [
        ("Shadow Tamer", "Summoned Skull"),
        ("Dragon Manipulator", "Petit Dragon"),
        ("Rafflesia Seduction", "Petit Dragon"),
    ],
)
def test_it_takes_no_monster_that_has_been_turned_face_down(card: str, meant: str) -> None:
    """card: Shadow Tamer, Dragon Manipulator, Rafflesia Seduction"""
    t = flipped(card, "hand: Umi", f"monsters: {meant}   set: Book of Moon")
    t.opp.activates("Book of Moon", targeting=meant).nobody_responds()
    assert t.opp.monster(meant).position == "set" and t.you.monsters == [card]


def test_rafflesia_seduction_takes_a_face_up_monster() -> None:
    """card: Rafflesia Seduction"""
    t = flipped("Rafflesia Seduction", "hand: Umi", "monsters: Summoned Skull (set)")
    assert t.you.is_asked("open state") and t.opp.monsters == ["Summoned Skull"]


CHARMERS = [
    ("Aussa the Earth Charmer", "Gemini Elf"),
    ("Eria the Water Charmer", "7 Colored Fish"),
    ("Hiita the Fire Charmer", "Hinotama Soul"),
    ("Wynn the Wind Charmer", "Petit Dragon"),
]


@pytest.mark.parametrize(("card", "charmed"), CHARMERS)
def test_a_charmer_keeps_the_monster_as_long_as_she_is_face_up(card: str, charmed: str) -> None:
    """card: Aussa the Earth Charmer, Eria the Water Charmer, Hiita the Fire Charmer, Wynn the Wind Charmer"""
    t = flipped(card, "hand: Book of Moon, Umi", f"monsters: {charmed}")
    t.nobody_responds()
    t.you.take_zone()
    t.you.ends_turn()
    assert t.turn == 4 and t.you.monsters == [card, charmed]
    t.opp.ends_turn()
    t.you.activates("Book of Moon", targeting=card).nobody_responds()
    t.opp.take_zone()
    assert t.you.monsters == [card] and t.opp.monsters == [charmed]


def test_dark_eyes_illusionist_keeps_a_monster_from_attacking() -> None:
    """card: Dark-Eyes Illusionist"""
    t = flipped("Dark-Eyes Illusionist", "hand: Umi", "monsters: Summoned Skull, Gemini Elf")
    t.you.targets("Summoned Skull").nobody_responds()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack with Summoned Skull", because=FORBIDDEN)
    t.opp.attacks("Gemini Elf", "Dark-Eyes Illusionist")
    t.nobody_responds()
    t.opp.attacks_directly("Summoned Skull")
    assert t.you.lp == 8000 - 1900 - 2500


@pytest.mark.parametrize(("lies", "then"), [("", "defense"), ("(defense)", "attack")])
def test_bite_shoes_turns_a_face_up_monster(lies: str, then: str) -> None:
    """card: Bite Shoes"""
    t = flipped("Bite Shoes", "hand: Umi", f"monsters: Summoned Skull {lies}, Kuriboh (set)")
    assert sorted(t.you.is_asked("target").offers) == ["Bite Shoes", "Summoned Skull"]
    t.you.targets("Summoned Skull").nobody_responds()
    assert t.opp.monster("Summoned Skull").position == then


# -------------------------------------------------------------------------------------------------- LP, hand and deck


def test_needle_ball_pays_2000_to_inflict_1000() -> None:
    """card: Needle Ball"""
    t = flipped("Needle Ball")
    t.you.triggers("Needle Ball").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (6000, 7000)


def test_needle_ball_need_not_pay() -> None:
    """card: Needle Ball"""
    t = flipped("Needle Ball")
    t.you.passes()
    assert (t.you.lp, t.opp.lp) == (8000, 8000)


def test_poison_mummy_must_inflict_500() -> None:
    """card: Poison Mummy"""
    t = flipped("Poison Mummy")
    t.nobody_responds()
    assert t.opp.lp == 7500 and t.you.lp == 8000


def test_fiber_jar_shuffles_everything_and_lets_both_draw_five() -> None:
    """card: Fiber Jar"""
    t = flipped(
        "Fiber Jar",
        "hand: Umi   graveyard: Kuriboh   banished: Sangan   spells: Messenger of Peace",
        "monsters: Summoned Skull   set: Waboku   hand: Dark Hole   graveyard: Raigeki",
    )
    t.nobody_responds()
    assert (
        t.you.monsters == t.you.graveyard == t.you.spells == t.opp.monsters == t.opp.set_cards == t.opp.graveyard == []
    )
    assert len(t.you.hand) == len(t.opp.hand) == 5 and t.you.banished == ["Sangan"]
    assert len(t.you.deck) == 8 + 4 - 5 and len(t.opp.deck) == 8 + 4 - 5


@pytest.mark.parametrize(
    ("card", "deck", "found"),
    [
        ("Iron Blacksmith Kotetsu", "Axe of Despair, Dark Hole, Sogen", "Axe of Despair"),
        ("Machina Defender", "Commander Covington, Machina Soldier, Sogen", "Commander Covington"),
    ],
)
def test_it_fetches_a_card_of_the_deck(card: str, deck: str, found: str) -> None:
    """card: Iron Blacksmith Kotetsu ①, Machina Defender ①"""
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   monsters: {card} (set)   hand: Umi   deck: {deck}\nopp 8000"
    )
    t.you.flip_summons(card)
    t.nobody_responds()
    assert sorted(t.you.hand) == sorted(["Umi", found]) and found not in t.you.deck


def test_the_stern_mystic_shows_every_face_down_card() -> None:
    """card: The Stern Mystic ①"""
    t = flipped("The Stern Mystic", "set: Waboku   hand: Umi", "monsters: Man-Eater Bug (set)   set: Dark Hole")
    t.nobody_responds()
    told = " ".join(t.log())
    assert "Man-Eater Bug" in told and "Dark Hole" in told and "Waboku" in told
    assert t.opp.monster("Man-Eater Bug").position == "set" and t.opp.set_cards == ["Dark Hole"]


# ------------------------------------------------------------------------------------------------------- Graveyards


def test_des_feral_imp_shuffles_a_card_of_your_graveyard_into_the_deck() -> None:
    """card: Des Feral Imp ①"""
    t = flipped("Des Feral Imp", "hand: Umi   graveyard: Kuriboh, Dark Hole", "graveyard: Sangan")
    assert sorted(t.you.is_asked("target").offers) == ["Dark Hole", "Kuriboh"]
    t.you.targets("Dark Hole").nobody_responds()
    assert "Dark Hole" in t.you.deck and t.you.graveyard == ["Kuriboh"]


def test_witch_doctor_banishes_a_monster_of_either_graveyard() -> None:
    """card: Witch Doctor of Chaos"""
    t = flipped("Witch Doctor of Chaos", "hand: Umi   graveyard: Kuriboh, Dark Hole", "graveyard: Sangan")
    assert sorted(t.you.is_asked("target").offers) == ["Kuriboh", "Sangan"]
    t.you.targets("Sangan").nobody_responds()
    assert t.opp.banished == ["Sangan"]


def test_spirit_caller_revives_a_small_normal_monster() -> None:
    """card: Spirit Caller"""
    t = flipped("Spirit Caller", "hand: Umi   graveyard: Skull Servant, Gemini Elf, Kuriboh, Petit Dragon")
    t.you.triggers("Spirit Caller")
    assert sorted(t.you.is_asked("target").offers) == ["Petit Dragon", "Skull Servant"]
    t.you.targets("Skull Servant").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Spirit Caller", "Skull Servant"]


def test_spirit_caller_need_not_revive_anything() -> None:
    """card: Spirit Caller"""
    t = flipped("Spirit Caller", "hand: Umi   graveyard: Skull Servant")
    t.you.passes()
    assert t.you.is_asked("open state") and t.you.graveyard == ["Skull Servant"]


def test_supply_fetches_two_fusion_materials() -> None:
    """card: Supply"""
    t = your_turn(
        "monsters: Supply (set)   hand: Polymerization, Summoned Skull, Red-Eyes Black Dragon, Umi   graveyard: Kuriboh"
        "   extra: Black Skull Dragon"
    )
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    t.you.flip_summons("Supply")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Red-Eyes Black Dragon", "Summoned Skull", "Umi"]


def test_supply_fetches_no_other_monsters() -> None:
    """card: Supply"""
    t = flipped("Supply", "hand: Umi   graveyard: Kuriboh, Sangan")
    assert t.you.is_asked("open state") and t.you.hand == ["Umi"]


def test_supply_fetches_nothing_if_one_of_the_two_is_gone() -> None:
    """card: Supply"""
    t = your_turn(
        "monsters: Supply (set)   hand: Polymerization, Summoned Skull, Red-Eyes Black Dragon, Umi"
        "   extra: Black Skull Dragon",
        "set: Disappear",
    )
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")
    t.opp.passes()
    t.you.flip_summons("Supply")
    t.opp.activates("Disappear", targeting="Summoned Skull").nobody_responds()
    assert t.you.hand == ["Umi"] and t.you.banished == ["Summoned Skull"]
    assert sorted(t.you.graveyard) == ["Polymerization", "Red-Eyes Black Dragon"]


# ----------------------------------------------------------------------------------------- face-down and face-up again

TURNING = ["Royal Keeper", "Swarm of Scarabs", "Swarm of Locusts", "Des Lacooda", "Fushioh Richie"]


@pytest.mark.parametrize("card", TURNING)
def test_it_turns_face_down_once_a_turn(card: str) -> None:
    """card: Royal Keeper, Swarm of Scarabs, Swarm of Locusts, Des Lacooda ①, Fushioh Richie"""
    t = your_turn(f"monsters: {card}   hand: Umi")
    t.you.activates(card).nobody_responds()
    assert t.you.monster(card).position == "set"


def test_royal_keeper_grows_until_the_end_phase_when_it_is_flipped() -> None:
    """card: Royal Keeper"""
    t = flipped("Royal Keeper")
    t.nobody_responds()
    assert (t.you.atk_of("Royal Keeper"), t.you.def_of("Royal Keeper")) == (1900, 2000)
    t.you.ends_turn()
    assert t.you.atk_of("Royal Keeper") == 1600


@pytest.mark.parametrize(
    ("card", "offers", "target"),
    [
        ("Swarm of Scarabs", ["Kuriboh", "Sangan"], "Kuriboh"),
        ("Swarm of Locusts", ["Dark Hole", "Waboku"], "Waboku"),
    ],
)
def test_a_swarm_destroys_what_it_finds_when_it_is_flip_summoned(card: str, offers: list[str], target: str) -> None:
    """card: Swarm of Scarabs, Swarm of Locusts"""
    t = flipped(card, "hand: Umi   set: Waboku", "monsters: Sangan, Kuriboh (set)   set: Waboku, Dark Hole")
    assert sorted(t.you.is_asked("target").offers) == offers
    t.you.targets(target).nobody_responds()
    assert t.opp.graveyard == [target]


@pytest.mark.parametrize("card", ["Swarm of Scarabs", "Swarm of Locusts", "Des Lacooda"])
def test_being_flipped_by_an_attack_is_no_flip_summon(card: str) -> None:
    """card: Swarm of Scarabs, Swarm of Locusts, Des Lacooda ②"""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {card} (set), Mystical Elf   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   set: Waboku   hand: Umi   deck: 3 Sogen
    """)
    t.opp.attacks("Summoned Skull", card)
    t.nobody_responds()
    assert t.you.graveyard == [card] and t.you.hand == ["Umi"] and t.opp.set_cards == ["Waboku"]


def test_des_lacooda_draws_when_it_is_flip_summoned() -> None:
    """card: Des Lacooda ②"""
    t = flipped("Des Lacooda")
    t.nobody_responds()
    assert sorted(t.you.hand) == ["Sogen", "Umi"]


def test_nightmare_penguin_returns_a_card_and_strengthens_water() -> None:
    """card: Nightmare Penguin"""
    t = flipped("Nightmare Penguin", "hand: Umi", "monsters: 7 Colored Fish   set: Waboku")
    assert sorted(t.you.is_asked("target").offers) == ["7 Colored Fish", "Waboku"]
    t.you.targets("Waboku").nobody_responds()
    assert t.opp.hand == ["Waboku"]
    assert t.you.atk_of("Nightmare Penguin") == 1100 and t.opp.atk_of("7 Colored Fish") == 1800


def test_fushioh_richie_revives_a_zombie_when_it_is_flipped() -> None:
    """card: Fushioh Richie"""
    t = flipped("Fushioh Richie", "hand: Umi   graveyard: Skull Servant, Kuriboh")
    t.you.triggers("Fushioh Richie").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Fushioh Richie", "Skull Servant"]


def test_fushioh_richie_must_negate_a_card_that_targets_it() -> None:
    """card: Fushioh Richie"""
    t = your_turn("monsters: Fushioh Richie, Kuriboh   hand: Book of Moon, Umi")
    t.you.activates("Book of Moon", targeting="Fushioh Richie")
    t.nobody_responds()
    assert t.you.monster("Fushioh Richie").position == "attack" and t.you.graveyard == ["Book of Moon"]
    t = your_turn("monsters: Fushioh Richie, Kuriboh   hand: Book of Moon, Umi")
    t.you.activates("Book of Moon", targeting="Kuriboh")
    t.nobody_responds()
    assert t.you.monster("Kuriboh").position == "set"


def test_fushioh_richie_cannot_be_revived_before_it_came_by_great_dezard() -> None:
    """card: Fushioh Richie"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Fushioh Richie")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_chopman_takes_an_equip_spell_of_the_graveyard() -> None:
    """card: Chopman the Desperate Outlaw"""
    t = flipped("Chopman the Desperate Outlaw", "hand: Umi   graveyard: Axe of Despair, Dark Hole")
    t.you.triggers("Chopman the Desperate Outlaw").nobody_responds()
    t.you.take_zone()
    assert t.you.atk_of("Chopman the Desperate Outlaw") == 2100 and t.you.graveyard == ["Dark Hole"]


def test_chopman_may_leave_it_there() -> None:
    """card: Chopman the Desperate Outlaw"""
    t = flipped("Chopman the Desperate Outlaw", "hand: Umi   graveyard: Axe of Despair")
    t.you.passes()
    assert t.you.graveyard == ["Axe of Despair"]


# ---------------------------------------------------------------------------------------------------- changing places


def test_invader_of_the_throne_changes_places_with_a_monster_of_the_opponent() -> None:
    """card: Invader of the Throne"""
    t = your_turn("monsters: Invader of the Throne (set)   hand: Umi", "monsters: Battle Ox, Sangan (set)")
    t.you.flip_summons("Invader of the Throne")
    t.you.targets("Battle Ox").nobody_responds()
    t.you.take_zone()
    t.you.take_zone()
    assert t.you.monsters == ["Battle Ox"] and sorted(t.opp.monsters) == ["Invader of the Throne", "Sangan"]
    t.you.ends_turn()
    assert t.you.monsters == ["Battle Ox"]


def test_invader_of_the_throne_stays_if_its_target_has_gone() -> None:
    """card: Invader of the Throne"""
    t = your_turn(
        "monsters: Invader of the Throne (set)   hand: Umi",
        "monsters: Battle Ox, Kuriboh   set: Compulsory Evacuation Device   hand: Umi",
    )
    t.you.flip_summons("Invader of the Throne")
    t.you.targets("Battle Ox")
    t.opp.activates("Compulsory Evacuation Device", targeting="Battle Ox").nobody_responds()
    assert t.you.monsters == ["Invader of the Throne"] and t.opp.monsters == ["Kuriboh"]


def test_invader_of_the_throne_does_nothing_in_the_battle_phase() -> None:
    """card: Invader of the Throne"""
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Invader of the Throne (set)   deck: 5 Sogen
        opp 8000   monsters: Battle Ox   hand: Umi   deck: 5 Sogen
        """
    )
    t.opp.attacks("Battle Ox", "Invader of the Throne")
    t.nobody_responds()
    assert t.you.monsters == ["Invader of the Throne"] and t.opp.monsters == ["Battle Ox"]
    assert t.opp.is_asked("open state") and not any("activated" in line for line in t.log())


def test_dummy_golem_changes_places_with_a_monster_of_the_opponents_choice() -> None:
    """card: Dummy Golem"""
    t = your_turn("monsters: Dummy Golem (set)   hand: Umi", "monsters: Battle Ox, Sangan (set)")
    t.you.flip_summons("Dummy Golem")
    t.nobody_responds()
    t.opp.chooses("Sangan")
    t.you.take_zone()
    t.you.take_zone()
    assert t.you.monsters == ["Sangan"] and sorted(t.opp.monsters) == ["Battle Ox", "Dummy Golem"]
    assert t.you.monster("Sangan").position == "set"


def test_dummy_golem_stays_where_the_opponent_has_no_monster() -> None:
    """card: Dummy Golem"""
    t = your_turn("monsters: Dummy Golem (set)   hand: Umi")
    t.you.flip_summons("Dummy Golem")
    assert t.you.is_asked("open state") and t.you.monsters == ["Dummy Golem"]


def test_hiros_shadow_scout_lets_the_opponent_draw_and_discard_the_spells() -> None:
    """card: Hiro's Shadow Scout"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Hiro's Shadow Scout (set)   hand: Umi   deck: 5 Sogen
        opp 8000   hand: Raigeki   deck: Dark Hole, Kuriboh, Umi, Sangan
        """
    )
    t.you.flip_summons("Hiro's Shadow Scout")
    t.nobody_responds()
    assert sorted(t.opp.hand) == ["Kuriboh", "Raigeki"] and sorted(t.opp.graveyard) == ["Dark Hole", "Umi"]
    assert len([line for line in t.log() if "revealed" in line]) == 3
