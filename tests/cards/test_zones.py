"""Cards: Ojama King, Ground Collapse and Dimensionhole keep zones from being used."""

import pickle

import pytest

from table import Table, table

KING = "Ojama King"
OJAMAS = "Ojama Green, Ojama Yellow, Ojama Black"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"
FULL = "zone.main-monster.max-five"


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   {you}\nopp 8000   {opp}")


def summoned(opp: str, *zones: int) -> Table:
    """Fusion Summon Ojama King and choose these zones of the opponent."""
    t = your_turn(f"hand: Polymerization, Gemini Elf   monsters: {OJAMAS}   extra: {KING}   deck: 3 Kuriboh", opp)
    t.you.activates("Polymerization").nobody_responds()
    t.you.takes_position("defense")
    for zone in zones:
        t.you.does(f"their monster zone {zone}")
    return t


# ---------------------------------------------------------------------------------------------------------- Ojama King


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_ojama_king_blocks_up_to_three_unused_zones() -> None:
    """card: Ojama King"""
    t = summoned("monsters: Battle Ox (zone 1)   hand: Sangan   deck: Kuriboh", 2, 4, 5)
    assert t.opp.view.blocked_zones(t.opp.player) == (2, 4, 5) and t.you.view.blocked_zones(t.you.player) == ()
    t.you.ends_turn()
    t.opp.does("summon Sangan")  # only one zone is left, so that none is asked for
    assert t.opp.monster("Sangan").zone == 3


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_only_unused_zones_are_offered_and_fewer_than_three_will_do() -> None:
    """card: Ojama King"""
    t = summoned("monsters: Battle Ox (zone 1)")
    assert t.you.is_asked("blocking").offers == ["zone 2", "zone 3", "zone 4", "zone 5"]
    assert t.duel.state.request is not None and t.duel.state.request.least == 1  # one at least
    t.you.does("their monster zone 3")
    assert t.you.is_asked("blocking").offers == ["zone 2", "zone 4", "zone 5"]
    t.you.passes()
    assert t.you.view.blocked_zones(t.opp.player) == (3,)
    assert t.log().count("opp monster zone 3 blocked") == 1
    t.you.is_asked("open state")  # once is enough


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_where_two_zones_are_unused_both_may_be_blocked() -> None:
    """card: Ojama King"""
    t = summoned("monsters: Battle Ox (zone 1), Battle Ox (zone 2), Battle Ox (zone 5)   hand: Sangan   deck: Kuriboh")
    assert t.you.is_asked("blocking").offers == ["zone 3", "zone 4"]
    t.you.does("their monster zone 3")
    t.you.does("their monster zone 4")
    assert t.you.view.blocked_zones(t.opp.player) == (3, 4)
    t.you.ends_turn()
    t.opp.cannot("summon Sangan", because=FULL)


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_a_player_whose_other_zones_are_blocked_has_none_for_a_monster() -> None:
    """card: Ojama King"""
    monsters = "monsters: Battle Ox (zone 1), Battle Ox (zone 2)"
    t = summoned(f"{monsters}   hand: Sangan, Monster Reborn   graveyard: Kuriboh   deck: Kuriboh", 3, 4, 5)
    t.you.ends_turn()
    for wish in ("summon Sangan", "set Sangan", "activate Monster Reborn"):
        t.opp.cannot(wish, because=FULL)
        assert t.opp.cannot(wish, because=FORBIDDEN).card == KING


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_a_tribute_frees_a_zone_that_is_not_blocked() -> None:
    """card: Ojama King"""
    monsters = "monsters: Battle Ox (zone 1), Battle Ox (zone 2)"
    t = summoned(f"{monsters}   hand: Jinzo   deck: Kuriboh", 3, 4, 5)
    t.you.ends_turn()
    t.opp.does("summon Jinzo")
    t.opp.does("tribute Battle Ox (zone 2)")
    assert t.opp.monster("Jinzo").zone == 2


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
@pytest.mark.parametrize("card", ["Book of Moon", "Raigeki"])
def test_the_zones_can_be_used_again_when_ojama_king_is_gone_or_face_down(card: str) -> None:
    """card: Ojama King"""
    t = summoned(f"hand: {card}   deck: Kuriboh", 1, 2, 3)
    t.you.ends_turn()
    t.opp.does(f"activate {card}")
    t.opp.take_zone(None)
    if card == "Book of Moon":
        assert t.you.monster(KING).position == "set"
    assert t.you.view.blocked_zones(t.opp.player) == () and "opp monster zone 1 free again" in t.log()


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_the_zones_can_be_used_while_ojama_king_is_negated() -> None:
    """card: Ojama King"""
    t = summoned("set: Skill Drain   deck: Kuriboh   hand: Mystical Space Typhoon", 1, 2, 3)
    t.opp.activates("Skill Drain")
    assert t.you.view.blocked_zones(t.opp.player) == ()
    t.you.ends_turn()
    t.opp.activates("Mystical Space Typhoon", targeting="Skill Drain")
    assert t.you.view.blocked_zones(t.opp.player) == (1, 2, 3)


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_ojama_king_chooses_again_when_it_is_turned_face_up_again() -> None:
    """card: Ojama King"""
    t = summoned("hand: Book of Moon   deck: 2 Kuriboh", 1, 2, 3)
    t.you.ends_turn()
    t.opp.activates("Book of Moon", targeting=KING)
    t.opp.ends_turn()
    t.you.flip_summons(KING)
    t.you.does("their monster zone 5")
    t.you.passes()
    assert t.you.view.blocked_zones(t.opp.player) == (5,)


