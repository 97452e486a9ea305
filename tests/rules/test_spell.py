"""Topic spell: when and from where Spell Cards are activated, and where they lie while and after they resolve."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.verbs import Draw
from table import Table, table

RITUAL_SPELL = probe("Probe Rite", "Spell / Ritual", Activation(do=Draw(1)))
PHASES_WITHOUT_SPELLS = ("Draw Phase", "Standby Phase", "Start Step", "Battle Step", "End Step", "End Phase")


def asked_in(phase: str, whose: str) -> Table:
    """You have a Normal Spell in the hand and one Set; everybody is asked whenever he may act."""
    return table(
        f"""
        turn 3, {phase}, {whose} to act
        you 8000   hand: Pot of Greed   set: Raigeki   monsters: Kuriboh (attack)   deck: 6 Mystical Elf
        opp 8000   set: Just Desserts, Ookazi   monsters: Kuriboh (attack)   deck: 6 Mystical Elf
        """,
        ask_all=True,
    )


# ---------------------------------------------------------------------------------------------------------- when


@pytest.mark.rule("spell.activation.own-main-phase-open-state", scenario=1)
@pytest.mark.parametrize("phase", ["Main Phase 1", "Main Phase 2"])
def test_a_normal_spell_is_offered_in_the_own_main_phases_while_nothing_is_pending(phase: str) -> None:
    t = asked_in(phase, "you")
    assert {"activate Pot of Greed", "activate Raigeki"} <= set(t.you.is_offered())
    t.you.activates("Pot of Greed").nobody_responds()
    assert t.you.hand == ["Mystical Elf"] * 2


@pytest.mark.rule("spell.activation.own-main-phase-open-state", scenario=1)
@pytest.mark.parametrize("phase", PHASES_WITHOUT_SPELLS)
def test_a_normal_spell_is_not_offered_outside_the_main_phases(phase: str) -> None:
    t = asked_in(phase, "you")
    for name in ("Pot of Greed", "Raigeki"):
        assert f"activate {name}" not in t.you.is_offered()
        t.you.cannot(f"activate {name}", because="spell.activation.own-main-phase-open-state")


@pytest.mark.rule("spell.activation.own-main-phase-open-state", scenario=1)
def test_a_normal_spell_is_no_response_even_in_the_own_main_phase() -> None:
    t = asked_in("Main Phase 1", "you")
    t.you.activates("Pot of Greed")
    t.opp.activates("Just Desserts")
    assert t.chain == ["Pot of Greed", "Just Desserts"]
    assert t.you.is_offered() == ["pass"]
    t.you.cannot("activate Raigeki", because="spell.activation.own-main-phase-open-state")
    t.nobody_responds()
    assert "activate Raigeki" in t.you.is_offered()


@pytest.mark.rule("spell.activation.own-main-phase-open-state", scenario=1)
@pytest.mark.rule("spell.activation.not-in-opponents-turn", scenario=1)
@pytest.mark.parametrize("phase", [*PHASES_WITHOUT_SPELLS, "Main Phase 1", "Main Phase 2"])
def test_a_normal_spell_is_not_offered_in_any_phase_of_the_opponents_turn(phase: str) -> None:
    t = asked_in(phase, "opp")
    # In his open states you are asked when he wants to leave the phase, elsewhere when he passes.
    t.opp.does(
        {"Main Phase 1": "battle phase", "Battle Step": "main phase 2", "Main Phase 2": "end phase"}.get(phase, "pass")
    )
    assert t.you.is_offered() == ["pass"]
    for name in ("Pot of Greed", "Raigeki"):
        t.you.cannot(f"activate {name}", because="spell.activation.not-in-opponents-turn")


@pytest.mark.rule("spell.activation.not-in-opponents-turn", scenario=1)
@pytest.mark.parametrize("card", ["Just Desserts", "Ookazi"])
def test_a_set_normal_spell_is_no_response_to_the_opponents_activations(card: str) -> None:
    t = asked_in("Main Phase 1", "opp")
    t.opp.activates(card)
    assert t.chain == [card] and t.you.is_offered() == ["pass"]
    t.you.cannot("activate Raigeki", because="spell.activation.not-in-opponents-turn")


@pytest.mark.rule("spell.set.activatable-in-same-turn", scenario=1)
@pytest.mark.parametrize("spell", ["Raigeki", "Banner of Courage", "Axe of Despair", "Probe Rite", "Sogen"])
def test_a_spell_that_is_no_quick_play_spell_is_activated_in_the_main_phase_in_which_it_was_set(spell: str) -> None:
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {spell}   monsters: Kuriboh   deck: 3 Mystical Elf
        opp 8000   monsters: Kuriboh (set)
        """,
        pool=pool_with(RITUAL_SPELL),
    )
    t.you.sets(spell)
    assert spell in [*t.you.set_cards, *t.you.field_zone] and t.you.hand == []
    t.you.activates(spell).nobody_responds()
    assert f"link 1 {spell} resolved" in t.log() and t.you.set_cards == []


