"""Cards: a target must still be what the text calls it, when the effect resolves."""

import pytest

from loaded_dice import load_dice
from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import UNTIL_END_PHASE
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD
from spellspeed.lang.words.verbs import ChangeControl
from table import Table, table


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def takes_it_in_response(t: Table, name: str, *, tributing: str = "Kuriboh") -> Table:
    """Take the target with Enemy Controller in response, before the effect resolves."""
    t.you.activates("Enemy Controller", tributing=tributing, targeting=name, effect=2)
    t.nobody_responds()
    t.you.take_zone(None)
    return t


def loses_it_in_response(t: Table, name: str) -> Table:
    """Let the opponent take the target with Enemy Controller in response."""
    t.opp.activates("Enemy Controller", tributing="Kuriboh", targeting=name, effect=2)
    t.nobody_responds()
    return t


# -------------------------------------------------------------------------------------------- a card of the opponent


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_xyz_dragon_cannon_destroys_no_card_that_has_changed_sides() -> None:
    """card: XYZ-Dragon Cannon ①, Enemy Controller ②"""
    t = your_turn("monsters: XYZ-Dragon Cannon, Kuriboh   hand: Enemy Controller, Umi", "monsters: Gemini Elf")
    t.you.activates("XYZ-Dragon Cannon", discarding="Umi", targeting="Gemini Elf")
    takes_it_in_response(t, "Gemini Elf")
    assert t.you.monsters == ["XYZ-Dragon Cannon", "Gemini Elf"] and t.opp.graveyard == []


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_yz_tank_dragon_destroys_no_monster_that_has_changed_sides() -> None:
    """card: YZ-Tank Dragon ①"""
    takes = Activation(target=One(Monster(), OPPONENTS_FIELD), do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: YZ-Tank Dragon   hand: Test Grip, Umi
        opp 8000   monsters: Gemini Elf (set)
        """,
        pool=pool_with(probe("Test Grip", "Spell / Quick-Play", takes)),
    )
    t.you.activates("YZ-Tank Dragon", discarding="Umi", targeting="Gemini Elf")
    t.you.activates("Test Grip", targeting="Gemini Elf").nobody_responds()
    t.you.take_zone(None)
    assert t.you.monsters == ["YZ-Tank Dragon", "Gemini Elf"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_blowback_dragon_destroys_no_card_that_has_changed_sides() -> None:
    """card: Blowback Dragon ①, Enemy Controller ②"""
    t = your_turn("monsters: Blowback Dragon, Kuriboh   hand: Enemy Controller", "monsters: Gemini Elf")
    load_dice(t, "heads", "heads", "heads")
    t.you.activates("Blowback Dragon", targeting="Gemini Elf")
    takes_it_in_response(t, "Gemini Elf")
    assert sorted(t.you.monsters) == ["Blowback Dragon", "Gemini Elf"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_necroid_shaman_revives_nothing_if_its_target_has_changed_sides() -> None:
    """card: Elemental HERO Necroid Shaman ①, Enemy Controller ②"""
    hero = "Elemental HERO"
    t = your_turn(
        f"hand: Polymerization, {hero} Wildheart, {hero} Necroshade, Enemy Controller   monsters: Kuriboh"
        f"   extra: {hero} Necroid Shaman",
        "monsters: Gemini Elf   graveyard: Sangan",
    )
    t.you.activates("Polymerization")
    t.nobody_responds()
    t.you.takes_position("attack", zone="ask")
    t.you.take_zone(None)
    takes_it_in_response(t, "Gemini Elf")
    assert "Gemini Elf" in t.you.monsters and t.opp.monsters == [] and t.opp.graveyard == ["Sangan"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_wattkinetic_puppeteer_moves_no_monster_that_has_changed_sides() -> None:
    """card: Wattkinetic Puppeteer ①, Enemy Controller ②"""
    t = your_turn("hand: Wattkinetic Puppeteer, Enemy Controller   monsters: Kuriboh", "monsters: Gemini Elf")
    t.you.activates("Wattkinetic Puppeteer", targeting="Gemini Elf")
    takes_it_in_response(t, "Gemini Elf")
    assert t.you.monsters == ["Gemini Elf"] and t.you.is_asked("open state")


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_millennium_eyes_restrict_takes_no_monster_that_has_changed_sides() -> None:
    """card: Millennium-Eyes Restrict ①, Enemy Controller ②"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Millennium-Eyes Restrict, Gemini Elf   set: Enemy Controller
        opp 8000   monsters: Cannon Soldier, Kuriboh, Sangan
    """)
    t.opp.activates("Cannon Soldier", tributing="Kuriboh")
    t.you.activates("Millennium-Eyes Restrict", targeting="Sangan")
    takes_it_in_response(t, "Sangan", tributing="Gemini Elf")
    assert t.you.monsters == ["Millennium-Eyes Restrict", "Sangan"] and t.you.spells == []


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_atlantean_heavy_infantry_destroys_no_card_that_has_been_turned_face_down() -> None:
    """card: Atlantean Heavy Infantry ②, Book of Moon ①"""
    t = your_turn(
        "hand: Mermail Abyssmegalo, Atlantean Heavy Infantry, Des Frog", "monsters: Gemini Elf   set: Book of Moon"
    )
    t.you.activates("Mermail Abyssmegalo")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.triggers("Atlantean Heavy Infantry")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and not t.opp.monster("Gemini Elf").row.face_up


# ----------------------------------------------------------------------------------------------- a monster of one's own


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize(
    ("name", "series"),
    [("Gwenhwyfar, Queen of Noble Arms", "Noble Knight"), ("Superheavy Samurai Soulclaw", "Superheavy Samurai")],
)
def test_what_equips_itself_is_not_equipped_to_a_monster_that_has_changed_sides(name: str, series: str) -> None:
    """card: Gwenhwyfar, Queen of Noble Arms ①, Superheavy Samurai Soulclaw ①, Enemy Controller ②"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {name}   monsters: Test Knight
        opp 8000   monsters: Kuriboh   set: Enemy Controller
        """,
        pool=pool_with(probe("Test Knight", "Warrior / Normal", archetypes=(series,))),
    )
    t.you.activates(name, targeting="Test Knight")
    loses_it_in_response(t, "Test Knight")
    t.you.is_asked("open state")
    assert t.you.hand == [name] and t.you.spells == [] and t.opp.monsters == ["Test Knight"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_dimensionhole_banishes_no_monster_that_has_changed_sides() -> None:
    """card: Dimensionhole, Enemy Controller ②"""
    t = your_turn("hand: Dimensionhole   monsters: Gemini Elf", "monsters: Kuriboh   set: Enemy Controller")
    t.you.activates("Dimensionhole", targeting="Gemini Elf")
    loses_it_in_response(t, "Gemini Elf")
    assert t.opp.monsters == ["Gemini Elf"] and t.you.banished == []


# ----------------------------------------------------------------------------------------------------- a face-up card


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_armored_cybern_destroys_no_monster_that_has_been_turned_face_down() -> None:
    """card: Armored Cybern ②, Book of Moon ①"""
    t = your_turn("monsters: Cyber Dragon, Armored Cybern", "monsters: Jinzo   set: Book of Moon")
    t.you.activates("Armored Cybern", targeting="Cyber Dragon").nobody_responds()
    t.you.take_zone(None)
    t.nobody_responds()
    t.you.activates("Armored Cybern", effect=3, targeting="Jinzo")
    t.opp.activates("Book of Moon", targeting="Jinzo").nobody_responds()
    assert t.opp.monsters == ["Jinzo"] and t.you.atk_of("Cyber Dragon") == 1100


# ----------------------------------------------------------------------------------- what is discarded to the Graveyard


def test_what_must_be_discarded_to_the_graveyard_cannot_be_discarded_while_it_would_be_banished() -> None:
    """card: Abyss Soldier, Jowgen the Spiritualist"""
    cost = "cost.unpayable.cannot-activate"
    t = your_turn("monsters: Abyss Soldier   hand: Des Frog   spells: Macro Cosmos", "monsters: Gemini Elf")
    t.you.cannot("activate Abyss Soldier", because=cost)
    t = your_turn(
        "monsters: Jowgen the Spiritualist   hand: Des Frog   spells: Macro Cosmos",
        "monsters: Gemini Elf (special summoned this turn)",
    )
    t.you.cannot("activate Jowgen the Spiritualist", because=cost)


# ------------------------------------------------------------------------------------------------- turned face-down


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("Spark Blaster", "monsters: Elemental HERO Sparkman   spells: Spark Blaster (on Elemental HERO Sparkman)"),
        ("B.E.S. Crystal Core", "monsters: B.E.S. Crystal Core"),
        ("Block Attack", "hand: Block Attack"),
    ],
)
def test_a_monster_that_was_turned_face_down_is_not_turned_up_again(card: str, where: str) -> None:
    """card: Spark Blaster, B.E.S. Crystal Core, Block Attack"""
    t = your_turn(where, "monsters: Gemini Elf   set: Book of Moon")
    t.you.activates(card, targeting="Gemini Elf")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize("card", ["Bite Shoes", "Otohime", "Ryu-Kishin Clown"])
def test_a_monster_that_flips_turns_none_that_is_face_down_by_then(card: str) -> None:
    """card: Bite Shoes, Otohime, Ryu-Kishin Clown"""
    t = your_turn(f"monsters: {card} (set)", "monsters: Gemini Elf   set: Book of Moon")
    t.you.flip_summons(card)
    if card == "Otohime":
        t.you.triggers("Otohime")
    else:
        t.you.targets("Gemini Elf")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize(
    ("card", "phase"), [("Aqua Spirit", "Standby Phase"), ("Garuda the Wind Spirit", "Main Phase 1")]
)
def test_a_spirit_turns_no_monster_that_is_face_down_by_then(card: str, phase: str) -> None:
    """card: Aqua Spirit, Garuda the Wind Spirit ①"""
    t = table(f"""
        turn 4, {phase}, opp to act
        you 8000   monsters: {card}   deck: 3 Umi
        opp 8000   monsters: Gemini Elf   set: Book of Moon   deck: 3 Umi
    """)
    if phase == "Main Phase 1":
        t.opp.goes_to("End Phase")
    t.opp.passes()
    t.you.does(f"activate {card}")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_stumbling_turns_no_monster_that_is_face_down_by_then() -> None:
    """card: Stumbling"""
    t = your_turn("hand: Gemini Elf   spells: Stumbling", "set: Book of Moon")
    t.you.summons("Gemini Elf")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.you.monster("Gemini Elf").position == "set"


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_bubble_shuffle_turns_up_no_monster_that_is_face_down_by_then() -> None:
    """card: Bubble Shuffle"""
    t = your_turn(
        "hand: Bubble Shuffle, Elemental HERO Avian   monsters: Elemental HERO Bubbleman",
        "monsters: Gemini Elf   set: Book of Moon",
    )
    t.you.activates("Bubble Shuffle")
    t.opp.activates("Book of Moon", targeting="Gemini Elf").nobody_responds()
    assert t.opp.monster("Gemini Elf").position == "set"


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_d_shield_turns_up_no_monster_that_is_face_down_by_then() -> None:
    """card: D - Shield"""
    t = table("""
        turn 4, Battle Step, opp to act
        you 8000   monsters: Destiny HERO - Doom Lord   set: D - Shield
        opp 8000   monsters: Gemini Elf   set: Book of Moon
    """)
    t.opp.attacks("Gemini Elf", "Destiny HERO - Doom Lord")
    t.opp.passes()
    t.you.activates("D - Shield")
    t.opp.activates("Book of Moon", targeting="Destiny HERO - Doom Lord").nobody_responds()
    assert t.you.graveyard == ["D - Shield", "Destiny HERO - Doom Lord"]
