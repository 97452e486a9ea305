"""Cards: those that are called otherwise than their name says, and those that ask for a name."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import ATK
from spellspeed.lang.words.lines import Clause, Continuous, Materials
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.verbs import ChangeStat, Treat
from spellspeed.pool import CardPool
from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen")


def test_what_a_text_says_of_a_name_by_rule_is_what_the_data_say() -> None:
    """card: A Legendary Ocean, Cyber Harpie Lady, Harpie Lady 1, Harpie Lady 2, Harpie Lady 3"""
    pool = CardPool.builtin()
    said = 0
    for index, script in pool.scripts.items():
        for line in script.lines:
            if isinstance(line, Clause) and isinstance(line.do, Treat) and line.do.name:
                assert pool.facts[index].rule_name == pool.find(line.do.name).password, script.name
                said += 1
    named = [facts for facts in pool.facts if facts.rule_name != facts.password and facts.index in pool.scripts]
    assert said == len(named) > 0


@pytest.mark.parametrize(
    "name", ["Harpie Lady", "Cyber Harpie Lady", "Harpie Lady 1", "Harpie Lady 2", "Harpie Lady 3"]
)
def test_each_harpie_lady_counts_for_harpies_pet_dragon_and_takes_a_cyber_shield(name: str) -> None:
    """card: Harpie's Pet Dragon ①, Cyber Shield ①, Cyber Harpie Lady, Harpie Lady 1, Harpie Lady 2, Harpie Lady 3"""
    t = your_turn(f"hand: Cyber Shield   monsters: Harpie's Pet Dragon, {name}", "monsters: Harpie Lady, Harpie Girl")
    wind = 300 if name == "Harpie Lady 1" else 0
    assert t.you.atk_of("Harpie's Pet Dragon") == 2000 + 2 * 300 + wind
    assert t.you.def_of("Harpie's Pet Dragon") == 2500 + 2 * 300
    before = t.you.atk_of(name)
    t.you.activates("Cyber Shield", targeting=f"{name} (your zone 2)")
    assert t.you.atk_of(name) == before + 500


def test_cyber_shield_is_equipped_to_no_other_harpie() -> None:
    """card: Cyber Shield"""
    t = your_turn("hand: Cyber Shield   monsters: Harpie Girl, Harpie's Pet Dragon")
    t.you.cannot("activate Cyber Shield", because=NO_TARGET)


def test_harpie_lady_1_raises_all_wind_monsters() -> None:
    """card: Harpie Lady 1"""
    t = your_turn("monsters: Harpie Lady 1, Harpie Girl, Battle Ox", "monsters: Harpie Lady, Gemini Elf")
    assert (t.you.atk_of("Harpie Lady 1"), t.you.atk_of("Harpie Girl")) == (1600, 800)
    assert t.you.atk_of("Battle Ox") == 1700
    assert (t.opp.atk_of("Harpie Lady"), t.opp.atk_of("Gemini Elf")) == (1600, 1900)


@pytest.mark.parametrize(("attacker", "negated"), [("Harpie Lady 2", True), ("Harpie Lady", False)])
def test_harpie_lady_2_negates_the_flip_monsters_it_destroys(attacker: str, negated: bool) -> None:
    """card: Harpie Lady 2"""
    t = your_turn(f"monsters: {attacker}, Gemini Elf", "monsters: Man-Eater Bug (set)", phase="Battle Step")
    t.you.attacks(attacker, "Man-Eater Bug")
    t.opp.targets("Gemini Elf")  # the effect activates all the same
    assert t.opp.graveyard == ["Man-Eater Bug"]
    assert t.you.graveyard == ([] if negated else ["Gemini Elf"])


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_harpie_lady_2_does_not_negate_other_monsters() -> None:
    """card: Harpie Lady 2"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Harpie Lady 2
        opp 8000   monsters: Sangan (attack)   deck: Kuriboh
    """)
    t.you.attacks("Harpie Lady 2", "Sangan")
    assert t.opp.graveyard == ["Sangan"] and t.opp.hand == ["Kuriboh"]


def test_harpies_pet_baby_dragon_keeps_attacks_from_other_harpies() -> None:
    """card: Harpie's Pet Baby Dragon"""
    position = """
        turn 4, Battle Step, opp to act
        you 8000   monsters: Harpie's Pet Baby Dragon, Harpie Lady{}
        opp 8000   monsters: Gemini Elf
    """
    t = table(position.format(", Battle Ox"))
    t.opp.cannot("attack Harpie Lady with Gemini Elf", because="effect.cannot.forbids-while-it-applies")
    t.opp.can("attack Battle Ox with Gemini Elf")
    t.opp.attacks("Gemini Elf", "Harpie's Pet Baby Dragon")
    assert t.you.graveyard == ["Harpie's Pet Baby Dragon"]


