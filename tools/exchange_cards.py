"""Exchanges what a player may not see in random duels, and looks for a difference in what that player is told.

    python tools/exchange_cards.py --games 2000 --seed 1

At every question of a duel cards that the player asked does not know are exchanged: those of the list among each
other, his own deck among itself, or the opponent's whole unseen list for other cards. Views, options, why-nots and, for
the same seed and supposed list, the dealt duels must be the same. From every so-manieth question on both duels are
played: the player answers alike, and the opponent passes where he is asked. What the player sees, moment by moment,
must be the same until the rules reveal one of the exchanged cards, also while the opponent is asked. At some questions
it is somebody who looks on: cards that either player holds hidden are exchanged, and both pass. The exit code is 1 if
there is a difference.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from spellspeed import AmbiguousAnswer, CardPool, Deck, Duel, UnreadableAnswer
from spellspeed.beginning import HistoryNode
from spellspeed.determinise.knowledge import find_kinds, may_be
from spellspeed.determinise.prior import find_playable
from spellspeed.determinise.redact import put_cards
from spellspeed.engine.chain.responses import find_activations
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState, Event
from spellspeed.lang.errors import CardError
from spellspeed.random_play import pick_at_random, seed_of_play
from spellspeed.seen import WATCHER
from spellspeed.view import View
from spellspeed.words import (
    CARRY_OUT,
    DECK,
    END_BATTLE_PHASE,
    EVENT_ADDED_TO_HAND,
    EVENT_DECLARED,
    EVENT_REVEALED,
    EVENT_SET,
    EVENT_SPECIAL_SUMMONED,
    FOR_OPEN_STATE,
    FOR_OPTION,
    FOR_ZONE,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_HAND,
    IN_VOID,
    NO,
    ON_THE_FIELD,
    PASS,
    PLACES_EACH,
    TO_END_PHASE,
)

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.progress import Progress  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

WATCHED = 6  # every so-manieth question it is who looks on that must not be told anything
WITHIN, OWN_DECK, WHOLE = "within the list", "the own deck", "the whole list"
GOING_ON = 8  # every so-manieth question both duels are played from there
NEEDED = "not possible with other cards"  # what the opponent does now may need one that was exchanged
ANSWERS = 6  # of the player, in duels that are played on
TURNS = 30
GOING = (TO_END_PHASE, END_BATTLE_PHASE)


class Difference(Exception):
    """Something that told the player what he may not know."""


class Tally:
    """What was compared in all duels together."""

    def __init__(self) -> None:
        self.requests = 0  # at which cards were exchanged
        self.watched = 0  # of these, for somebody who looks on
        self.moments = 0  # seen in duels that were played on
        self.asked = 0  # of these, while the opponent was asked in one of the two duels
        self.unlike = 0  # answers after which the opponent was asked in one duel and not in the other
        self.deals = 0
        self.ends: Counter[str] = Counter()  # why no further moments were compared
        self.differences: list[str] = []


# ------------------------------------------------------------------------------------------------------ what is open


def is_open(row: CardState, player: int) -> bool:
    """Whether the rules let a player look at a card where it lies."""
    kind = KINDS[row.place]
    if kind & IN_DECK:
        return False
    if kind & (IN_EXTRA_DECK | IN_BANISHED):
        return row.face_up or row.owner == player
    if kind & (IN_HAND | ON_THE_FIELD):
        return row.face_up or row.controller == player
    return True


def shows(event: Event, player: int) -> Iterator[int]:
    """Yield the cards that an event lets a player see: by how they lay or lie, by a search or by being shown."""
    rows = [row for row in (event.before, event.after) if row is not None]
    shown = event.kind == EVENT_REVEALED and (event.number != 0 or event.player == player)
    shown = shown or event.kind == EVENT_DECLARED  # an activation is public, also of a card that stays in the hand
    taken = event.kind in (
        EVENT_ADDED_TO_HAND,
        EVENT_SPECIAL_SUMMONED,
        EVENT_SET,
    )  # by a text that says which: it is shown
    searched = taken and bool(rows) and KINDS[rows[0].place] & IN_DECK != 0
    for row in rows:
        if shown or searched or is_open(row, player):
            yield row.uid


def find_exchangeable(duel: Duel, player: int) -> list[CardState]:
    """Return the cards that the player has never seen, and that no effect under way has chosen off the field."""
    state = duel.state
    nodes = duel.history()
    first = nodes[0].state if nodes else state
    seen = {row.uid for row in first.cards if is_open(row, player)}
    for event in duel.collect_events():
        seen.update(shows(event, player))
    seen |= {row.uid for row in state.waiting}
    request = state.request
    assert request is not None
    chosen = {option.uid for option in request.options} | {request.uid}
    if request.player != player:
        seen |= chosen  # he may do something with them
    for frame in state.frames:
        chosen |= {frame.uid, *frame.memory}
    for link in state.chain:
        chosen |= {link.uid, *link.memory}
    for lasting in state.lingering:
        chosen |= {*lasting.affected, *lasting.memory}
    found: list[CardState] = []
    for row in state.cards:
        kind = KINDS[row.place]
        if row.uid not in seen and not kind & IN_VOID and not is_open(row, player):
            if row.uid not in chosen or (kind & ON_THE_FIELD and row.owner != player):
                found.append(row)
    return found


# ---------------------------------------------------------------------------------------------------------- exchanging


def exchange(duel: Duel, player: int, how: str, random: Random) -> tuple[Duel, set[int]]:
    """Return the duel with other cards where the player cannot see them, and which rows may have others."""
    rows = find_exchangeable(duel, player)
    rows = [row for row in rows if (row.owner == player) == (how == OWN_DECK)]
    kinds = dict(zip([row.uid for row in rows], find_kinds(duel, rows), strict=True))
    game = duel.game
    cards = {row.uid: row.card for row in rows}
    if how == WHOLE:
        for row in rows:
            extra = game.facts[row.card].belongs_in_extra_deck()
            fitting = [
                card
                for card in random.sample(find_playable(duel.pool), 60)
                if may_be(game, card, kinds[row.uid]) and game.facts[card].belongs_in_extra_deck() == extra
            ]
            if fitting:
                cards[row.uid] = fitting[0]
    elif len(rows) > 1:
        for _ in range(3 * len(rows)):
            one, other = random.sample(rows, 2)
            first, second = cards[one.uid], cards[other.uid]
            same = game.facts[first].belongs_in_extra_deck() == game.facts[second].belongs_in_extra_deck()
            if same and may_be(game, first, kinds[other.uid]) and may_be(game, second, kinds[one.uid]):
                cards[one.uid], cards[other.uid] = second, first
    changed = {row.uid: cards[row.uid] for row in rows if cards[row.uid] != row.card}
    state = duel.state.fork()
    put_cards(state, player, changed)
    # A shuffle may deal an exchanged card to any row of its pile.
    piles = {state.cards[uid].place for uid in changed if KINDS[state.cards[uid].place] & (IN_DECK | IN_HAND)}
    return duel.resume(state, duel.node), set(changed).union(*[state.piles[place] for place in piles])


# ----------------------------------------------------------------------------------------------------------- comparing


def compare(what: str, one: object, other: object) -> None:
    """Raise an error that says where two things told to the player differ."""
    if one == other:
        return
    path = ""
    while isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        at = next((at for at, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]), -1)
        if at < 0:
            break
        path += f"[{at}]"
        one, other = one[at], other[at]
    raise Difference(f"{what}{path}: {str(one)[:400]} != {str(other)[:400]}")


def find_reasons(duel: Duel, wish: str, player: int) -> object:
    """Return why a wish is not possible, or how it was not understood."""
    try:
        return duel.reasons_against(wish, by=player)
    except (UnreadableAnswer, AmbiguousAnswer) as error:
        return str(error)


def list_wishes(view: View, random: Random) -> list[str]:
    """Return some wishes of a player: about his own cards and about backs."""
    names = [card.name for card in (*view.hand(), *view.spells(), *view.monsters()) if card is not None and card.name]
    wishes = [f"{verb} {name}" for name in names for verb in ("summon", "activate", "attack with")]
    wishes += [f"{verb} face-down (zone {zone})" for zone in range(1, 6) for verb in ("attack", "target", "activate")]
    return random.sample(wishes, min(4, len(wishes)))


def look(duel: Duel, chair: int) -> View:
    """Return what a player sees, or who looks on."""
    return duel.watch() if chair == WATCHER else duel.view(chair)


def find_same(duel: Duel, other: Duel, picks: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the same answer to the same question of another duel, None if that does not offer it."""
    here, there = duel.state.request, other.state.request
    assert here is not None and there is not None
    options = list(there.options)
    same = [options.index(here.options[pick]) for pick in picks if here.options[pick] in options]
    legal = len(same) == len(picks) and other.check(*same) is None
    return tuple(same) if legal else None


