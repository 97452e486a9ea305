"""Topic effect-type, shown by cards of the library."""

import pytest

from turns import activated, resolve, their_battle, their_turn, your_battle, your_turn

KNIGHT = "Command Knight"
OPEN_STATE = "effect-type.ignition.own-main-phase-open-state"
TOO_SLOW = "chain.spell-speed.must-be-at-least"
CHAOS = "Dark Magician of Chaos"


# -------------------------------------------------------------------------------------------------- Continuous Effects


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=1)
def test_command_knight_strengthens_as_soon_as_it_is_flipped() -> None:
    t = your_turn(f"monsters: {KNIGHT} (set), Celtic Guardian", "set: Torrential Tribute")
    assert t.you.atk_of("Celtic Guardian") == 1400
    t.you.flip_summons(KNIGHT)
    assert t.opp.is_asked("response") and t.you.atk_of("Celtic Guardian") == 1800
    assert activated(t) == []


@pytest.mark.rule("effect-type.continuous.applies-once-faceup", scenario=2)
def test_command_knight_strengthens_as_soon_as_it_is_summoned() -> None:
    t = your_turn(f"hand: {KNIGHT}   monsters: Celtic Guardian", "set: Torrential Tribute")
    t.you.summons(KNIGHT)
    assert t.opp.is_asked("response") and t.you.atk_of("Celtic Guardian") == 1800


@pytest.mark.rule("effect-type.continuous.stops-when-not-faceup", scenario=1)
@pytest.mark.parametrize("card", ["Book of Moon", "Compulsory Evacuation Device"])
def test_command_knight_no_longer_strengthens_once_it_is_face_down_or_gone(card: str) -> None:
    t = their_turn(f"monsters: {KNIGHT}, Celtic Guardian", "set: Book of Moon, Compulsory Evacuation Device")
    assert t.you.atk_of("Celtic Guardian") == 1800
    t.opp.activates(card, targeting=KNIGHT)
    resolve(t)
    assert t.you.atk_of("Celtic Guardian") == 1400


@pytest.mark.rule("effect-type.continuous.stops-in-mid-resolution", scenario=0)
@pytest.mark.parametrize(
    ("target", "atk", "opp_lp"), [("D/D/D Rebel King Leonidas", 2600, 5400), ("Battle Ox", 1700, 8000)]
)
def test_leonidas_does_not_save_its_player_from_the_ring_that_has_just_destroyed_it(
    target: str, atk: int, opp_lp: int
) -> None:
    t = their_turn("set: Ring of Destruction", "monsters: D/D/D Rebel King Leonidas, Battle Ox   hand: Umi")
    t.opp.goes_to("Battle Phase")
    t.you.activates("Ring of Destruction", targeting=target)
    resolve(t)
    assert target not in t.opp.monsters and (t.you.lp, t.opp.lp) == (8000 - atk, opp_lp)


# --------------------------------------------------------------------------------------- Ignition and Trigger Effects


