"""Topic chain, shown by cards of the library."""

import pytest

from turns import activated, resolve, their_battle, their_turn, your_turn

SANGAN, WITCH = "Sangan", "Witch of the Black Forest"
MERMAID, PIKERU = "Cure Mermaid", "White Magician Pikeru"
FLARE, RAIDEN = "Solar Flare Dragon", "Raiden, Hand of the Lightsworn"
SEARCHERS = f"monsters: {SANGAN}, {WITCH}   deck: Kuriboh, Mystical Elf, Battle Ox"


@pytest.mark.rule("chain.simultaneous.triggers-form-one-chain", scenario=1)
@pytest.mark.rule("chain.simultaneous.same-player-chooses-order", scenario=1)
@pytest.mark.parametrize(("first", "second"), [(SANGAN, WITCH), (WITCH, SANGAN)])
def test_sangan_and_the_witch_are_links_one_and_two_in_the_order_their_player_chooses(first: str, second: str) -> None:
    t = your_turn(f"{SEARCHERS}   hand: Dark Hole")
    t.you.activates("Dark Hole")
    t.you.triggers(first)
    assert activated(t)[1:] == [f"you activated {first}", f"you activated {second}"]
    assert t.log()[-1] == f"link 2 {second} resolves" and t.chain == [first, second]


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=2)
@pytest.mark.rule("chain.build.simultaneous-triggers-use-fixed-order", scenario=0)
@pytest.mark.parametrize("turn", ["you", "opp"])
def test_of_two_sangans_the_turn_players_is_link_one_and_resolves_last(turn: str) -> None:
    deck = "deck: Kuriboh, Mystical Elf, Sogen"
    mine, theirs = f"monsters: Sangan   {deck}", f"monsters: Sangan   {deck}"
    t = (
        your_turn(f"{mine}   hand: Dark Hole", theirs)
        if turn == "you"
        else their_turn(mine, f"{theirs}   hand: Dark Hole")
    )
    t.seats[("you", "opp").index(turn)].activates("Dark Hole")
    other = "opp" if turn == "you" else "you"
    assert activated(t)[1:] == [f"{turn} activated Sangan", f"{other} activated Sangan"]
    assert t.seats[("you", "opp").index(other)].is_asked("search")  # link 2 is carried out first


MEGALO, DRAGOONS, MARKSMAN = "Mermail Abyssmegalo", "Atlantean Dragoons", "Atlantean Marksman"


@pytest.mark.rule("chain.simultaneous.priority-classes", scenario=0)
@pytest.mark.parametrize(("first", "second"), [(DRAGOONS, MARKSMAN), (MARKSMAN, DRAGOONS)])
def test_light_and_darkness_dragon_comes_after_both_triggers_and_negates_the_second(first: str, second: str) -> None:
    ladd = "Light and Darkness Dragon"
    t = your_turn(
        f"hand: {MEGALO}, {DRAGOONS}, {MARKSMAN}   deck: Kairyu-Shin, 3 Sogen",
        f"monsters: {ladd}   set: Waboku, Jar of Greed",
    )
    t.you.activates(MEGALO)  # its activation is negated; what was discarded for it speaks all the same
    resolve(t)
    t.you.triggers(first)
    if MARKSMAN == first:
        t.you.targets("Waboku")
    resolve(t)
    if MARKSMAN == second:
        t.you.targets("Waboku")
    resolve(t)
    assert activated(t) == [
        f"you activated {MEGALO}", f"opp activated {ladd}",
        f"you activated {first}", f"you activated {second}", f"opp activated {ladd}",
    ]  # fmt: skip
    assert (second == DRAGOONS) == ("Waboku" in t.opp.graveyard)


@pytest.mark.rule("chain.simultaneous.example-mermail", scenario=0)
def test_the_discarded_atlanteans_come_first_and_bottomless_trap_hole_last() -> None:
    t = your_turn(
        f"hand: {MEGALO}, {DRAGOONS}, {MARKSMAN}   deck: Kairyu-Shin, 3 Sogen", "set: Bottomless Trap Hole, Waboku"
    )
    t.you.activates(MEGALO)
    resolve(t)
    t.you.triggers(DRAGOONS)
    t.you.targets("Waboku")
    t.opp.activates("Bottomless Trap Hole")
    assert t.chain == [DRAGOONS, MARKSMAN, "Bottomless Trap Hole"]


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=1)
@pytest.mark.parametrize(
    ("first", "second"), [("Cure Mermaid", "White Magician Pikeru"), ("White Magician Pikeru", "Cure Mermaid")]
)
def test_two_effects_of_the_standby_phase_are_two_chains_in_the_order_of_their_player(first: str, second: str) -> None:
    t = your_turn("monsters: Cure Mermaid, White Magician Pikeru", when="Standby Phase")
    t.you.activates(first)
    t.nobody_responds()
    t.nobody_responds()
    told = t.log()
    assert activated(t) == [f"you activated {first}", f"you activated {second}"]
    assert told.index("chain of 1 ended") < told.index(f"you activated {second}") and "chain of 2 ended" not in told
    assert t.you.lp == 8000 + 800 + 2 * 400


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=2)
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Solar Flare Dragon", "Raiden, Hand of the Lightsworn"),
        ("Raiden, Hand of the Lightsworn", "Solar Flare Dragon"),
    ],
)
def test_two_effects_of_the_end_phase_are_two_chains_in_the_order_of_their_player(first: str, second: str) -> None:
    t = your_turn("monsters: Solar Flare Dragon, Raiden, Hand of the Lightsworn", when="End Phase")
    t.you.activates(first)
    t.nobody_responds()
    told = t.log()
    assert activated(t) == [f"you activated {first}", f"you activated {second}"]
    assert told.index("chain of 1 ended") < told.index(f"you activated {second}") and "chain of 2 ended" not in told


