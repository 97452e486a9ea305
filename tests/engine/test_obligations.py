"""What a phase demands, what is put off, what lasts until the End Phase, and cards that are banished for a time."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import All, During, Exists, One
from spellspeed.lang.words.deeds import Later, OneOf
from spellspeed.lang.words.every_word import (
    ATK,
    BATTLE_PHASE,
    END_PHASE,
    FACE_DOWN_DEFENSE,
    MAIN_PHASE_1,
    OPPONENT,
    STANDBY_PHASE,
    SUMMONED_SPECIALLY,
    UNTIL_END_PHASE,
    UNTIL_TURN_ENDS,
    YOU,
)
from spellspeed.lang.words.lines import Activation, Continuous, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Ref, Spell
from spellspeed.lang.words.places_said import (
    OPPONENTS_FIELD,
    OPPONENTS_GRAVEYARD,
    THE_FIELD,
    YOUR_BANISHED,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.timings import Destroyed, EndStepReached, If, NormalDrawDue, PhaseReached, Sent, Summoned
from spellspeed.lang.words.verbs import (
    AddToHand,
    Banish,
    ChangeControl,
    ChangePosition,
    ChangeStat,
    Destroy,
    Draw,
    GainLP,
    InflictDamage,
    NegateEffectsOf,
    PayLP,
    ReturnToField,
    SpecialSummon,
)
from table import Table, table

A_MONSTER = One(Monster(), THE_FIELD)
DOOM = probe("Test Doom", "Spell / Quick-Play", Activation(target=A_MONSTER, do=Later(END_PHASE, Destroy(THE_TARGET))))
SLOW_DOOM = probe(
    "Test Slow Doom",
    "Spell / Quick-Play",
    Activation(target=A_MONSTER, do=Later(END_PHASE, Destroy(THE_TARGET), count=3)),
)
MY_DOOM = probe(
    "Test My Doom",
    "Spell / Quick-Play",
    Activation(target=A_MONSTER, do=Later(STANDBY_PHASE, Destroy(THE_TARGET), YOU)),
)
BOUNCE = probe("Test Bounce", "Trap / Normal", Activation(target=A_MONSTER, do=Later(END_PHASE, AddToHand(THE_TARGET))))
BOOST = probe(
    "Test Boost",
    "Spell / Quick-Play",
    Activation(target=A_MONSTER, do=ChangeStat(ATK, THE_TARGET, 500, until=UNTIL_END_PHASE)),
)
TAKE = probe(
    "Test Take", "Spell / Normal", Activation(target=A_MONSTER, do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE))
)
DEVICE = probe(
    "Test Device",
    "Spell / Quick-Play",
    Activation(
        target=A_MONSTER,
        do=Banish(THE_TARGET, for_a_time=True).and_if_you_do(Later(END_PHASE, ReturnToField(THE_TARGET))),
    ),
)
RIFT = probe(
    "Test Rift",
    "Spell / Normal",
    Activation(
        do=Banish(
            All(AnyCard(), YOUR_FIELD, other_than=THIS_CARD), for_a_time=True, called=Ref("the banished cards")
        ).and_if_you_do(Later(END_PHASE, ReturnToField(Ref("the banished cards"))))
    ),
)
RESCUE = probe(
    "Test Rescue", "Spell / Normal", Activation(target=One(Monster(), YOUR_BANISHED), do=AddToHand(THE_TARGET))
)
UPKEEP = probe(
    "Test Upkeep",
    "Trap / Continuous",
    Continuous(when=If(PhaseReached(STANDBY_PHASE, YOU)), do=OneOf(PayLP(500), Destroy(THIS_CARD))),
)
RENT = probe("Test Rent", "Spell / Continuous", Continuous(when=If(EndStepReached(YOU)), do=PayLP(300)))
BURNER = probe(
    "Test Burner",
    "Warrior / Effect",
    Trigger(1, when=If(PhaseReached(END_PHASE)), do=InflictDamage(200, OPPONENT), mandatory=True),
)
HEALER = probe("Test Healer", "Warrior / Effect", Trigger(1, when=If(PhaseReached(END_PHASE)), do=GainLP(100)))
STARTER = probe("Test Starter", "Warrior / Effect", Trigger(1, when=If(PhaseReached(BATTLE_PHASE)), do=GainLP(10)))
FINISHER = probe("Test Finisher", "Warrior / Effect", Trigger(1, when=If(EndStepReached()), do=GainLP(20)))
RECALL = probe(
    "Test Recall",
    "Warrior / Effect",
    Trigger(1, when=If(NormalDrawDue(YOU, instead=True)), from_=YOUR_GRAVEYARD, do=AddToHand(THIS_CARD)),
)
FORESIGHT = probe("Test Foresight", "Spell / Continuous", Trigger(1, when=If(NormalDrawDue(YOU)), do=GainLP(50)))
FIRST = probe(
    "Test First", "Spell / Normal", Activation(needs=During(MAIN_PHASE_1, YOU, at_start=True), do=GainLP(1000))
)
PARTING = probe("Test Parting", "Warrior / Effect", Trigger(1, when=If(Sent(THIS_CARD, YOUR_GRAVEYARD)), do=Draw(2)))
GREETER = probe(
    "Test Greeter", "Warrior / Effect", Trigger(1, when=If(Summoned(THIS_CARD, how=SUMMONED_SPECIALLY)), do=GainLP(5))
)
FRAIL = probe(
    "Test Frail",
    "Warrior / Effect",
    Continuous(1, do=Destroy(THIS_CARD), while_=Exists(Spell(), YOUR_GRAVEYARD)),
    Trigger(2, when=If(Sent(THIS_CARD, YOUR_GRAVEYARD)), do=GainLP(700)),
)
CALM = probe(
    "Test Calm",
    "Spell / Normal",
    Activation(target=A_MONSTER, do=NegateEffectsOf(THE_TARGET, until=UNTIL_TURN_ENDS)),
)
PAYER = probe(
    "Test Payer",
    "Warrior / Effect",
    Trigger(1, when=If(PhaseReached(STANDBY_PHASE, YOU)), cost=PayLP(500), do=Draw(1), mandatory=True),
)
SWAP = probe("Test Swap", "Spell / Normal", Activation(do=ChangeControl(One(Monster(), OPPONENTS_FIELD))))
GIFT = probe(
    "Test Gift",
    "Trap / Normal",
    Activation(target=One(Monster(), OPPONENTS_GRAVEYARD), do=SpecialSummon(THE_TARGET, to=OPPONENT)),
)
AVENGER = probe(
    "Test Avenger",
    "Warrior / Effect",
    Trigger(1, when=If(Destroyed(Monster(controller=YOU))), from_=YOUR_HAND, do=SpecialSummon(THIS_CARD)),
)
BREAK_AND_FETCH = probe(
    "Test Fetch",
    "Spell / Normal",
    Activation(
        do=Destroy(One(Monster(), YOUR_FIELD)).then(AddToHand(One(Monster(name="Test Avenger"), YOUR_GRAVEYARD)))
    ),
)
HIDE = probe(
    "Test Hide", "Spell / Quick-Play", Activation(target=A_MONSTER, do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE))
)
POOL = pool_with(
    DOOM, SLOW_DOOM, MY_DOOM, BOUNCE, BOOST, TAKE, DEVICE, UPKEEP, RENT, BURNER, HEALER, STARTER, FINISHER, RECALL,
    FORESIGHT, CALM, PAYER, SWAP, GIFT, FRAIL, RIFT, RESCUE, FIRST, PARTING, GREETER, AVENGER, BREAK_AND_FETCH, HIDE,
)  # fmt: skip


def play(position: str) -> Table:
    return table(position, pool=POOL)


# ------------------------------------------------------------------------------------------------------ deeds put off


@pytest.mark.rule("turn.end.compulsory-effect-turn-player-may-apply-first", scenario=0)
def test_a_deed_put_off_to_the_end_phase_is_carried_out_there_without_a_chain() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Doom   monsters: Battle Ox
        opp 8000   monsters: Mystical Elf   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Doom", targeting="Mystical Elf")
    t.you.goes_to("End Phase")
    assert (t.phase, t.opp.monsters) == ("End Phase", ["Mystical Elf"])
    assert t.you.is_asked("response").offers == ["carry out Test Doom", "pass"]
    t.news()
    t.you.carries_out("Test Doom")
    assert t.news()[:2] == ["Mystical Elf destroyed (effect)", "Mystical Elf sent to graveyard (effect)"]
    assert t.turn == 4


@pytest.mark.rule("turn.end.mandatory-forced-after-both-pass", scenario=0)
def test_who_passes_must_carry_it_out_all_the_same() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Doom   monsters: Battle Ox
        opp 8000   monsters: Mystical Elf   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Doom", targeting="Mystical Elf")
    t.you.goes_to("End Phase")
    t.you.passes()
    assert (t.turn, t.opp.monsters) == (4, [])


@pytest.mark.rule("effect.resolve.no-target-or-recipient-does-nothing", scenario=0)
def test_what_is_about_a_card_that_is_gone_is_not_demanded() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Doom   monsters: Battle Ox
        opp 8000   set: Test Bounce   deck: 2 Mystical Elf
    """
    t = play(position)
    t.you.activates("Test Doom", targeting="Battle Ox")
    t.opp.activates("Test Bounce", targeting="Battle Ox")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["carry out Test Doom", "pass"]
    t.you.passes()
    # The turn player has put his off, so the opponent may come first.
    assert t.opp.is_asked("response").offers == ["carry out Test Bounce", "pass"]
    t.opp.carries_out("Test Bounce")
    assert (t.turn, t.you.hand, t.you.graveyard) == (4, ["Battle Ox"], ["Test Doom"])


