"""Cards: coins and dice."""

import pytest

from loaded_dice import load_dice
from probes import pool_with, probe
from spellspeed.lang.words.every_word import BEING_DESTROYED_BY_EFFECTS
from spellspeed.lang.words.lines import Continuous
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.verbs import Forbid
from table import Table, table

ONCE = "effect.once-per-turn.limits-the-user"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize(
    ("coins", "destroyed"),
    [
        (("heads", "tails", "heads"), True),
        (("heads", "heads", "heads"), True),
        (("tails", "heads", "tails"), False),
        (("tails", "tails", "tails"), False),
    ],
)
def test_barrel_dragon_destroys_its_target_if_two_of_three_coins_are_heads(coins: tuple[str], destroyed: bool) -> None:
    """card: Barrel Dragon ①"""
    t = load_dice(your_turn("monsters: Barrel Dragon", "monsters: Gemini Elf, Mystical Elf   field: Umi"), *coins)
    t.you.activates("Barrel Dragon", targeting="Mystical Elf")
    assert [line for line in t.log() if "tossed" in line] == [f"you tossed {coin}" for coin in coins]
    assert t.opp.monsters == (["Gemini Elf"] if destroyed else ["Gemini Elf", "Mystical Elf"])
    t.you.cannot("activate Barrel Dragon", because=ONCE)


def test_barrel_dragon_needs_a_monster_of_the_opponent() -> None:
    """card: Barrel Dragon ①"""
    t = your_turn("monsters: Barrel Dragon, Gemini Elf", "field: Umi")
    t.you.cannot("activate Barrel Dragon", because="target.timing.chosen-at-activation")


@pytest.mark.parametrize(
    ("coins", "left"), [(("tails", "heads", "heads"), []), (("heads", "tails", "tails"), ["Trap Hole"])]
)
def test_blowback_dragon_destroys_any_card_of_the_opponent(coins: tuple[str], left: list[str]) -> None:
    """card: Blowback Dragon ①"""
    t = load_dice(your_turn("monsters: Blowback Dragon, Gemini Elf", "set: Trap Hole"), *coins)
    t.you.activates("Blowback Dragon", targeting="Trap Hole")
    assert t.opp.set_cards == left
    t.you.cannot("activate Blowback Dragon", because=ONCE)


def test_gatling_dragon_destroys_as_many_monsters_as_coins_were_heads() -> None:
    """card: Gatling Dragon"""
    t = your_turn("monsters: Gatling Dragon", "monsters: Gemini Elf, Mystical Elf, Sangan")
    load_dice(t, "heads", "tails", "heads")
    t.you.activates("Gatling Dragon")
    asked = t.you.is_asked("effect")
    assert (asked.least, asked.most) == (2, 2)
    assert asked.offers == ["Gatling Dragon", "Gemini Elf", "Mystical Elf", "Sangan"]
    t.you.chooses("Gemini Elf", "Sangan")
    assert t.opp.monsters == ["Mystical Elf"] and t.you.monsters == ["Gatling Dragon"]
    t.you.cannot("activate Gatling Dragon", because=ONCE)


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
def test_gatling_dragon_destroys_nothing_without_heads_and_everything_if_there_is_less() -> None:
    """card: Gatling Dragon"""
    t = load_dice(your_turn("monsters: Gatling Dragon", "monsters: Gemini Elf"), "tails", "tails", "tails")
    t.you.activates("Gatling Dragon")
    assert t.opp.monsters == ["Gemini Elf"] and t.you.monsters == ["Gatling Dragon"]
    t = load_dice(your_turn("monsters: Gatling Dragon", "monsters: Gemini Elf"), "heads", "heads", "heads")
    t.you.activates("Gatling Dragon")
    assert t.opp.monsters == [] and t.you.monsters == []


def test_gatling_dragon_is_made_of_barrel_dragon_and_blowback_dragon() -> None:
    """card: Gatling Dragon"""
    t = your_turn("hand: Polymerization, Barrel Dragon, Blowback Dragon   extra: Gatling Dragon")
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Gatling Dragon"]


# --------------------------------------------------------------------------------------------------- one coin, called


