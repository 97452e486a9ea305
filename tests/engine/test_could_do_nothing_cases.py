"""Effects that could not do what they are about, whatever comes of what they show first."""

import pytest

from table import Table, table

NOTHING = "effect.condition.no-possible-resolution-blocks-activation"
AGENT = "SPYRAL Super Agent"
FIVE = ["Gemini Elf", "Battle Ox", "Kuriboh", "Mystical Elf", "Feral Imp"]


def lay(you: str, opp: str = "") -> Table:
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   deck: 3 Umi   {opp}")


@pytest.mark.parametrize(("count", "there"), [(5, True), (4, False)])
def test_spyral_super_agent_needs_a_zone_for_itself(count: int, there: bool) -> None:
    """The card that is shown only decides whether it is summoned (000:371): without a zone it could not be.

    card: SPYRAL Super Agent ①
    """
    t = lay(f"hand: {AGENT}   monsters: {', '.join(FIVE[:count])}")
    if there:
        t.you.cannot(f"activate {AGENT}", because="zone.main-monster.max-five")
    else:
        t.you.can(f"activate {AGENT}")


def test_spyral_super_agent_needs_a_card_to_show() -> None:
    """Without a deck nothing can be shown (000:371)."""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   hand: {AGENT}\nopp 8000")
    t.you.cannot(f"activate {AGENT}", because=NOTHING)


def test_spyral_super_agent_cannot_be_activated_while_nobody_can_special_summon() -> None:
    """Jowgen forbids the very thing it is about (000:371, 003:137)."""
    t = lay(f"hand: {AGENT}", "monsters: Jowgen the Spiritualist")
    t.you.cannot(f"activate {AGENT}", because=NOTHING)


def test_a_wrong_declaration_is_still_possible() -> None:
    """What lies on top is not known when the effect is activated."""
    t = lay(f"hand: {AGENT}")
    t.you.activates(AGENT)
    t.you.does("declare Trap")
    t.nobody_responds()
    assert t.you.hand == [AGENT] and t.you.monsters == []
