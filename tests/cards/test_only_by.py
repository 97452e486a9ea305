"""Cards: monsters that one other card alone can Special Summon, and what they do once they are there."""

import pytest

from table import Table, table

NAMED_METHOD = "summon.special-monster.only-by-named-method"
WILD = "A Wild Monster Appears!"
KNIGHT = "Dark Magician Knight"


def your_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen"
    )


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
@pytest.mark.parametrize(
    "card",
    [
        "Berserk Dragon",
        "Cyber Barrier Dragon",
        "Cyber Laser Dragon",
        KNIGHT,
        "Guardian Dreadscythe",
        "Princess Curran",
        "Princess Pikeru",
        "Spirit of the Pharaoh",
        "Wall Shadow",
        "Water Dragon",
    ],
)
def test_what_one_card_alone_summons_is_never_revived_even_after_that_card_has_summoned_it(card: str) -> None:
    """card: Berserk Dragon, Cyber Barrier Dragon, Cyber Laser Dragon, Dark Magician Knight, Guardian Dreadscythe,
    Princess Curran, Princess Pikeru, Spirit of the Pharaoh, Wall Shadow, Water Dragon
    """
    t = your_turn(f"hand: Monster Reborn, Umi   graveyard: {card} (properly summoned)")
    t.you.cannot("activate Monster Reborn", because=NAMED_METHOD)


@pytest.mark.rule("summon.special-monster.only-by-named-method", scenario=0)
def test_fushioh_richie_is_revived_only_after_great_dezard_has_summoned_it() -> None:
    """card: Fushioh Richie"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Fushioh Richie")
    t.you.cannot("activate Monster Reborn", because=NAMED_METHOD)
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Fushioh Richie (properly summoned)")
    t.you.activates("Monster Reborn")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Fushioh Richie"]


def test_dark_magician_knight_destroys_a_card_when_it_is_special_summoned() -> None:
    """card: Dark Magician Knight ①. A Wild Monster Appears! summons it whatever its text says."""
    t = your_turn(f"hand: {WILD}, {KNIGHT}", "monsters: Kuriboh, Gemini Elf")
    t.you.activates(WILD)
    t.you.takes_position("attack")
    assert sorted(t.you.is_asked("target").offers) == [KNIGHT, "Gemini Elf", "Kuriboh"]
    t.you.targets("Gemini Elf").nobody_responds()
    assert t.opp.graveyard == ["Gemini Elf"] and t.opp.monsters == ["Kuriboh"]
