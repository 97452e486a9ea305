"""Cards: Union monsters, and others that become an Equip Card of their own accord."""

import pytest

from table import Table, table

ONCE = "effect.once-per-turn.limits-the-user"
NO_TARGET = "target.timing.chosen-at-activation"
NEW = [
    ("Y-Dragon Head", "X-Head Cannon", 400, 400),
    ("Z-Metal Tank", "X-Head Cannon", 600, 600),
    ("Z-Metal Tank", "Y-Dragon Head", 600, 600),
    ("W-Wing Catapult", "V-Tiger Jet", 400, 400),
    ("Heavy Mech Support Platform", "Jinzo", 500, 500),
]
OLD = [
    ("Pitch-Dark Dragon", "Dark Blade", 400, 400),
    ("Koitsu", "Aitsu", 3000, 0),
    ("Doitsu", "Soitsu", 2500, 0),
    ("Second Goblin", "Giant Orc", 0, 0),
    ("Protective Soul Ailin", "Indomitable Fighter Lei Lei", 0, 0),
    ("Metallizing Parasite - Lunatite", "Gemini Elf", 0, 0),
    ("Des Dendle", "Vampiric Orchis", 0, 0),
    ("Zombie Tiger", "Decayed Commander", 500, 500),
    ("Burning Beast", "Freezing Beast", 0, 0),
    ("Freezing Beast", "Burning Beast", 0, 0),
]


def your_turn(you: str, opp: str = "", step: str = "Main Phase 1") -> Table:
    return table(f"turn 3, {step}, you to act\nyou 8000   {you}   deck: 5 Sogen\nopp 8000   {opp}   deck: 5 Sogen")


def again(union: str) -> str:
    """How the effect is called that Special Summons an equipped Union monster: some have another one there."""
    return f"{union} effect 2" if union in ("Second Goblin", "Protective Soul Ailin") else union


def equipped(union: str, monster: str, opp: str = "", more: str = "") -> Table:
    """The Union monster is equipped to the other one, in the turn before; it is your turn again."""
    t = your_turn(f"monsters: {monster}, {union}   {more}", opp)
    t.you.activates(union, targeting=monster)
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.spells == [union] and t.you.monsters[0] == monster
    return t


@pytest.mark.parametrize(("union", "monster", "atk", "def_"), NEW + OLD)
def test_a_union_monster_is_equipped_and_raises_its_monster(union: str, monster: str, atk: int, def_: int) -> None:
    """card: Y-Dragon Head ①②, Z-Metal Tank ①②, W-Wing Catapult ①②, Heavy Mech Support Platform ①②,
    Pitch-Dark Dragon, Koitsu, Doitsu, Second Goblin, Protective Soul Ailin, Metallizing Parasite - Lunatite,
    Des Dendle, Zombie Tiger, Burning Beast, Freezing Beast, X-Head Cannon, V-Tiger Jet
    """
    t = your_turn(f"monsters: {monster}, {union}")
    before = t.you.atk_of(monster), t.you.def_of(monster)
    t.you.activates(union, targeting=monster)
    assert t.you.monsters == [monster] and t.you.spells == [union]
    assert (t.you.atk_of(monster), t.you.def_of(monster)) == (before[0] + atk, before[1] + def_)
    # Either is used once a turn, although the card lies elsewhere now.
    t.you.cannot(f"activate {again(union)}", because=ONCE)


@pytest.mark.parametrize(("union", "monster", "atk", "def_"), NEW + OLD)
def test_a_union_monster_is_special_summoned_again_in_another_turn(
    union: str, monster: str, atk: int, def_: int
) -> None:
    """card: Y-Dragon Head ①, Z-Metal Tank ①, W-Wing Catapult ①, Heavy Mech Support Platform ①,
    Pitch-Dark Dragon, Koitsu, Doitsu, Second Goblin, Protective Soul Ailin, Metallizing Parasite - Lunatite,
    Des Dendle, Zombie Tiger, Burning Beast, Freezing Beast
    """
    t = equipped(union, monster)
    raised = t.you.atk_of(monster)
    t.you.does(f"activate {again(union)}")
    if union in [row[0] for row in NEW]:
        t.you.takes_position("defense")
    else:
        t.you.take_zone(None)
    assert t.you.monsters == [monster, union] and t.you.spells == []
    assert t.you.atk_of(monster) == raised - atk
    assert t.you.monster(union).position == ("defense" if union in [row[0] for row in NEW] else "attack")
    t.you.cannot(f"activate {union}", because=ONCE)


