"""Topic move.temp-banish: cards that are banished for a limited time, and how they come back.

Threatening Roar is a Trap that can be activated at any time: who has it is asked in every window.
"""

import pytest

from probes import pool_with, probe
from spellspeed.engine.kernel.rows import CardState
from spellspeed.lang.words.choices import HasDone, Not, One
from spellspeed.lang.words.deeds import Later
from spellspeed.lang.words.every_word import END_PHASE, WAS_SENT
from spellspeed.lang.words.lines import Activation, Limit, Quick
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, Monster
from spellspeed.lang.words.places_said import THE_FIELD, YOUR_BANISHED, YOUR_GRAVEYARD
from spellspeed.lang.words.verbs import Banish, GainLP, ReturnToField, SendToGraveyard
from spellspeed.words import (
    EVENT_ACTIVATED,
    EVENT_FLIPPED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SPECIAL_SUMMONED,
    EVENT_SUMMONED,
)
from table import Table, table

DEVICE = "Interdimensional Matter Transporter"
LION = "Mecha Phantom Beast O-Lion"
REBIRTH = "D.D.R. - Different Dimension Reincarnation"
# As Interdimensional Matter Transporter, for any monster: also a face-down one.
VEIL = probe(
    "Test Veil",
    "Trap / Normal",
    Activation(
        1,
        target=One(Monster(), THE_FIELD),
        do=Banish(THE_TARGET, for_a_time=True).and_if_you_do(Later(END_PHASE, ReturnToField(THE_TARGET))),
    ),
)
# "Return a banished monster to the Graveyard."
BURIAL = probe(
    "Test Burial",
    "Spell / Quick-Play",
    Activation(1, target=One(Monster(), YOUR_BANISHED), do=SendToGraveyard(THE_TARGET)),
)
# "Except the turn this card was sent to the Graveyard."
SPROUT = probe(
    "Test Sprout",
    "Plant / Effect",
    Quick(1, needs=Not(HasDone(THIS_CARD, WAS_SENT)), limit=Limit(), do=GainLP(400), from_=YOUR_GRAVEYARD),
)
POOL = pool_with(VEIL, BURIAL, SPROUT)
ROAR_OR_PASS = ["activate Threatening Roar", "pass"]
ALL_ZONES = ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]


def play(position: str) -> Table:
    return table(position, pool=POOL)


def kinds(t: Table, name: str) -> list[int]:
    """The kinds of event that there were about a card."""
    return [event.kind for event in t.events if event.after is not None and t.name(event.after.uid) == name]


def row_of(t: Table, name: str) -> CardState:
    rows = [row for row in t.duel.state.cards if t.name(row.uid) == name]
    assert len(rows) == 1
    return rows[0]


# ------------------------------------------------------------------------------------------------------------ no summon


