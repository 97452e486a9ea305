"""Cards: phases that are skipped."""

import pytest

from table import Table, table

FORBIDDEN = "effect.cannot.forbids-while-it-applies"


def your_turn(you: str, opp: str = "", phase: str = "Main Phase 1", lp: int = 8000) -> Table:
    """Lay out a phase of your turn."""
    return table(f"turn 3, {phase}, you to act\nyou {lp}   {you}   deck: 9 Sogen\nopp 8000   {opp}   deck: 9 Umi")


def phases_of(t: Table, turn: str) -> list[str]:
    """Return the phases that have begun since a turn began, up to the next."""
    log = t.log()
    rest = log[log.index(turn) + 1 :]
    ends = [at for at, line in enumerate(rest) if line.startswith("turn ")]
    return [
        line for line in rest[: ends[0] if ends else None] if line.startswith(("phase", "opp skipped", "you skipped"))
    ]


@pytest.mark.parametrize("card", ["Time Seal", "Yata-Garasu", "Fenrir"])
def test_the_opponent_skips_his_next_draw_phase_once(card: str) -> None:
    """card: Time Seal, Yata-Garasu, Fenrir"""
    if card == "Time Seal":
        t = your_turn("set: Time Seal")
        t.you.activates("Time Seal")
    elif card == "Yata-Garasu":
        t = your_turn("monsters: Yata-Garasu", phase="Battle Step")
        t.you.attacks_directly("Yata-Garasu")
    else:
        t = your_turn("monsters: Fenrir", "monsters: Kuriboh", "Battle Step")
        t.you.attacks("Fenrir", "Kuriboh")
    if t.turn == 3:
        t.you.ends_turn()
    assert t.turn == 4 and t.opp.hand == []
    assert phases_of(t, "turn 4 opp") == ["opp skipped Draw Phase", "phase Standby Phase", "phase Main Phase 1"]
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.opp.hand == ["Umi"]  # drawn in the turn after


def test_offerings_to_the_doomed_spares_a_monster_that_was_turned_down_in_response() -> None:
    """card: Offerings to the Doomed ①"""
    t = your_turn("set: Offerings to the Doomed", "monsters: Gemini Elf   set: Book of Moon")
    t.you.activates("Offerings to the Doomed", targeting="Gemini Elf")
    t.opp.activates("Book of Moon", targeting="Gemini Elf")
    t.nobody_responds()
    assert t.opp.graveyard == ["Book of Moon"]
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.you.hand == []  # the Draw Phase is skipped all the same


def test_two_time_seals_concern_the_same_draw_phase() -> None:
    """card: Time Seal"""
    t = your_turn("set: 2 Time Seal")
    t.you.activates("Time Seal (zone 1)")
    t.you.does("activate Time Seal (zone 2)")
    t.nobody_responds()
    t.you.ends_turn()
    assert t.opp.hand == []
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.opp.hand == ["Umi"]


@pytest.mark.rule("effect-type.trigger.at-stated-timing", scenario=0)
def test_yata_garasu_that_inflicts_no_damage_lets_the_opponent_draw() -> None:
    """card: Yata-Garasu"""
    t = your_turn("monsters: Yata-Garasu, Kuriboh")
    t.you.ends_turn()
    assert t.opp.hand == ["Umi"]


@pytest.mark.parametrize("spirit", ["Yata-Garasu", "Inaba White Rabbit"])
def test_a_small_spirit_goes_back_and_is_not_special_summoned(spirit: str) -> None:
    """card: Yata-Garasu, Inaba White Rabbit"""
    t = your_turn(f"hand: {spirit}")
    t.you.summons(spirit)
    t.you.ends_turn()
    assert t.you.hand == [spirit]
    t = your_turn(f"hand: Monster Reborn   graveyard: {spirit}")
    t.you.cannot("activate Monster Reborn", "target.timing.chosen-at-activation")


@pytest.mark.parametrize("spirit", ["Great Long Nose", "Yamata Dragon"])
def test_a_great_spirit_goes_back_and_is_not_special_summoned(spirit: str) -> None:
    """card: Great Long Nose, Yamata Dragon"""
    t = your_turn(f"hand: {spirit}   monsters: {1 if spirit == 'Great Long Nose' else 2} Kuriboh")
    t.you.summons(spirit)
    t.you.ends_turn()
    assert t.you.hand == [spirit]
    t = your_turn(f"hand: Monster Reborn   graveyard: {spirit}")
    t.you.cannot("activate Monster Reborn", "target.timing.chosen-at-activation")


