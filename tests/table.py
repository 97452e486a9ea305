"""The test table: a position in words, two seats that act in words, and questions about what is there.

Tests see all cards, so a seat may name a face-down monster; the table says its zone to the duel instead.
"""

from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from typing import Any, Literal, TypeVar

from both_ways import guards_asked_both_ways
from log_words import PHASES as PHASES
from log_words import (
    PURPOSES,
    STEPS,
    TIMINGS,
    WHO,
    CardOnField,
    Names,
    Question,
    is_known,
    names_of,
    say_event,
    say_offer,
)
from moved_before import moved_before
from probes import note_made_up
from seating import seating
from side import Side
from spellspeed.deck import Deck
from spellspeed.duel import Duel, Outcome
from spellspeed.engine.kernel.places import is_monster_zone
from spellspeed.engine.kernel.rows import Event, Option, Request
from spellspeed.notation import write_position
from spellspeed.pool import CardPool
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer
from spellspeed.wishes import find_option, find_reasons, write_option
from spellspeed.wishes.match import numbers_of
from spellspeed.words import (
    BATTLE_PHASE,
    EVENT_DECLARED,
    EVENT_SET,
    EVENT_SPECIAL_SUMMONED,
    EVENT_SUMMONED,
    FOR_COST,
    FOR_DISCARD,
    FOR_MATERIAL,
    FOR_OPEN_STATE,
    FOR_RESPONSE,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_TRIGGER,
    FOR_ZONE,
)

MOST_ANSWERS = 50  # more than any turn needs to be ended
Zone = int | Literal["ask"] | None
Thing = TypeVar("Thing")