@pytest.mark.rule("move.temp-banish.return-is-not-special-summon", scenario=1)
def test_a_monster_that_returns_is_not_special_summoned_and_nothing_that_forbids_this_stops_it() -> None:
    """Jowgen the Spiritualist forbids Special Summons; Sacred Crane's effect answers its own Special Summon."""
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}, Threatening Roar   monsters: Sacred Crane   deck: 2 Mystical Elf
                   hand: Monster Reborn   graveyard: Battle Ox
        opp 8000   monsters: Jowgen the Spiritualist   deck: 2 Mystical Elf
    """)
    t.you.activates(DEVICE, targeting="Sacred Crane")
    t.nobody_responds()
    assert (t.you.monsters, t.you.banished) == ([], ["Sacred Crane"])
    assert not t.you.can_activate("Monster Reborn")
    t.you.goes_to("End Phase")
    t.news()
    t.you.carries_out(DEVICE)
    t.you.chooses_zone(3)
    assert t.news() == ["Sacred Crane returned to the field"]
    assert (t.phase, t.you.monsters, t.you.banished) == ("End Phase", ["Sacred Crane"], [])
    assert not {EVENT_SUMMONED, EVENT_SPECIAL_SUMMONED} & set(kinds(t, "Sacred Crane"))
    # Its effect, which would be mandatory, has not been set off.
    assert t.chain == [] and t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.passes()
    assert t.turn == 4 and t.you.hand == ["Monster Reborn"]


@pytest.mark.rule("move.temp-banish.improperly-summoned-monster-may-return", scenario=1)
def test_a_synchro_monster_that_was_not_synchro_summoned_returns_although_it_cannot_be_revived() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   hand: {REBIRTH}, Kuriboh   deck: 2 Mystical Elf
                   monsters: Ally of Justice Catastor (special summoned this turn)
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates(DEVICE, targeting="Ally of Justice Catastor")
    assert (t.you.monsters, t.you.banished) == ([], ["Ally of Justice Catastor"])
    t.you.cannot(f"activate {REBIRTH}", because="target.timing.chosen-at-activation")
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    t.you.chooses_zone(3)
    assert (t.turn, t.you.monsters, t.you.banished) == (4, ["Ally of Justice Catastor"], [])
    assert EVENT_SPECIAL_SUMMONED not in kinds(t, "Ally of Justice Catastor")


@pytest.mark.rule("move.temp-banish.return-does-not-chain", scenario=1)
def test_nobody_can_chain_to_the_return_or_negate_it() -> None:
    """Seven Tools of the Bandit could negate the activation of the Trap."""
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   monsters: Battle Ox   deck: 2 Mystical Elf
        opp 8000   set: Seven Tools of the Bandit, Threatening Roar   deck: 2 Mystical Elf
    """)
    t.you.activates(DEVICE, targeting="Battle Ox")
    t.opp.can("activate Seven Tools of the Bandit")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.opp.passes()
    assert (t.phase, t.you.is_asked("response").offers) == ("End Phase", [f"carry out {DEVICE}", "pass"])
    t.news()
    t.you.carries_out(DEVICE)
    # The next question is already for the zone: the opponent was not asked, and there is no chain.
    assert t.chain == [] and t.you.is_asked("zone").offers == ALL_ZONES
    t.you.chooses_zone(1)
    assert t.news() == ["Battle Ox returned to the field"]
    assert (t.chain, t.you.monsters) == ([], ["Battle Ox"])
    assert [event.kind for event in t.events].count(EVENT_ACTIVATED) == 1
    # What the opponent is asked now is the next window of the End Phase.
    assert t.opp.is_asked("response").offers == ROAR_OR_PASS


# ---------------------------------------------------------------------------------------------------- as it was before


@pytest.mark.rule("move.temp-banish.returns-in-previous-position", scenario=1)
@pytest.mark.parametrize("position", ["attack", "defense"])
def test_a_monster_returns_in_the_position_it_had(position: str) -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}, Threatening Roar   monsters: Battle Ox ({position})   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates(DEVICE, targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.banished == ["Battle Ox"]
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    # Only the zone is asked for, not the position.
    t.you.is_asked("zone")
    t.you.chooses_zone(2)
    assert (t.phase, t.you.is_asked("response").offers) == ("End Phase", ROAR_OR_PASS)
    assert t.you.monster("Battle Ox").position == position


@pytest.mark.rule("move.temp-banish.returns-to-previous-controller", scenario=1)
def test_a_monster_that_has_changed_sides_for_good_returns_to_who_controlled_it() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Creature Swap   set: {DEVICE}   monsters: Mystical Elf   deck: 2 Mystical Elf
        opp 8000   monsters: Battle Ox   deck: 2 Mystical Elf
    """)
    t.you.activates("Creature Swap")
    t.nobody_responds()
    t.you.take_zone(None)
    t.you.take_zone(None)
    assert (t.you.monsters, t.opp.monsters) == (["Battle Ox"], ["Mystical Elf"])
    t.you.activates(DEVICE, targeting="Battle Ox")
    # Among the banished cards it lies with its owner.
    assert (t.you.monsters, t.opp.banished) == ([], ["Battle Ox"])
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    t.you.chooses_zone(4)
    assert (t.turn, t.opp.monsters, t.opp.banished) == (4, ["Mystical Elf"], [])
    ox = t.you.monster("Battle Ox")
    assert (ox.zone, ox.owner, ox.controller) == (4, "opp", "you")


@pytest.mark.rule("move.temp-banish.returns-to-previous-controller", scenario=0)
def test_a_monster_taken_until_the_end_phase_returns_to_who_had_it_and_goes_to_its_owner_at_once() -> None:
    """The note of move.temp-banish.returns-to-previous-controller, with Mind Control."""
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mind Control   set: {DEVICE}, Threatening Roar   deck: 2 Mystical Elf
        opp 8000   monsters: Battle Ox   deck: 2 Mystical Elf
    """)
    t.you.activates("Mind Control", targeting="Battle Ox")
    t.nobody_responds()
    t.you.take_zone(1)
    t.nobody_responds()
    t.you.activates(DEVICE, targeting="Battle Ox")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.news()
    t.you.carries_out(DEVICE)
    t.you.chooses_zone(2)
    t.opp.chooses_zone(3)
    assert t.news() == ["Battle Ox returned to the field", "opp gained control of Battle Ox (rule)"]
    assert (t.phase, t.you.monsters, t.opp.monster("Battle Ox").zone) == ("End Phase", [], 3)


