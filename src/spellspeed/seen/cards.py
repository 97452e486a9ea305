"""Cards as somebody sees them, and what a player may see at all."""

from typing import Any, Final

import spellspeed.seen.standing as standing
from spellspeed.engine.applies.find import attribute_of, type_of
from spellspeed.engine.applies.stats import attack_of, defense_of, level_of, rank_of
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, facts_now, is_pendulum_card, zone_number
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import CardState, Event
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.attached import materials_of
from spellspeed.engine.moving.mixing import is_mixed
from spellspeed.engine.verbs.bonds import targets_of
from spellspeed.seen.points import PointChange, explain_points
from spellspeed.telling.duel_words import (
    PLACES,
    POSITIONS,
    translate,
)
from spellspeed.wording import (
    check_language,
    points,
    tell_counters,
)
from spellspeed.words import (
    EVENT_ADDED_TO_HAND,
    EVENT_DECLINED,
    EVENT_SET,
    EVENT_SPECIAL_SUMMONED,
    FLIP_SUMMON,
    GEMINI_SUMMON,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    IN_VOID,
    MATERIAL,
    MONSTER,
    NONE,
    ON_THE_FIELD,
    SPELL,
    TRAP,
    UNKNOWN,
)

PLACE_WORDS: Final = {number: english for number, english, _ in PLACES}
PLACE_WORDS[IN_SPELL_TRAP_ZONE | IN_PENDULUM_ZONE] = PLACE_WORDS[IN_SPELL_TRAP_ZONE]
POSITION_WORDS: Final = {number: english for number, english, _ in POSITIONS}
SEARCHING: Final = (EVENT_ADDED_TO_HAND, EVENT_SPECIAL_SUMMONED, EVENT_SET)
EVERYBODY: Final = -1  # sees all cards: the reader of a replay, a judge
WATCHER: Final = 2  # sees what both players see
JUDGE: Final = 3  # a chair from which one sees all cards, too


def may_see(row: CardState, player: int) -> bool:
    """Whether the player may see what this card is.

    rule: info.hand.hidden-from-opponent, info.deck.contents-and-order-hidden, info.face-down.not-open-to-opponent
    """
    if player == EVERYBODY:
        return True
    kind = KINDS[row.place]
    if kind & (IN_DECK | IN_VOID):
        return False
    if kind & IN_HAND:
        # rule: info.hand.revealed-by-effect-is-public
        return row.face_up or row.controller == player
    if kind & IN_EXTRA_DECK:
        return row.face_up or row.owner == player
    if kind & IN_BANISHED:
        # rule: info.banished.facedown-owner-may-look
        return row.face_up or row.owner == player
    # rule: info.graveyard.contents-public, info.set-spell-trap.controller-may-look
    return row.face_up or row.controller == player or kind & IN_GRAVEYARD != 0


def is_offered(state: State, row: CardState, player: int) -> bool:
    """Whether the open request offers this player a card outside the field: a deck searched, a hand looked at.

    The backs of cards on the field stay backs, though one of them may be chosen.
    rule: info.deck.search-opens-deck-to-searcher
    """
    request = state.request
    if request is None or request.player != player or KINDS[row.place] & ON_THE_FIELD:
        return False
    return request.uid == row.uid or any(option.uid == row.uid for option in request.options)


def is_searched(event: Event) -> bool:
    """Whether an event brings a card out of a deck that was chosen there by a condition: such a card is shown.

    Also one that comes to the field face-down: the opponent sees that it fits the text.
    """
    before = event.before
    return event.kind in SEARCHING and before is not None and KINDS[before.place] & IN_DECK != 0


def is_secret(event: Event, player: int) -> bool:
    """Whether an event would tell a player that another was asked: who does without an optional part may have had to.

    >>> from spellspeed.words import BY_EFFECT
    >>> declined = Event(EVENT_DECLINED, 1, None, None, BY_EFFECT, -1, 0, 0, 0, 0, 1, ())
    >>> [is_secret(declined, player) for player in (0, 1, EVERYBODY)]
    [True, False, False]
    """
    return event.kind == EVENT_DECLINED and player not in (EVERYBODY, event.player)


