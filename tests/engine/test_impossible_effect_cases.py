"""An effect that could do nothing is not offered, whether it targets or not (003:137, 000:371)."""

import pytest

from table import table

NOTHING = "effect.condition.no-possible-resolution-blocks-activation"

pytestmark = pytest.mark.rule(NOTHING)


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize(("wall", "asked"), [("", "trigger"), ("spells: Imperial Iron Wall", "open state")])
def test_warrior_lady_has_nothing_to_banish_under_imperial_iron_wall(wall: str, asked: str) -> None:
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: D.D. Warrior Lady   hand: Umi   deck: 3 Umi
        opp 8000   monsters: Mystical Elf (defense)   deck: 3 Umi   {wall}
    """)
    t.you.attacks("D.D. Warrior Lady", "Mystical Elf")
    t.you.is_asked(asked)


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize(("wall", "asked"), [("", "trigger"), ("spells: Imperial Iron Wall", "open state")])
def test_dark_law_cannot_take_a_hidden_card_that_cannot_be_banished(wall: str, asked: str) -> None:
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Masked HERO Dark Law   {wall}
        opp 8000   hand: Reinforcement of the Army, Umi   deck: D.D. Assailant, 3 Sogen
    """)
    t.opp.activates("Reinforcement of the Army").nobody_responds()
    (t.you if asked == "trigger" else t.opp).is_asked(asked)


@pytest.mark.rule("effect.condition.no-possible-resolution-blocks-activation", scenario=0)
@pytest.mark.parametrize(("me", "other"), [("you", "opp"), ("opp", "you")])
def test_tribe_infecting_virus_declares_only_a_type_that_a_face_up_monster_has(me: str, other: str) -> None:
    """card: Tribe-Infecting Virus ①. The Type is declared for the activation, so it must not be in vain."""
    t = table(f"""
        turn 3, Main Phase 1, {me} to act
        {me}    8000   hand: Umi   monsters: Tribe-Infecting Virus
        {other} 8000   monsters: Mystical Elf, Summoned Skull (set)
    """)
    t.seats[me == "opp"].activates("Tribe-Infecting Virus")
    assert sorted(t.seats[me == "opp"].is_asked("declaration").offers) == ["aqua", "spellcaster"]


@pytest.mark.parametrize(
    ("mine", "can"), [("", False), (", Gemini Elf", True), (", Exodia the Forbidden One", True), (", Kuriboh", False)]
)
def test_alphan_needs_a_monster_whose_level_would_change(mine: str, can: bool) -> None:
    """card: Super Quantal Fairy Alphan ①. Its Level is 1, as Kuriboh's."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Super Quantal Fairy Alphan{mine}
        opp 8000   monsters: Gemini Elf
    """)
    wish = "activate Super Quantal Fairy Alphan effect 1"
    if can:
        t.you.can(wish)
    else:
        t.you.cannot(wish, because="target.timing.chosen-at-activation")


@pytest.mark.parametrize(
    ("theirs", "can"), [("Gemini Elf", False), ("Sangan", True), ("Sangan, Gemini Elf", True), ("Kuriboh (set)", False)]
)
def test_infinite_impermanence_needs_a_monster_with_effects_to_negate(theirs: str, can: bool) -> None:
    """card: Infinite Impermanence ①. Official Q&A on Ghost Mourner: an Effect Monster whose effects are not negated."""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Infinite Impermanence
        opp 8000   monsters: {theirs}
    """)
    if can:
        t.you.activates("Infinite Impermanence").nobody_responds()
        assert "you chose the target Sangan" in t.log()
    else:
        t.you.cannot("activate Infinite Impermanence", because="target.timing.chosen-at-activation")
