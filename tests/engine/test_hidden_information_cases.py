"""What a player may do, is asked or is told must not depend on cards that are hidden from that player."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, All, One
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import FACE_DOWN, OPPONENT, WARRIOR
from spellspeed.lang.words.lines import Activation, Trigger
from spellspeed.lang.words.nouns import THIS_CARD, Monster, Trap
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_DECK,
    OPPONENTS_FIELD,
    OPPONENTS_HAND,
    THE_FIELD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import If, Sent
from spellspeed.lang.words.verbs import Banish, Destroy, Discard, GainLP, SendToGraveyard, SpecialSummon
from table import Seat, table


def what_is_known_to(seat: Seat) -> str:
    """All that a player sees and has been told."""
    view = seat.view
    return "\n".join([view.to_text(), *[event.to_text() for event in view.events]])


# -------------------------------------------------------------------------------------- activations of hidden outcome


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
@pytest.mark.parametrize(
    ("deed", "hidden"),
    [
        (Discard(One(Monster(), OPPONENTS_HAND, by=OPPONENT)), ["hand: Hinotama", "hand: Kuriboh"]),
        (Discard(All(Trap(), OPPONENTS_HAND)), ["hand: Hinotama", "hand: Mirror Force"]),
        (SendToGraveyard(One(Trap(), OPPONENTS_DECK)), ["deck: 3 Hinotama", "deck: 3 Mirror Force"]),
    ],
)
def test_an_effect_on_the_opponents_hidden_cards_may_be_activated_whatever_they_are(
    deed: Deed, hidden: list[str]
) -> None:
    for cards in hidden:
        t = table(
            f"""
            turn 3, Main Phase 1, you to act
            you 8000  hand: Test Raid
            opp 8000  {cards}
            """,
            pool=pool_with(probe("Test Raid", "Spell", Activation(do=deed))),
        )
        t.you.can("activate Test Raid")


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
def test_a_discard_of_a_monster_does_nothing_to_a_hand_without_one() -> None:
    raid = probe("Test Raid", "Spell", Activation(do=Discard(One(Monster(), OPPONENTS_HAND, by=OPPONENT))))
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Raid
        opp 8000  hand: Hinotama
        """,
        pool=pool_with(raid),
    )
    t.you.activates("Test Raid")
    assert t.opp.hand == ["Hinotama"] and t.you.graveyard == ["Test Raid"]


@pytest.mark.rule("info.set-spell-trap.hidden-including-kind", scenario=0)
@pytest.mark.parametrize("set_card", ["Hinotama", "Mirror Force"])
def test_a_set_card_does_not_tell_an_effect_whether_it_is_a_trap(set_card: str) -> None:
    sweep = probe("Test Sweep", "Spell", Activation(do=Destroy(All(Trap(FACE_DOWN), OPPONENTS_FIELD))))
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Sweep
        opp 8000  set: {set_card}
        """,
        pool=pool_with(sweep),
    )
    t.you.cannot("activate Test Sweep", because="effect.condition.no-possible-resolution-blocks-activation")


@pytest.mark.rule("effect.face-down.property-dependent-effects-do-not-apply", scenario=0)
@pytest.mark.parametrize("monster", ["Celtic Guardian", "Mystical Elf"])
def test_a_monster_returned_face_down_to_the_hand_does_not_tell_its_type_to_a_trigger(monster: str) -> None:
    drummer = probe(
        "Test Drummer",
        "Warrior / Effect",
        Trigger(1, when=If(Sent(Monster(type_=WARRIOR), to=OPPONENTS_HAND)), do=GainLP(10), mandatory=True),
    )
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Drummer  set: Compulsory Evacuation Device
        opp 8000  monsters: {monster} (set)
        """,
        pool=pool_with(drummer),
    )
    t.you.activates("Compulsory Evacuation Device", targeting=monster)
    t.nobody_responds()
    assert t.opp.hand == [monster]
    assert t.you.lp == 8000


