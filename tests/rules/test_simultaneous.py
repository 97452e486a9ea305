"""Topic chain: effects that are set off at the same time form one chain, in a fixed order of classes."""

import itertools

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import ANY_CARD, Exists, Not, One, Some
from spellspeed.lang.words.every_word import (
    A_CHAIN,
    AS_A_CARD,
    AS_AN_EFFECT,
    ATK,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_COST,
    DEF,
    END_PHASE,
    FACE_DOWN,
    OPPONENT,
    PER_COPY,
    STANDBY_PHASE,
    THE_ACTIVATION,
    WATER,
    YOU,
)
from spellspeed.lang.words.lines import Ignition, Limit, Quick, Trigger
from spellspeed.lang.words.nouns import THE_TARGET, THIS_CARD, AnyCard, Monster, Spell, SpellOrTrap
from spellspeed.lang.words.places_said import (
    EITHER_GRAVEYARD,
    OPPONENTS_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.words.terms import Phase
from spellspeed.lang.words.timings import Activated, DamageTaken, Discarded, If, PhaseReached, Sent, Summoned, When
from spellspeed.lang.words.verbs import (
    AddToHand,
    ChangeStat,
    Destroy,
    Discard,
    GainLP,
    InflictDamage,
    Negate,
    SpecialSummon,
)
from spellspeed.words import EVENT_ACTIVATED
from table import Seat, Table, table

SENT = If(Sent(THIS_CARD, to=EITHER_GRAVEYARD))
A_MONSTER_SENT = If(Sent(Monster(), to=EITHER_GRAVEYARD))
BURN = InflictDamage(100, OPPONENT)


def sent(damage: int = 100, mandatory: bool = True) -> Trigger:
    """If this card is sent to the Graveyard: inflict damage."""
    return Trigger(1, when=SENT, do=InflictDamage(damage, OPPONENT), from_=YOUR_GRAVEYARD, mandatory=mandatory)


FORCED_A = probe("Test Forced A", "Warrior / Effect", sent())
FORCED_B = probe("Test Forced B", "Warrior / Effect", sent())
FORCED_C = probe("Test Forced C", "Warrior / Effect", sent())
FREE_A = probe("Test Free A", "Warrior / Effect", sent(200, mandatory=False))
FREE_B = probe("Test Free B", "Warrior / Effect", sent(300, mandatory=False))
# Set off by any monster sent to a Graveyard: on the field it is public, in the hand it is hidden.
WITNESS = probe("Test Witness", "Warrior / Effect", Trigger(1, when=A_MONSTER_SENT, do=BURN))
HERALD = probe("Test Herald", "Warrior / Effect", Trigger(1, when=A_MONSTER_SENT, do=GainLP(100), from_=YOUR_HAND))
GREETER = probe("Test Greeter", "Warrior / Effect", Trigger(1, when=If(Summoned(Monster())), do=BURN))
# The sentence of Light and Darkness Dragon.
DRAGON = probe(
    "Test Dragon",
    "Dragon / Effect",
    Quick(
        1,
        when=When(Activated(AnyCard(), as_=AS_A_CARD | AS_AN_EFFECT)),
        limit=Limit(PER_COPY, A_CHAIN),
        do=ChangeStat(ATK | DEF, THIS_CARD, 500, lose=True).also(Negate(THE_ACTIVATION)),
        mandatory=True,
    ),
    level=8,
    atk=2800,
    def_=2400,
)
# The sentences of Atlantean Dragoons, Atlantean Marksman and Mermail Abyssmegalo.
FOR_COST = If(Discarded(THIS_CARD, because=BECAUSE_OF_COST))
DRAGOONS = probe(
    "Test Dragoons",
    "Sea Serpent / Effect",
    Trigger(
        1,
        when=FOR_COST,
        do=AddToHand(One(Monster(level=7), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    attribute="WATER",
)
MARKSMAN = probe(
    "Test Marksman",
    "Sea Serpent / Effect",
    Trigger(
        1,
        when=FOR_COST,
        target=One(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
    attribute="WATER",
)
MEGALO = probe(
    "Test Megalo",
    "Sea Serpent / Effect",
    Ignition(
        1,
        cost=Discard(Some(2, Monster(attribute=WATER), YOUR_HAND, other_than=THIS_CARD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(2, when=If(Summoned(THIS_CARD)), do=AddToHand(One(Spell(), YOUR_DECK))),
    attribute="WATER",
    level=7,
    atk=2400,
)
# The sentence of Gorz the Emissary of Darkness without its Token.
EMISSARY = probe(
    "Test Emissary",
    "Fiend / Effect",
    Trigger(
        1,
        when=When(DamageTaken(YOU, because=BECAUSE_OF_BATTLE)),
        needs=Not(Exists(ANY_CARD, YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    level=7,
    atk=2700,
)


def phase_effect(phase: Phase, damage: int) -> Trigger:
    """During your Standby Phase, or End Phase: you can inflict damage."""
    return Trigger(1, when=If(PhaseReached(phase, YOU)), do=InflictDamage(damage, OPPONENT))


DAWN_A = probe("Test Dawn A", "Warrior / Effect", phase_effect(STANDBY_PHASE, 100))
DAWN_B = probe("Test Dawn B", "Warrior / Effect", phase_effect(STANDBY_PHASE, 200))
DUSK_A = probe("Test Dusk A", "Warrior / Effect", phase_effect(END_PHASE, 100))
DUSK_B = probe("Test Dusk B", "Warrior / Effect", phase_effect(END_PHASE, 200))
POOL = pool_with(
    *(FORCED_A, FORCED_B, FORCED_C, FREE_A, FREE_B, WITNESS, HERALD, GREETER),
    *(DRAGON, DRAGOONS, MARKSMAN, MEGALO, EMISSARY, DAWN_A, DAWN_B, DUSK_A, DUSK_B),
)


def lay(position: str) -> Table:
    """Lay out a position with the cards of this file; both players are asked in every window."""
    return table(position, pool=POOL, ask_all=True)


def puts(seat: Seat, name: str) -> None:
    """Put an effect on the chain, in whatever words it is offered."""
    offers = [offer for offer in seat.is_offered() if offer.endswith(name)]
    assert len(offers) == 1, f"{name} is not offered: {seat.is_offered()}"
    seat.does(offers[0])


def is_offered(seat: Seat, name: str) -> bool:
    return seat.is_to_decide() and any(offer.endswith(name) for offer in seat.is_offered())


def links(t: Table) -> list[tuple[int, str]]:
    """Every activation since the table was laid: its link number and its card."""
    found = []
    for event in t.events:
        if event.kind == EVENT_ACTIVATED:
            row = event.after
            assert row is not None
            found.append((event.number, t.duel.pool.facts[row.card].name_en))
    return found


def after_dark_hole(position: str, seat: str = "you") -> Table:
    """Dark Hole has resolved, and what it sent to the Graveyards has been set off."""
    t = lay(position)
    who = t.you if seat == "you" else t.opp
    who.activates("Dark Hole")
    t.both_pass()
    assert t.you.monsters == [] and t.opp.monsters == [] and t.chain == []
    return t


# ----------------------------------------------------------------------------------------------------------- one chain


@pytest.mark.rule("chain.simultaneous.triggers-form-one-chain", scenario=1)
@pytest.mark.parametrize(("first", "second"), [("Test Free A", "Test Free B"), ("Test Free B", "Test Free A")])
def test_two_triggers_of_one_player_are_links_one_and_two_of_one_chain(first: str, second: str) -> None:
    t = after_dark_hole("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Test Free A, Test Free B
        opp 8000
    """)
    assert t.you.is_asked("trigger").offers == ["trigger Test Free A", "trigger Test Free B", "pass"]
    t.you.triggers(first)
    t.you.triggers(second)
    assert links(t)[1:] == [(1, first), (2, second)] and t.opp.lp == 8000
    t.nobody_responds()
    assert t.opp.lp == 7500
    assert [line for line in t.log() if line.startswith("chain of")] == ["chain of 1 ended", "chain of 2 ended"]


@pytest.mark.rule("chain.build.simultaneous-triggers-use-fixed-order", scenario=1)
def test_triggers_of_both_players_come_before_any_response() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Battle Ox, Kuriboh   monsters: Test Greeter   set: Raigeki Break
        opp 8000   hand: Kuriboh   monsters: Test Greeter   set: Raigeki Break, Torrential Tribute
    """)
    t.you.summons("Battle Ox")
    while "Battle Ox summoned" not in t.log():
        t.both_pass()
    assert t.you.is_asked("trigger").offers == ["trigger Test Greeter", "pass"]
    assert not t.you.can_activate("Raigeki Break")
    puts(t.you, "Test Greeter")
    assert t.opp.is_asked("trigger").offers == ["trigger Test Greeter", "pass"]
    assert not t.opp.can_activate("Torrential Tribute")
    puts(t.opp, "Test Greeter")
    assert links(t) == [(1, "Test Greeter"), (2, "Test Greeter")]
    assert [link.player for link in t.duel.state.chain] == [t.you.player, t.opp.player]
    # The opponent of the last link's player is asked first, and it is the turn player.
    assert t.you.is_asked("response").offers == ["activate Raigeki Break", "pass"]
    t.you.passes()
    assert sorted(t.opp.is_asked("response").offers) == [
        "activate Raigeki Break",
        "activate Torrential Tribute",
        "pass",
    ]


# ------------------------------------------------------------------------------------------------------------- classes

BURIAL = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Foolish Burial, Kuriboh, {hand}   monsters: Test Witness   set: Raigeki Break
               deck: Test Forced A, Mystical Elf
    opp 8000   hand: Kuriboh   {opp}
"""


def after_burial(hand: str, opp: str = "") -> Table:
    """Foolish Burial has sent Test Forced A to the Graveyard."""
    t = lay(BURIAL.format(hand=hand, opp=opp))
    t.you.activates("Foolish Burial")
    t.both_pass()
    t.you.chooses("Test Forced A")
    return t


@pytest.mark.rule("chain.simultaneous.priority-classes", scenario=1)
@pytest.mark.parametrize("hidden", ["Test Herald", "Raigeki Break"])
def test_mandatory_then_public_then_hidden_whatever_order_the_player_names(hidden: str) -> None:
    t = after_burial("Test Herald")
    assert not is_offered(t.you, "Test Witness") and not is_offered(t.you, hidden)
    puts(t.you, "Test Forced A")
    assert not is_offered(t.you, hidden)
    puts(t.you, "Test Witness")
    t.opp.passes()
    puts(t.you, hidden)
    if hidden == "Raigeki Break":
        t.you.discards("Kuriboh")
        t.you.targets("Test Witness")
    assert t.chain == ["Test Forced A", "Test Witness", hidden]


@pytest.mark.rule("chain.simultaneous.priority-classes")
def test_a_trigger_in_the_hand_comes_by_response_priority_after_the_opponent_was_asked() -> None:
    t = after_burial("Test Herald", opp="set: Raigeki Break")
    puts(t.you, "Test Forced A")
    puts(t.you, "Test Witness")
    # Hidden cards wait for ordinary response priority, which begins with the opponent of the last link's player.
    assert t.opp.is_asked("response").offers == ["activate Raigeki Break", "pass"]
    t.opp.activates("Raigeki Break", discarding="Kuriboh", targeting="Test Witness")
    puts(t.you, "Test Herald")
    assert t.chain == ["Test Forced A", "Test Witness", "Raigeki Break", "Test Herald"]


@pytest.mark.rule("chain.simultaneous.priority-classes")
def test_if_nothing_was_activated_response_priority_begins_with_the_turn_player() -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Foolish Burial, Rush Recklessly   monsters: Gemini Elf   deck: Battle Ox, Mystical Elf
        opp 8000   hand: Test Herald
    """)
    t.you.activates("Foolish Burial")
    t.both_pass()
    t.you.chooses("Battle Ox")
    assert t.you.is_asked("response").offers == ["activate Rush Recklessly", "pass"]
    t.you.passes()
    puts(t.opp, "Test Herald")
    assert t.chain == ["Test Herald"]
    t.nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.lp == 8100


@pytest.mark.rule("chain.simultaneous.priority-classes")
def test_a_hidden_trigger_that_was_not_used_at_its_timing_is_gone() -> None:
    t = after_burial("Test Herald")
    puts(t.you, "Test Forced A")
    puts(t.you, "Test Witness")
    assert t.opp.is_asked("response").offers == ["pass"]
    t.opp.passes()
    assert t.you.is_asked("response").offers == ["activate Raigeki Break", "activate Test Herald", "pass"]
    t.you.passes()
    # The chain has resolved; in the window behind it the Set card can still be used, the trigger cannot.
    assert t.chain == [] and t.you.is_asked("response").offers == ["activate Raigeki Break", "pass"]
    t.both_pass()
    assert "activate Test Herald" not in t.you.is_asked("open state").offers and t.you.lp == 8000


def dragon_joins(t: Table) -> None:
    """The mandatory effect is put on the chain; at most its player is asked for that, and he cannot decline."""
    if len(t.chain) and t.chain[-1] != "Test Dragon":
        assert t.opp.is_asked("trigger").offers == ["trigger Test Dragon"]
        puts(t.opp, "Test Dragon")


@pytest.mark.rule("chain.simultaneous.priority-classes", scenario=2)
@pytest.mark.parametrize(("first", "second"), [("Test Free A", "Test Free B"), ("Test Free B", "Test Free A")])
def test_a_mandatory_quick_effect_comes_after_the_optional_triggers_and_hits_the_last_of_them(
    first: str, second: str
) -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Rush Recklessly   monsters: Test Free A, Test Free B, Harpie Lady   set: Icarus Attack
        opp 8000   monsters: Test Dragon   hand: Kuriboh   set: Raigeki Break
    """)
    # The dragon's effect is used once in this chain, so that Icarus Attack is not negated.
    t.you.activates("Rush Recklessly", targeting="Test Dragon")
    dragon_joins(t)
    assert t.chain == ["Rush Recklessly", "Test Dragon"]
    t.you.activates("Icarus Attack", tributing="Harpie Lady", targeting=("Test Free A", "Test Free B"))
    t.both_pass()
    assert t.chain == [] and t.opp.atk_of("Test Dragon") == 2300
    puts(t.you, first)
    puts(t.you, second)
    dragon_joins(t)
    assert t.chain == [first, second, "Test Dragon"]
    t.nobody_responds()
    assert f"you's {second} was negated: activation" in t.log()
    assert t.opp.lp == (7800 if first == "Test Free A" else 7700)
    assert (t.opp.atk_of("Test Dragon"), t.opp.def_of("Test Dragon")) == (1800, 1400)


@pytest.mark.rule("chain.simultaneous.mandatory-takes-link-before-set-cards", scenario=1)
@pytest.mark.parametrize("judge", ["you", "opp"])
def test_a_mandatory_quick_effect_takes_the_link_that_a_set_card_would_need(judge: str) -> None:
    t = lay(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Mystical Space Typhoon   set: {"Solemn Judgment, " if judge == "you" else ""}Trap Hole
        opp 8000   monsters: Test Dragon   set: {"Solemn Judgment, " if judge == "opp" else ""}Mirror Force
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Mirror Force")
    dragon_joins(t)
    assert t.chain == ["Mystical Space Typhoon", "Test Dragon"]
    t.you.is_asked("response")
    if judge == "opp":
        t.you.passes()
    seat = t.you if judge == "you" else t.opp
    seat.cannot("activate Solemn Judgment", because="negate.activation.must-chain-directly")
    t.nobody_responds()
    assert "you's Mystical Space Typhoon was negated: activation" in t.log()
    assert "Mirror Force" in t.opp.set_cards
    assert (t.opp.atk_of("Test Dragon"), t.opp.def_of("Test Dragon")) == (2300, 1900)


@pytest.mark.rule("chain.simultaneous.example-mermail", scenario=1)
@pytest.mark.parametrize("order", [("Test Dragoons", "Test Marksman"), ("Test Marksman", "Test Dragoons")])
def test_two_mandatory_triggers_then_an_optional_one_then_bottomless_trap_hole(order: tuple[str, str]) -> None:
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Test Megalo, Test Dragoons, Test Marksman   deck: Test Megalo, Pot of Greed, Mystical Elf
        opp 8000   set: Bottomless Trap Hole, Mirror Force
        """,
        pool=POOL,
    )
    t.you.activates("Test Megalo", discarding=("Test Dragoons", "Test Marksman"))
    t.you.takes_position("attack", zone=None)
    assert t.you.monsters == ["Test Megalo"]
    assert t.you.is_asked("trigger").offers == ["trigger Test Dragoons", "trigger Test Marksman"]
    puts(t.you, order[0])
    t.you.targets("Mirror Force")  # of Test Marksman; the second mandatory one comes without a question
    puts(t.you, "Test Megalo")
    assert t.opp.is_asked("response").offers == ["activate Bottomless Trap Hole", "pass"]
    t.opp.activates("Bottomless Trap Hole")
    assert t.you.banished == ["Test Megalo"]  # link 4 is carried out first, and the others all the same
    assert resolved(t)[1:4] == [
        "link 4 Bottomless Trap Hole resolved",
        "link 3 Test Megalo resolved",
        f"link 2 {order[1]} resolved",
    ]
    assert resolved(t)[4] == f"link 1 {order[0]} resolved"
    assert sorted(t.you.hand) == ["Pot of Greed", "Test Megalo"]
    assert "Mirror Force" in t.opp.graveyard


def resolved(t: Table) -> list[str]:
    return [line for line in t.log() if line.startswith("link ") and line.endswith(" resolved")]


# ---------------------------------------------------------------------------------------------- summoned from the hand


@pytest.mark.rule("chain.trigger.hand-self-summon-only-one", scenario=1)
def test_of_two_emissaries_in_the_hand_only_one_can_be_activated() -> None:
    t = table(
        """
        turn 4, Battle Step, opp to act
        you 8000   hand: Test Emissary, Test Emissary
        opp 8000   monsters: Battle Ox
        """,
        pool=POOL,
    )
    t.opp.attacks_directly("Battle Ox")
    assert t.you.lp == 6300
    puts_first(t.you, "Test Emissary")
    assert not is_offered(t.you, "Test Emissary")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Test Emissary"] and t.you.hand == ["Test Emissary"]
    assert links(t) == [(1, "Test Emissary")]


def puts_first(seat: Seat, name: str) -> None:
    """Put one of several copies on the chain."""
    offers = [at for at, offer in enumerate(seat.is_offered()) if name in offer]
    assert offers, f"{name} is not offered: {seat.is_offered()}"
    seat.table.duel.answer(offers[0], by=seat.player)


# ---------------------------------------------------------------------------------------------------- turn player first


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=1)
def test_in_every_class_the_turn_players_effect_comes_before_the_opponents() -> None:
    t = after_dark_hole("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Test Free A, Test Forced A
        opp 8000   monsters: Test Free B, Test Forced B
    """)
    puts(t.you, "Test Forced A")
    puts(t.opp, "Test Forced B")
    puts(t.you, "Test Free A")
    puts(t.opp, "Test Free B")
    assert t.chain == ["Test Forced A", "Test Forced B", "Test Free A", "Test Free B"]
    assert links(t)[1:] == [(1, "Test Forced A"), (2, "Test Forced B"), (3, "Test Free A"), (4, "Test Free B")]


@pytest.mark.rule("chain.simultaneous.same-class-turn-player-first", scenario=2)
@pytest.mark.parametrize(
    ("header", "leader"), [("turn 3, Main Phase 1, you to act", "you"), ("turn 4, Main Phase 1, opp to act", "opp")]
)
@pytest.mark.parametrize("kind", ["Forced", "Free"])
def test_the_turn_players_trigger_is_link_one_and_is_carried_out_last(header: str, leader: str, kind: str) -> None:
    t = after_dark_hole(
        f"""
        {header}
        you 8000   hand: Dark Hole   monsters: Test {kind} A
        opp 8000   hand: Dark Hole   monsters: Test {kind} B
        """,
        leader,
    )
    order = [(t.you, f"Test {kind} A"), (t.opp, f"Test {kind} B")]
    if leader == "opp":
        order.reverse()
    for seat, name in order:
        puts(seat, name)
    first, second = order[0][1], order[1][1]
    assert t.chain == [first, second]
    t.nobody_responds()
    assert [line for line in t.log() if line.startswith("link ") and line.endswith(" resolved")][1:] == [
        f"link 2 {second} resolved",
        f"link 1 {first} resolved",
    ]


# ------------------------------------------------------------------------------------------------------ order of choice


@pytest.mark.rule("chain.simultaneous.same-player-chooses-order", scenario=1)
@pytest.mark.parametrize("order", list(itertools.permutations(["Test Forced A", "Test Forced B"])))
def test_a_player_orders_two_mandatory_triggers_as_he_likes(order: tuple[str, ...]) -> None:
    t = after_dark_hole("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Test Forced A, Test Forced B
        opp 8000
    """)
    # Both are offered, and none can be declined.
    assert t.you.is_asked("trigger").offers == ["trigger Test Forced A", "trigger Test Forced B"]
    for name in order:
        puts(t.you, name)
    assert t.chain == list(order)


@pytest.mark.rule("chain.simultaneous.same-player-chooses-order", scenario=2)
@pytest.mark.parametrize("order", list(itertools.permutations(["Test Forced A", "Test Forced B", "Test Forced C"])))
def test_each_of_six_orders_of_three_mandatory_triggers_is_possible(order: tuple[str, ...]) -> None:
    t = after_dark_hole("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Dark Hole   monsters: Test Forced A, Test Forced B, Test Forced C
        opp 8000
    """)
    for name in order:
        puts(t.you, name)
    assert t.chain == list(order)
    t.nobody_responds()
    assert t.opp.lp == 7700


# ------------------------------------------------------------------------------------------------- effects of a phase


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=1)
@pytest.mark.parametrize(("first", "second"), [("Test Dawn A", "Test Dawn B"), ("Test Dawn B", "Test Dawn A")])
def test_two_effects_of_the_standby_phase_make_two_chains_one_after_the_other(first: str, second: str) -> None:
    t = lay("""
        turn 3, Draw Phase, you to act
        you 8000   monsters: Test Dawn A, Test Dawn B   deck: 2 Mystical Elf
        opp 8000   hand: Kuriboh   set: Compulsory Evacuation Device
    """)
    t.both_pass()
    one_after_the_other(t, "Standby Phase", first, second)


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=2)
@pytest.mark.parametrize(("first", "second"), [("Test Dusk A", "Test Dusk B"), ("Test Dusk B", "Test Dusk A")])
def test_two_effects_of_the_end_phase_make_two_chains_one_after_the_other(first: str, second: str) -> None:
    t = lay("""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Test Dusk A, Test Dusk B
        opp 8000   set: Compulsory Evacuation Device   deck: 2 Mystical Elf
    """)
    t.you.goes_to("End Phase")
    t.opp.passes()
    one_after_the_other(t, "End Phase", first, second)


def one_after_the_other(t: Table, phase: str, first: str, second: str) -> None:
    """The first effect is activated and completely resolved, then the second; both can be answered."""
    assert t.phase == phase and is_offered(t.you, first) and is_offered(t.you, second)
    puts(t.you, first)
    assert t.chain == [first] and not is_offered(t.you, second)
    assert "activate Compulsory Evacuation Device" in t.opp.is_asked("response").offers
    t.both_pass()
    assert t.chain == [] and t.phase == phase and t.opp.lp == (7900 if first.endswith("A") else 7800)
    puts(t.you, second)
    assert links(t) == [(1, first), (1, second)] and t.chain == [second]
    t.both_pass()
    assert t.phase == phase and t.opp.lp == 7700
