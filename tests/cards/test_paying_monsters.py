"""Cards: monsters whose effects cost something."""

import pytest

from table import Table, table

NOT_MET = "effect.condition.all-must-be-met"
UNPAYABLE = "cost.unpayable.cannot-activate"
NO_TARGET = "target.timing.chosen-at-activation"
NO_PROCEDURE = "summon.special-monster.by-fulfilling-condition"
USED_UP = "effect.once-per-turn.limits-the-user"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", deck: str = "9 Sogen", lp: int = 8000) -> Table:
    return table(f"turn 3, {phase}, you to act\nyou {lp}   {you}   deck: {deck}\nopp 8000   {opp}   deck: 9 Sogen")


# --------------------------------------------------------------------------------------------- Tributes for damage


@pytest.mark.parametrize(
    ("card", "given", "damage"),
    [
        ("Gravekeeper's Cannonholder", "Gravekeeper's Spy", 700),
        ("Anti-Aircraft Flower", "Petit Moth", 800),
        ("Man-Thro' Tro'", "Mystical Elf", 800),
    ],
)
def test_it_throws_a_monster(card: str, given: str, damage: int) -> None:
    """card: Gravekeeper's Cannonholder, Anti-Aircraft Flower, Man-Thro' Tro'"""
    t = your_turn(f"monsters: {card}, {given}, Kuriboh   hand: Umi")
    t.you.activates(card, tributing=given).nobody_responds()
    assert t.opp.lp == 8000 - damage and t.you.graveyard == [given]
    t.you.cannot(f"activate {card}", because=UNPAYABLE)


def test_cannonholder_throws_no_other_cannonholder() -> None:
    """card: Gravekeeper's Cannonholder"""
    t = your_turn("monsters: 2 Gravekeeper's Cannonholder   hand: Umi")
    t.you.cannot("activate Gravekeeper's Cannonholder", because=UNPAYABLE)


def test_castle_gate_shoots_a_monster_in_attack_position_once_a_turn() -> None:
    """card: Castle Gate ①②"""
    t = your_turn("monsters: Castle Gate, Gemini Elf, Kuriboh, Summoned Skull   hand: Umi")
    t.you.activates("Castle Gate", tributing="Gemini Elf").nobody_responds()
    assert t.opp.lp == 8000 - 1900
    t.you.cannot("activate Castle Gate", because=USED_UP)
    t = your_turn("monsters: Castle Gate (defense), Gemini Elf   hand: Umi")
    t.you.cannot("activate Castle Gate", because=NOT_MET)
    t = your_turn("monsters: Summoned Skull   hand: Umi", "monsters: Castle Gate", "Battle Step")
    t.you.attacks("Summoned Skull", "Castle Gate")
    assert t.opp.monsters == ["Castle Gate"] and t.opp.lp == 5500


# ------------------------------------------------------------------------------------------- Tributes for destruction

ORCA = "Orca Mega-Fortress of Darkness"


def test_orca_fires_a_torpedo_or_a_cannonball() -> None:
    """card: Orca Mega-Fortress of Darkness"""
    t = your_turn(f"monsters: {ORCA}, Torpedo Fish, Kuriboh   hand: Umi", "monsters: Summoned Skull   set: Waboku")
    t.you.activates(ORCA, effect=1, tributing="Torpedo Fish", targeting="Summoned Skull").nobody_responds()
    assert t.opp.graveyard == ["Summoned Skull"]
    t = your_turn(
        f"monsters: {ORCA}, Cannonball Spear Shellfish, Kuriboh   hand: Umi",
        "monsters: Summoned Skull   set: Dark Hole",
    )
    t.you.cannot(f"activate {ORCA} effect 1", because=UNPAYABLE)
    t.you.activates(ORCA, effect=2, tributing="Cannonball Spear Shellfish").nobody_responds()
    assert t.opp.graveyard == ["Dark Hole"]


