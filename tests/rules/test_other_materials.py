"""Topic effect: text that speaks of the other materials of a summon is no effect, and nothing negates it."""

import pytest

from table import Table, table

ARCHFIEND = "Red Dragon Archfiend"
CHIDORI = "Assault Blackwing - Chidori the Rain Sprinkling"
REFUSED = "effect.non-effect-text.restricts-other-materials"
DRAINS = pytest.mark.parametrize("spells", ["", "spells: Skill Drain"])


def your_turn(you: str, opp: str = "") -> Table:
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    )


@DRAINS
@pytest.mark.rule("effect.non-effect-text.restricts-other-materials", scenario=1)
def test_royal_swamp_eel_goes_with_fish_alone_also_while_its_effects_are_negated(spells: str) -> None:
    t = your_turn(f"monsters: Royal Swamp Eel, Celtic Guardian   extra: {ARCHFIEND}", spells)
    t.you.cannot(f"synchro summon {ARCHFIEND}", because=REFUSED)
    t = your_turn(f"monsters: Royal Swamp Eel, Celtic Guardian, 7 Colored Fish   extra: {ARCHFIEND}", spells)
    t.you.does(f"synchro summon {ARCHFIEND}")
    assert sorted(t.you.graveyard) == ["7 Colored Fish", "Royal Swamp Eel"]


@pytest.mark.rule("effect.non-effect-text.restricts-other-materials", scenario=0)
def test_a_tuner_without_such_a_text_goes_with_any_and_all_others_are_bound() -> None:
    # Junk Synchron is of Level 3: with Celtic Guardian 7. What binds the others is only in the way where it is used.
    mine = "monsters: Royal Swamp Eel (zone 1), Junk Synchron (zone 2), Celtic Guardian (zone 3)"
    t = your_turn(f"{mine}   extra: {CHIDORI}")
    t.you.does(f"synchro summon {CHIDORI}")
    assert sorted(t.you.graveyard) == ["Celtic Guardian", "Junk Synchron"]
    # Of three materials each of the two others must be WATER for Fishborg Blaster.
    t = your_turn(f"monsters: Fishborg Blaster, 7 Colored Fish, Sangan   extra: {ARCHFIEND}")
    t.you.cannot(f"synchro summon {ARCHFIEND}", because=REFUSED)


@DRAINS
@pytest.mark.rule("effect.non-effect-text.hand-monster-as-material", scenario=1)
def test_with_tatsunoko_a_monster_of_the_hand_is_a_synchro_material(spells: str) -> None:
    t = your_turn(
        f"monsters: Fishborg Blaster, Psychic Kappa   hand: Celtic Guardian, Umi   extra: Tatsunoko, {CHIDORI}",
        spells,
    )
    t.you.does("synchro summon Tatsunoko")
    t.you.takes_position("attack")
    t.nobody_responds()
    assert t.you.monsters == ["Tatsunoko"]
    t.you.does(f"synchro summon {CHIDORI}")
    assert sorted(t.you.graveyard) == ["Celtic Guardian", "Fishborg Blaster", "Psychic Kappa", "Tatsunoko"]
    # It was a material like the others: neither discarded nor sent by an effect.
    assert t.you.hand == ["Umi"] and not any("discarded" in line for line in t.log())


@pytest.mark.rule("effect.non-effect-text.hand-monster-as-material", scenario=0)
def test_without_such_a_text_or_for_two_of_the_hand_it_is_refused() -> None:
    # A Tatsunoko that was not Synchro Summoned lets nobody use the hand.
    t = your_turn(f"monsters: Tatsunoko   hand: Celtic Guardian   extra: {CHIDORI}")
    t.you.cannot(f"synchro summon {CHIDORI}", because="synchro.summon.one-tuner-and-non-tuners")
    # Two of the hand: 3 + 2 + 2 is 7, but one of them must lie on the field.
    for hand, fits in (("Celtic Guardian", True), ("Psychic Kappa, Psychic Kappa", False)):
        t = your_turn(f"monsters: Fishborg Blaster, Psychic Kappa   hand: {hand}   extra: Tatsunoko, {CHIDORI}")
        t.you.does("synchro summon Tatsunoko")
        t.you.takes_position("attack")
        if fits:
            t.you.can(f"synchro summon {CHIDORI}")
        else:
            t.you.cannot(f"synchro summon {CHIDORI}", because="synchro.summon.exact-level-total")
    # With one of them on the field it does.
    t = your_turn(f"monsters: Fishborg Blaster, Psychic Kappa, Kuriboh   hand: Sangan   extra: Tatsunoko, {CHIDORI}")
    t.you.does("synchro summon Tatsunoko")
    t.you.takes_position("attack")
    t.you.does(f"synchro summon {CHIDORI}")
    assert sorted(t.you.graveyard) == ["Fishborg Blaster", "Kuriboh", "Psychic Kappa", "Sangan", "Tatsunoko"]


@pytest.mark.rule("effect.non-effect-text.restricts-other-materials", scenario=0)
def test_what_binds_the_other_synchro_materials_binds_no_others() -> None:
    """Royal Swamp Eel speaks of a Synchro Summon; a Link Summon takes it beside any other monster."""
    t = your_turn("monsters: Royal Swamp Eel, Celtic Guardian   extra: Knightmare Phoenix")
    t.you.does("link summon Knightmare Phoenix")
    assert sorted(t.you.graveyard) == ["Celtic Guardian", "Royal Swamp Eel"]
