"""The Normal Traps of hand_and_deck.py that negate nothing, each played by name."""

import pytest

from probes import pool_with, probe
from spellspeed.lang.words.choices import One
from spellspeed.lang.words.lines import Activation
from spellspeed.lang.words.nouns import Monster
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, YOUR_HAND
from spellspeed.lang.words.verbs import Destroy, Draw
from spellspeed.words import FOR_RESPONSE
from table import Table, table

NO_TARGET = "target.timing.chosen-at-activation"
NO_COST = "cost.unpayable.cannot-activate"
NOTHING_TO_DO = "effect.condition.no-possible-resolution-blocks-activation"
CONDITION = "effect.condition.all-must-be-met"
FORBIDDEN = "effect.cannot.forbids-while-it-applies"

BLUE_CAT = probe("Probe Cat", "Beast-Warrior / Normal", archetypes=("Lunalight",))
TIGER = probe("Probe Tiger", "Beast-Warrior / Normal", archetypes=("Lunalight",))
HAND_BREAKER = probe("Probe Breaker", "Spell / Normal", Activation(do=Destroy(One(Monster(), YOUR_HAND))))
# 'Destroy 1 monster your opponent controls, then draw 1 card': the destruction is not the last thing that happens.
BREAK_AND_DRAW = probe(
    "Probe Looter", "Spell / Normal", Activation(do=Destroy(One(Monster(), OPPONENTS_FIELD)).then(Draw(1)))
)
POOL = pool_with(BLUE_CAT, TIGER, HAND_BREAKER, BREAK_AND_DRAW)


def waits_for(t: Table, who: str) -> Table:
    """Pass until this player is asked to respond."""
    seat = t.you if who == "you" else t.opp
    while not seat.is_to_decide():
        (t.opp if who == "you" else t.you).passes()
    return t


def after_the_chain(t: Table, who: str) -> Table:
    """Let the chain resolve, with the only answer to every question, and stop where this player could respond."""
    seat = t.you if who == "you" else t.opp
    while t.chain or not seat.is_to_decide():
        request = t.duel.state.request
        assert request is not None
        if request.purpose == FOR_RESPONSE:
            t.seat_of(request.player).passes()
        else:
            assert len(request.options) == 1, t.seat_of(request.player).is_offered()
            t.duel.answer(0, by=request.player)
    return t


# ------------------------------------------------------------------------------------------------- Dimensional Prison


def test_dimensional_prison_banishes_the_attacking_monster() -> None:
    """card: Dimensional Prison"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Celtic Guardian
        opp 8000   monsters: Mystical Elf   set: Dimensional Prison
    """)
    t.you.attacks("Vorse Raider", "Mystical Elf")
    t.opp.activates("Dimensional Prison")
    t.nobody_responds()
    assert "opp chose the target Vorse Raider" in t.log() and "damage calculated" not in t.log()
    assert t.you.banished == ["Vorse Raider"] and t.you.monsters == ["Celtic Guardian"] and t.you.graveyard == []


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_dimensional_prison_does_not_banish_a_monster_that_no_longer_attacks() -> None:
    """card: Dimensional Prison"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: Book of Moon
        opp 8000   monsters: Mystical Elf   set: Dimensional Prison
    """)
    t.you.attacks("Vorse Raider", "Mystical Elf")
    t.you.passes()
    t.opp.activates("Dimensional Prison")
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.monsters == ["Vorse Raider"] and t.you.banished == [] and t.opp.graveyard == ["Dimensional Prison"]


def test_dimensional_prison_answers_only_the_opponents_attacks() -> None:
    """card: Dimensional Prison"""
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: Dimensional Prison
        opp 8000   monsters: Mystical Elf   set: Dimensional Prison
        """,
        ask_all=True,
    )
    t.opp.cannot("activate Dimensional Prison", because=CONDITION)
    t.you.attacks("Vorse Raider", "Mystical Elf")
    waits_for(t, "you").you.cannot("activate Dimensional Prison", because=CONDITION)


def test_dimensional_prison_needs_an_attacker_that_can_be_targeted() -> None:
    """card: Dimensional Prison"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Vorse Raider   hand: Forbidden Dress
        opp 8000   monsters: Kuriboh, Mystical Elf   set: Dimensional Prison
        """,
        ask_all=True,
    )
    t.you.activates("Forbidden Dress", targeting="Vorse Raider").nobody_responds()
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Vorse Raider", "Kuriboh")
    waits_for(t, "opp").opp.cannot("activate Dimensional Prison", because=NO_TARGET)


# ------------------------------------------------------------------------------------- Lunalight Reincarnation Dance

LUNALIGHT = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: {hand}   monsters: Vorse Raider
    opp 8000   monsters: Celtic Guardian   set: 2 Lunalight Reincarnation Dance   hand: Gemini Elf
               deck: Probe Cat, Kuriboh, Lunalight Crimson Fox, Probe Tiger, Lunalight Reincarnation Dance
"""


