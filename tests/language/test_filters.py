"""Filters: no word of one is ignored. For every field there is a position in which it tells two cards apart."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any, Final

import pytest

import spellspeed.engine.applies.find as find
from spellspeed.engine.kernel.slots import AT_REGISTERS, plain_memory, with_int
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.lang.flatten.noun_codes import NounWriter
from spellspeed.lang.words.every_word import (
    A_TYPE,
    ATTACK,
    EFFECT,
    FACE_DOWN,
    FLIP,
    IN_GRAVEYARD,
    INSECT,
    LIGHT,
    ON_THE_FIELD,
    SPELL_COUNTER,
    SPELLCASTER,
    SUMMONED_SPECIALLY,
    YOU,
)
from spellspeed.lang.words.nouns import (
    THE_TARGET,
    THIS_CARD,
    AnyCard,
    AtLeast,
    AtMost,
    FelledBy,
    Filter,
    HasEquip,
    HasMaterial,
    HasNamesake,
    HasNotDone,
    IsEquipped,
    LayAtStart,
    LifePoints,
    Linked,
    ListedOn,
    Monster,
    NamedUnlike,
    NotLinked,
    Or,
    OrSet,
    OtherThan,
    PointedAtBy,
    SeenThrough,
    Spell,
    SummonedBy,
    Trait,
    Trap,
    WasMaterial,
)
from spellspeed.lang.words.rare import (
    AlikeIn,
    ButNot,
    EquipsItself,
    Felled,
    HasCounters,
    InZone,
    IsEitherOf,
    NegatesEffectsOf,
    NotTargeting,
    OriginalATK,
    OriginalLevel,
    OriginallyNamed,
    OrMadeOfIt,
    SharesAttribute,
    SharesColumn,
    Targeting,
    Waiting,
    WasSet,
)
from table import Table, table

DECLARED: Final = SPELLCASTER  # what the line of every case has declared, into its first register


# ------------------------------------------------------------------------------------------------------- what is played


def nothing(t: Table) -> None:
    """The position says it all."""


def equip_the_ox(t: Table) -> None:
    t.you.activates("Axe of Despair", targeting="Battle Ox").nobody_responds()


def unite(t: Table) -> None:
    t.you.activates("Pitch-Dark Dragon", targeting="Dark Blade")


def attack_kuriboh(t: Table) -> None:
    t.you.attacks("Battle Ox", "Kuriboh")
    assert t.opp.can_activate("Mirror Force")


def fell_kuriboh(t: Table) -> None:
    t.you.attacks("Battle Ox", "Kuriboh")
    assert t.opp.graveyard == ["Sangan", "Kuriboh"]


def attack_the_lady(t: Table) -> None:
    t.you.attacks("Summoned Skull", "D.D. Warrior Lady")
    assert t.timing == "after damage calculation"


def chain_to_ookazi(t: Table) -> None:
    t.you.activates("Ookazi")
    t.opp.activates("Just Desserts")
    assert t.chain == ["Ookazi", "Just Desserts"]


def fuse(t: Table) -> None:
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("attack")


def destroy_the_elf(t: Table) -> None:
    t.you.activates("Offerings to the Doomed", targeting="Mystical Elf").nobody_responds()


def summon_without_tribute(t: Table) -> None:
    t.you.summons("Fusilier Dragon, the Dual-Mode Beast")


def grow(t: Table) -> None:
    t.you.activates("Ultimate Insect LV1")
    t.you.takes_position("attack")


# ------------------------------------------------------------------------------------------------------------ the cases


@dataclass(frozen=True)
class Case:
    """A filter, a position, and two cards there of which it means only the first; `this` is the card that says it."""

    says: Filter
    you: str
    fits: str
    fails: str
    opp: str = ""
    this: str = ""
    when: str = "Main Phase 1"
    played: Callable[[Table], None] = nothing


OX_AND_ELF: Final = "monsters: Battle Ox, Mystical Elf"
KURIBOH_AND_OX: Final = "monsters: Kuriboh, Battle Ox"
BUG_AND_SANGAN: Final = "monsters: Man-Eater Bug, Sangan"
DRAGONS: Final = "monsters: Cyber Dragon, Proto-Cyber Dragon, Kuriboh"
BATTLING: Final = "monsters: Kuriboh   set: Mirror Force"
AXE: Final = f"hand: Axe of Despair   {OX_AND_ELF}   spells: Messenger of Peace"


def attack(says: Filter, fits: str, fails: str) -> Case:
    """A case in which Battle Ox has declared its attack on Kuriboh."""
    return Case(says, OX_AND_ELF, fits, fails, BATTLING, when="Battle Step", played=attack_kuriboh)


# By field or trait: every one of a Filter has to be here.
TRAITS: Final = [trait.__name__ for trait in Trait.__subclasses__()]
CASES: Final[dict[str, Case]] = {
    "lies": Case(Monster(FACE_DOWN), "monsters: Sangan (set), Battle Ox", "Sangan", "Battle Ox"),
    "kind": Case(Monster(kind=EFFECT), "monsters: Sangan, Battle Ox", "Sangan", "Battle Ox"),
    "all_kinds": Case(Monster(all_kinds=EFFECT | FLIP), BUG_AND_SANGAN, "Man-Eater Bug", "Sangan"),
    "not_kind": Case(Monster(not_kind=FLIP), BUG_AND_SANGAN, "Sangan", "Man-Eater Bug"),
    "attribute": Case(Monster(attribute=LIGHT), OX_AND_ELF, "Mystical Elf", "Battle Ox"),
    "not_attribute": Case(Monster(not_attribute=LIGHT), OX_AND_ELF, "Battle Ox", "Mystical Elf"),
    "type_": Case(Monster(type_=SPELLCASTER), OX_AND_ELF, "Mystical Elf", "Battle Ox"),
    "not_type": Case(Monster(not_type=SPELLCASTER), OX_AND_ELF, "Battle Ox", "Mystical Elf"),
    "level": Case(Monster(level=AtMost(3)), KURIBOH_AND_OX, "Kuriboh", "Battle Ox"),
    "OriginalLevel": Case(
        Monster(that=OriginalLevel(AtMost(3))),
        "monsters: Kuriboh, 7 Colored Fish   field: A Legendary Ocean",
        "Kuriboh",
        "7 Colored Fish",
    ),
    "rank": Case(Monster(rank=AtMost(2)), "monsters: Armored Kappa, Bahamut Shark", "Armored Kappa", "Bahamut Shark"),
    "link": Case(Monster(link=AtMost(1)), "monsters: Linkuriboh, Decode Talker", "Linkuriboh", "Decode Talker"),
    "atk": Case(Monster(atk=AtLeast(1000)), KURIBOH_AND_OX, "Battle Ox", "Kuriboh"),
    "def_": Case(Monster(def_=AtLeast(1000)), KURIBOH_AND_OX, "Battle Ox", "Kuriboh"),
    "name": Case(Monster(name="Kuriboh"), KURIBOH_AND_OX, "Kuriboh", "Battle Ox"),
    "OrMadeOfIt": Case(
        Monster(name="Cyber Dragon", that=OrMadeOfIt()),
        "monsters: Cyber Twin Dragon, Kuriboh",
        "Cyber Twin Dragon",
        "Kuriboh",
    ),
    "not_name": Case(Monster(not_name="Kuriboh"), KURIBOH_AND_OX, "Battle Ox", "Kuriboh"),
    "archetype": Case(Monster(archetype="LV"), "monsters: Armed Dragon LV3, Kuriboh", "Armed Dragon LV3", "Kuriboh"),
    "not_archetype": Case(
        Monster(not_archetype="LV"), "monsters: Armed Dragon LV3, Kuriboh", "Kuriboh", "Armed Dragon LV3"
    ),
    "controller": Case(
        Monster(controller=YOU), "monsters: Battle Ox", "Battle Ox", "Kuriboh", opp="monsters: Kuriboh (owner you)"
    ),
    "owner": Case(
        Monster(owner=YOU),
        "monsters: Battle Ox (owner opp)",
        "Kuriboh",
        "Battle Ox",
        opp="monsters: Kuriboh (owner you)",
    ),
    "summoned": Case(
        Monster(summoned=SUMMONED_SPECIALLY),
        "monsters: Kuriboh (special summoned this turn), Battle Ox",
        "Kuriboh",
        "Battle Ox",
    ),
    "own_way": Case(
        Monster(own_way=True),
        "hand: Fusilier Dragon, the Dual-Mode Beast   monsters: Kuriboh",
        "Fusilier Dragon, the Dual-Mode Beast",
        "Kuriboh",
        played=summon_without_tribute,
    ),
    "LayAtStart": Case(
        Monster(that=LayAtStart(FACE_DOWN)),
        "monsters: Summoned Skull",
        "D.D. Warrior Lady",
        "Summoned Skull",
        opp="monsters: D.D. Warrior Lady (set)",
        when="Battle Step",
        played=attack_the_lady,
    ),
    "attacking": attack(Monster(attacking=True), "Battle Ox", "Kuriboh"),
    "battling": attack(Monster(battling=True), "Kuriboh", "Mystical Elf"),
    "doomed": Case(
        Monster(doomed=True),
        "monsters: Summoned Skull",
        "D.D. Warrior Lady",
        "Summoned Skull",
        opp="monsters: D.D. Warrior Lady",
        when="Battle Step",
        played=attack_the_lady,
    ),
    "done": Case(
        Monster(done=ATTACK),
        "monsters: Kuriboh (attacked), Battle Ox",
        "Kuriboh",
        "Battle Ox",
        when="Main Phase 2",
    ),
    "HasNotDone": Case(
        Monster(that=HasNotDone(ATTACK)),
        "monsters: Kuriboh (attacked), Battle Ox",
        "Battle Ox",
        "Kuriboh",
        when="Main Phase 2",
    ),
    "counter": Case(
        Monster(counter=SPELL_COUNTER),
        "monsters: Royal Magical Library (1 spell counter), Battle Ox",
        "Royal Magical Library",
        "Battle Ox",
    ),
    "ListedOn": Case(
        Monster(that=ListedOn(THIS_CARD)),
        "monsters: Elemental HERO Flame Wingman, Elemental HERO Avian, Kuriboh",
        "Elemental HERO Avian",
        "Kuriboh",
        this="Elemental HERO Flame Wingman",
    ),
    "Targeting": Case(
        Spell(that=Targeting(THIS_CARD)),
        "monsters: Battle Ox, Mystical Elf   spells: Axe of Despair (on Battle Ox), Black Pendant (on Mystical Elf)",
        "Axe of Despair",
        "Black Pendant",
        this="Battle Ox",
    ),
    "NotTargeting": Case(
        Spell(that=NotTargeting(THIS_CARD)),
        "monsters: Battle Ox, Mystical Elf   spells: Axe of Despair (on Battle Ox), Black Pendant (on Mystical Elf)",
        "Black Pendant",
        "Axe of Despair",
        this="Battle Ox",
    ),
    "SharesAttribute": Case(
        Monster(that=SharesAttribute(THIS_CARD)),
        "monsters: Sangan, Kuriboh, Battle Ox",
        "Kuriboh",
        "Battle Ox",
        this="Sangan",
    ),
    "EquipsItself": Case(Trap(that=EquipsItself()), "hand: Metalmorph, Mirror Force", "Metalmorph", "Mirror Force"),
    "OriginalATK": Case(
        Monster(that=OriginalATK(AtLeast(1000))),
        "monsters: Battle Ox, Kuriboh   spells: Axe of Despair (on Kuriboh)",
        "Battle Ox",
        "Kuriboh",
    ),
    "IsEquipped": Case(
        Spell(that=IsEquipped()),
        "monsters: Battle Ox, Mystical Elf   spells: Axe of Despair (on Battle Ox), Messenger of Peace",
        "Axe of Despair",
        "Messenger of Peace",
    ),
    "HasCounters": Case(
        Monster(that=HasCounters(SPELL_COUNTER, 2)),
        "monsters: Breaker the Magical Warrior (1 spell counter), Skilled Dark Magician (2 spell counters)",
        "Skilled Dark Magician",
        "Breaker the Magical Warrior",
    ),
    "HasEquip": Case(Monster(that=HasEquip()), AXE, "Battle Ox", "Mystical Elf", played=equip_the_ox),
    "NegatesEffectsOf": Case(
        AnyCard(that=NegatesEffectsOf(Trap())), "monsters: Jinzo, Battle Ox", "Jinzo", "Battle Ox"
    ),
    "Felled": Case(
        Monster(that=Felled()),
        "monsters: Battle Ox   hand: Umi",
        "Kuriboh",
        "Sangan",
        "monsters: Kuriboh   graveyard: Sangan",
        when="Battle Step",
        played=fell_kuriboh,
    ),
    "AlikeIn": Case(
        Monster(that=AlikeIn(THIS_CARD, attribute=True)),
        "monsters: Battle Ox, Vorse Raider, Kuriboh",
        "Vorse Raider",
        "Kuriboh",
        this="Vorse Raider",
    ),
    "IsEitherOf": Case(
        Monster(that=IsEitherOf(THIS_CARD, THE_TARGET)), KURIBOH_AND_OX, "Kuriboh", "Battle Ox", this="Kuriboh"
    ),
    "ButNot": Case(Monster(that=ButNot(Monster(name="Kuriboh"))), KURIBOH_AND_OX, "Battle Ox", "Kuriboh"),
    "FelledBy": Case(
        Monster(that=FelledBy(THIS_CARD)),
        "monsters: Battle Ox   hand: Umi",
        "Kuriboh",
        "Sangan",
        "monsters: Kuriboh   graveyard: Sangan",
        this="Battle Ox",
        when="Battle Step",
        played=fell_kuriboh,
    ),
    "OrSet": Case(Trap(that=OrSet()), "set: Dark Hole   spells: Messenger of Peace", "Dark Hole", "Messenger of Peace"),
    "equipped_to": Case(
        AnyCard(equipped_to=THIS_CARD),
        AXE,
        "Axe of Despair",
        "Messenger of Peace",
        this="Battle Ox",
        played=equip_the_ox,
    ),
    "equipped_by_itself": Case(
        AnyCard(equipped_by_itself=True),
        "monsters: Dark Blade, Pitch-Dark Dragon   spells: Messenger of Peace",
        "Pitch-Dark Dragon",
        "Messenger of Peace",
        played=unite,
    ),
    "without_union": Case(
        Monster(without_union=True),
        "monsters: Dark Blade, Pitch-Dark Dragon, Kuriboh",
        "Kuriboh",
        "Dark Blade",
        played=unite,
    ),
    "PointedAtBy": Case(
        Monster(that=PointedAtBy(THIS_CARD)),
        "monsters: Imduk the World Chalice Dragon (extra zone 1)",
        "Kuriboh",
        "Battle Ox",
        opp="monsters: Battle Ox (zone 1), Kuriboh (zone 4)",
        this="Imduk the World Chalice Dragon",
    ),
    "Linked": Case(
        Monster(that=Linked()),
        "monsters: Linkuriboh (extra zone 1), Kuriboh (zone 2), Battle Ox (zone 3)",
        "Kuriboh",
        "Battle Ox",
    ),
    "NotLinked": Case(
        Monster(that=NotLinked(mutually=True)),
        "monsters: Linkuriboh (extra zone 1), Knightmare Phoenix (zone 2), Battle Ox (zone 3)",
        "Battle Ox",
        "Linkuriboh",
    ),
    "HasNamesake": Case(Monster(that=HasNamesake()), "monsters: 2 Kuriboh, Battle Ox", "Kuriboh", "Battle Ox"),
    "SeenThrough": Case(
        Monster(atk=AtLeast(1500), that=SeenThrough()),
        "monsters: Battle Ox (set), Kuriboh (set)",
        "Battle Ox",
        "Kuriboh",
    ),
    "InZone": Case(Monster(that=InZone(2)), "monsters: Kuriboh (zone 2), Battle Ox (zone 3)", "Kuriboh", "Battle Ox"),
    "SharesColumn": Case(
        AnyCard(that=SharesColumn(THIS_CARD)),
        "set: Mirror Force (zone 2)   monsters: Kuriboh (zone 2), Battle Ox (zone 5)",
        "Kuriboh",
        "Battle Ox",
        this="Mirror Force",
    ),
    "WasSet": Case(
        AnyCard(that=WasSet()),
        "hand: Ookazi   set: Mystical Space Typhoon   monsters: Kuriboh",
        "Just Desserts",
        "Ookazi",
        opp="set: Just Desserts",
        played=chain_to_ookazi,
    ),
    "zone": Case(Monster(zone=IN_GRAVEYARD), "monsters: Battle Ox   graveyard: Kuriboh", "Kuriboh", "Battle Ox"),
    "came_from": Case(
        Monster(came_from=ON_THE_FIELD),
        "set: Offerings to the Doomed   graveyard: Kuriboh   monsters: Mystical Elf",
        "Mystical Elf",
        "Kuriboh",
        played=destroy_the_elf,
    ),
    "Waiting": Case(AnyCard(that=Waiting()), "set: Ookazi (this turn), Mirror Force", "Ookazi", "Mirror Force"),
    "WasMaterial": Case(
        Monster(that=WasMaterial()),
        "hand: Polymerization, Time Wizard, Baby Dragon   graveyard: Kuriboh   extra: Thousand Dragon",
        "Baby Dragon",
        "Kuriboh",
        played=fuse,
    ),
    "named_like": Case(Monster(named_like=THIS_CARD), DRAGONS, "Proto-Cyber Dragon", "Kuriboh", this="Cyber Dragon"),
    "NamedUnlike": Case(
        Monster(that=NamedUnlike(THIS_CARD)), DRAGONS, "Kuriboh", "Proto-Cyber Dragon", this="Cyber Dragon"
    ),
    "Or": Case(
        Monster(type_=INSECT, that=Or(Monster(name="Battle Ox"))),
        KURIBOH_AND_OX,
        "Battle Ox",
        "Kuriboh",
    ),
    "OtherThan": Case(Monster(that=OtherThan(THIS_CARD)), KURIBOH_AND_OX, "Battle Ox", "Kuriboh", this="Kuriboh"),
    "OriginallyNamed": Case(
        Monster(that=OriginallyNamed(THIS_CARD)), DRAGONS, "Cyber Dragon", "Proto-Cyber Dragon", this="Cyber Dragon"
    ),
    "kind_like": Case(
        AnyCard(kind_like=THIS_CARD), f"hand: Ookazi   {KURIBOH_AND_OX}", "Battle Ox", "Ookazi", this="Kuriboh"
    ),
    "attached_to": Case(
        Monster(attached_to=THIS_CARD),
        "monsters: Armored Kappa (materials: Kuriboh), Battle Ox",
        "Kuriboh",
        "Battle Ox",
        this="Armored Kappa",
    ),
    "HasMaterial": Case(
        Monster(that=HasMaterial(Monster(name="Kuriboh"))),
        "monsters: Armored Kappa (materials: Kuriboh), Battle Ox",
        "Armored Kappa",
        "Battle Ox",
    ),
    "SummonedBy": Case(
        Monster(that=SummonedBy(Monster(type_=INSECT))),
        "monsters: Ultimate Insect LV1, Kuriboh (special summoned this turn)   deck: Ultimate Insect LV3",
        "Ultimate Insect LV3",
        "Kuriboh",
        when="Standby Phase",
        played=grow,
    ),
    "declared": Case(Monster(declared=A_TYPE), OX_AND_ELF, "Mystical Elf", "Battle Ox"),
    "summoned_by": Case(
        Monster(summoned_by="Ultimate Insect LV1"),
        "monsters: Ultimate Insect LV1, Kuriboh (special summoned this turn)   deck: Ultimate Insect LV3",
        "Ultimate Insect LV3",
        "Kuriboh",
        when="Standby Phase",
        played=grow,
    ),
}


def flatten(t: Table, node: Filter) -> FilterCode:
    words = NounWriter(lambda name: t.duel.pool.find(name).rule_name)
    words.declared[A_TYPE] = 0
    return words.filter(node)


def answers(t: Table, case: Case, node: Filter) -> tuple[bool, bool]:
    """Whether each of the two cards is one that a filter means, said by your card `this`."""
    duel = t.duel
    rows = {t.name(row.uid): row for row in duel.state.cards}
    memory = with_int(plain_memory(rows[case.this or case.fits]), AT_REGISTERS, DECLARED.value)
    flat = flatten(t, node)
    first, second = [find.fits(duel.game, duel.state, 0, memory, rows[name], flat) for name in (case.fits, case.fails)]
    return first, second


def lay(case: Case) -> Table:
    t = table(f"turn 3, {case.when}, you to act\nyou 8000   {case.you}\nopp 8000   {case.opp}")
    case.played(t)
    return t


def without(node: Filter, field: str) -> Filter:
    """The filter as it is when nobody says this field, or this trait."""
    field = "that" if field in TRAITS else field
    said: dict[str, Any] = {each.name: each.default for each in fields(Filter) if each.name == field}
    return replace(node, **said)


def parts_of(flat: FilterCode) -> tuple[object, ...]:
    return flat.kinds, flat.printed, flat.lies, flat.record, flat.through or None


def test_every_field_and_trait_of_a_filter_has_its_case() -> None:
    assert set(CASES) == {field.name for field in fields(Filter)} - {"that"} | set(TRAITS)


@pytest.mark.parametrize("field", CASES)
def test_every_field_of_a_filter_tells_cards_apart(field: str) -> None:
    """And it is this field that does: without it both cards fit, or the others do."""
    case = CASES[field]
    t = lay(case)
    assert answers(t, case, case.says) == (True, False)
    assert answers(t, case, without(case.says, field)) != (True, False)


@pytest.mark.parametrize("field", CASES)
def test_every_field_of_a_filter_is_in_one_of_its_parts(field: str) -> None:
    """A part is there if and only if it asks for something; what is in none would be ignored."""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000")
    assert parts_of(flatten(t, AnyCard())) == (None,) * 5
    said = CASES[field].says
    assert parts_of(flatten(t, said)) != parts_of(flatten(t, without(said, field)))


LIKE: Final = {"named_like", "NamedUnlike", "OriginallyNamed", "kind_like"}
REMEMBERS: Final = LIKE | {
    "Targeting",
    "NotTargeting",
    "SharesAttribute",
    "ListedOn",
    "AlikeIn",
    "IsEitherOf",
    "FelledBy",
    "OtherThan",
    "equipped_to",
    "attached_to",
    "PointedAtBy",
    "SharesColumn",
    "declared",
}


@pytest.mark.parametrize("field", CASES)
def test_a_filter_knows_whether_it_needs_the_memory_of_its_line(field: str) -> None:
    """It does if it speaks of another card, or of what was declared."""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000")
    assert flatten(t, CASES[field].says).remembers == (field in REMEMBERS)


def test_a_filter_with_a_computed_number_needs_the_memory_of_its_line_also_in_what_a_monster_holds() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000\nopp 8000")
    weak = Monster(atk=AtMost(LifePoints(YOU)))
    assert flatten(t, weak).remembers and flatten(t, Monster(that=HasMaterial(weak))).remembers
    assert not flatten(t, Monster(atk=AtMost(1000), that=HasMaterial(Monster(atk=AtMost(1000))))).remembers
