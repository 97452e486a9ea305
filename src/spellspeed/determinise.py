"""Dealing the cards that a player cannot see anew, as they might be for all that player knows."""

from collections import Counter
from typing import Final

from spellspeed.deck import Deck
from spellspeed.duel import Duel, Start, indices
from spellspeed.engine.battle import OPEN as ATTACKS_OPEN
from spellspeed.engine.battle import TARGETED
from spellspeed.engine.dice import FOR_DEALING, fold_seed
from spellspeed.engine.frames import (
    FRAME_ATTACK,
    FRAME_BATTLE_PHASE,
    FRAME_DESTROY,
    FRAME_MAIN_PHASE,
    FRAME_SET,
    FRAME_SUMMON,
    FRAME_WINDOW,
)
from spellspeed.engine.game import Game
from spellspeed.engine.main_phase import OPEN as ACTIONS_OPEN
from spellspeed.engine.may.summon import NEVER_NORMAL_SUMMONED, tributes_needed
from spellspeed.engine.places import KINDS
from spellspeed.engine.pool import CardFacts
from spellspeed.engine.rows import (
    Battle,
    Bond,
    CardState,
    Deed,
    Event,
    Frame,
    Lingering,
    Link,
    Onset,
    Option,
    Request,
    Waiting,
)
from spellspeed.engine.run import advance
from spellspeed.engine.state import NO_PICKS, State
from spellspeed.engine.summon import ATTEMPT, TRIBUTE, ZONE
from spellspeed.engine.window import OFFER
from spellspeed.seen import may_see
from spellspeed.words import (
    EVENT_SET,
    FIELD,
    IN_FIELD_ZONE,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    IN_VOID,
    MONSTER,
    NORMAL_SUMMON,
    SET_MONSTER,
    SET_SPELL_TRAP,
)

# What a player knows of a face-down card by its place; the higher numbers say more, and the lower include them.
ANY_CARD: Final = 0
A_MONSTER: Final = 1
A_SPELL_OR_TRAP: Final = 2
A_FIELD_SPELL: Final = 3
CAN_BE_SET: Final = 4
SET_WITHOUT_TRIBUTE: Final = 5  # 6: with one Tribute, 7: with two


def deal_anew(duel: Duel, player: int, seed: int, suppose: Deck | None) -> Duel:
    """Return a duel that looks the same to this player, with the hidden cards dealt anew and no past.

    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    >>> maybe = deal_anew(Duel(deck, deck, seed=5, first=0, limits=False), 1, seed=1, suppose=None)
    >>> maybe.decks, maybe.events, maybe.seed
    (None, [], 1)
    """
    state = duel.state.fork()
    state.collect_events()
    state.reseed(fold_seed(seed, FOR_DEALING), 0)
    request = state.request
    asked_anew = request is not None and request.player != player and step_back(state)
    for owner in (0, 1):
        for extra in (False, True):
            hidden = find_hidden(duel, state, player, owner, extra)
            supposed = None if suppose is None or owner == player else supposed_cards(duel, player, suppose, extra)
            cards = [row.card for row in hidden] if supposed is None else supposed
            deal(duel, state, hidden, cards)
    if asked_anew:
        # Asked even if the cards dealt leave him one answer: that he is asked is all there is to see.
        state.take_answer(NO_PICKS)
        advance(Game(duel.pool, duel.game.format, True), state)
        state.collect_events()
    state = renumber_hidden(state, player)
    start = Start(duel.pool, duel.game, state, [], None, None, "", seed, None, False)
    return Duel(None, None, start=start)