@pytest.mark.rule("effect.once-per-turn.name-limit-binds-the-player", scenario=0)
def test_lunalight_reincarnation_dance_adds_up_to_two_lunalight_monsters_once_per_turn() -> None:
    """card: Lunalight Reincarnation Dance ①"""
    t = table(LUNALIGHT.format(hand="Raigeki"), pool=POOL)
    t.you.activates("Raigeki")
    t.opp.activates("Lunalight Reincarnation Dance (zone 1)")
    t.nobody_responds()
    question = t.opp.is_asked("search")
    assert sorted(question.offers) == ["Lunalight Crimson Fox", "Probe Cat", "Probe Tiger"]
    assert (question.least, question.most) == (1, 2)
    t.opp.chooses("Probe Cat", "Lunalight Crimson Fox")
    assert sorted(t.opp.hand) == ["Gemini Elf", "Lunalight Crimson Fox", "Probe Cat"]


def test_lunalight_reincarnation_dance_answers_a_battle_in_the_damage_step() -> None:
    """card: Lunalight Reincarnation Dance ①"""
    t = table(LUNALIGHT.format(hand="Kuriboh"), pool=POOL)
    t.you.goes_to("Battle Phase")
    t.nobody_responds()
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Lunalight Reincarnation Dance (zone 1)")
    t.nobody_responds()
    assert t.step == "Damage Step"
    t.opp.chooses("Probe Cat")
    assert sorted(t.opp.hand) == ["Gemini Elf", "Probe Cat"]


@pytest.mark.parametrize("trap", ["Lunalight Reincarnation Dance", "Michizure"])
def test_lunalight_reincarnation_dance_does_not_miss_what_michizure_misses(trap: str) -> None:
    """card: Lunalight Reincarnation Dance ①, Michizure ①"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Looter   monsters: Mystical Elf   deck: 3 Kuriboh
        opp 8000   monsters: Celtic Guardian   set: {trap}   deck: Probe Cat
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Probe Looter")
    after_the_chain(t, "opp")
    assert t.opp.graveyard == ["Celtic Guardian"] and t.you.hand == ["Kuriboh"]
    if trap == "Michizure":
        t.opp.cannot("activate Michizure", because="timing.when-optional.misses")
    else:
        t.opp.can(f"activate {trap}")


def test_lunalight_reincarnation_dance_can_be_activated_once_per_turn() -> None:
    """card: Lunalight Reincarnation Dance ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground, Raigeki
        opp 8000   monsters: Celtic Guardian, Mystical Elf   set: 2 Lunalight Reincarnation Dance
                   deck: Probe Cat, Probe Tiger, Lunalight Crimson Fox
        """,
        pool=POOL,
        ask_all=True,
    )
    t.you.activates("Smashing Ground")
    after_the_chain(t, "opp").opp.activates("Lunalight Reincarnation Dance (zone 1)").nobody_responds()
    t.opp.chooses("Probe Cat")
    t.nobody_responds()
    t.you.activates("Raigeki")
    after_the_chain(t, "opp")
    assert t.opp.monsters == []
    t.opp.cannot("activate Lunalight Reincarnation Dance", because="effect.use-limit.effect-negated-still-activated")


@pytest.mark.parametrize("deed", ["Mass Driver", "their monster", "hand"])
def test_lunalight_reincarnation_dance_answers_no_tribute_and_nothing_off_your_field(deed: str) -> None:
    """card: Lunalight Reincarnation Dance ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Probe Breaker, Smashing Ground, Kuriboh   monsters: Mystical Elf
                   set: Lunalight Reincarnation Dance   spells: Mass Driver   deck: Probe Cat
        opp 8000   monsters: Celtic Guardian
        """,
        pool=POOL,
        ask_all=True,
    )
    if deed == "Mass Driver":
        t.you.activates("Mass Driver", tributing="Mystical Elf")
    else:
        t.you.activates("Smashing Ground" if deed == "their monster" else "Probe Breaker")
    after_the_chain(t, "you")
    fallen = {"Mass Driver": "Mystical Elf", "their monster": "Celtic Guardian", "hand": "Kuriboh"}
    assert fallen[deed] in t.you.graveyard + t.opp.graveyard
    t.you.cannot("activate Lunalight Reincarnation Dance", because=CONDITION)


# ----------------------------------------------------------------------------------------------------- Fiend Griefing

GRIEFING = """
    turn 3, Main Phase 1, you to act
    you 8000   set: Fiend Griefing   deck: {deck}   graveyard: Mystical Elf
    opp 8000   graveyard: Vorse Raider, Umi, Celtic Guardian
