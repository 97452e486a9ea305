"""Topic turn: who acts first in a phase, what comes before the draw, the Standby Phase, the start of a Main Phase.

Threatening Roar is a Trap that can be activated at any time.
"""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, During
from spellspeed.lang.words.deeds import OneOf
from spellspeed.lang.words.every_word import AS_AN_EFFECT, MAIN_PHASE_1, OPPONENT, STANDBY_PHASE, THE_ACTIVATION, YOU
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THAT_CARD, THIS_CARD, Monster
from spellspeed.lang.words.places_said import OPPONENTS_DECK, OPPONENTS_HAND, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Activated, If, NormalDrawDue, PhaseReached, Sent, When
from spellspeed.lang.words.verbs import AddToHand, Destroy, Draw, GainLP, InflictDamage, Negate, PayLP, Reveal
from spellspeed.words import BY_NORMAL_DRAW, EVENT_DRAWN
from table import Table, table

# "Cards that your opponent draws are revealed."
EYE = probe(
    "Test Eye",
    "Spell / Continuous",
    Continuous(1, Reveal(THAT_CARD), when=If(Sent(ANY_CARD, OPPONENTS_HAND, from_=OPPONENTS_DECK))),
)
# "During your Draw Phase, instead of conducting your normal draw: you can add this card to your hand."
RECALL = probe(
    "Test Recall",
    "Warrior / Effect",
    Trigger(1, when=If(NormalDrawDue(YOU, instead=True)), from_=YOUR_GRAVEYARD, do=AddToHand(THIS_CARD)),
)
# "During your Draw Phase, before you draw: …", as an effect that is activated and as one that is processed by itself.
FORESIGHT = probe("Test Foresight", "Spell / Continuous", Trigger(1, when=If(NormalDrawDue(YOU)), do=GainLP(50)))
OMEN = probe("Test Omen", "Spell / Continuous", Continuous(1, GainLP(70), when=If(NormalDrawDue(YOU))))
BURNER = probe(
    "Test Burner",
    "Warrior / Effect",
    Trigger(1, when=If(PhaseReached(STANDBY_PHASE)), do=InflictDamage(500, OPPONENT), mandatory=True),
)
UPKEEP = probe(
    "Test Upkeep",
    "Trap / Continuous",
    Continuous(1, OneOf(PayLP(500), Destroy(THIS_CARD)), when=If(PhaseReached(STANDBY_PHASE, YOU))),
)
DRAWER = probe("Test Drawer", "Warrior / Effect", Trigger(1, when=If(PhaseReached(STANDBY_PHASE, YOU)), do=Draw(1)))
# Divine Wrath, but the monster stays.
REFUSAL = probe(
    "Test Refusal",
    "Trap / Counter",
    Activation(1, when=When(Activated(Monster(), AS_AN_EFFECT, OPPONENT)), do=Negate(THE_ACTIVATION)),
)
AT_THE_START = During(MAIN_PHASE_1, YOU, at_start=True)
EARLY_BIRD = probe("Test Early Bird", "Spell / Normal", Activation(1, needs=AT_THE_START, do=GainLP(1000)))
EARLY_WORM = probe("Test Early Worm", "Spell / Normal", Activation(1, needs=AT_THE_START, do=GainLP(300)))
# The same sentence on a card that its timing alone keeps out of the opponent's turn.
EARLY_TRAP = probe("Test Early Trap", "Trap / Normal", Activation(1, needs=AT_THE_START, do=GainLP(200)))
POOL = pool_with(
    EYE, RECALL, FORESIGHT, OMEN, BURNER, UPKEEP, DRAWER, REFUSAL, EARLY_BIRD, EARLY_WORM, EARLY_TRAP
)  # fmt: skip
ROAR_OR_PASS = ["activate Threatening Roar", "pass"]


def play(position: str) -> Table:
    return table(position, pool=POOL)


def normal_draws(t: Table) -> int:
    return len([event for event in t.events if event.kind == EVENT_DRAWN and event.cause == BY_NORMAL_DRAW])


# --------------------------------------------------------------------------------------------------- declaring a phase


