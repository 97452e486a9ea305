"""A duel as one player may see it: what the rules make public, and that player's own cards."""

from typing import TYPE_CHECKING, Any, Final

from spellspeed.engine.chain import RESOLVE
from spellspeed.engine.frames import FRAME_CHAIN, FRAME_FUSION, FRAME_RUN
from spellspeed.engine.game import Format
from spellspeed.engine.places import KINDS, zone_number
from spellspeed.engine.rows import CardState, Frame, Link, Option, Request
from spellspeed.engine.slots import AT_CARD
from spellspeed.engine.steps import first_deed, is_being_activated
from spellspeed.lang.code import (
    LINE_PROCEDURE,
    OP_CHOOSE,
    OP_CHOOSE_MODE,
    OP_FUSION_SUMMON,
    OP_SEND,
    OP_TARGET,
    OP_UNLESS_WANTED,
)
from spellspeed.seen import (
    PLACE_WORDS,
    SeenBattle,
    SeenCard,
    SeenEvent,
    SeenLine,
    SeenLink,
    SeenOption,
    SeenRequest,
    is_offered,
    line_of,
    may_see,
    witness_events,
)
from spellspeed.seen.questions import name_declared
from spellspeed.telling import Voice, tell_outcome
from spellspeed.telling.words import DECLARATIONS, DETACH, PHASES, PLACES, STEPS, TIMINGS, VERBS, plain, translate, word
from spellspeed.wording import check_language
from spellspeed.words import (
    ACTIVATE,
    BANISHED,
    CHOOSE_MODE,
    DECK,
    DECLARE_NAME,
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    FIELD_ZONE,
    FOR_REPLACEMENT,
    FREES_A_ZONE,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    NOWHERE,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
    TELLS_OF_OPTIONS,
)

if TYPE_CHECKING:
    from spellspeed.deck import Deck
    from spellspeed.duel import Duel, Outcome