class Seat(Side):
    """One player at the table."""

    # ----------------------------------------------------------------------------------------------------------- deeds

    def does(self, wish: str) -> None:
        """Do what the wish says, whatever it is; questions that it does not answer as well stay open."""
        duel = self.table.duel
        request = duel.state.request
        assert request is not None, f"{self.who} wants {wish!r}, but the duel is over: {duel.outcome}"
        asked = WHO[request.player]
        purpose = PURPOSES.get(request.purpose, str(request.purpose))
        assert request.player == self.player, f"{self.who} wants {wish!r}, but {asked} is asked ({purpose})"
        try:
            duel.play(wish, by=self.player)
        except IllegalAnswer as refused:
            offers = [write_option(duel, option) for option in request.options]
            raise AssertionError(f"{self.who} cannot {wish!r}: {refused}\noffered ({purpose}): {offers}") from refused

    def take_zone(self, zone: Zone = None) -> None:
        """Choose this zone, or the first free one when none is said; it must be asked for."""
        self.is_asked("zone")
        self.settle_zone(zone)

    def settle_zone(self, zone: Zone) -> None:
        """Choose this zone, or the first free one when none is said, if there is more than one."""
        request = self.table.duel.state.request
        if zone == "ask" or request is None or request.purpose != FOR_ZONE or request.player != self.player:
            assert not isinstance(zone, int) or self.table.took_zone(zone), f"no zone is asked for, so not zone {zone}"
            return
        if zone is None:
            self.table.duel.answer(0, by=self.player)
        else:
            self.does(f"zone {zone}")

    def summons(self, name: str, zone: Zone = None, tributing: Sequence[str] = ()) -> None:
        """Normal Summon; the Tributes stay open without `tributing`, the zone stays open with `zone="ask"`."""
        self.does(f"summon {name}")
        self.pays(tributing, zone)

    def sets(self, name: str, zone: Zone = None, tributing: Sequence[str] = ()) -> None:
        """Set a monster, or a Spell or Trap."""
        self.does(f"set {name}")
        self.pays(tributing, zone)

    def pays(self, tributing: Sequence[str], zone: Zone) -> None:
        if tributing:
            request = self.table.duel.state.request
            # With exactly as many monsters as Tributes the engine does not ask; then these must have gone.
            if request is not None and request.purpose == FOR_TRIBUTE:
                self.does(f"tribute {', '.join(tributing)}")
            else:
                node = self.table.duel.node
                told = [] if node is None else [self.table.say(event) for event in node.events]
                for name in tributing:
                    tributed = f"{self.who} tributed {self.plain(name)}"
                    assert tributed in told, f"{name} was not Tributed: {told}"
        self.settle_zone(zone)

    def plain(self, name: str) -> str:
        return self.table.duel.pool.find(name.partition(" (")[0]).name_en

    def flip_summons(self, name: str) -> None:
        self.does(f"flip summon {name}")

    def special_summons(self, name: str, position: str = "attack", zone: Zone = None, **given: Names) -> "Table":
        """Special Summon a monster by itself; `tributing=`, `banishing=` … say what is given for it."""
        before = len(self.table.duel.collect_events())
        self.does(f"special summon {name}")
        for name in [name for names in given.values() for name in names_of(names)]:
            # What leaves no choice is not asked for; it must be the one that is said.
            if self.request().purpose in (FOR_TRIBUTE, FOR_DISCARD, FOR_COST):
                self.does(self.table.card_words(self.player, name))
            log = self.table.log()[before:]
            assert any(self.plain(name) in line for line in log), f"{name} was not given: {log}"
        return self.takes_position(position, zone)

    def makes(self, name: str, *materials: str, position: str = "attack", zone: Zone = None) -> "Table":
        """Synchro, Xyz or Link Summon a monster with just these materials."""
        before = len(self.table.duel.collect_events())
        self.does(f"special summon {name}")
        if self.request().purpose == FOR_MATERIAL:
            self.does(", ".join([self.table.card_words(self.player, material) for material in materials]))
        log = "; ".join(self.table.log()[before:])
        missing = [material for material in materials if self.plain(material) not in log]
        assert not missing, f"{missing} not used: {log}"
        return self.takes_position(position, zone)

    def changes_position(self, name: str) -> None:
        self.does(f"change position of {name}")

    def attacks(self, attacker: str, target: str) -> None:
        """Declare an attack on a monster, which may be named even if it is face-down."""
        self.does(f"attack {self.table.target_words(1 - self.player, target)} with {attacker}")

    def declares(self, attacker: str) -> None:
        """Declare an attack; the question for its target, if there is more than one, stays open."""
        self.does(f"attack with {attacker}")

    def attacks_directly(self, attacker: str) -> None:
        self.does(f"{attacker} attacks directly")

    def chooses_target(self, target: str) -> None:
        """Answer the question for an attack target, also in a replay."""
        self.does(f"attack {self.table.target_words(1 - self.player, target)}")

    def chooses_direct_attack(self) -> None:
        self.does("attack directly")

    def stops_attack(self) -> None:
        self.does("stop the attack")

    def activates(
        self,
        name: str,
        *,
        targeting: Names = (),
        discarding: Names = (),
        tributing: Names = (),
        paying: Names = (),
        detaching: Names = (),
        effect: int = 0,
        zone: Zone = None,
    ) -> "Table":
        """Activate a card or effect: the first free zone unless told, then cost and targets; the rest stays open.

        A cost or target that leaves no choice is not asked for; it must be the one that is said.
        """
        before = len(self.table.duel.collect_events())
        self.does(f"activate {name}" + (f" effect {effect}" if effect else ""))
        self.settle_zone(zone)
        self.settles(FOR_DISCARD, "discard", names_of(discarding), before, "discarded")
        self.settles(FOR_TRIBUTE, "tribute", names_of(tributing), before, "tributed")
        self.settles(FOR_COST, "choose", names_of(paying), before, "")
        self.settles(FOR_COST, "choose", names_of(detaching), before, "detached")
        self.settles(FOR_TARGET, "target", names_of(targeting), before, "chose the target")
        return self.table

    def settles(self, purpose: int, verb: str, names: list[str], before: int, told: str) -> None:
        """Answer one question of an activation, or see that what was wanted has happened without a question."""
        request = self.table.duel.state.request
        if not names:
            return
        if request is not None and request.purpose == purpose and request.player == self.player:
            self.does(f"{verb} {', '.join([self.table.card_words(self.player, name) for name in names])}")
            return
        log = self.table.log()[before:]
        for name in names:
            word = f"{self.who} {told} {self.plain(name)}"
            assert told and any(line.startswith(word) for line in log), f"{name} was not asked for: {log}"

    def targets(self, *names: str) -> "Table":
        """Answer the question for targets; a face-down card may be named all the same."""
        self.does(f"target {', '.join([self.table.card_words(self.player, name) for name in names])}")
        return self.table

    def triggers(self, name: str, effect: int = 0) -> "Table":
        """Put a trigger on the chain, if it is asked for, or see that it has been put there."""
        request = self.table.duel.state.request
        which = name + (f" effect {effect}" if effect else "")
        if request is not None and request.purpose == FOR_TRIGGER:
            self.does(f"trigger {which}")
        elif request is not None and request.purpose == FOR_RESPONSE and self.plain(name) not in self.table.chain:
            self.does(f"activate {which}")  # the effects of a phase are activated among the fast effects
        else:
            assert self.plain(name) in self.table.chain, f"{name} is not on the chain: {self.table.chain}"
        return self.table

    def carries_out(self, name: str) -> "Table":
        """Carry out something that the phase demands, called by the card it comes from."""
        self.does(f"carry out {name}")
        return self.table

    def says_yes(self) -> "Table":
        self.does("yes")
        return self.table

    def says_no(self) -> "Table":
        self.does("no")
        return self.table

    def takes_position(self, position: str, zone: Zone = None) -> "Table":
        """Choose "attack", "defense" or "face-down defense" for a monster, and the zone that is asked for next."""
        self.does(f"{position} position")
        self.settle_zone(zone)
        return self.table

    def chooses_effect(self, number: int) -> "Table":
        """Choose the first or the second of two effects."""
        self.does(f"mode {number}")
        return self.table

    def can_activate(self, name: str) -> bool:
        """Whether an activation of this card is offered to the player now, when something can be activated at all."""
        request = self.table.duel.state.request
        asked = None if request is None else PURPOSES.get(request.purpose)
        assert asked in ("open state", "response", "trigger"), f"nobody can activate anything now ({asked})"
        return request is not None and request.player == self.player and not self.reasons(f"activate {name}")

    def goes_to(self, phase: str) -> None:
        """Go on to "Battle Phase", "Main Phase 2" or "End Phase"."""
        self.does(phase)

    def ends_turn(self) -> None:
        """Go on until the other player's turn, or until cards must be discarded; windows are passed."""
        duel = self.table.duel
        turn = duel.state.turn
        assert duel.state.turn_player == self.player, f"it is not the turn of {self.who}"
        for _ in range(MOST_ANSWERS):
            request = duel.state.request
            if request is None or duel.state.turn != turn:
                return
            if request.purpose == FOR_OPEN_STATE:
                self.does("main phase 2" if duel.state.phase == BATTLE_PHASE else "end phase")
            elif request.purpose == FOR_RESPONSE:
                self.table.seat_of(request.player).does("pass")
            else:
                purpose = PURPOSES.get(request.purpose)
                assert purpose == "hand limit", f"{WHO[request.player]} is asked for {purpose}"
                return
        over = duel.state.request is None or duel.state.turn != turn
        assert over, f"turn {turn} of {self.who} does not end: {MOST_ANSWERS} answers, and still {self.table.phase}"

    def chooses(self, *names: str, zone: Zone = None) -> None:
        """Answer a question for cards: Tributes, discards, whatever is asked."""
        self.does(", ".join([self.table.card_words(self.player, name) for name in names]))
        self.settle_zone(zone)

    def chooses_zone(self, zone: int) -> None:
        self.does(f"zone {zone}")

    def discards(self, *names: str) -> None:
        self.does(f"discard {', '.join(names)}")

    def passes(self) -> None:
        self.does("pass")

    def goes_first(self) -> None:
        self.does("go first")

    def goes_second(self) -> None:
        self.does("go second")

    def surrenders(self) -> None:
        self.table.duel.surrender(self.player)

    # ------------------------------------------------------------------------------------------------ asking and asked

    def reasons(self, wish: str) -> list[Refusal]:
        """Every refusal of the wish."""
        with guards_asked_both_ways():
            return find_reasons(self.table.duel, wish, self.player)

    def cannot(self, wish: str, because: str) -> Refusal:
        """Assert that the wish is refused by this rule, and that asking and trying change nothing."""
        duel = self.table.duel
        before = duel.state.fork()
        found = [refusal for refusal in self.reasons(wish) if refusal.rule == because]
        all_rules = [refusal.rule for refusal in self.reasons(wish)]
        assert all_rules, f"{self.who} can {wish!r}"
        assert found, f"{self.who} cannot {wish!r}, but because of {all_rules}, not of {because}"
        try:
            picks = find_option(duel, wish, self.player)
        except IllegalAnswer:
            pass
        else:
            raise AssertionError(f"{wish!r} is refused, and yet offered as {picks}")
        assert duel.state == before, f"asking for {wish!r} changed the state"
        return found[0]

    def can(self, wish: str) -> None:
        """Assert that the wish is possible now, and that asking changes nothing."""
        duel = self.table.duel
        before = duel.state.fork()
        reasons = self.reasons(wish)
        assert not reasons, f"{self.who} cannot {wish!r}: {[str(refusal) for refusal in reasons]}"
        try:
            assert find_option(duel, wish, self.player) is not None
        except AmbiguousAnswer:
            pass
        assert duel.state == before, f"asking for {wish!r} changed the state"

    def is_offered(self) -> list[str]:
        """The wish texts of all options of the open question, which must be this player's."""
        request = self.request()
        return [write_option(self.table.duel, option) for option in request.options]

    def is_asked(self, purpose: str) -> Question:
        """Assert that this player is asked for this now, and return the question."""
        request = self.request()
        asked = PURPOSES.get(request.purpose, str(request.purpose))
        assert asked == purpose, f"{self.who} is asked for {asked!r}, not for {purpose!r}"
        offers = [self.table.offer(request, option) for option in request.options]
        if asked == "zone":  # as the player counts them, whose left Extra Monster Zone is the other's right one
            offers.sort(key=lambda zone: (zone.startswith("extra"), zone))
        return Question(asked, offers, request.least, request.most)

    def is_to_decide(self) -> bool:
        """Whether this player is asked anything now."""
        request = self.table.duel.state.request
        return request is not None and request.player == self.player

    def request(self) -> Request:
        request = self.table.duel.state.request
        assert request is not None, f"nobody is asked: {self.table.duel.outcome}"
        assert request.player == self.player, f"not {self.who} but {WHO[request.player]} is asked"
        return request