def test_blast_juggler_gives_itself_for_two_small_monsters_in_your_standby_phase() -> None:
    """card: Blast Juggler"""
    t = table("""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Blast Juggler   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Kuriboh, Petit Moth, Gemini Elf   deck: 3 Sogen
    """)
    t.opp.ends_turn()
    t.you.triggers("Blast Juggler").nobody_responds()
    assert sorted(t.opp.graveyard) == ["Kuriboh", "Petit Moth"] and t.you.graveyard == ["Blast Juggler"]
    t = your_turn("monsters: Blast Juggler   hand: Umi", "monsters: Kuriboh, Petit Moth")
    assert not t.you.can_activate("Blast Juggler")


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_blast_juggler_spares_what_has_become_too_strong() -> None:
    """card: Blast Juggler"""
    t = table("""
        turn 3, Standby Phase, you to act
        you 8000   monsters: Blast Juggler   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Petit Dragon, Petit Moth   set: Rush Recklessly   deck: 3 Sogen
    """)
    t.you.triggers("Blast Juggler")
    t.opp.activates("Rush Recklessly", targeting="Petit Dragon").nobody_responds()
    assert t.opp.monsters == ["Petit Dragon"] and sorted(t.opp.graveyard) == ["Petit Moth", "Rush Recklessly"]


# ------------------------------------------------------------------------------------------- Tributes for a summon


@pytest.mark.parametrize(
    ("card", "brought"), [("Kaibaman", "Blue-Eyes White Dragon"), ("The Creator Incarnate", "The Creator")]
)
def test_it_gives_itself_for_a_monster_of_the_hand(card: str, brought: str) -> None:
    """card: Kaibaman, The Creator Incarnate"""
    t = your_turn(f"monsters: {card}   hand: {brought}, Umi")
    t.you.activates(card).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [brought] and t.you.graveyard == [card]
    t = your_turn(f"monsters: {card}   hand: Umi", deck=f"{brought}, 3 Sogen")
    assert not t.you.can_activate(card)


def test_the_hand_gives_itself_and_another_for_the_phoenix() -> None:
    """card: Hand of Nephthys ①"""
    t = your_turn("monsters: Hand of Nephthys, Kuriboh   hand: Umi", deck="Sacred Phoenix of Nephthys, 3 Sogen")
    t.you.activates("Hand of Nephthys").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Sacred Phoenix of Nephthys"] and sorted(t.you.graveyard) == [
        "Hand of Nephthys",
        "Kuriboh",
    ]
    t = your_turn("monsters: Hand of Nephthys   hand: Umi", deck="Sacred Phoenix of Nephthys, 3 Sogen")
    t.you.cannot("activate Hand of Nephthys", because=UNPAYABLE)


def test_rescue_cat_calls_two_beasts_that_fall_in_the_end_phase() -> None:
    """card: Rescue Cat ①"""
    t = your_turn("monsters: Rescue Cat   hand: Umi", deck="Catnipped Kitty, Silver Fang, Battle Ox, 2 Sogen")
    t.you.activates("Rescue Cat").nobody_responds()
    t.you.takes_position("attack")
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Catnipped Kitty", "Silver Fang"] and t.you.graveyard == ["Rescue Cat"]
    t.you.ends_turn()
    assert t.you.monsters == []
    t = your_turn("monsters: Rescue Cat   hand: Umi", deck="Silver Fang, Battle Ox, 2 Sogen")
    assert not t.you.can_activate("Rescue Cat")


@pytest.mark.parametrize(
    ("card", "given", "brought"),
    [
        ("Avalanching Aussa", "Gemini Elf", "Battle Ox"),
        ("Raging Eria", "7 Colored Fish", "Deepsea Warrior"),
        ("Blazing Hiita", "Hinotama Soul", "Solar Flare Dragon"),
        ("Storming Wynn", "Petit Dragon", "Harpie Girl"),
    ],
)
def test_she_brings_a_monster_for_another_and_takes_it_along(card: str, given: str, brought: str) -> None:
    """card: Avalanching Aussa, Raging Eria, Blazing Hiita, Storming Wynn"""
    t = your_turn(f"monsters: {card}, {given}   hand: {brought}, Kuriboh, Raigeki Break")
    t.you.activates(card, tributing=given).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [card, brought] and t.you.graveyard == [given]
    t.you.sets("Raigeki Break")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting=card).nobody_responds()
    assert t.you.monsters == []