@pytest.mark.rule("turn.phase-start.declaration-does-not-move-priority", scenario=1)
def test_the_turn_player_who_has_declared_the_standby_phase_may_act_and_the_opponent_waits() -> None:
    t = play("""
        turn 3, Draw Phase, you to act
        you 8000   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar, Test Refusal   deck: 2 Mystical Elf
    """)
    t.you.passes()
    t.news()
    t.opp.passes()
    # Nobody was asked between the declaration and the turn player's own window.
    assert t.news() == ["phase Standby Phase"] and t.phase == "Standby Phase"
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t.opp.cannot("activate Threatening Roar", because="ask.wrong-player")
    t.opp.cannot("end phase", because="turn.phase-start.declared-by-turn-player")
    t.you.passes()
    assert t.phase == "Standby Phase"
    assert t.opp.is_asked("response").offers == ROAR_OR_PASS


# ------------------------------------------------------------------------------------------------------ the normal draw


@pytest.mark.rule("turn.draw.already-applying-effects-continue-before-draw", scenario=1)
def test_an_effect_that_applies_already_reveals_the_card_of_the_normal_draw() -> None:
    t = play("""
        turn 3, Draw Phase, you to act
        you 8000   set: Threatening Roar   deck: Battle Ox, Mystical Elf
        opp 8000   spells: Test Eye   set: Threatening Roar   deck: 2 Mystical Elf
    """)
    assert t.phase == "Draw Phase" and t.you.is_asked("response").offers == ROAR_OR_PASS
    assert t.you.hand == ["Battle Ox"] and normal_draws(t) == 1
    told = t.log()
    assert told[told.index("you drew") :] == ["you drew", "Battle Ox revealed"]


@pytest.mark.rule("turn.draw.replacement-of-normal-draw", scenario=1)
def test_what_is_used_instead_of_the_normal_draw_is_offered_before_it_and_takes_its_place() -> None:
    position = """
        turn 3, Draw Phase, you to act
        you 8000   graveyard: Test Recall   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
    """
    t = play(position)
    assert (t.phase, t.you.hand) == ("Draw Phase", [])
    assert t.you.is_asked("trigger").offers == ["trigger Test Recall", "pass"]
    t.opp.cannot("activate Threatening Roar", because="turn.draw.no-activation-before-draw")
    t.you.triggers("Test Recall")
    t.both_pass()
    assert (t.phase, t.you.hand, t.you.graveyard) == ("Draw Phase", ["Test Recall"], [])
    assert normal_draws(t) == 0 and len(t.you.deck) == 2
    # The Draw Phase goes on as after a draw.
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t = play(position)
    t.you.passes()
    assert (t.phase, t.you.hand, t.you.graveyard) == ("Draw Phase", ["Mystical Elf"], ["Test Recall"])
    assert normal_draws(t) == 1 and len(t.you.deck) == 1


@pytest.mark.rule("turn.draw.effects-worded-before-draw", scenario=1)
def test_an_effect_activated_before_the_draw_is_processed_first_and_other_fast_effects_wait() -> None:
    t = play("""
        turn 3, Draw Phase, you to act
        you 8000   spells: Test Foresight   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
    """)
    assert (t.phase, t.you.hand) == ("Draw Phase", [])
    assert t.you.is_asked("trigger").offers == ["trigger Test Foresight", "pass"]
    t.you.cannot("activate Threatening Roar", because="turn.draw.no-activation-before-draw")
    t.opp.cannot("activate Threatening Roar", because="turn.draw.no-activation-before-draw")
    t.you.triggers("Test Foresight")
    t.both_pass()
    told = t.log()
    assert told.index("you lp 8000 -> 8050 (effect)") < told.index("you drew")
    # Between its chain and the draw nobody was asked; after the draw the turn player is.
    assert told[-2:] == ["chain of 1 ended", "you drew"] and t.phase == "Draw Phase"
    assert t.you.is_asked("response").offers == ROAR_OR_PASS


