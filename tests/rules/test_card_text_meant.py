"""Topic card: a Spell can be used only on what its text says, word by word."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import (
    ATTACK,
    DARK,
    EARTH,
    EFFECT,
    FACE_DOWN,
    FACE_UP,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FIEND,
    FLIP,
    IN_FIELD_ZONE,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    LIGHT,
    NORMAL,
    OPPONENT,
    SPELL_COUNTER,
    SPELLCASTER,
    SUMMONED_OTHERWISE,
    SUMMONED_WITH_TRIBUTES,
    YOU,
)
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import (
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    AtLeast,
    AtMost,
    Filter,
    HasNotDone,
    Monster,
    Spell,
    Trap,
)
from spellspeed.lang.words.places_said import OPPONENTS_GRAVEYARD, THE_FIELD, Place
from spellspeed.lang.words.verbs import Banish, Destroy
from table import Table, table

AS_WRITTEN = "card.text.activation-condition-and-effect"
# Name: Type, Attribute, Level, ATK, DEF, with effect or not.
BUG = "Man-Eater Bug"  # Insect, EARTH, 2, 450, 600, Flip
OX = "Battle Ox"  # Beast-Warrior, EARTH, 4, 1700, 1000, Normal
ELF = "Gemini Elf"  # Spellcaster, EARTH, 4, 1900, 900, Normal
DRAGON = "Blue-Eyes White Dragon"  # Dragon, LIGHT, 8, 3000, 2500, Normal
SANGAN = "Sangan"  # Fiend, DARK, 3, 1000, 600, Effect
GRAVEYARD = (BUG, OX, ELF, DRAGON, SANGAN)
IN_GRAVEYARD: dict[str, tuple[Filter, tuple[str, ...]]] = {
    "any monster": (Monster(), GRAVEYARD),
    "a Normal Monster": (Monster(kind=NORMAL), (OX, ELF, DRAGON)),
    "an Effect Monster": (Monster(kind=EFFECT), (BUG, SANGAN)),
    "a Flip or Normal Monster": (Monster(kind=FLIP | NORMAL), (BUG, OX, ELF, DRAGON)),
    "a Flip Effect Monster": (Monster(all_kinds=FLIP | EFFECT), (BUG,)),
    "no Normal Monster": (Monster(not_kind=NORMAL), (BUG, SANGAN)),
    "EARTH": (Monster(attribute=EARTH), (BUG, OX, ELF)),
    "EARTH or LIGHT": (Monster(attribute=EARTH | LIGHT), (BUG, OX, ELF, DRAGON)),
    "not EARTH": (Monster(not_attribute=EARTH), (DRAGON, SANGAN)),
    "Fiend or Spellcaster": (Monster(type_=FIEND | SPELLCASTER), (ELF, SANGAN)),
    "not Fiend": (Monster(not_type=FIEND), (BUG, OX, ELF, DRAGON)),
    "an EARTH Spellcaster": (Monster(attribute=EARTH, type_=SPELLCASTER), (ELF,)),
    "EARTH but no Spellcaster": (Monster(attribute=EARTH, not_type=SPELLCASTER), (BUG, OX)),
    "a Fiend but not DARK": (Monster(type_=FIEND, not_attribute=DARK), ()),
    "Level 4": (Monster(level=4), (OX, ELF)),
    "Level 3 or less": (Monster(level=AtMost(3)), (BUG, SANGAN)),
    "Level 4 or more": (Monster(level=AtLeast(4)), (OX, ELF, DRAGON)),
    "1700 ATK or less": (Monster(atk=AtMost(1700)), (BUG, OX, SANGAN)),
    "1700 ATK or more": (Monster(atk=AtLeast(1700)), (OX, ELF, DRAGON)),
    "600 DEF or less": (Monster(def_=AtMost(600)), (BUG, SANGAN)),
    "1000 DEF or more": (Monster(def_=AtLeast(1000)), (OX, DRAGON)),
    "Level 4 with 1800 ATK or more": (Monster(level=4, atk=AtLeast(1800)), (ELF,)),
    "one of two names": (Monster(name=(OX, SANGAN)), (OX, SANGAN)),
    "another name": (Monster(not_name=OX), (BUG, ELF, DRAGON, SANGAN)),
    "a Blue-Eyes monster": (Monster(archetype="Blue-Eyes"), (DRAGON,)),
    "no Blue-Eyes monster": (Monster(not_archetype="Blue-Eyes"), (BUG, OX, ELF, SANGAN)),
    "a Trap": (Trap(), ()),
}


def offered(t: Table, spell: str) -> list[str]:
    """Return what the Spell can be used on, each once."""
    if not t.you.can_activate(spell):
        return []
    t.you.does(f"activate {spell}")
    t.you.take_zone(None)
    return sorted(set(t.you.is_asked("target").offers))


@pytest.mark.rule(AS_WRITTEN, scenario=0)
@pytest.mark.parametrize("words", IN_GRAVEYARD)
def test_a_spell_is_used_on_the_monsters_in_a_graveyard_that_its_text_means(words: str) -> None:
    filter_, meant = IN_GRAVEYARD[words]
    spell = probe("Test Spell", "Spell", Activation(target=One(filter_, OPPONENTS_GRAVEYARD), do=Banish(THE_TARGET)))
    twice = ", ".join([f"2 {name}" for name in GRAVEYARD])  # where there is no choice nobody is asked
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Spell
        opp 8000   graveyard: {twice}, 2 Raigeki
        """,
        pool=pool_with(spell),
    )
    assert offered(t, "Test Spell") == sorted(meant)