@pytest.mark.parametrize(
    ("card", "given", "brought"),
    [
        ("Avalanching Aussa", "Gemini Elf", "Battle Ox"),
        ("Raging Eria", "7 Colored Fish", "Deepsea Warrior"),
        ("Blazing Hiita", "Hinotama Soul", "Solar Flare Dragon"),
        ("Storming Wynn", "Petit Dragon", "Harpie Girl"),
    ],
)
def test_she_takes_it_along_too_if_she_changes_sides(card: str, given: str, brought: str) -> None:
    """card: Avalanching Aussa, Raging Eria, Blazing Hiita, Storming Wynn"""
    t = your_turn(f"monsters: {card}, {given}   hand: {brought}", "hand: Change of Heart, Umi")
    t.you.activates(card, tributing=given).nobody_responds()
    t.you.takes_position("attack")
    t.you.ends_turn()
    t.opp.activates("Change of Heart", targeting=card).nobody_responds()
    t.opp.take_zone()
    assert t.you.monsters == [] and t.opp.monsters == [card] and sorted(t.you.graveyard) == sorted([brought, given])


@pytest.mark.parametrize(
    ("card", "given", "brought"),
    [
        ("Avalanching Aussa", "Gemini Elf", "Battle Ox"),
        ("Raging Eria", "7 Colored Fish", "Deepsea Warrior"),
        ("Blazing Hiita", "Hinotama Soul", "Solar Flare Dragon"),
        ("Storming Wynn", "Petit Dragon", "Harpie Girl"),
    ],
)
def test_it_is_taken_along_by_any_card_of_her_name_that_leaves_your_field(card: str, given: str, brought: str) -> None:
    """card: Avalanching Aussa, Raging Eria, Blazing Hiita, Storming Wynn"""
    t = your_turn(f"monsters: {card}, {given}, {card}   hand: {brought}", f"hand: Raigeki Break   monsters: {card}")
    t.you.activates(f"{card} (zone 1)", tributing=given).nobody_responds()
    t.you.takes_position("attack")
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")
    t.opp.attacks(card, f"{card} (zone 3)")
    t.nobody_responds()
    assert t.opp.monsters == [] and t.you.monsters == [card] and brought in t.you.graveyard


@pytest.mark.parametrize("card", ["Avalanching Aussa", "Raging Eria", "Blazing Hiita", "Storming Wynn"])
def test_she_gives_another_of_her_attribute(card: str) -> None:
    """card: Avalanching Aussa, Raging Eria, Blazing Hiita, Storming Wynn"""
    t = your_turn(f"monsters: {card}, Kuriboh   hand: Battle Ox, Deepsea Warrior, Solar Flare Dragon, Harpie Girl")
    t.you.cannot(f"activate {card}", because=UNPAYABLE)


# ------------------------------------------------------------------------------------- Machina and Magnet Warriors

MACHINAS = "Machina Soldier, Machina Sniper, Machina Defender"


def test_covington_combines_the_three_machinas() -> None:
    """card: Commander Covington ①"""
    t = your_turn(f"monsters: Commander Covington, {MACHINAS}   hand: Umi", deck="Machina Force, 3 Sogen")
    t.you.activates("Commander Covington").nobody_responds()
    t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Commander Covington", "Machina Force"]
    t = your_turn("monsters: Commander Covington, Machina Soldier, Machina Sniper   hand: Machina Force")
    t.you.cannot("activate Commander Covington", because=UNPAYABLE)


def test_machina_force_pays_for_attacks_and_falls_apart() -> None:
    """card: Machina Force ①②"""
    t = your_turn("monsters: Machina Force   hand: Umi", phase="Battle Step")
    t.you.attacks_directly("Machina Force")
    assert t.you.lp == 7000 and t.opp.lp == 3400
    t = your_turn(f"monsters: Machina Force   hand: Umi   graveyard: {MACHINAS}")
    t.you.activates("Machina Force").nobody_responds()
    for _ in range(3):
        t.you.takes_position("attack")
    assert sorted(t.you.monsters) == ["Machina Defender", "Machina Sniper", "Machina Soldier"]
    t = your_turn("monsters: Machina Force   hand: Umi   graveyard: Machina Soldier, Machina Sniper")
    t.you.cannot("activate Machina Force", because=NO_TARGET)


def test_machina_force_brings_nothing_if_one_of_the_three_is_gone() -> None:
    """card: Machina Force ②"""
    t = your_turn(f"monsters: Machina Force   hand: Umi   graveyard: {MACHINAS}", "set: Disappear")
    t.you.activates("Machina Force")
    t.opp.activates("Disappear", targeting="Machina Sniper").nobody_responds()
    assert t.you.is_asked("open state") and t.you.monsters == [] and t.you.banished == ["Machina Sniper"]