@pytest.mark.rule("move.temp-banish.facedown-returns-facedown", scenario=1)
def test_a_face_down_monster_is_banished_face_down_and_returns_face_down() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Test Veil   monsters: Battle Ox   deck: 2 Mystical Elf
        opp 8000   monsters: Man-Eater Bug (set)   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Veil", targeting="Man-Eater Bug")
    assert (t.opp.monsters, t.opp.banished) == ([], ["Man-Eater Bug"])
    assert not row_of(t, "Man-Eater Bug").face_up
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Veil")
    t.opp.chooses_zone(5)
    bug = t.opp.monster("Man-Eater Bug")
    assert (t.turn, bug.position, bug.zone) == (4, "set", 5)
    # It was not flipped at any time, so its FLIP effect has destroyed nothing.
    assert EVENT_FLIPPED not in kinds(t, "Man-Eater Bug") and t.you.monsters == ["Battle Ox"]


@pytest.mark.rule("move.temp-banish.from-emz-returns-to-main-zone", scenario=1)
def test_a_link_monster_of_the_extra_monster_zone_returns_to_a_main_monster_zone() -> None:
    link = "Imduk the World Chalice Dragon"
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   monsters: {link} (extra zone 1), Battle Ox (zone 2)   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    assert t.you.monster(link).extra_zone == 1
    t.you.activates(DEVICE, targeting=link)
    assert t.you.banished == [link]
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(4)
    back = t.you.monster(link)
    assert (t.turn, back.zone, back.extra_zone, back.position) == (4, 4, 0, "attack")


# ------------------------------------------------------------------------------------------------------------- no zone


@pytest.mark.rule("move.temp-banish.no-zone-goes-to-gy", scenario=1)
def test_a_monster_that_finds_all_five_zones_occupied_goes_to_the_graveyard() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   hand: Battle Ox   monsters: Gemini Elf, 4 Mystical Elf   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates(DEVICE, targeting="Gemini Elf")
    t.you.summons("Battle Ox")
    assert (len(t.you.monsters), t.you.banished) == (5, ["Gemini Elf"])
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    assert (t.turn, t.you.graveyard, t.you.banished) == (4, [DEVICE, "Gemini Elf"], [])
    assert sorted(t.you.monsters) == ["Battle Ox"] + ["Mystical Elf"] * 4


@pytest.mark.rule("move.temp-banish.no-zone-goes-to-gy", scenario=1)
def test_without_a_zone_of_its_controller_a_monster_goes_to_its_owners_graveyard() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   hand: Creature Swap, Battle Ox   monsters: Skull Servant, 4 Mystical Elf
                   deck: 2 Kuriboh
        opp 8000   monsters: Gemini Elf   deck: 2 Kuriboh
    """)
    t.you.activates("Creature Swap")
    t.nobody_responds()
    t.you.chooses("Skull Servant")
    t.you.settle_zone(None)
    t.opp.settle_zone(None)
    t.you.activates(DEVICE, targeting="Gemini Elf")
    t.you.summons("Battle Ox")
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    # The opponent has free zones, but it was not he who controlled it.
    assert (t.turn, t.opp.monsters, t.opp.graveyard) == (4, ["Skull Servant"], ["Gemini Elf"])
    assert t.opp.banished == [] and "Gemini Elf" not in t.you.graveyard


@pytest.mark.rule("move.temp-banish.no-zone-is-not-sent-to-gy", scenario=1)
@pytest.mark.parametrize("owner", ["you", "opp"])
def test_o_lion_put_into_the_graveyard_for_want_of_a_zone_was_not_sent_there(owner: str) -> None:
    """The opponent, who owns it in one case, has zones for its Token."""
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}, Threatening Roar   hand: Battle Ox   deck: 2 Kuriboh
                   monsters: {LION} (owner {owner}), 4 Mystical Elf
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates(DEVICE, targeting=LION)
    t.nobody_responds()
    t.you.summons("Battle Ox")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.news()
    t.you.carries_out(DEVICE)
    assert t.news() == [f"{LION} moved"] and EVENT_SENT_TO_GRAVEYARD not in kinds(t, LION)
    assert LION in {"you": t.you, "opp": t.opp}[owner].graveyard
    # No trigger: what is asked is the next window of the End Phase.
    assert (t.phase, t.chain, t.you.is_asked("response").offers) == ("End Phase", [], ROAR_OR_PASS)
    t.you.passes()
    assert t.turn == 4 and t.opp.monsters == []


def test_o_lion_that_is_sent_to_the_graveyard_summons_its_token() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Kuriboh   deck: 2 Kuriboh   monsters: {LION}
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting=LION)
    t.you.triggers(LION)
    t.nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Mecha Phantom Beast Token"]


@pytest.mark.rule("move.temp-banish.no-zone-is-not-sent-to-gy", scenario=1)
def test_a_card_put_into_the_graveyard_for_want_of_a_zone_was_not_sent_there_this_turn() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   hand: Battle Ox   monsters: Test Sprout, 4 Mystical Elf   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates(DEVICE, targeting="Test Sprout")
    t.you.summons("Battle Ox")
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    assert (t.phase, t.turn, t.you.graveyard) == ("End Phase", 3, [DEVICE, "Test Sprout"])
    t.you.activates("Test Sprout")
    assert t.you.lp == 8400


def test_a_card_that_was_sent_to_the_graveyard_cannot_be_activated_this_turn() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki Break   hand: Kuriboh, Battle Ox   monsters: Test Sprout   deck: 2 Kuriboh
        opp 8000   deck: 2 Kuriboh
    """)
    t.you.activates("Raigeki Break", discarding="Kuriboh", targeting="Test Sprout")
    assert "Test Sprout" in t.you.graveyard
    t.you.cannot("activate Test Sprout", because="effect.condition.all-must-be-met")


