"""Link Monsters that many decks can play."""

import pytest

from table import Table, table

NO_COST = "cost.unpayable.cannot-activate"
CONDITION = "effect.condition.all-must-be-met"
ONCE = "effect.name-limit.this-effect-of-x-once"
ONCE_EACH = "effect.once-per-turn.limits-the-user"
NO_TARGET = "target.timing.chosen-at-activation"
UNMET = "link.summon.procedure"

# Each with a monster of its own attribute and one of the attribute that it weakens, and what those have printed.
BOOSTERS = [
    ("Missus Radiant", "Giant Soldier of Stone", (1300, 2000), "Harpie Lady", (1300, 1400)),
    ("Greatfly", "Harpie Lady", (1300, 1400), "Giant Soldier of Stone", (1300, 2000)),
    ("Duelittle Chimera", "Solar Flare Dragon", (1500, 1000), "Mermaid Knight", (1500, 700)),
    ("Wee Witch's Apprentice", "Dark Blade", (1800, 1500), "Mystical Elf", (800, 2000)),
    ("Hip Hoshiningen", "Mystical Elf", (800, 2000), "Dark Blade", (1800, 1500)),
]


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Your turn 3."""
    return table(f"turn 3, {phase}, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def their_turn(you: str, opp: str = "", phase: str = "Main Phase 1") -> Table:
    """Turn 4, the opponent's."""
    return table(f"turn 4, {phase}, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


# --------------------------------------------------------------------------------------------- for a whole attribute


@pytest.mark.parametrize(("name", "own", "printed", "other", "others"), BOOSTERS)
def test_a_booster_lifts_its_attribute_on_the_whole_field_and_weakens_the_opposite_one(
    name: str, own: str, printed: tuple[int, int], other: str, others: tuple[int, int]
) -> None:
    """card: Missus Radiant ①, Greatfly ①, Duelittle Chimera ①, Wee Witch's Apprentice ①, Hip Hoshiningen ①"""
    t = your_turn(
        f"monsters: {name} (extra zone 1), {own} (zone 1)   hand: Smashing Ground, Hammer Shot",
        f"monsters: {own}, {other}, Masaki the Legendary Swordsman (set)",
    )
    for seat in (t.you, t.opp):
        assert (seat.atk_of(own), seat.def_of(own)) == (printed[0] + 500, printed[1] + 500)
    assert (t.opp.atk_of(other), t.opp.def_of(other)) == (others[0] - 400, others[1] - 400)
    assert t.you.atk_of(name) == 1900


@pytest.mark.parametrize(("name", "own", "printed", "other", "others"), BOOSTERS)
def test_a_booster_is_made_of_two_monsters_of_its_attribute(
    name: str, own: str, printed: tuple[int, int], other: str, others: tuple[int, int]
) -> None:
    """card: Missus Radiant, Greatfly, Duelittle Chimera, Wee Witch's Apprentice, Hip Hoshiningen"""
    t = your_turn(f"monsters: {own}, {other}   extra: {name}")
    t.you.cannot(f"link summon {name}", because=UNMET)
    t = your_turn(f"monsters: 2 {own}   extra: {name}")
    t.you.can(f"link summon {name}")


@pytest.mark.parametrize(("name", "own", "printed", "other", "others"), BOOSTERS)
def test_a_booster_that_is_destroyed_takes_a_monster_of_its_attribute_back(
    name: str, own: str, printed: tuple[int, int], other: str, others: tuple[int, int]
) -> None:
    """card: Missus Radiant ②, Greatfly ②, Duelittle Chimera ②, Wee Witch's Apprentice ②, Hip Hoshiningen ②"""
    lying = f"monsters: {name} (extra zone 1)   graveyard: {own}, {other}"
    t = their_turn(lying, "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.triggers(name)
    assert sorted(t.you.is_asked("target").offers) == sorted([name, own])
    t.you.targets(own)
    assert t.you.hand == [own]
    t = their_turn(lying, "monsters: Blue-Eyes White Dragon", "Battle Step")
    t.opp.attacks("Blue-Eyes White Dragon", name)
    t.you.triggers(name)
    t.you.targets(own)
    assert t.you.hand == [own]
    t = your_turn(f"{lying}   hand: Summoned Skull")
    t.you.summons("Summoned Skull", tributing=[name])
    assert t.you.is_asked("open state")  # a Tribute is not destroyed


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_one_booster_of_a_name_a_turn_takes_a_monster_back() -> None:
    """card: Hip Hoshiningen ②"""
    t = their_turn("monsters: 2 Hip Hoshiningen   graveyard: Mystical Elf, Kaiser Sea Horse", "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.does("trigger Hip Hoshiningen")
    t.you.targets("Mystical Elf")
    assert t.you.hand == ["Mystical Elf"] and t.chain == []


# ------------------------------------------------------------------------------------------ of any monsters, or many


@pytest.mark.parametrize(
    ("name", "fits", "fails"),
    [
        ("LANphorhynchus", "Bitron, Gemini Elf", "Bitron"),
        ("Traffic Ghost", "Bitron, Gemini Elf, Kuriboh", "Code Talker (zone 1), Bitron"),
        ("Gaia Saber, the Lightning Shadow", "Code Talker (zone 1), Bitron", "Bitron, Gemini Elf"),
    ],
)
def test_link_monsters_without_effects_are_made_as_they_say(name: str, fits: str, fails: str) -> None:
    """card: LANphorhynchus, Traffic Ghost, Gaia Saber, the Lightning Shadow"""
    t = your_turn(f"monsters: {fits}   extra: {name}")
    t.you.does(f"link summon {name}")
    t.you.settle_zone(None)
    assert t.you.monsters == [name]
    assert your_turn(f"monsters: {fails}   extra: {name}").you.reasons(f"link summon {name}")


SWORD = "Borrelsword Dragon"


def test_borrelsword_dragon_is_made_of_three_effect_monsters_at_the_least() -> None:
    """card: Borrelsword Dragon"""
    t = your_turn(f"monsters: Code Talker (extra zone 1), Lady Debug, Kuriboh   extra: {SWORD}")
    t.you.does(f"link summon {SWORD}")
    t.you.settle_zone(None)
    assert t.you.monsters == [SWORD]
    t = your_turn(f"monsters: Code Talker (extra zone 1), Lady Debug, Bitron   extra: {SWORD}")
    t.you.cannot(f"link summon {SWORD}", because=UNMET)


@pytest.mark.rule("battle.indestructible.damage-still-applies", scenario=0)
def test_borrelsword_dragon_is_not_destroyed_by_battle() -> None:
    """card: Borrelsword Dragon ①"""
    t = their_turn(f"monsters: {SWORD} (extra zone 1)", "monsters: Blue-Eyes Ultimate Dragon", "Battle Step")
    t.opp.attacks("Blue-Eyes Ultimate Dragon", SWORD)
    t.nobody_responds()
    assert t.you.monsters == [SWORD] and t.you.lp == 6500


def test_borrelsword_dragon_turns_a_monster_and_attacks_twice_and_nothing_answers() -> None:
    """card: Borrelsword Dragon ②"""
    t = your_turn(
        f"monsters: {SWORD} (extra zone 1), Code Talker (zone 5)",
        "monsters: Gemini Elf, Mystical Elf (defense)   set: Dust Tornado",
        "Battle Step",
    )
    t.you.activates(SWORD, effect=2)  # neither a Link Monster nor one in Defense Position can be turned so
    assert t.chain == [] and t.opp.monster("Gemini Elf").position == "defense"
    for target in ("Gemini Elf", "Mystical Elf"):
        t.you.attacks(SWORD, target)
        t.you.passes()  # its third effect is not wanted
    assert sorted(t.opp.graveyard) == ["Gemini Elf", "Mystical Elf"]
    t.you.cannot(f"activate {SWORD} effect 2", because=ONCE_EACH)
    assert t.you.reasons(f"{SWORD} attacks directly")


def test_borrelsword_dragon_turns_a_monster_in_the_opponents_turn_too() -> None:
    """card: Borrelsword Dragon ②"""
    t = their_turn(f"monsters: {SWORD} (extra zone 1)", "monsters: Gemini Elf   hand: Ookazi")
    t.opp.activates("Ookazi")
    t.you.activates(SWORD, effect=2)
    assert t.opp.monster("Gemini Elf").position == "defense"


def test_borrelsword_dragon_takes_half_the_atk_of_what_it_attacks() -> None:
    """card: Borrelsword Dragon ③"""
    mine = f"monsters: {SWORD} (extra zone 1), Gemini Elf (zone 5)"
    t = your_turn(mine, "monsters: Blue-Eyes Ultimate Dragon   deck: 3 Umi", "Battle Step")
    t.you.attacks(SWORD, "Blue-Eyes Ultimate Dragon")
    t.you.triggers(SWORD, effect=3)
    t.you.passes()
    assert (t.you.atk_of(SWORD), t.opp.atk_of("Blue-Eyes Ultimate Dragon")) == (5250, 2250)
    t.you.passes()
    assert t.opp.lp == 5000 and t.opp.graveyard == ["Blue-Eyes Ultimate Dragon"]
    t.you.ends_turn()
    assert t.you.atk_of(SWORD) == 3000
    t = your_turn(f"monsters: {SWORD} (extra zone 1)", "monsters: Mystical Elf (set)", "Battle Step")
    t.you.attacks(SWORD, "Mystical Elf")
    t.nobody_responds()
    assert t.opp.graveyard == ["Mystical Elf"] and t.you.atk_of(SWORD) == 3000  # it lay face-down


# ------------------------------------------------------------------------------------------------------------ Cyberse


def test_link_disciple_tributes_what_it_points_to_and_draws() -> None:
    """card: Link Disciple ①"""
    t = your_turn("monsters: Bitron   extra: 2 Link Disciple")
    t.you.does("link summon Link Disciple")
    t = your_turn("monsters: Linkslayer, Gemini Elf   extra: Link Disciple")
    t.you.cannot("link summon Link Disciple", because=UNMET)
    mine = "hand: Umi   deck: Kuriboh, Sogen"
    t = your_turn(f"{mine}   monsters: Link Disciple (extra zone 1), Bitron (zone 2), Gemini Elf (zone 1)")
    t.you.activates("Link Disciple", tributing="Bitron")
    assert t.you.hand == ["Umi", "Kuriboh"]
    t.you.chooses("Umi")
    assert t.you.hand == ["Kuriboh"] and t.you.deck == ["Sogen", "Umi"]
    t.you.cannot("activate Link Disciple", because=ONCE)
    t = your_turn(f"{mine}   monsters: Link Disciple (extra zone 1), Gemini Elf (zone 1)")
    t.you.cannot("activate Link Disciple", because=NO_COST)


def test_honeybot_shields_what_it_points_to() -> None:
    """card: Honeybot ①"""
    mine = "monsters: Honeybot (zone 3), Bitron (zone 2), Gemini Elf (zone 5)"
    t = their_turn(mine, "hand: Tribute to the Doomed, Umi   monsters: Summoned Skull")
    t.opp.activates("Tribute to the Doomed", discarding="Umi")
    assert sorted(t.opp.is_asked("target").offers) == ["Gemini Elf", "Honeybot", "Summoned Skull"]
    t = their_turn(mine, "monsters: Summoned Skull", "Battle Step")
    t.opp.attacks("Summoned Skull", "Bitron")
    assert "Bitron" in t.you.monsters and t.you.lp == 5700
    t = their_turn(mine, "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.monsters == []


def test_flame_administrator_lifts_your_link_monsters_and_is_there_once() -> None:
    """card: Flame Administrator ①②"""
    name = "Flame Administrator"
    t = your_turn(
        f"monsters: {name} (extra zone 1), Honeybot (zone 5), Bitron (zone 1), Digitron (zone 2)   extra: {name}",
        "monsters: Honeybot",
    )
    assert (t.you.atk_of(name), t.you.atk_of("Honeybot"), t.you.atk_of("Bitron")) == (2000, 2700, 200)
    assert t.opp.atk_of("Honeybot") == 1900
    t.you.cannot(f"link summon {name}", because="effect-type.unclassified.only-one-on-field")
    t = your_turn(f"monsters: Gemini Elf, Bitron   extra: {name}")
    t.you.cannot(f"link summon {name}", because=UNMET)


def test_code_talker_grows_and_is_safe_while_it_points_to_a_monster() -> None:
    """card: Code Talker ①②"""
    t = their_turn(
        "monsters: Code Talker (extra zone 1), Bitron (zone 2), Kuriboh (zone 3)",
        "monsters: Summoned Skull (zone 4), Gemini Elf (zone 1)   hand: Raigeki",
    )
    assert t.you.atk_of("Code Talker") == 2300  # Bitron below it and the Skull above it
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", "Code Talker")
    assert "Code Talker" in t.you.monsters and t.you.lp == 7800
    t.opp.goes_to("Main Phase 2")
    t.opp.activates("Raigeki")
    assert t.you.monsters == ["Code Talker"]
    t = your_turn("monsters: Code Talker (extra zone 1), Bitron (zone 2)   hand: Dark Hole")
    t.you.activates("Dark Hole")
    assert t.you.monsters == []  # your own effect destroys it
    t = their_turn("monsters: Code Talker (extra zone 1), Bitron (zone 1)", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.monsters == []


def test_underclock_taker_lowers_a_monster_by_the_atk_of_one_it_points_to() -> None:
    """card: Underclock Taker ①"""
    name = "Underclock Taker"
    t = your_turn(
        f"monsters: {name} (extra zone 1), Gemini Elf (zone 2), Kuriboh (zone 3)",
        "monsters: Summoned Skull, Sangan (set)",
    )
    t.you.activates(name)
    assert t.opp.atk_of("Summoned Skull") == 600
    t.you.cannot(f"activate {name}", because=ONCE_EACH)
    t.you.ends_turn()
    assert t.opp.atk_of("Summoned Skull") == 2500
    t = your_turn(f"monsters: {name} (extra zone 1), Kuriboh (zone 3)", "monsters: Summoned Skull")
    t.you.cannot(f"activate {name}", because=NO_TARGET)


def test_decode_talker_grows_by_500_for_each_monster_it_points_to() -> None:
    """card: Decode Talker ①"""
    t = your_turn(
        "monsters: Decode Talker (extra zone 1), Bitron (zone 1), Kuriboh (zone 3), Sangan (zone 2)",
        "monsters: Gemini Elf (zone 4)",
    )
    assert t.you.atk_of("Decode Talker") == 3800
    t = your_turn("monsters: 2 Bitron, Kuriboh   extra: Decode Talker")
    t.you.cannot("link summon Decode Talker", because=UNMET)
    t = your_turn("monsters: Code Talker (extra zone 1), Kuriboh   extra: Decode Talker")
    t.you.can("link summon Decode Talker")


def test_decode_talker_negates_what_targets_a_card_of_yours() -> None:
    """card: Decode Talker ②"""
    mine = "monsters: Decode Talker (extra zone 1), Bitron (zone 1), Kuriboh (zone 2)   set: Mirror Force"
    t = their_turn(mine, "hand: Mystical Space Typhoon, Umi")
    t.opp.activates("Mystical Space Typhoon")
    t.you.activates("Decode Talker", tributing="Bitron")
    assert t.you.set_cards == ["Mirror Force"] and t.opp.graveyard == ["Mystical Space Typhoon"]
    t = their_turn(mine, "monsters: Exiled Force")
    t.opp.activates("Exiled Force", targeting="Decode Talker")
    t.you.activates("Decode Talker", tributing="Bitron").nobody_responds()
    assert "Decode Talker" in t.you.monsters


def test_decode_talker_does_not_answer_what_targets_nothing_of_yours_or_without_a_monster_there() -> None:
    """card: Decode Talker ②"""
    mine = "monsters: Decode Talker (extra zone 1), Bitron (zone 1)"
    t = their_turn(mine, "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.monsters == []
    t = their_turn(f"{mine}   graveyard: Gemini Elf", "hand: Monster Reborn")
    t.opp.activates("Monster Reborn")
    t.opp.takes_position("attack")
    assert t.opp.monsters == ["Gemini Elf"]  # what it targets lies in the Graveyard
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Decode Talker (extra zone 1), Bitron (zone 2)
        opp 8000   hand: Tribute to the Doomed, Umi
        """,
        ask_all=True,
    )
    t.opp.activates("Tribute to the Doomed", discarding="Umi", targeting="Bitron")
    t.you.cannot("activate Decode Talker effect 2", because=NO_COST)


def test_powercode_talker_negates_a_monster_for_the_turn() -> None:
    """card: Powercode Talker ①"""
    name = "Powercode Talker"
    t = your_turn(f"monsters: {name} (extra zone 1)", "monsters: Jinzo, Sangan (set)")
    t.you.activates(name, effect=1, targeting="Jinzo").nobody_responds()
    assert [seen.name for seen in t.you.view.monsters(t.opp.player) if seen is not None and seen.negated] == ["Jinzo"]
    t.you.cannot(f"activate {name} effect 1", because=ONCE_EACH)
    t.you.ends_turn()
    assert not [seen for seen in t.you.view.monsters(t.opp.player) if seen is not None and seen.negated]
    t = your_turn(f"monsters: Bitron, Kuriboh   extra: {name}")
    assert t.you.reasons(f"link summon {name}")
    t = your_turn(f"monsters: Bitron, Kuriboh, Sangan   extra: {name}")
    t.you.can(f"link summon {name}")


def test_powercode_talker_doubles_its_original_atk_for_one_calculation() -> None:
    """card: Powercode Talker ②"""
    name = "Powercode Talker"
    mine = f"monsters: {name} (extra zone 1), Bitron (zone 1), Kuriboh (zone 2)   field: Cynet Universe"
    t = your_turn(mine, "monsters: Blue-Eyes White Dragon, Gemini Elf", "Battle Step")
    t.you.attacks(name, "Blue-Eyes White Dragon")
    t.you.activates(name, effect=2, tributing="Bitron")
    assert t.opp.graveyard == ["Blue-Eyes White Dragon"] and t.opp.lp == 8000 - (4600 - 3000)
    assert t.you.atk_of(name) == 2600
    t = your_turn(f"monsters: {name} (extra zone 1), Kuriboh (zone 2)", "monsters: Gemini Elf", "Battle Step")
    t.you.attacks(name, "Gemini Elf")
    assert t.opp.lp == 7600  # it points to no monster of yours
    t = your_turn(mine, "", "Battle Step")
    t.you.attacks_directly(name)
    assert t.opp.lp == 5400  # it battles no monster


# ------------------------------------------------------------------------------- they call what the opponent has lost

# Each with a monster of its attribute that has little DEF, and one of another attribute.
CHARMERS = [
    ("Aussa the Earth Charmer, Immovable", "Battle Ox", "Harpie Lady"),
    ("Eria the Water Charmer, Gentle", "Mermaid Knight", "Harpie Lady"),
    ("Hiita the Fire Charmer, Ablaze", "Solar Flare Dragon", "Harpie Lady"),
    ("Wynn the Wind Charmer, Verdant", "Harpie Lady", "Battle Ox"),
    ("Lyna the Light Charmer, Lustrous", "Thunder Dragon", "Battle Ox"),
    ("Dharc the Dark Charmer, Gloomy", "Dark Blade", "Battle Ox"),
]
each_charmer = pytest.mark.parametrize(("name", "own", "other"), CHARMERS)


@each_charmer
def test_a_charmer_is_made_of_a_monster_of_the_attribute_and_any_other(name: str, own: str, other: str) -> None:
    """card: Aussa the Earth Charmer, Immovable
    card: Eria the Water Charmer, Gentle
    card: Hiita the Fire Charmer, Ablaze
    card: Wynn the Wind Charmer, Verdant
    card: Lyna the Light Charmer, Lustrous
    card: Dharc the Dark Charmer, Gloomy
    """
    t = your_turn(f"monsters: {own}, {other}   extra: {name}")
    t.you.does(f"link summon {name}")
    t.you.settle_zone(None)
    assert t.you.monsters == [name]
    your_turn(f"monsters: 2 {other}   extra: {name}").you.cannot(f"link summon {name}", because=UNMET)


@each_charmer
def test_a_charmer_calls_a_monster_of_the_opponents_graveyard_to_where_it_points(
    name: str, own: str, other: str
) -> None:
    """card: Aussa the Earth Charmer, Immovable ①
    card: Eria the Water Charmer, Gentle ①
    card: Hiita the Fire Charmer, Ablaze ①
    card: Wynn the Wind Charmer, Verdant ①
    card: Lyna the Light Charmer, Lustrous ①
    card: Dharc the Dark Charmer, Gloomy ①
    """
    t = your_turn(f"monsters: {name} (extra zone 1)   graveyard: {own}", f"graveyard: 2 {own}, {other}")
    t.you.activates(name, effect=1)
    assert len(t.you.is_asked("target").offers) == 2
    t.duel.answer(0)
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3"]
    t.you.does("zone 3")
    assert t.you.monster(own).zone == 3 and t.opp.graveyard == [own, other]
    t.you.cannot(f"activate {name} effect 1", because=ONCE)


def test_a_charmer_needs_a_free_zone_to_which_it_points() -> None:
    """card: Dharc the Dark Charmer, Gloomy ①"""
    name = "Dharc the Dark Charmer, Gloomy"
    theirs = "graveyard: Dark Blade"
    mine = f"monsters: {name} (extra zone 1), Kuriboh (zone 1)"
    your_turn(mine, theirs).you.can(f"activate {name} effect 1")
    your_turn(f"{mine}, Sangan (zone 3)", theirs).you.cannot(f"activate {name} effect 1", because=NO_TARGET)
    # In the lowest row it points off the field.
    your_turn(f"monsters: {name} (zone 2)", theirs).you.cannot(f"activate {name} effect 1", because=NO_TARGET)


def test_what_a_charmer_called_does_not_come_if_the_charmer_is_gone() -> None:
    """card: Dharc the Dark Charmer, Gloomy ①"""
    name = "Dharc the Dark Charmer, Gloomy"
    t = your_turn(f"monsters: {name} (extra zone 1)", "graveyard: Dark Blade   set: Compulsory Evacuation Device")
    t.you.activates(name, effect=1)
    t.opp.activates("Compulsory Evacuation Device", targeting=name).nobody_responds()
    assert t.you.monsters == [] and "Dark Blade" in t.opp.graveyard


@each_charmer
def test_a_link_summoned_charmer_that_falls_finds_a_monster_with_little_def(name: str, own: str, other: str) -> None:
    """card: Aussa the Earth Charmer, Immovable ②
    card: Eria the Water Charmer, Gentle ②
    card: Hiita the Fire Charmer, Ablaze ②
    card: Wynn the Wind Charmer, Verdant ②
    card: Lyna the Light Charmer, Lustrous ②
    card: Dharc the Dark Charmer, Gloomy ②
    """
    t = your_turn(
        f"monsters: {own}, {other}   extra: {name}   deck: {other}, {own}, Blue-Eyes White Dragon, Umi",
        "monsters: Summoned Skull   deck: 3 Umi",
    )
    t.you.does(f"link summon {name}")
    t.you.settle_zone(None)
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks("Summoned Skull", name)
    t.you.triggers(name, effect=2)
    assert t.you.hand == [own]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_only_a_link_summoned_charmer_that_the_opponent_destroys_finds_one() -> None:
    """card: Dharc the Dark Charmer, Gloomy ②"""
    name = "Dharc the Dark Charmer, Gloomy"
    t = their_turn(f"monsters: {name}   deck: Dark Blade, Umi", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.hand == [] and t.chain == []  # it was not Link Summoned
    t = your_turn(f"monsters: Dark Blade, Kuriboh   extra: {name}   deck: Dark Blade, Umi   hand: Dark Hole")
    t.you.does(f"link summon {name}")
    t.you.settle_zone(None)
    t.you.activates("Dark Hole")
    assert t.you.is_asked("open state") and t.you.hand == []


def test_link_spider_brings_a_small_normal_monster_below_it() -> None:
    """card: Link Spider ①"""
    t = your_turn("monsters: Link Spider (extra zone 2)   hand: Bitron, Lady Debug, Blue-Eyes White Dragon")
    t.you.activates("Link Spider")
    t.you.does("defense position")
    assert t.you.monster("Bitron").zone == 4
    t.you.cannot("activate Link Spider", because=ONCE_EACH)
    t = your_turn("monsters: Link Spider (extra zone 2), Kuriboh (zone 4)   hand: Bitron")
    assert t.you.reasons("activate Link Spider")


@pytest.mark.rule("effect.name-limit.this-effect-of-x-once", scenario=0)
def test_code_talker_inverted_brings_a_cyberse_beside_it_once_a_turn() -> None:
    """card: Code Talker Inverted ①"""
    name = "Code Talker Inverted"
    t = your_turn(
        f"monsters: Bitron (zone 4), Digitron (zone 5), Link Spider (extra zone 1)"
        f"   hand: Linkslayer, Kuriboh   extra: {name}"
    )
    t.you.does(f"link summon {name}")
    t.you.does("Bitron, Digitron")
    t.you.triggers(name)
    t.you.does("attack position")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3"]
    t.you.does("zone 1")
    assert t.you.monster("Linkslayer").zone == 1
    t = your_turn(f"monsters: Bitron, Digitron   hand: Linkslayer   extra: {name}")
    t.you.does(f"link summon {name}")
    t.you.does("extra zone 1")
    assert t.you.is_asked("open state")  # there it points to no zone of yours


# Each with monsters that it can be made of, and with some that do not do.
MADE_OF = [
    ("Trickstar Holly Angel", "Trickstar Candina, Trickstar Lilybell", "Trickstar Candina, Gemini Elf"),
    ("Trickstar Black Catbat", "Trickstar Candina, Trickstar Token", "Trickstar Candina, Gemini Elf"),
    ("Trickstar Crimson Heart", "Trickstar Candina, Trickstar Bloom", "Trickstar Candina, Gemini Elf"),
    ("Trickstar Bloom", "Trickstar Lilybell", "Trickstar Candina"),
    ("Link Disciple", "Bitron", "Linkslayer"),
    ("Honeybot", "Bitron, Link Disciple", "Bitron, Gemini Elf"),
    ("Link Spider", "Bitron", "Lady Debug"),
    ("Detonate Deleter", "Bitron, Code Talker", "Gemini Elf, Code Talker"),
    ("Trickstar Foxglove Witch", "Trickstar Candina, Hip Hoshiningen", "Trickstar Candina, Code Talker"),
    ("Code Talker Inverted", "Bitron, Lady Debug", "Bitron, Gemini Elf"),
    ("Flame Administrator", "Bitron, Linkslayer", "Bitron, Gemini Elf"),
    ("Code Talker", "Lady Debug, Kuriboh", "Lady Debug, Bitron"),
    ("Underclock Taker", "Lady Debug, Kuriboh", "Lady Debug, Bitron"),
    ("Decode Talker", "Code Talker, Kuriboh", "Lady Debug, Kuriboh"),
    ("Powercode Talker", "Bitron, Gemini Elf, Kuriboh", "Code Talker, Kuriboh"),
]


@pytest.mark.parametrize(("name", "fits", "fails"), MADE_OF)
def test_a_link_monster_is_made_of_what_it_says(name: str, fits: str, fails: str) -> None:
    """card: Trickstar Holly Angel, Trickstar Black Catbat, Trickstar Crimson Heart, Trickstar Bloom, Link Disciple,
    card: Honeybot, Flame Administrator, Code Talker, Underclock Taker, Decode Talker, Powercode Talker
    card: Link Spider, Code Talker Inverted, Detonate Deleter, Trickstar Foxglove Witch
    """
    t = your_turn(f"monsters: {fits}   extra: {name}")
    t.you.does(f"link summon {name}")
    t.you.settle_zone(None)
    assert t.you.monsters == [name]
    assert your_turn(f"monsters: {fails}   extra: {name}").you.reasons(f"link summon {name}")
