"""The history-free key: positions that cannot be told apart by playing on share it, all others do not."""

import pytest

from probes import pool_with, probe
from spellspeed import Duel
from spellspeed.position_key import position_key
from table import table


def after(position: str, *wishes: str) -> str:
    """The key after these wishes, in an open state again."""
    t = table(position)
    t.duel.play(*wishes)
    while t.duel.request is not None and t.duel.request.purpose != "open state":
        t.duel.answer(*next(t.duel.legal_answers()))
    return position_key(t.duel.game, t.duel.state)


TWO_MONSTERS = """
    turn 3, {when}, you to act
    you 8000   monsters: Sangan, Kuriboh   hand: Mystical Elf, Ookazi, Hinotama
    opp 8000   deck: 3 Umi
"""


@pytest.mark.parametrize(
    ("when", "first", "second"),
    [
        ("Main Phase 1", "turn Sangan to defense", "turn Kuriboh to defense"),
        ("Battle Step", "attack with Sangan", "attack with Kuriboh"),
    ],
    ids=["two changes of position", "two direct attacks"],
)
def test_two_deeds_in_either_order_meet(when: str, first: str, second: str) -> None:
    position = TWO_MONSTERS.format(when=when)
    assert after(position, first, second) == after(position, second, first)
    assert after(position, first) != after(position, second)


def test_what_was_done_is_forgotten_when_nobody_can_ask_for_it_any_more() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: Ookazi   monsters: Sangan, Kuriboh   deck: Umi
        opp 8000   deck: Umi
    """
    first = after(position, "activate Ookazi", "zone 2")
    assert first == after(position, "activate Ookazi", "zone 4")
    assert first != after(position.replace("opp 8000", "opp 7200").replace("hand", "graveyard"))


def test_attacks_count_until_the_turn_ends() -> None:
    position = TWO_MONSTERS.format(when="Battle Step").replace("opp 8000", "opp 8000   hand: Trap Hole")
    attacked, rested = table(position), table(position.replace("opp 8000", "opp 7000"))
    attacked.duel.play("attack with Sangan")
    for t in (attacked, rested):
        while t.duel.turn == 3:
            t.duel.play("main phase 2", "end phase")
    keys = [position_key(t.duel.game, t.duel.state) for t in (attacked, rested)]
    assert attacked.opp.lp == rested.opp.lp == 7000 and keys[0] == keys[1]


LAID = "turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: Umi, Sogen\nopp 8000   {opp}   deck: Umi"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("monsters: Sangan", "monsters: Sangan (defense)"),
        ("monsters: Sangan", "monsters: Sangan (this turn)"),
        ("monsters: Sangan", "monsters: Sangan (zone 2)"),
        ("monsters: Sangan (owner you)", "monsters: Sangan (owner opp)"),
        ("set: Raigeki Break", "set: Raigeki Break (this turn)"),
        ("spells: Axe of Despair (on Sangan)   monsters: Sangan, Kuriboh",
         "spells: Axe of Despair (on Kuriboh)   monsters: Sangan, Kuriboh"),
        ("graveyard: Dark Paladin", "graveyard: Dark Paladin (properly summoned)"),
        ("banished: Sangan", "banished: Sangan (set)"),
        ("hand: Sangan", "graveyard: Sangan"),
        ("monsters: Royal Magical Library", "monsters: Royal Magical Library (2 spell counters)"),
    ],
)  # fmt: skip
def test_what_can_be_told_apart_by_playing_on_has_another_key(one: str, other: str) -> None:
    assert after(LAID.format(you=one, opp="")) != after(LAID.format(you=other, opp=""))
    assert after(LAID.format(you="", opp=one)) != after(LAID.format(you="", opp=other))
    assert after(LAID.format(you=one, opp="")) == after(LAID.format(you=one, opp=""))


def test_the_order_of_a_deck_and_the_phase_count() -> None:
    text = "turn 3, {when}, you to act\nyou 8000   deck: {deck}\nopp 8000   deck: Umi"
    base = after(text.format(when="Main Phase 1", deck="Umi, Sogen"))
    assert base != after(text.format(when="Main Phase 1", deck="Sogen, Umi"))
    assert base != after(text.format(when="Main Phase 2", deck="Umi, Sogen"))


def test_a_lasting_effect_counts_and_when_it_ends() -> None:
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   hand: {card}   monsters: Sangan   deck: Umi
        opp 8000   deck: Umi
    """
    rush = after(position.format(card="Rush Recklessly"), "activate Rush Recklessly")
    axe = after(position.format(card="Axe of Despair"), "activate Axe of Despair")
    assert rush != axe


def test_cards_are_named_by_password_so_further_cards_change_no_key() -> None:
    position = TWO_MONSTERS.format(when="Main Phase 1")
    more = pool_with(*[probe(f"Further Card {number}") for number in range(5)])
    one, other = table(position), table(position, pool=more)
    assert one.duel.position_key() == other.duel.position_key()
    assert isinstance(other.duel, Duel) and other.duel.pool is more


def test_in_which_zone_a_card_lay_before_it_went_to_the_graveyard_makes_no_difference() -> None:
    keys = set()
    for zone in ("opp zone 1", "opp zone 4", "opp hand"):
        duel = Duel.from_position(
            "turn 3, Main Phase 1, you to act\nasking: everything\nyou 8000 hand: Monster Reborn\n"
            f"opp 8000 graveyard: Sangan\ncard: opp graveyard 1; from {zone}"
        )
        duel.play("activate Monster Reborn", "zone 3", "Sangan", "pass", "pass", "attack position", "zone 3")
        assert duel.request is not None and duel.request.purpose == "response"
        keys.add(duel.position_key())
    assert len(keys) == 2, "whence it came counts, the zone does not"
