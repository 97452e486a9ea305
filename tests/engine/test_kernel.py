"""The kernel's own promises: references, batches, answers and windows, before any card uses them."""

import copy
import pickle
from collections import Counter

import pytest

from probes import pool_with, probe
from spellspeed import Deck, Duel, UnreadableAnswer, playout
from spellspeed.engine.asking.answer import check_picks, chosen_options, count_answers, find_next_picks, list_answers
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.dice import CARDS_PICKED, DECK_ORDER, ROLLS
from spellspeed.engine.kernel.game import FORMAT_408, MASTER_2020, Game
from spellspeed.engine.kernel.places import own
from spellspeed.engine.kernel.rows import CardState, Option, Request
from spellspeed.engine.kernel.state import State
from spellspeed.engine.line.choosing import pick_at_random
from spellspeed.engine.moving.moves import lay, move, send_to_graveyard, shuffle
from spellspeed.engine.turn.setup import add_card, empty_state
from spellspeed.pool import CardPool
from spellspeed.words import (
    ASK_CARDS,
    ASK_ORDER,
    BY_EFFECT,
    DECK,
    EVENT_DESTROYED,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_SUMMON_ATTEMPTED,
    FOR_SEARCH,
    GRAVEYARD,
    HAND,
    MATERIAL,
    MONSTER_ZONE,
    NO_DEED,
    PICK_CARD,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
    START_OF_DAMAGE_STEP,
)
from table import table

GAME = Game(CardPool.builtin(), MASTER_2020, False)


def asking(kind: int, count: int) -> tuple[State, Request]:
    options = tuple(Option(PICK_CARD, uid) for uid in range(count))
    return empty_state(GAME, 1), Request(0, kind, FOR_SEARCH, -1, 0, options, count, count, ())


def test_an_order_is_asked_and_its_answer_keeps_its_order() -> None:
    state, request = asking(ASK_ORDER, 3)
    orders = list(list_answers(state, request))
    assert orders == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    assert count_answers(state, request, 100) == 6 and count_answers(state, request, 4) == 4
    assert [option.uid for option in chosen_options(request, (2, 0, 1))] == [2, 0, 1]
    assert all(check_picks(state, request, order) == 0 for order in orders)
    assert find_next_picks(state, request, (2,)) == ((0, 1), False)

    ask(GAME, state, 0, ASK_ORDER, FOR_SEARCH, -1, request.options, 3, 3)
    assert state.request == request and state.picks == ()
    ask(GAME, state, 0, ASK_CARDS, FOR_SEARCH, -1, request.options, 3, 3)
    assert state.picks == request.options  # all of them and no order: nothing to ask


def test_what_is_picked_together_has_no_order() -> None:
    _, request = asking(ASK_CARDS, 3)
    assert [option.uid for option in chosen_options(request, (2, 0, 1))] == [0, 1, 2]


def test_a_question_without_an_answer_is_an_error_of_ours() -> None:
    with pytest.raises(ValueError, match="without an answer"):
        ask(GAME, empty_state(GAME, 1), 0, ASK_CARDS, FOR_SEARCH, -1, (), 1, 1)


def test_an_illegal_beginning_of_an_answer_has_no_end() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000")
    for picks in ((99,), (-1,), (0, 0)):
        assert t.duel.next_picks(*picks) == ((), False)
    with pytest.raises(ValueError, match="at least 1"):
        t.duel.count_answers(0)


class Whole:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_whole_numbers_of_other_kinds_are_plain_numbers_in_the_history() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000")
    t.duel.answer(Whole(0))  # type: ignore[arg-type]
    t.duel.answer(True)
    assert [node.picks for node in t.duel.history()] == [(0,), (1,)]
    assert all(type(pick) is int for node in t.duel.history() for pick in node.picks)
    with pytest.raises(UnreadableAnswer, match=r"1\.5"):
        t.duel.answer(1.5)  # type: ignore[arg-type]


# ----------------------------------------------------------------------------------------------- summons and their rows


@pytest.mark.rule("summon.normal.negated-goes-to-graveyard", scenario=0)
def test_a_monster_that_leaves_while_its_summon_is_attempted_does_not_come_back() -> None:
    """What a negated summon will do: the card goes to the Graveyard from nowhere, and the zone stays free."""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000", ask_all=True)
    t.you.summons("Mystical Elf", zone=2)
    state = t.duel.state.fork()
    row = next(row for row in state.cards if row.reserved >= 0)
    assert [event.kind for event in state.moment] == [EVENT_SUMMON_ATTEMPTED]
    send_to_graveyard(t.duel.game, state, row.uid, BY_EFFECT, -1)
    after = t.duel.resume(state, None)
    while after.state.request is not None and after.count_answers(2) == 1:
        after.answer(0)
    place = after.state.cards[row.uid].place
    assert place == own(t.you.player, GRAVEYARD) and not after.state.piles[own(t.you.player, MONSTER_ZONE) + 1]
    assert sorted(uid for pile in after.state.piles for uid in pile) == list(range(len(after.state.cards)))