FREED = "summon.tribute.paid-before-monster-appears"


def their_turn(opp: str, format_: str = "408", king: str = KING) -> Table:
    """Lay out the opponent's Main Phase 1 while you control Ojama King."""
    return table(f"turn 4, Main Phase 1, opp to act\nformat {format_}\nyou 8000   monsters: {king}\nopp 8000   {opp}")


@pytest.mark.rule(FREED, scenario=0)
@pytest.mark.parametrize("deed", ["summon", "set"])
def test_the_only_zone_that_a_tribute_frees_is_kept_for_the_monster(deed: str) -> None:
    """card: Ojama King"""
    t = their_turn("hand: Jinzo   monsters: 5 Battle Ox")
    t.opp.does(f"{deed} Jinzo")
    t.opp.does("tribute Battle Ox (zone 2)")
    assert t.opp.monster("Jinzo").zone == 2 and t.you.view.blocked_zones(t.opp.player) == ()


@pytest.mark.rule(FREED, scenario=0)
@pytest.mark.parametrize("deed", ["summon", "set"])
def test_of_two_zones_that_tributes_free_the_one_left_over_is_blocked_once_the_monster_lies_there(deed: str) -> None:
    """card: Ojama King"""
    t = their_turn("hand: Blue-Eyes White Dragon   monsters: 5 Battle Ox")
    t.opp.does(f"{deed} Blue-Eyes White Dragon")
    t.opp.does("tribute Battle Ox (zone 2), Battle Ox (zone 4)")
    assert t.opp.is_asked("zone").offers == ["zone 2", "zone 4"]
    t.opp.does("zone 4")
    assert t.opp.monster("Blue-Eyes White Dragon").zone == 4 and t.you.view.blocked_zones(t.opp.player) == (2,)


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_a_zone_that_is_freed_by_the_procedure_of_a_monster_is_kept_for_it() -> None:
    """card: Ojama King"""
    t = their_turn("hand: Toon Summoned Skull   spells: Toon World   monsters: 5 Battle Ox")
    t.opp.special_summons("Toon Summoned Skull", tributing="Battle Ox (zone 2)")
    assert t.opp.monster("Toon Summoned Skull").zone == 2


@pytest.mark.rule("summon.special.procedure-may-free-a-zone", scenario=0)
def test_a_synchro_monster_comes_to_the_zone_of_its_material_and_the_other_is_blocked() -> None:
    """card: Ojama King"""
    full = "Junk Synchron (zone 1), Battle Ox (zone 2), 3 Kuriboh, Thousand Dragon (extra zone 1)"
    t = their_turn(f"monsters: {full}   extra: Black Rose Dragon", "master2020")
    t.opp.makes("Black Rose Dragon", "Junk Synchron", "Battle Ox", zone="ask")
    assert t.opp.is_asked("zone").offers == ["zone 1", "zone 2"]
    t.opp.does("zone 2")
    assert t.opp.monster("Black Rose Dragon").zone == 2 and t.you.view.blocked_zones(t.opp.player) == (1,)


