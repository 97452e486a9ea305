"""Topic move: draws that others notice, cards that go elsewhere, and monsters that change zones."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.every_word import BEAST, CHANGING_CONTROL, EARTH, FACE_UP, FACE_UP_DEFENSE, OPPONENT, YOU
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster, Token
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    YOUR_BANISHED,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
)
from spellspeed.lang.words.rare import MoveToZone
from spellspeed.lang.words.timings import ControlChanged, Destroyed, If, NormalDrawDue, Sent
from spellspeed.lang.words.verbs import AddToHand, ChangeControl, Draw, Forbid, GainLP, SummonTokens
from spellspeed.words import BY_EFFECT, BY_NORMAL_DRAW, EVENT_DRAWN, EVENT_LP_CHANGED
from table import Table, table

LYCORIS = "Trickstar Lycoris"  # each time cards are added to the opponent's hand: 200 damage for each
WATT = "Test Wattkinetic Puppeteer"
PUPPETEER = probe(
    WATT, "Psychic / Effect", Ignition(1, target=One(Monster(), OPPONENTS_FIELD), do=MoveToZone(THE_TARGET))
)
WEED = Token("Test Weed Token", "测试草衍生物", EARTH, BEAST, 1, 0, 0)
WEEDS = probe("Test Weeds", "Trap", Activation(do=SummonTokens(WEED, 4, FACE_UP_DEFENSE)))
FICKLE = probe(
    "Test Fickle", "Warrior / Effect", Trigger(when=If(ControlChanged(THIS_CARD)), do=GainLP(300), mandatory=True)
)
LOYAL = probe("Test Loyal", "Warrior / Effect", Continuous(do=Forbid(CHANGING_CONTROL, THIS_CARD)))
# "Move 1 monster you control to another of your Main Monster Zones."
SHIFT = probe(
    "Test Shift", "Spell / Quick-Play", Activation(target=One(Monster(), YOUR_FIELD), do=MoveToZone(THE_TARGET))
)
# "Move 1 of your monsters to your opponent's Monster Zone."
EXTRADITE = probe(
    "Test Extradite",
    "Spell",
    Activation(target=One(Monster(FACE_UP), YOUR_FIELD), do=ChangeControl(THE_TARGET, OPPONENT)),
)


# ---------------------------------------------------------------------------------------------------------------- draws


@pytest.mark.rule("move.draw.multiple-are-simultaneous", scenario=1)
def test_two_cards_drawn_by_one_effect_come_at_once_in_the_order_of_the_deck() -> None:
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: {LYCORIS}
        opp 8000   hand: Trade-In, Blue-Eyes White Dragon   deck: Kuriboh, Battle Ox, Mystical Elf
    """)
    t.opp.activates("Trade-In", discarding="Blue-Eyes White Dragon").nobody_responds()
    assert t.opp.hand == ["Kuriboh", "Battle Ox"] and t.opp.deck == ["Mystical Elf"]
    drawn = [event for event in t.events if event.kind == EVENT_DRAWN]
    assert len({event.batch for event in drawn}) == 1
    damage = [(event.old, event.new) for event in t.events if event.kind == EVENT_LP_CHANGED]
    assert damage == [(8000, 7600)]


@pytest.mark.rule("move.draw.each-time-you-draw-counts-per-effect", scenario=1)
def test_solemn_wishes_counts_the_two_cards_of_trade_in_as_one_draw() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Trade-In, Blue-Eyes White Dragon   deck: 3 Kuriboh   spells: Solemn Wishes
        opp 8000
    """)
    t.you.activates("Trade-In", discarding="Blue-Eyes White Dragon").nobody_responds()
    assert t.you.hand == ["Kuriboh", "Kuriboh"] and t.you.lp == 8500


def draws(t: Table) -> list[int]:
    """Why you have drawn, draw by draw."""
    return [event.cause for event in t.events if event.kind == EVENT_DRAWN and event.player == t.you.player]


FORESIGHT = probe("Test Foresight", "Spell / Continuous", Continuous(1, GainLP(70), when=If(NormalDrawDue(YOU))))
RECALL = probe(
    "Test Recall",
    "Warrior / Effect",
    Trigger(1, when=If(NormalDrawDue(YOU, instead=True)), from_=YOUR_GRAVEYARD, do=AddToHand(THIS_CARD)),
)
JAR = probe("Test Jar", "Trap", Activation(do=Draw(1)))


@pytest.mark.rule("move.draw.effect-draw-is-not-normal-draw", scenario=1)
def test_a_draw_by_an_effect_in_the_draw_phase_is_not_the_normal_draw() -> None:
    t = table(
        """
        turn 3, Draw Phase, you to act
        you 8000   set: Test Jar   spells: Test Foresight   deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(FORESIGHT, JAR),
    )
    assert (t.phase, t.you.hand, t.you.lp) == ("Draw Phase", ["Kuriboh"], 8070)
    t.you.activates("Test Jar").nobody_responds()
    assert draws(t) == [BY_NORMAL_DRAW, BY_EFFECT] and t.you.lp == 8070