def test_a_summoned_monster_came_from_the_hand_and_not_from_nowhere() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000")
    t.you.summons("Mystical Elf", zone=2)
    row = t.you.monster("Mystical Elf").row
    assert row.came_from == own(t.you.player, HAND)
    zone = own(t.you.player, MONSTER_ZONE) + 4
    assert move(t.duel.state.fork(), row, zone, row.controller, True, True, NO_DEED).came_from == row.came_from


def test_a_flip_summon_tells_how_the_monster_lay_before() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 monsters: Mystical Elf (set)\nopp 8000")
    t.you.flip_summons("Mystical Elf")
    told = [event for event in t.events if event.kind in (EVENT_FLIPPED, EVENT_FLIP_SUMMONED)]
    assert len(told) == 2
    for event in told:
        assert event.before is not None and event.after is not None
        assert not event.before.face_up and event.after.face_up and event.after.attack


@pytest.mark.rule("battle.atk-vs-atk.equal-both-destroyed", scenario=0)
def test_of_two_monsters_that_fall_together_each_is_destroyed_by_the_other() -> None:
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon
        opp 8000   monsters: Alexandrite Dragon   deck: Mystical Elf
    """)
    t.you.attacks("Alexandrite Dragon", "Alexandrite Dragon")
    fallen = [event for event in t.events if event.kind == EVENT_DESTROYED]
    owners = {row.uid: row.owner for row in t.duel.state.cards}
    rows = [event.after for event in fallen if event.after is not None]
    assert [row.owner for row in rows] == [t.you.player, t.opp.player]
    assert [owners[event.source] for event in fallen] == [t.opp.player, t.you.player]


@pytest.mark.rule("damage-step.target-gone-no-calculation", scenario=0)
@pytest.mark.parametrize("change", ["attacker in a Spell & Trap Zone", "attacker taken", "target taken", "target gone"])
def test_who_no_longer_battles_takes_no_part_in_damage_calculation(change: str) -> None:
    t = table(
        """
        turn 3, Battle Step, you to act
        you 8000   monsters: Alexandrite Dragon
        opp 8000   monsters: Battle Ox
        """,
        ask_all=True,
    )
    t.you.attacks("Alexandrite Dragon", "Battle Ox")
    while t.duel.state.timing != START_OF_DAMAGE_STEP:
        t.duel.answer(0)
    state = t.duel.state.fork()
    attacker, target = state.cards[0], state.cards[1]
    if change == "attacker in a Spell & Trap Zone":
        move(state, attacker, SPELL_TRAP_ZONE, 0, True, False, NO_DEED)
    elif change == "attacker taken":
        state.put(move(state, attacker, PLACES_EACH + MONSTER_ZONE + 3, 1, True, True, NO_DEED).with_home(1))
    elif change == "target taken":
        state.put(move(state, target, MONSTER_ZONE + 3, 0, True, True, NO_DEED).with_home(0))
    else:
        send_to_graveyard(t.duel.game, state, target.uid, BY_EFFECT, -1)
    after = t.duel.resume(state, None)
    while after.state.request is not None and after.state.battle is not None:
        after.answer(0)
    assert after.state.lp == (8000, 8000)
    assert not [event for event in after.collect_events() if event.kind == EVENT_DESTROYED]


# ---------------------------------------------------------------------------------------------------- what a move ends


def face_up_row(state: State) -> CardState:
    uid = add_card(state, 0, 0, HAND)
    row = move(state, state.cards[uid], MONSTER_ZONE, 0, True, True, NO_DEED)
    content = [*row.key()[:-6], True, True, 0, (1, 3), -1, 0]  # working, proper, at home, three counters
    rich = CardState(*content)
    state.put(rich)
    return rich


def test_a_row_saved_before_there_were_gemini_monsters_still_opens() -> None:
    row = face_up_row(empty_state(GAME, 1))
    assert CardState(*row.key()[:-1]) == row and row.resummoned == 0


@pytest.mark.rule("position.turned-facedown.applied-effects-end", scenario=0)
def test_turning_face_down_ends_what_belongs_to_the_face_up_card() -> None:
    state = empty_state(GAME, 1)
    state.begin_turn(7, 0)
    row = face_up_row(state)
    assert row.working and row.proper and row.counters == (1, 3) and row.turn_set == 0
    down = lay(state, row, False, False)
    assert not down.working and down.counters == () and down.turned == row.turned + 1 and down.turn_set == 7
    assert down.visit == row.visit and down.proper
    assert state.holds(row.uid, row.visit) and not state.holds_turned(row.uid, row.visit, row.turned)


@pytest.mark.rule("summon.revive.status-lost-in-hidden-place", scenario=0)
def test_a_card_that_goes_to_a_hidden_place_forgets_how_it_was_summoned() -> None:
    state = empty_state(GAME, 1)
    row = face_up_row(state)
    there = move(state, row, GRAVEYARD, 0, True, False, NO_DEED)
    assert there.proper and there.counters == () and there.visit == row.visit + 1
    assert not move(state, there, HAND, 0, False, False, NO_DEED).proper


def test_a_change_of_hands_is_a_new_visit_and_a_change_of_zone_is_none() -> None:
    state = empty_state(GAME, 1)
    row = face_up_row(state)
    assert move(state, row, PLACES_EACH + MONSTER_ZONE, 1, True, True, NO_DEED).visit == row.visit
    row = move(state, state.cards[row.uid], HAND, 0, False, False, NO_DEED)
    assert move(state, row, PLACES_EACH + HAND, 1, False, False, NO_DEED).visit == row.visit + 1


def test_an_attached_card_lies_in_a_pile_of_its_own() -> None:
    state = empty_state(GAME, 1)
    row = face_up_row(state)
    assert move(state, row, MATERIAL, 0, True, False, NO_DEED).place == MATERIAL and state.piles[MATERIAL] == (0,)
    with pytest.raises(ValueError, match="no place"):
        move(state, state.cards[0], -1, 0, True, False, NO_DEED)


# ----------------------------------------------------------------------------------------------------- dice and numbers


def test_a_uid_says_nothing_of_the_card_or_of_its_place_in_the_deck() -> None:
    """Over many shuffles every uid is every card, and lies at every depth."""
    seen: Counter[tuple[int, int]] = Counter()
    depths: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        state = empty_state(GAME, seed)
        for card in range(3):
            add_card(state, card, 0, DECK)
        shuffle(state, 0, DECK)
        for depth, uid in enumerate(state.piles[DECK]):
            seen[uid, state.cards[uid].card] += 1
            depths[uid, depth] += 1
    assert len(seen) == len(depths) == 9
    assert all(140 < count < 260 for count in [*seen.values(), *depths.values()])


def test_what_is_foretold_of_chance_comes_in_its_order() -> None:
    state = empty_state(GAME, 1)
    for card in (5, 6, 6, 7):
        add_card(state, card, 0, DECK)
    state.foretell(((DECK_ORDER, 0, 6, 7, 5, 6), (ROLLS, 0, 1, 0), (CARDS_PICKED, 0, 7, 6)))
    fork = state.fork()
    assert fork == state and fork.state_key() == state.state_key()
    shuffle(state, 0, DECK)
    assert [state.cards[uid].card for uid in reversed(state.piles[DECK])] == [6, 7, 5, 6]
    assert fork != state and fork.state_key() != state.state_key()
    assert (state.roll(2), state.roll(6)) == (1, 0)
    picked = pick_at_random(state, list(state.piles[DECK]), 2)
    assert [state.cards[uid].card for uid in picked] == [7, 6]
    assert state.foretold == () and state.roll(1) == 0


def test_other_chance_than_what_is_foretold_is_an_error() -> None:
    state = empty_state(GAME, 1)
    for card in (5, 6):
        add_card(state, card, 0, DECK)
    for wrong in ((DECK_ORDER, 1, 5, 6), (CARDS_PICKED, 0, 5), (ROLLS, 0, 1)):
        state.foretell((wrong,))
        with pytest.raises(ValueError, match="chance decides"):
            shuffle(state, 0, DECK)
    state.foretell(((ROLLS, 0, 6),))
    with pytest.raises(ValueError, match="no die with 6 sides"):
        state.roll(6)
    state.reseed(1, 0)
    assert state.foretold == ()


def test_players_dice_are_not_the_duels_dice() -> None:
    """The first answer of a random player says nothing about the top card of the deck."""
    deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    together = 0
    for seed in range(200):
        duel = Duel(deck, deck, seed=seed, limits=False)
        top = duel.state.piles[DECK][-1] % 2
        first = playout(duel, seed=seed, limit=1).state.first_player
        together += top == first
    assert 70 < together < 130


@pytest.mark.parametrize("seed", [-1, 2**60, 2**60 + 1, 10**400])
def test_any_whole_number_is_a_seed_of_its_own(seed: int) -> None:
    deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    keys = [Duel(deck, deck, seed=number, first=0, limits=False).state_key() for number in (seed, seed, 0, 1, 3)]
    assert keys[0] == keys[1] and len(set(keys)) == 4


def test_everything_that_may_be_kept_can_be_pickled_and_copied() -> None:
    pool = pool_with(probe("Test Dragon", "Dragon/Normal", level=4, atk=1700, def_=1000))
    duel = Duel.from_position("turn 3, Main Phase 1, you to act\nyou 8000 hand: Test Dragon\nopp 8000", pool=pool)
    again = pickle.loads(pickle.dumps(duel))
    assert again == duel and again.pool.find("Test Dragon") == pool.find("Test Dragon")
    ended = playout(duel, seed=1)
    for value in (ended, duel.game, FORMAT_408, pool, CardPool.builtin(), pool.facts[3], ended.outcome):
        for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
            assert type(twin) is type(value)
    assert pickle.loads(pickle.dumps(CardPool.builtin())) is CardPool.builtin()
    assert pickle.loads(pickle.dumps(ended)).state_key() == ended.state_key()
