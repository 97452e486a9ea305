"""A duel as one player may see it: what the rules make public, and that player's own cards."""

from typing import TYPE_CHECKING, Any, Final

from spellspeed.arguments import read_number, read_player
from spellspeed.engine.kernel.game import Format
from spellspeed.engine.kernel.limits import count_normal_summons
from spellspeed.engine.kernel.state import NO_PICKS
from spellspeed.engine.may.ways import has_additional_right, ordinary_number
from spellspeed.seen import (
    EVERYBODY,
    JUDGE,
    WATCHER,
    Eyes,
    SeenBattle,
    SeenCard,
    SeenEvent,
    SeenLasting,
    SeenLink,
    SeenRequest,
    count_witnessed,
    find_last_stop,
    find_passed,
    find_stop,
    is_leaving_phase,
    listen,
    may_see,
    see_lasting,
    witness_events,
)
from spellspeed.telling import Voice, tell_outcome
from spellspeed.telling.duel_words import PHASES, STEPS, TIMINGS, translate, word
from spellspeed.wording import check_language
from spellspeed.words import (
    BANISHED,
    DECK,
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    MONSTER_ZONE,
    NOWHERE,
    ORDINARY_RIGHT,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
)

if TYPE_CHECKING:
    from spellspeed.determinise import Prior
    from spellspeed.duel import Duel, Outcome