@pytest.mark.rule("spell.set.activatable-in-same-turn", scenario=2)
def test_a_normal_spell_that_was_set_waits_for_an_own_main_phase() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki   monsters: Alexandrite Dragon (attack)   deck: 3 Mystical Elf
        opp 8000   monsters: Kuriboh   deck: 3 Mystical Elf
    """
    t = table(position, ask_all=True)
    t.you.sets("Raigeki")
    t.nobody_responds()
    assert "activate Raigeki" in t.you.is_offered()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    assert t.step == "Battle Step" and "activate Raigeki" not in t.you.is_offered()
    t.you.cannot("activate Raigeki", because="spell.activation.own-main-phase-open-state")
    t.you.goes_to("Main Phase 2")
    t.nobody_responds()
    assert t.phase == "Main Phase 2" and "activate Raigeki" in t.you.is_offered()
    t.you.ends_turn()
    assert t.turn_player == "opp"
    while t.turn_player == "opp":
        t.you.cannot("activate Raigeki", because="spell.activation.not-in-opponents-turn")
        if t.you.is_to_decide():
            assert t.you.is_offered() == ["pass"]
            t.you.passes()
        else:
            t.opp.does("pass" if "pass" in t.opp.is_offered() else "end phase")
    t.nobody_responds()
    assert (t.turn, t.phase) == (5, "Main Phase 1")
    t.you.activates("Raigeki").nobody_responds()
    assert t.opp.monsters == [] and t.you.graveyard == ["Raigeki"]


# --------------------------------------------------------------------------------------------------- from where


@pytest.mark.rule("spell.activation.hand-needs-free-zone", scenario=1)
def test_with_five_cards_in_the_spell_and_trap_zone_only_a_field_spell_is_activated_from_the_hand() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, Axe of Despair, Mystical Space Typhoon, Sogen   monsters: Kuriboh
                   set: Raigeki, Trap Hole, Mirror Force, Magic Jammer, Royal Decree   deck: 3 Mystical Elf
        opp 8000   set: Trap Hole   monsters: Kuriboh
    """)
    for name in ("Pot of Greed", "Axe of Despair", "Mystical Space Typhoon"):
        t.you.cannot(f"activate {name}", because="spell.activation.hand-needs-free-zone")
    offers = [offer for offer in t.you.is_offered() if offer.startswith("activate")]
    assert sorted(offers) == ["activate Raigeki", "activate Royal Decree", "activate Sogen"]
    t.you.activates("Sogen").nobody_responds()
    assert t.you.field_zone == ["Sogen"]
    # Once Raigeki has made room, the others can be activated.
    t.you.activates("Raigeki").nobody_responds()
    for name in ("Pot of Greed", "Axe of Despair", "Mystical Space Typhoon"):
        t.you.can(f"activate {name}")