MAGNETS = "Alpha The Magnet Warrior, Beta The Magnet Warrior"


@pytest.mark.rule("zone.main-monster.max-five", scenario=0)
@pytest.mark.parametrize(("others", "fits"), [(2, True), (3, False), (4, False)])
def test_three_that_are_brought_together_need_three_zones(others: int, fits: bool) -> None:
    """card: Machina Force ②, Valkyrion the Magna Warrior ①"""
    for card, parts in (
        ("Machina Force", MACHINAS),
        ("Valkyrion the Magna Warrior", f"{MAGNETS}, Gamma The Magnet Warrior"),
    ):
        t = your_turn(f"monsters: {card}, {others} Kuriboh   hand: Umi   graveyard: {parts}")
        if fits:
            t.you.can(f"activate {card}")
        else:
            t.you.cannot(f"activate {card}", because="zone.main-monster.max-five")


def test_machina_force_cannot_be_revived() -> None:
    """card: Machina Force"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Machina Force")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_valkyrion_is_made_of_magnet_warriors_of_hand_and_field() -> None:
    """card: Valkyrion the Magna Warrior"""
    valkyrion = "Valkyrion the Magna Warrior"
    t = your_turn(f"monsters: {MAGNETS}   hand: {valkyrion}, Gamma The Magnet Warrior")
    t.you.special_summons(valkyrion)
    assert t.you.monsters == [valkyrion] and len(t.you.graveyard) == 3 and t.you.hand == []
    t.you.activates(valkyrion).nobody_responds()
    for _ in range(3):
        t.you.takes_position("attack")
    assert len(t.you.monsters) == 3 and t.you.graveyard == [valkyrion]


def test_valkyrion_needs_all_three() -> None:
    """card: Valkyrion the Magna Warrior ①"""
    valkyrion = "Valkyrion the Magna Warrior"
    t = your_turn(f"monsters: {MAGNETS}   hand: {valkyrion}, Kuriboh")
    t.you.cannot(f"special summon {valkyrion}", because=NO_PROCEDURE)
    t = your_turn(f"monsters: {valkyrion}   hand: Umi   graveyard: {MAGNETS}")
    t.you.cannot(f"activate {valkyrion}", because=NO_TARGET)


# -------------------------------------------------------------------------------------------- for cards of the hand


def test_the_avatar_smashes_its_pot() -> None:
    """card: Avatar of The Pot"""
    t = your_turn("monsters: Avatar of The Pot   hand: Pot of Greed, Umi")
    t.you.activates("Avatar of The Pot").nobody_responds()
    assert t.you.graveyard == ["Pot of Greed"] and len(t.you.hand) == 4
    t.you.cannot("activate Avatar of The Pot", because=UNPAYABLE)


def test_cyber_gymnast_destroys_a_monster_in_attack_position() -> None:
    """card: Cyber Gymnast ①"""
    t = your_turn("monsters: Cyber Gymnast   hand: 2 Umi", "monsters: Summoned Skull, Sangan (defense)")
    t.you.activates("Cyber Gymnast", discarding="Umi").nobody_responds()
    assert t.opp.graveyard == ["Summoned Skull"]
    t.you.cannot("activate Cyber Gymnast", because=USED_UP)


def test_cyber_gymnast_needs_one_in_attack_position() -> None:
    """card: Cyber Gymnast ①"""
    t = your_turn("monsters: Cyber Gymnast   hand: 2 Umi", "monsters: Sangan (defense)")
    t.you.cannot("activate Cyber Gymnast", because=NO_TARGET)


def test_the_master_calls_a_banished_monster_back() -> None:
    """card: D.D.M. - Different Dimension Master"""
    master = "D.D.M. - Different Dimension Master"
    t = your_turn(f"monsters: {master}   hand: Umi, Kuriboh   banished: Summoned Skull", "banished: Sangan")
    t.you.activates(master).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [master, "Summoned Skull"] and t.you.graveyard == ["Umi"]
    t = your_turn(f"monsters: {master}   hand: Kuriboh   banished: Summoned Skull")
    t.you.cannot(f"activate {master}", because=UNPAYABLE)


SANCTUARY = "field: The Sanctuary in the Sky"


def test_zerato_rises_from_zera_in_the_sanctuary() -> None:
    """card: Archlord Zerato"""
    t = your_turn(f"monsters: Warrior of Zera   hand: Archlord Zerato, Umi   {SANCTUARY}")
    t.you.special_summons("Archlord Zerato")
    assert t.you.graveyard == ["Warrior of Zera"]
    t = your_turn("monsters: Warrior of Zera   hand: Archlord Zerato, Umi")
    t.you.cannot("special summon Archlord Zerato", because=NO_PROCEDURE)


def test_zerato_wipes_out_the_opponents_monsters_for_a_light_monster() -> None:
    """card: Archlord Zerato"""
    t = your_turn(
        f"monsters: Archlord Zerato   hand: Watapon, Kuriboh   {SANCTUARY}", "monsters: Sangan, Kuriboh (set)"
    )
    t.you.activates("Archlord Zerato").nobody_responds()
    assert t.opp.monsters == [] and t.you.graveyard == ["Watapon"]
    t = your_turn("monsters: Archlord Zerato   hand: Watapon", f"monsters: Sangan   {SANCTUARY}")
    t.you.cannot("activate Archlord Zerato", because=NOT_MET)


def test_coach_goblin_exchanges_a_normal_monster_in_your_end_phase() -> None:
    """card: Coach Goblin"""
    t = your_turn("monsters: Coach Goblin   hand: Mystical Elf, Kuriboh", deck="Umi, Sogen")
    t.you.goes_to("End Phase")
    t.you.triggers("Coach Goblin").nobody_responds()
    assert sorted(t.you.hand) == ["Kuriboh", "Umi"] and t.you.deck == ["Sogen", "Mystical Elf"]
    t = your_turn("monsters: Coach Goblin   hand: Kuriboh", deck="Umi, Sogen")
    t.you.ends_turn()
    assert t.turn == 4 and t.you.hand == ["Kuriboh"]


def test_the_creator_revives_a_monster_for_a_card_of_the_hand() -> None:
    """card: The Creator"""
    t = your_turn("monsters: The Creator   hand: Umi   graveyard: Summoned Skull")
    t.you.activates("The Creator").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["The Creator", "Summoned Skull"] and t.you.graveyard == ["Umi"]
    t = your_turn("hand: Monster Reborn, Umi   graveyard: The Creator")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_the_creator_does_it_once_a_turn_and_needs_a_card() -> None:
    """card: The Creator"""
    t = your_turn("monsters: The Creator   hand: 2 Umi   graveyard: Summoned Skull, Kuriboh")
    t.you.activates("The Creator", targeting="Kuriboh").nobody_responds()
    t.you.chooses("Umi")
    t.you.takes_position("attack")
    t.you.cannot("activate The Creator", because=USED_UP)
    t = your_turn("monsters: The Creator   graveyard: Summoned Skull")
    assert not t.you.can_activate("The Creator")


def test_fire_sorcerer_banishes_two_cards_of_the_hand_for_800() -> None:
    """card: Fire Sorcerer"""
    t = your_turn("monsters: Fire Sorcerer (set)   hand: Umi, Kuriboh")
    t.you.flip_summons("Fire Sorcerer")
    t.nobody_responds()
    assert t.opp.lp == 7200 and sorted(t.you.banished) == ["Kuriboh", "Umi"]
    t = your_turn("monsters: Fire Sorcerer (set)   hand: Umi")
    t.you.flip_summons("Fire Sorcerer")
    assert t.opp.lp == 8000 and t.you.hand == ["Umi"]


def test_lady_assailant_banishes_three_cards_of_the_deck_for_800() -> None:
    """card: Lady Assailant of Flames"""
    t = your_turn("monsters: Lady Assailant of Flames (set)   hand: Umi", deck="4 Sogen")
    t.you.flip_summons("Lady Assailant of Flames")
    t.nobody_responds()
    assert t.opp.lp == 7200 and t.you.banished == ["Sogen"] * 3
    t = your_turn("monsters: Lady Assailant of Flames (set)   hand: Umi", deck="2 Sogen")
    t.you.flip_summons("Lady Assailant of Flames")
    assert t.opp.lp == 8000 and len(t.you.deck) == 2


# ------------------------------------------------------------------------------------------------- for other things


def test_venus_pays_500_for_a_shine_ball() -> None:
    """card: The Agent of Creation - Venus ①"""
    venus = "The Agent of Creation - Venus"
    t = your_turn(f"monsters: {venus}   hand: Umi", deck="Mystical Shine Ball, 2 Sogen")
    t.you.activates(venus).nobody_responds()
    t.you.takes_position("attack")
    assert t.you.lp == 7500 and t.you.monsters == [venus, "Mystical Shine Ball"]
    t = your_turn(f"monsters: {venus}   hand: Umi", deck="Mystical Shine Ball", lp=400)
    t.you.cannot(f"activate {venus}", because="cost.lp.not-more-than-current")


def test_three_lacoodas_draw_three_cards_for_two_of_them() -> None:
    """card: 3-Hump Lacooda"""
    t = your_turn("monsters: 3 3-Hump Lacooda   hand: Umi")
    t.you.does("activate 3-Hump Lacooda (zone 1)")
    t.you.does("tribute 3-Hump Lacooda (zone 2), 3-Hump Lacooda (zone 3)")
    t.nobody_responds()
    assert len(t.you.hand) == 4 and t.you.monsters == ["3-Hump Lacooda"]
    t = your_turn("monsters: 2 3-Hump Lacooda, 3-Hump Lacooda (set)   hand: Umi")
    assert not t.you.can_activate("3-Hump Lacooda")


def test_cyber_kirin_keeps_effect_damage_away_for_the_turn() -> None:
    """card: Cyber Kirin"""
    t = your_turn("monsters: Cyber Kirin   hand: Umi, Poison of the Old Man")
    t.you.activates("Cyber Kirin").nobody_responds()
    assert t.you.graveyard == ["Cyber Kirin"]
    t.you.ends_turn()
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cyber Kirin   hand: Umi, Tremendous Fire
        opp 8000   deck: 3 Sogen
    """)
    t.you.activates("Cyber Kirin").nobody_responds()
    t.you.activates("Tremendous Fire").nobody_responds()
    assert (t.you.lp, t.opp.lp) == (8000, 7000)


