"""Dealing hidden cards anew to the places where they lie, and asking the opponent's question of them."""

from collections import Counter
from typing import Final

from spellspeed.arguments import read_number
from spellspeed.beginning import Beginning, indices
from spellspeed.deck import Deck
from spellspeed.determinise.knowledge import A_SPELL_OR_TRAP, find_known, fits, is_shown, know
from spellspeed.determinise.renumber import Renumbering
from spellspeed.duel import Duel, make_duel
from spellspeed.engine.battle import OPEN as ATTACKS_OPEN
from spellspeed.engine.battle import TARGETED
from spellspeed.engine.chain import ANSWERED, BUILD, TRIGGER_CHOSEN, TRIGGERS
from spellspeed.engine.dice import FOR_DEALING, fold_seed
from spellspeed.engine.frames import (
    FRAME_ACTIVATE,
    FRAME_ATTACK,
    FRAME_BATTLE_PHASE,
    FRAME_CHAIN,
    FRAME_FUSION,
    FRAME_MAIN_PHASE,
    FRAME_PENDULUM,
    FRAME_PLACE,
    FRAME_RUN,
    FRAME_SET,
    FRAME_SPECIAL_SUMMON,
    FRAME_SUMMON,
    FRAME_WINDOW,
)
from spellspeed.engine.fusion import CHOOSE, find_usable
from spellspeed.engine.game import Game
from spellspeed.engine.main_phase import OPEN as ACTIONS_OPEN
from spellspeed.engine.places import KINDS
from spellspeed.engine.progress import ASKED, ASKED_AGAIN, FRESH
from spellspeed.engine.rows import CardState, Deed, Event, Frame, Waiting
from spellspeed.engine.run import advance
from spellspeed.engine.slots import AT_CARD, AT_STAGE, with_int
from spellspeed.engine.state import NO_PICKS, State
from spellspeed.engine.summon import AT_RIGHT, ATTEMPT, RIGHT_CHOSEN, TRIBUTE, WAY_CHOSEN, ZONE
from spellspeed.engine.window import OFFER
from spellspeed.seen import may_see
from spellspeed.words import EITHER, IN_DECK, IN_VOID, NORMAL_SUMMON, RIGHT_OF_EFFECT, SET_MONSTER, SET_SPELL_TRAP

# How often cards are dealt until the opponent could be asked what he is asked; where few cards fit, few deals do.
ATTEMPTS: Final = 8
# Jobs in which a question is about cards that fit an effect.
OF_AN_EFFECT: Final = (FRAME_RUN, FRAME_ACTIVATE, FRAME_SPECIAL_SUMMON, FRAME_PLACE, FRAME_CHAIN, FRAME_FUSION)


def deal_anew(duel: Duel, player: int, seed: int, suppose: Deck | None) -> Duel:
    """Return a duel that looks the same to this player, with the hidden cards dealt anew and no past.

    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    >>> maybe = deal_anew(Duel(deck, deck, seed=5, first=0, limits=False), 1, seed=1, suppose=None)
    >>> maybe.decks, maybe.events, maybe.seed
    (None, [], 1)
    """
    seed = read_number(seed, "the seed")
    if suppose is not None and not isinstance(suppose, Deck):
        raise TypeError(f"the supposed deck is {suppose!r}; make a Deck of it")
    state = duel.state.fork()
    state.collect_events()
    state.reseed(fold_seed(seed, FOR_DEALING), 0)
    request = state.request
    if request is None or request.player == player:
        deal_all(duel, state, player, suppose, set())
        mix_searched_decks(state)
    else:
        state = ask_opponent_anew(duel, state, player, suppose)
    state = renumber_hidden(state, player)
    return make_duel(Beginning(duel.pool, duel.game, [], seed=seed), state, None)


def ask_opponent_anew(duel: Duel, state: State, player: int, suppose: Deck | None) -> State:
    """Return the state with the cards dealt anew and the opponent's question asked of what was dealt to him.

    A question of an effect may have no answer with other cards: nothing to discard, nothing to find. The cards are
    dealt again then. After some attempts, and where the job cannot go back, the question stays as it is, and so do
    the cards among its options: they fit the effect, and the player sees only that something is being chosen.
    """
    for _ in range(ATTEMPTS):
        maybe = state.fork()
        if not step_back(duel.game, maybe):
            break
        deal_all(duel, maybe, player, suppose, set())
        if is_asked_again(duel, maybe):
            return maybe
        state.reseed(state.seed, maybe.draws)
    request = state.request
    assert request is not None
    kept: set[int] = set()
    if state.frames[-1].kind in OF_AN_EFFECT:
        kept = {option.uid for option in request.options} | {request.uid}
    if state.frames[-1].kind == FRAME_FUSION:
        kept.update(find_usable(duel.game, state))
    deal_all(duel, state, player, suppose, kept)
    return state


