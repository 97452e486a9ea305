"""Topic negate: what is negated already, what an effect that is negated had put off, and what a negation speaks of."""

import pytest

from either_seat import SEATS, lay
from probes import pool_with, probe
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.deeds import Later
from spellspeed.lang.words.every_word import AS_ANYTHING, END_PHASE, OPPONENT, THE_ACTIVATION, THE_EFFECT
from spellspeed.lang.words.lines import Activation, Continuous
from spellspeed.lang.words.nouns import AnyCard, Monster, Spell
from spellspeed.lang.words.places_said import EITHER_GRAVEYARD, OPPONENTS_FIELD, YOUR_DECK, YOUR_GRAVEYARD
from spellspeed.lang.words.timings import Activated, If, Resolving, When
from spellspeed.lang.words.verbs import AddToHand, Banish, Destroy, Draw, GainLP, Negate, SpecialSummon
from table import Table, table

WARDEN = probe(
    "Test Warden",
    "Warrior / Effect",
    Continuous(do=Negate(THE_EFFECT).and_if_you_do(GainLP(500)), when=If(Resolving(Spell(), AS_ANYTHING, by=OPPONENT))),
)
PATIENCE = probe("Test Patience", "Spell", Activation(do=Later(END_PHASE, GainLP(700))))
EXCHANGE = probe(
    "Test Exchange",
    "Spell",
    Activation(
        do=Destroy(All(Monster(), OPPONENTS_FIELD)).then(SpecialSummon(One(Monster(), YOUR_GRAVEYARD))),
    ),
)
SEARCH = probe(
    "Test Search",
    "Spell",
    Activation(
        do=Destroy(All(Monster(), OPPONENTS_FIELD)).then(AddToHand(One(Monster(), YOUR_DECK))),
    ),
)
BELLE = "Ghost Belle & Haunted Mansion"
# "When a card or effect is activated that includes one of these: adding a card from the Deck, banishing one from a GY."
CENSOR = probe(
    "Test Censor",
    "Trap / Counter",
    Activation(
        when=When(
            Activated(
                AnyCard(),
                AS_ANYTHING,
                including=(
                    AddToHand(All(AnyCard(), YOUR_DECK)),
                    Banish(All(AnyCard(), EITHER_GRAVEYARD)),
                    Draw(1),
                ),
            )
        ),
        do=Negate(THE_ACTIVATION),
    ),
)


def main_phase(you: str, opp: str = "") -> Table:
    """Your Main Phase 1."""
    pool = pool_with(WARDEN, PATIENCE, EXCHANGE, SEARCH)
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}", pool=pool)


@pytest.mark.rule("effect.resolve.stops-at-impossible-step", scenario=0)
def test_an_effect_that_is_negated_is_not_negated_again_so_what_would_follow_is_not_done() -> None:
    t = main_phase("hand: Ookazi", "monsters: 2 Test Warden")
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 8500 and [line for line in t.log() if "was negated" in line] == [
        "you's Ookazi was negated: effect"
    ]
    t = main_phase("hand: Ookazi", "monsters: Gemini Elf")
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 7200