@pytest.mark.rule("chain.trigger.hand-self-summon-only-one", scenario=1)
def test_of_two_gorz_in_the_hand_only_one_can_be_activated() -> None:
    gorz = "Gorz the Emissary of Darkness"
    t = their_battle(f"hand: 2 {gorz}", "monsters: Vorse Raider")
    t.opp.attacks_directly("Vorse Raider")
    assert len(t.you.is_asked("response").offers) == 3  # either of them, or none
    t.you.does(f"activate {gorz} (copy 1)")
    t.you.takes_position("attack")
    assert activated(t)[:1] == [f"you activated {gorz}"] and "chain of 2 ended" not in t.log()
    assert t.you.hand == [gorz] and t.you.monsters[0] == gorz


@pytest.mark.rule("chain.resolve.normal-cards-go-to-gy-after-whole-chain", scenario=1)
def test_typhoon_and_hand_destruction_go_to_the_graveyard_after_the_whole_chain() -> None:
    t = your_turn(
        "hand: Hand Destruction, Kuriboh, Mystical Elf",
        "set: Mystical Space Typhoon   hand: 2 Battle Ox   spells: Solemn Wishes",
    )
    t.you.activates("Hand Destruction")
    t.opp.activates("Mystical Space Typhoon", targeting="Solemn Wishes")
    told = t.log()
    typhoon, used = "Mystical Space Typhoon sent to graveyard (rule)", "Hand Destruction sent to graveyard (rule)"
    assert (
        told.index("link 1 Hand Destruction resolved") < told.index(typhoon)
        and abs(told.index(typhoon) - told.index(used)) == 1
    )


@pytest.mark.rule("chain.spell-speed-2.cannot-chain-to-speed-3", scenario=1)
@pytest.mark.rule("chain.spell-speed.must-be-at-least", scenario=0)
def test_nothing_slower_than_a_counter_trap_answers_solemn_judgment() -> None:
    t = your_turn(
        "hand: Pot of Greed, Mystical Space Typhoon   set: Trap Stun, Seven Tools of the Bandit   "
        "monsters: Wattkinetic Puppeteer",
        "set: Solemn Judgment   monsters: Kuriboh",
    )
    t.you.activates("Pot of Greed")
    t.opp.activates("Solemn Judgment")
    assert t.you.is_asked("response").offers == ["activate Seven Tools of the Bandit", "pass"]
    for slower in ("Mystical Space Typhoon", "Trap Stun", "Wattkinetic Puppeteer"):
        t.you.cannot(f"activate {slower}", because="chain.spell-speed.must-be-at-least")


@pytest.mark.rule("chain.resolve.no-activation-during", scenario=1)
def test_nothing_answers_a_monster_that_was_revived_before_link_one_has_resolved() -> None:
    t = your_turn(
        "hand: Pot of Greed   set: Call of the Haunted   graveyard: Green Gadget   deck: Red Gadget, 3 Sogen",
        "set: Bottomless Trap Hole, Waboku",
    )
    t.you.activates("Pot of Greed")
    t.opp.passes()
    t.you.activates("Call of the Haunted", targeting="Green Gadget")
    resolve(t)
    told = t.log()
    at, drawn = told.index("Green Gadget special summoned"), told.index("chain of 2 ended")
    assert not [line for line in told[at:drawn] if "declared" in line] and "you activated Green Gadget" not in told


@pytest.mark.rule("chain.trigger.hand-self-summon-only-one", scenario=0)
def test_each_player_may_activate_one_that_summons_itself_from_the_hand_in_the_same_chain() -> None:
    baboon = "Green Baboon, Defender of the Forest"
    t = your_turn(f"hand: Dark Hole, 2 {baboon}   monsters: Silver Fang", f"hand: 2 {baboon}   monsters: Silver Fang")
    t.you.activates("Dark Hole")
    t.you.does(f"activate {baboon} (copy 1)")
    t.opp.does(f"activate {baboon} (copy 1)")
    t.opp.takes_position("attack")
    t.you.takes_position("attack")
    assert (t.you.monsters, t.opp.monsters, t.you.lp, t.opp.lp) == ([baboon], [baboon], 7000, 7000)
    assert "chain of 2 ended" in t.log()
