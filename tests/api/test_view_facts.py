"""What seen cards tell: what they are now, and what has been done with them, to each player as he may know it."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import OPPONENT, UNTIL_TURN_ENDS
from spellspeed.lang.words.lines import Activation, Ignition
from spellspeed.lang.words.nouns import THE_TARGET, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.verbs import GainEffects, InflictDamage
from spellspeed.seen import SeenCard
from spellspeed.view import View
from table import Table, table, there


def your_turn(you: str, opp: str = "", turn: int = 3, ask_all: bool = False) -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn {turn}, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", ask_all=ask_all)


def on_field(view: View) -> list[SeenCard]:
    zones = [*view.monsters(0), *view.monsters(1), *view.spells(0), *view.spells(1), *view.extra_monster_zones]
    return [card for card in zones if card is not None]


def to_both(t: Table, name: str) -> tuple[SeenCard, SeenCard]:
    """A card on the field that both players see, as each of them sees it."""
    mine, theirs = ([card for card in on_field(t.duel.view(player)) if card.name == name] for player in (0, 1))
    assert len(mine) == len(theirs) == 1, f"{name} is not there once for both"
    return mine[0], theirs[0]


def back_and_face(t: Table, player: int, zone: int) -> tuple[SeenCard, SeenCard]:
    """A face-down monster as the opponent and as its controller see it."""
    back, face = (there(t.duel.view(viewer).monsters(player)[zone - 1]) for viewer in (1 - player, player))
    assert back.hidden and not face.hidden
    return back, face


# ------------------------------------------------------------------------------------------------------- what it is now


def test_a_monster_tells_its_attribute_type_and_kinds() -> None:
    t = your_turn("monsters: Sangan", "monsters: Blue-Eyes White Dragon")
    for card in to_both(t, "Sangan"):
        assert (card.attributes, card.types, card.kinds) == (("DARK",), ("Fiend",), ("Monster", "Effect"))
    for card in to_both(t, "Blue-Eyes White Dragon"):
        assert (card.attributes, card.types, card.kinds) == (("LIGHT",), ("Dragon",), ("Monster", "Normal"))


def test_spells_and_traps_have_kinds_and_neither_attribute_nor_type() -> None:
    t = your_turn(
        "spells: Banner of Courage, Skill Drain   graveyard: Raigeki, Solemn Judgment, Mystical Space Typhoon"
    )
    for card in to_both(t, "Banner of Courage"):
        assert (card.attributes, card.types, card.kinds) == ((), (), ("Spell", "Continuous"))
    for card in to_both(t, "Skill Drain"):
        assert (card.attributes, card.types, card.kinds) == ((), (), ("Trap", "Continuous"))
    for player in (0, 1):
        kinds = [card.kinds for card in t.duel.view(player).graveyard(0)]
        assert kinds == [("Spell", "Normal"), ("Trap", "Counter"), ("Spell", "Quick-Play")]


def test_a_declared_type_counts_while_dna_surgery_lies_there() -> None:
    t = your_turn("set: DNA Surgery   hand: Mystical Space Typhoon   monsters: Sangan", "monsters: Gemini Elf (set)")
    t.you.activates("DNA Surgery")
    t.you.does("declare Dragon")
    t.nobody_responds()
    assert [card.types for card in to_both(t, "Sangan")] == [("Dragon",), ("Dragon",)]
    back, face = back_and_face(t, 1, 1)
    assert (back.types, face.types) == ((), ("Spellcaster",))  # what lies face-down is not changed
    t.you.activates("Mystical Space Typhoon")
    assert [card.types for card in to_both(t, "Sangan")] == [("Fiend",), ("Fiend",)]


def test_a_declared_attribute_takes_the_place_of_the_own_one() -> None:
    t = your_turn("set: DNA Transplant   monsters: Sangan", "monsters: Gemini Elf")
    t.you.activates("DNA Transplant")
    t.you.does("declare FIRE")
    t.nobody_responds()
    for name in ("Sangan", "Gemini Elf"):
        assert [card.attributes for card in to_both(t, name)] == [("FIRE",), ("FIRE",)]


def test_light_and_darkness_dragon_has_both_attributes() -> None:
    t = your_turn("monsters: Light and Darkness Dragon")
    assert [card.attributes for card in to_both(t, "Light and Darkness Dragon")] == [("LIGHT", "DARK")] * 2


@pytest.mark.parametrize("tuner", ["Blackwing - Gale the Whirlwind", "Test Tuner"])
def test_chidori_is_a_tuner_if_it_was_made_of_a_blackwing_monster(tuner: str) -> None:
    chidori = "Assault Blackwing - Chidori the Rain Sprinkling"
    pool = pool_with(probe("Test Tuner", "Machine / Tuner", level=3), probe("Test Four", level=4))
    mine = f"monsters: {tuner}, Test Four   extra: {chidori}"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool)
    t.you.makes(chidori, tuner, "Test Four")
    treated = ("Tuner",) if tuner != "Test Tuner" else ()
    for card in to_both(t, chidori):
        assert card.kinds == ("Monster", "Synchro", *treated, "Effect")


@pytest.mark.parametrize(
    ("copied", "treated"), [("Blackwing - Gale the Whirlwind", ("Tuner",)), ("Cannon Soldier", ())]
)
def test_what_chidori_was_made_of_is_what_it_was_on_the_field(copied: str, treated: tuple[str, ...]) -> None:
    """In the Graveyard Phantom of Chaos has its own name again."""
    chidori = "Assault Blackwing - Chidori the Rain Sprinkling"
    t = your_turn(f"monsters: Phantom of Chaos, Junk Synchron   graveyard: {copied}   extra: {chidori}")
    t.you.activates("Phantom of Chaos", targeting=copied)
    t.you.makes(chidori, "Phantom of Chaos", "Junk Synchron")
    for card in to_both(t, chidori):
        assert card.kinds == ("Monster", "Synchro", *treated, "Effect")


def test_a_normal_monster_that_gains_an_effect_is_an_effect_monster() -> None:
    gift = GainEffects(THE_TARGET, lines=(Ignition(do=InflictDamage(300, OPPONENT)),), until=UNTIL_TURN_ENDS)
    spell = probe("Test Gift", "Spell", Activation(target=One(Monster(), YOUR_FIELD), do=gift))
    mine = "hand: Test Gift   monsters: Gemini Elf"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool_with(spell))
    t.you.activates("Test Gift", targeting="Gemini Elf")
    assert [card.kinds for card in to_both(t, "Gemini Elf")] == [("Monster", "Effect")] * 2


def test_a_monster_in_a_spell_and_trap_zone_is_a_spell_without_attribute() -> None:
    t = your_turn("monsters: Vorse Raider, Y-Dragon Head (zone 2), X-Head Cannon (zone 3)")
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon")
    for card in to_both(t, "Y-Dragon Head"):
        assert (card.place, card.kinds) == ("spell & trap zone", ("Spell", "Equip"))
        assert (card.attributes, card.types) == ((), ())


def test_a_trap_monster_is_both_trap_and_monster() -> None:
    t = your_turn("set: Embodiment of Apophis")
    t.you.activates("Embodiment of Apophis")
    t.you.takes_position("defense")
    for card in to_both(t, "Embodiment of Apophis"):
        assert card.kinds == ("Monster", "Trap", "Normal", "Continuous")
        assert (card.attributes, card.types) == (("EARTH",), ("Reptile",))


def test_skill_drain_negates_what_lies_face_up() -> None:
    t = your_turn("monsters: Sangan   spells: Skill Drain", "monsters: Man-Eater Bug (set)   graveyard: Kuriboh")
    assert [card.negated for card in to_both(t, "Sangan")] == [True, True]
    assert [card.negated for card in to_both(t, "Skill Drain")] == [False, False]
    back, face = back_and_face(t, 1, 1)
    assert (back.negated, face.negated) == (None, False)
    assert [t.duel.view(player).graveyard(1)[0].negated for player in (0, 1)] == [False, False]


def test_forbidden_chalice_negates_until_the_end_of_the_turn() -> None:
    t = your_turn("hand: Forbidden Chalice   deck: 2 Umi", "monsters: Sangan   deck: 2 Umi")
    assert [card.negated for card in to_both(t, "Sangan")] == [False, False]
    t.you.activates("Forbidden Chalice", targeting="Sangan")
    assert [(card.negated, card.atk) for card in to_both(t, "Sangan")] == [(True, 1400)] * 2
    t.you.ends_turn()
    assert [(card.negated, card.atk) for card in to_both(t, "Sangan")] == [(False, 1000)] * 2


# ------------------------------------------------------------------------------------- how it came and what it has done


def test_a_normal_summon_is_told_and_in_the_next_turn_it_is_no_longer_one_of_this_turn() -> None:
    t = your_turn("hand: Mystical Elf   monsters: Sangan   deck: 2 Umi", "deck: 2 Umi")
    t.you.summons("Mystical Elf")
    for card in to_both(t, "Mystical Elf"):
        assert (card.summoned, card.summoned_this_turn) == ("Normal Summon", True)
    t.you.ends_turn()
    for card in to_both(t, "Mystical Elf"):
        assert (card.summoned, card.summoned_this_turn) == ("Normal Summon", False)


def test_a_tribute_summon_is_told() -> None:
    t = your_turn("hand: Summoned Skull   monsters: Gemini Elf")
    t.you.summons("Summoned Skull", tributing=["Gemini Elf"])
    for card in to_both(t, "Summoned Skull"):
        assert (card.summoned, card.summoned_this_turn) == ("Tribute Summon", True)


def test_special_summons_are_told_by_their_own_names() -> None:
    t = your_turn("hand: Cyber Dragon, Monster Reborn", "monsters: Gemini Elf   graveyard: Summoned Skull")
    t.you.special_summons("Cyber Dragon")
    t.you.activates("Monster Reborn", targeting="Summoned Skull")
    t.you.takes_position("attack")
    for name in ("Cyber Dragon", "Summoned Skull"):
        assert [(card.summoned, card.summoned_this_turn) for card in to_both(t, name)] == [("Special Summon", True)] * 2
    pool = pool_with(probe("Test Tuner", "Machine / Tuner", level=3), probe("Test Five", level=5))
    mine = "monsters: Test Tuner, Test Five   extra: Red Dragon Archfiend"
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {mine}\nopp 8000", pool)
    t.you.makes("Red Dragon Archfiend", "Test Tuner", "Test Five")
    assert [card.summoned for card in to_both(t, "Red Dragon Archfiend")] == ["Synchro Summon"] * 2


def test_a_set_monster_was_not_summoned_and_when_it_was_set_is_public() -> None:
    t = your_turn("hand: Mystical Elf   deck: 2 Umi", "deck: 2 Umi")
    t.you.sets("Mystical Elf", zone=2)
    for card in back_and_face(t, 0, 2):
        assert (card.summoned, card.summoned_this_turn, card.set_this_turn) == ("", False, True)
    t.you.ends_turn()
    for card in back_and_face(t, 0, 2):
        assert (card.summoned, card.summoned_this_turn, card.set_this_turn) == ("", False, False)


def test_a_set_trap_tells_both_players_that_it_was_set_this_turn() -> None:
    t = your_turn("hand: Mirror Force   deck: 2 Umi", "deck: 2 Umi")
    t.you.sets("Mirror Force", zone=1)
    assert [there(t.duel.view(player).spells(0)[0]).set_this_turn for player in (0, 1)] == [True, True]
    t.you.ends_turn()
    assert [there(t.duel.view(player).spells(0)[0]).set_this_turn for player in (0, 1)] == [False, False]


def test_a_monster_turned_face_down_this_turn_is_told_like_one_that_was_set() -> None:
    t = your_turn("hand: Book of Moon", "monsters: Gemini Elf (zone 3)")
    assert [card.set_this_turn for card in to_both(t, "Gemini Elf")] == [False, False]
    t.you.activates("Book of Moon", targeting="Gemini Elf")
    assert [card.set_this_turn for card in back_and_face(t, 1, 3)] == [True, True]


def test_a_flip_summon_is_a_summon_and_a_change_of_position_of_this_turn() -> None:
    t = your_turn("monsters: Gemini Elf (set)")
    for card in back_and_face(t, 0, 1):
        assert (card.summoned, card.position_changed) == ("", False)
    t.you.flip_summons("Gemini Elf")
    for card in to_both(t, "Gemini Elf"):
        assert (card.summoned, card.summoned_this_turn, card.position_changed) == ("Flip Summon", True, True)


def test_a_flip_summon_that_has_not_succeeded_yet_is_none() -> None:
    t = your_turn("monsters: Gemini Elf (set)", "hand: Umi   set: Horn of Heaven   monsters: Sangan")
    t.you.does("flip summon Gemini Elf")
    t.opp.is_asked("response")
    assert [card.summoned for card in to_both(t, "Gemini Elf")] == ["", ""]


def test_a_changed_position_is_told_of_this_turn() -> None:
    t = your_turn("monsters: Gemini Elf   deck: 2 Umi", "deck: 2 Umi")
    t.you.changes_position("Gemini Elf")
    assert [card.position_changed for card in to_both(t, "Gemini Elf")] == [True, True]
    t.you.ends_turn()
    assert [card.position_changed for card in to_both(t, "Gemini Elf")] == [False, False]


def test_attacks_are_counted_in_this_turn() -> None:
    t = your_turn("monsters: Mataza the Zapper, Gemini Elf   deck: 2 Umi", "deck: 2 Umi")
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Mataza the Zapper")
    assert [card.attacks_made for card in to_both(t, "Mataza the Zapper")] == [1, 1]
    t.you.attacks_directly("Mataza the Zapper")
    t.you.goes_to("Main Phase 2")
    assert [card.attacks_made for card in to_both(t, "Mataza the Zapper")] == [2, 2]
    assert [card.attacks_made for card in to_both(t, "Gemini Elf")] == [0, 0]
    t.you.ends_turn()
    assert [card.attacks_made for card in to_both(t, "Mataza the Zapper")] == [0, 0]


def test_what_was_done_with_a_monster_stays_public_when_it_is_turned_face_down() -> None:
    t = your_turn("hand: Mystical Elf", "hand: Umi   set: Book of Moon")
    t.you.summons("Mystical Elf", zone=3)
    t.opp.activates("Book of Moon", targeting="Mystical Elf")
    back, face = back_and_face(t, 0, 3)
    for card in (back, face):
        assert (card.summoned, card.summoned_this_turn, card.set_this_turn) == ("Normal Summon", True, True)
    assert (back.kinds, back.attributes, back.types) == ((), (), ())
    assert (face.kinds, face.attributes, face.types) == (("Monster", "Normal"), ("LIGHT",), ("Spellcaster",))


# -------------------------------------------------------------------------------------------------- nothing beyond that


@pytest.mark.parametrize("spells", [("Mirror Force", "Raigeki"), ("Raigeki", "Mirror Force")])
@pytest.mark.parametrize("monster", ["Light and Darkness Dragon", "Sangan", "Gemini Elf"])
def test_no_back_tells_what_lies_under_it(monster: str, spells: tuple[str, str]) -> None:
    field = "monsters: {} (set, zone 2)   set: {} (zone 1), {} (zone 2)   hand: {}"
    seen = []
    for names in ((monster, *spells, "Umi"), ("Man-Eater Bug", "Waboku", "Dust Tornado", "Kuriboh")):
        view = your_turn("spells: Skill Drain", field.format(*names)).duel.view(0)
        seen.append([card.key() for card in (*on_field(view), *view.hand(1))])
        told = there(view.monsters(1)[1]).to_dict()
        assert told == {"at": "monster zone 2", "of": 1, "position": "face-down defense"}
    assert seen[0] == seen[1]


def test_plain_words_tell_what_a_card_has_and_leave_out_what_it_has_not() -> None:
    t = your_turn("hand: Mystical Elf, Forbidden Chalice", "monsters: Sangan (zone 1)")
    t.you.activates("Forbidden Chalice", targeting="Sangan")
    t.you.summons("Mystical Elf", zone=3)
    told = there(t.duel.view(1).monsters(0)[2]).to_dict()
    assert told["summoned"] == "Normal Summon" and told["summoned this turn"] is True
    assert (told["kinds"], told["attributes"], told["types"]) == (["Monster", "Normal"], ["LIGHT"], ["Spellcaster"])
    assert not {"negated", "set this turn", "position changed", "attacks made"} & set(told)
    assert there(t.duel.view(1).monsters()[0]).to_dict()["negated"] is True
    # What replays and sentences are made of is as it was.
    assert "kinds" not in t.duel.view(1).events[-1].to_dict()