@pytest.mark.rule("negate.effect-only.still-resolves-without-effect", scenario=0)
@pytest.mark.parametrize(("spells", "lp"), [("Imperial Order", 8000), ("Gravity Bind", 8700)])
def test_an_effect_that_is_negated_puts_nothing_off_to_the_end_phase(spells: str, lp: int) -> None:
    t = main_phase("hand: Test Patience   deck: 2 Kuriboh", f"spells: {spells}   deck: 2 Kuriboh")
    t.you.activates("Test Patience").nobody_responds()
    assert t.you.graveyard == ["Test Patience"] and t.you.lp == 8000
    t.you.goes_to("End Phase")
    if lp > 8000:
        t.you.carries_out("Test Patience")
    assert t.turn == 4 and t.you.lp == lp


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_ghost_belle_answers_an_effect_one_part_of_which_summons_from_the_graveyard() -> None:
    """What the other parts do, and with cards from where, does not matter."""
    t = main_phase("hand: Test Exchange   graveyard: Kuriboh", f"hand: {BELLE}   monsters: Gemini Elf")
    t.you.activates("Test Exchange")
    t.opp.activates(BELLE).nobody_responds()
    assert t.opp.monsters == ["Gemini Elf"] and "you's Test Exchange was negated: activation" in t.log()
    t = main_phase("hand: Test Search   deck: Kuriboh", f"hand: {BELLE}   monsters: Gemini Elf")
    t.you.activates("Test Search")
    assert t.opp.monsters == [] and t.you.hand == ["Kuriboh"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@SEATS
@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Soul Charge", "hand: Soul Charge   graveyard: Kuriboh", ""),  # it loses LP besides
        ("Archfiend's Roar", "set: Archfiend's Roar   graveyard: Terrorking Archfiend", ""),
        ("Fiend Comedian", "set: Fiend Comedian", "graveyard: Kuriboh"),  # if the coin falls so
        ("Monster Reincarnation", "hand: Monster Reincarnation, Umi   graveyard: Kuriboh", ""),
        ("Bazoo the Soul-Eater", "", ""),
    ],
)
def test_ghost_belle_answers_what_touches_a_graveyard_and_not_a_cost_that_does(
    name: str, mine: str, theirs: str, seat: int
) -> None:
    """Bazoo banishes monsters from the Graveyard for its cost, and only its effect would matter."""
    bazoo = "monsters: Bazoo the Soul-Eater   graveyard: Kuriboh"
    _, me, they = lay(seat, mine or bazoo, f"{theirs}   hand: {BELLE}")
    me.activates(name)
    if mine:
        assert they.is_asked("response").offers == [f"activate {BELLE}", "pass"]
    else:
        me.is_asked("open state")


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@SEATS
@pytest.mark.parametrize(
    ("name", "mine", "theirs"),
    [
        ("Interdimensional Matter Transporter", "set: Interdimensional Matter Transporter   monsters: Kuriboh", ""),
        ("Chaos Sorcerer", "monsters: Chaos Sorcerer", "monsters: Kuriboh"),
    ],
)
def test_ghost_belle_does_not_answer_what_banishes_a_target_on_the_field(
    name: str, mine: str, theirs: str, seat: int
) -> None:
    t, me, they = lay(seat, mine, f"{theirs}   hand: {BELLE}")
    me.activates(name, targeting="Kuriboh")
    # Nobody was asked: the monster is gone already.
    assert they.hand == [BELLE] and "Kuriboh banished (effect)" in t.log()


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@SEATS
@pytest.mark.parametrize(
    ("name", "mine", "target", "is_met"),
    [
        ("Soul Release", "hand: Soul Release   graveyard: Kuriboh", "", True),  # banishes from a Graveyard
        ("Reinforcement of the Army", "hand: Reinforcement of the Army   deck: Celtic Guardian", "", True),
        ("Pot of Greed", "hand: Pot of Greed", "", True),  # a deed that has no place
        ("Chaos Sorcerer", "monsters: Chaos Sorcerer, Kuriboh", "Kuriboh", False),  # banishes from the field
        ("Monster Reincarnation", "hand: Monster Reincarnation, Umi   graveyard: Kuriboh", "", False),  # adds from a GY
        ("Foolish Burial", "hand: Foolish Burial", "", False),  # another deed
    ],
)
def test_what_an_effect_includes_is_a_deed_together_with_its_place(
    name: str, mine: str, target: str, is_met: bool, seat: int
) -> None:
    t, me, they = lay(seat, mine, "set: Test Censor", pool=pool_with(CENSOR))
    me.activates(name, targeting=target or ())
    assert they.is_to_decide() is is_met
    if is_met:
        they.activates("Test Censor").nobody_responds()
        assert f"{me.who}'s {name} was negated: activation" in t.log()
    else:
        assert f"link 1 {name} resolves" in t.log()


@pytest.mark.rule("negate.same-name.scope", scenario=0)
@pytest.mark.parametrize("equipped", ["Thunder Dragon", "Kuriboh"])
def test_millennium_eyes_negates_what_monsters_of_that_name_activate_in_the_hand_and_no_others(equipped: str) -> None:
    """Thunder Dragon is discarded for two more; Cannon Soldier, of another name on the field, hits all the same."""
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Millennium-Eyes Restrict   graveyard: Knight Day Grepher
        opp 8000   hand: Thunder Dragon   monsters: Cannon Soldier, Battle Ox, Gemini Elf   graveyard: {equipped}
                   deck: 2 Thunder Dragon, Umi
    """)
    t.opp.activates("Cannon Soldier", tributing="Battle Ox")
    t.you.activates("Millennium-Eyes Restrict", targeting=equipped)
    t.you.take_zone()
    assert t.you.spells == [equipped] and t.you.lp == 8000 - 500
    t.opp.activates("Thunder Dragon")
    if equipped != "Thunder Dragon":
        t.opp.chooses("Thunder Dragon (copy 1)", "Thunder Dragon (copy 2)")
    assert t.opp.hand == ([] if equipped == "Thunder Dragon" else ["Thunder Dragon", "Thunder Dragon"])
    t.opp.activates("Cannon Soldier", tributing="Gemini Elf")
    assert t.you.lp == 8000 - 2 * 500
    # Negated, a Gemini Monster in a Graveyard would be an Effect Monster.
    (grepher,) = t.you.view.graveyard(t.you.player)
    assert grepher.kinds == ("Monster", "Gemini", "Normal")