"""


@pytest.mark.parametrize("says", ["yes", "no"])
def test_fiend_griefing_shuffles_a_monster_into_the_deck_and_may_send_a_fiend(says: str) -> None:
    """card: Fiend Griefing ①"""
    t = table(GRIEFING.format(deck="Kuriboh, Vorse Raider, Sangan"))
    t.you.activates("Fiend Griefing")
    assert t.you.is_asked("target").offers == ["Vorse Raider", "Celtic Guardian"]
    t.you.targets("Vorse Raider")
    t.nobody_responds()
    assert t.opp.deck == ["Vorse Raider"] and t.opp.graveyard == ["Umi", "Celtic Guardian"]
    t.you.does(says)
    if says == "yes":
        assert sorted(t.you.is_asked("search").offers) == ["Kuriboh", "Sangan"]
        t.you.chooses("Kuriboh")
    t.nobody_responds()
    assert ("Kuriboh" in t.you.graveyard) == (says == "yes") and "Fiend Griefing" in t.you.graveyard


def test_fiend_griefing_asks_nothing_without_a_fiend_and_needs_a_monster() -> None:
    """card: Fiend Griefing ①"""
    t = table(GRIEFING.format(deck="Vorse Raider"))
    t.you.activates("Fiend Griefing", targeting="Celtic Guardian").nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.deck == ["Celtic Guardian"] and t.you.deck == ["Vorse Raider"]
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Fiend Griefing   deck: Kuriboh   graveyard: Mystical Elf
        opp 8000   graveyard: Umi
    """)
    t.you.cannot("activate Fiend Griefing", because=NO_TARGET)


# ---------------------------------------------------------------------------------------------------------- Michizure


def test_michizure_answers_your_monster_that_is_destroyed_by_battle() -> None:
    """card: Michizure ①"""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Mystical Elf (set)
        opp 8000   monsters: Celtic Guardian, Kuriboh   set: Michizure
    """)
    t.you.attacks("Vorse Raider", "Celtic Guardian")
    t.opp.activates("Michizure")
    assert t.step == "Damage Step" and sorted(t.opp.is_asked("target").offers) == [
        "Kuriboh",
        "Mystical Elf",
        "Vorse Raider",
    ]
    t.opp.targets("Vorse Raider")
    t.nobody_responds()
    assert t.you.graveyard == ["Vorse Raider"]


MICHIZURE = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Smashing Ground, Sangan   set: Michizure, Raigeki Break
               monsters: Cannon Soldier, Mystical Elf
    opp 8000   monsters: Celtic Guardian   set: Trap Hole
"""


@pytest.mark.parametrize(
    "deed",
    [
        "Smashing Ground",  # the monster goes to the opponent's Graveyard
        "Cannon Soldier",  # the damage is the last thing that happens
        "Raigeki Break",  # a monster from the hand
    ],
)
def test_michizure_needs_a_monster_that_has_just_been_sent_from_the_field_to_your_graveyard(deed: str) -> None:
    """card: Michizure ①"""
    t = table(MICHIZURE, ask_all=True)
    if deed == "Cannon Soldier":
        t.you.activates(deed, tributing="Mystical Elf")
    elif deed == "Raigeki Break":
        t.you.activates(deed, discarding="Sangan", targeting="Trap Hole")
    else:
        t.you.activates(deed)
    waits_for(t, "you").you.cannot("activate Michizure", because=CONDITION)
    missed = "timing.when-optional.misses" if deed == "Cannon Soldier" else CONDITION
    after_the_chain(t, "you").you.cannot("activate Michizure", because=missed)