@pytest.mark.rule("card.ability.union", scenario=0)
@pytest.mark.parametrize(("union", "monster", "atk", "def_"), NEW)
def test_a_union_monster_falls_instead_of_its_monster(union: str, monster: str, atk: int, def_: int) -> None:
    """card: Y-Dragon Head ①, Z-Metal Tank ①, W-Wing Catapult ①, Heavy Mech Support Platform ①"""
    t = your_turn(f"monsters: {monster}, {union}   hand: Dark Hole")
    t.you.activates(union, targeting=monster)
    t.you.activates("Dark Hole")
    assert t.you.monsters == [monster] and t.you.graveyard == [union, "Dark Hole"]


@pytest.mark.rule("card.ability.union", scenario=0)
@pytest.mark.parametrize(("union", "monster"), [("Doitsu", "Soitsu"), ("Y-Dragon Head", "X-Head Cannon")])
def test_a_union_monster_falls_instead_of_its_monster_in_battle(union: str, monster: str) -> None:
    """card: Doitsu, Y-Dragon Head ①"""
    t = equipped(union, monster, "monsters: Blue-Eyes White Dragon")
    t.you.goes_to("Battle Phase")
    t.you.attacks(monster, "Blue-Eyes White Dragon")
    assert t.you.monsters == [monster] and t.you.graveyard == [union]


@pytest.mark.rule("card.ability.union", scenario=0)
def test_an_old_union_monster_does_not_save_its_monster_from_effects() -> None:
    """card: Doitsu"""
    t = your_turn("monsters: Soitsu, Doitsu   hand: Dark Hole")
    t.you.activates("Doitsu", targeting="Soitsu")
    t.you.activates("Dark Hole")
    assert t.you.monsters == [] and sorted(t.you.graveyard) == ["Dark Hole", "Doitsu", "Soitsu"]


def test_a_monster_takes_one_old_union_monster_only() -> None:
    """card: Doitsu, Metallizing Parasite - Lunatite"""
    t = your_turn("monsters: Soitsu, Doitsu, Metallizing Parasite - Lunatite")
    t.you.activates("Doitsu", targeting="Soitsu")
    t.you.cannot("activate Metallizing Parasite - Lunatite", because=NO_TARGET)


@pytest.mark.rule("card.ability.union", scenario=0)
def test_new_union_monsters_may_be_equipped_to_one_monster_together() -> None:
    """card: Y-Dragon Head ①, Z-Metal Tank ①"""
    t = your_turn("monsters: X-Head Cannon, Y-Dragon Head, Z-Metal Tank")
    t.you.activates("Y-Dragon Head", targeting="X-Head Cannon")
    t.you.activates("Z-Metal Tank", targeting="X-Head Cannon")
    assert t.you.atk_of("X-Head Cannon") == 1800 + 400 + 600


def test_a_union_monster_needs_its_monster_and_a_free_zone() -> None:
    """card: Y-Dragon Head ①"""
    your_turn("monsters: Gemini Elf, Y-Dragon Head").you.cannot("activate Y-Dragon Head", because=NO_TARGET)
    t = your_turn("monsters: X-Head Cannon, Y-Dragon Head   set: Trap Hole, Trap Hole, Trap Hole, Trap Hole, Trap Hole")
    t.you.cannot("activate Y-Dragon Head", because="zone.spell-trap.max-five")


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize(("union", "monster"), [("Y-Dragon Head", "X-Head Cannon"), ("Koitsu", "Aitsu")])
def test_a_union_monster_that_was_turned_face_down_is_not_equipped(union: str, monster: str) -> None:
    """card: Y-Dragon Head ①, Koitsu, Book of Moon ①"""
    t = your_turn(f"monsters: {monster}, {union}", "set: Book of Moon")
    t.you.activates(union, targeting=monster)
    t.opp.activates("Book of Moon", targeting=union).nobody_responds()
    t.you.is_asked("open state")
    assert t.you.monsters == [monster, union] and not t.you.monster(union).row.face_up and t.you.spells == []