@pytest.mark.rule("move.draw.effect-draw-is-not-normal-draw", scenario=1)
def test_with_the_normal_draw_replaced_a_draw_by_an_effect_does_not_stand_for_it() -> None:
    t = table(
        """
        turn 3, Draw Phase, you to act
        you 8000   set: Test Jar   graveyard: Test Recall   deck: 3 Kuriboh
        opp 8000
        """,
        pool=pool_with(RECALL, JAR),
    )
    t.you.triggers("Test Recall")
    t.both_pass()
    assert (t.phase, t.you.hand) == ("Draw Phase", ["Test Recall"])
    t.you.activates("Test Jar").nobody_responds()
    assert t.you.hand == ["Test Recall", "Kuriboh"] and draws(t) == [BY_EFFECT]


# --------------------------------------------------------------------------------------------- banished instead of sent


@pytest.mark.rule("move.destroy.banished-instead-still-destroyed", scenario=1)
def test_under_macro_cosmos_a_destroyed_monster_is_banished_destroyed_and_not_sent_to_the_graveyard() -> None:
    elsewhere = YOUR_GRAVEYARD | YOUR_BANISHED
    mourner = probe(
        "Test Mourner",
        "Warrior / Effect",
        Trigger(1, when=If(Destroyed(THIS_CARD)), do=GainLP(100), from_=elsewhere, mandatory=True),
        Trigger(2, when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)), do=GainLP(1000), from_=elsewhere, mandatory=True),
    )
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground
        opp 8000   monsters: Test Mourner
    """
    pool = pool_with(mourner)
    t = table(position.replace("Smashing Ground", "Smashing Ground   spells: Macro Cosmos"), pool=pool)
    t.you.activates("Smashing Ground").nobody_responds()
    assert (t.opp.banished, t.opp.graveyard) == (["Test Mourner"], [])
    assert "Test Mourner destroyed (effect)" in t.log() and t.opp.lp == 8100
    t = table(position, pool=pool)
    t.you.activates("Smashing Ground").nobody_responds()
    assert t.opp.is_asked("trigger").offers == ["trigger Test Mourner ①", "trigger Test Mourner ②"]
    t.opp.triggers("Test Mourner", effect=1)
    t.nobody_responds()
    assert t.opp.graveyard == ["Test Mourner"] and t.opp.lp == 9100


@pytest.mark.rule("move.discard.banished-under-macro-cosmos", scenario=1)
def test_under_macro_cosmos_a_discarded_card_is_banished_and_does_not_count_as_discarded_to_the_graveyard() -> None:
    cerburrel = "The Fabled Cerburrel"
    position = f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Graceful Charity, {cerburrel}, Kuriboh   deck: 4 Mystical Elf
        opp 8000
    """
    t = table(position.replace("4 Mystical Elf", "4 Mystical Elf   spells: Macro Cosmos"))
    t.you.activates("Graceful Charity").nobody_responds()
    t.you.discards(cerburrel, "Kuriboh")
    assert t.you.banished == [cerburrel, "Kuriboh", "Graceful Charity"]
    assert t.you.is_asked("open state") and t.you.graveyard == [] and t.you.monsters == []
    t = table(position)
    t.you.activates("Graceful Charity").nobody_responds()
    t.you.discards(cerburrel, "Kuriboh")
    t.you.takes_position("attack")
    assert t.you.monsters == [cerburrel]


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=1)
def test_under_macro_cosmos_the_cards_that_hand_destruction_sends_are_banished() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Hand Destruction, Kuriboh, Battle Ox   deck: 3 Mystical Elf   graveyard: Gemini Elf
                   spells: Macro Cosmos
        opp 8000   hand: Raigeki, Dark Hole   deck: 3 Mystical Elf
    """)
    t.you.activates("Hand Destruction").nobody_responds()
    assert sorted(t.you.banished) == ["Battle Ox", "Hand Destruction", "Kuriboh"]
    assert sorted(t.opp.banished) == ["Dark Hole", "Raigeki"]
    assert (t.you.graveyard, t.opp.graveyard) == (["Gemini Elf"], [])
    assert t.you.hand == t.opp.hand == ["Mystical Elf", "Mystical Elf"]


# --------------------------------------------------------------------------------------------------- what is no monster


@pytest.mark.rule("move.tribute.only-cards-being-monsters", scenario=1)
def test_a_monster_card_that_is_equipped_cannot_be_tributed() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Summoned Skull, Monster Reborn   monsters: Cannon Soldier (zone 1)
                   graveyard: Guardian of Felgrand, Felgrand Dragon
        opp 8000
    """)
    t.you.activates("Monster Reborn", targeting="Guardian of Felgrand").nobody_responds()
    t.you.takes_position("attack", 2)
    t.you.triggers("Guardian of Felgrand").nobody_responds()
    t.you.chooses_zone(1)
    assert t.you.spells == ["Felgrand Dragon"]
    t.you.does("summon Summoned Skull")
    assert t.you.is_asked("tribute").offers == ["Cannon Soldier", "Guardian of Felgrand"]
    t.you.does("tribute Guardian of Felgrand")
    t.you.take_zone(None)
    t.you.activates("Cannon Soldier")
    assert t.you.is_asked("tribute").offers == ["Cannon Soldier", "Summoned Skull"]