def needs_exchanged(duel: Duel, other: Duel, picks: tuple[int, ...]) -> bool:
    """Whether an activation that is answered with is none with the other cards, for which nobody was asked."""
    request = duel.state.request
    assert request is not None
    possible, with_others = [find_activations(each.game, each.state, request.player) for each in (duel, other)]
    answered = [request.options[pick] for pick in picks]
    return any(option in possible and option not in with_others for option in answered)


def compare_questions(duel: Duel, other: Duel, player: int, random: Random) -> None:
    """Compare what a player who is asked is told."""
    view, theirs = duel.view(player), other.view(player)
    compare("situation", view.situation(), theirs.situation())
    compare("deck", [card.key() for card in view.deck()], [card.key() for card in theirs.deck()])
    for picks in ((), (0,), (0, 1)):
        compare("next picks", duel.next_picks(*picks), other.next_picks(*picks))
    for wish in list_wishes(view, random) if not random.randrange(3) else ():
        compare(f"why not {wish!r}", find_reasons(duel, wish, player), find_reasons(other, wish, player))


def compare_deals(view: View, theirs: View, how: str, prior: list[Deck], random: Random, tally: Tally) -> None:
    """Compare what is dealt for two views that must be the same: for his own list, and for one of several."""
    tally.deals += 1
    seed = random.getrandbits(30)
    suppose = prior if random.randrange(2) else None
    one, two = [each.determinise(seed, suppose).state for each in (view, theirs)]
    if how != OWN_DECK:
        compare("dealt duel", one.key(), two.key())
        return
    # Cards that he took from his deck have other numbers, and those he is taking lie in other places of it.
    own = view.player * PLACES_EACH + DECK
    for place in range(len(one.piles)):
        cards = [[state.cards[uid].card for uid in state.piles[place]] for state in (one, two)]
        compare(f"dealt place {place}", *[sorted(each) if place == own else each for each in cards])