def taken(what: str, more: str = "") -> Table:
    """Relinquished has taken the opponent's monster: another effect than its own has equipped it."""
    t = your_turn(f"monsters: Relinquished   {more}", f"monsters: {what}, Gemini Elf")
    t.you.activates("Relinquished", targeting=what)
    t.you.take_zone(None)
    assert t.you.spells == [what]
    return t


@pytest.mark.rule("card.ability.union", scenario=0)
@pytest.mark.parametrize(
    ("union", "atk", "def_"),
    [
        ("Y-Dragon Head", 1500 + 400, 1600 + 400),
        ("Z-Metal Tank", 1500 + 600, 1300 + 600),
        ("W-Wing Catapult", 1300 + 400, 1500 + 400),
        ("Heavy Mech Support Platform", 500 + 500, 500 + 500),
    ],
)
def test_a_union_monster_that_another_card_has_equipped_raises_its_monster_and_can_come_back(
    union: str, atk: int, def_: int
) -> None:
    """card: Y-Dragon Head ①②"""
    t = taken(union)
    assert (t.you.atk_of("Relinquished"), t.you.def_of("Relinquished")) == (atk, def_)
    t.you.activates(union)
    t.you.takes_position("attack")
    assert t.you.monsters == ["Relinquished", union] and t.you.atk_of("Relinquished") == 0


@pytest.mark.rule("card.ability.union", scenario=0)
def test_a_union_monster_that_another_card_has_equipped_does_not_fall_instead() -> None:
    """card: Y-Dragon Head ①. Thousand-Eyes Restrict has no line of its own that saves it from an effect."""
    t = your_turn("monsters: Thousand-Eyes Restrict   hand: Dark Hole", "monsters: Y-Dragon Head, Gemini Elf")
    t.you.activates("Thousand-Eyes Restrict", targeting="Y-Dragon Head")
    t.you.take_zone(None)
    t.you.activates("Dark Hole")
    assert not t.you.monsters and not t.you.spells and sorted(t.opp.graveyard) == ["Gemini Elf", "Y-Dragon Head"]


@pytest.mark.parametrize(
    ("union", "atk", "def_"), [("Pitch-Dark Dragon", 900, 600), ("Zombie Tiger", 1400, 1600), ("Koitsu", 200, 100)]
)
def test_an_old_union_monster_that_another_card_has_equipped_does_nothing(union: str, atk: int, def_: int) -> None:
    """card: Pitch-Dark Dragon, whose text speaks of being equipped by this effect."""
    t = taken(union)
    assert (t.you.atk_of("Relinquished"), t.you.def_of("Relinquished")) == (atk, def_)
    t.you.cannot(f"activate {union}", because="effect.condition.all-must-be-met")


def test_armored_cybern_that_another_card_has_equipped_can_still_destroy() -> None:
    """card: Armored Cybern ②. Relinquished has its ATK of 0 and needs an Axe to lose 1000."""
    t = taken("Armored Cybern", "hand: Axe of Despair")
    t.you.cannot("activate Armored Cybern effect 3", because="effect.condition.all-must-be-met")
    t.you.activates("Axe of Despair", targeting="Relinquished")
    t.you.activates("Armored Cybern", targeting="Gemini Elf", effect=3)
    assert t.opp.graveyard == ["Gemini Elf"] and t.you.atk_of("Relinquished") == 0