def test_with_two_other_harpies_the_baby_dragon_has_its_values_doubled() -> None:
    """card: Harpie's Pet Baby Dragon"""
    t = your_turn("monsters: Harpie's Pet Baby Dragon, Harpie Lady   hand: Harpie Girl")
    assert (t.you.atk_of("Harpie's Pet Baby Dragon"), t.you.def_of("Harpie's Pet Baby Dragon")) == (1200, 600)
    t.you.summons("Harpie Girl")
    assert (t.you.atk_of("Harpie's Pet Baby Dragon"), t.you.def_of("Harpie's Pet Baby Dragon")) == (2400, 1200)


def test_with_three_other_harpies_the_baby_dragon_destroys_a_card_once_a_turn() -> None:
    """card: Harpie's Pet Baby Dragon"""
    t = your_turn(
        "monsters: Harpie's Pet Baby Dragon, Harpie Lady, Cyber Harpie Lady   hand: Harpie Girl",
        "monsters: Gemini Elf, Battle Ox",
    )
    t.you.cannot("activate Harpie's Pet Baby Dragon", because="effect.condition.all-must-be-met")
    t.you.summons("Harpie Girl")
    t.you.activates("Harpie's Pet Baby Dragon", targeting="Gemini Elf")
    assert t.opp.graveyard == ["Gemini Elf"]
    t.you.cannot("activate Harpie's Pet Baby Dragon", because="effect.once-per-turn.limits-the-user")


def test_proto_cyber_dragon_is_called_cyber_dragon_on_the_field_only() -> None:
    """card: Proto-Cyber Dragon"""
    two = Monster(name="Cyber Dragon")
    twin = probe("Test Twin", "Machine / Fusion", Materials(of=(two, two)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Polymerization, Proto-Cyber Dragon   monsters: Proto-Cyber Dragon   extra: Test Twin
        opp 8000
        """,
        pool=pool_with(twin),
    )
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t.you.summons("Proto-Cyber Dragon")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Twin"]


@pytest.mark.parametrize("missing", ["", "Right Arm", "Left Arm", "Right Leg", "Left Leg"])
def test_the_five_pieces_of_exodia_win_the_duel(missing: str) -> None:
    """card: Exodia the Forbidden One, Right Arm of the Forbidden One, Left Arm of the Forbidden One,
    Right Leg of the Forbidden One, Left Leg of the Forbidden One
    """
    limbs = [f"{part} of the Forbidden One" for part in ("Right Arm", "Left Arm", "Right Leg", "Left Leg")]
    held = [limb for limb in limbs if not missing or not limb.startswith(missing)]
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Upstart Goblin, {", ".join(held)}   deck: Exodia the Forbidden One
        opp 8000
    """)
    t.you.activates("Upstart Goblin")
    assert t.winner == ("" if missing else "you")


def test_the_limbs_are_normal_monsters() -> None:
    """card: Right Arm of the Forbidden One"""
    t = your_turn("hand: Right Arm of the Forbidden One")
    t.you.summons("Right Arm of the Forbidden One")
    assert t.you.atk_of("Right Arm of the Forbidden One") == 200
    t.you.cannot("activate Right Arm of the Forbidden One", because="card.normal-monster.no-monster-effect")


def test_vayu_banishes_a_blackwing_with_itself_and_calls_a_synchro_monster_without_effects() -> None:
    """card: Blackwing - Vayu the Emblem of Honor ②"""
    storm = probe(
        "Test Storm",
        "Winged Beast / Synchro / Effect",
        Continuous(1, ChangeStat(ATK, THIS_CARD, 500)),
        archetypes=("Blackwing",),
        level=5,
        atk=2000,
    )
    wing = probe("Test Wing", "Winged Beast / Normal", archetypes=("Blackwing",), level=4)
    feather = probe("Test Feather", "Winged Beast / Normal", archetypes=("Blackwing",), level=3)
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   graveyard: Blackwing - Vayu the Emblem of Honor, {}   extra: Test Storm
        opp 8000
    """
    t = table(position.format("Test Wing, Gemini Elf, Test Feather"), pool=pool_with(storm, wing, feather))
    t.you.activates("Blackwing - Vayu the Emblem of Honor", targeting="Test Wing")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Storm"] and t.you.atk_of("Test Storm") == 2000
    assert sorted(t.you.banished) == ["Blackwing - Vayu the Emblem of Honor", "Test Wing"]
    # The Levels must add up, and a Tuner will not do.
    for other in ("Gemini Elf", "Blackwing - Gale the Whirlwind", "Test Feather"):
        t = table(position.format(other), pool=pool_with(storm, wing, feather))
        t.you.cannot("activate Blackwing - Vayu the Emblem of Honor", because=NO_TARGET)


# ---------------------------------------------------------------------------------------------------- negation by name


def test_called_by_the_grave_banishes_a_monster_and_negates_its_namesakes() -> None:
    """card: Called by the Grave ①"""
    t = your_turn("hand: Called by the Grave   set: Just Desserts", "monsters: Jinzo   graveyard: Jinzo")
    t.you.cannot("activate Just Desserts", because="effect.cannot.forbids-while-it-applies")
    t.you.activates("Called by the Grave", targeting="Jinzo")
    assert t.opp.banished == ["Jinzo"] and t.opp.monsters == ["Jinzo"]
    t.you.activates("Just Desserts")
    assert t.opp.lp == 7500


def test_called_by_the_grave_needs_a_monster_in_the_opponents_graveyard() -> None:
    """card: Called by the Grave ①"""
    t = your_turn("hand: Called by the Grave   graveyard: Jinzo", "graveyard: Umi")
    t.you.cannot("activate Called by the Grave", because=NO_TARGET)


def eyes_open() -> Table:
    """The opponent has used Cannon Soldier, and Millennium-Eyes has taken one from the Graveyard."""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Millennium-Eyes Restrict, Cannon Soldier
        opp 8000   monsters: Cannon Soldier, Kuriboh, Gemini Elf   graveyard: Cannon Soldier
    """)
    t.opp.activates("Cannon Soldier", tributing="Kuriboh")
    t.you.activates("Millennium-Eyes Restrict", targeting="Cannon Soldier (graveyard)")
    t.you.chooses_zone(1)
    return t