FELGRAND_EQUIPPED = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Guardian of Felgrand, Summoned Skull   graveyard: Felgrand Dragon   spells: Mass Driver
               deck: 3 Mystical Elf
    opp 8000   hand: Snatch Steal   deck: 3 Mystical Elf
"""


def felgrand_equipped() -> Table:
    """Felgrand Dragon lies in your Spell & Trap Zone, equipped to Guardian of Felgrand."""
    t = table(FELGRAND_EQUIPPED)
    t.you.summons("Guardian of Felgrand")
    t.you.triggers("Guardian of Felgrand").nobody_responds()
    t.you.chooses_zone(5)
    assert t.you.spells == ["Mass Driver", "Felgrand Dragon"]
    return t


@pytest.mark.rule("move.tribute.only-cards-being-monsters", scenario=1)
def test_with_an_equipped_monster_alone_nothing_can_be_tributed_for_a_cost() -> None:
    t = felgrand_equipped()
    t.you.ends_turn()
    t.opp.activates("Snatch Steal", targeting="Guardian of Felgrand").nobody_responds()
    t.opp.take_zone(None)
    t.opp.ends_turn()
    t.nobody_responds()
    # The Guardian is the opponent's, and what it is equipped with is all that is left of your monsters.
    assert (t.phase, t.you.monsters, t.you.spells) == ("Main Phase 1", [], ["Mass Driver", "Felgrand Dragon"])
    t.you.cannot("activate Mass Driver", because="cost.unpayable.cannot-activate")
    t.you.cannot("summon Summoned Skull", because="summon.tribute.level-5-6-one")


@pytest.mark.rule("move.tribute.only-cards-being-monsters", scenario=0)
def test_beside_one_monster_an_equipped_one_leaves_no_choice_what_to_tribute() -> None:
    t = felgrand_equipped()
    t.you.activates("Mass Driver")
    # Nothing was asked: only the Guardian could be meant.
    assert "you tributed Guardian of Felgrand" in t.log() and "Felgrand Dragon destroyed (rule)" in t.log()
    assert t.opp.lp == 7600


# ---------------------------------------------------------------------------------------------- to another monster zone


def puppeteer_table(opp: str) -> Table:
    return table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: {WATT}
        opp 8000   {opp}
        """,
        pool=pool_with(PUPPETEER, WEEDS, FICKLE),
    )


@pytest.mark.rule("move.zone-shift.does-not-target-the-zone", scenario=1)
def test_the_zone_a_monster_is_moved_to_is_chosen_when_the_effect_resolves() -> None:
    t = puppeteer_table("monsters: Battle Ox (zone 1), Gemini Elf (zone 4)   set: Threatening Roar")
    t.you.activates(WATT)
    assert t.you.is_asked("target").offers == ["Battle Ox", "Gemini Elf"]
    t.you.targets("Battle Ox")
    assert [line for line in t.log() if "chose" in line] == ["you chose the target Battle Ox"]
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "pass"]
    t.nobody_responds()
    assert t.you.is_asked("zone").least == 1 and len(t.you.is_asked("zone").offers) == 3
    t.you.does("zone 3")
    assert t.opp.monster("Battle Ox").zone == 3