@pytest.mark.rule("damage.piercing.is-battle-damage", scenario=0)
@pytest.mark.parametrize(("union", "monster"), [("Pitch-Dark Dragon", "Dark Blade"), ("Koitsu", "Aitsu")])
def test_some_union_monsters_let_their_monster_pierce(union: str, monster: str) -> None:
    """card: Pitch-Dark Dragon, Koitsu"""
    t = equipped(union, monster, "monsters: Kuriboh (defense)")
    t.you.goes_to("Battle Phase")
    t.you.attacks(monster, "Kuriboh")
    assert t.opp.lp == 8000 - (t.you.atk_of(monster) - 200)


@pytest.mark.parametrize(
    ("union", "monster"), [("Second Goblin", "Giant Orc"), ("Protective Soul Ailin", "Indomitable Fighter Lei Lei")]
)
def test_some_union_monsters_turn_their_monster_once_a_turn(union: str, monster: str) -> None:
    """card: Second Goblin, Protective Soul Ailin"""
    t = your_turn(f"monsters: {monster}, {union}")
    t.you.activates(union, targeting=monster)
    assert t.you.monster(monster).position == "attack"
    t.you.activates(union, effect=3)
    assert t.you.monster(monster).position == "defense"
    t.you.cannot(f"activate {union} effect 3", because=ONCE)


def test_lunatite_keeps_the_opponents_spells_off() -> None:
    """card: Metallizing Parasite - Lunatite"""
    t = equipped("Metallizing Parasite - Lunatite", "Gemini Elf", "hand: Dark Hole")
    t.you.ends_turn()
    t.opp.activates("Dark Hole")
    assert t.you.monsters == ["Gemini Elf"] and t.you.spells == ["Metallizing Parasite - Lunatite"]
    t = your_turn("monsters: Gemini Elf, Metallizing Parasite - Lunatite   hand: Dark Hole")
    t.you.activates("Metallizing Parasite - Lunatite", targeting="Gemini Elf")
    t.you.activates("Dark Hole")
    assert t.you.monsters == []


def test_des_dendle_brings_a_token_for_every_monster_its_monster_destroys() -> None:
    """card: Des Dendle"""
    t = equipped("Des Dendle", "Vampiric Orchis", "monsters: Kuriboh")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Vampiric Orchis", "Kuriboh")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Vampiric Orchis", "Wicked Plant Token"]
    assert t.you.atk_of("Wicked Plant Token") == 800


def test_zombie_tiger_lets_the_opponent_discard() -> None:
    """card: Zombie Tiger"""
    t = equipped("Zombie Tiger", "Decayed Commander", "monsters: Kuriboh   hand: Umi")
    hand = len(t.opp.hand)
    t.you.goes_to("Battle Phase")
    t.you.attacks("Decayed Commander", "Kuriboh")
    assert len(t.opp.hand) == hand - 1


@pytest.mark.parametrize(
    ("union", "monster"),
    [("Burning Beast", "Freezing Beast"), ("Freezing Beast", "Burning Beast")],
)
def test_the_beasts_destroy_a_spell_or_trap_when_their_monster_inflicts_damage(union: str, monster: str) -> None:
    """card: Burning Beast, Freezing Beast"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {monster}, {union}
        opp 8000   set: Trap Hole   spells: Banner of Courage
    """)
    t.you.activates(union, targeting=monster)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly(monster)
    if union == "Burning Beast":
        t.you.targets("Banner of Courage")
        assert t.opp.spells == [] and t.opp.set_cards == ["Trap Hole"]
    else:
        assert t.opp.set_cards == [] and t.opp.spells == ["Banner of Courage"]


# --------------------------------------------------------------------------------------------- others that do the same