# ---------------------------------------------------------------------------------------------------------- playing on


class Pair(NamedTuple):
    """Two duels that differ in cards that a player does not see, and which rows these are."""

    duel: Duel
    other: Duel
    player: int
    exchanged: set[int]
    how: str


class Course(NamedTuple):
    """What a player saw from his answer to his next question, and why nothing more is compared, if that is so."""

    seen: list[View]
    end: str
    asked: int  # questions to the opponent


def pass_on(duel: Duel) -> tuple[int, ...] | None:
    """Return the opponent's answer that does nothing, None where he must choose something."""
    request = duel.state.request
    assert request is not None
    deeds = [option.deed for option in request.options]
    for deed in (PASS, CARRY_OUT):  # what a phase demands comes by itself where nothing else can be done
        if deed in deeds:
            return (deeds.index(deed),)
    if request.purpose == FOR_OPEN_STATE:
        return next(((deeds.index(deed),) for deed in GOING if deed in deeds), None)
    if request.purpose == FOR_OPTION and NO in deeds:
        return (deeds.index(NO),)
    return (0,) if request.purpose == FOR_ZONE else None


def go_on(duel: Duel, player: int, picks: tuple[int, ...]) -> Course:
    """Give the player's answer, and have the opponent pass until the player is asked again."""
    seen: list[View] = []
    asked = 0
    answer: tuple[int, ...] | None = picks
    while True:
        assert answer is not None
        duel.answer(*answer)
        for view in duel.sights(player):
            if not seen or view.moves_on(seen[-1]):
                seen.append(view)
        request = duel.state.request
        if request is None:
            return Course(seen, "over", asked)
        if request.player == player:
            return Course(seen, "", asked)
        if asked >= TURNS:
            return Course(seen, "long", asked)
        asked += 1
        answer = pass_on(duel)
        if answer is None:
            return Course(seen, "chosen", asked)