class Seen:
    """A value made of plain content; two with the same content are equal."""

    def key(self) -> tuple[Any, ...]:
        """Return all it shows, as plain words and numbers."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class SeenCard(Seen):
    """A card as somebody sees it; one that is hidden has its place and nothing that is printed on it.

    >>> from spellspeed import Deck, Duel
    >>> duel = Duel(Deck(["Mystical Elf"] * 40), Deck(["Mystical Elf"] * 40), first=0, limits=False)
    >>> duel.view(0).hand()[0]
    <Mystical Elf, hand 1>
    """

    def __init__(self, game: Game, state: State, row: CardState, viewer: int, index: int, seen: bool) -> None:
        facts = facts_now(game, row) if seen else None
        kind = KINDS[row.place]
        on_field = kind & ON_THE_FIELD != 0
        self.facts: Final[CardFacts | None] = facts
        self.place: Final = PLACE_WORDS[kind]
        self.index: Final = zone_number(row.place, viewer) if on_field else index  # from 1; 0 where there is no order
        self.controller: Final = row.controller
        self.owner: Final = row.owner
        self.face_up: Final = row.face_up
        self.attack: Final = row.attack and kind & IN_MONSTER_ZONE != 0
        self.position: Final = POSITION_WORDS[row.position()] if kind & IN_MONSTER_ZONE else ""
        atk: int | None = None
        def_: int | None = None
        level: int | None = None
        rank: int | None = None
        if facts is not None and facts.kind & MONSTER and not kind & IN_SPELL_TRAP_ZONE:
            atk = attack_of(game, state, row) if on_field else facts.atk
            if facts.def_ != NONE:
                def_ = defense_of(game, state, row) if on_field else facts.def_
            if facts.level != NONE:
                level = level_of(game, state, row)
            if facts.rank != NONE:
                rank = rank_of(game, state, row)
        self.atk: Final = atk
        self.def_: Final = def_
        self.level: Final = level
        self.rank: Final = rank
        # Which effects have made its points other than printed; read by nobody who only plays.
        off = on_field and facts is not None and (atk not in (None, facts.atk) or def_ not in (None, facts.def_))
        self.changes: Final[tuple[PointChange, ...]] = explain_points(game, state, row) if off else ()
        # What counts in a Pendulum Zone, of a card that lies in one.
        self.scale: Final = facts.scale if facts is not None and is_pendulum_card(game, row) else None
        # rule: counter.definition. Kind, number, kind, number …
        self.counters: Final = row.counters
        # Where the monster is that it is equipped to, "" if it is no equip, and who controls that.
        self.equipped_to, self.equipped_of = equipped_monster(state, row, viewer) if on_field else ("", -1)
        # What it is now, as effects have made it; nothing of a hidden card, whatever it is.
        kinds = 0 if facts is None else standing.find_kind(game, state, row)
        self.kinds: Final = standing.say_kinds(kinds)  # ("Monster", "Fusion", "Effect")
        is_monster = kinds & MONSTER != 0
        self.attributes: Final = standing.say_attributes(attribute_of(game, state, row)) if is_monster else ()
        self.types: Final = standing.say_types(type_of(game, state, row)) if is_monster else ()
        self.negated: Final = None if facts is None else standing.is_negated_there(game, state, row)
        # What everybody has seen being done with it.
        in_zone = kind & IN_MONSTER_ZONE != 0
        # Of one that was mixed with others nobody else knows whether it was done with this one.
        told = seen or not in_zone or not is_mixed(state, row)
        summon = standing.find_summon(state, row) if in_zone and told else 0
        self.summoned: Final = standing.say_summon(summon)  # "Normal Summon", "" for a card that was not summoned
        came = summon != 0 and row.turn_placed == state.turn
        self.summoned_this_turn: Final = came or summon == FLIP_SUMMON or summon == GEMINI_SUMMON
        self.summoned_again: Final = row.resummoned != 0  # of a Gemini Monster: it has the effects behind the bullet
        set_now = on_field and told and standing.came_face_down(state, row)
        self.set_this_turn: Final = set_now  # or turned so; it still lies so
        self.position_changed: Final = in_zone and told and standing.was_turned(state, row)  # by a player, this turn
        attacks = standing.count_attacks(state, row) if in_zone and told else 0
        self.attacks_made: Final = attacks  # declared this turn
        # The cards attached to it, the first attached first: both players see them.
        self.materials: Final[tuple[SeenCard, ...]] = find_materials(game, state, row, viewer) if in_zone else ()

    @property
    def hidden(self) -> bool:
        """Whether this player may not see what the card is."""
        return self.facts is None

    @property
    def name(self) -> str:
        """The English name, empty for a hidden card."""
        return "" if self.facts is None else self.facts.name_en

    @property
    def password(self) -> int:
        """The password, 0 for a hidden card."""
        return 0 if self.facts is None else self.facts.password

    @property
    def where(self) -> str:
        """The place with its number, as in "monster zone 3"."""
        return f"{self.place} {self.index}" if self.index else self.place

    @property
    def is_monster(self) -> bool | None:
        """Whether it is a monster; None where this player cannot know."""
        if self.facts is None:
            place = self.place
            return True if "monster zone" in place else False if "zone" in place else None
        return self.facts.kind & MONSTER != 0 and self.place != "spell & trap zone"

    @property
    def is_spell(self) -> bool | None:
        """Whether it is a Spell; None where this player cannot know."""
        # rule: info.set-spell-trap.hidden-including-kind
        if self.facts is None:
            return True if self.place == "field zone" else False if self.is_monster else None
        # rule: pendulum.zone.is-a-spell, equip.monster.treated-as-equip-spell
        return self.facts.kind & SPELL != 0 or (self.facts.kind & MONSTER != 0 and not self.is_monster)

    @property
    def is_trap(self) -> bool | None:
        """Whether it is a Trap; None where this player cannot know."""
        if self.facts is None:
            return False if self.is_monster or self.is_spell else None
        return self.facts.kind & TRAP != 0

    def called(self, lang: str = "en") -> str:
        """Return the card's name in a language, or what its back is called."""
        chinese = check_language(lang) == "zh"
        if self.facts is None:
            return "里侧的卡" if chinese else "face-down card"
        return (self.facts.name_zh if chinese else "") or self.facts.name_en

    def key(self) -> tuple[Any, ...]:
        seen = (self.password, self.atk, self.def_, self.level, self.rank)
        lies = (self.place, self.index, self.controller, self.owner, self.face_up, self.attack, self.position)
        under = tuple([material.key() for material in self.materials])
        now = (self.kinds, self.attributes, self.types, self.negated)
        done = (self.summoned, self.summoned_this_turn, self.set_this_turn, self.position_changed, self.attacks_made)
        further = (self.scale, self.counters, self.equipped_to, self.equipped_of, under, self.summoned_again)
        return lies + seen + further + now + done

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return the card in plain words, its name in a language; a hidden one has no name.

        >>> from spellspeed import Duel
        >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000 hand: Umi set: Ookazi (this turn)"
        >>> Duel.from_position(text).view(0).spells(1)[0].to_dict()
        {'at': 'spell & trap zone 1', 'of': 1, 'set this turn': True}
        """
        told = {**name_of(self, lang), "at": self.where, "of": self.controller, **condition_of(self)}
        if self.level is not None:
            told["level"] = self.level
        if self.rank is not None:
            told["rank"] = self.rank
        told.update(further_of(self, lang))
        if self.materials:
            told["materials"] = [name_of(material, lang) for material in self.materials]
        for name, value in (
            ("kinds", list(self.kinds)),
            ("attributes", list(self.attributes)),
            ("types", list(self.types)),
            ("negated", self.negated),
            ("summoned", self.summoned),
            ("summoned this turn", self.summoned_this_turn),
            ("summoned again", self.summoned_again),
            ("set this turn", self.set_this_turn),
            ("position changed", self.position_changed),
            ("attacks made", self.attacks_made),
        ):
            if value:
                told[name] = value
        return told

    def to_text(self, lang: str = "en") -> str:
        """Return the card in a few words: its name, and for a monster on the field its position and points."""
        chinese = check_language(lang) == "zh"
        parts = [self.called(lang)]
        if self.position:
            parts.append(translate(POSITIONS, self.position, lang))
            if self.atk is not None:
                parts.append(points(self.atk) + ("" if self.def_ is None else f"/{points(self.def_)}"))
        elif self.facts is not None and not self.face_up and self.place in ("spell & trap zone", "field zone"):
            parts.append("里侧" if chinese else "face-down")
        if self.scale is not None:
            parts.append(f"刻度{self.scale}" if chinese else f"scale {self.scale}")
        if self.summoned_again:
            parts.append("再1次召唤" if chinese else "summoned again")
        parts += tell_counters(self.counters, lang)
        if self.equipped_to:
            parts.append(f"→ {self.equipped_to}")
        if self.materials:
            names = "、" if chinese else ", "
            under = names.join([material.called(lang) for material in self.materials])
            parts.append(f"素材：{under}" if chinese else f"materials: {under}")
        return parts[0] if len(parts) == 1 else f"{parts[0]} ({' '.join(parts[1:])})"

    def __repr__(self) -> str:
        return f"<{self.name or 'hidden card'}, {self.where}>"


def find_materials(game: Game, state: State, row: CardState, viewer: int) -> tuple[SeenCard, ...]:
    """Return the cards attached to a monster as somebody sees them, nothing for a card off the field."""
    if not state.piles[MATERIAL] or not KINDS[row.place] & IN_MONSTER_ZONE:
        return ()
    rows = [state.cards[uid] for uid in materials_of(state, row.uid)]
    return tuple([SeenCard(game, state, each, viewer, at, True) for at, each in enumerate(rows, 1)])


def equipped_monster(state: State, row: CardState, viewer: int) -> tuple[str, int]:
    """Return where the monster is that a card is equipped to and whose it is; ("", -1) for a card that is no equip."""
    for uid in targets_of(state, row):
        monster = state.cards[uid]
        return f"{PLACE_WORDS[KINDS[monster.place]]} {zone_number(monster.place, viewer)}", monster.controller
    return "", -1


def name_of(card: SeenCard, lang: str) -> dict[str, Any]:
    """Return the password and the name of a card in plain words, nothing for a hidden one."""
    return {} if card.facts is None else {"card": card.facts.password, "name": card.called(lang)}


def further_of(card: SeenCard, lang: str) -> dict[str, Any]:
    """Return the scale, the counters and the equipped monster of a card in words, where it has them."""
    told: dict[str, Any] = {}
    if card.scale is not None:
        told["scale"] = card.scale
    if card.counters:
        told["counters"] = tell_counters(card.counters, lang)
    if card.equipped_to:
        told["equipped to"] = card.equipped_to
    return told


def condition_of(card: SeenCard) -> dict[str, Any]:
    """Return the position and the points of a card in plain words, where it has them."""
    told: dict[str, Any] = {"position": card.position} if card.position else {}
    for key, value in (("atk", card.atk), ("def", card.def_)):
        if value is not None:
            told[key] = "?" if value == UNKNOWN else value
    return told
