"""Topics spell.set and trap.set: when and where Spells and Traps are Set."""

import pytest

from spellspeed.words import FOR_OPEN_STATE
from table import table, there


@pytest.mark.rule("spell.set.own-main-phase-open-state", scenario=1)
def test_a_spell_is_set_in_the_own_main_phases_only_and_starts_no_chain() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Alexandrite Dragon, Kuriboh
        opp 8000   monsters: Mystical Elf   hand: Trap Hole   deck: Sangan
    """
    t = table(position)
    assert "set Raigeki" in t.you.is_offered()
    t.you.goes_to("Battle Phase")
    assert t.step == "Battle Step"
    t.you.cannot("set Raigeki", because="turn.main.actions-only-in-main-phase")
    assert "set Raigeki" not in t.you.is_offered()
    t.you.goes_to("Main Phase 2")
    assert "set Raigeki" in t.you.is_offered()
    t.you.ends_turn()
    assert (t.turn_player, t.phase) == ("opp", "Main Phase 1") and not t.you.is_to_decide()
    t.you.cannot("set Raigeki", because="turn.main.open-state-required")
    # Set it, in either Main Phase: nothing starts, and the turn player goes on.
    for phases in ((), ("Battle Phase", "Main Phase 2")):
        t = table(position)
        for phase in phases:
            t.you.goes_to(phase)
        t.news()
        t.you.sets("Raigeki", zone=2)
        assert t.news() == ["you set Raigeki"] and t.duel.state.chain == []
        assert t.you.request().purpose == FOR_OPEN_STATE
        card = t.you.spell_trap("Raigeki")
        assert (card.position, card.zone, t.you.hand) == ("set", 2, [])


@pytest.mark.rule("spell.set.own-main-phase-open-state", scenario=2)
def test_any_number_of_spells_and_traps_is_set_and_the_opponent_cannot_tell_them_apart() -> None:
    seen = []
    for first, second in (("Raigeki", "Trap Hole"), ("Trap Hole", "Raigeki")):
        t = table(f"""
            turn 3, Main Phase 1, you to act
            you 8000   hand: {first}, {second}, Kuriboh
            opp 8000
        """)
        t.you.sets(first, zone=1)
        t.you.sets(second, zone=2)
        assert t.you.set_cards == [first, second] and t.you.spells == []
        zones = [there(card) for card in t.opp.view.spells(t.you.player)[:2]]
        assert [(card.hidden, card.is_spell, card.is_trap) for card in zones] == [(True, None, None)] * 2
        seen.append(t.opp.view.key())
    assert seen[0] == seen[1]
    five = ["Raigeki", "Trap Hole", "Dark Hole", "Messenger of Peace", "Solemn Judgment"]
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 hand: {', '.join(five)}, Kuriboh\nopp 8000")
    for zone, name in enumerate(five, 1):
        t.you.sets(name, zone=zone)
    assert t.you.set_cards == five
    # The Normal Summon is not touched by any of them.
    t.you.can("summon Kuriboh")


@pytest.mark.rule("spell.set.own-main-phase-open-state", scenario=0)
def test_a_spell_on_the_field_or_in_the_graveyard_is_not_set_again() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Raigeki   graveyard: Dark Hole   monsters: Kuriboh
        opp 8000
    """)
    for name in ("Raigeki", "Dark Hole"):
        t.you.cannot(f"set {name}", because="spell.set.own-main-phase-open-state")
    assert [offer for offer in t.you.is_offered() if offer.startswith("set")] == []


@pytest.mark.rule("spell.set.own-main-phase-open-state", scenario=0)
def test_nothing_is_set_while_a_zone_for_another_card_is_being_chosen() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki, Trap Hole
        opp 8000
    """)
    t.you.sets("Raigeki", zone="ask")
    t.you.cannot("set Trap Hole", because="turn.main.open-state-required")
    assert t.you.is_asked("zone").offers == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]


@pytest.mark.rule("spell.field.own-old-one-sent-to-graveyard", scenario=1)
@pytest.mark.parametrize("old", ["Umi", "Umi (set)"])
def test_a_field_spell_set_on_an_occupied_field_zone_sends_the_own_old_one_to_the_graveyard(old: str) -> None:
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mountain   field: {old}   graveyard: Kuriboh
        opp 8000   field: Yami
    """)
    t.you.sets("Mountain")
    assert t.news() == ["Umi sent to graveyard (rule)", "you set Mountain"]
    assert t.you.field_zone == ["Mountain"] and t.you.graveyard == ["Kuriboh", "Umi"]
    mountain = t.opp.view.field_zone(t.you.player)
    assert mountain is not None and mountain.hidden and not mountain.face_up
    assert t.opp.field_zone == ["Yami"] and t.opp.graveyard == []


@pytest.mark.rule("trap.set.must-be-set-first", scenario=0)
def test_a_trap_in_the_hand_can_only_be_set() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Jar of Greed
        opp 8000
    """)
    refusal = t.you.cannot("activate Jar of Greed", because="trap.set.must-be-set-first")
    assert "Jar of Greed is in your hand" in refusal.facts
    assert t.you.is_offered() == ["set Jar of Greed", "battle phase", "end phase"]
    t.you.sets("Jar of Greed")
    assert t.you.set_cards == ["Jar of Greed"]