ON_FIELD: dict[str, tuple[Filter, Place, tuple[str, ...]]] = {
    "any monster": (Monster(), THE_FIELD, (BUG, OX, ELF, DRAGON, SANGAN)),
    "a face-up monster": (Monster(lies=FACE_UP), THE_FIELD, (OX, ELF, SANGAN)),
    "a face-down monster": (Monster(lies=FACE_DOWN), THE_FIELD, (BUG, DRAGON)),
    "an Attack Position monster": (Monster(lies=FACE_UP_ATTACK), THE_FIELD, (OX, SANGAN)),
    "a face-up Defense Position monster": (Monster(lies=FACE_UP_DEFENSE), THE_FIELD, (ELF,)),
    "a monster you control": (Monster(controller=YOU), THE_FIELD, (BUG, OX, SANGAN)),
    "a monster the opponent controls": (Monster(controller=OPPONENT), THE_FIELD, (ELF, DRAGON)),
    "a monster the opponent owns": (Monster(owner=OPPONENT), THE_FIELD, (ELF, DRAGON, SANGAN)),
    "EARTH, which nobody can tell of a face-down one": (Monster(attribute=EARTH), THE_FIELD, (OX, ELF)),
    "a monster that was Special Summoned": (Monster(summoned=SUMMONED_OTHERWISE), THE_FIELD, (SANGAN,)),
    "a monster that was Tribute Summoned": (Monster(summoned=SUMMONED_WITH_TRIBUTES), THE_FIELD, ()),
    "a Spell": (Spell(), THE_FIELD, ("Messenger of Peace", "Sogen", "Yami")),
    "a face-down card": (AnyCard(lies=FACE_DOWN), THE_FIELD, (BUG, DRAGON, "Sakuretsu Armor")),
    "a card in a Field Zone": (AnyCard(), Place(IN_FIELD_ZONE, IN_FIELD_ZONE), ("Sogen", "Yami")),
    "a card in a Spell & Trap Zone": (
        AnyCard(),
        Place(IN_SPELL_TRAP_ZONE, IN_SPELL_TRAP_ZONE),
        ("Messenger of Peace", "Sakuretsu Armor"),
    ),
    "a card in the opponent's Monster Zone": (AnyCard(), Place(opponents=IN_MONSTER_ZONE), (ELF, DRAGON)),
    "a monster with a Spell Counter": (Monster(counter=SPELL_COUNTER), THE_FIELD, ()),
}


@pytest.mark.rule(AS_WRITTEN, scenario=0)
@pytest.mark.parametrize("words", ON_FIELD)
def test_a_spell_is_used_on_the_cards_on_the_field_that_its_text_means(words: str) -> None:
    filter_, where, meant = ON_FIELD[words]
    spell = probe(
        "Test Spell", "Spell", Activation(target=One(filter_, where, other_than=THIS_CARD), do=Destroy(THE_TARGET))
    )
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Spell, Messenger of Peace, Monster Reborn, {OX}   field: Sogen   monsters: {BUG} (set)
        opp 8000   monsters: {ELF} (defense), {DRAGON} (set)   graveyard: {SANGAN}
                   set: Sakuretsu Armor   field: Yami
        """,
        pool=pool_with(spell),
    )
    t.you.summons(OX)
    t.you.activates("Monster Reborn", targeting=SANGAN)
    t.you.takes_position("attack")
    t.you.activates("Messenger of Peace")
    names = offered(t, "Test Spell") if len(meant) != 1 else only_target(t)
    assert [name for name in names if name != "Test Spell"] == sorted(meant)


def only_target(t: Table) -> list[str]:
    """Return what the Spell destroys if there is no choice."""
    before = [*t.you.monsters, *t.opp.monsters]
    t.you.activates("Test Spell")
    after = [*t.you.monsters, *t.opp.monsters]
    return [name for name in before if name not in after]


@pytest.mark.rule(AS_WRITTEN, scenario=0)
@pytest.mark.parametrize("has_attacked", [True, False])
def test_a_spell_is_used_on_monsters_that_have_attacked_or_not_as_its_text_says(has_attacked: bool) -> None:
    filter_ = Monster(done=ATTACK) if has_attacked else Monster(that=HasNotDone(ATTACK))
    spell = probe("Test Spell", "Spell", Activation(target=One(filter_, THE_FIELD), do=Destroy(THE_TARGET)))
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   hand: Test Spell   monsters: {OX}, {ELF}
        opp 8000
        """,
        pool=pool_with(spell),
    )
    t.you.attacks_directly(OX)
    t.you.does("main phase 2")
    assert only_target(t) == ([OX] if has_attacked else [ELF])
