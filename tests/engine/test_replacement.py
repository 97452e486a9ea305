"""What is done instead of a destruction, where cards go instead, and what does not affect a card."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.every_word import (
    ATK,
    BECAUSE_OF_BATTLE,
    BEING_AFFECTED,
    FACE_UP,
    IN_BANISHED,
    IN_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    ON_THE_FIELD,
    OPPONENT,
)
from spellspeed.lang.words.lines import Activation, Continuous, Ignition, Instead, Limit, Trigger
from spellspeed.lang.words.nouns import THE_EQUIPPED, THE_TARGET, THIS_CARD, AnyCard, Monster, Spell
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, THE_FIELD, YOUR_FIELD, YOUR_GRAVEYARD, YOUR_HAND, Place
from spellspeed.lang.words.timings import Destroyed, If, Sent
from spellspeed.lang.words.verbs import (
    Banish,
    ChangeStat,
    Destroy,
    Discard,
    Draw,
    Equip,
    Forbid,
    GainLP,
    Redirect,
    SendToGraveyard,
    Tribute,
)
from table import table

EVERYWHERE = IN_HAND | IN_DECK | ON_THE_FIELD
SMITE = probe("Test Smite", "Spell", Activation(target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)))
QUAKE = probe("Test Quake", "Spell", Activation(do=Destroy(All(AnyCard(), OPPONENTS_FIELD))))
UNION = probe(
    "Test Union",
    "Machine / Effect",
    Ignition(1, target=One(Monster(FACE_UP), YOUR_FIELD), do=Equip(THE_TARGET, THIS_CARD)),
    Instead(of=Destroyed(THE_EQUIPPED), do=Destroy(THIS_CARD), mandatory=True, from_=YOUR_FIELD),
)
FRAIL = probe("Test Frail", "Warrior / Normal", atk=1000, def_=1000)
STURDY = probe(
    "Test Sturdy",
    "Rock / Effect",
    Instead(of=Destroyed(THIS_CARD), do=Banish(One(Monster(), YOUR_GRAVEYARD)), limit=Limit()),
    atk=1000,
)
VICTOR = probe(
    "Test Victor",
    "Warrior / Effect",
    Trigger(1, when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE)), do=Draw(1)),
    atk=2000,
)


# ---------------------------------------------------------------------------------------------- instead of destruction


@pytest.mark.rule("damage-step.calc.replaced-destruction-is-no-destruction", scenario=0)
def test_a_player_may_do_something_else_instead_of_having_a_monster_destroyed_as_often_as_the_text_says() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Smite, Test Smite, Test Smite
        opp 8000  monsters: Test Sturdy  graveyard: Kuriboh, Kuriboh, Kuriboh
        """,
        pool=pool_with(SMITE, STURDY),
    )
    t.you.activates("Test Smite").nobody_responds()
    t.opp.is_asked("replacement")
    t.opp.says_yes()
    t.opp.chooses("Kuriboh")
    assert t.opp.monsters == ["Test Sturdy"] and t.opp.banished == ["Kuriboh"]
    assert "Test Sturdy spared by Test Sturdy (effect)" in t.log()
    assert not any("Test Sturdy destroyed" in line for line in t.log())
    t.you.activates("Test Smite").nobody_responds()
    assert t.opp.graveyard[-1] == "Test Sturdy"


@pytest.mark.rule("effect.wording.optional", scenario=0)
def test_who_declines_loses_the_monster() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Smite
        opp 8000  monsters: Test Sturdy  graveyard: Kuriboh
        """,
        pool=pool_with(SMITE, STURDY),
    )
    t.you.activates("Test Smite").nobody_responds()
    t.opp.says_no()
    assert t.opp.graveyard == ["Kuriboh", "Test Sturdy"]


@pytest.mark.rule("damage-step.calc.destruction-replacement-applies-here", scenario=0)
def test_in_battle_it_is_decided_at_damage_calculation_and_done_first_thing_after_it() -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000  monsters: Test Victor  deck: 5 Mystical Elf
        opp 8000  monsters: Test Sturdy  graveyard: Kuriboh
        """,
        pool=pool_with(VICTOR, STURDY),
    )
    t.you.attacks("Test Victor", "Test Sturdy")
    t.nobody_responds()
    t.opp.is_asked("replacement")
    assert t.timing == "damage calculation"
    t.opp.says_yes()
    t.nobody_responds()
    assert t.opp.monsters == ["Test Sturdy"] and not t.opp.monster("Test Sturdy").row.doomed
    assert t.opp.banished == ["Kuriboh"] and t.opp.lp == 7000 and t.you.hand == []


def test_an_equip_falls_in_the_place_of_its_monster_unless_both_are_hit() -> None:
    t = table(
        """
        turn 3, Main Phase 1, opp to act
        you 8000
        opp 8000  monsters: Test Frail, Test Union  hand: Test Smite, Test Smite
        """,
        pool=pool_with(UNION, SMITE, FRAIL),
    )
    t.opp.activates("Test Union", targeting="Test Frail").nobody_responds()
    t.opp.chooses_zone(1)
    assert t.opp.spells == ["Test Union"]
    t.opp.activates("Test Smite").nobody_responds()
    assert t.opp.monsters == ["Test Frail"] and "Test Union" in t.opp.graveyard
    t.opp.activates("Test Smite").nobody_responds()
    assert t.opp.monsters == []


