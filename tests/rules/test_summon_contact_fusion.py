"""Topic summon: Fusion Monsters that are Special Summoned by themselves, without a Fusion Spell."""

from typing import Final

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, AsMaterials
from spellspeed.lang.words.every_word import (
    BECAUSE_OF_EFFECT,
    BEING_AFFECTED,
    BEING_MATERIAL,
    DRAGON,
    EITHER,
    FACE_UP,
    FUSION_SUMMONING,
    SUMMONED_BY_FUSION,
    SUMMONED_OTHERWISE,
    SUMMONED_SPECIALLY,
)
from spellspeed.lang.words.lines import Continuous, Materials, SummonProcedure, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, THE_FIELD, YOUR_EXTRA_DECK, YOUR_HAND
from spellspeed.lang.words.timings import Destroyed, If, Sent, Summoned
from spellspeed.lang.words.verbs import Draw, Forbid, GainLP, SendToGraveyard
from spellspeed.pool import CardPool
from table import Table, table

FORTRESS: Final = "Chimeratech Fortress Dragon"
MEGAFLEET: Final = "Chimeratech Megafleet Dragon"
CYBER: Final = "Cyber Dragon"
MACHINE: Final = "Mechanicalchaser"
XYZ: Final = "XYZ-Dragon Cannon"
UNMET: Final = "summon.special-monster.by-fulfilling-condition"
# Made of the kinds of card that Alba-Lenatus is made of, and it too comes by a Fusion Summon as well.
ABYSS = probe(
    "Test Abyss",
    "Dragon / Fusion / Effect",
    Materials(of=(Monster(name="Petit Dragon"), Monster(type_=DRAGON)), more=True, never_one=True),
    SummonProcedure(by=SendToGraveyard(AsMaterials(THE_FIELD)), from_=YOUR_EXTRA_DECK),
    Trigger(1, when=If(Summoned(THIS_CARD, SUMMONED_BY_FUSION)), do=Draw(1), mandatory=True),
)
AREA = probe("Test Area", "Spell / Continuous", Continuous(do=Forbid(FUSION_SUMMONING, who=EITHER)))
HERALD = probe(
    "Test Herald",
    "Spell / Continuous",
    Trigger(
        when=If(Summoned(Monster(), SUMMONED_SPECIALLY, because=BECAUSE_OF_EFFECT)), do=GainLP(500), mandatory=True
    ),
)
LOUD = probe(
    "Test Loud",
    "Machine / Effect",
    Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD)),
    Trigger(2, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT)), do=GainLP(100)),
    Trigger(3, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=GainLP(1000), mandatory=True),
)
WATCHER = probe(
    "Test Watcher", "Spell / Continuous", Trigger(when=If(Summoned(Monster(), SUMMONED_SPECIALLY)), do=GainLP(500))
)


def your_turn(you: str, opp: str = "", format_: str = "master2020", pool: CardPool | None = None) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat {format_}\nyou 8000   {you}\nopp 8000   {opp}", pool)


def comes(t: Table, name: str, *materials: str) -> None:
    """Special Summon a Fusion Monster by itself, with these materials if there is a choice, in the first zone."""
    t.you.does(f"special summon {name}")
    if materials:
        t.you.is_asked("material")
        t.you.chooses(*materials)
    t.you.takes_position("attack")


@pytest.mark.rule("summon.contact-fusion.not-by-effect", scenario=1)
def test_it_is_no_special_summon_by_an_effect_and_nothing_is_activated() -> None:
    t = your_turn(f"monsters: {CYBER}, {MACHINE}   extra: {FORTRESS}")
    comes(t, FORTRESS)
    assert t.you.monsters == [FORTRESS] and sorted(t.you.graveyard) == [CYBER, MACHINE]
    assert not [line for line in t.log() if "activat" in line]
    watched = f"monsters: {CYBER}, {MACHINE}   extra: {FORTRESS}, Thousand Dragon   spells: Test Herald"
    t = your_turn(f"{watched}   hand: Polymerization, Time Wizard, Baby Dragon", pool=pool_with(HERALD))
    comes(t, FORTRESS)
    assert t.you.is_asked("open state") and t.you.lp == 8000
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.lp == 8500