def renumber_hidden(state: State, player: int) -> State:
    """Return the state with the engine's numbers of the hidden cards mixed: in a duel they follow the deck lists."""
    hidden = [row.uid for row in state.cards if not may_see(row, player)]
    mixed = list(hidden)
    for last in range(len(mixed) - 1, 0, -1):
        other = state.roll(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    new = list(range(len(state.cards)))
    for old, number in zip(hidden, mixed, strict=True):
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


def supposed_cards(duel: Duel, player: int, suppose: Deck, extra: bool) -> list[int]:
    """Return what the supposed list holds besides the opponent's cards that the player has in sight."""
    opponent = 1 - player
    rest = Counter(indices(duel.pool, suppose.extra if extra else suppose.main, opponent))
    for row in duel.state.cards:
        facts = duel.game.facts[row.card]
        if row.owner == opponent and may_see(row, player) and facts.belongs_in_extra_deck() == extra:
            if rest[row.card] == 0:
                raise ValueError(f"the supposed deck has no {facts.name_en} left, but one more is in sight")
            rest[row.card] -= 1
    return list(rest.elements())


def deal(duel: Duel, state: State, hidden: list[CardState], cards: list[int]) -> None:
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
        fitting = [at for at, card in enumerate(left) if fits(facts[card], knowledge)]
        if not fitting:
            raise ValueError(f"no card is left that could lie face-down where one lies (place {row.place})")
        card = left.pop(fitting[state.roll(len(fitting))])
        exchange(state, row, card)


def know(duel: Duel, state: State, row: CardState) -> int:
    """Return what everybody knows of a hidden card."""
    frames = state.frames
    if frames and frames[-1].kind == FRAME_SUMMON and frames[-1].uid == row.uid:
        return SET_WITHOUT_TRIBUTE + frames[-1].memory[0]  # its Tributes have been made
    kind = KINDS[row.place]
    if kind & IN_FIELD_ZONE:
        return A_FIELD_SPELL
    if kind & IN_SPELL_TRAP_ZONE:
        return A_SPELL_OR_TRAP
    if not kind & IN_MONSTER_ZONE:
        return ANY_CARD
    facts = duel.game.facts[row.card]
    if row.arrived_by != SET_MONSTER or not fits(facts, CAN_BE_SET):
        return A_MONSTER
    for event in reversed(duel.events):
        after = event.after
        if event.kind == EVENT_SET and after is not None and after.uid == row.uid and after.visit == row.visit:
            return SET_WITHOUT_TRIBUTE + event.number
    return CAN_BE_SET


def fits(facts: CardFacts, knowledge: int) -> bool:
    """Whether a card agrees with what is known.

    >>> from spellspeed.pool import CardPool
    >>> fits(CardPool.builtin().find("Summoned Skull"), SET_WITHOUT_TRIBUTE + 1)
    True
    """
    if knowledge == ANY_CARD:
        return True
    if knowledge == A_SPELL_OR_TRAP:
        return not facts.kind & (MONSTER | FIELD)
    if knowledge == A_FIELD_SPELL:
        return facts.kind & FIELD != 0
    if not facts.kind & MONSTER:
        return False
    if knowledge == A_MONSTER:
        return True
    if facts.kind & NEVER_NORMAL_SUMMONED:
        return False
    return knowledge == CAN_BE_SET or tributes_needed(facts.level) == knowledge - SET_WITHOUT_TRIBUTE


def exchange(state: State, row: CardState, card: int) -> None:
    """Make a hidden row another card, also where the turn's deeds and the moment mention it."""
    changed = row.with_card(card, row.owner)
    state.put(changed)
    deeds = list(state.deeds)
    state.forget_deeds()
    for deed in deeds:
        # What was done with a card face-up is known and stays known; a Set names a card that nobody saw.
        if deed.uid == row.uid and (deed.visit == row.visit or deed.deed in (SET_MONSTER, SET_SPELL_TRAP)):
            deed = Deed(deed.player, deed.deed, deed.uid, deed.visit, card, deed.line, deed.phase)
        state.remember(deed)
    state.set_moment(tuple([_retold(event, row.uid, card) for event in state.moment]))
    state.set_happened([_retold(event, row.uid, card) for event in state.happened])


def _retold(event: Event, uid: int, card: int) -> Event:
    before, after = event.before, event.after
    return Event(
        event.kind,
        event.player,
        before.with_card(card, before.owner) if before is not None and before.uid == uid else before,
        after.with_card(card, after.owner) if after is not None and after.uid == uid else after,
        event.cause,
        event.source,
        event.source_visit,
        event.number,
        event.old,
        event.new,
        event.batch,
        event.known,
    )


def step_back(state: State) -> bool:
    """Go back to where the opponent's question comes from, so that it is asked anew of the cards dealt to him.

    What he has chosen and nobody has seen yet is forgotten: a summon before its Tributes, a Set or an attack before
    it is declared. False for a question whose options do not depend on hidden cards: it stays as it is.
    """
    frame = state.frames[-1]
    if frame.kind == FRAME_SUMMON and frame.step == ATTEMPT and frame.memory[0]:
        # The Tributes are made; whether he summons or Sets is not known.
        state.pop()
        line = NORMAL_SUMMON if state.roll(2) else SET_MONSTER
        state.push(Frame(FRAME_SUMMON, ZONE, frame.player, frame.uid, line, frame.memory))
        return True
    undeclared = (frame.kind == FRAME_SUMMON and frame.step in (TRIBUTE, ATTEMPT)) or frame.kind == FRAME_SET
    if undeclared or (frame.kind == FRAME_ATTACK and frame.step == TARGETED):
        state.pop()
    kind = state.frames[-1].kind
    if kind == FRAME_MAIN_PHASE:
        state.go_on(ACTIONS_OPEN)
    elif kind == FRAME_BATTLE_PHASE:
        state.go_on(ATTACKS_OPEN)
    elif kind == FRAME_WINDOW:
        state.go_on(OFFER)
    else:
        return False
    return True


class Renumbering:
    """A new number for every card of a state; what else the rows say stays as it is.

    >>> Renumbering([1, 0, 2]).every((0, 7, 2, 8), 2)
    (1, 7, 2, 8)
    """

    def __init__(self, new: list[int]) -> None:
        self.new: Final = new  # by the old number

    def one(self, uid: int) -> int:
        """Return a card's new number; a negative one names no card and stays."""
        return uid if uid < 0 else self.new[uid]

    def every(self, numbers: tuple[int, ...], stride: int) -> tuple[int, ...]:
        """Return references such as uid, visit, uid, visit … with new uids; `stride` is the length of one."""
        return tuple([self.one(number) if at % stride == 0 else number for at, number in enumerate(numbers)])

    def state(self, s: State) -> State:
        """Return the whole state renumbered. What links and triggers remember joins here when it holds cards."""
        cards: list[CardState] = list(s.cards)
        for row in s.cards:
            cards[self.new[row.uid]] = self.row(row)
        return State(
            cards,
            [self.every(pile, 1) for pile in s.piles],
            [self.frame(frame) for frame in s.frames],
            [self.link(link) for link in s.chain],
            [self.onset(onset) for onset in s.onsets],
            [self.lingering(effect) for effect in s.lingering],
            [self.waiting(row) for row in s.waiting],
            [Deed(deed.player, deed.deed, self.one(deed.uid), *deed.key()[3:]) for deed in s.deeds],
            [self.bond(bond) for bond in s.bonds],
            [self.event(event) for event in s.events],
            [self.event(event) for event in s.happened],
            tuple([self.event(event) for event in s.moment]),
            tuple([self.option(option) for option in s.picks]),
            None if s.request is None else self.request(s.request),
            None if s.battle is None else self.battle(s.battle),
            *s.key()[15:],
        )

    def row(self, row: CardState) -> CardState:
        """Return a card's row."""
        content = list(row.key())
        content[0] = self.one(row.uid)
        content[-1] = self.one(row.holder)
        return CardState(*content)

    def frame(self, frame: Frame) -> Frame:
        """Return a frame; of those there are, only a destruction remembers cards: uid, visit, by …"""
        memory = frame.memory
        if frame.kind == FRAME_DESTROY:
            memory = tuple([number if at % 3 == 1 else self.one(number) for at, number in enumerate(memory)])
        return Frame(frame.kind, frame.step, frame.player, self.one(frame.uid), frame.line, memory)

    def link(self, link: Link) -> Link:
        """Return a chain link with its targets."""
        return Link(
            link.number,
            link.player,
            self.one(link.uid),
            link.visit,
            link.card,
            link.line,
            self.every(link.targets, 2),
            link.memory,
            link.negated,
        )

    def onset(self, onset: Onset) -> Onset:
        """Return an onset."""
        uid, visit, turned, line, affected, *rest = onset.key()
        return Onset(self.one(uid), visit, turned, line, self.one(affected), *rest)

    def lingering(self, effect: Lingering) -> Lingering:
        """Return a lingering effect with the cards it affects."""
        player, card, line, pc, affected, *rest = effect.key()
        return Lingering(player, card, line, pc, self.every(affected, 3), *rest)

    def waiting(self, row: Waiting) -> Waiting:
        """Return a waiting trigger with the event it answers."""
        uid, event = self.one(row.uid), self.event(row.event)
        return Waiting(row.player, uid, row.visit, row.card, row.line, row.batch, row.rank, event)

    def bond(self, bond: Bond) -> Bond:
        """Return a bond."""
        kind, uid, visit, turned, other, *rest = bond.key()
        return Bond(kind, self.one(uid), visit, turned, self.one(other), *rest)

    def event(self, event: Event) -> Event:
        """Return an event with its rows."""
        before = None if event.before is None else self.row(event.before)
        after = None if event.after is None else self.row(event.after)
        return Event(event.kind, event.player, before, after, event.cause, self.one(event.source), *event.key()[6:])

    def option(self, option: Option) -> Option:
        """Return an option."""
        return Option(option.deed, self.one(option.uid), option.place, option.number)

    def request(self, request: Request) -> Request:
        """Return a request with its options, in their order."""
        options = tuple([self.option(option) for option in request.options])
        head = (request.player, request.kind, request.purpose, self.one(request.uid), request.line)
        return Request(*head, options, request.least, request.most, request.condition)

    def battle(self, battle: Battle) -> Battle:
        """Return the attack under way."""
        player, attacker, visit, target, *rest = battle.key()
        return Battle(player, self.one(attacker), visit, self.one(target), *rest)