def test_what_falls_itself_saves_nothing() -> None:
    t = table(
        """
        turn 3, Main Phase 1, opp to act
        you 8000  set: Test Ruin
        opp 8000  monsters: Test Frail, Test Union
        """,
        pool=pool_with(
            UNION, FRAIL, probe("Test Ruin", "Trap", Activation(do=Destroy(All(AnyCard(), OPPONENTS_FIELD))))
        ),
    )
    t.opp.activates("Test Union", targeting="Test Frail").nobody_responds()
    t.opp.chooses_zone(1)
    t.you.activates("Test Ruin")
    t.nobody_responds()
    assert sorted(t.opp.graveyard) == ["Test Frail", "Test Union"]


# ---------------------------------------------------------------------------------------------- where cards go instead

COSMOS = probe(
    "Test Cosmos",
    "Spell / Continuous",
    Activation(),
    Continuous(do=Redirect(All(AnyCard(), Place(EVERYWHERE, EVERYWHERE)), IN_BANISHED)),
)
RELIC = probe(
    "Test Relic",
    "Warrior / Effect",
    Trigger(1, when=If(Sent(THIS_CARD, YOUR_GRAVEYARD)), do=GainLP(100), from_=YOUR_GRAVEYARD),
)


@pytest.mark.rule("move.send-to-gy.banished-under-macro-cosmos", scenario=0)
def test_cards_that_would_go_to_the_graveyard_are_banished_and_not_sent_there() -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Smite  spells: Test Cosmos
        opp 8000  monsters: Test Relic
        """,
        pool=pool_with(COSMOS, SMITE, RELIC),
    )
    t.you.activates("Test Smite").nobody_responds()
    assert t.opp.banished == ["Test Relic"] and t.you.banished == ["Test Smite"] and t.opp.lp == 8000
    assert "Test Relic destroyed (effect)" in t.log() and "Test Relic banished (effect)" in t.log()
    assert not any("sent to graveyard" in line for line in t.log())


@pytest.mark.rule("cost.send-to-gy.blocked-while-sent-cards-are-banished", scenario=0)
def test_a_cost_that_sends_to_the_graveyard_cannot_be_paid_but_discards_and_tributes_can() -> None:
    sent = probe("Test Sent", "Spell", Activation(cost=SendToGraveyard(One(Monster(), YOUR_HAND)), do=GainLP(1)))
    shed = probe("Test Shed", "Spell", Activation(cost=Discard(One(Monster(), YOUR_HAND)), do=GainLP(1)))
    feed = probe("Test Feed", "Spell", Activation(cost=Tribute(One(Monster(), YOUR_FIELD)), do=GainLP(1)))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Sent, Test Shed, Test Feed, Kuriboh  spells: Test Cosmos  monsters: Mystical Elf
        opp 8000
        """,
        pool=pool_with(COSMOS, sent, shed, feed),
    )
    t.you.cannot("activate Test Sent", because="cost.unpayable.cannot-activate")
    t.you.activates("Test Shed", discarding="Kuriboh").nobody_responds()
    t.you.activates("Test Feed", tributing="Mystical Elf").nobody_responds()
    assert t.you.banished == ["Kuriboh", "Test Shed", "Mystical Elf", "Test Feed"] and t.you.lp == 8002
    assert "you discarded Kuriboh (cost)" in t.log()


@pytest.mark.rule("effect-type.unclassified.banish-when-leaving-field", scenario=0)
def test_a_monster_that_is_to_be_banished_when_it_leaves_the_field_goes_nowhere_else() -> None:
    mark = probe(
        "Test Mark",
        "Spell",
        Activation(
            target=One(Monster(FACE_UP), THE_FIELD),
            do=Redirect(THE_TARGET, IN_BANISHED, IN_GRAVEYARD | IN_HAND | IN_DECK),
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Mark, Compulsory Evacuation Device  set: Compulsory Evacuation Device
        opp 8000  monsters: Kuriboh
        """,
        pool=pool_with(mark),
    )
    t.you.activates("Test Mark").nobody_responds()
    t.you.activates("Compulsory Evacuation Device").nobody_responds()
    assert t.opp.banished == ["Kuriboh"] and t.opp.hand == []


# --------------------------------------------------------------------------------------------------------- not affected


@pytest.mark.rule("effect.immunity.unaffected-can-be-targeted", scenario=0)
def test_an_unaffected_monster_can_be_targeted_and_paid_with_but_nothing_happens_to_it() -> None:
    aloof = probe("Test Aloof", "Rock / Effect", Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell())), atk=1000)
    feed = probe("Test Feed", "Spell", Activation(cost=Tribute(One(Monster(), YOUR_FIELD)), do=GainLP(1)))
    trap = probe("Test Pit", "Trap", Activation(do=Destroy(All(Monster(), THE_FIELD))))
    weak = probe("Test Weak", "Spell", Activation(do=ChangeStat(ATK, All(Monster(FACE_UP), THE_FIELD), 300)))
    must = probe("Test Must", "Spell", Activation(do=SendToGraveyard(One(Monster(), YOUR_FIELD, by=OPPONENT))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Smite, Test Weak, Test Feed, Test Must  monsters: Test Aloof, Test Aloof, Test Aloof
        opp 8000
        """,
        pool=pool_with(aloof, SMITE, feed, trap, weak, must),
    )
    t.you.activates("Test Smite", targeting="Test Aloof (zone 1)").nobody_responds()
    assert t.you.monsters == ["Test Aloof"] * 3
    t.you.activates("Test Weak").nobody_responds()
    assert t.you.atk_of("Test Aloof", 1) == 1000
    t.you.activates("Test Feed", tributing="Test Aloof (zone 1)").nobody_responds()
    assert t.you.monsters == ["Test Aloof"] * 2
    t.you.activates("Test Must").nobody_responds()
    t.opp.chooses("Test Aloof (their zone 2)")
    assert t.you.monsters == ["Test Aloof"]
