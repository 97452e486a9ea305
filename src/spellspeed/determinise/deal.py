"""Dealing hidden cards anew to the places where they lie, and asking the opponent's question of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from spellspeed.arguments import read_number
from spellspeed.beginning import Beginning
from spellspeed.deck import Deck
from spellspeed.determinise.knowledge import ANY_CARD, loosen, may_be
from spellspeed.determinise.mixed import change_pasts
from spellspeed.determinise.prior import find_likely, find_playable
from spellspeed.determinise.redact import NO_CARD, Gap, Redacted, put_cards
from spellspeed.determinise.renumber import Renumbering
from spellspeed.duel import Duel, make_duel
from spellspeed.engine.battle.battle import OPEN as ATTACKS_OPEN
from spellspeed.engine.chain.chain import BUILD
from spellspeed.engine.chain.window import OFFER
from spellspeed.engine.kernel.dice import FOR_DEALING, fold_seed
from spellspeed.engine.kernel.frames import FRAME_BATTLE_PHASE, FRAME_CHAIN, FRAME_MAIN_PHASE, FRAME_WINDOW
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.questions import Request
from spellspeed.engine.kernel.state import NO_PICKS, State
from spellspeed.engine.run import advance
from spellspeed.engine.turn.main_phase import OPEN as ACTIONS_OPEN
from spellspeed.seen import may_see
from spellspeed.words import FOR_OPEN_STATE, FOR_RESPONSE, IN_DECK, TOKEN

# From which step a job asks its open question once more. A turn without a Main Phase 1 asks what no card decides.
BACK_TO: Final = {
    FRAME_MAIN_PHASE: ACTIONS_OPEN,
    FRAME_BATTLE_PHASE: ATTACKS_OPEN,
    FRAME_WINDOW: OFFER,
    FRAME_CHAIN: BUILD,
}


def deal_anew(known: Redacted, seed: int, decks: tuple[Deck, ...], left: list[int] | None = None) -> Duel:
    """Return a duel that looks the same to this player, with cards dealt into its gaps and no past.

    The opponent's come from the decks he might play, or are just these where his list is open.

    >>> from spellspeed.determinise.redact import redact
    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    >>> duel = Duel(deck, deck, seed=5, first=0, limits=False)
    >>> maybe = deal_anew(redact(duel, 1), 1, (Deck(["Umi"] * 40),))
    >>> maybe.decks, maybe.events, maybe.seed, {card.name for card in maybe.view(0).hand()}
    (None, [], 1, {'Umi'})
    """
    state = known.state.fork()
    state.reseed(fold_seed(read_number(seed, "the seed"), FOR_DEALING), 0)
    known = lay_mixed(known, state)
    dealt: dict[int, int] = {}
    for owner in (0, 1):
        gaps = [gap for gap in known.gaps if gap.owner == owner]
        if owner == known.player:
            deal_exactly(known, state, gaps, known.own, dealt)
        elif left is not None:
            deal_exactly(known, state, gaps, left, dealt)
        else:
            deal_likely(known, state, gaps, find_prior(known, state, decks), dealt)
    put_cards(state, known.player, dealt)
    request = state.request
    if request is not None and request.player != known.player and depends_on_cards(state, request):
        ask_again(known.game, state)
    elif request is not None:
        mix_searched_decks(state)
    state = renumber_hidden(state, known.player)
    return make_duel(Beginning(known.pool, known.game, [], seed=seed), state, None)


# ------------------------------------------------------------------------------------------------------ which cards


def find_prior(known: Redacted, state: State, decks: tuple[Deck, ...]) -> Counter[int]:
    """Return what the opponent is supposed to play: one of these decks that agrees best with what was seen.

    Who supposes nothing supposes that the opponent plays what he plays himself.
    """
    if not decks:
        return find_own_list(known)
    likely = find_likely(known.pool, decks, known.seen, 1 - known.player)
    return likely[state.roll(len(likely))]


def find_own_list(known: Redacted) -> Counter[int]:
    """Return the cards of the player himself, wherever they are."""
    facts, rows = known.game.facts, known.state.cards
    mine = Counter(known.own)
    mine.update([row.card for row in rows if row.owner == known.player and row.card != NO_CARD])
    return Counter({card: count for card, count in mine.items() if not facts[card].kind & TOKEN})


def lay_mixed(known: Redacted, state: State) -> Redacted:
    """Lay monsters that were mixed where they might lie, with what is known of each of them."""
    if not known.mixed:
        return known
    pasts = mixed(state, list(known.mixed))
    change_pasts(state, known.mixed, pasts)
    lies = dict(zip(pasts, known.mixed, strict=True))
    put_cards(state, known.player, {lies[uid]: card for uid, card in known.held.items()})
    return known._replace(state=state, gaps=[gap._replace(uid=lies.get(gap.uid, gap.uid)) for gap in known.gaps])


def find_in_sight(known: Redacted) -> Counter[int]:
    """Return the opponent's cards that the player sees or knows where they lie."""
    rows = known.state.cards
    return Counter([row.card for row in rows if row.owner != known.player and row.card != NO_CARD])


# ------------------------------------------------------------------------------------------------------------ dealing