# Polymerization is not written; what is said of it holds of every Normal Spell.
@pytest.mark.rule("spell.activation.placed-faceup", scenario=1)
def test_while_the_opponent_may_respond_an_activated_spell_lies_face_up_on_the_field() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, Kuriboh   deck: 3 Mystical Elf
        opp 8000   set: Just Desserts   monsters: Kuriboh
    """)
    t.you.summons("Kuriboh")
    t.nobody_responds()
    t.you.activates("Pot of Greed", zone=4)
    t.opp.is_asked("response")
    card = t.you.spell_trap("Pot of Greed")
    assert (card.position, card.zone, card.controller) == ("face-up", 4, "you")
    assert t.you.hand == [] and t.you.graveyard == []


@pytest.mark.rule("spell.activation.placed-faceup", scenario=2)
def test_a_normal_spell_is_placed_in_the_spell_and_trap_zone_and_a_field_spell_in_the_field_zone() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed, Sogen   set: Trap Hole (zone 1)   deck: 3 Mystical Elf
        opp 8000
    """
    t = table(position, ask_all=True)
    t.you.activates("Pot of Greed", zone="ask")
    assert t.you.is_asked("zone").offers == ["zone 2", "zone 3", "zone 4", "zone 5"]
    t.you.chooses_zone(3)
    t.opp.is_asked("response")
    assert (t.you.spell_trap("Pot of Greed").zone, t.you.spells, t.you.hand) == (3, ["Pot of Greed"], ["Sogen"])
    t = table(position, ask_all=True)
    t.you.activates("Sogen")
    t.opp.is_asked("response")
    assert (t.you.field_zone, t.you.spells, t.you.hand) == (["Sogen"], [], ["Pot of Greed"])
    row = t.duel.state.cards[t.duel.state.chain[0].uid]
    assert row.face_up


# ----------------------------------------------------------------------------------------------- negated, resolved


@pytest.mark.rule("spell.activation.opponent-may-negate", scenario=1)
def test_the_opponent_negates_the_activation_of_a_normal_spell() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: 3 Mystical Elf
        opp 8000   set: Magic Jammer   hand: Kuriboh
    """)
    t.you.activates("Pot of Greed")
    assert t.opp.is_offered() == ["activate Magic Jammer", "pass"]
    t.opp.activates("Magic Jammer", discarding="Kuriboh").nobody_responds()
    assert "you's Pot of Greed was negated: activation" in t.log()
    assert t.you.hand == [] and t.you.deck == ["Mystical Elf"] * 3
    assert t.you.graveyard == ["Pot of Greed"] and t.you.spells == []
    assert t.opp.graveyard == ["Kuriboh", "Magic Jammer"]


@pytest.mark.rule("spell.normal.to-graveyard-after-resolution", scenario=1)
def test_a_normal_spell_goes_to_the_graveyard_once_it_has_resolved() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   deck: 3 Mystical Elf
        opp 8000
    """)
    t.you.activates("Pot of Greed").nobody_responds()
    assert t.you.hand == ["Mystical Elf"] * 2
    assert t.you.graveyard == ["Pot of Greed"] and t.you.spells == []
    told = t.log()
    assert told.index("link 1 Pot of Greed resolved") < told.index("Pot of Greed sent to graveyard (rule)")


@pytest.mark.rule("spell.normal.to-graveyard-after-resolution", scenario=1)
def test_a_normal_spell_is_still_on_the_field_while_a_later_link_resolves() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Pot of Greed   set: Trap Hole   deck: 3 Mystical Elf
        opp 8000   set: Dust Tornado   hand: Mirror Force
    """)
    t.you.activates("Pot of Greed")
    t.opp.activates("Dust Tornado", targeting="Trap Hole").nobody_responds()
    # Link 2 is resolving: Trap Hole is destroyed, and whether to Set a card is asked.
    t.opp.is_asked("option")
    assert t.you.graveyard == ["Trap Hole"] and t.you.spells == ["Pot of Greed"] and t.you.hand == []
    t.opp.says_no()
    assert t.you.graveyard == ["Trap Hole", "Pot of Greed"] and t.you.spells == []
    assert t.you.hand == ["Mystical Elf"] * 2