@pytest.mark.rule("move.zone-shift.no-free-destination-stays", scenario=1)
def test_a_monster_that_finds_no_free_zone_stays_where_it_is() -> None:
    t = puppeteer_table("monsters: Battle Ox (zone 1)   set: Test Weeds")
    t.you.activates(WATT, targeting="Battle Ox")
    t.opp.activates("Test Weeds", zone="ask")
    t.nobody_responds()
    for zone in (2, 3, 4):
        t.opp.chooses_zone(zone)
    t.nobody_responds()
    assert t.opp.monsters == ["Battle Ox"] + ["Test Weed Token"] * 4
    assert t.opp.monster("Battle Ox").zone == 1 and t.opp.graveyard == ["Test Weeds"]
    assert t.you.is_asked("open state") and "Battle Ox moved" not in t.log()


@pytest.mark.rule("move.zone-shift.same-side-is-not-control-change", scenario=1)
def test_a_move_to_another_zone_of_the_same_side_is_no_change_of_control() -> None:
    t = puppeteer_table("monsters: Test Fickle (zone 1)")
    t.you.activates(WATT, targeting="Test Fickle", zone="ask").nobody_responds()
    t.you.does("zone 3")
    t.nobody_responds()
    card = t.opp.monster("Test Fickle")
    assert (card.zone, card.controller) == (3, "opp") and "Test Fickle moved" in t.log()
    assert not any("gained control" in line for line in t.log()) and t.opp.lp == 8000


@pytest.mark.rule("move.zone-shift.to-opponents-side-is-control-change", scenario=1)
def test_a_move_to_the_other_side_is_a_change_of_control() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Extradite, Test Extradite   monsters: Test Fickle (zone 1), Test Loyal (zone 2)
        opp 8000
        """,
        pool=pool_with(FICKLE, LOYAL, EXTRADITE),
    )
    t.you.activates("Test Extradite")
    assert "you chose the target Test Fickle" in t.log()  # Test Loyal is not moved by anything
    t.nobody_responds()
    t.you.chooses_zone(4)
    t.nobody_responds()
    card = t.opp.monster("Test Fickle")
    assert (card.zone, card.controller, card.owner) == (4, "opp", "you")
    assert "opp gained control of Test Fickle (effect)" in t.log() and t.opp.lp == 8300
    t.you.cannot("activate Test Extradite", because="target.timing.chosen-at-activation")


@pytest.mark.rule("zone.main-monster.no-free-movement", scenario=1)
def test_a_monster_changes_its_zone_by_an_effect_only() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Shift   monsters: Battle Ox (zone 2)
        opp 8000
        """,
        pool=pool_with(SHIFT),
    )
    offers = ["change position of Battle Ox", "activate Test Shift", "set Test Shift", "battle phase", "end phase"]
    assert sorted(t.you.is_offered()) == sorted(offers)
    t.you.cannot("zone 4", because="ask.not-offered")
    t.you.activates("Test Shift").nobody_responds()
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(4)
    assert t.you.monster("Battle Ox").zone == 4


@pytest.mark.rule("target.moved-own-zone.still-target", scenario=1)
def test_a_target_that_has_moved_to_another_zone_of_its_controller_is_still_the_target() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Kuriboh
        opp 8000   monsters: Battle Ox (zone 2)   set: Test Shift
        """,
        pool=pool_with(SHIFT),
    )
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Battle Ox")
    t.opp.activates("Test Shift", targeting="Battle Ox", zone="ask")
    t.opp.chooses_zone(4)
    assert t.opp.graveyard == ["Battle Ox", "Test Shift"]
    log = t.log()
    assert log.index("Battle Ox moved") < log.index("Battle Ox destroyed (effect)")


@pytest.mark.rule("target.moved.still-applies-if-place-fits", scenario=1)
def test_a_target_that_has_changed_sides_is_still_destroyed_and_goes_to_its_owner() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break, Enemy Controller   hand: Kuriboh   monsters: Mystical Elf
        opp 8000   monsters: Battle Ox
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Battle Ox")
    t.you.activates("Enemy Controller", effect=2, tributing="Mystical Elf", targeting="Battle Ox", zone="ask")
    t.you.chooses_zone(1)
    log = t.log()
    assert log.index("you gained control of Battle Ox (effect)") < log.index("Battle Ox destroyed (effect)")
    assert (t.you.monsters, t.opp.monsters, t.opp.graveyard) == ([], [], ["Battle Ox"])