@pytest.mark.rule("summon.fusion.zone-may-be-freed-by-materials", scenario=0)
@pytest.mark.parametrize(
    ("card", "hand", "monster"),
    [
        ("Polymerization", "Mystic Horseman", "Rabid Horseman"),
        ("Black Illusion Ritual", "Relinquished", "Relinquished"),
    ],
)
def test_a_zone_that_a_material_or_ritual_tribute_frees_is_kept_for_the_monster(
    card: str, hand: str, monster: str
) -> None:
    """card: Ojama King"""
    t = their_turn(f"hand: {card}, {hand}   monsters: 4 Kuriboh, Battle Ox (zone 5)   extra: Rabid Horseman")
    t.opp.activates(card)
    if card == "Black Illusion Ritual":
        t.opp.does("tribute Battle Ox")
    t.opp.takes_position("attack")
    assert t.opp.monster(monster).zone == 5


@pytest.mark.rule(FREED, scenario=0)
def test_zones_of_a_king_that_is_no_longer_negated_wait_for_the_monster_too() -> None:
    """card: Ojama King"""
    pain = "Amorphactor Pain, the Imagination Dracoverlord"
    t = their_turn(
        f"""hand: Monster Reborn, Mystical Space Typhoon, Jinzo   graveyard: {pain} (properly summoned)
        monsters: Battle Ox (zone 4), Battle Ox (zone 5)   spells: Skill Drain   deck: Kuriboh""",
        "master2020",
        f"{KING} (blocks opp zone 1, blocks opp zone 2, blocks opp zone 3)",
    )
    t.opp.activates("Monster Reborn", targeting=pain).nobody_responds()
    t.opp.takes_position("attack", zone=1)
    t.opp.activates("Mystical Space Typhoon", targeting="Skill Drain")
    assert t.you.view.blocked_zones(t.opp.player) == ()
    t.opp.does("summon Jinzo")
    t.opp.does(f"tribute {pain}")
    assert t.opp.is_asked("zone").offers == ["zone 1", "zone 2", "zone 3"]
    t.opp.does("zone 2")
    assert t.opp.monster("Jinzo").zone == 2 and t.you.view.blocked_zones(t.opp.player) == (1, 2, 3)


# ------------------------------------------------------------------------------------------------------ Ground Collapse


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_ground_collapse_blocks_two_zones_chosen_when_it_is_activated() -> None:
    """card: Ground Collapse ①"""
    t = your_turn("hand: Ground Collapse, Sangan   monsters: Battle Ox (zone 1)", "monsters: Gemini Elf (zone 2)")
    t.you.activates("Ground Collapse")
    t.you.does("zone 2")
    t.you.does("their monster zone 4")
    assert t.you.spells == ["Ground Collapse"]
    assert t.you.view.blocked_zones(t.you.player) == (2,) and t.you.view.blocked_zones(t.opp.player) == (4,)
    t.you.does("summon Sangan")
    assert t.you.is_asked("zone").offers == ["zone 3", "zone 4", "zone 5"]


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_ground_collapse_needs_two_unused_zones() -> None:
    """card: Ground Collapse ①"""
    t = your_turn("hand: Ground Collapse   monsters: 5 Battle Ox", "monsters: 4 Battle Ox")
    t.you.cannot("activate Ground Collapse", because="cost.unpayable.cannot-activate")


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_the_zones_of_ground_collapse_can_be_used_when_it_is_destroyed() -> None:
    """card: Ground Collapse ①"""
    t = your_turn("hand: Ground Collapse, Mystical Space Typhoon")
    t.you.activates("Ground Collapse")
    t.you.does("zone 1")
    t.you.does("zone 2")
    t.you.activates("Mystical Space Typhoon", targeting="Ground Collapse")
    assert t.you.view.blocked_zones(t.you.player) == ()