@pytest.mark.parametrize("where", ["hand: Superheavy Samurai Soulclaw   monsters: {0}", "monsters: {0}, {1}"])
def test_soulclaw_is_equipped_from_the_hand_or_the_field(where: str) -> None:
    """card: Superheavy Samurai Soulclaw ①"""
    you = where.format("Superheavy Samurai Magnet", "Superheavy Samurai Soulclaw")
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   monsters: Gemini Elf")
    t.you.activates("Superheavy Samurai Soulclaw", targeting="Superheavy Samurai Magnet")
    assert t.you.spells == ["Superheavy Samurai Soulclaw"] and t.you.monsters == ["Superheavy Samurai Magnet"]
    assert (t.you.atk_of("Superheavy Samurai Magnet"), t.you.def_of("Superheavy Samurai Magnet")) == (
        900 + 500,
        1900 + 500,
    )
    t.you.goes_to("Battle Phase")
    t.you.attacks("Superheavy Samurai Magnet", "Gemini Elf")
    assert t.you.monsters == ["Superheavy Samurai Magnet"] and t.you.lp == 8000 - 500


def test_soulclaw_that_another_card_has_equipped_is_not_special_summoned() -> None:
    """card: Superheavy Samurai Soulclaw ①②"""
    t = taken("Superheavy Samurai Soulclaw")
    why = t.you.cannot("activate Superheavy Samurai Soulclaw", because="effect.condition.all-must-be-met")
    assert "equipped by its own effect" in str(why)


def test_soulclaw_is_special_summoned_again_once_a_turn() -> None:
    """card: Superheavy Samurai Soulclaw ②"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Superheavy Samurai Soulclaw   monsters: Superheavy Samurai Magnet
        opp 8000
        """
    )
    t.you.activates("Superheavy Samurai Soulclaw", targeting="Superheavy Samurai Magnet")
    t.you.activates("Superheavy Samurai Soulclaw", effect=2)
    t.you.takes_position("defense")
    assert t.you.monsters == ["Superheavy Samurai Magnet", "Superheavy Samurai Soulclaw"]
    assert t.you.atk_of("Superheavy Samurai Magnet") == 900
    t.you.activates("Superheavy Samurai Soulclaw", effect=1, targeting="Superheavy Samurai Magnet")
    t.you.cannot("activate Superheavy Samurai Soulclaw", because="effect.name-limit.this-effect-of-x-once")


def test_cocoon_of_evolution_gives_petit_moth_its_values() -> None:
    """card: Cocoon of Evolution"""
    t = your_turn("hand: Cocoon of Evolution   monsters: Petit Moth")
    t.you.activates("Cocoon of Evolution", targeting="Petit Moth")
    assert t.you.spells == ["Cocoon of Evolution"]
    assert (t.you.atk_of("Petit Moth"), t.you.def_of("Petit Moth")) == (0, 2000)


@pytest.mark.rule("stats.original.changed-by-effect", scenario=0)
def test_cocoon_of_evolution_changes_the_original_values() -> None:
    """card: Cocoon of Evolution"""
    yours = "you 4000   hand: Cocoon of Evolution, Megamorph   monsters: Petit Moth"
    t = table(f"turn 3, Main Phase 1, you to act\n{yours}\nopp 8000")
    t.you.activates("Cocoon of Evolution", targeting="Petit Moth")
    t.you.activates("Megamorph", targeting="Petit Moth")
    assert t.you.atk_of("Petit Moth") == 0  # twice the original ATK, which is no longer 300


def test_brain_jacker_that_falls_in_the_battle_takes_nothing() -> None:
    """card: Brain Jacker"""
    t = your_turn("monsters: Gemini Elf", "monsters: Brain Jacker (set)")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Gemini Elf", "Brain Jacker")
    assert t.opp.graveyard == ["Brain Jacker"] and t.you.monsters == ["Gemini Elf"]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_brain_jacker_that_was_turned_face_down_takes_nothing() -> None:
    """card: Brain Jacker, Book of Moon ①"""
    t = your_turn("monsters: Brain Jacker (set)", "monsters: Gemini Elf   set: Book of Moon")
    t.you.flip_summons("Brain Jacker")
    t.opp.activates("Book of Moon", targeting="Brain Jacker").nobody_responds()
    t.you.is_asked("open state")
    assert t.you.monsters == ["Brain Jacker"] and t.you.spells == [] and t.opp.monsters == ["Gemini Elf"]