def is_revealed(view: View, first: int, player: int, exchanged: set[int]) -> bool:
    """Whether the rules had shown the player one of the exchanged cards by the time of a view."""
    mixed = set(exchanged)
    for event in view._duel.collect_events()[first:]:
        if any(uid in mixed for uid in shows(event, player)):
            return True
        mixed.update(find_mixed(event, view._duel, exchanged))
    rows = view._duel.state.cards
    return any(is_open(rows[uid], player) for uid in mixed) or is_numbered(view, player, mixed)


def find_mixed(event: Event, duel: Duel, exchanged: set[int]) -> list[int]:
    """Return a card that comes to a pile of exchanged cards: with the next shuffle it may be one of these."""
    after = event.after
    if after is None or not KINDS[after.place] & (IN_DECK | IN_HAND):
        return []
    return [after.uid] if any(uid in exchanged for uid in duel.state.piles[after.place]) else []


def is_numbered(view: View, player: int, exchanged: set[int]) -> bool:
    """Whether the player may choose among equal cards of which some are exchanged ones in his deck, some are not.

    Their order is that of their numbers, which the last shuffle has dealt at random and exchanging deals anew.
    """
    state = view._duel.state
    request = state.request
    if request is None or request.player != player:
        return False
    offered = {option.uid for option in request.options if option.uid >= 0}
    unknown = {state.cards[uid].card for uid in offered & exchanged}
    return any(state.cards[uid].card in unknown for uid in offered - exchanged)


def find_unrevealed(course: Course, first: int, player: int, exchanged: set[int]) -> list[View]:
    """Return what the player saw before the rules showed him one of the exchanged cards."""
    for at, view in enumerate(course.seen):
        if is_revealed(view, first, player, exchanged):
            return course.seen[:at]
    return course.seen


def compare_courses(pair: Pair, picks: tuple[int, ...] | None, prior: list[Deck], random: Random, tally: Tally) -> str:
    """Play two duels on, after this answer if there is one, and return why the comparison came to its end."""
    duel, other, player = pair.duel, pair.other, pair.player
    for _ in range(ANSWERS):
        request = duel.state.request
        assert request is not None
        if request.player == player:
            compare_questions(duel, other, player, random)
            picks = pick_at_random(duel.state, request, random.getrandbits(50), 0)[0]
        assert picks is not None
        first = duel.count_events()
        same = find_same(duel, other, picks) if player == WATCHER else picks
        if same is None:
            return "unlike"
        if request.player != player and needs_exchanged(duel, other, picks):
            return NEEDED
        one, two = go_on(duel, player, picks), go_on(other, player, same)
        tally.unlike += one.asked != two.asked
        mine, theirs = [find_unrevealed(course, first, player, pair.exchanged) for course in (one, two)]
        for view, like in zip(mine, theirs, strict=False):
            tally.moments += 1
            tally.asked += view.request is not None and view.request.player != player
            compare("view", view.key(), like.key())
            if player != WATCHER and not random.randrange(4):
                compare_deals(view, like, pair.how, prior, random, tally)
        for course, before, further, others in ((one, mine, two, theirs), (two, theirs, one, mine)):
            told_more = len(before) > len(others) and before == course.seen
            stopped = player == WATCHER and further.end == "long"  # he is asked less often in the other duel
            if told_more and course.end == "chosen" != further.end and not stopped:
                # Where something was revealed in one duel only, further moments may tell of what was not.
                known = others[-1]._duel.count_events() if others else first
                if others == further.seen or before[len(others)]._duel.count_events() == known:
                    raise Difference(f"a moment in the middle of the opponent's choice: {before[-1]!r}")
        if len(mine) < len(one.seen) or len(theirs) < len(two.seen):
            return "revealed"
        if one.end or two.end:
            return one.end or two.end
        compare("number of moments", len(mine), len(theirs))
        for each in (duel, other):
            for event in each.collect_events()[first:]:
                pair.exchanged.update(find_mixed(event, each, pair.exchanged))
    return "enough"


def compare_past(pair: Pair) -> None:
    """Compare how the player saw what came of the last answer if the exchanged cards have been others then already."""
    node = pair.duel.node
    if node is None:
        return
    told: list[list[object]] = []
    rows = pair.duel.state.cards, pair.other.state.cards
    changed = {uid: rows[1][uid].card for uid in pair.exchanged if rows[0][uid].card != rows[1][uid].card}
    for cards in ({}, changed):
        events = [with_cards(event, cards) for event in node.events]
        last = HistoryNode(None, node.state, node.player, node.picks, events, node.chosen)
        told.append([event.key() for event in look(pair.duel.resume(pair.duel.state, last), pair.player).events])
    compare("past events", told[0], told[1])