class View:
    """What one player sees of a duel at one moment; it stays as it is while the duel goes on.

    A card that was shown once and went back to a hidden place is hidden again: what a player could remember
    about it is not kept yet.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    >>> view = Duel(deck, deck, first=0, shuffle=False, limits=False).view(1)
    >>> view.request, view.hand_size(0), [card.name for card in view.hand[:2]]
    (<player 0 is choosing>, 5, ['Mystical Elf', 'Alexandrite Dragon'])
    """

    def __init__(self, duel: "Duel", player: int) -> None:
        if player != 0 and player != 1:
            raise ValueError(f"no player {player!r}: a view belongs to player 0 or 1")
        self.player: Final = player
        # A fork, so that the view stays as it is; what it shows is worked out when it is looked at.
        self._duel: Final = duel.fork()
        self._events: list[SeenEvent] | None = None

    # ---------------------------------------------------------------------------------------------- cards and numbers

    def lp(self, player: int) -> int:
        """Return a player's LP.  rule: info.lp.public-and-truthful-answers"""
        return self._duel.state.lp[check_player(player)]

    def hand_size(self, player: int) -> int:
        """Return how many cards a player's hand has.  rule: info.hand.count-public"""
        return len(self._pile(player, HAND))

    def deck_size(self, player: int) -> int:
        """Return how many cards a player's deck has.  rule: info.deck.count-public"""
        return len(self._pile(player, DECK))

    def extra_size(self, player: int) -> int:
        """Return how many cards a player's Extra Deck has."""
        return len(self._pile(player, EXTRA_DECK))

    def side_size(self, player: int) -> int | None:
        """Return how many cards a player's Side Deck has, None in a duel that did not begin with decks.

        rule: tournament.info.declare-extra-and-side-size
        """
        decks = self._duel.decks
        return None if decks is None else len(decks[check_player(player)].side)

    @property
    def hand(self) -> tuple[SeenCard, ...]:
        """The player's own hand, the card drawn last at the end."""
        return self._cards(self.player, HAND)

    def open_hand(self, player: int) -> tuple[SeenCard, ...]:
        """Return the cards of a player's hand that an effect keeps revealed to both players.

        rule: info.hand.revealed-by-effect-is-public
        >>> from spellspeed import Duel
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000 hand: Umi monsters: Ceremonial Bell"
        >>> Duel.from_position(text).view(0).open_hand(1)
        (<Umi, hand 1>,)
        """
        return tuple([card for card in self._cards(player, HAND) if card.face_up])

    def monsters(self, player: int) -> tuple[SeenCard | None, ...]:
        """Return a player's five Main Monster Zones, from that player's left."""
        return self._zones(player, MONSTER_ZONE)

    def blocked_zones(self, player: int) -> tuple[int, ...]:
        """Return the numbers of a player's Main Monster Zones that effects keep from being used, from his left.

        >>> from spellspeed import Deck, Duel
        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> Duel(deck, deck, first=0, limits=False).view(0).blocked_zones(1)
        ()
        """
        first = check_player(player) * PLACES_EACH + MONSTER_ZONE
        return tuple([at + 1 for at in range(5) if self._duel.state.blocked >> (first + at) & 1])

    @property
    def extra_monster_zones(self) -> tuple[SeenCard | None, ...]:
        """The two Extra Monster Zones, the left one of the player who looks first."""
        zones = (self._zone(EXTRA_MONSTER_ZONE), self._zone(EXTRA_MONSTER_ZONE + 1))
        return zones if self.player == 0 else (zones[1], zones[0])

    def spells(self, player: int) -> tuple[SeenCard | None, ...]:
        """Return a player's five Spell & Trap Zones, from that player's left."""
        return self._zones(player, SPELL_TRAP_ZONE)

    def field_zone(self, player: int) -> SeenCard | None:
        """Return the card in a player's Field Zone."""
        return self._zone(check_player(player) * PLACES_EACH + FIELD_ZONE)

    def graveyard(self, player: int) -> tuple[SeenCard, ...]:
        """Return a player's Graveyard, the bottom card first.  rule: info.graveyard.contents-public"""
        return self._cards(player, GRAVEYARD)

    def banished(self, player: int) -> tuple[SeenCard, ...]:
        """Return a player's banished cards, the first banished first."""
        return self._cards(player, BANISHED)

    def extra_deck(self, player: int) -> tuple[SeenCard, ...]:
        """Return a player's Extra Deck; of the opponent's, the face-down cards come first and have no name."""
        if player == self.player:
            return self._cards(player, EXTRA_DECK)
        rows = [self._duel.state.cards[uid] for uid in self._pile(player, EXTRA_DECK)]
        hidden = [self._look(row) for row in rows if not may_see(row, self.player)]
        return tuple(hidden + [self._look(row) for row in rows if may_see(row, self.player)])

    @property
    def nowhere(self) -> tuple[SeenCard, ...]:
        """The cards that are in no pile and no zone: a monster being summoned, a card whose activation was negated."""
        return tuple([self._look(self._duel.state.cards[uid]) for uid in self._duel.state.piles[NOWHERE]])

    @property
    def deck(self) -> tuple[SeenCard, ...]:
        """The player's own deck while he searches it, in no order of its own; else nothing.

        rule: info.deck.search-opens-deck-to-searcher, info.deck.search-shows-whole-deck
        """
        state = self._duel.state
        frame = self._running()
        if state.request is None or state.request.player != self.player or frame is None:
            return ()
        pile = self._pile(self.player, DECK)
        choice = self._duel.game.line_of(frame.memory[AT_CARD], frame.line).steps[frame.step].choice
        searching = any(option.uid in pile for option in state.request.options)
        if choice is None or choice.from_top or choice.among >= 0 or not searching:
            return ()
        rows = [state.cards[uid] for uid in pile]
        rows.sort(key=lambda row: self._duel.game.facts[row.card].password)
        return tuple([SeenCard(self._duel.game, state, row, self.player, 0, True) for row in rows])

    def position(self, player: int, zone: int) -> str:
        """Return the position of the monster in one of a player's Main Monster Zones (1 to 5), empty for none."""
        if not 1 <= zone <= 5:
            raise ValueError(f"no Main Monster Zone {zone!r}: they are numbered from 1 to 5")
        card = self.monsters(player)[zone - 1]
        return "" if card is None else card.position

    # ------------------------------------------------------------------------------------------ the course of the duel

    @property
    def format(self) -> Format:
        """The rules that differ between formats."""
        return self._duel.game.format

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._duel.state.turn

    @property
    def turn_player(self) -> int:
        """Whose turn it is."""
        return self._duel.state.turn_player

    @property
    def phase(self) -> int:
        """The phase, a number from `words`."""
        return self._duel.state.phase

    @property
    def step(self) -> int:
        """The step of the Battle Phase, a number from `words`."""
        return self._duel.state.step

    @property
    def timing(self) -> int:
        """The timing of the Damage Step, a number from `words`."""
        return self._duel.state.timing

    @property
    def battle(self) -> SeenBattle | None:
        """The attack under way."""
        battle = self._duel.state.battle
        if battle is None:
            return None
        cards = self._duel.state.cards
        target = None if battle.target < 0 else self._look(cards[battle.target])
        return SeenBattle(battle.player, self._look(cards[battle.attacker]), target, battle.calculated)

    @property
    def chain(self) -> tuple[SeenLink, ...]:
        """The links of the chain under way, the first one first.

        >>> from spellspeed import Duel
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi set: Magic Jammer"
        >>> duel = Duel.from_position(text)
        >>> duel.answer([repr(option) for option in duel.view(0).request.options].index("<activate Ookazi>"))
        >>> duel.answer(0)
        >>> duel.view(1).chain
        (<chain link 1: Ookazi of player 0>,)
        """
        return tuple([self._link(link) for link in self._duel.state.chain])

    @property
    def outcome(self) -> "Outcome | None":
        """How the duel ended, None while it goes on."""
        return self._duel.outcome

    @property
    def request(self) -> SeenRequest | None:
        """The open question with its options; of the opponent's, only that there is one."""
        request = self._duel.state.request
        if request is None:
            return None
        return SeenRequest(request.player) if request.player != self.player else self._own_request(request)

    @property
    def events(self) -> list[SeenEvent]:
        """All that has happened, as the player saw it."""
        if self._events is None:
            self._events = witness_events(self._duel, self.player)
        return list(self._events)

    def determinise(self, seed: int, suppose: "Deck | None" = None) -> "Duel":
        """Return a duel that this player cannot tell from the real one, its hidden cards dealt anew.

        Without a supposed list the opponent's cards are those really left to him, as when deck lists are open; with
        one they come from that list, minus what has been seen. The duel has no past and other dice.

        >>> from spellspeed import Deck, Duel
        >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
        >>> duel = Duel(deck, deck, seed=5, first=0, limits=False)
        >>> maybe = duel.view(0).determinise(seed=1)
        >>> maybe.view(0).situation() == duel.view(0).situation(), maybe.state == duel.state
        (True, False)
        """
        from spellspeed.determinise import deal_anew

        return deal_anew(self._duel, self.player, seed, suppose)

    # ------------------------------------------------------------------------------------------------ values and words

    def situation(self) -> tuple[Any, ...]:
        """Return all the view shows of this moment, as plain content; what led to it is not in it."""
        request = self.request
        battle = self.battle
        outcome = self.outcome
        return (
            self.player,
            tuple([self._side(player) for player in (0, 1)]),
            tuple([card.key() for card in self.hand]),
            _keys(self.extra_monster_zones),
            _keys(self.nowhere),
            (self.turn, self.turn_player, self.phase, self.step, self.timing),
            None if battle is None else battle.key(),
            tuple([link.key() for link in self.chain]),
            _keys(self.deck),
            None if outcome is None else (outcome.winner, outcome.reason, outcome.turn),
            None if request is None else request.key(),
        )

    def key(self) -> tuple[Any, ...]:
        """Return all the view shows, as plain content."""
        sides = (self.side_size(0), self.side_size(1))
        return (self.situation(), tuple([event.key() for event in self.events]), sides)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        # A pickled view would carry the cards its player must not see.
        raise TypeError("a View cannot be pickled: send its key() or to_text(), or a duel from determinise()")

    def __repr__(self) -> str:
        return f"<View of player {self.player}, turn {self.turn}, LP {self.lp(0)}:{self.lp(1)}>"

    def _repr_svg_(self) -> str:
        from spellspeed.svg import draw_view

        return draw_view(self)

    def to_text(self, lang: str = "en") -> str:
        """Return the view in plain lines, the opponent's half first.

        >>> from spellspeed import Deck, Duel
        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> print(Duel(deck, deck, first=0, limits=False).view(0).to_text().splitlines()[0])
        turn 1 of player 0, Main Phase 1
        """
        zh = check_language(lang) == "zh"
        lines = [self.describe_moment(lang)]
        zones = [card for card in self.extra_monster_zones if card is not None]
        for player in (1 - self.player, self.player):
            lines += self._half(player, lang)
            if player != self.player:
                lines += _line(PLACE_WORDS[KINDS[EXTRA_MONSTER_ZONE]], zones, lang)
        lines += _line("hand", self.hand, lang)
        lines += _line("nowhere", self.nowhere, lang)
        links = [f"{link.number} {link.card.called(lang)}" for link in self.chain]
        if links:
            lines.append(f"  {'连锁' if zh else 'chain'}: {', '.join(links)}")
        request = self.request
        if request is not None and request.player != self.player:
            lines.append("等待对方选择" if zh else "the opponent is choosing")
        elif request is not None:
            lines.append("轮到你选择" if zh else "you are asked")
        return "\n".join(lines) + "\n"

    def describe_moment(self, lang: str = "en") -> str:
        """Return turn, phase, step, timing and the end of the duel in one line."""
        zh = check_language(lang) == "zh"
        parts = [
            f"第{self.turn}回合 玩家{self.turn_player}" if zh else f"turn {self.turn} of player {self.turn_player}"
        ]
        parts.append(word(PHASES, self.phase, lang))
        if self.step:
            parts.append(word(STEPS, self.step, lang))
        if self.timing:
            parts.append(word(TIMINGS, self.timing, lang))
        moment = ("，" if zh else ", ").join(parts)
        if self.outcome is None:
            return moment
        return f"{moment}{'。' if zh else '. '}{tell_outcome(self.outcome, Voice(lang))}"

    # ------------------------------------------------------------------------------------------------------- looking

    def _pile(self, player: int, place: int) -> tuple[int, ...]:
        return self._duel.state.piles[check_player(player) * PLACES_EACH + place]

    def _look(self, row: CardState, index: int = 0) -> SeenCard:
        return SeenCard(self._duel.game, self._duel.state, row, self.player, index, may_see(row, self.player))

    def _cards(self, player: int, place: int) -> tuple[SeenCard, ...]:
        cards = self._duel.state.cards
        return tuple([self._look(cards[uid], index) for index, uid in enumerate(self._pile(player, place), 1)])

    def _zone(self, place: int) -> SeenCard | None:
        pile = self._duel.state.piles[place]
        return self._look(self._duel.state.cards[pile[0]]) if pile else None

    def _zones(self, player: int, first: int) -> tuple[SeenCard | None, ...]:
        first += check_player(player) * PLACES_EACH
        return tuple([self._zone(place) for place in range(first, first + 5)])

    def _own_request(self, request: Request) -> SeenRequest:
        card = None if request.uid < 0 else self._find(request.uid)
        options = tuple([self._option(option) for option in request.options])
        condition = request.condition
        first = 2 if condition and condition[0] == FREES_A_ZONE else 0
        if len(condition) > first and condition[0] not in TELLS_OF_OPTIONS:
            # The engine names the cards that must stay; a view counts the options.
            kept = [at for at, option in enumerate(request.options) if option.uid in condition[first + 2 :]]
            condition = (*condition[: first + 2], *kept)
        asked = (request.player, request.kind, request.purpose)
        bounds = (request.least, request.most, condition)
        if request.purpose == FOR_REPLACEMENT:
            return SeenRequest(*asked, card, options, *bounds, *self._instead(request))
        frame = self._running()
        if frame is None:
            return SeenRequest(*asked, card, options, *bounds)
        game, state = self._duel.game, self._duel.state
        index = frame.memory[AT_CARD]
        # Whose effect asks is known, wherever its card has gone.
        row = state.cards[frame.uid]
        card = SeenCard(game, state, row.with_card(index, row.owner), self.player, 0, True)
        stage = "activation" if is_being_activated(state, frame.memory) else "resolution"
        if game.line_of(index, frame.line).kind == LINE_PROCEDURE:
            stage = "summon"
        step = game.line_of(index, frame.line).steps[frame.step]
        about = step.a if step.op in (OP_CHOOSE, OP_TARGET, OP_UNLESS_WANTED) else 0
        verb = plain(VERBS, step.op) if step.op == OP_FUSION_SUMMON else self._verb(frame, about)
        return SeenRequest(*asked, card, options, *bounds, line_of(game, index, frame.line), stage, verb)

    def _instead(self, request: Request) -> tuple[SeenLine, str, str]:
        """Which line offers to do something instead of a destruction, and what that is."""
        game, card = self._duel.game, self._duel.state.cards[request.uid].card
        line = game.line_of(card, request.line)
        op = line.steps[first_deed(line, line.deeds_at)].op
        verb = plain(VERBS, op) if any(known == op for known, _, _ in VERBS) else ""
        return line_of(game, card, request.line), "", verb

    def _running(self) -> Frame | None:
        """The line that asks, None when the rules do."""
        frames = self._duel.state.frames
        if len(frames) > 1 and frames[-1].kind == FRAME_FUSION:
            return frames[-2]
        return frames[-1] if frames and frames[-1].kind == FRAME_RUN else None

    def _verb(self, frame: Frame, at: int) -> str:
        """What a line under way does at another of its steps, empty where that is no deed."""
        step = self._duel.game.line_of(frame.memory[AT_CARD], frame.line).steps[at]
        op = DETACH if step.op == OP_SEND and step.a else step.op
        return plain(VERBS, op) if at and any(known == op for known, _, _ in VERBS) else ""

    def _option(self, option: Option) -> SeenOption:
        place, controller = "", self.player
        if option.place >= 0:
            number = zone_number(option.place, self.player)
            place = PLACE_WORDS[KINDS[option.place]] + (f" {number}" if number else "")
            if option.place < EXTRA_MONSTER_ZONE:
                controller = option.place // PLACES_EACH
        card = None if option.uid < 0 else self._find(option.uid)
        line = None
        verb = ""
        if option.deed == ACTIVATE:
            line = line_of(self._duel.game, self._duel.state.cards[option.uid].card, option.number)
        elif option.deed == CHOOSE_MODE:
            verb = self._mode(option.number)
        elif option.deed == DECLARE_NAME or option.deed in DECLARATIONS:
            verb = name_declared(self._duel.game, option.deed, option.number)
        return SeenOption(option.deed, card, place, controller, option.number, line, verb)

    def _mode(self, number: int) -> str:
        """What the first or the second of two effects does."""
        frame = self._running()
        if frame is None:
            return ""
        line = self._duel.game.line_of(frame.memory[AT_CARD], frame.line)
        step = line.steps[frame.step]
        assert step.op == OP_CHOOSE_MODE, "only such a step offers several effects"
        return self._verb(frame, step.a if number == 1 else first_deed(line, step.to))

    def _find(self, uid: int) -> SeenCard:
        """A card by the engine's number, with its place among those of a pile the player sees."""
        row = self._duel.state.cards[uid]
        if may_see(row, self.player):
            pile = self._duel.state.piles[row.place] if row.place < len(self._duel.state.piles) else ()
            return self._look(row, pile.index(uid) + 1 if uid in pile else 0)
        seen = is_offered(self._duel.state, row, self.player)
        return SeenCard(self._duel.game, self._duel.state, row, self.player, 0, seen)

    def _link(self, link: Link) -> SeenLink:
        """A chain link; a card that has gone where nobody sees it is nowhere."""
        game, state = self._duel.game, self._duel.state
        row = state.cards[link.uid]
        if row.visit != link.visit and (row.card != link.card or not (may_see(row, 0) and may_see(row, 1))):
            row = row.elsewhere(link.card, link.player, NOWHERE)
        card = SeenCard(game, state, row.with_card(link.card, row.owner), self.player, 0, True)
        references = zip(link.targets[::2], link.targets[1::2], strict=True)
        targets = tuple([self._look(state.cards[uid]) for uid, visit in references if state.holds(uid, visit)])
        stage = "waiting"
        for frame in state.frames:
            if frame.kind == FRAME_CHAIN and frame.step >= RESOLVE and link.number >= frame.memory[0]:
                stage = "resolving" if link.number == frame.memory[0] else "resolved"
        return SeenLink(link, card, line_of(game, link.card, link.line), targets, stage)

    def _side(self, player: int) -> tuple[Any, ...]:
        field = self.field_zone(player)
        return (
            (self.lp(player), self.hand_size(player), self.deck_size(player), self.extra_size(player)),
            _keys(self.monsters(player)),
            _keys(self.spells(player)),
            None if field is None else field.key(),
            _keys(self.graveyard(player)),
            _keys(self.banished(player)),
            _keys(self.extra_deck(player)),
            self.blocked_zones(player),
            _keys(self.open_hand(player)),
        )

    def _half(self, player: int, lang: str) -> list[str]:
        """The lines of one player's half of the field."""
        zh = lang == "zh"
        who = ("你" if zh else "you") if player == self.player else "对方" if zh else "opponent"
        counts = (
            ("hand", self.hand_size(player)),
            ("deck", self.deck_size(player)),
            ("extra deck", self.extra_size(player)),
        )
        numbers = ", ".join([f"{translate(PLACES, place, lang)} {count}" for place, count in counts])
        lines = [f"{who}: LP {self.lp(player)}, {numbers}"]
        field = self.field_zone(player)
        for place, cards in (
            ("monster zone", [card for card in self.monsters(player) if card is not None]),
            ("spell & trap zone", [card for card in self.spells(player) if card is not None]),
            ("field zone", [] if field is None else [field]),
            ("graveyard", list(self.graveyard(player))),
            ("banished", list(self.banished(player))),
            # rule: info.extra-deck.facedown-hidden-from-opponent. What lies face-up there is public.
            ("extra deck", [card for card in self.extra_deck(player) if card.face_up]),
            # One's own hand is shown below.
            ("hand", [] if player == self.player else list(self.open_hand(player))),
        ):
            lines += _line(place, cards, lang)
        blocked = ", ".join([str(number) for number in self.blocked_zones(player)])
        if blocked:
            lines.append(f"  不能使用的怪兽区: {blocked}" if zh else f"  monster zones that cannot be used: {blocked}")
        return lines


def check_player(player: int) -> int:
    """Return the player's number if there is such a player.

    >>> check_player(1)
    1
    """
    if player != 0 and player != 1:
        raise ValueError(f"no player {player!r}")
    return player


def _keys(cards: "tuple[SeenCard | None, ...]") -> tuple[Any, ...]:
    return tuple([None if card is None else card.key() for card in cards])


def _line(place: str, cards: "list[SeenCard] | tuple[SeenCard, ...]", lang: str) -> list[str]:
    """A line with the cards of one place, none for an empty place; zones are numbered."""
    if not cards:
        return []
    numbered = "zone" in place and place != "field zone"
    shown = [f"{card.index} {card.to_text(lang)}" if numbered else card.to_text(lang) for card in cards]
    return [f"  {translate(PLACES, place, lang)}: {', '.join(shown)}"]