# ------------------------------------------------------------------------------------------------------ gone meanwhile


@pytest.mark.rule("move.temp-banish.interrupted-does-not-return", scenario=1)
def test_a_monster_special_summoned_meanwhile_and_banished_again_does_not_return() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}   hand: {REBIRTH}, Kuriboh   monsters: Battle Ox   deck: 2 Mystical Elf
        opp 8000   set: Dimensional Prison   deck: 2 Mystical Elf
    """)
    t.you.activates(DEVICE, targeting="Battle Ox")
    assert t.you.banished == ["Battle Ox"]
    t.you.activates(REBIRTH, discarding="Kuriboh", targeting="Battle Ox")
    t.you.take_zone(None)
    assert (t.you.monsters, t.you.banished) == (["Battle Ox"], [])
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Battle Ox")
    t.opp.activates("Dimensional Prison")
    assert (t.you.monsters, t.you.banished) == ([], ["Battle Ox"])
    # Nothing was left to do in this turn, nor to carry out in its End Phase.
    assert (t.turn, t.you.monsters, t.you.banished) == (4, [], ["Battle Ox"])
    assert "Battle Ox returned to the field" not in t.log()


@pytest.mark.rule("move.temp-banish.interrupted-does-not-return", scenario=1)
def test_a_monster_returned_to_the_graveyard_meanwhile_and_banished_again_does_not_return() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}, Threatening Roar   hand: Test Burial, Soul Release   monsters: Battle Ox
                   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates(DEVICE, targeting="Battle Ox")
    t.nobody_responds()
    t.you.activates("Test Burial", targeting="Battle Ox")
    t.nobody_responds()
    assert "Battle Ox" in t.you.graveyard
    t.you.activates("Soul Release", targeting="Battle Ox")
    t.nobody_responds()
    assert t.you.banished == ["Battle Ox"]
    t.you.goes_to("End Phase")
    assert (t.phase, t.you.is_asked("response").offers) == ("End Phase", ROAR_OR_PASS)
    t.you.passes()
    assert (t.turn, t.you.monsters, t.you.banished) == (4, [], ["Battle Ox"])


@pytest.mark.rule("move.temp-banish.earlier-effects-no-longer-apply", scenario=1)
def test_what_applied_to_a_monster_before_it_was_banished_is_over_when_it_is_back() -> None:
    t = play(f"""
        turn 3, Main Phase 1, you to act
        you 8000   set: {DEVICE}, Threatening Roar   hand: Rush Recklessly   monsters: Wattaildragon
                   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates("Rush Recklessly", targeting="Wattaildragon")
    t.nobody_responds()
    assert t.you.atk_of("Wattaildragon") == 3200
    t.you.activates(DEVICE, targeting="Wattaildragon")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.you.carries_out(DEVICE)
    t.you.chooses_zone(3)
    # It is still the turn until whose end Rush Recklessly would have applied.
    assert (t.turn, t.phase, t.you.atk_of("Wattaildragon")) == (3, "End Phase", 2500)
