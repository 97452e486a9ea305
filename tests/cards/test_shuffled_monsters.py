"""Cards: what shuffles face-down monsters on the field."""

import pytest

from table import Table, table

USED_UP = "effect.once-per-turn.limits-the-user"
SHADOWS = "Shifting Shadows"
MUMMY = "Wandering Mummy"
THREE = "monsters: Kuriboh (set), Sangan (set), Mystical Elf (set)"


def your_turn(you: str, opp: str = "") -> Table:
    mine, theirs = f"{you}   deck: 8 Sogen", f"{opp}   deck: 8 Sogen"
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000   {theirs}")


def zones(t: Table) -> list[str]:
    """The monsters you control as you see them, from the left."""
    seen = t.duel.view(t.you.player).monsters(t.you.player)
    return ["" if card is None else card.name for card in seen]


def mixed(you: str) -> tuple[Table, set[tuple[str, ...]]]:
    """You use Shifting Shadows in turn after turn of yours; the arrangements it brought about."""
    t = your_turn(f"spells: {SHADOWS}   {you}")
    found: set[tuple[str, ...]] = set()
    for _ in range(6):
        t.you.activates(SHADOWS).nobody_responds()
        found.add(tuple(zones(t)))
        t.you.ends_turn()
        t.opp.ends_turn()
    return t, found


def test_shifting_shadows_shuffles_face_down_monsters_among_their_zones() -> None:
    """card: Shifting Shadows"""
    t, found = mixed("monsters: Kuriboh (set, zone 1), Sangan (set, zone 3), Mystical Elf (set, zone 5)")
    assert len(found) > 1 and all(arranged[1] == arranged[3] == "" for arranged in found)
    assert {tuple(sorted(arranged)) for arranged in found} == {("", "", "Kuriboh", "Mystical Elf", "Sangan")}
    assert t.you.lp == 8000 - 6 * 300
    assert {t.you.monster(name).position for name in ("Kuriboh", "Sangan", "Mystical Elf")} == {"set"}


def test_shifting_shadows_leaves_face_up_monsters_where_they_are() -> None:
    """card: Shifting Shadows"""
    _, found = mixed("monsters: Kuriboh (set), Gemini Elf, Sangan (set), Mystical Elf (defense)")
    assert {arranged[0] for arranged in found} == {"Kuriboh", "Sangan"}
    assert {(arranged[1], arranged[3]) for arranged in found} == {("Gemini Elf", "Mystical Elf")}


def test_shifting_shadows_is_used_once_a_turn() -> None:
    """card: Shifting Shadows"""
    t = your_turn(f"spells: {SHADOWS}   {THREE}")
    t.you.activates(SHADOWS).nobody_responds()
    t.you.cannot(f"activate {SHADOWS}", because=USED_UP)


@pytest.mark.parametrize("monsters", ["monsters: Kuriboh (set), Sangan", "monsters: Kuriboh, Sangan (defense)"])
def test_shifting_shadows_needs_two_monsters_to_shuffle(monsters: str) -> None:
    """card: Shifting Shadows"""
    t = your_turn(f"spells: {SHADOWS}   {monsters}", "monsters: Kuriboh (set), Sangan (set)")
    t.you.cannot(f"activate {SHADOWS}", because="effect.condition.no-possible-resolution-blocks-activation")


def test_shifting_shadows_leaves_your_opponents_monsters_alone() -> None:
    """card: Shifting Shadows"""
    t = your_turn(f"spells: {SHADOWS}   {THREE}", "monsters: Kuriboh (set), Sangan (set), Mystical Elf (set)")
    for _ in range(5):
        t.you.activates(SHADOWS).nobody_responds()
        t.you.ends_turn()
        t.opp.ends_turn()
    assert [t.opp.monster(name).zone for name in ("Kuriboh", "Sangan", "Mystical Elf")] == [1, 2, 3]


def test_what_was_set_this_turn_is_not_flipped_wherever_it_lies_now() -> None:
    """card: Shifting Shadows"""
    t = your_turn(f"spells: {SHADOWS}   hand: Gemini Elf   {THREE}")
    t.you.sets("Gemini Elf", zone=4)
    t.you.activates(SHADOWS).nobody_responds()
    t.you.cannot("flip summon Gemini Elf", because="summon.flip.not-in-turn-it-was-set")
    t.you.flip_summons("Kuriboh")
    assert t.you.monster("Kuriboh").position == "attack"


def test_wandering_mummy_turns_face_down_and_is_shuffled_with_the_others() -> None:
    """card: Wandering Mummy"""
    t = your_turn(f"monsters: {MUMMY}, Kuriboh (set), Sangan (set), Mystical Elf")
    found = set()
    for _ in range(6):
        t.you.activates(MUMMY).nobody_responds()
        assert t.you.monster(MUMMY).position == "set"
        found.add(tuple(zones(t)))
        t.you.ends_turn()
        t.opp.ends_turn()
        t.you.flip_summons(MUMMY)
    assert len(found) > 1 and {arranged[3] for arranged in found} == {"Mystical Elf"}


def test_wandering_mummy_turns_face_down_alone() -> None:
    """card: Wandering Mummy"""
    t = your_turn(f"monsters: {MUMMY}")
    t.you.activates(MUMMY).nobody_responds()
    assert t.you.monster(MUMMY).position == "set"
