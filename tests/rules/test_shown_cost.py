"""Topics cost, control and counter, shown by cards of the library."""

import pytest

from turns import activated, resolve, their_turn, your_turn

UNPAYABLE = "cost.unpayable.cannot-activate"
FOX, LION, CERBURREL = "Lunalight Crimson Fox", "Mecha Phantom Beast O-Lion", "The Fabled Cerburrel"
OREA = "Orea, the Sylvan High Arbiter"


# --------------------------------------------------------------------------------------------------------------- costs


@pytest.mark.rule("cost.not-a-card-effect", scenario=1)
def test_crimson_fox_discarded_for_raigeki_break_was_not_sent_by_an_effect() -> None:
    t = your_turn(f"set: Raigeki Break   hand: {FOX}", "monsters: Battle Ox, Vorse Raider")
    t.you.activates("Raigeki Break", discarding=FOX, targeting="Battle Ox")
    resolve(t)
    assert t.opp.monsters == ["Vorse Raider"] and activated(t) == ["you activated Raigeki Break"]
    t = your_turn(f"hand: Hand Destruction, {FOX}, Umi", "monsters: Battle Ox   hand: 2 Kuriboh")
    t.you.activates("Hand Destruction")
    resolve(t)
    t.you.triggers(FOX)
    resolve(t)
    assert t.opp.atk_of("Battle Ox") == 0


@pytest.mark.rule("cost.release.counts-as-sent-to-gy", scenario=1)
def test_o_lion_tributed_for_cannon_soldier_was_sent_to_the_graveyard() -> None:
    t = your_turn(f"monsters: Cannon Soldier, {LION}")
    t.you.activates("Cannon Soldier", tributing=LION)
    resolve(t)
    t.you.triggers(LION)
    resolve(t)
    assert "Mecha Phantom Beast Token" in t.you.monsters and t.opp.lp == 7500


@pytest.mark.rule("cost.discard.must-discard", scenario=1)
def test_o_lion_discarded_for_raigeki_break_was_discarded_and_sent_to_the_graveyard() -> None:
    t = your_turn(f"set: Raigeki Break   hand: {LION}", "monsters: Battle Ox")
    t.you.activates("Raigeki Break", discarding=LION, targeting="Battle Ox")
    told = t.log()
    assert f"you discarded {LION} (cost)" in told and f"{LION} sent to graveyard (cost)" in told
    resolve(t)
    t.you.triggers(LION)
    resolve(t)
    assert t.you.monsters == ["Mecha Phantom Beast Token"]


@pytest.mark.rule("cost.release.facedown-allowed-with-condition", scenario=1)
def test_a_set_dragon_can_be_tributed_for_dracocension() -> None:
    dracoslayer = "Master Pendulum, the Dracoslayer"
    t = your_turn(f"spells: Dracocension   monsters: {dracoslayer} (set)   deck: Magma Dragon, 3 Umi")
    t.you.activates("Dracocension")
    resolve(t)
    assert t.you.monsters == ["Magma Dragon"]


@pytest.mark.rule("cost.discard-to-gy.blocked-while-sent-cards-are-banished", scenario=1)
@pytest.mark.parametrize("name", ["Hecatrice", "Mermail Abyssmegalo"])
def test_what_must_be_discarded_to_the_graveyard_cannot_be_under_macro_cosmos(name: str) -> None:
    hand = f"hand: {name}, Mystical Space Typhoon, 2 Star Boy"
    t = your_turn(f"{hand}   deck: Valhalla, Hall of the Fallen, 3 Umi", "spells: Macro Cosmos")
    t.you.cannot(f"activate {name}", because=UNPAYABLE)
    t.you.activates("Mystical Space Typhoon", targeting="Macro Cosmos")
    t.you.can(f"activate {name}")


@pytest.mark.rule("cost.send-to-gy.must-send", scenario=1)
def test_the_plant_that_orea_sends_is_in_the_graveyard_before_anybody_responds() -> None:
    t = your_turn(f"monsters: {OREA}, Dandylion", "set: Waboku")
    t.you.activates(OREA, effect=1)
    assert t.opp.is_asked("response") and t.you.graveyard == ["Dandylion"] and t.chain == [OREA]


@pytest.mark.rule("cost.send-to-gy.facedown-not-allowed-with-condition", scenario=1)
def test_orea_cannot_send_a_set_plant() -> None:
    t = your_turn(f"monsters: {OREA}, Dandylion (set)")
    t.you.cannot(f"activate {OREA} effect 1", because=UNPAYABLE)
    t.you.flip_summons("Dandylion")
    t.you.can(f"activate {OREA} effect 1")