@pytest.mark.rule("effect-type.trigger.event-may-be-caused-by-other-cards", scenario=0)
def test_a_warrior_returned_face_up_to_the_hand_is_known_as_one() -> None:
    drummer = probe(
        "Test Drummer",
        "Warrior / Effect",
        Trigger(1, when=If(Sent(Monster(type_=WARRIOR), to=OPPONENTS_HAND)), do=GainLP(10), mandatory=True),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  monsters: Test Drummer  set: Compulsory Evacuation Device
        opp 8000  monsters: Celtic Guardian
        """,
        pool=pool_with(drummer),
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Celtic Guardian")
    t.nobody_responds()
    assert t.you.lp == 8010


@pytest.mark.rule("info.set-spell-trap.hidden-including-kind", scenario=0)
def test_a_mandatory_standby_effect_is_asked_for_alike_whatever_the_opponent_has_set() -> None:
    asked = []
    for set_card in ("Threatening Roar", "Mirror Force"):
        t = table(f"""
            turn 3, Standby Phase, you to act
            you 8000  monsters: Cure Mermaid  deck: 5 Kuriboh
            opp 8000  set: {set_card}         deck: 5 Kuriboh
        """)
        asked.append(t.you.is_offered())
    assert asked[0] == asked[1]


# ------------------------------------------------------------------------------------------------------- what is told


@pytest.mark.rule("info.banished.facedown-hidden", scenario=0)
def test_a_card_banished_face_down_at_random_is_not_named_to_the_player_who_did_it() -> None:
    thief = probe(
        "Test Thief",
        "Spell",
        Activation(do=Banish(One(ANY_CARD, OPPONENTS_HAND, at_random=True), face_down=True)),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Test Thief
        opp 8000  hand: Hinotama
        """,
        pool=pool_with(thief),
    )
    t.you.activates("Test Thief")
    assert t.opp.banished == ["Hinotama"]
    assert "Hinotama" not in what_is_known_to(t.you)


@pytest.mark.rule("info.deck.search-opens-deck-to-searcher", scenario=0)
def test_only_the_chosen_card_of_a_search_is_shown_to_the_opponent() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  hand: Reinforcement of the Army  deck: Celtic Guardian, Dark Blade
        opp 8000
    """)
    t.you.activates("Reinforcement of the Army")
    assert "Dark Blade" not in what_is_known_to(t.opp)
    t.you.chooses("Dark Blade")
    assert "Dark Blade" in what_is_known_to(t.opp)
    assert "Celtic Guardian" not in what_is_known_to(t.opp)


@pytest.mark.rule("info.hand.hidden-from-opponent", scenario=0)
def test_a_trigger_that_waits_in_the_hand_is_not_shown_before_it_is_activated() -> None:
    latecomer = probe(
        "Test Latecomer",
        "Warrior / Effect",
        Trigger(
            1,
            when=If(Sent(Monster(), to=EITHER_GRAVEYARD, from_=THE_FIELD)),
            do=SpecialSummon(THIS_CARD),
            from_=YOUR_HAND,
        ),
    )
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000  hand: Dark Hole
        opp 8000  hand: Test Latecomer, Hinotama  monsters: Battle Ox
        """,
        pool=pool_with(latecomer),
    )
    t.you.activates("Dark Hole")
    t.opp.can("activate Test Latecomer")
    assert "Test Latecomer" not in what_is_known_to(t.you)


@pytest.mark.rule("info.set-spell-trap.hidden-including-kind", scenario=0)
def test_a_card_set_by_dust_tornado_is_not_named_to_the_opponent() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000  set: Dust Tornado  hand: Kuriboh, Hinotama
        opp 8000  set: Mirror Force
    """)
    t.you.activates("Dust Tornado", targeting="Mirror Force")
    t.nobody_responds()
    t.you.says_yes()
    t.you.take_zone(None)
    assert t.you.set_cards == ["Hinotama"]
    assert "Hinotama" not in what_is_known_to(t.opp)


@pytest.mark.rule("info.face-down.not-open-to-opponent", scenario=0)
@pytest.mark.parametrize("theirs", ["The Trojan Horse", "Mystical Elf"])
def test_a_refused_summon_does_not_tell_whether_a_set_monster_counts_as_two_tributes(theirs: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Kuriboh   monsters: 5 Battle Ox
        opp 8000   monsters: {theirs} (set)
        done: you normal summoned
    """)
    reasons = {reason.rule for reason in t.duel.reasons_against("summon Kuriboh")}
    assert reasons == {"summon.normal.once-per-turn-shared", "zone.main-monster.max-five"}