@pytest.mark.rule("summon.tribute.paid-before-monster-appears", scenario=0)
def test_a_monster_in_a_zone_that_cannot_be_used_again_makes_no_room_for_a_tribute_summon() -> None:
    """card: Ground Collapse ①"""
    t = your_turn(
        """hand: Ground Collapse, Summoned Skull   set: Call of the Haunted, Dust Tornado   graveyard: Kuriboh
        monsters: Battle Ox (zone 3), Mystical Elf (zone 4), Sangan (zone 5)""",
        "set: Imperial Order",
    )
    t.you.activates("Ground Collapse")
    t.you.does("zone 1")
    t.you.does("zone 2")
    t.nobody_responds()
    t.you.does("go to the Battle Phase")
    t.opp.activates("Imperial Order").nobody_responds()
    t.you.activates("Call of the Haunted", targeting="Kuriboh").nobody_responds()
    t.you.does("zone 1")
    t.you.activates("Dust Tornado", targeting="Imperial Order").nobody_responds()
    assert t.you.monster("Kuriboh").zone == 1 and t.you.view.blocked_zones(t.you.player) == (1, 2)
    t.you.does("summon Summoned Skull")
    picks, _ = t.duel.next_picks()
    request = t.you.is_asked("tribute")
    assert [request.offers[pick] for pick in picks] == ["Battle Ox", "Mystical Elf", "Sangan"]


# -------------------------------------------------------------------------------------------------------- Dimensionhole


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_dimensionhole_blocks_the_zone_until_the_monster_comes_back() -> None:
    """card: Dimensionhole"""
    t = your_turn("hand: Dimensionhole   monsters: Gemini Elf (zone 3)   deck: Kuriboh", "deck: Kuriboh   hand: Sogen")
    t.you.activates("Dimensionhole", targeting="Gemini Elf")
    assert t.you.banished == ["Gemini Elf"] and t.you.view.blocked_zones(t.you.player) == (3,)
    t.you.ends_turn()
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.does("zone 3")
    assert t.you.monster("Gemini Elf").zone == 3 and t.you.view.blocked_zones(t.you.player) == ()


@pytest.mark.rule("effect.precedence.card-text-over-basic-rule", scenario=0)
def test_the_zone_stays_blocked_in_the_turn_of_dimensionhole() -> None:
    """card: Dimensionhole"""
    t = your_turn("hand: Dimensionhole, Kuriboh   monsters: 5 Gemini Elf")
    t.you.activates("Dimensionhole", targeting="Gemini Elf (zone 3)")
    assert t.you.cannot("summon Kuriboh", because=FORBIDDEN).card == "Dimensionhole"


# --------------------------------------------------------------------------------- in the state, the notation, the view


def test_blocked_zones_are_written_and_read() -> None:
    """card: Ojama King"""
    t = summoned("monsters: Battle Ox (zone 1)", 2, 4)
    t.you.passes()
    for lang, words in (("en", "blocks opp zone 2, blocks opp zone 4"), ("zh", "封锁对手区域2, 封锁对手区域4")):
        written = t.write(lang)
        again = table(written)
        assert words in written and again.write(lang) == written
        assert again.you.view.blocked_zones(t.opp.player) == (2, 4)


def test_a_card_that_is_negated_in_a_position_blocks_nothing_until_it_no_longer_is() -> None:
    """card: Ojama King"""
    t = summoned("set: Skill Drain   deck: Kuriboh   hand: Mystical Space Typhoon", 1, 2, 3)
    t.opp.activates("Skill Drain")
    again = table(t.write())
    assert again.you.view.blocked_zones(t.opp.player) == () and again.log() == []
    again.you.ends_turn()
    again.opp.activates("Mystical Space Typhoon", targeting="Skill Drain")
    assert again.you.view.blocked_zones(t.opp.player) == (1, 2, 3)


def test_blocked_zones_are_seen_and_told() -> None:
    """card: Ojama King"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {KING} (blocks opp zone 2, blocks opp zone 5)
        opp 8000
    """)
    view = t.you.view
    assert "monster zones that cannot be used: 2, 5" in view.to_text()
    assert "不能使用的怪兽区: 2, 5" in view.to_text("zh")
    assert "cannot be used" in view._repr_svg_()
    assert pickle.loads(pickle.dumps(t.duel.state)) == t.duel.state
    assert view.determinise(7).view(t.you.player).blocked_zones(t.opp.player) == (2, 5)


def test_a_card_that_blocks_nothing_is_not_written_so() -> None:
    """card: Ojama King"""
    with pytest.raises(ValueError, match="does not keep zones from being used"):
        your_turn("monsters: Battle Ox (blocks opp zone 2)")
    with pytest.raises(ValueError, match="a zone that a card lies in cannot be chosen"):
        your_turn(f"monsters: {KING} (blocks opp zone 2)", "monsters: Battle Ox (zone 2)")