@pytest.mark.rule("cost.send-to-gy.from-hand-is-not-discard", scenario=1)
def test_cerburrel_sent_for_zombie_master_was_not_discarded() -> None:
    t = your_turn(f"monsters: Zombie Master   hand: {CERBURREL}   graveyard: Pyramid Turtle")
    t.you.activates("Zombie Master", targeting="Pyramid Turtle")
    resolve(t)
    assert t.you.graveyard == [CERBURREL] and activated(t) == ["you activated Zombie Master"]


@pytest.mark.rule("cost.send-to-gy.blocked-while-sent-cards-are-banished", scenario=1)
@pytest.mark.parametrize("name", ["Zombie Master", "Wattkinetic Puppeteer"])
def test_what_must_be_sent_to_the_graveyard_cannot_be_under_macro_cosmos(name: str) -> None:
    mine = f"monsters: {name}   hand: Mystical Elf, Mystical Space Typhoon   graveyard: Pyramid Turtle"
    t = your_turn(mine, "monsters: Battle Ox   spells: Macro Cosmos")
    t.you.cannot(f"activate {name}", because=UNPAYABLE)
    t.you.activates("Mystical Space Typhoon", targeting="Macro Cosmos")
    t.you.can(f"activate {name}")


# ------------------------------------------------------------------------------------------------------------- control


@pytest.mark.rule("control.changed.leaves-field-to-owner", scenario=0)
@pytest.mark.parametrize(
    ("card", "place"),
    [("Raigeki Break", "graveyard"), ("Compulsory Evacuation Device", "hand"), ("Cannon Soldier", "graveyard")],
)
def test_a_monster_taken_with_enemy_controller_goes_to_its_owner(card: str, place: str) -> None:
    t = your_turn(
        "hand: Enemy Controller, Umi   monsters: Cannon Soldier, Kuriboh   "
        "set: Raigeki Break, Compulsory Evacuation Device",
        "monsters: Vorse Raider",
    )
    t.you.activates("Enemy Controller", effect=2, tributing="Kuriboh", targeting="Vorse Raider")
    resolve(t)
    assert "Vorse Raider" in t.you.monsters
    if card == "Cannon Soldier":
        t.you.activates(card, tributing="Vorse Raider")
    else:
        t.you.activates(card, targeting="Vorse Raider")
    resolve(t)
    assert "Vorse Raider" not in t.you.graveyard + t.you.hand
    assert getattr(t.opp, place) == ["Vorse Raider"]


@pytest.mark.rule("control.no-zone-at-resolution.destroyed", scenario=0)
@pytest.mark.rule("control.no-zone.not-destroyed-by-effect", scenario=0)
def test_a_monster_that_finds_no_zone_is_destroyed_though_effects_cannot_destroy_it() -> None:
    t = your_turn(
        "hand: Mind Control   monsters: 4 Kuriboh   set: Call of the Haunted   graveyard: Battle Ox",
        "monsters: Gemini Elf, Orichalcos Shunoros   set: Waboku",
    )
    t.you.activates("Mind Control", targeting="Gemini Elf")
    t.opp.passes()
    t.you.activates("Call of the Haunted", targeting="Battle Ox")
    resolve(t)
    assert len(t.you.monsters) == 5 and t.opp.monsters == ["Orichalcos Shunoros"]
    assert t.opp.graveyard == ["Gemini Elf"] and "Gemini Elf destroyed (rule)" in t.log()


# ------------------------------------------------------------------------------------------------------------ counters


@pytest.mark.rule("counter.has-no-effect-itself", scenario=0)
@pytest.mark.rule("counter.definition", scenario=1)
def test_spell_counters_on_gateway_to_chaos_are_counted_and_take_no_zone() -> None:
    t = your_turn("field: Gateway to Chaos   hand: Dark Hole", "monsters: Battle Ox, Vorse Raider")
    t.you.activates("Dark Hole")
    assert "Gateway to Chaos has 2 spell counters (effect)" in t.log()
    assert (t.you.field_zone, t.you.spells) == (["Gateway to Chaos"], [])
    t = your_turn("monsters: Apprentice Magician, Royal Magical Library (3 Spell Counters)")
    assert (t.you.atk_of("Royal Magical Library"), t.you.def_of("Royal Magical Library")) == (0, 2000)


@pytest.mark.rule("counter.removed-when-turned-facedown", scenario=0)
def test_breaker_turned_face_down_by_book_of_moon_has_lost_its_counter() -> None:
    breaker = "Breaker the Magical Warrior"
    t = their_turn(f"monsters: {breaker} (1 Spell Counter)", "hand: Book of Moon")
    assert t.you.atk_of(breaker) == 1900
    t.opp.activates("Book of Moon", targeting=breaker)
    t.opp.ends_turn()
    t.you.flip_summons(breaker)
    assert t.you.atk_of(breaker) == 1600
    t.you.cannot(f"activate {breaker} effect 3", because=UNPAYABLE)