class Table:
    """A duel on the table, with its two seats."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        note_made_up(duel)
        self.you = Seat(self, seating.player(0))
        self.opp = Seat(self, seating.player(1))
        self.seats = (self.you, self.opp)
        self.heard = 0

    def seat_of(self, player: int) -> Seat:
        """The seat of the player with this number, which the duel tells."""
        return self.you if self.you.player == player else self.opp

    @property
    def turn(self) -> int:
        return self.duel.state.turn

    @property
    def phase(self) -> str:
        return PHASES[self.duel.state.phase]

    @property
    def step(self) -> str:
        return STEPS[self.duel.state.step]

    @property
    def timing(self) -> str:
        return TIMINGS[self.duel.state.timing]

    @property
    def turn_player(self) -> str:
        return WHO[self.duel.state.turn_player]

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended, the winner by the number of the seat: 0 for you, 1 for the opponent."""
        outcome = self.duel.outcome
        if outcome is None or outcome.winner is None:
            return outcome
        return Outcome(seating.player(outcome.winner), outcome.ending, outcome.turn)

    @property
    def winner(self) -> str:
        """ "you", "opp", "draw", or "" while the duel goes on."""
        outcome = self.duel.outcome
        return "" if outcome is None else "draw" if outcome.winner is None else WHO[outcome.winner]

    @property
    def events(self) -> list[Event]:
        return self.duel.collect_events()

    def log(self) -> list[str]:
        """Everything that has happened since the table was laid, in short words."""
        return [self.say(event) for event in self.duel.collect_events()]

    def news(self) -> list[str]:
        """What has happened since the last time somebody asked for news."""
        told = self.log()
        heard = self.heard
        self.heard = len(told)
        return told[heard:]

    def name(self, uid: int) -> str:
        return self.duel.pool.facts[self.duel.state.cards[uid].card].name_en

    def look(self, uid: int) -> CardOnField:
        row = self.duel.state.cards[uid]
        zone, extra_zone = numbers_of(row.place, row.controller)
        face_up = ("attack" if row.attack else "defense") if is_monster_zone(row.place) else "face-up"
        position = face_up if row.face_up else "set"
        return CardOnField(self.name(uid), position, zone, extra_zone, WHO[row.owner], WHO[row.controller], row)

    def target_words(self, player: int, target: str) -> str:
        """How a monster is named to the duel: a face-down one by its zone."""
        name, _, zone = target.partition(" (zone ")
        cards = [self.look(uid) for uid in self.duel.state.monsters_of(player)]
        wanted = self.duel.pool.find(name).name_en
        found = [card for card in cards if card.name == wanted and (not zone or card.zone == int(zone.rstrip(")")))]
        if len(found) == 1 and not found[0].row.face_up:
            return f"face-down (zone {found[0].zone})"
        return target

    def card_words(self, player: int, name: str) -> str:
        """How a card is named to the duel by a player: one that is face-down on the other side by its zone."""
        state, request = self.duel.state, self.duel.state.request
        plain, _, where = name.partition(" (")
        uids = [option.uid for option in request.options if option.uid >= 0] if request is not None else []
        wanted = self.duel.pool.find(plain).name_en
        found = [uid for uid in uids if self.name(uid) == wanted]
        if where or len(found) != 1 or is_known(state.cards[found[0]], player):
            return name
        row = state.cards[found[0]]
        kind = "monster" if is_monster_zone(row.place) else "spell"
        zone = self.look(found[0]).zone
        return f"face-down (their {kind} zone {zone})" if zone else "face-down (their field zone)"

    def nobody_responds(self) -> "Table":
        """Pass for everyone until the chain has resolved and nobody is asked to respond; stop at any other question."""
        for _ in range(MOST_ANSWERS):
            request = self.duel.state.request
            if request is None or request.purpose != FOR_RESPONSE:
                return self
            self.seat_of(request.player).passes()
        raise AssertionError(f"{MOST_ANSWERS} passes, and still somebody is asked to respond")

    def both_pass(self) -> "Table":
        """Pass for both players once, whoever of them is asked."""
        passed: list[int] = []
        while self.duel.state.request is not None and self.duel.state.request.purpose == FOR_RESPONSE:
            player = self.duel.state.request.player
            if player in passed:
                break
            passed.append(player)
            self.seat_of(player).passes()
        assert passed, f"nobody is asked to respond: {self.duel.state.request}"
        return self

    @property
    def chain(self) -> list[str]:
        """The cards on the chain, the first link first."""
        return [self.duel.pool.facts[link.card].name_en for link in self.duel.state.chain]

    def took_zone(self, zone: int) -> bool:
        """Whether the last card that came to the field lies in this zone, although no zone was asked for."""
        arrivals = (EVENT_SUMMONED, EVENT_SET, EVENT_SPECIAL_SUMMONED, EVENT_DECLARED)
        rows = [event.after for event in self.duel.collect_events() if event.kind in arrivals]
        last = rows[-1] if rows else None
        return last is not None and numbers_of(last.place, last.controller)[0] == zone

    def write(self, lang: str = "en") -> str:
        """The position now, in the words of the test: it can be laid again."""
        return seating.words(write_position(self.duel, lang))

    def offer(self, request: Request, option: Option) -> str:
        return say_offer(self.duel, request, option)

    def say(self, event: Event) -> str:
        """One event in short words."""
        return say_event(self.duel, event)