@pytest.mark.parametrize("whose", ["you", "opp"])
def test_michizure_answers_your_monster_that_an_effect_destroys(whose: str) -> None:
    """card: Michizure ①"""
    mine, theirs = ("Michizure", "Trap Hole") if whose == "you" else ("Trap Hole", "Michizure")
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki Break   set: Raigeki Break, {mine}   monsters: Mystical Elf, Giant Soldier of Stone
        opp 8000   monsters: Celtic Guardian, Kuriboh   set: {theirs}
    """)
    fallen = "Mystical Elf" if whose == "you" else "Celtic Guardian"
    t.you.activates("Raigeki Break", discarding="Raigeki Break", targeting=fallen)
    seat = t.you if whose == "you" else t.opp
    seat.activates("Michizure", targeting="Kuriboh").nobody_responds()
    assert "Kuriboh" in t.opp.graveyard and t.you.monsters[-1] == "Giant Soldier of Stone"


def test_michizure_answers_a_monster_of_yours_that_the_opponent_controlled() -> None:
    """card: Michizure ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Smashing Ground   set: Michizure
        opp 8000   monsters: Mystical Elf (owner you), Kuriboh   set: Trap Hole
    """)
    t.you.activates("Smashing Ground")
    t.you.activates("Michizure", targeting="Kuriboh").nobody_responds()
    assert t.opp.graveyard == ["Kuriboh"] and "Mystical Elf" in t.you.graveyard


# -------------------------------------------------------------------------------------------------- Light of Judgment

JUDGMENT = """
    turn 3, Main Phase 1, you to act
    you 8000   set: Light of Judgment   hand: {mine}   {sanctuary}
    opp 8000   {theirs}
