"""Cards: Victory Dragon, whose text wins a whole match, and texts like it."""

import pytest

from match_table import MatchTable, lay_match
from probes import pool_with, probe
from spellspeed import Outcome
from spellspeed.lang.words.every_word import BECAUSE_OF_BATTLE, BECAUSE_OF_EFFECT, EITHER, OPPONENT
from spellspeed.lang.words.lines import Activation, Clause
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.timings import DamageTaken, If
from spellspeed.lang.words.verbs import InflictDamage
from spellspeed.lang.words.winning import WinTheDuel
from spellspeed.words import DRAWN_BY_LP, WON_BY_CARD, WON_BY_LP, WON_MATCH
from table import Table, table

NAME = "Victory Dragon"
DRAGON = "Koumori Dragon"
NO_TRIBUTES = "summon.tribute.three-only-by-card-text"
NO_EFFECT = "win.condition-text.not-an-effect"


def battle(you: str, opp: str = "", lp: tuple[int, int] = (8000, 2400), turn: int = 3) -> Table:
    """Lay out a Battle Step, of the opponent's turn if the turn is even."""
    who = "you" if turn % 2 else "opp"
    return table(
        f"turn {turn}, Battle Step, {who} to act\nyou {lp[0]}   {you}   deck: Umi\nopp {lp[1]}   {opp}   deck: Umi"
    )


# ------------------------------------------------------------------------------------------------- how it is summoned


def test_victory_dragon_is_tribute_summoned_with_three_dragons_only() -> None:
    """card: Victory Dragon"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   hand: {NAME}   monsters: 3 {DRAGON}, Battle Ox\nopp 8000")
    t.you.summons(NAME)
    assert sorted(t.you.monsters) == ["Battle Ox", NAME] and t.you.graveyard == [DRAGON] * 3
    for others in (f"2 {DRAGON}, 2 Battle Ox", "3 Battle Ox", f"2 {DRAGON}"):
        t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   hand: {NAME}   monsters: {others}\nopp 8000")
        t.you.cannot(f"summon {NAME}", because=NO_TRIBUTES)
        t.you.cannot(f"set {NAME}", because=NO_TRIBUTES)


def test_victory_dragon_is_set_with_three_dragons_too() -> None:
    """card: Victory Dragon"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   hand: {NAME}   monsters: 3 {DRAGON}, Battle Ox\nopp 8000")
    t.you.sets(NAME)
    assert t.you.graveyard == [DRAGON] * 3 and t.you.monster(NAME).position == "set"