def with_cards(event: Event, cards: dict[int, int]) -> Event:
    """Return an event with other cards in the rows of these uids."""
    before, after = [
        row if row is None or row.uid not in cards else row.with_card(cards[row.uid], row.owner)
        for row in (event.before, event.after)
    ]
    return Event(event.kind, event.player, before, after, *event.key()[4:])


def check_request(duel: Duel, picks: tuple[int, ...], prior: list[Deck], random: Random, tally: Tally) -> None:
    """Exchange cards at one question, and raise an error if a player is told anything else."""
    request = duel.state.request
    assert request is not None
    # Mostly of him who is asked; else the opponent gives the answer that comes next.
    player = request.player if random.randrange(4) else 1 - request.player
    how = random.choice((WITHIN, WITHIN, WHOLE, WHOLE, OWN_DECK))
    if player == request.player and duel.view(player).searches_deck:
        how = OWN_DECK
    if not random.randrange(WATCHED):
        player, how = WATCHER, random.choice((WITHIN, WHOLE))
    other, exchanged = exchange(duel, player, how, random)
    pair = Pair(duel, other, player, exchanged, how)
    tally.requests += 1
    try:
        if player == request.player:
            compare_questions(duel, other, player, random)
        compare_past(pair)
        if player == WATCHER:
            tally.watched += 1
            compare("what who looks on sees", duel.watch().situation(), other.watch().situation())
        elif not random.randrange(3):
            compare_deals(duel.view(player), other.view(player), how, prior, random, tally)
        if not random.randrange(2 if player == WATCHER else GOING_ON):
            # Without their past, which is the same: it would be told anew at every moment.
            alone = [each.resume(each.state, None) for each in (duel, other)]
            try:
                end = compare_courses(pair._replace(duel=alone[0], other=alone[1]), picks, prior, random, tally)
            except CardError:
                if player == request.player:
                    raise
                end = NEEDED
            tally.ends[end] += 1
    except Difference as difference:
        raise Difference(f"answer {duel.count_played()}, player {player}, {how}: {difference}") from None


def check_duel(number: int, seed: int, decks: Decks, tally: Tally, lists: tuple[Deck, Deck] | None = None) -> None:
    """Play a random duel, of certain decks or any, and exchange cards at every question of it."""
    random = Random(f"{seed}/{number}")
    lists = (decks.draw(random), decks.draw(random)) if lists is None else lists
    duel = Duel(*lists, seed=random.getrandbits(40), format=random.choice(("master2020", "408")), limits=False)
    prior = [decks.draw(random), lists[0]]
    draws = 0
    while duel.state.request is not None and duel.state.turn < TURNS:
        picks, draws = pick_at_random(duel.state, duel.state.request, seed_of_play(seed + number), draws)
        try:
            check_request(duel, picks, prior, random, tally)
        except Difference as difference:
            tally.differences.append(f"duel {number}, {difference}")
        duel.answer(*picks)


def main() -> int:
    """Exchange cards in many duels, and say what was compared and where it differed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many duels (default: 2000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of all of them (default: 1)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first duel (default: 0)")
    chosen = parser.parse_args()
    print(f"{chosen.games} duels, seed {chosen.seed}", flush=True)
    decks, tally, progress = Decks(CardPool.builtin()), Tally(), Progress(chosen.games)
    for done in range(chosen.games):
        before = len(tally.differences)
        check_duel(chosen.first + done, chosen.seed, decks, tally)
        for difference in tally.differences[before:]:
            print(difference, flush=True)
        progress.tell(done + 1, tally.requests)
    ends = ", ".join([f"{end} {count}" for end, count in tally.ends.most_common()])
    print(f"{tally.requests} requests ({tally.watched} of who looks on), {tally.moments} moments of duels played on")
    print(
        f"({tally.asked} while the opponent may choose; {tally.unlike} times he was asked in one duel only), "
        f"{tally.deals} deals; ends: {ends}"
    )
    print(f"{len(tally.differences)} differences, after {progress.seconds():.0f} s")
    return 1 if tally.differences else 0


if __name__ == "__main__":
    sys.exit(main())