@pytest.mark.rule("turn.draw.effects-worded-before-draw", scenario=1)
def test_an_effect_processed_before_the_draw_needs_no_activation() -> None:
    t = play("""
        turn 3, Draw Phase, you to act
        you 8000   spells: Test Omen   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   spells: Test Omen   set: Threatening Roar   deck: 2 Mystical Elf
    """)
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    told = t.log()
    assert told.index("you lp 8000 -> 8070 (effect)") < told.index("you drew")
    assert (t.phase, t.you.lp, t.opp.lp, t.you.hand) == ("Draw Phase", 8070, 8000, ["Mystical Elf"])


# ---------------------------------------------------------------------------------------------------- the Standby Phase


@pytest.mark.rule("turn.standby.phase-effects-turn-player-first", scenario=1)
@pytest.mark.parametrize("forced", [False, True])
def test_the_turn_players_effect_of_the_standby_phase_is_handled_before_the_opponents(forced: bool) -> None:
    t = play("""
        turn 3, Standby Phase, you to act
        you 8000   monsters: Test Burner   set: Threatening Roar
        opp 8000   monsters: Test Burner   set: Threatening Roar
    """)
    if forced:
        t.you.passes()
        t.opp.passes()
        assert t.you.is_asked("response").offers == ["activate Threatening Roar", "activate Test Burner"]
    else:
        assert t.you.is_asked("response").offers == ["activate Threatening Roar", "activate Test Burner", "pass"]
    t.you.activates("Test Burner")
    assert (t.chain, t.opp.is_asked("response").offers) == (["Test Burner"], ROAR_OR_PASS)
    t.both_pass()
    assert (t.chain, t.you.lp, t.opp.lp) == ([], 8000, 7500)
    # His own is done: he has priority again, and hands over.
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.passes()
    assert t.opp.is_asked("response").offers == ["activate Threatening Roar", "activate Test Burner", "pass"]
    t.opp.activates("Test Burner")
    assert t.chain == ["Test Burner"] and t.phase == "Standby Phase"
    t.both_pass()
    assert (t.phase, t.you.lp, t.opp.lp) == ("Standby Phase", 7500, 7500)
    assert [line for line in t.log() if line.startswith("chain of")] == ["chain of 1 ended"] * 2


UPKEEP_DUE = """
    turn 3, Standby Phase, you to act
    you 8000   spells: {card}   set: Mystical Space Typhoon   deck: 2 Mystical Elf
    opp 8000   spells: Solemn Wishes   deck: 2 Mystical Elf
"""


@pytest.mark.rule("turn.standby.free-timing-cards-interleave", scenario=1)
@pytest.mark.parametrize(("card", "fee"), [("Test Upkeep", 500), ("Messenger of Peace", 100)])
def test_a_card_destroyed_before_its_upkeep_was_handled_demands_none(card: str, fee: int) -> None:
    t = play(UPKEEP_DUE.format(card=card))
    offers = ["activate Mystical Space Typhoon", f"carry out {card}", "pass"]
    assert t.you.is_asked("response").offers == offers
    t.you.activates("Mystical Space Typhoon", targeting=card)
    assert (t.phase, t.you.lp, t.you.spells) == ("Main Phase 1", 8000, [])
    assert sorted(t.you.graveyard) == sorted(["Mystical Space Typhoon", card])
    assert f"you paid {fee} LP" not in t.log()


@pytest.mark.rule("turn.standby.free-timing-cards-interleave", scenario=1)
@pytest.mark.parametrize(("card", "fee"), [("Test Upkeep", 500), ("Messenger of Peace", 100)])
def test_a_free_timing_card_may_also_come_after_the_upkeep(card: str, fee: int) -> None:
    t = play(UPKEEP_DUE.format(card=card))
    t.you.carries_out(card)
    t.you.chooses_effect(1)
    assert (t.phase, t.you.lp, t.you.spells) == ("Standby Phase", 8000 - fee, [card])
    # Once paid, nothing is due; the Typhoon is still there.
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t.you.activates("Mystical Space Typhoon", targeting=card)
    assert (t.phase, t.you.lp, t.you.spells) == ("Main Phase 1", 8000 - fee, [])


