"""Link Monsters that many decks can play."""

import pytest

from table import Table, table

ONCE = "effect.name-limit.this-effect-of-x-once"
NO_TARGET = "target.timing.chosen-at-activation"
UNMET = "link.summon.procedure"

# Each with a monster of its own attribute and one of the attribute that it weakens, and what those have printed.
BOOSTERS = [
    ("Missus Radiant", "Giant Soldier of Stone", (1300, 2000), "Harpie Lady", (1300, 1400)),
    ("Greatfly", "Harpie Lady", (1300, 1400), "Giant Soldier of Stone", (1300, 2000)),
    ("Duelittle Chimera", "Solar Flare Dragon", (1500, 1000), "Mermaid Knight", (1500, 700)),
    ("Wee Witch's Apprentice", "Dark Blade", (1800, 1500), "Mystical Elf", (800, 2000)),
    ("Hip Hoshiningen", "Mystical Elf", (800, 2000), "Dark Blade", (1800, 1500)),
]


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Your turn 3."""
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Turn 4, the opponent's."""
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


# --------------------------------------------------------------------------------------------- for a whole attribute


@pytest.mark.parametrize(("name", "own", "printed", "other", "others"), BOOSTERS)
def test_a_booster_lifts_its_attribute_on_the_whole_field_and_weakens_the_opposite_one(
    name: str, own: str, printed: tuple[int, int], other: str, others: tuple[int, int]
) -> None:
    """card: Missus Radiant ①, Greatfly ①, Duelittle Chimera ①, Wee Witch's Apprentice ①, Hip Hoshiningen ①"""
    t = your_turn(
        f"monsters: {name} (extra zone 1), {own} (zone 1)   hand: Smashing Ground, Hammer Shot",
        f"monsters: {own}, {other}, Masaki the Legendary Swordsman (set)",
    )
    for seat in (t.you, t.opp):
        assert (seat.atk_of(own), seat.def_of(own)) == (printed[0] + 500, printed[1] + 500)
    assert (t.opp.atk_of(other), t.opp.def_of(other)) == (others[0] - 400, others[1] - 400)
    assert t.you.atk_of(name) == 1900


@pytest.mark.parametrize(("name", "own", "printed", "other", "others"), BOOSTERS)
def test_a_booster_is_made_of_two_monsters_of_its_attribute(
    name: str, own: str, printed: tuple[int, int], other: str, others: tuple[int, int]
) -> None:
    t = your_turn(f"monsters: {own}, {other}   extra: {name}")
    t.you.cannot(f"link summon {name}", because=UNMET)
    t = your_turn(f"monsters: 2 {own}   extra: {name}")
    t.you.can(f"link summon {name}")


@pytest.mark.parametrize(("name", "own", "printed", "other", "others"), BOOSTERS)
def test_a_booster_that_is_destroyed_takes_a_monster_of_its_attribute_back(
    name: str, own: str, printed: tuple[int, int], other: str, others: tuple[int, int]
) -> None:
    """card: Missus Radiant ②, Greatfly ②, Duelittle Chimera ②, Wee Witch's Apprentice ②, Hip Hoshiningen ②"""
    lying = f"monsters: {name} (extra zone 1)   graveyard: {own}, {other}"
    t = their_turn(lying, "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.triggers(name)
    assert sorted(t.you.is_asked("target").offers) == sorted([name, own])
    t.you.targets(own)
    assert t.you.hand == [own]
    t = their_turn(lying, "monsters: Blue-Eyes White Dragon", "Battle Step")
    t.opp.attacks("Blue-Eyes White Dragon", name)
    t.you.triggers(name)
    t.you.targets(own)
    assert t.you.hand == [own]
    t = your_turn(f"{lying}   hand: Summoned Skull")
    t.you.summons("Summoned Skull", tributing=[name])
    assert t.you.is_asked("open state")  # a Tribute is not destroyed


def test_one_booster_of_a_name_a_turn_takes_a_monster_back() -> None:
    """card: Hip Hoshiningen ②"""
    t = their_turn("monsters: 2 Hip Hoshiningen   graveyard: Mystical Elf, Kaiser Sea Horse", "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.does("trigger Hip Hoshiningen")
    t.you.targets("Mystical Elf")
    assert t.you.hand == ["Mystical Elf"] and t.chain == []