def is_asked_again(duel: Duel, state: State) -> bool:
    """Whether the opponent is asked before anything else happens, now that other cards are dealt to him."""
    request = state.request
    assert request is not None
    # Asked even if the cards dealt leave him one answer: that he is asked is all there is to see.
    state.take_answer(NO_PICKS)
    advance(Game(duel.pool, duel.game.format, True, duel.game.order_graveyard), state)
    again = state.request
    return again is not None and again.player == request.player and not state.collect_events()


def deal_all(duel: Duel, state: State, player: int, suppose: Deck | None, kept: set[int]) -> None:
    """Deal the hidden cards of both players, except those that are known or must be kept."""
    known = find_known(state, player) | kept
    for owner in (0, 1):
        for extra in (False, True):
            hidden = find_hidden(duel, state, player, owner, extra)
            left = [row for row in hidden if row.uid not in known]
            cards = [row.card for row in left]
            if suppose is not None and owner != player:
                fixed = [row.card for row in hidden if row.uid in known]
                cards = supposed_cards(duel, player, suppose, extra, fixed)
            deal(duel, state, player, left, cards)
    state.drop_caches()  # other cards can do other things


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


def find_hidden(duel: Duel, state: State, player: int, owner: int, extra: bool) -> list[CardState]:
    """Return an owner's cards that the player cannot see, pile by pile: of the Extra Deck's kinds, or the others."""
    found: list[CardState] = []
    for pile in state.piles:
        for uid in pile:
            row = state.cards[uid]
            if row.owner == owner and KINDS[row.place] != IN_VOID and not may_see(row, player):
                if duel.game.facts[row.card].belongs_in_extra_deck() == extra:
                    found.append(row)
    return found


def supposed_cards(duel: Duel, player: int, suppose: Deck, extra: bool, fixed: list[int]) -> list[int]:
    """Return what the supposed list holds besides the opponent's cards in sight and those that stay as they are."""
    opponent = 1 - player
    rest = Counter(indices(duel.pool, suppose.extra if extra else suppose.main, opponent))
    for row in duel.state.cards:
        facts = duel.game.facts[row.card]
        if row.owner == opponent and may_see(row, player) and facts.belongs_in_extra_deck() == extra:
            if rest[row.card] == 0:
                raise ValueError(f"the supposed deck has no {facts.name_en} left, but one more is in sight")
            rest[row.card] -= 1
    for card in fixed:
        # One that the list does not hold takes the place of one that it does: the player has not seen it.
        taken = card if rest[card] else max(rest, key=lambda other: (rest[other], other), default=card)
        rest[taken] -= 1
    return list(rest.elements())


def deal(duel: Duel, state: State, player: int, hidden: list[CardState], cards: list[int]) -> None:
    """Deal these cards at random to the hidden rows, those that must fit their place first."""
    if len(hidden) != len(cards):
        count = f"{len(cards)} cards for {len(hidden)} hidden ones"
        raise ValueError(f"the supposed deck is too large or too small: it leaves {count}")
    facts = duel.game.facts
    # By password, so that nothing of the real order is left in what is dealt.
    left = sorted(cards, key=lambda card: facts[card].password)
    known = [(know(duel, state, row), row) for row in hidden]
    # What is known more exactly goes first: then every deal that fits is equally likely.
    for knowledge, row in sorted(known, key=lambda pair: -pair[0]):
        fitting = [at for at, card in enumerate(left) if may_lie_there(duel, card, knowledge)]
        if not fitting:
            raise ValueError(f"no card is left that could lie face-down where one lies (place {row.place})")
        card = left.pop(fitting[state.roll(len(fitting))])
        exchange(state, player, row, card)


def may_lie_there(duel: Duel, card: int, knowledge: int) -> bool:
    """Whether a card agrees with what is known; some monsters can lie face-down among Spells and Traps."""
    if knowledge == A_SPELL_OR_TRAP and duel.game.programs[card].sets_as_spell:
        return True
    return fits(duel.game.facts[card], knowledge)