class View:
    """What one player sees of a duel at one moment; it stays as it is while the duel goes on.

    What belongs to a player is a method that takes the player, the viewer if nothing is said: `view.hand()`,
    `view.graveyard(1)`. What belongs to the duel as a whole is a property: `view.turn`, `view.chain`.

    A player looks at the table when he is asked and whenever the rules give his opponent the right to act or to
    respond; in between it stays as he saw it last, so that nobody can tell whether somebody was asked. A card that
    was shown once and went back to a hidden place is hidden again; `determinise` remembers it.

    Who looks on (`player` is `WATCHER`) sees what both players see, whenever the rules give one of them the right to
    act or to respond; a judge (`EVERYBODY`) sees all cards and every question. They say whose hand they mean.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
    >>> view = Duel(deck, deck, first=0, shuffle=False, limits=False).view(1)
    >>> view.request, view.hand_size(0), [card.name for card in view.hand()[:2]]
    (<player 0 is choosing>, 5, ['Mystical Elf', 'Alexandrite Dragon'])
    """

    def __init__(self, duel: "Duel", player: int) -> None:
        player = read_chair(player)
        self.player: Final = player
        self.plays: Final = player in (0, 1)  # else it is somebody who looks on, or a judge
        self.sees_all: Final = player == EVERYBODY
        self.near: Final = player if self.plays else 0  # whose half lies in front of who looks
        request = duel.state.request
        # The opponent may be choosing, and the table is as this player saw it last: that he is asked may be no one's
        # business.
        self._waits: Final = request is not None and request.player != player and player != EVERYBODY
        # A fork, so that the view stays as it is; what it shows is worked out when it is looked at.
        stop = (find_last_stop(duel, player) if self._waits else duel).fork()
        self._stop: Final = stop
        asked = stop.state.request
        if self._waits and asked is not None and asked.player == player:
            stop = stop.fork()
            stop.state.take_answer(NO_PICKS)  # he has answered
        self._duel: Final = stop
        self._eyes: Final = Eyes(self._duel.game, self._duel.state, player)
        self._events: list[SeenEvent] | None = None
        # What was looked at already: a picture and a comparison look at the same cards.
        self._looked: Final[dict[int, tuple[SeenCard, ...]]] = {}
        self._situation: tuple[Any, ...] | None = None
        self._request: SeenRequest | None = None

    # ---------------------------------------------------------------------------------------------- cards and numbers

    def lp(self, player: int | None = None) -> int:
        """Return a player's LP.  rule: info.lp.public-and-truthful-answers"""
        return self._duel.state.lp[self._whose(player)]

    def hand_size(self, player: int | None = None) -> int:
        """Return how many cards a player's hand has.  rule: info.hand.count-public"""
        return len(self._pile(player, HAND))

    def deck_size(self, player: int | None = None) -> int:
        """Return how many cards a player's deck has.  rule: info.deck.count-public"""
        return len(self._pile(player, DECK))

    def extra_size(self, player: int | None = None) -> int:
        """Return how many cards a player's Extra Deck has."""
        return len(self._pile(player, EXTRA_DECK))

    def side_size(self, player: int | None = None) -> int | None:
        """Return how many cards a player's Side Deck has, None in a duel that did not begin with decks.

        rule: tournament.info.declare-extra-and-side-size
        """
        whose, decks = self._whose(player), self._duel.decks
        return None if decks is None else len(decks[whose].side)

    def hand(self, player: int | None = None) -> tuple[SeenCard, ...]:
        """Return a player's hand, the card drawn last at the end.

        Of the opponent's, the hidden cards come first and have no name; behind them comes what an effect keeps
        revealed, which lies face-up, and what the viewer is looking at.

        rule: info.hand.hidden-from-opponent, info.hand.revealed-by-effect-is-public
        >>> from spellspeed import Duel
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi, Kuriboh"
        >>> view = Duel.from_position(text).view(0)
        >>> view.hand(), view.hand(1)
        ((<Ookazi, hand 1>,), (<hidden card, hand>, <hidden card, hand>))
        >>> Duel.from_position(text + " monsters: Ceremonial Bell").view(0).hand(1)
        (<Umi, hand 1>, <Kuriboh, hand 2>)
        """
        if self._whose(player) == self.player:
            return self._cards(player, HAND)
        at = self._whose(player) * PLACES_EACH + HAND
        if at not in self._looked:
            self._looked[at] = self._eyes.look_through(self._pile(player, HAND))
        return self._looked[at]

    def monsters(self, player: int | None = None) -> tuple[SeenCard | None, ...]:
        """Return a player's five Main Monster Zones, from that player's left."""
        return self._zones(player, MONSTER_ZONE)

    def blocked_zones(self, player: int | None = None) -> tuple[int, ...]:
        """Return the numbers of a player's Main Monster Zones that effects keep from being used, from his left.

        >>> from spellspeed import Deck, Duel
        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> Duel(deck, deck, first=0, limits=False).view(0).blocked_zones(1)
        ()
        """
        first = self._whose(player) * PLACES_EACH + MONSTER_ZONE
        return tuple([at + 1 for at in range(5) if self._duel.state.blocked >> (first + at) & 1])

    def normal_summon_used(self, player: int | None = None) -> bool:
        """Whether a player has made his Normal Summon or Set of this turn, not counting what effects add to it.

        rule: summon.normal.once-per-turn-shared
        >>> from spellspeed import Duel
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000\\ndone: you normal summoned"
        >>> view = Duel.from_position(text).view(1)
        >>> view.normal_summon_used(0), view.normal_summons_left(0)
        (True, 0)
        """
        return count_normal_summons(self._duel.state, self._whose(player), ORDINARY_RIGHT) > 0

    def normal_summons_left(self, player: int | None = None) -> int:
        """Return how many Normal Summons and Sets a player may still make this turn, those that effects add included.

        Whether something forbids them, or only some monsters can be summoned so, is not considered.

        rule: summon.normal.once-per-turn-shared, summon.extra-normal.families-are-cumulative
        """
        whose, state = self._whose(player), self._duel.state
        if whose != state.turn_player:
            return 0
        game, made = self._duel.game, count_normal_summons(state, whose, ORDINARY_RIGHT)
        return max(ordinary_number(game, state, whose) - made, 0) + int(has_additional_right(game, state, whose))

    @property
    def extra_monster_zones(self) -> tuple[SeenCard | None, ...]:
        """The two Extra Monster Zones, the left one of the player who looks first."""
        zones = (self._zone(EXTRA_MONSTER_ZONE), self._zone(EXTRA_MONSTER_ZONE + 1))
        return zones if self.near == 0 else (zones[1], zones[0])

    def spells(self, player: int | None = None) -> tuple[SeenCard | None, ...]:
        """Return a player's five Spell & Trap Zones, from that player's left."""
        return self._zones(player, SPELL_TRAP_ZONE)

    def field_zone(self, player: int | None = None) -> SeenCard | None:
        """Return the card in a player's Field Zone."""
        return self._zone(self._whose(player) * PLACES_EACH + FIELD_ZONE)

    def graveyard(self, player: int | None = None) -> tuple[SeenCard, ...]:
        """Return a player's Graveyard, the bottom card first.  rule: info.graveyard.contents-public"""
        return self._cards(player, GRAVEYARD)

    def banished(self, player: int | None = None) -> tuple[SeenCard, ...]:
        """Return a player's banished cards, the first banished first."""
        return self._cards(player, BANISHED)

    def extra_deck(self, player: int | None = None) -> tuple[SeenCard, ...]:
        """Return a player's Extra Deck; of the opponent's, the face-down cards come first and have no name."""
        if self._whose(player) == self.player:
            return self._cards(player, EXTRA_DECK)
        rows = [self._duel.state.cards[uid] for uid in self._pile(player, EXTRA_DECK)]
        hidden = [self._eyes.look(row) for row in rows if not may_see(row, self.player)]
        return tuple(hidden + [self._eyes.look(row) for row in rows if may_see(row, self.player)])

    @property
    def nowhere(self) -> tuple[SeenCard, ...]:
        """The cards that are in no pile and no zone: a monster being summoned, a card whose activation was negated."""
        return tuple([self._eyes.look(self._duel.state.cards[uid]) for uid in self._duel.state.piles[NOWHERE]])

    @property
    def searches_deck(self) -> bool:
        """Whether the viewer is choosing from the whole of his deck, which he sees then."""
        return self._eyes.searches()

    def deck(self, player: int | None = None) -> tuple[SeenCard, ...]:
        """Return a player's deck in no order of its own, hidden but for what the viewer is choosing from.

        Who searches his deck sees the whole of it.

        rule: info.deck.contents-and-order-hidden, info.deck.search-opens-deck-to-searcher,
        rule: info.deck.search-shows-whole-deck
        >>> from spellspeed import Deck, Duel
        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> cards = Duel(deck, deck, first=0, limits=False).view(0).deck(1)
        >>> len(cards), cards[0]
        (35, <hidden card, deck>)
        """
        pile = self._pile(player, DECK)
        if not self.searches_deck or self._whose(player) != self.player:
            return self._eyes.look_through(pile)
        game, state = self._duel.game, self._duel.state
        rows = [state.cards[uid] for uid in pile]
        rows.sort(key=lambda row: game.facts[row.card].password)
        return tuple([SeenCard(game, state, row, self.player, 0, True) for row in rows])

    def position(self, zone: int, player: int | None = None) -> str:
        """Return the position of the monster in one of a player's Main Monster Zones (1 to 5), empty for none."""
        if not 1 <= read_number(zone, "a zone") <= 5:
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
    def phase(self) -> str:
        """The phase, such as "Main Phase 1"."""
        return self._duel.phase

    @property
    def step(self) -> str:
        """The step of the Battle Phase, such as "Damage Step"; empty outside it."""
        return word(STEPS, self._duel.state.step) if self._duel.state.step else ""

    @property
    def timing(self) -> str:
        """The timing of the Damage Step, such as "before damage calculation"; empty outside it."""
        return word(TIMINGS, self._duel.state.timing) if self._duel.state.timing else ""

    @property
    def battle(self) -> SeenBattle | None:
        """The attack under way."""
        battle = self._duel.state.battle
        return None if battle is None else self._eyes.see_battle(battle)

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
        return tuple([self._eyes.see_link(link) for link in self._duel.state.chain])

    @property
    def lasting(self) -> tuple[SeenLasting, ...]:
        """What effects have brought about for a time or have put off to a later phase, the oldest first.

        >>> from spellspeed import Duel
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000"
        >>> Duel.from_position(text).view(0).lasting
        ()
        """
        return see_lasting(self._eyes)

    @property
    def outcome(self) -> "Outcome | None":
        """How the duel ended, None while it goes on."""
        return self._duel.outcome

    @property
    def request(self) -> SeenRequest | None:
        """The open question with its options; of the opponent, only that he is choosing, if he can choose anything.

        In every window the rules let him respond, and nobody sees whether he could.

        rule: priority.chain.opponent-responds-first
        """
        request = self._duel.state.request
        if self._waits:
            waited = request.player if self.player == WATCHER and request is not None else 1 - self.player
            return SeenRequest(waited)
        if self._request is None and request is not None:
            self._request = self._eyes.see_request(request)
        return self._request

    @property
    def events(self) -> list[SeenEvent]:
        """All that has happened, as the player saw it."""
        if self._events is None:
            self._events = witness_events(self._duel, self.player)
        return list(self._events)

    def events_after(self, count: int) -> list[SeenEvent]:
        """Return what has happened after so many events that were told before; it is quicker than all `events`.

        >>> from spellspeed import Duel
        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 8000")
        >>> before = duel.view(1).count_events()
        >>> duel.play("set Umi")
        >>> duel.view(1).events_after(before)
        [<Player 0 Sets a face-down card in player 0's Field Zone.>]
        """
        return witness_events(self._duel, self.player, read_number(count, "the number of events"))

    def count_events(self) -> int:
        """Return how much the player has seen happen: the number of `events`."""
        return count_witnessed(self._duel, self.player)

    def hear_events(self, count: int) -> tuple[list[SeenEvent], int]:
        """Return what has happened after so many events, and how many there are by now: fewer if some were taken back.

        >>> from spellspeed import Duel
        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 8000")
        >>> before = duel.view(1).count_events()
        >>> duel.play("set Umi")
        >>> told, now = duel.view(1).hear_events(before)
        >>> len(told), now - before
        (1, 1)
        """
        return listen(self._duel, self.player, read_number(count, "the number of events"))

    @property
    def leaves_phase(self) -> bool:
        """Whether the open window is there because the turn player wants to go on to another phase."""
        return is_leaving_phase(self._duel.node)

    @property
    def is_order_given(self) -> bool:
        """Whether it was decided before the duel who says who goes first, so that nobody has thrown in it."""
        return self._duel.beginning.chooser is not None

    def wish_of(self, option: int) -> str:
        """Return an option of one's own question, by its number, as what `duel.play` takes.

        >>> from spellspeed import Duel
        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
        >>> duel.view(0).wish_of(1)
        'set Mystical Elf'
        """
        from spellspeed.wishes import write_picks

        if self._waits or self._duel.state.request is None:
            raise ValueError("there is no question of this player")
        return write_picks(self._duel.game, self._duel.state, (read_number(option, "the number of an option"),))

    def determinise(self, seed: int, suppose: "Prior | None" = None, open_lists: bool = False) -> "Duel":
        """Return a duel that this player cannot tell from the real one, its hidden cards dealt anew.

        The opponent's cards are what has been seen of them, filled up from what he is supposed to play: a deck, or
        several of which one is taken that agrees best with what was seen. Who supposes nothing supposes his own
        list. With `open_lists` they are those really left to him, as when deck lists are open.

        The duel has no past and other dice. While the opponent chooses in the middle of something, it stands at the
        last moment the player has seen, where that may be his own question.

        >>> from spellspeed import Deck, Duel
        >>> deck = Deck(["Mystical Elf", "Alexandrite Dragon"] * 20)
        >>> view = Duel(deck, Deck(["Umi"] * 40), seed=5, first=0, limits=False).view(0)
        >>> maybe = view.determinise(seed=1, suppose=Deck(["Kuriboh"] * 40))
        >>> maybe.view(0).situation() == view.situation(), maybe.view(1).hand()[0]
        (True, <Kuriboh, hand 1>)
        >>> view.determinise(seed=1, open_lists=True).view(1).hand()[0]
        <Umi, hand 1>
        """
        from spellspeed.determinise import deal_anew, list_hidden, read_prior, redact

        if not self.plays:
            raise ValueError("cards are dealt anew for a player only: this view belongs to somebody who looks on")
        seed, decks = read_number(seed, "the seed"), read_prior(suppose)
        if open_lists and decks:
            raise ValueError("with open lists nothing is supposed: leave out `suppose` or `open_lists`")
        return deal_anew(
            redact(self._stop, self.player),
            seed,
            decks,
            list_hidden(self._stop, self.player) if open_lists else None,
        )

    # ------------------------------------------------------------------------------------------------ values and words

    def situation(self) -> tuple[Any, ...]:
        """Return all the view shows of this moment, as plain content; what led to it is not in it."""
        if self._situation is None:
            self._situation = self._tell_situation()
        return self._situation

    def _tell_situation(self) -> tuple[Any, ...]:
        request = self.request
        battle = self.battle
        outcome = self.outcome
        return (
            self.player,
            tuple([self._side(player) for player in (0, 1)]),
            _keys(self.extra_monster_zones),
            _keys(self.nowhere),
            (self.turn, self.turn_player, self.phase, self.step, self.timing),
            None if battle is None else battle.key(),
            tuple([link.key() for link in self.chain]),
            tuple([lasting.key() for lasting in self.lasting]),
            _keys(self.deck()) if self.searches_deck else (),
            None if outcome is None else (outcome.winner, outcome.reason, outcome.turn),
            None if request is None else request.key(),
        )

    def key(self) -> tuple[Any, ...]:
        """Return all the view shows, as plain content."""
        sides = (self.side_size(0), self.side_size(1))
        return (self.situation(), tuple([event.key() for event in self.events]), sides)

    def moves_on(self, before: "View") -> bool:
        """Whether this view of a duel shows anything that an earlier one of the same duel and player does not show.

        >>> from spellspeed import Duel
        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 8000")
        >>> before = duel.view(1)
        >>> duel.play("set Umi")
        >>> duel.view(1).moves_on(before), duel.view(1).moves_on(duel.view(1))
        (True, False)
        """
        # What an event tells stays as it was told, so that their number is enough.
        return self._duel.count_events() != before._duel.count_events() or self.situation() != before.situation()

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
        from spellspeed.telling.lines import write_view

        return write_view(self, lang)

    def describe_moment(self, lang: str = "en") -> str:
        """Return turn, phase, step, timing and the end of the duel in one line."""
        zh = check_language(lang) == "zh"
        parts = [
            f"第{self.turn}回合 玩家{self.turn_player}" if zh else f"turn {self.turn} of player {self.turn_player}"
        ]
        for words, said in ((PHASES, self.phase), (STEPS, self.step), (TIMINGS, self.timing)):
            if said:
                parts.append(translate(words, said.lower(), lang))
        moment = ("，" if zh else ", ").join(parts)
        if self.outcome is None:
            return moment
        return f"{moment}{'。' if zh else '. '}{tell_outcome(self.outcome, Voice(lang))}"

    # ------------------------------------------------------------------------------------------------------- looking

    def _whose(self, player: int | None) -> int:
        if player is None and not self.plays:
            raise ValueError("who looks on must say whose cards are meant: player 0's or player 1's")
        return self.player if player is None else read_player(player)

    def _pile(self, player: int | None, place: int) -> tuple[int, ...]:
        return self._duel.state.piles[self._whose(player) * PLACES_EACH + place]

    def _cards(self, player: int | None, place: int) -> tuple[SeenCard, ...]:
        at = self._whose(player) * PLACES_EACH + place
        looked = self._looked.get(at)
        if looked is None:
            cards, look = self._duel.state.cards, self._eyes.look
            pile = self._duel.state.piles[at]
            looked = tuple([look(cards[uid], index) for index, uid in enumerate(pile, 1)])
            self._looked[at] = looked
        return looked

    def _zone(self, place: int) -> SeenCard | None:
        pile = self._duel.state.piles[place]
        if not pile:
            return None
        looked = self._looked.get(place)
        if looked is None:
            looked = (self._eyes.look(self._duel.state.cards[pile[0]]),)
            self._looked[place] = looked
        return looked[0]

    def _zones(self, player: int | None, first: int) -> tuple[SeenCard | None, ...]:
        first += self._whose(player) * PLACES_EACH
        return tuple([self._zone(place) for place in range(first, first + 5)])

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
            (self.normal_summon_used(player), self.normal_summons_left(player)),
            _keys(self.hand(player)),
        )


def read_chair(value: object) -> int:
    """Return who looks: a player, somebody who looks on, or a judge.

    >>> read_chair(1), read_chair(WATCHER), read_chair(JUDGE) == EVERYBODY
    (1, 2, True)
    """
    if not isinstance(value, int) or value not in (WATCHER, JUDGE, EVERYBODY):
        return read_player(value)
    return WATCHER if value == WATCHER else EVERYBODY


def list_sights(duel: "Duel", chair: int) -> list[View]:
    """Return what somebody has seen since the last answer was given: what `Duel.sights` tells."""
    node = duel.node
    if node is None or chair == EVERYBODY:
        return [View(duel, chair)]
    seen = [View(find_last_stop(duel.resume(node.state, node.parent), chair), chair)]
    now = find_stop(duel, chair)  # that the opponent chooses in the middle of something is not seen
    for moment in (*find_passed(duel, node, chair), *([] if now is None else [now])):
        view = View(moment, chair)
        if view.moves_on(seen[-1]):
            seen.append(view)
    return seen[1:]


def _keys(cards: "tuple[SeenCard | None, ...]") -> tuple[Any, ...]:
    return tuple([None if card is None else card.key() for card in cards])