def test_two_skips_of_the_same_phase_are_one() -> None:
    """card: Time Seal"""
    t = your_turn("set: Time Seal, Time Seal")
    t.you.activates("Time Seal (zone 1)")
    t.nobody_responds()
    t.you.activates("Time Seal (zone 2)")
    t.you.ends_turn()
    assert t.opp.hand == []
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.opp.hand == ["Umi"]


def test_solomons_lawbook_skips_your_standby_phase() -> None:
    """card: Solomon's Lawbook"""
    t = your_turn("set: Solomon's Lawbook   spells: Messenger of Peace")
    t.you.activates("Solomon's Lawbook")
    t.you.ends_turn()
    t.opp.ends_turn()
    assert phases_of(t, "turn 5 you") == ["phase Draw Phase", "you skipped Standby Phase", "phase Main Phase 1"]
    assert t.you.spells == ["Messenger of Peace"] and t.you.lp == 8000  # its upkeep never came


def test_offerings_to_the_doomed_destroys_for_your_next_draw() -> None:
    """card: Offerings to the Doomed ①"""
    t = your_turn("hand: Offerings to the Doomed", "monsters: Gemini Elf")
    t.you.activates("Offerings to the Doomed", targeting="Gemini Elf")
    assert t.opp.monsters == []
    t.you.ends_turn()
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.hand == []


def test_reckless_greed_draws_two_and_skips_two_draw_phases() -> None:
    """card: Reckless Greed ①"""
    t = your_turn("set: Reckless Greed")
    t.you.activates("Reckless Greed")
    assert len(t.you.hand) == 2
    for turn, cards in ((5, 2), (7, 2), (9, 3)):
        t.you.ends_turn()
        t.opp.ends_turn()
        assert t.turn == turn and len(t.you.hand) == cards


def test_two_reckless_greeds_skip_the_same_two_draw_phases() -> None:
    """card: Reckless Greed ①"""
    t = your_turn("set: Reckless Greed, Reckless Greed")
    t.you.activates("Reckless Greed (zone 1)")
    t.you.activates("Reckless Greed (zone 2)")
    assert len(t.you.hand) == 4
    for turn, cards in ((5, 4), (7, 4), (9, 5)):
        t.you.ends_turn()
        t.opp.ends_turn()
        assert t.turn == turn and len(t.you.hand) == cards


@pytest.mark.parametrize("card", ["Frozen Soul", "Great Long Nose"])
def test_the_opponent_skips_his_next_battle_phase_once(card: str) -> None:
    """card: Frozen Soul, Great Long Nose"""
    if card == "Frozen Soul":
        t = your_turn("set: Frozen Soul", "monsters: Kuriboh", lp=6000)
        t.you.activates("Frozen Soul")
    else:
        t = your_turn("monsters: Great Long Nose", "monsters: Kuriboh", "Battle Step")
        t.you.attacks("Great Long Nose", "Kuriboh")
    if t.turn == 3:
        t.you.ends_turn()
    assert t.turn == 4
    t.opp.cannot("battle phase", FORBIDDEN)
    t.opp.ends_turn()
    t.you.ends_turn()
    t.opp.goes_to("Battle Phase")


def test_frozen_soul_needs_2000_lp_less() -> None:
    """card: Frozen Soul"""
    t = your_turn("set: Frozen Soul", lp=6100)
    t.you.cannot("activate Frozen Soul", "effect.condition.all-must-be-met")


def test_fenrir_is_summoned_for_two_water_monsters_in_the_graveyard() -> None:
    """card: Fenrir"""
    t = your_turn("hand: Fenrir   graveyard: Des Frog, Poison Draw Frog, Kuriboh")
    t.you.special_summons("Fenrir", banishing=("Des Frog", "Poison Draw Frog"))
    assert t.you.monsters == ["Fenrir"] and sorted(t.you.banished) == ["Des Frog", "Poison Draw Frog"]


def test_yamata_dragon_draws_until_five_cards_are_in_the_hand() -> None:
    """card: Yamata Dragon"""
    t = your_turn("hand: Kuriboh, Sangan   monsters: Yamata Dragon", phase="Battle Step")
    t.you.attacks_directly("Yamata Dragon")
    assert len(t.you.hand) == 5


def test_inaba_white_rabbit_must_attack_directly() -> None:
    """card: Inaba White Rabbit"""
    t = your_turn("monsters: Inaba White Rabbit, Kuriboh", "monsters: Gemini Elf", "Battle Step")
    t.you.cannot("attack Gemini Elf with Inaba White Rabbit", FORBIDDEN)
    t.you.attacks_directly("Inaba White Rabbit")
    assert t.opp.lp == 8000 - 700
