"""Topic effect: a card that forbids something for its turn is not activated once that has been done."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.every_word import (
    DECLARING_ATTACKS,
    DRAGON,
    ENTERING_BATTLE,
    FLIP_SUMMONING,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    NORMAL_SUMMONING,
    SETTING,
    SPECIAL_SUMMONING,
    SUMMONING_FACE_UP,
    YOU,
)
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.verbs import Draw, Forbid
from table import Table, table

BROKEN = "effect.condition.all-must-be-met"
# What cannot be done in the turn of the activation, and by which deeds it has been done already.
FORBIDDEN: dict[str, tuple[Forbid, tuple[str, ...]]] = {
    "Vow of Peace": (Forbid(DECLARING_ATTACKS, who=YOU), ("attack",)),
    "Vow of Calm": (Forbid(ENTERING_BATTLE, who=YOU), ("attack", "battle phase")),
    "Vow of Rest": (Forbid(SPECIAL_SUMMONING, who=YOU), ("special summon",)),
    "Vow of the Grave": (Forbid(SPECIAL_SUMMONING, who=YOU, from_=IN_GRAVEYARD), ("special summon",)),
    "Vow of the Extra Deck": (Forbid(SPECIAL_SUMMONING, who=YOU, from_=IN_EXTRA_DECK), ()),
    "Vow of Dragons": (Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(type_=DRAGON)), ()),
    "Vow of Others": (Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_type=DRAGON)), ("special summon",)),
    "Vow of Sleep": (Forbid(NORMAL_SUMMONING, who=YOU), ("summon", "set a monster", "tribute summon")),
    "Vow of Hiding": (Forbid(SUMMONING_FACE_UP, who=YOU), ("summon", "tribute summon")),
    "Vow of Darkness": (Forbid(FLIP_SUMMONING, who=YOU), ("flip summon",)),
    "Vow of Openness": (Forbid(SETTING, who=YOU), ("set a monster", "set a trap")),
}
DEEDS = ("nothing", "attack", "battle phase", "special summon", "summon", "tribute summon", "set a monster")
POOL = pool_with(
    *[probe(name, "Spell", Activation(oath=oath, do=Draw(1))) for name, (oath, _) in FORBIDDEN.items()],
    probe("Test Low", "Fairy / Pendulum", scale=1),
    probe("Test High", "Fairy / Pendulum", scale=8),
)


def your_turn() -> Table:
    """Lay out a position in which everything can be done."""
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {", ".join(FORBIDDEN)}, Kuriboh, Summoned Skull, Monster Reborn, Trap Hole
                   monsters: Battle Ox, Feral Imp, Giant Soldier of Stone (set)
                   graveyard: Mystical Elf   deck: 3 Sogen
        opp 8000   graveyard: Gemini Elf   deck: 3 Sogen
        """,
        pool=POOL,
    )


def do(t: Table, deed: str) -> None:
    """Let the turn player do something."""
    if deed in ("attack", "battle phase"):
        t.you.does("battle phase")
        t.nobody_responds()
        if deed == "attack":
            t.you.attacks_directly("Battle Ox")
        t.you.does("main phase 2")
        t.nobody_responds()
    elif deed == "special summon":
        t.you.activates("Monster Reborn", targeting="Mystical Elf")
        t.you.takes_position("attack")
    elif deed == "summon":
        t.you.summons("Kuriboh")
    elif deed == "tribute summon":
        t.you.summons("Summoned Skull", tributing=["Battle Ox"])
    elif deed == "set a monster":
        t.you.sets("Kuriboh")
    elif deed == "set a trap":
        t.you.sets("Trap Hole")
    elif deed == "flip summon":
        t.you.flip_summons("Giant Soldier of Stone")


@pytest.mark.rule(BROKEN, scenario=0)
@pytest.mark.parametrize("deed", [*DEEDS, "set a trap", "flip summon"])
def test_what_shall_not_be_done_in_the_turn_must_not_have_been_done_before(deed: str) -> None:
    t = your_turn()
    do(t, deed)
    for name, (_, breaking) in FORBIDDEN.items():
        if deed in breaking:
            t.you.cannot(f"activate {name}", because=BROKEN)
        else:
            t.you.can(f"activate {name}")


@pytest.mark.rule(BROKEN, scenario=0)
def test_a_summon_that_was_negated_has_not_been_made() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vow of Hiding, Vow of Sleep, Kuriboh   deck: 3 Sogen
        opp 8000   set: Solemn Judgment
        """,
        pool=POOL,
    )
    t.you.summons("Kuriboh")
    t.opp.activates("Solemn Judgment")
    assert t.you.graveyard == ["Kuriboh"]
    t.you.can("activate Vow of Hiding")
    t.you.can("activate Vow of Sleep")


@pytest.mark.rule(BROKEN, scenario=0)
@pytest.mark.parametrize("way", ["by itself", "pendulum summon"])
def test_a_special_summon_that_is_no_effect_has_been_made_all_the_same(way: str) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vow of Rest, Cyber Dragon   pendulum: Test Low, Test High   deck: 3 Sogen
        opp 8000   monsters: Battle Ox
        """,
        pool=POOL,
    )
    t.you.can("activate Vow of Rest")
    if way == "by itself":
        t.you.special_summons("Cyber Dragon")
    else:
        t.you.does("pendulum summon")
        t.you.takes_position("attack")
    assert t.you.monsters == ["Cyber Dragon"]
    t.you.cannot("activate Vow of Rest", because=BROKEN)


@pytest.mark.rule(BROKEN, scenario=0)
def test_what_the_opponent_has_done_binds_only_the_opponent() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vow of Rest   deck: 3 Sogen
        opp 8000   set: Call of the Haunted   graveyard: Gemini Elf
        """,
        pool=POOL,
    )
    t.you.does("end phase")
    t.opp.activates("Call of the Haunted", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and t.phase == "Main Phase 1"
    t.you.can("activate Vow of Rest")


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_the_oath_of_a_copy_that_was_not_negated_binds_all_the_same() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Vow of Hiding, Kuriboh   deck: 3 Sogen
        opp 8000   set: Magic Jammer   hand: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Vow of Hiding")
    t.opp.passes()
    t.you.activates("Vow of Hiding")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.you.cannot("summon Kuriboh", because="effect.cannot.forbids-while-it-applies")
    t.you.can("set Kuriboh")


@pytest.mark.rule("negate.activation.no-resolution", scenario=0)
def test_the_oath_of_the_only_copy_does_not_bind_when_its_activation_was_negated() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vow of Hiding, Kuriboh   deck: 3 Sogen
        opp 8000   set: Magic Jammer   hand: Kuriboh
        """,
        pool=POOL,
    )
    t.you.activates("Vow of Hiding")
    t.opp.activates("Magic Jammer", discarding="Kuriboh")
    t.you.can("summon Kuriboh")