"""


def test_light_of_judgment_sends_a_card_of_the_opponents_hand() -> None:
    """card: Light of Judgment ①"""
    t = table(
        JUDGMENT.format(
            mine="Mystical Elf, Kuriboh, Petit Angel",
            sanctuary="field: The Sanctuary in the Sky",
            theirs="hand: Sangan, Umi   monsters: Vorse Raider",
        )
    )
    t.you.activates("Light of Judgment")
    assert t.you.is_asked("discard").offers == ["Mystical Elf", "Petit Angel"]
    t.you.discards("Mystical Elf")
    t.nobody_responds()
    t.you.is_asked("mode")
    t.you.chooses_effect(1)
    assert sorted([line for line in t.log() if line.endswith("revealed")]) == ["Sangan revealed", "Umi revealed"]
    assert sorted(t.you.is_asked("effect").offers) == ["Sangan", "Umi"]
    t.you.chooses("Umi")
    assert t.opp.graveyard == ["Umi"] and "opp discarded Umi (effect)" not in t.log()


@pytest.mark.rule("target.non-targeting.chosen-at-resolution", scenario=0)
def test_light_of_judgment_sends_a_card_of_the_opponents_field_without_targeting() -> None:
    """card: Light of Judgment ①"""
    t = table(
        JUDGMENT.format(
            mine="Mystical Elf",
            sanctuary="",
            theirs="field: The Sanctuary in the Sky   hand: Sangan   monsters: Vorse Raider   set: Mirror Force",
        )
    )
    t.you.activates("Light of Judgment", discarding="Mystical Elf").nobody_responds()
    t.you.chooses_effect(2)
    assert sorted(t.you.is_asked("effect").offers) == ["Mirror Force", "The Sanctuary in the Sky", "Vorse Raider"]
    assert not [line for line in t.log() if "target" in line]
    t.you.chooses("Vorse Raider")
    assert t.opp.graveyard == ["Vorse Raider"] and "Vorse Raider destroyed (effect)" not in t.log()


@pytest.mark.parametrize(
    ("mine", "sanctuary", "theirs", "because"),
    [
        ("Mystical Elf", "", "hand: Sangan", CONDITION),
        ("Mystical Elf", "field: The Sanctuary in the Sky (set)", "hand: Sangan", CONDITION),
        ("Mystical Elf", "field: Sogen", "hand: Sangan", CONDITION),
        ("Kuriboh", "field: The Sanctuary in the Sky", "hand: Sangan", NO_COST),
        # The monster must be discarded to the Graveyard.
        ("Mystical Elf", "field: The Sanctuary in the Sky   spells: Macro Cosmos", "hand: Sangan", NO_COST),
        ("Mystical Elf", "field: The Sanctuary in the Sky", "", NOTHING_TO_DO),
    ],
)
def test_light_of_judgment_needs_the_sanctuary_a_light_monster_and_something_to_send(
    mine: str, sanctuary: str, theirs: str, because: str
) -> None:
    """card: Light of Judgment ①"""
    t = table(JUDGMENT.format(mine=mine, sanctuary=sanctuary, theirs=theirs))
    t.you.cannot("activate Light of Judgment", because=because)


def test_light_of_judgment_needs_the_sanctuary_no_longer_at_resolution() -> None:
    """card: Light of Judgment ①"""
    t = table(
        JUDGMENT.format(
            mine="Mystical Elf",
            sanctuary="field: The Sanctuary in the Sky",
            theirs="monsters: Vorse Raider   set: Mystical Space Typhoon",
        )
    )
    t.you.activates("Light of Judgment", discarding="Mystical Elf")
    t.opp.activates("Mystical Space Typhoon", targeting="The Sanctuary in the Sky").nobody_responds()
    assert "The Sanctuary in the Sky" in t.you.graveyard
    t.you.chooses("Vorse Raider")
    assert "Vorse Raider" in t.opp.graveyard


def test_light_of_judgment_offers_no_hand_that_is_empty() -> None:
    """card: Light of Judgment ①"""
    t = table(
        JUDGMENT.format(
            mine="Mystical Elf", sanctuary="field: The Sanctuary in the Sky", theirs="monsters: Vorse Raider"
        )
    )
    t.you.activates("Light of Judgment", discarding="Mystical Elf").nobody_responds()
    assert t.opp.graveyard == ["Vorse Raider"]


# ------------------------------------------------------------------------------- Trap Dustshoot and Thunder of Ruler


def test_trap_dustshoot_looks_at_four_cards_and_shuffles_a_monster_into_the_deck() -> None:
    """card: Trap Dustshoot"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Trap Dustshoot
        opp 8000   hand: Sangan, Umi, Kuriboh, Trap Hole   deck: Ookazi
    """)
    t.you.activates("Trap Dustshoot").nobody_responds()
    assert len([line for line in t.log() if line.endswith("revealed")]) == 4
    assert t.you.is_asked("effect").offers == ["Sangan", "Kuriboh"]
    t.you.chooses("Kuriboh")
    assert sorted(t.opp.hand) == ["Sangan", "Trap Hole", "Umi"] and sorted(t.opp.deck) == ["Kuriboh", "Ookazi"]
    assert "opp shuffled" in t.log()


def test_trap_dustshoot_needs_four_cards_but_no_monster() -> None:
    """card: Trap Dustshoot"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   set: Trap Dustshoot
        opp 8000   hand: {hand}
    """
    t = table(position.format(hand="Sangan, Umi, Kuriboh"))
    t.you.cannot("activate Trap Dustshoot", because=CONDITION)
    t = table(position.format(hand="4 Umi"))
    t.you.activates("Trap Dustshoot").nobody_responds()
    t.you.is_asked("open state")
    assert t.opp.hand == ["Umi"] * 4 and "Umi revealed" in t.log()


def test_thunder_of_ruler_in_the_opponents_standby_phase_takes_the_battle_phase() -> None:
    """card: Thunder of Ruler"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Thunder of Ruler   deck: 5 Kuriboh
        opp 8000   monsters: Vorse Raider   deck: 5 Kuriboh
    """)
    t.you.cannot("activate Thunder of Ruler", because=CONDITION)
    t.you.ends_turn()
    t.you.is_asked("response")
    assert t.turn == 4 and t.phase == "Standby Phase"
    t.you.activates("Thunder of Ruler").nobody_responds()
    t.opp.cannot("Battle Phase", because=FORBIDDEN)
    t.opp.ends_turn()
    t.nobody_responds()
    t.you.ends_turn()
    t.nobody_responds()
    assert t.turn == 6
    t.opp.can("Battle Phase")


def test_thunder_of_ruler_cannot_be_activated_in_ones_own_standby_phase_or_later() -> None:
    """card: Thunder of Ruler"""
    position = """
        turn 3, {phase}, {who} to act
        you 8000   set: Thunder of Ruler   hand: Kuriboh   deck: 5 Kuriboh
        opp 8000   monsters: Vorse Raider   deck: 5 Kuriboh
    """
    for phase, who in (("Standby Phase", "you"), ("Draw Phase", "opp"), ("End Phase", "opp")):
        t = table(position.format(phase=phase, who=who), ask_all=True)
        waits_for(t, "you").you.cannot("activate Thunder of Ruler", because=CONDITION)
