"""What holds of every match: it is the fold of its records, forks are apart, and what is refused changes nothing."""

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samples import examples
from spellspeed import Deck, IllegalAnswer
from spellspeed.at_random import pick_at_random
from spellspeed.play import KNOCK_OUT, SINGLE, Match, MatchRules, PlayerClock, Record, play_again
from spellspeed.play.records import KINDS, TABLE
from spellspeed.play.throws import THROWS

BURN = ["Ookazi", "Hinotama", "Mystical Elf", "Battle Ox", "Confiscation", "Poison of the Old Man"]
DECKS = (
    Deck(BURN * 2, ["Ojama King"], ["Raigeki", "Dark Hole", "Blue-Eyes Ultimate Dragon"]),
    Deck(["Morphing Jar"] * 4 + BURN, [], ["Sangan", "Kuriboh"]),
)
RULES = (MatchRules(), KNOCK_OUT, SINGLE, MatchRules(time_limit=0, clock=PlayerClock(40, 2)), MatchRules(5, 3, 100))
matches = st.builds(
    lambda seed, rules: Match(*DECKS, seed=seed, rules=rules, limits=False),
    st.integers(min_value=0, max_value=2**40),
    st.sampled_from(RULES),
)
seeds = st.integers(min_value=0, max_value=2**32)


def exchange_one(deck: Deck, random: Random) -> Deck:
    """The deck with a card of its Main Deck and one of its Side Deck exchanged."""
    main, side = list(deck.main), list(deck.side)
    at = random.choice(
        [at for at, card in enumerate(side) if card not in Deck([], ["Blue-Eyes Ultimate Dragon"]).extra]
    )
    other = random.randrange(len(main))
    main[other], side[at] = side[at], main[other]
    return Deck(main, deck.extra, side)


def draw_record(match: Match, random: Random) -> Record:
    """Something that can be done now, by whoever has to do it; sometimes somebody gives up."""
    standing = match.standing
    at = standing.at + random.randrange(900)
    seat, kind = random.choice(match.due)
    chance = random.random()
    if chance < 0.002:
        return Record("concede", seat, (), at)
    if chance < 0.006 and match.request is not None:
        return Record("surrender", random.randrange(2), (), at)
    if chance < 0.008:
        return Record("ruling", TABLE, random.choice([("match", 0), ("match", 1)]), at)
    if kind == "throw":
        return Record(kind, seat, (random.choice(THROWS),), at)
    if kind == "choose":
        return Record(kind, seat, (random.choice(("first", "second")),), at)
    if kind == "side":
        deck = exchange_one(standing.decks[seat], random)
        return Record(kind, seat, random.choice([(), (deck.main, deck.extra, deck.side)]), at)
    duel = match.duel
    assert duel is not None and duel.state.request is not None
    return Record(kind, seat, pick_at_random(duel.state, duel.state.request, random.getrandbits(40), 0)[0], at)


def draw_wrong_record(match: Match, random: Random) -> Record:
    """A record that is most likely refused."""
    bodies = [(), ("rock",), ("first",), (0,), (99,), (3, 3), ("duel", 0), ("time", -5), ((1,), (), ()), ("well",)]
    deck = DECKS[0]
    bodies += [(deck.main, deck.extra, deck.side), (deck.main[1:], deck.extra, deck.side)]
    kind = random.choice((*KINDS, "sleep"))
    return Record(kind, random.choice((0, 1, TABLE, 7)), random.choice(bodies), match.standing.at - random.randrange(2))


def step(match: Match, random: Random) -> None:
    """Have the next thing happen; what has run out by then comes first."""
    record = draw_record(match, random)
    match.look_at_clock(record.at)
    if match.check(record) is None:
        match.take(record)


@examples(10)
@given(matches, seeds)
def test_a_match_is_the_fold_of_its_records_at_every_one_of_them(match: Match, seed: int) -> None:
    random = Random(seed)
    stood = [match.fork()]
    while match.outcome is None and match.count_records() < 300:
        step(match, random)
        stood.append(match.fork())
    again = match.begin_again()
    for record in match.records:
        again.take(record)
        there = next(each for each in stood if each.count_records() >= again.count_records())
        if there.count_records() == again.count_records():
            assert again.table == there.table
    assert play_again(match.beginning, match.records) == match
    assert pickle.loads(pickle.dumps(match)) == match
    assert match.outcome is None or match.due == ()


@examples(8)
@given(matches, seeds)
def test_a_fork_and_what_it_was_forked_from_do_not_disturb_each_other(match: Match, seed: int) -> None:
    random = Random(seed)
    for _ in range(60):
        if match.outcome is not None:
            return
        fork, before = match.fork(), (match.records, match.table)
        step(fork, random)
        if fork.duel is not None and fork.request is not None:
            fork.duel.answer(*next(fork.duel.legal_answers()))  # in what the match gave away
        assert (match.records, match.table) == before
        left = (fork.records, fork.table)
        step(match, random)
        assert (fork.records, fork.table) == left


@examples(8)
@given(matches, seeds)
def test_a_refused_record_names_its_rule_and_changes_nothing(match: Match, seed: int) -> None:
    random = Random(seed)
    while match.outcome is None and match.count_records() < 80:
        for _ in range(4):
            wrong = draw_wrong_record(match, random)
            before, last = match.table, match.count_records()
            refused = match.check(wrong)
            assert match.table is before
            if refused is not None:
                assert refused.refusal.rule and refused.refusal.sentence
                with pytest.raises(IllegalAnswer):
                    match.take(wrong)
                assert match.table is before and match.count_records() == last
        step(match, random)


@examples(6)
@given(matches, seeds)
def test_going_back_leads_to_what_was(match: Match, seed: int) -> None:
    random = Random(seed)
    stood = [match.fork()]
    while match.outcome is None and match.count_records() < 60:
        step(match, random)
        stood.append(match.fork())
    by_number = {each.count_records(): each for each in stood}
    while match.count_records():
        gone = match.count_records() - match.undo()
        assert match.count_records() == gone
        if gone in by_number:
            assert match == by_number[gone]
        if all(record.seat == TABLE or record.kind == "timeout" for record in match.records):
            break


@examples(5)
@given(seeds)
def test_it_reads_back_from_its_file_wherever_it_stands(seed: int) -> None:
    random = Random(seed)
    match = Match(*DECKS, seed=seed, rules=random.choice(RULES), limits=False)
    for _ in range(random.randrange(120)):
        if match.outcome is None:
            step(match, random)
    assert Match.from_text(match.to_text()) == match


@examples(5)
@given(matches, seeds)
def test_a_view_tells_the_score_and_the_own_decks_and_shows_who_is_due_only_if_that_is_public(
    match: Match, seed: int
) -> None:
    random = Random(seed)
    while match.outcome is None and match.count_records() < 60:
        step(match, random)
        for player in (0, 1):
            view = match.view(player)
            assert (view.score, view.results, view.registered) == (match.score, match.results, match.registered[player])
            assert view.deck == (match.standing.sided[player] or match.decks[player])
            if view.stage == "duel" and match.request is not None and match.request.player == player:
                assert view.due == match.due
