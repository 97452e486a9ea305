"""How a state looks to one player: each card, the question put to him, the chain."""

from typing import Final

from spellspeed.engine.chain.chain import RESOLVE
from spellspeed.engine.kernel.frames import FRAME_CHAIN, FRAME_FUSION, FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, zone_number
from spellspeed.engine.kernel.rows import Battle, CardState, Frame, Link, Option, Request
from spellspeed.engine.kernel.slots import AT_CARD
from spellspeed.engine.kernel.state import State
from spellspeed.engine.line.steps import first_deed, is_being_activated
from spellspeed.engine.moving.mixing import is_mixed
from spellspeed.lang.codes.code import (
    LINE_PROCEDURE,
    OP_CHOOSE,
    OP_CHOOSE_MODE,
    OP_FUSION_SUMMON,
    OP_SEND,
    OP_TARGET,
    OP_UNLESS_WANTED,
)
from spellspeed.seen.cards import PLACE_WORDS, SeenCard, is_offered, may_see
from spellspeed.seen.questions import SeenBattle, SeenLine, SeenLink, SeenOption, SeenRequest, line_of, name_declared
from spellspeed.telling.duel_words import DECLARATIONS, DETACH, VERBS, plain
from spellspeed.words import (
    ACTIVATE,
    CARRY_OUT,
    CHOOSE_MODE,
    DECK,
    DECLARE_NAME,
    EXTRA_MONSTER_ZONE,
    FOR_REPLACEMENT,
    FREES_A_ZONE,
    NOWHERE,
    PLACES_EACH,
    TELLS_OF_OPTIONS,
)