def exchange(state: State, player: int, row: CardState, card: int) -> None:
    """Make a row that is hidden from the player another card, also where deeds, events and triggers mention it."""
    changed = row.with_card(card, row.owner)
    state.put(changed)
    deeds: list[Deed] = []
    for deed in state.deeds:
        # What was done with a card face-up is known and stays known; a Set names a card that nobody saw.
        if deed.uid == row.uid and (deed.visit == row.visit or deed.deed in (SET_MONSTER, SET_SPELL_TRAP)):
            deed = Deed(deed.player, deed.deed, deed.uid, deed.visit, card, deed.line, deed.phase, deed.turned)
        deeds.append(deed)
    state.set_deeds(deeds)
    state.set_moment(tuple([_retold(event, player, row, card) for event in state.moment]))
    state.set_happened([_retold(event, player, row, card) for event in state.happened])
    waiting: list[Waiting] = []
    for one in state.waiting:
        event = _retold(one.event, player, row, card)
        waiting.append(Waiting(one.player, one.uid, one.visit, one.card, one.line, one.batch, one.rank, event))
    state.set_waiting(waiting)


def _retold(event: Event, player: int, row: CardState, card: int) -> Event:
    """An event with the new card in it, unless the player saw which card it was about."""
    before, after = event.before, event.after
    about_it = [one for one in (before, after) if one is not None and one.uid == row.uid and one.card == row.card]
    if not about_it or is_shown(event, player):
        return event
    return Event(
        event.kind,
        event.player,
        before.with_card(card, before.owner) if before is not None and before.uid == row.uid else before,
        after.with_card(card, after.owner) if after is not None and after.uid == row.uid else after,
        *event.key()[4:],
    )


def step_back(game: Game, state: State) -> bool:
    """Go back to where the opponent's question comes from, so that it is asked anew of the cards dealt to him.

    What he has chosen and nobody has seen yet is forgotten: a summon before its Tributes, a Set or an attack before
    it is declared. False for a question that is not asked anew: its options do not depend on hidden cards, or it is
    about a card that an effect has chosen already.
    """
    frame = state.frames[-1]
    if frame.kind == FRAME_SUMMON and frame.step == ATTEMPT and frame.memory[0]:
        # The Tributes are made; whether he summons or Sets is not known.
        state.pop()
        line = NORMAL_SUMMON if state.roll(2) else SET_MONSTER
        state.push(Frame(FRAME_SUMMON, ZONE, frame.player, frame.uid, line, frame.memory))
        return True
    if frame.kind == FRAME_SUMMON and frame.memory and frame.memory[AT_RIGHT] == RIGHT_OF_EFFECT:
        return False
    declaring = (RIGHT_CHOSEN, WAY_CHOSEN, TRIBUTE, ATTEMPT)
    undeclared = (frame.kind == FRAME_SUMMON and frame.step in declaring) or frame.kind == FRAME_SET
    undeclared = undeclared or frame.kind == FRAME_PENDULUM
    if undeclared or (frame.kind == FRAME_ATTACK and frame.step == TARGETED):
        state.pop()
    frame = state.frames[-1]
    kind = frame.kind
    if kind == FRAME_MAIN_PHASE:
        state.go_on(ACTIONS_OPEN)
    elif kind == FRAME_BATTLE_PHASE:
        state.go_on(ATTACKS_OPEN)
    elif kind == FRAME_WINDOW:
        state.go_on(OFFER)
    elif kind == FRAME_CHAIN and frame.step in (ANSWERED, TRIGGER_CHOSEN):
        state.go_on(BUILD if frame.step == ANSWERED else TRIGGERS)
    elif kind == FRAME_FUSION:
        state.go_on_with(CHOOSE, ())
    elif kind == FRAME_RUN:
        state.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, stage_before(game, frame)))
    else:
        return False
    return True


def stage_before(game: Game, frame: Frame) -> int:
    """Return the stage from which a step of a line asks once more what it has asked last."""
    step = game.line_of(frame.memory[AT_CARD], frame.line).steps[frame.step]
    both = step.choice is not None and step.choice.by == EITHER
    # Where both players choose, the first one's choice stands.
    return ASKED if both and frame.memory[AT_STAGE] == ASKED_AGAIN else FRESH