def there(thing: Thing | None) -> Thing:
    """What a view shows, which must not be nothing."""
    assert thing is not None, "there is nothing"
    return thing


def open_hand(t: Table, player: int) -> list[str]:
    """The cards of a player's hand that the opponent sees because an effect keeps them revealed."""
    return [card.name for card in t.duel.view(1 - player).hand(player) if card.face_up]


def table(position: str, pool: CardPool | None = None, ask_all: bool = False, seed: int = 0, **settings: Any) -> Table:
    """Lay out a position, for the seats of the test that runs."""
    seating.laid += 1
    words = seating.words(position)
    with moved_before() if seating.exchanged else nullcontext():
        return Table(Duel.from_position(words, seed=seed, pool=pool, ask_all=ask_all, **settings))


def start(deck0: Deck | Iterable[str], deck1: Deck | Iterable[str], **arguments: Any) -> Table:
    """Begin a duel from its set-up with two deck lists, the first card on top unless `shuffle=True`; any size goes."""
    seating.laid += 1
    settings: dict[str, Any] = {"shuffle": False, "limits": False, **arguments}
    pool = settings.get("pool")
    if settings.get("first") is not None:
        settings["first"] = seating.player(settings["first"])
    decks = [deck if isinstance(deck, Deck) else Deck(list(deck), pool=pool) for deck in (deck0, deck1)]
    return Table(Duel(decks[seating.player(0)], decks[seating.player(1)], **settings))
