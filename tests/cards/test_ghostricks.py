"""Cards: what Ghostrick cards do besides what tests of other cards show."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str, phase: str) -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 3 Umi\nopp 8000   {opp}   deck: 3 Umi")


@pytest.mark.parametrize("owner", ["you", "opp"])
def test_ghostrick_mansion_keeps_both_players_from_attacking_face_down_monsters(owner: str) -> None:
    """card: Ghostrick Mansion"""
    field = "   field: Ghostrick Mansion"
    t = your_turn(
        f"monsters: Gemini Elf{field if owner == 'you' else ''}",
        f"monsters: Ooguchi (set), Kuriboh{field if owner == 'opp' else ''}",
        "Battle Step",
    )
    refusal = t.you.cannot("attack face-down monster with Gemini Elf", because=FORBIDDEN)
    assert refusal.card == "Ghostrick Mansion"
    t.you.can("attack Kuriboh with Gemini Elf")


def test_ghostrick_jackfrost_turns_itself_face_down() -> None:
    """card: Ghostrick Jackfrost"""
    t = your_turn("monsters: Ghostrick Jackfrost, Ghostrick Witch", "monsters: Kuriboh", "Main Phase 1")
    t.you.activates("Ghostrick Jackfrost")
    assert t.you.monster("Ghostrick Jackfrost").position == "set"