def test_brain_jacker_takes_a_monster_and_feeds_its_owner() -> None:
    """card: Brain Jacker"""
    t = your_turn("monsters: Brain Jacker (set)", "monsters: Gemini Elf")
    t.you.flip_summons("Brain Jacker")
    t.you.take_zone(None)
    t.you.take_zone(None)
    assert t.you.spells == ["Brain Jacker"] and t.you.monsters == ["Gemini Elf"] and t.opp.monsters == []
    t.you.ends_turn()
    t.you.triggers("Brain Jacker")
    assert t.opp.lp == 8500


# ------------------------------------------------------------------------------------------------------ Armored Cybern


@pytest.mark.parametrize("monster", ["Cyber Dragon", "Proto-Cyber Dragon", "Cyber Twin Dragon", "Cyber End Dragon"])
def test_armored_cybern_is_equipped_to_a_cyber_dragon_or_what_is_made_of_it(monster: str) -> None:
    """card: Armored Cybern ①"""
    t = your_turn(f"monsters: {monster}, Armored Cybern")
    t.you.activates("Armored Cybern", targeting=monster)
    assert t.you.monsters == [monster] and t.you.spells == ["Armored Cybern"]
    t.you.cannot("activate Armored Cybern effect 2", because=ONCE)


def test_armored_cybern_is_equipped_to_no_other_monster() -> None:
    """card: Armored Cybern ①"""
    t = your_turn("monsters: Armored Cybern, Jinzo, XY-Dragon Cannon, Cyber Dragon (set)", "monsters: Cyber Dragon")
    t.you.cannot("activate Armored Cybern", because=NO_TARGET)


def test_armored_cybern_comes_back_and_falls_for_its_monster() -> None:
    """card: Armored Cybern ①"""
    t = equipped("Armored Cybern", "Cyber Dragon")
    t.you.activates("Armored Cybern", effect=2)
    t.you.takes_position("defense")
    assert t.you.monsters == ["Cyber Dragon", "Armored Cybern"] and t.you.spells == []
    t = equipped("Armored Cybern", "Cyber Dragon", more="hand: Dark Hole")
    t.you.activates("Dark Hole")
    assert t.you.monsters == ["Cyber Dragon"] and t.you.spells == []
    t = equipped("Armored Cybern", "Cyber Dragon", "monsters: Blue-Eyes White Dragon")
    t.you.goes_to("Battle Phase")
    t.you.attacks("Cyber Dragon", "Blue-Eyes White Dragon")
    assert t.you.monsters == ["Cyber Dragon"] and "Armored Cybern" in t.you.graveyard


def test_armored_cybern_destroys_a_face_up_monster_for_1000_atk_of_its_own() -> None:
    """card: Armored Cybern ②"""
    t = your_turn("monsters: Cyber Dragon, Armored Cybern   hand: Mystical Space Typhoon", "monsters: Jinzo")
    t.you.activates("Armored Cybern", targeting="Cyber Dragon")
    t.nobody_responds()
    t.you.activates("Armored Cybern", effect=3, targeting="Jinzo")
    t.nobody_responds()
    assert t.opp.graveyard == ["Jinzo"] and t.you.atk_of("Cyber Dragon") == 1100
    t.you.cannot("activate Armored Cybern effect 3", because=ONCE)
    t.you.activates("Mystical Space Typhoon", targeting="Armored Cybern")
    assert t.you.atk_of("Cyber Dragon") == 1100


def test_armored_cybern_needs_1000_atk_to_take_away() -> None:
    """card: Armored Cybern ②"""
    t = equipped("Armored Cybern", "Cyber Dragon", "monsters: Jinzo, Gemini Elf")
    t.you.activates("Armored Cybern", effect=3, targeting="Jinzo")
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.activates("Armored Cybern", effect=3, targeting="Gemini Elf")
    assert t.opp.monsters == [] and t.you.atk_of("Cyber Dragon") == 100
    t.you.ends_turn()
    t.opp.ends_turn()
    t.you.cannot("activate Armored Cybern effect 3", because="effect.condition.all-must-be-met")
