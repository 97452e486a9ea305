"""Cards: monsters that negate effects as long as they are there, each where only that line of theirs can."""

from table import Table, table

SKULL = "Fiend Skull Dragon"
AUSSA = "Aussa the Earth Charmer"
ANUBIS = "The End of Anubis"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def test_fiend_skull_dragon_frees_what_a_flip_monster_holds() -> None:
    """card: Fiend Skull Dragon"""
    t = your_turn(
        f"monsters: {AUSSA} (set)   hand: Umi, Monster Reborn   graveyard: {SKULL} (properly summoned)",
        "monsters: Giant Soldier of Stone",
    )
    t.you.flip_summons(AUSSA)
    t.you.take_zone()
    assert t.you.monsters == [AUSSA, "Giant Soldier of Stone"]
    t.you.activates("Monster Reborn", targeting=SKULL)
    t.you.takes_position("attack")
    t.opp.take_zone()
    assert t.you.monsters == [AUSSA, SKULL] and t.opp.monsters == ["Giant Soldier of Stone"]


def test_fiend_skull_dragon_negates_what_a_flip_monster_does_from_the_graveyard() -> None:
    """card: Fiend Skull Dragon"""
    opp = "monsters: The Immortal of Thunder   hand: Umi"
    t = your_turn(f"monsters: {SKULL}, Kuriboh   hand: Umi", opp, "Battle Step")
    t.you.attacks(SKULL, "The Immortal of Thunder")
    t.nobody_responds()
    assert t.opp.graveyard == ["The Immortal of Thunder"] and t.opp.lp == 8000 - (2000 - 1500)
    t = your_turn("monsters: Summoned Skull, Kuriboh   hand: Umi", opp, "Battle Step")
    t.you.attacks("Summoned Skull", "The Immortal of Thunder")
    t.nobody_responds()
    assert t.opp.lp == 8000 - (2500 - 1500) - 5000


def test_the_end_of_anubis_negates_a_spell_that_targets_a_card_in_a_graveyard() -> None:
    """card: The End of Anubis"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Kuriboh", f"monsters: {ANUBIS}")
    t.you.activates("Monster Reborn", targeting="Kuriboh").nobody_responds()
    assert t.you.is_asked("open state")
    assert t.you.monsters == [] and t.you.graveyard == ["Kuriboh", "Monster Reborn"]