def test_cyber_laser_dragon_destroys_what_is_as_strong_or_as_tough_once_a_turn() -> None:
    """card: Cyber Laser Dragon"""
    laser = "Cyber Laser Dragon"
    t = your_turn(
        f"monsters: {laser}   hand: Umi", "monsters: Summoned Skull, Gemini Elf, Millennium Shield, Gyakutenno Megami"
    )
    t.you.does(f"activate {laser}")
    assert sorted(t.you.is_asked("target").offers) == [laser, "Millennium Shield", "Summoned Skull"]
    t.you.targets("Millennium Shield").nobody_responds()
    assert t.opp.graveyard == ["Millennium Shield"]
    t.you.cannot(f"activate {laser}", because=USED_UP)


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize("response", ["Rush Recklessly", "Book of Moon"])
def test_cyber_laser_dragon_destroys_nothing_if_it_has_grown_too_strong_or_lies_face_down(response: str) -> None:
    """card: Cyber Laser Dragon"""
    t = your_turn("monsters: Cyber Laser Dragon   hand: Umi", f"monsters: Summoned Skull   set: {response}")
    t.you.activates("Cyber Laser Dragon", targeting="Summoned Skull")
    t.opp.activates(response, targeting="Cyber Laser Dragon").nobody_responds()
    assert t.opp.monsters == ["Summoned Skull"] and t.you.monsters == ["Cyber Laser Dragon"]


def test_cyber_laser_dragon_cannot_be_revived() -> None:
    """card: Cyber Laser Dragon"""
    t = your_turn("hand: Monster Reborn, Umi   graveyard: Cyber Laser Dragon")
    t.you.cannot("activate Monster Reborn", because=NO_TARGET)


def test_homunculus_changes_its_attribute() -> None:
    """card: Homunculus the Alchemic Being"""
    being = "Homunculus the Alchemic Being"
    t = your_turn(f"monsters: {being}, Element Saurus   hand: Umi")
    t.you.activates(being).nobody_responds()
    t.you.does("FIRE")
    assert t.you.atk_of("Element Saurus") == 2000
    t.you.cannot(f"activate {being}", because=USED_UP)


def test_homunculus_changes_nothing_once_it_lies_face_down() -> None:
    """card: Homunculus the Alchemic Being"""
    being = "Homunculus the Alchemic Being"
    t = your_turn(f"monsters: {being}   hand: Umi", "set: Book of Moon")
    t.you.activates(being)
    t.opp.activates("Book of Moon", targeting=being).nobody_responds()
    assert t.you.is_asked("open state")
