"""Cards: Gladiator Beasts, who make room for each other after a battle."""

import pytest

from table import Table, table

BESTIARI = "Gladiator Beast Bestiari"
MURMILLO = "Gladiator Beast Murmillo"
EQUESTE = "Gladiator Beast Equeste"
HOPLOMUS = "Gladiator Beast Hoplomus"
ANDAL = "Gladiator Beast Andal"
ESSEDARII = "Gladiator Beast Essedarii"
NEROKIUS = "Gladiator Beast Nerokius"


def after_a_battle(fighter: str, comes: str, you: str = "", opp: str = "") -> Table:
    """Lay a table on which one Gladiator Beast has battled, gone back to the Deck, and brought another."""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {fighter}   deck: {comes}   hand: Umi   {you}
        opp 8000   {opp}
    """)
    t.you.attacks_directly(fighter)
    t.you.triggers(fighter).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.deck == [fighter]
    return t


@pytest.mark.parametrize("fighter", [BESTIARI, MURMILLO, EQUESTE, HOPLOMUS])
def test_after_a_battle_another_gladiator_beast_comes(fighter: str) -> None:
    """card: Gladiator Beast Bestiari ②, Gladiator Beast Murmillo, Gladiator Beast Equeste, Gladiator Beast Hoplomus"""
    t = after_a_battle(fighter, ANDAL)
    assert t.you.monsters == [ANDAL]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
@pytest.mark.parametrize("fighter", [BESTIARI, MURMILLO, EQUESTE, HOPLOMUS])
def test_none_comes_without_a_battle_nor_one_of_the_same_name(fighter: str) -> None:
    """card: Gladiator Beast Bestiari ②, Gladiator Beast Murmillo, Gladiator Beast Equeste, Gladiator Beast Hoplomus"""
    position = "turn 3, Battle Step, you to act\nyou 8000   monsters: {}   deck: {}   hand: Umi\nopp 8000"
    t = table(position.format(fighter, ANDAL))
    t.you.goes_to("Main Phase 2")
    t.you.is_asked("open state")
    t = table(position.format(fighter, fighter))
    t.you.attacks_directly(fighter)
    t.you.is_asked("open state")
    assert t.phase == "Main Phase 2" and t.you.monsters == [fighter]


def test_bestiari_brought_by_another_destroys_a_spell_or_trap() -> None:
    """card: Gladiator Beast Bestiari ①"""
    t = after_a_battle(MURMILLO, BESTIARI, opp="set: Magic Jammer")
    assert t.opp.graveyard == ["Magic Jammer"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_bestiari_summoned_otherwise_destroys_nothing() -> None:
    """card: Gladiator Beast Bestiari ①"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: {BESTIARI}
        opp 8000   set: Just Desserts
    """)
    t.you.activates("Monster Reborn").nobody_responds()
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.opp.set_cards == ["Just Desserts"] and t.you.monsters == [BESTIARI]


def test_murmillo_brought_by_another_must_destroy_a_face_up_monster() -> None:
    """card: Gladiator Beast Murmillo"""
    t = after_a_battle(BESTIARI, MURMILLO)
    assert t.you.monsters == [] and t.you.graveyard == [MURMILLO]  # there is no other


def test_equeste_brought_by_another_adds_a_gladiator_beast_card() -> None:
    """card: Gladiator Beast Equeste"""
    t = after_a_battle(BESTIARI, EQUESTE, f"graveyard: {ANDAL}, Umi")
    assert t.you.hand == ["Umi", ANDAL] and t.you.graveyard == ["Umi"]


def test_hoplomus_brought_by_another_has_an_original_def_of_2400() -> None:
    """card: Gladiator Beast Hoplomus"""
    t = after_a_battle(BESTIARI, HOPLOMUS)
    assert t.you.def_of(HOPLOMUS) == 2400
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   monsters: {HOPLOMUS}\nopp 8000")
    assert t.you.def_of(HOPLOMUS) == 2100


def test_essedarii_comes_for_two_gladiator_beasts() -> None:
    """card: Gladiator Beast Essedarii"""
    position = "turn 3, Main Phase 1, you to act\nyou 8000   monsters: {}   hand: {}   extra: {}\nopp 8000"
    t = table(position.format(f"{ANDAL}, {BESTIARI}", "Umi", ESSEDARII))
    t.you.does(f"special summon {ESSEDARII}")
    t.you.takes_position("attack")
    assert t.you.monsters == [ESSEDARII] and sorted(t.you.deck) == [ANDAL, BESTIARI]
    t = table(position.format(ANDAL, f"{BESTIARI}, Polymerization", ESSEDARII))
    t.you.cannot(f"special summon {ESSEDARII}", because="summon.special-monster.by-fulfilling-condition")
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")


def test_essedarii_as_a_gladiator_beast_is_one_of_three_for_nerokius() -> None:
    """card: Gladiator Beast Nerokius"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {ESSEDARII}, {ANDAL}, {MURMILLO}   extra: {NEROKIUS}
        opp 8000
    """)
    t.you.does(f"special summon {NEROKIUS}")
    t.you.takes_position("attack")
    assert t.you.monsters == [NEROKIUS] and t.you.extra == [ESSEDARII] and sorted(t.you.deck) == [ANDAL, MURMILLO]


def test_what_nerokius_brings_is_brought_by_a_gladiator_beast() -> None:
    """card: Gladiator Beast Nerokius ②, Gladiator Beast Bestiari ①, Gladiator Beast Equeste"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {NEROKIUS}   deck: {BESTIARI}, {EQUESTE}   graveyard: {ANDAL}   hand: Umi
        opp 8000   set: Magic Jammer
    """)
    t.you.attacks_directly(NEROKIUS)
    t.you.triggers(NEROKIUS).nobody_responds()
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    t.you.triggers(BESTIARI).nobody_responds()
    assert t.opp.graveyard == ["Magic Jammer"] and t.you.hand == ["Umi", ANDAL] and t.you.extra == [NEROKIUS]
