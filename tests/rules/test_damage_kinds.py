"""Topic damage: battle damage, effect damage, and LP that are lost without damage."""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.lang.words.every_word import ATK, BECAUSE_OF_BATTLE, BECAUSE_OF_EFFECT, OPPONENT, YOU
from spellspeed.lang.words.lines import Trigger
from spellspeed.lang.words.nouns import THAT_CARD, THIS_CARD, Monster, Stat
from spellspeed.lang.words.timings import DamageTaken, Destroyed, If, When
from spellspeed.lang.words.verbs import Draw, InflictDamage
from table import Table, table


def lp_lines(t: Table) -> list[str]:
    """Every change of LP since the table was laid."""
    return [line for line in t.log() if " lp " in line]


def mourner() -> CardFacts:
    """A monster whose controller must draw when they take battle damage."""
    timing = When(DamageTaken(YOU, BECAUSE_OF_BATTLE))
    return probe("Test Mourner", "Fairy / Effect", Trigger(1, when=timing, do=Draw(1), mandatory=True), atk=0)


# ---------------------------------------------------------------------------------------------------------- definitions


@pytest.mark.rule("damage.battle.definition", scenario=1)
@pytest.mark.parametrize(
    ("shield", "lp"),
    [("", ["opp lp 8000 -> 7500 (battle)"]), ("Leonidas", ["opp lp 8000 -> 7500 (battle)"]), ("Spirit Barrier", [])],
)
def test_battle_damage_is_stopped_by_what_stops_battle_damage_only(shield: str, lp: list[str]) -> None:
    beside = ", D/D/D Rebel King Leonidas" if shield == "Leonidas" else ""
    spell = "spells: Spirit Barrier" if shield == "Spirit Barrier" else ""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox
        opp 8000   monsters: Celtic Guardian{beside}, Gemini Elf   {spell}
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    assert t.opp.graveyard == ["Celtic Guardian"]
    assert lp_lines(t) == lp


@pytest.mark.rule("damage.battle.definition", scenario=1)
@pytest.mark.parametrize(("shield", "damage"), [("Leonidas", 0), ("Spirit Barrier", 500)])
def test_effect_damage_is_stopped_by_what_stops_effect_damage_only(shield: str, damage: int) -> None:
    monster = "D/D/D Rebel King Leonidas" if shield == "Leonidas" else "Celtic Guardian"
    spell = "spells: Spirit Barrier" if shield == "Spirit Barrier" else ""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   hand: Hinotama
        opp 8000   monsters: {monster}   {spell}
    """)
    t.you.activates("Hinotama")
    assert "link 1 Hinotama resolved" in t.log()
    assert lp_lines(t) == ([f"opp lp 8000 -> {8000 - damage} (effect)"] if damage else [])


@pytest.mark.rule("damage.battle.definition", scenario=2)
@pytest.mark.parametrize(
    ("defender", "damage"),
    [("", 1900), ("Mystical Elf (attack)", 1100), ("Celtic Guardian (defense)", 700)],
)
def test_damage_from_attacks_is_battle_damage_and_sets_off_what_answers_it(defender: str, damage: int) -> None:
    """Spear Dragon, which pierces, attacks directly, a monster in Attack Position and one in Defense Position."""
    draw = probe(
        "Test Solace",
        "Spell / Continuous",
        Trigger(1, when=If(DamageTaken(YOU, BECAUSE_OF_BATTLE)), do=Draw(1), mandatory=True),
    )
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Spear Dragon, Battle Ox
        opp 8000   monsters: {defender}   spells: Test Solace   deck: 2 Mystical Elf
        """,
        pool=pool_with(draw),
    )
    if defender:
        t.you.attacks("Spear Dragon", defender.partition(" (")[0])
    else:
        t.you.attacks_directly("Spear Dragon")
    assert lp_lines(t) == [f"opp lp 8000 -> {8000 - damage} (battle)"]
    assert t.opp.hand == ["Mystical Elf"]


