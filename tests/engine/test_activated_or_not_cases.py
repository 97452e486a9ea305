"""Old texts that are effects which are activated, though they read as if they went on by themselves."""

import pytest

from table import table


@pytest.mark.rule("timing.mandatory.must-activate", scenario=0)
@pytest.mark.parametrize("attacks", [True, False])
def test_zombyra_that_destroys_a_monster_loses_its_attack_as_a_chain_link(attacks: bool) -> None:
    """Source: its current OCG text (Japanese card wiki): a Trigger Effect that is always activated.

    card: Zombyra the Dark
    """
    ours, theirs = ("Zombyra the Dark", "Battle Ox") if attacks else ("Battle Ox", "Zombyra the Dark")
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {ours}
        opp 8000   monsters: {theirs}   set: Jar of Greed   deck: 3 Umi
        """
    )
    seat = t.you if attacks else t.opp
    t.you.attacks(ours, theirs)
    t.nobody_responds()
    assert "link 1 Zombyra the Dark resolves" in t.log()
    assert seat.atk_of("Zombyra the Dark") == 1900


@pytest.mark.rule("negate.effect-negated.card-may-still-activate", scenario=0)
def test_zombyra_whose_trigger_is_negated_by_skill_drain_keeps_its_attack() -> None:
    """An effect that is activated is processed, and negated, like any other."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Zombyra the Dark
        opp 8000   monsters: Battle Ox   spells: Skill Drain
    """)
    t.you.attacks("Zombyra the Dark", "Battle Ox")
    t.nobody_responds()
    assert "link 1 Zombyra the Dark resolves" in t.log() and t.you.atk_of("Zombyra the Dark") == 2100