def test_victory_dragon_is_never_special_summoned() -> None:
    """card: Victory Dragon"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Monster Reborn   graveyard: {NAME}\nopp 8000")
    t.you.cannot("activate Monster Reborn", because="target.timing.chosen-at-activation")


# ---------------------------------------------------------------------------------------------------- what it wins


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=0)
def test_the_last_lp_taken_by_its_direct_attack_win_the_match() -> None:
    """card: Victory Dragon"""
    t = battle(f"monsters: {NAME}")
    t.you.attacks_directly(NAME)
    assert t.outcome == Outcome(0, WON_MATCH, 3) and t.outcome.reason == "match"
    assert t.log()[-2:] == ["opp lp 2400 -> 0 (battle)", "duel ended: you won (match)"]
    t = battle(f"monsters: {NAME}", lp=(8000, 2401))
    t.you.attacks_directly(NAME)
    assert t.outcome is None and t.opp.lp == 1


@pytest.mark.rule(NO_EFFECT, scenario=0)
def test_its_text_is_no_effect_and_skill_drain_does_not_negate_it() -> None:
    """card: Victory Dragon"""
    t = battle(f"monsters: {NAME}", "spells: Skill Drain")
    t.you.attacks_directly(NAME)
    assert t.outcome == Outcome(0, WON_MATCH, 3)


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=0)
def test_whoever_controls_it_wins_the_match() -> None:
    """card: Victory Dragon"""
    t = battle(f"monsters: {NAME} (owner opp)")
    t.you.attacks_directly(NAME)
    assert t.outcome == Outcome(0, WON_MATCH, 3)
    t = battle("", f"monsters: {NAME} (owner you)", lp=(2400, 8000), turn=4)
    t.opp.attacks_directly(NAME)
    assert t.outcome == Outcome(1, WON_MATCH, 4)


@pytest.mark.rule("win.lp.opponent-to-zero", scenario=0)
def test_last_lp_that_anything_else_takes_win_the_duel_alone() -> None:
    """card: Victory Dragon

    An attack on a monster, the direct attack of another monster, damage by an effect, and an attack on it are none
    of its direct attacks.
    """
    t = battle(f"monsters: {NAME}", "monsters: Kuriboh", lp=(8000, 2100))
    t.you.attacks(NAME, "Kuriboh")
    assert t.outcome == Outcome(0, WON_BY_LP, 3)
    t = battle(f"monsters: {NAME}, {DRAGON}", lp=(8000, 1500))
    t.you.attacks_directly(DRAGON)
    assert t.outcome == Outcome(0, WON_BY_LP, 3)
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   hand: Ookazi   monsters: {NAME}\nopp 800")
    t.you.activates("Ookazi")
    assert t.outcome == Outcome(0, WON_BY_LP, 3)
    t = battle(f"monsters: {NAME}", f"monsters: {DRAGON}", lp=(8000, 900), turn=4)
    t.opp.attacks(DRAGON, NAME)
    assert t.outcome == Outcome(0, WON_BY_LP, 4)


@pytest.mark.rule("win.draw.simultaneous-lp-zero", scenario=0)
def test_when_its_attack_takes_the_last_lp_of_both_the_duel_is_a_draw() -> None:
    """card: Victory Dragon

    With Double-Edged Sword both players take the battle damage at the same time.
    """
    t = battle(f"monsters: {NAME}   spells: Double-Edged Sword (on {NAME})", lp=(4400, 4400))
    t.you.attacks_directly(NAME)
    assert t.outcome == Outcome(None, DRAWN_BY_LP, 3)


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=0)
@pytest.mark.parametrize(("match", "won"), [(False, WON_BY_CARD), (True, WON_MATCH)])
def test_such_a_text_can_speak_of_every_attack_and_of_effects(match: bool, won: int) -> None:
    """What the last LP are taken by is said as for any damage; so is what is won."""
    knight = probe(
        "Test Knight",
        "Warrior / Effect",
        Clause(when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, to_zero=True)), do=WinTheDuel(match=match)),
        atk=2000,
    )
    t = table(
        "turn 3, Battle Step, you to act\nyou 8000   monsters: Test Knight\nopp 1700   monsters: Kuriboh",
        pool=pool_with(knight),
    )
    t.you.attacks("Test Knight", "Kuriboh")
    assert t.outcome == Outcome(0, won, 3)
    mage = probe(
        "Test Mage",
        "Spellcaster / Effect",
        Clause(when=If(DamageTaken(OPPONENT, BECAUSE_OF_EFFECT, to_zero=True)), do=WinTheDuel(match=match)),
    )
    both = probe("Test Blast", "Spell / Normal", Activation(do=InflictDamage(1000, EITHER)))
    for mine, theirs in ((8000, 1000), (1000, 1000), (8000, 1001)):
        t = table(
            f"turn 3, Main Phase 1, you to act\nyou {mine}   hand: Test Blast   monsters: Test Mage\nopp {theirs}",
            pool=pool_with(mage, both),
        )
        t.you.activates("Test Blast")
        expected = {(8000, 1000): Outcome(0, won, 3), (1000, 1000): Outcome(None, DRAWN_BY_LP, 3)}
        assert t.outcome == expected.get((mine, theirs))


# ------------------------------------------------------------------------------------------------------- in a match


def play_to_the_dragon() -> MatchTable:
    """Play a match in which you summon Dragons, attack, and Tribute three of them once 2400 will do."""
    m = lay_match([DRAGON, DRAGON, NAME] * 14, ["Umi"] * 42, seed=5)
    m.begin_duel()
    for turn in (1, 3, 5, 7):
        m.go_to(turn)
        with m.playing() as t:
            if turn < 7:
                t.you.summons(DRAGON)
            else:
                t.you.summons(NAME)
            if 1 < turn < 7:
                t.you.goes_to("Battle Phase")
                for zone in range(1, len(t.you.monsters) + 1):
                    t.you.does(f"attack directly with {DRAGON} zone {zone}")
    assert m.lp == (8000, 8000 - 5 * 1500)
    return m


@pytest.mark.rule("win.card-effect.alternative-victory", scenario=0)
def test_in_a_match_its_direct_attack_ends_the_match_with_the_first_duel() -> None:
    """card: Victory Dragon"""
    m = play_to_the_dragon()
    with m.playing() as t:
        t.you.goes_to("Battle Phase")
        t.you.attacks_directly(NAME)
    assert m.winner == "you" and m.results == ["you"] and m.match.results[0].reason == "match"
    assert m.stage == "over" and m.match.outcome is not None and m.match.outcome.reason == "card effect"


@pytest.mark.rule("match.format.best-of-three", scenario=0)
def test_who_surrenders_before_its_attack_loses_the_duel_and_not_the_match() -> None:
    """card: Victory Dragon

    No rule keeps a player from giving up a duel, whatever lies on the field.
    """
    m = play_to_the_dragon()
    m.opp.surrenders()
    assert m.results == ["you"] and m.match.results[0].reason == "surrender"
    assert m.winner == "" and m.due == ["you: side", "opp: side"]