@pytest.mark.rule("damage.battle.definition", scenario=2)
def test_kuriboh_is_of_no_use_against_effect_damage_and_battle_damage_effects_do_not_answer_it() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Battle Ox   set: Just Desserts
        opp 8000   monsters: Test Mourner, Mystical Elf   hand: Kuriboh   set: Threatening Roar   deck: 2 Mystical Elf
        """,
        pool=pool_with(mourner()),
    )
    t.you.activates("Just Desserts")
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.opp.cannot("activate Kuriboh", because="effect.condition.all-must-be-met")
    t.nobody_responds()
    assert lp_lines(t) == ["opp lp 8000 -> 7000 (effect)"]
    assert t.opp.hand == ["Kuriboh"] and "opp activated Test Mourner" not in t.log()
    # Against battle damage both are of use: the Kuriboh beforehand, the other afterwards.
    t.you.attacks("Vorse Raider", "Mystical Elf")
    t.opp.passes()
    while t.timing != "damage calculation":
        t.opp.passes()
    t.opp.can("activate Kuriboh")
    t.opp.passes()
    t.nobody_responds()
    assert "opp lp 7000 -> 5900 (battle)" in t.log() and "opp activated Test Mourner" in t.log()


@pytest.mark.rule("damage.battle.definition", scenario=2)
def test_the_burn_of_flame_wingman_is_effect_damage() -> None:
    wingman = probe(
        "Test Flame Wingman",
        "Warrior / Effect",
        Trigger(
            1,
            when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
            do=InflictDamage(Stat(ATK, THAT_CARD, original=True), OPPONENT),
            mandatory=True,
        ),
        atk=2100,
    )
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Test Flame Wingman, Battle Ox
        opp 8000   monsters: Celtic Guardian, Test Mourner   deck: 2 Mystical Elf
        """,
        pool=pool_with(wingman, mourner()),
    )
    t.you.attacks("Test Flame Wingman", "Celtic Guardian")
    assert lp_lines(t) == ["opp lp 8000 -> 7300 (battle)", "opp lp 7300 -> 5900 (effect)"]
    assert t.opp.hand == ["Mystical Elf"]  # one draw, for the battle damage


@pytest.mark.rule("damage.battle.from-defense-position-monster", scenario=1)
def test_damage_from_a_higher_def_is_battle_damage_that_the_defender_inflicts() -> None:
    timing = If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD))
    wall = probe("Test Wall", "Rock / Effect", Trigger(1, when=timing, do=Draw(1), mandatory=True), def_=2000)
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Amazoness Swords Woman, Test Fifteen, Battle Ox
        opp 8000   monsters: Test Wall (defense)   deck: 2 Mystical Elf
        """,
        pool=pool_with(wall, probe("Test Fifteen", atk=1500)),
    )
    t.you.attacks("Test Fifteen", "Test Wall")
    assert lp_lines(t) == ["you lp 8000 -> 7500 (battle)"]
    told = t.log()
    assert told.index("timing after damage calculation") < told.index("opp activated Test Wall")
    assert told.index("opp activated Test Wall") < told.index("timing end of the Damage Step")
    assert t.opp.hand == ["Mystical Elf"]


# ------------------------------------------------------------------------------------------------------- whose damage


@pytest.mark.rule("damage.redirected.is-battle-damage", scenario=1)
def test_battle_damage_that_the_opponent_takes_instead_is_battle_damage() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Amazoness Swords Woman, Battle Ox
        opp 8000   monsters: Gaia The Fierce Knight
    """)
    t.you.attacks("Amazoness Swords Woman", "Gaia The Fierce Knight")
    assert t.you.graveyard == ["Amazoness Swords Woman"]
    assert lp_lines(t) == ["opp lp 8000 -> 7200 (battle)"] and t.you.lp == 8000


@pytest.mark.rule("damage.redirected.is-battle-damage", scenario=2)
def test_protection_from_effect_damage_does_not_help_against_redirected_battle_damage() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Amazoness Swords Woman, Battle Ox
        opp 8000   monsters: Gaia The Fierce Knight, D/D/D Rebel King Leonidas, Test Mourner   deck: 2 Mystical Elf
        """,
        pool=pool_with(mourner()),
    )
    t.you.attacks("Amazoness Swords Woman", "Gaia The Fierce Knight")
    assert lp_lines(t) == ["opp lp 8000 -> 7200 (battle)"]
    assert t.opp.hand == ["Mystical Elf"]  # it has taken battle damage


@pytest.mark.rule("damage.battle.both-players-simultaneous", scenario=1)
def test_battle_damage_to_both_players_is_dealt_at_once_so_the_duel_is_a_draw() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 500   monsters: Jinzo #7   hand: Double-Edged Sword
        opp 500   monsters: Test Twenty
    """,
        pool=pool_with(probe("Test Twenty", atk=2000)),
    )
    t.you.activates("Double-Edged Sword", targeting="Jinzo #7")
    assert t.you.atk_of("Jinzo #7") == 2500
    t.you.goes_to("Battle Phase")
    t.you.attacks("Jinzo #7", "Test Twenty")
    assert sorted(lp_lines(t)) == ["opp lp 500 -> 0 (battle)", "you lp 500 -> 0 (battle)"]
    assert t.winner == "draw"