@pytest.mark.rule("effect-type.ignition.may-be-off-field", scenario=1)
def test_plaguespreader_in_the_graveyard_is_activated_in_the_own_main_phase_only() -> None:
    zombie = "Plaguespreader Zombie"
    mine = f"graveyard: {zombie}   hand: Umi"
    t = your_turn(mine, "set: Waboku")
    t.you.can(f"activate {zombie}")
    t.you.goes_to("Battle Phase")
    assert t.opp.is_asked("response")
    t.opp.activates("Waboku")
    assert not [line for line in activated(t) if zombie in line]
    t = their_turn(f"{mine}   set: Jar of Greed", "hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    t.you.cannot(f"activate {zombie}", because=OPEN_STATE)


@pytest.mark.rule("effect-type.trigger.spell-speed-1", scenario=1)
def test_sangan_speaks_in_a_new_chain_after_the_one_that_destroyed_it() -> None:
    t = your_turn(
        "hand: Pot of Greed   deck: 2 Umi, Kuriboh, Sogen   monsters: Sangan", "set: Raigeki Break   hand: Umi"
    )
    t.you.activates("Pot of Greed")
    t.opp.activates("Raigeki Break", discarding="Umi", targeting="Sangan")
    told = t.log()
    assert told.index("Sangan sent to graveyard (effect)") < told.index("chain of 2 ended")
    assert told.index("chain of 2 ended") < told.index("you activated Sangan")


@pytest.mark.rule("effect-type.trigger.on-discard", scenario=1)
def test_beiige_speaks_when_an_effect_discards_it_and_not_when_it_is_sent_or_destroyed() -> None:
    beiige = "Beiige, Vanguard of Dark World"
    t = their_battle(f"hand: {beiige}", "monsters: White Magical Hat")
    t.opp.attacks_directly("White Magical Hat")
    resolve(t)
    assert t.you.monsters == [beiige]
    t = your_turn(f"hand: Hand Destruction, {beiige}, Umi", "hand: 2 Kuriboh")
    t.you.activates("Hand Destruction")
    assert beiige in t.you.graveyard and t.you.monsters == []
    t = your_turn(f"hand: Dark Hole   monsters: {beiige}")
    t.you.activates("Dark Hole")
    assert beiige in t.you.graveyard and t.you.monsters == []


@pytest.mark.rule("effect-type.trigger.event-may-be-caused-by-other-cards", scenario=1)
def test_man_eater_bug_turned_up_by_book_of_taiyou_speaks_after_that_chain() -> None:
    t = your_turn("hand: Book of Taiyou", "monsters: Man-Eater Bug (set), Battle Ox")
    t.you.activates("Book of Taiyou", targeting="Man-Eater Bug")
    assert t.opp.is_asked("target").offers
    assert t.log().index("chain of 1 ended") < t.log().index("opp declared Man-Eater Bug")


@pytest.mark.rule("effect-type.flip.example-mandatory-with-optional-part", scenario=1)
@pytest.mark.parametrize("destroys", [True, False])
def test_ryko_may_destroy_a_card_and_sends_three(destroys: bool) -> None:
    ryko = "Ryko, Lightsworn Hunter"
    t = your_turn(f"monsters: {ryko} (set)", "monsters: Battle Ox, Vorse Raider")
    t.you.flip_summons(ryko)
    assert activated(t) == [f"you activated {ryko}"] and "chose the target" not in " ".join(t.log())
    if destroys:
        t.you.says_yes()
        t.you.chooses("Battle Ox")
    else:
        t.you.says_no()
    assert t.you.graveyard == ["Sogen"] * 3 and ("Battle Ox" in t.opp.graveyard) == destroys


@pytest.mark.rule("effect-type.trigger.example-flame-wingman-burn", scenario=1)
def test_flame_wingman_burns_for_the_printed_atk_of_a_boosted_monster_and_not_for_a_token() -> None:
    wingman = "Elemental HERO Flame Wingman"
    t = your_battle(f"monsters: {wingman}   hand: Umi", "monsters: Witty Phantom   field: Mystic Plasma Zone")
    assert t.opp.atk_of("Witty Phantom") == 1400 + 500
    t.you.attacks(wingman, "Witty Phantom")
    assert "opp lp 8000 -> 7800 (battle)" in t.log() and "opp lp 7800 -> 6400 (effect)" in t.log()
    t = their_turn(f"monsters: {wingman}", "hand: Scapegoat")
    t.opp.activates("Scapegoat")
    resolve(t)
    assert len(t.opp.monsters) == 4
    t.opp.ends_turn()
    t.you.goes_to("Battle Phase")
    t.you.attacks(wingman, "Sheep Token (zone 1)")
    assert len(t.opp.monsters) == 3 and f"you activated {wingman}" not in t.log()


# -------------------------------------------------------------------------------------------------------- Quick Effects


@pytest.mark.rule("effect-type.quick.also-in-opponents-turn", scenario=1)
@pytest.mark.rule("effect-type.quick.class-opponent-turn-wording", scenario=0)
def test_pankratops_is_activated_in_the_opponents_turn() -> None:
    t = their_turn("monsters: Dinowrestler Pankratops", "monsters: Battle Ox   hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    t.you.activates("Dinowrestler Pankratops", targeting="Battle Ox")
    assert t.opp.monsters == [] and t.you.graveyard == ["Dinowrestler Pankratops"]


@pytest.mark.rule("effect-type.quick.spell-speed-2", scenario=1)
def test_pankratops_answers_spells_and_no_counter_trap_and_cannon_soldier_answers_nothing() -> None:
    mine = "monsters: Dinowrestler Pankratops, Cannon Soldier   set: Seven Tools of the Bandit"
    for spell in ("Pot of Greed", "Mystical Space Typhoon"):
        t = their_turn(mine, f"hand: {spell}   spells: Messenger of Peace")
        t.opp.activates(spell, targeting=() if spell == "Pot of Greed" else "Messenger of Peace")
        t.you.can("activate Dinowrestler Pankratops")
        t.you.cannot("activate Cannon Soldier", because=OPEN_STATE)
    t = your_turn(f"{mine}   hand: Pot of Greed", "set: Magic Jammer   hand: Umi")
    t.you.activates("Pot of Greed")
    t.opp.activates("Magic Jammer")
    t.you.can("activate Seven Tools of the Bandit")
    t.you.cannot("activate Dinowrestler Pankratops", because=TOO_SLOW)


@pytest.mark.rule("effect-type.quick.class-negates-activation", scenario=0)
def test_dark_paladin_answers_a_spell_at_once() -> None:
    t = their_turn("monsters: Dark Paladin   hand: Umi", "hand: Pot of Greed")
    t.opp.activates("Pot of Greed")
    t.you.activates("Dark Paladin", discarding="Umi")
    assert t.opp.hand == [] and t.opp.graveyard == ["Pot of Greed"]


@pytest.mark.rule("effect-type.quick.from-hand-in-opponents-turn", scenario=0)
def test_only_the_quick_effect_of_the_three_cards_in_the_hand_is_offered_in_the_opponents_turn() -> None:
    t = their_turn(
        "hand: Ghost Belle & Haunted Mansion, Mystical Space Typhoon, Waboku",
        "hand: Monster Reborn   graveyard: Battle Ox   field: Sogen",
    )
    t.opp.activates("Monster Reborn", targeting="Battle Ox")
    assert t.you.is_asked("response").offers == ["activate Ghost Belle & Haunted Mansion", "pass"]


# ------------------------------------------------------------------------------------------------- unclassified effects


@pytest.mark.rule("effect-type.unclassified.banish-when-leaving-field", scenario=1)
@pytest.mark.rule("effect-type.unclassified.is-a-monster-effect", scenario=0)
@pytest.mark.parametrize(
    ("spells", "lies", "banished"),
    [("", "defense", True), ("Skill Drain", "defense", False), ("", "set", False)],
    ids=["face-up", "negated", "face-down"],
)
def test_dark_magician_of_chaos_is_banished_if_it_leaves_face_up(spells: str, lies: str, banished: bool) -> None:
    t = your_turn(f"hand: Dark Hole   spells: {spells}", f"monsters: {CHAOS} ({lies})")
    t.you.activates("Dark Hole")
    assert (t.opp.banished, t.opp.graveyard) == (([CHAOS], []) if banished else ([], [CHAOS]))


@pytest.mark.rule("effect-type.unclassified.applies-when-condition-met", scenario=1)
def test_dark_magician_of_chaos_never_comes_to_the_graveyard() -> None:
    t = your_turn("set: Raigeki Break   hand: Umi", f"monsters: {CHAOS}")
    t.you.activates("Raigeki Break", discarding="Umi", targeting=CHAOS)
    told = t.log()
    assert told[told.index(f"{CHAOS} destroyed (effect)") + 1] == f"{CHAOS} banished (effect)"
    assert f"{CHAOS} sent to graveyard (effect)" not in told and activated(t) == ["you activated Raigeki Break"]


@pytest.mark.rule("effect-type.self-summon.usually-ignition-or-trigger", scenario=0)
@pytest.mark.rule("effect.self-summon.wording-is-activated-effect", scenario=1)
def test_abyssmegalo_is_summoned_by_an_effect_that_can_be_answered() -> None:
    megalo = "Mermail Abyssmegalo"
    t = your_turn(f"hand: {megalo}, 2 Star Boy", "set: Divine Wrath, Solemn Judgment   hand: Umi")
    t.you.activates(megalo)
    assert t.chain == [megalo]
    t.opp.cannot("activate Solemn Judgment", because="effect.condition.all-must-be-met")
    t.opp.activates("Divine Wrath", discarding="Umi")
    resolve(t)
    assert t.you.monsters == [] and megalo in t.you.graveyard