def test_time_wizard_destroys_the_monsters_of_the_opponent_if_the_coin_is_called_right() -> None:
    """card: Time Wizard ①"""
    t = load_dice(your_turn("monsters: Time Wizard", "monsters: Gemini Elf, Mystical Elf (set)"), "tails")
    t.you.activates("Time Wizard")
    t.you.does("tails")
    assert t.opp.monsters == [] and t.you.monsters == ["Time Wizard"] and t.you.lp == 8000
    t.you.cannot("activate Time Wizard", because=ONCE)


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
def test_time_wizard_destroys_your_monsters_if_the_coin_is_called_wrong_and_half_the_atk_of_the_face_up_hurts_you() -> (
    None
):
    """card: Time Wizard ①"""
    t = your_turn("monsters: Time Wizard, Gemini Elf, Mystical Elf (set)", "monsters: Sangan")
    load_dice(t, "tails")
    t.you.activates("Time Wizard")
    t.you.does("heads")
    assert t.you.monsters == [] and t.opp.monsters == ["Sangan"]
    assert t.you.lp == 8000 - (500 + 1900) // 2


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
def test_time_wizard_counts_the_atk_on_the_field_of_those_it_destroys() -> None:
    """card: Time Wizard ①"""
    t = your_turn("monsters: Time Wizard, Summoned Skull, Gemini Elf   field: Yami")
    load_dice(t, "tails")
    t.you.activates("Time Wizard")
    t.you.does("heads")
    assert t.you.lp == 8000 - (700 + 2700 + 2100) // 2


ROCK = probe("Test Rock", "Rock / Effect", Continuous(1, Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD)), atk=1000)


def test_time_wizard_does_not_count_a_monster_that_is_not_destroyed() -> None:
    """card: Time Wizard ①"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000   monsters: Time Wizard, Test Rock, Gemini Elf\nopp 8000",
        pool_with(ROCK),
    )
    load_dice(t, "tails")
    t.you.activates("Time Wizard")
    t.you.does("heads")
    assert t.you.monsters == ["Test Rock"] and t.you.lp == 8000 - (500 + 1900) // 2


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
def test_jirai_gumo_goes_on_attacking_and_halves_the_lp_of_its_player_if_the_coin_is_called_wrong() -> None:
    """card: Jirai Gumo"""
    for call, lp in (("heads", 7999), ("tails", 4000)):
        t = table("turn 3, Battle Step, you to act\nformat 408\nyou 7999   monsters: Jirai Gumo\nopp 8000")
        load_dice(t, "heads")
        t.you.attacks_directly("Jirai Gumo")
        t.you.does(call)
        assert t.you.lp == lp and t.opp.lp == 8000 - 2200


@pytest.mark.parametrize(("call", "atk"), [("heads", 1900), ("tails", 475)])
def test_goddess_of_whim_doubles_or_halves_its_atk_for_the_turn(call: str, atk: int) -> None:
    """card: Goddess of Whim ①"""
    t = load_dice(your_turn("monsters: Goddess of Whim   deck: 2 Umi", "deck: 2 Umi"), "heads")
    t.you.activates("Goddess of Whim")
    t.you.does(call)
    assert t.you.atk_of("Goddess of Whim") == atk
    t.you.cannot("activate Goddess of Whim", because=ONCE)
    t.you.ends_turn()
    assert t.you.atk_of("Goddess of Whim") == 950


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
@pytest.mark.parametrize(("coin", "left"), [("heads", ["Gemini Elf"]), ("tails", ["Gemini Elf", "Sangan"])])
def test_kryuel_destroys_a_monster_when_it_is_destroyed_by_battle_and_the_coin_is_called_right(
    coin: str, left: list[str]
) -> None:
    """card: Kryuel"""
    t = table("""
        turn 3, Battle Step, you to act
        format 408
        you 8000   monsters: Kryuel
        opp 8000   monsters: Gemini Elf, Sangan
    """)
    load_dice(t, coin)
    t.you.attacks("Kryuel", "Gemini Elf")
    t.you.targets("Sangan")
    t.you.does("heads")
    assert t.opp.monsters == left


@pytest.mark.rule("battle.end-step.duration-until-end-of-battle-phase", scenario=0)
def test_fairy_box_takes_the_atk_of_the_attacker_until_the_battle_phase_ends() -> None:
    """card: Fairy Box"""
    monsters = "monsters: Gemini Elf, Sangan   hand: Umi"
    text = f"turn 3, Battle Step, opp to act\nformat 408\nyou 8000   spells: Fairy Box\nopp 8000   {monsters}"
    t = load_dice(table(text), "tails")
    t.opp.attacks_directly("Gemini Elf")
    t.you.does("tails")
    assert t.you.lp == 8000 and t.opp.atk_of("Gemini Elf") == 0
    t.opp.goes_to("Main Phase 2")
    assert t.opp.atk_of("Gemini Elf") == 1900
    t = load_dice(table(text), "heads")
    t.opp.attacks_directly("Gemini Elf")
    t.you.does("tails")
    assert t.you.lp == 8000 - 1900


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_fairy_box_costs_500_lp_each_standby_phase_or_is_destroyed() -> None:
    """card: Fairy Box"""
    for mode, lp, left in ((1, 7500, ["Fairy Box"]), (2, 8000, [])):
        t = table("""
            turn 4, Main Phase 2, opp to act
            format 408
            you 8000   spells: Fairy Box   deck: 2 Umi
            opp 8000   hand: Umi
        """)
        t.opp.ends_turn()
        t.nobody_responds()
        t.you.chooses_effect(mode)
        assert t.you.lp == lp and t.you.spells == left


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_fairy_box_must_be_paid_for_also_while_it_is_negated() -> None:
    """card: Fairy Box"""
    t = table("""
        turn 4, Main Phase 2, opp to act
        you 8000   spells: Fairy Box   deck: 2 Umi
        opp 8000   hand: Umi   spells: Royal Decree
    """)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.chooses_effect(1)
    assert t.you.lp == 7500


@pytest.mark.rule("effect.random.coin-toss", scenario=0)
def test_fiend_comedian_banishes_the_graveyard_of_the_opponent_or_takes_as_many_cards_from_your_deck() -> None:
    """card: Fiend Comedian ①"""
    for call in ("heads", "tails"):
        t = your_turn("set: Fiend Comedian   deck: 3 Umi, Sogen", "graveyard: Sangan, Umi")
        load_dice(t, "heads")
        t.you.activates("Fiend Comedian")
        t.you.does(call)
        right = call == "heads"
        assert t.opp.banished == (["Sangan", "Umi"] if right else [])
        assert len(t.you.deck) == (4 if right else 2)
        assert sorted(t.you.graveyard)[0] == "Fiend Comedian" and len(t.you.graveyard) == (1 if right else 3)


@pytest.mark.rule("damage-step.start.effects-fixed-to-this-moment", scenario=0)
def test_sasuke_samurai_4_destroys_what_it_battles_before_damage_calculation() -> None:
    """card: Sasuke Samurai #4"""
    text = """
        turn 3, Battle Step, you to act
        format 408
        you 8000   monsters: Sasuke Samurai #4
        opp 8000   monsters: Gemini Elf
    """
    t = load_dice(table(text), "heads")
    t.you.attacks("Sasuke Samurai #4", "Gemini Elf")
    t.you.does("heads")
    assert t.opp.monsters == [] and t.you.monsters == ["Sasuke Samurai #4"] and t.you.lp == 8000
    assert "Gemini Elf destroyed (effect)" in t.log()
    t = load_dice(table(text), "tails")
    t.you.attacks("Sasuke Samurai #4", "Gemini Elf")
    t.you.does("heads")
    assert t.you.monsters == [] and t.you.lp == 8000 - 700