def deal_exactly(known: Redacted, state: State, gaps: list[Gap], cards: list[int], dealt: dict[int, int]) -> None:
    """Deal just these cards at random into gaps, those that must fit their place first."""
    left = sort_cards(known, cards)
    for gap in most_exact_first(gaps):
        fitting: list[int] = []
        knowledge = gap.knowledge
        while not fitting and knowledge != ANY_CARD:
            fitting = find_fitting(known, left, knowledge, gap.extra)
            knowledge = loosen(knowledge)
        # What cannot be by the rules may be by a text.
        dealt[gap.uid] = left.pop(fitting[state.roll(len(fitting))] if fitting else state.roll(len(left)))
    anywhere: list[int] = []
    mixed_cards: list[int] = []
    for extra in (True, False):
        anywhere += [gap.uid for gap in gaps if gap.knowledge == ANY_CARD and gap.extra == extra]
        mixed_cards += mixed(state, of_deck(known, left, extra))
    dealt.update(zip(anywhere, mixed_cards, strict=True))


def deal_likely(known: Redacted, state: State, gaps: list[Gap], prior: Counter[int], dealt: dict[int, int]) -> None:
    """Deal cards into the opponent's gaps: those that were seen and are out of sight, and others of a supposed list."""
    sight = find_in_sight(known)
    seen = sort_cards(known, list((known.seen - sight).elements()))
    others = sort_cards(known, list((prior - (sight | known.seen)).elements()))
    for gap in most_exact_first(gaps):
        dealt[gap.uid] = draw_likely(known, state, gap, (seen, others), prior)
    for extra in (True, False):
        anywhere = [gap for gap in gaps if gap.knowledge == ANY_CARD and gap.extra == extra]
        # What was seen lies somewhere; only then come the others.
        cards = of_deck(known, seen, extra) + mixed(state, of_deck(known, others, extra))
        for at, number in enumerate(mixed(state, list(range(len(anywhere))))):
            gap = anywhere[number]
            dealt[gap.uid] = cards[at] if at < len(cards) else draw_likely(known, state, gap, (), prior)


def of_deck(known: Redacted, cards: list[int], extra: bool) -> list[int]:
    """Return the cards that belong in the Extra Deck, or those of the Main Deck."""
    facts = known.game.facts
    return [card for card in cards if facts[card].belongs_in_extra_deck() == extra]


def draw_likely(known: Redacted, state: State, gap: Gap, lists: tuple[list[int], ...], prior: Counter[int]) -> int:
    """Draw a card for a gap out of lists; where they have none that could lie there, any other of the prior or pool."""
    fitting = [find_fitting(known, cards, gap.knowledge, gap.extra) for cards in lists]
    count = sum([len(each) for each in fitting])
    if count:
        drawn = state.roll(count)
        for cards, places in zip(lists, fitting, strict=True):
            if drawn < len(places):
                return cards.pop(places[drawn])
            drawn -= len(places)
    for spare in (sort_cards(known, list(prior)), find_playable(known.pool)):
        places = find_fitting(known, spare, gap.knowledge, gap.extra)
        if places:
            return spare[places[state.roll(len(places))]]
    raise ValueError(f"no card of the pool could lie where card {gap.uid} lies")


def sort_cards(known: Redacted, cards: list[int]) -> list[int]:
    """Return cards by password, so that nothing of another order is left in what is dealt."""
    facts = known.game.facts
    return sorted(cards, key=lambda card: facts[card].password)


def most_exact_first(gaps: list[Gap]) -> list[Gap]:
    """Return the gaps that not every card fits in, in the order in which they are filled."""
    # So every deal that fits is about equally likely.
    return sorted([gap for gap in gaps if gap.knowledge != ANY_CARD], key=lambda gap: -gap.knowledge)


def find_fitting(known: Redacted, cards: Sequence[int], knowledge: int, extra: bool) -> list[int]:
    """Return the places of the cards among these that agree with what is known, and belong in this deck."""
    game = known.game
    return [
        at
        for at, card in enumerate(cards)
        if game.facts[card].belongs_in_extra_deck() == extra and may_be(game, card, knowledge)
    ]


# ---------------------------------------------------------------------------------------------------------- afterwards


def depends_on_cards(state: State, request: Request) -> bool:
    """Whether somebody is asked what to do with the cards he has."""
    return request.purpose in (FOR_OPEN_STATE, FOR_RESPONSE) and state.frames[-1].kind in BACK_TO


def ask_again(game: Game, state: State) -> None:
    """Ask the opponent what he is asked of the cards that were dealt to him, also if they leave him one answer."""
    state.take_answer(NO_PICKS)
    state.go_on(BACK_TO[state.frames[-1].kind])
    advance(Game(game.pool, game.format, True, game.order_graveyard), state)
    state.collect_events()


def mix_searched_decks(state: State) -> None:
    """Bring a deck whose cards are among the options into another order: who searches it does not learn the order."""
    request = state.request
    if request is None:
        return
    places = {state.cards[option.uid].place for option in request.options if option.uid >= 0}
    for place in sorted(places):
        if KINDS[place] & IN_DECK:
            state.set_pile(place, tuple(mixed(state, list(state.piles[place]))))


def mixed(state: State, numbers: list[int]) -> list[int]:
    """Return the numbers in a random order."""
    for last in range(len(numbers) - 1, 0, -1):
        other = state.roll(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return numbers


def renumber_hidden(state: State, player: int) -> State:
    """Return the state with the engine's numbers of the hidden cards mixed: in a duel they follow the deck lists."""
    hidden = [row.uid for row in state.cards if not may_see(row, player)]
    new = list(range(len(state.cards)))
    for old, number in zip(hidden, mixed(state, list(hidden)), strict=True):
        new[old] = number
    return Renumbering(new).state(state)