@pytest.mark.rule("turn.standby.negated-trigger-cannot-retry", scenario=1)
def test_a_trigger_of_the_standby_phase_whose_activation_was_negated_waits_for_the_next_turn() -> None:
    t = play("""
        turn 3, Standby Phase, you to act
        you 8000   monsters: Test Drawer   set: Threatening Roar   deck: 5 Mystical Elf
        opp 8000   set: Test Refusal   deck: 5 Mystical Elf
    """)
    t.you.activates("Test Drawer")
    t.opp.activates("Test Refusal")
    assert (t.phase, t.you.monsters, t.you.hand) == ("Standby Phase", ["Test Drawer"], [])
    assert "you's Test Drawer was negated: activation" in t.log()
    assert t.you.is_asked("response").offers == ROAR_OR_PASS
    t.you.cannot("activate Test Drawer", because="turn.standby.negated-trigger-cannot-retry")
    t.you.passes()
    assert t.phase == "Main Phase 1"
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5
    t.you.passes()
    # In his next Standby Phase it is there again.
    assert t.phase == "Standby Phase"
    t.you.activates("Test Drawer")
    t.you.passes()
    assert len(t.you.hand) == 2


# -------------------------------------------------------------------------------------------- the start of Main Phase 1

NOT_AT_THE_START = "effect.condition.all-must-be-met"


@pytest.mark.rule("turn.main1.start-timing-cards", scenario=1)
def test_a_card_for_the_start_of_main_phase_1_is_offered_to_the_turn_player_only() -> None:
    t = play("""
        turn 3, Standby Phase, you to act
        you 8000   hand: Test Early Bird   set: Test Early Trap   deck: 2 Mystical Elf
        opp 8000   set: Test Early Trap, Threatening Roar   deck: 2 Mystical Elf
    """)
    assert t.phase == "Standby Phase" and t.opp.is_asked("response").offers == ROAR_OR_PASS
    t.opp.cannot("activate Test Early Trap", because=NOT_AT_THE_START)
    t.opp.passes()
    assert t.phase == "Main Phase 1"
    assert {"activate Test Early Bird", "activate Test Early Trap"} <= set(t.you.is_asked("open state").offers)
    # The turn player leaves the phase without having done anything in it: still nothing for the opponent.
    t.you.goes_to("End Phase")
    assert (t.phase, t.opp.is_asked("response").offers) == ("Main Phase 1", ROAR_OR_PASS)
    t.opp.cannot("activate Test Early Trap", because=NOT_AT_THE_START)
    t.nobody_responds()
    # In his own turn the same card can be used.
    assert (t.turn, t.phase) == (4, "Main Phase 1")
    assert "activate Test Early Trap" in t.opp.is_asked("open state").offers


@pytest.mark.rule("turn.main1.start-timing-first-action-only", scenario=1)
@pytest.mark.parametrize("deed", ["set Trap Hole", "summon Battle Ox", "change position of Mystical Elf"])
def test_any_other_action_closes_the_start_of_main_phase_1(deed: str) -> None:
    t = play("""
        turn 3, Standby Phase, you to act
        you 8000   hand: Test Early Bird, Test Early Worm, Trap Hole, Battle Ox   monsters: Mystical Elf
        opp 8000
    """)
    assert t.phase == "Main Phase 1"
    t.you.can("activate Test Early Bird")
    t.you.does(deed)
    t.you.settle_zone(None)
    assert t.phase == "Main Phase 1"
    for card in ("Test Early Bird", "Test Early Worm"):
        assert f"activate {card}" not in t.you.is_asked("open state").offers
        t.you.cannot(f"activate {card}", because=NOT_AT_THE_START)


@pytest.mark.rule("turn.main1.start-timing-first-action-only", scenario=1)
def test_of_two_cards_for_the_start_of_main_phase_1_only_one_can_be_used() -> None:
    t = play("""
        turn 3, Standby Phase, you to act
        you 8000   hand: Test Early Bird, Test Early Worm
        opp 8000
    """)
    t.you.activates("Test Early Bird")
    assert (t.phase, t.chain, t.you.lp) == ("Main Phase 1", [], 9000)
    assert "activate Test Early Worm" not in t.you.is_asked("open state").offers
    t.you.cannot("activate Test Early Worm", because=NOT_AT_THE_START)