class Eyes:
    """A player's eyes on a state: they see what that player may see.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000 hand: Umi")
    >>> [Eyes(duel.game, duel.state, player).look(duel.state.cards[0]) for player in (0, 1)]
    [<hidden card, hand>, <Umi, hand>]
    """

    def __init__(self, game: Game, state: State, player: int) -> None:
        self.game: Final = game
        self.state: Final = state
        self.player: Final = player

    def look(self, row: CardState, index: int = 0) -> SeenCard:
        """Return a card as the player may see it."""
        return SeenCard(self.game, self.state, row, self.player, index, may_see(row, self.player))

    def find(self, uid: int) -> SeenCard:
        """Return a card by the engine's number, with its place among those of a pile the player sees."""
        row = self.state.cards[uid]
        if may_see(row, self.player):
            pile = self.state.piles[row.place] if row.place < len(self.state.piles) else ()
            return self.look(row, pile.index(uid) + 1 if uid in pile else 0)
        seen = is_offered(self.state, row, self.player)
        return SeenCard(self.game, self.state, row, self.player, 0, seen)

    def look_through(self, pile: tuple[int, ...]) -> tuple[SeenCard, ...]:
        """Return the cards of a pile, hidden ones first: where one lies among the others is not told."""
        cards = [self.find(uid) for uid in pile]
        cards.sort(key=lambda card: not card.hidden)
        return tuple(cards)

    def searches(self) -> bool:
        """Whether the player is choosing from the whole of his deck."""
        state = self.state
        frame = self.find_running()
        if state.request is None or state.request.player != self.player or frame is None:
            return False
        choice = self.game.line_of(frame.memory[AT_CARD], frame.line).steps[frame.step].choice
        if choice is None or choice.from_top or choice.among >= 0:
            return False
        pile = self.state.piles[self.player * PLACES_EACH + DECK]
        return any(option.uid in pile for option in state.request.options)

    def see_request(self, request: Request) -> SeenRequest:
        """Return a question that this player is asked."""
        card = None if request.uid < 0 else self.find(request.uid)
        options = tuple([self.see_option(option) for option in request.options])
        condition = request.condition
        first = 2 if condition and condition[0] == FREES_A_ZONE else 0
        if len(condition) > first and condition[0] not in TELLS_OF_OPTIONS:
            # The engine names the cards that must stay; a view counts the options.
            kept = [at for at, option in enumerate(request.options) if option.uid in condition[first + 2 :]]
            condition = (*condition[: first + 2], *kept)
        asked = (request.player, request.kind, request.purpose)
        bounds = (request.least, request.most, condition)
        if request.purpose == FOR_REPLACEMENT:
            return SeenRequest(*asked, card, options, *bounds, *self.see_replacement(request))
        frame = self.find_running()
        if frame is None:
            return SeenRequest(*asked, card, options, *bounds)
        game, state = self.game, self.state
        index = frame.memory[AT_CARD]
        # Whose effect asks is known, wherever its card has gone.
        row = state.cards[frame.uid]
        card = SeenCard(game, state, row.with_card(index, row.owner), self.player, 0, True)
        stage = "activation" if is_being_activated(state, frame.memory) else "resolution"
        if game.line_of(index, frame.line).kind == LINE_PROCEDURE:
            stage = "summon"
        step = game.line_of(index, frame.line).steps[frame.step]
        about = step.deed_at if step.op in (OP_CHOOSE, OP_TARGET, OP_UNLESS_WANTED) else 0
        verb = plain(VERBS, step.op) if step.op == OP_FUSION_SUMMON else self.tell_verb(frame, about)
        return SeenRequest(*asked, card, options, *bounds, line_of(game, index, frame.line), stage, verb)

    def see_replacement(self, request: Request) -> tuple[SeenLine, str, str]:
        """Return which line offers to do something instead of a destruction, and what that is."""
        game, card = self.game, self.state.cards[request.uid].card
        line = game.line_of(card, request.line)
        op = line.steps[first_deed(line, line.deeds_at)].op
        verb = plain(VERBS, op) if any(known == op for known, _, _ in VERBS) else ""
        return line_of(game, card, request.line), "", verb

    def find_running(self) -> Frame | None:
        """Return the line that asks, None when the rules do."""
        frames = self.state.frames
        if len(frames) > 1 and frames[-1].kind == FRAME_FUSION:
            return frames[-2]
        return frames[-1] if frames and frames[-1].kind == FRAME_RUN else None

    def tell_verb(self, frame: Frame, at: int) -> str:
        """Return what a line under way does at another of its steps, empty where that is no deed."""
        step = self.game.line_of(frame.memory[AT_CARD], frame.line).steps[at]
        op = DETACH if step.op == OP_SEND and step.detached else step.op
        return plain(VERBS, op) if at and any(known == op for known, _, _ in VERBS) else ""

    def see_option(self, option: Option) -> SeenOption:
        """Return an option of a question that this player is asked."""
        place, controller = "", self.player
        if option.place >= 0:
            number = zone_number(option.place, self.player)
            place = PLACE_WORDS[KINDS[option.place]] + (f" {number}" if number else "")
            if option.place < EXTRA_MONSTER_ZONE:
                controller = option.place // PLACES_EACH
        card = None if option.uid < 0 else self.find(option.uid)
        line = None
        verb = ""
        if option.deed == ACTIVATE:
            line = line_of(self.game, self.state.cards[option.uid].card, option.number)
        elif option.deed == CHOOSE_MODE:
            verb = self.tell_mode(option.number)
        elif option.deed == DECLARE_NAME or option.deed in DECLARATIONS:
            verb = name_declared(self.game, option.deed, option.number)
        # What lasts is named by how much had begun before it, which is nobody's business: its card says which it is.
        shown = 0 if option.deed == CARRY_OUT and option.number > 0 else option.number
        return SeenOption(option.deed, card, place, controller, shown, line, verb)

    def tell_mode(self, number: int) -> str:
        """Return what the first or the second of two effects does."""
        frame = self.find_running()
        if frame is None:
            return ""
        line = self.game.line_of(frame.memory[AT_CARD], frame.line)
        step = line.steps[frame.step]
        assert step.op == OP_CHOOSE_MODE, "only such a step offers several effects"
        return self.tell_verb(frame, step.deed_at if number == 1 else first_deed(line, step.jump_to))

    def see_link(self, link: Link) -> SeenLink:
        """Return a chain link; a card that has gone where nobody sees it is nowhere."""
        game, state = self.game, self.state
        row = state.cards[link.uid]
        if row.visit != link.visit and (row.card != link.card or not (may_see(row, 0) and may_see(row, 1))):
            row = row.elsewhere(link.card, link.player, NOWHERE)
        elif not may_see(row, self.player) and is_mixed(state, row):
            row = row.elsewhere(link.card, link.player, NOWHERE)  # nobody else knows which of them it is
        card = SeenCard(game, state, row.with_card(link.card, row.owner), self.player, 0, True)
        references = zip(link.targets[::2], link.targets[1::2], strict=True)
        targets = tuple([self.look(state.cards[uid]) for uid, visit in references if state.holds(uid, visit)])
        stage = "waiting"
        for frame in state.frames:
            if frame.kind == FRAME_CHAIN and frame.step >= RESOLVE and link.number >= frame.memory[0]:
                stage = "resolving" if link.number == frame.memory[0] else "resolved"
        return SeenLink(link, card, line_of(game, link.card, link.line), targets, stage)

    def see_battle(self, battle: Battle) -> SeenBattle:
        """Return the attack under way."""
        cards = self.state.cards
        target = None if battle.target < 0 else self.look(cards[battle.target])
        return SeenBattle(battle.player, self.look(cards[battle.attacker]), target, battle.calculated)