@pytest.mark.rule("summon.contact-fusion.solemn-judgment-can-negate", scenario=1)
def test_solemn_judgment_negates_it_and_the_materials_stay_where_they_went() -> None:
    t = your_turn(f"monsters: {CYBER}, {MACHINE}   extra: {FORTRESS}", "set: Solemn Judgment")
    comes(t, FORTRESS)
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.monsters == [] and sorted(t.you.graveyard) == [FORTRESS, CYBER, MACHINE]
    assert t.opp.lp == 4000


@pytest.mark.rule("summon.procedure.negated-not-from-hand-field-extra", scenario=0)
def test_a_negated_monster_is_sent_from_nowhere() -> None:
    fortress = Monster(name=FORTRESS)
    mourner = probe(
        "Test Mourner",
        "Spell / Continuous",
        *[
            Trigger(at, when=If(Sent(fortress, to=EITHER_GRAVEYARD, from_=place)), do=GainLP(1), mandatory=True)
            for at, place in enumerate((THE_FIELD, YOUR_HAND, YOUR_EXTRA_DECK), 1)
        ],
        Trigger(4, when=If(Destroyed(fortress, from_=THE_FIELD)), do=GainLP(10), mandatory=True),
    )
    pool = pool_with(mourner)
    mine = f"monsters: {CYBER}, {MACHINE}   extra: {FORTRESS}   spells: Test Mourner"
    t = your_turn(mine, "set: Solemn Judgment", pool=pool)
    comes(t, FORTRESS)
    t.opp.activates("Solemn Judgment")
    t.nobody_responds()
    assert t.you.lp == 8000 and FORTRESS in t.you.graveyard
    t = your_turn(f"monsters: {FORTRESS}   spells: Test Mourner", "hand: Dark Hole   deck: Umi", pool=pool)
    t.you.ends_turn()
    t.opp.activates("Dark Hole")
    t.you.triggers("Test Mourner", 1)
    assert t.you.lp == 8011  # from the field it is heard


@pytest.mark.rule("summon.contact-fusion.facedown-materials-allowed", scenario=1)
def test_own_face_down_monsters_can_be_used_and_the_opponents_cannot() -> None:
    t = your_turn(f"monsters: {CYBER} (set), {MACHINE}   extra: {FORTRESS}")
    comes(t, FORTRESS)
    assert t.you.monsters == [FORTRESS] and sorted(t.you.graveyard) == [CYBER, MACHINE]
    assert CYBER in t.opp.view.to_text()  # now the opponent sees what it was
    t = your_turn(f"monsters: {CYBER}   extra: {FORTRESS}", f"monsters: {MACHINE} (set)")
    t.you.cannot(f"special summon {FORTRESS}", because=UNMET)


def test_the_opponents_face_up_monsters_can_be_used() -> None:
    t = your_turn(f"monsters: {CYBER}   extra: {FORTRESS}", f"monsters: 2 {MACHINE}, Kuriboh")
    t.you.does(f"special summon {FORTRESS}")
    question = t.you.is_asked("material")
    assert question.offers == [CYBER, MACHINE, MACHINE] and (question.least, question.most) == (2, 3)
    t.you.does(f"{CYBER}, {MACHINE} (copy 1), {MACHINE} (copy 2)")
    t.you.takes_position("attack")
    assert t.you.monsters == [FORTRESS] and t.opp.monsters == ["Kuriboh"] and t.you.atk_of(FORTRESS) == 3000
    assert t.opp.graveyard == [MACHINE, MACHINE]


@pytest.mark.rule("summon.contact-fusion.no-chain", scenario=1)
def test_no_chain_begins_and_nobody_can_save_a_material() -> None:
    mine = f"monsters: {CYBER}   extra: {MEGAFLEET}"
    t = your_turn(
        mine, "monsters: Thousand Dragon (extra zone 1)   set: Mystical Space Typhoon, Raigeki Break   hand: Umi"
    )
    t.you.does(f"special summon {MEGAFLEET}")
    assert t.chain == [] and t.opp.monsters == [] and t.opp.graveyard == ["Thousand Dragon"]
    t.you.takes_position("attack")
    assert t.you.monsters == [MEGAFLEET] and t.you.atk_of(MEGAFLEET) == 2400
    t = your_turn(mine, "monsters: Thousand Dragon")
    t.you.cannot(f"special summon {MEGAFLEET}", because=UNMET)