def test_abare_ushioni_hurts_the_opponent_or_you() -> None:
    """card: Abare Ushioni"""
    for call, yours, theirs in (("heads", 8000, 7000), ("tails", 7000, 8000)):
        t = load_dice(your_turn("monsters: Abare Ushioni"), "heads")
        t.you.activates("Abare Ushioni")
        t.you.does(call)
        assert (t.you.lp, t.opp.lp) == (yours, theirs)
        t.you.cannot("activate Abare Ushioni", because=ONCE)


@pytest.mark.parametrize(
    ("coins", "yours", "theirs"),
    [
        (("heads", "heads", "heads"), ["Sand Gambler"], []),
        (("tails", "tails", "tails"), [], ["Gemini Elf"]),
        (("heads", "tails", "heads"), ["Sand Gambler"], ["Gemini Elf"]),
    ],
)
def test_sand_gambler_destroys_a_side_if_all_coins_are_alike(
    coins: tuple[str, ...], yours: list[str], theirs: list[str]
) -> None:
    """card: Sand Gambler"""
    t = load_dice(your_turn("monsters: Sand Gambler", "monsters: Gemini Elf"), *coins)
    t.you.activates("Sand Gambler")
    assert t.you.monsters == yours and t.opp.monsters == theirs
    t = load_dice(your_turn("monsters: Sand Gambler", "monsters: Gemini Elf"), "heads", "tails", "heads")
    t.you.activates("Sand Gambler")
    t.you.cannot("activate Sand Gambler", because=ONCE)