@pytest.mark.rule("turn.end.compulsory-effect-forced-when-both-defer", scenario=0)
def test_when_both_put_it_off_the_turn_players_comes_first() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Doom   monsters: Battle Ox
        opp 8000   set: Test Bounce   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Doom", targeting="Battle Ox")
    t.opp.activates("Test Bounce", targeting="Battle Ox")
    t.nobody_responds()
    t.you.goes_to("End Phase")
    t.you.passes()
    t.opp.passes()
    assert (t.turn, t.you.hand, t.you.graveyard) == (4, [], ["Test Doom", "Battle Ox"])


@pytest.mark.rule("turn.count.unspecified-counts-every-turn", scenario=0)
def test_a_count_of_turns_takes_both_players_turns_or_those_that_are_named() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Slow Doom, Test My Doom   deck: 5 Mystical Elf
        opp 8000   monsters: Mystical Elf, Battle Ox   deck: 5 Mystical Elf
    """)
    t.you.activates("Test Slow Doom", targeting="Mystical Elf")
    t.you.activates("Test My Doom", targeting="Battle Ox")
    t.you.ends_turn()
    assert t.turn == 4
    t.opp.ends_turn()
    assert (t.turn, t.phase) == (5, "Standby Phase")
    t.you.carries_out("Test My Doom")
    assert (t.phase, t.opp.monsters) == ("Main Phase 1", ["Mystical Elf"])
    t.you.ends_turn()
    t.opp.goes_to("End Phase")
    assert t.turn == 6
    t.you.carries_out("Test Slow Doom")
    assert (t.turn, t.opp.monsters) == (7, [])


# ------------------------------------------------------------------------------------------------- until the End Phase


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=0)
def test_a_duration_until_the_end_phase_ends_at_a_moment_its_player_chooses() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Boost, 8 Mystical Elf   monsters: Battle Ox, Test Burner
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Boost", targeting="Battle Ox")
    assert t.you.atk_of("Battle Ox") == 2200
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["activate Test Burner", "carry out Test Boost", "pass"]
    t.you.activates("Test Burner")
    assert (t.opp.lp, t.you.atk_of("Battle Ox")) == (7800, 2200)
    t.you.carries_out("Test Boost")
    assert t.you.atk_of("Battle Ox") == 1700
    assert t.you.is_asked("hand limit").least == 2


@pytest.mark.rule("timing.duration.until-end-phase-ends-within-end-phase", scenario=0)
def test_control_until_the_end_phase_returns_in_it() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Take
        opp 8000   monsters: Battle Ox   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Take", targeting="Battle Ox")
    t.you.chooses_zone(1)
    assert t.you.monsters == ["Battle Ox"]
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Take")
    assert t.opp.is_asked("zone").offers == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5"]
    t.opp.chooses_zone(2)
    assert (t.you.monsters, t.opp.monsters) == ([], ["Battle Ox"])


# --------------------------------------------------------------------------------------------- upkeep, phases and steps


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
def test_upkeep_is_paid_once_or_its_card_goes() -> None:
    position = """
        turn 3, Standby Phase, you to act
        you {lp}   spells: Test Upkeep   set: Mystical Space Typhoon
        opp 8000   deck: 2 Mystical Elf
    """
    t = play(position.format(lp=8000))
    assert t.you.is_asked("response").offers == [
        "activate Mystical Space Typhoon",
        "carry out Test Upkeep",
        "pass",
    ]
    t.you.carries_out("Test Upkeep")
    t.you.chooses_effect(1)
    assert (t.you.lp, t.you.spells) == (7500, ["Test Upkeep"])
    assert t.you.is_asked("response").offers == ["activate Mystical Space Typhoon", "pass"]
    t = play(position.format(lp=400))
    t.you.carries_out("Test Upkeep")
    assert (t.you.lp, t.you.spells, t.you.graveyard) == (400, [], ["Test Upkeep"])
    # Destroyed first, it demands nothing.
    t = play(position.format(lp=8000))
    t.you.activates("Mystical Space Typhoon", targeting="Test Upkeep")
    assert (t.phase, t.you.lp) == ("Main Phase 1", 8000)


@pytest.mark.rule("turn.end.optional-effects-still-possible-before-forced-ones", scenario=0)
def test_an_optional_effect_can_still_be_used_before_what_is_forced() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   monsters: Test Healer, Test Burner
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.passes()
    assert t.you.is_asked("response").offers == ["activate Test Healer", "activate Test Burner"]
    t.you.activates("Test Healer")
    assert (t.you.lp, t.you.is_asked("response").offers) == (8100, ["activate Test Burner", "pass"])
    t.you.passes()
    assert (t.turn, t.opp.lp) == (4, 7800)


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
def test_start_and_end_of_the_battle_phase_have_their_own_effects() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Starter, Test Finisher   spells: Test Rent
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.goes_to("Battle Phase")
    assert (t.step, t.you.is_asked("response").offers) == ("Start Step", ["activate Test Starter", "pass"])
    t.you.passes()
    t.you.does("main phase 2")
    assert t.step == "End Step"
    assert t.you.is_asked("response").offers == ["activate Test Finisher", "carry out Test Rent", "pass"]
    t.you.activates("Test Finisher")
    t.you.passes()
    assert (t.phase, t.you.lp) == ("Main Phase 2", 7720)


# ----------------------------------------------------------------------------------- the normal draw, the hand limit


@pytest.mark.rule("turn.draw.replacement-of-normal-draw", scenario=0)
def test_an_effect_can_take_the_place_of_the_normal_draw() -> None:
    position = """
        turn 3, Draw Phase, you to act
        you 8000   graveyard: Test Recall   set: Threatening Roar   deck: 2 Mystical Elf
        opp 8000   set: Threatening Roar   deck: 2 Mystical Elf
    """
    t = play(position)
    assert t.you.is_asked("trigger").offers == ["trigger Test Recall", "pass"]
    t.you.triggers("Test Recall")
    t.nobody_responds()
    assert t.you.hand == ["Test Recall"]
    t = play(position)
    t.you.passes()
    assert (t.phase, t.you.hand) == ("Draw Phase", ["Mystical Elf"])
    assert t.you.is_asked("response").offers == ["activate Threatening Roar", "pass"]


@pytest.mark.rule("turn.draw.effects-worded-before-draw", scenario=0)
def test_what_is_activated_before_the_draw_comes_before_it() -> None:
    t = play("""
        turn 3, Draw Phase, you to act
        you 8000   spells: Test Foresight   deck: 2 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.news()
    t.you.triggers("Test Foresight")
    news = t.news()
    assert news.index("you lp 8000 -> 8050 (effect)") < news.index("you drew")