@pytest.mark.rule("summon.contact-fusion.not-a-fusion-summon", scenario=1)
def test_it_is_no_fusion_summon() -> None:
    pool = pool_with(ABYSS, AREA)
    t = your_turn(
        "monsters: Petit Dragon, Luster Dragon   extra: Test Abyss   deck: Umi   spells: Test Area", pool=pool
    )
    comes(t, "Test Abyss")
    assert t.you.monsters == ["Test Abyss"] and t.you.hand == [] and t.chain == []
    hand = "hand: Polymerization, Petit Dragon, Luster Dragon   extra: Test Abyss   deck: Umi"
    t = your_turn(f"{hand}   spells: Test Area", pool=pool)
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")
    t = your_turn(hand, pool=pool)
    t.you.activates("Polymerization")
    t.you.takes_position("attack")
    assert t.you.hand == ["Umi"]  # now it was Fusion Summoned


@pytest.mark.rule("effect.non-effect-text.cannot-be-material-while-faceup-is-continuous", scenario=0)
def test_what_an_effect_keeps_from_being_a_material_serves_no_contact_fusion_either() -> None:
    ban = Forbid(BEING_MATERIAL, All(Monster(FACE_UP, name="X-Head Cannon"), THE_FIELD))
    pool = pool_with(probe("Test Banner", "Spell / Continuous", Continuous(do=ban)))
    for me, other in (("you", "opp"), ("opp", "you")):
        text = f"""
            turn 3, Main Phase 1, {me} to act
            {me}    8000   monsters: X-Head Cannon, Y-Dragon Head   extra: XY-Dragon Cannon
            {other} 8000   spells: Gravity Bind
        """
        table(text, pool).seats[me == "opp"].can("special summon XY-Dragon Cannon")
        bound = table(text.replace("Gravity Bind", "Test Banner"), pool)
        bound.seats[me == "opp"].cannot("special summon XY-Dragon Cannon", because=UNMET)


@pytest.mark.rule("summon.contact-fusion.not-a-fusion-summon", scenario=0)
def test_a_watcher_of_special_summons_hears_both_ways() -> None:
    assert SUMMONED_SPECIALLY & SUMMONED_BY_FUSION and SUMMONED_SPECIALLY & SUMMONED_OTHERWISE
    pool = pool_with(ABYSS, WATCHER)
    t = your_turn("monsters: Petit Dragon, Luster Dragon   extra: Test Abyss   spells: Test Watcher", pool=pool)
    comes(t, "Test Abyss")
    t.you.triggers("Test Watcher")
    assert t.you.lp == 8500


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_with_all_zones_full_one_material_must_leave_a_zone() -> None:
    full = "Kuriboh, Gemini Elf, Battle Ox"
    t = your_turn(f"monsters: {CYBER}, {MACHINE}, {full}   extra: {FORTRESS}", f"monsters: 2 {MACHINE}", "408")
    t.you.does(f"special summon {FORTRESS}")
    assert t.you.is_asked("material").offers == [CYBER, MACHINE, MACHINE, MACHINE]
    t.you.chooses(CYBER, f"{MACHINE} (your monster zone 2)")
    t.you.takes_position("attack")
    assert FORTRESS in t.you.monsters
    rest = f"{full}, Mystical Elf, Sangan"
    t = your_turn(f"monsters: {rest}   extra: {FORTRESS}", f"monsters: {CYBER}, {MACHINE}", "408")
    t.you.cannot(f"special summon {FORTRESS}", because="summon.special.needs-free-monster-zone")


@pytest.mark.rule("summon.procedure.materials-not-moved-by-effect", scenario=1)
def test_an_unaffected_monster_can_be_material_and_materials_are_not_sent_by_an_effect() -> None:
    t = your_turn(f"monsters: {CYBER}, Test Loud   extra: {FORTRESS}", pool=pool_with(LOUD))
    comes(t, FORTRESS)
    assert t.you.monsters == [FORTRESS] and t.you.lp == 9000