@pytest.mark.rule("damage.battle.both-players-simultaneous", scenario=1)
def test_number_c96_makes_both_players_take_the_damage_of_its_battle() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 900   monsters: Number C96: Dark Storm
        opp 900   monsters: Vorse Raider
    """)
    t.you.attacks("Number C96: Dark Storm", "Vorse Raider")
    assert t.winner == "draw" and (t.you.lp, t.opp.lp) == (0, 0)


@pytest.mark.rule("damage.shared.is-battle-damage", scenario=1)
def test_damage_that_both_players_take_from_a_battle_is_battle_damage_for_both() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Jinzo #7, Battle Ox, Test Mourner   hand: Double-Edged Sword   deck: 2 Gemini Elf
        opp 8000   monsters: Test Twenty, Test Mourner           deck: 2 Mystical Elf
        """,
        pool=pool_with(mourner(), probe("Test Twenty", atk=2000)),
    )
    t.you.activates("Double-Edged Sword", targeting="Jinzo #7")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Jinzo #7", "Test Twenty")
    assert sorted(lp_lines(t)) == ["opp lp 8000 -> 7500 (battle)", "you lp 8000 -> 7500 (battle)"]
    assert t.you.hand == ["Gemini Elf"] and t.opp.hand == ["Mystical Elf"]


# ------------------------------------------------------------------------------------------------------------- piercing


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=1)
def test_piercing_damage_is_not_reduced_by_what_changes_effect_damage_and_is_answered_as_battle_damage() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Airknight Parshath, Battle Ox   deck: 2 Gemini Elf
        opp 8000   monsters: Test Four Hundred (defense), D/D/D Rebel King Leonidas, Test Mourner   deck: 2 Mystical Elf
        """,
        pool=pool_with(mourner(), probe("Test Four Hundred", def_=400)),
    )
    t.you.attacks("Airknight Parshath", "Test Four Hundred")
    t.nobody_responds()
    assert lp_lines(t) == ["opp lp 8000 -> 6500 (battle)"]
    assert t.you.hand == ["Gemini Elf"] and t.opp.hand == ["Mystical Elf"]


@pytest.mark.rule("damage.piercing.example-parshath", scenario=1)
@pytest.mark.parametrize(("def_", "loss"), [(600, 1300), (1899, 1), (1900, 0), (2000, 0)])
def test_airknight_parshath_inflicts_the_excess_of_its_atk_over_the_def(def_: int, loss: int) -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Airknight Parshath, Battle Ox   deck: 2 Gemini Elf
        opp 8000   monsters: Test Target (defense)
        """,
        pool=pool_with(probe("Test Target", def_=def_)),
    )
    t.you.attacks("Airknight Parshath", "Test Target")
    assert "Airknight Parshath battled Test Target" in t.log()
    assert [line for line in lp_lines(t) if "opp" in line] == (
        [f"opp lp 8000 -> {8000 - loss} (battle)"] if loss else []
    )
    assert t.opp.graveyard == (["Test Target"] if def_ < 1900 else [])
    assert t.you.lp == 8000 - max(0, def_ - 1900)
    assert t.you.hand == (["Gemini Elf"] if loss else [])


# ------------------------------------------------------------------------------------------------ losing without damage


@pytest.mark.rule("damage.lp-loss.is-not-damage", scenario=1)
def test_lp_that_are_lost_are_no_damage_and_no_effect_on_damage_helps() -> None:
    timing = If(DamageTaken(YOU, BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT))
    solace = probe("Test Solace", "Spell / Continuous", Trigger(1, when=timing, do=Draw(1), mandatory=True))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: D/D/D Rebel King Leonidas   hand: Soul Charge   spells: Test Solace   deck: 2 Battle Ox
                   graveyard: Celtic Guardian, Mystical Elf, Gemini Elf
        opp 8000
        """,
        pool=pool_with(solace),
    )
    t.you.activates("Soul Charge", targeting=["Celtic Guardian", "Mystical Elf", "Gemini Elf"])
    for _ in range(3):
        t.you.takes_position("attack")
    assert len(t.you.monsters) == 4
    assert t.you.lp == 8000 - 3 * 1000
    assert t.you.hand == []  # no damage was taken, so nothing answers it