def test_millennium_eyes_equips_an_effect_monster_and_gains_its_values() -> None:
    """card: Millennium-Eyes Restrict ①②"""
    t = eyes_open()
    assert t.you.spells == ["Cannon Soldier"] and t.opp.graveyard == ["Kuriboh"]
    assert (t.you.atk_of("Millennium-Eyes Restrict"), t.you.def_of("Millennium-Eyes Restrict")) == (1400, 1300)


def test_millennium_eyes_negates_its_namesakes_which_cannot_attack() -> None:
    """card: Millennium-Eyes Restrict ③"""
    t = eyes_open()
    assert t.you.lp == 8000  # the effect it answered was one of a namesake
    t.opp.goes_to("Battle Phase")
    t.opp.cannot("attack Cannon Soldier with Cannon Soldier", because="effect.cannot.forbids-while-it-applies")
    t.opp.can("attack Cannon Soldier with Gemini Elf")


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_millennium_eyes_answers_monsters_of_the_opponent_only() -> None:
    """card: Millennium-Eyes Restrict ①"""
    t = your_turn("monsters: Millennium-Eyes Restrict, Cannon Soldier", "monsters: Gemini Elf   graveyard: Sangan")
    t.you.activates("Cannon Soldier", tributing="Cannon Soldier")
    assert t.opp.lp == 7500
    t.you.is_asked("open state")


def test_millennium_eyes_is_made_of_relinquished_and_an_effect_monster() -> None:
    """card: Millennium-Eyes Restrict"""
    t = your_turn("hand: Polymerization, Relinquished, Kuriboh   extra: Millennium-Eyes Restrict")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Millennium-Eyes Restrict"]
    t = your_turn("hand: Polymerization, Relinquished, Gemini Elf   extra: Millennium-Eyes Restrict")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")


# ------------------------------------------------------------------------------------------------------ only one of it


def test_amazoness_tiger_gains_attack_for_each_amazoness_and_draws_the_attacks() -> None:
    """card: Amazoness Tiger"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Amazoness Tiger, Amazoness Swords Woman, Battle Ox
        opp 8000   monsters: Blue-Eyes White Dragon
    """)
    assert t.you.atk_of("Amazoness Tiger") == 1100 + 2 * 400
    forbidden = "effect.cannot.forbids-while-it-applies"
    t.opp.cannot("attack Amazoness Swords Woman with Blue-Eyes White Dragon", because=forbidden)
    t.opp.can("attack Battle Ox with Blue-Eyes White Dragon")
    t.opp.can("attack Amazoness Tiger with Blue-Eyes White Dragon")


def test_a_player_has_one_amazoness_tiger_face_up() -> None:
    """card: Amazoness Tiger"""
    t = your_turn("hand: Amazoness Tiger   monsters: Amazoness Tiger")
    t.you.cannot("summon Amazoness Tiger", because="effect-type.unclassified.only-one-on-field")


def test_a_player_has_one_double_edged_sword_face_up() -> None:
    """card: Double-Edged Sword ①"""
    t = your_turn("hand: Double-Edged Sword, Double-Edged Sword   monsters: Battle Ox, Gemini Elf")
    t.you.activates("Double-Edged Sword", targeting="Battle Ox")
    t.you.cannot("activate Double-Edged Sword", because="effect-type.unclassified.only-one-on-field")


def test_a_player_has_one_first_of_the_dragons_face_up() -> None:
    """card: First of the Dragons ①"""
    position = "hand: Polymerization, Gemini Elf, Battle Ox   {}   extra: First of the Dragons"
    t = your_turn(position.format(""))
    t.you.can("activate Polymerization")
    t = your_turn(position.format("monsters: First of the Dragons"))
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
