"""Positions on which engines differ, ruled by official answers and by the rulings collections."""

import pytest

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