@pytest.mark.rule("turn.end.after-hand-adjustment-one-chain", scenario=0)
def test_after_the_hand_was_adjusted_there_is_one_chain() -> None:
    t = play("""
        turn 3, End Phase, you to act
        you 8000   hand: 2 Test Parting, 5 Mystical Elf   monsters: Test Healer   deck: 4 Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.passes()
    t.you.discards("Test Parting")
    t.you.triggers("Test Parting")
    assert (t.phase, len(t.you.hand)) == ("End Phase", 8)
    t.you.discards("Test Parting", "Mystical Elf")
    # What was discarded now sets nothing off, and the End Phase's own effects are over.
    assert (t.turn, len(t.you.hand), t.you.lp) == (4, 6, 8000)


@pytest.mark.rule("turn.main1.start-timing-first-action-only", scenario=0)
def test_the_start_of_a_phase_is_over_once_something_was_done() -> None:
    position = """
        turn 3, Standby Phase, you to act
        you 8000   hand: 2 Test First, Battle Ox
        opp 8000
    """
    t = play(position)
    assert t.phase == "Main Phase 1"
    t.you.activates("Test First")
    t.you.cannot("activate Test First", because="effect.condition.all-must-be-met")
    t = play(position)
    t.you.sets("Battle Ox")
    t.you.cannot("activate Test First", because="effect.condition.all-must-be-met")


# -------------------------------------------------------------------------------------------------- banished for a time


@pytest.mark.rule("move.temp-banish.returns-in-previous-position", scenario=0)
def test_a_card_banished_for_a_time_comes_back_as_it_lay() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: 2 Test Device, Test Boost   monsters: Test Greeter (defense)
        opp 8000   monsters: Battle Ox (set)   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Boost", targeting="Test Greeter").nobody_responds()
    t.you.activates("Test Device", targeting="Test Greeter").nobody_responds()
    t.you.activates("Test Device", targeting="Battle Ox").nobody_responds()
    assert (t.you.monsters, t.opp.monsters, t.you.banished) == ([], [], ["Test Greeter"])
    assert [row.face_up for row in t.duel.state.cards if t.name(row.uid) == "Battle Ox"] == [False]
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Device")
    t.you.chooses_zone(3)
    assert (t.you.monster("Test Greeter").position, t.you.monster("Test Greeter").zone) == ("defense", 3)
    assert (t.you.lp, t.you.atk_of("Test Greeter")) == (8000, 1000)
    t.you.carries_out("Test Device")
    t.opp.chooses_zone(5)
    assert (t.opp.monster("Battle Ox").position, t.opp.monster("Battle Ox").zone) == ("set", 5)


@pytest.mark.rule("move.temp-banish.no-zone-is-not-sent-to-gy", scenario=0)
def test_without_a_zone_it_goes_to_the_graveyard_without_being_sent() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Device, Battle Ox
                   monsters: Test Parting, Mystical Elf, Mystical Elf, Mystical Elf, Mystical Elf
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Device", targeting="Test Parting")
    t.you.summons("Battle Ox")
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Device")
    assert (t.turn, t.you.graveyard, t.you.hand) == (4, ["Test Device", "Test Parting"], [])


@pytest.mark.rule("move.temp-banish.returns-to-previous-controller", scenario=0)
def test_a_monster_taken_for_a_time_comes_back_to_who_had_it_and_goes_to_its_owner_at_once() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Take, Test Device
        opp 8000   monsters: Battle Ox   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Take", targeting="Battle Ox").nobody_responds()
    t.you.chooses_zone(1)
    t.you.activates("Test Device", targeting="Battle Ox")
    t.you.goes_to("End Phase")
    assert t.you.is_asked("response").offers == ["carry out Test Device", "pass"]
    t.you.carries_out("Test Device")
    t.you.chooses_zone(2)
    t.opp.chooses_zone(3)
    assert (t.turn, t.you.monsters, t.opp.monster("Battle Ox").zone) == (4, [], 3)


@pytest.mark.rule("move.temp-banish.interrupted-does-not-return", scenario=0)
def test_a_return_is_void_once_the_card_has_been_elsewhere() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Device, Test Rescue   monsters: Battle Ox
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Device", targeting="Battle Ox").nobody_responds()
    t.you.activates("Test Rescue", targeting="Battle Ox")
    t.you.goes_to("End Phase")
    assert (t.turn, t.you.hand) == (4, ["Battle Ox"])


@pytest.mark.rule("move.temp-banish.from-emz-returns-to-main-zone", scenario=0)
def test_spells_and_monsters_of_the_extra_monster_zone_come_back_to_their_rows() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Rift   monsters: Thousand Dragon (extra zone 1)   spells: Test Rent (zone 2)
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Rift")
    assert (t.you.monsters, t.you.spells) == ([], [])
    t.you.goes_to("End Phase")
    t.you.carries_out("Test Rift")
    t.you.chooses_zone(4)
    t.you.chooses_zone(5)
    assert {t.you.monster("Thousand Dragon").zone, t.you.spell_trap("Test Rent").zone} == {4, 5}
    assert t.you.spell_trap("Test Rent").row.working


# ------------------------------------------------------------------------------------------------------------- triggers


@pytest.mark.rule("timing.trigger.hand-trigger-judged-at-chain-end", scenario=0)
def test_a_trigger_in_the_hand_is_judged_when_the_chain_is_over() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Fetch   monsters: Battle Ox   graveyard: Test Avenger
        opp 8000
    """)
    t.you.activates("Test Fetch")
    assert t.you.is_asked("response").offers == ["activate Test Avenger", "pass"]
    t.you.activates("Test Avenger")
    assert t.you.monsters == [] and t.you.is_asked("position")


@pytest.mark.rule("timing.trigger.activated-by-current-controller", scenario=0)
def test_a_trigger_belongs_to_whoever_controls_its_card_when_the_chain_is_over() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Swap   set: Test Gift
        opp 8000   graveyard: Test Greeter   monsters: Mystical Elf
    """)
    t.you.activates("Test Swap")
    t.you.activates("Test Gift", targeting="Test Greeter")
    t.you.takes_position("attack")
    t.you.chooses("Test Greeter")
    t.you.settle_zone(None)
    assert t.you.monsters == ["Test Greeter"]
    t.you.triggers("Test Greeter")
    assert (t.you.lp, t.opp.lp) == (8005, 8000)


@pytest.mark.rule("turn.end.no-activation-between-turns", scenario=0)
def test_what_runs_out_as_the_turn_ends_sets_nothing_off() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Calm   monsters: Test Frail
        opp 8000   deck: 2 Mystical Elf
    """)
    t.you.activates("Test Calm", targeting="Test Frail")
    assert (t.you.monsters, t.you.graveyard) == (["Test Frail"], ["Test Calm"])
    t.you.goes_to("End Phase")
    assert (t.turn, t.you.monsters, t.you.graveyard) == (4, [], ["Test Calm", "Test Frail"])
    assert t.you.lp == 8000


@pytest.mark.rule("timing.mandatory.unpayable-cost-does-not-activate", scenario=0)
def test_a_mandatory_effect_whose_cost_cannot_be_paid_is_not_demanded() -> None:
    t = play("""
        turn 3, Standby Phase, you to act
        you 400   monsters: Test Payer
        opp 8000
    """)
    assert (t.phase, t.you.lp) == ("Main Phase 1", 400)


@pytest.mark.rule("timing.flip-summon-negated.leaves-from-field", scenario=0)
def test_a_negated_flip_summon_sends_the_monster_from_the_field() -> None:
    t = play("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Sangan (set)   deck: Battle Ox, Kuriboh
        opp 8000   set: Solemn Judgment
    """)
    t.you.does("flip summon Sangan")
    t.opp.activates("Solemn Judgment")
    assert (t.you.graveyard, t.you.hand) == (["Sangan"], ["Kuriboh"])
