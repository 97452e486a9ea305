"""Between options and words: which options a wish means, and how an option is said."""

from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.game import Game
from spellspeed.engine.places import is_extra_monster_zone, is_monster_zone, is_on_field, kind_of, own
from spellspeed.engine.rows import CardState, Option, Request
from spellspeed.engine.state import State
from spellspeed.notation.phrases import safe_name
from spellspeed.pool import CardPool
from spellspeed.rulebook.errors import AmbiguousAnswer
from spellspeed.wishes.words import NAMELESS, Ref, Wish
from spellspeed.words import (
    ATTACK,
    CHANGE_POSITION,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
    EXTRA_MONSTER_ZONE,
    FLIP_SUMMON,
    FOR_ATTACK_TARGET,
    FOR_DISCARD,
    FOR_HAND_LIMIT,
    FOR_REPLAY,
    FOR_TRIBUTE,
    GO_FIRST,
    GO_SECOND,
    IN_BANISHED,
    IN_GRAVEYARD,
    IN_MAIN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER_ZONE,
    NORMAL_SUMMON,
    ON_THE_FIELD,
    PASS,
    PICK_CARD,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPELL_TRAP_ZONE,
    STOP_ATTACK,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
)

# The deeds a verb can mean, and how a deed is said; the first verb of a deed is the one we write.
DEEDS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("summon", (NORMAL_SUMMON,)),
    ("set", (SET_MONSTER, SET_SPELL_TRAP)),
    ("flip summon", (FLIP_SUMMON,)),
    ("change position", (CHANGE_POSITION,)),
    ("attack", (ATTACK,)),
    ("battle phase", (TO_BATTLE_PHASE,)),
    ("end battle phase", (END_BATTLE_PHASE,)),
    ("end phase", (TO_END_PHASE,)),
    ("pass", (PASS,)),
    ("stop", (STOP_ATTACK,)),
    ("attack directly", (DIRECT_ATTACK,)),
    ("go first", (GO_FIRST,)),
    ("go second", (GO_SECOND,)),
    ("zone", (PICK_ZONE,)),
)
_SAID: Final = {
    CHANGE_POSITION: "change position of",
    ATTACK: "attack with",
    END_BATTLE_PHASE: "main phase 2",
    STOP_ATTACK: "stop the attack",
}
_OPEN: Final = IN_GRAVEYARD | IN_BANISHED | ON_THE_FIELD
_PICK_VERBS: Final = ("choose", "tribute", "discard", "attack target", "attack")
_PICK_SAID: Final = {
    FOR_TRIBUTE: "tribute",
    FOR_HAND_LIMIT: "discard",
    FOR_DISCARD: "discard",
    FOR_ATTACK_TARGET: "attack",
    FOR_REPLAY: "attack",
}


def is_known(s: State, player: int, row: CardState) -> bool:
    """Whether the player knows which card this is: his own, or one that lies open."""
    if row.controller == player:
        return True
    return row.face_up and kind_of(row.place) & _OPEN != 0


def zone_of(row: CardState) -> tuple[int, int]:
    """Return the number of the card's zone from its controller's left, and that of its Extra Monster Zone."""
    if is_extra_monster_zone(row.place):
        number = row.place - EXTRA_MONSTER_ZONE + 1
        return (0, number if row.controller == 0 else 3 - number)
    kind = kind_of(row.place)
    if kind & IN_MAIN_MONSTER_ZONE:
        return (row.place - own(row.controller, MONSTER_ZONE) + 1, 0)
    if kind & IN_SPELL_TRAP_ZONE:
        return (row.place - own(row.controller, SPELL_TRAP_ZONE) + 1, 0)
    return (0, 0)


def fits(s: State, player: int, ref: Ref, row: CardState) -> bool:
    """Whether the player can mean this card by these words, from what he knows."""
    zone, extra_zone = zone_of(row)
    if (ref.zone and ref.zone != zone) or (ref.extra_zone and ref.extra_zone != extra_zone):
        return False
    if ref.card == NAMELESS:
        return is_on_field(row.place) and (not ref.face_down or not row.face_up)
    return row.card == ref.card and is_known(s, player, row)


def place_meant(request: Request, zone: int, extra_zone: int) -> int:
    """Return the place which the asked player means by the number of a zone, -1 for none that is offered."""
    for option in request.options:
        if option.deed == PICK_ZONE and zone_number(request.player, option.place) == (zone, extra_zone):
            return option.place
    return -1


def zone_number(player: int, place: int) -> tuple[int, int]:
    """Return the number of a zone as this player counts, and that of an Extra Monster Zone."""
    if is_extra_monster_zone(place):
        number = place - EXTRA_MONSTER_ZONE + 1
        return (0, number if player == 0 else 3 - number)
    first = MONSTER_ZONE if is_monster_zone(place) else SPELL_TRAP_ZONE
    return (place % 16 - first + 1, 0)


def find_picks(s: State, wish: Wish) -> tuple[int, ...] | None:
    """Return the picks that the wish means for the open request, None when no option fits."""
    request = s.request
    if request is None:
        return None
    if wish.verb in _PICK_VERBS and any(option.deed == PICK_CARD for option in request.options):
        return find_cards(s, request, wish)
    for verb, deeds in DEEDS:
        if verb == wish.verb or (verb == "attack directly" and wish.verb == "attack" and wish.direct):
            found = [at for at, option in enumerate(request.options) if is_option(s, request, option, wish, deeds)]
            if found:
                return (choose_one(s, request, found, wish),)
    return None


def is_option(s: State, request: Request, option: Option, wish: Wish, deeds: tuple[int, ...]) -> bool:
    """Whether this option is what is wished."""
    if option.deed not in deeds:
        return False
    if option.deed == PICK_ZONE:
        return option.place == place_meant(request, wish.zone, wish.extra_zone)
    if option.deed == DIRECT_ATTACK:
        return not wish.cards or fits(s, request.player, wish.cards[0], s.cards[request.uid])
    if option.uid < 0:
        return True
    row = s.cards[option.uid]
    if not fits(s, request.player, wish.cards[0], row):
        return False
    if wish.position and (wish.position == "attack") == row.attack:
        return False
    return option.deed != ATTACK or may_reach(s, request.player, wish)


def may_reach(s: State, player: int, wish: Wish) -> bool:
    """Whether the attack target that is wished is there; the attack itself chooses it in the next question."""
    monsters = s.monsters_of(1 - player)
    if wish.direct:
        return not monsters
    target = wish.target
    return target is None or any(fits(s, player, target, s.cards[uid]) for uid in monsters)


def choose_one(s: State, request: Request, found: list[int], wish: Wish) -> int:
    """Return the one option meant: copies in a hand are as good as each other, monsters on the field are not."""
    if len(found) == 1:
        return found[0]
    rows = [s.cards[request.options[at].uid] for at in found]
    if any(is_on_field(row.place) for row in rows):
        raise AmbiguousAnswer(f"{wish.cards[0].name!r} may be {name_zones(rows)}")
    copy = wish.cards[0].copy if wish.cards else 0
    return found[copy - 1] if 0 < copy <= len(found) else found[0]


def name_zones(rows: list[CardState]) -> str:
    """Say where the cards are that one name may mean."""
    zones = [zone_of(row) for row in rows]
    return " or ".join([f"(zone {zone})" if zone else f"(extra zone {extra})" for zone, extra in zones])


def find_cards(s: State, request: Request, wish: Wish) -> tuple[int, ...] | None:
    """Return the picks for the cards that are named, None when one of them is not offered."""
    purpose = request.purpose
    attacking = purpose == FOR_ATTACK_TARGET or purpose == FOR_REPLAY
    refs = wish.cards
    if wish.verb in ("attack", "attack target"):
        if not attacking or (wish.cards and not fits(s, request.player, wish.cards[0], s.cards[request.uid])):
            return None
        if wish.target is None:
            return None
        refs = (wish.target,)
    elif wish.verb == "tribute" and purpose != FOR_TRIBUTE:
        return None
    elif wish.verb == "discard" and (purpose == FOR_TRIBUTE or attacking):
        return None
    picks: list[int] = []
    for at, ref in enumerate(refs):
        fitting = [
            number
            for number, option in enumerate(request.options)
            if option.deed == PICK_CARD and fits(s, request.player, ref, s.cards[option.uid])
        ]
        free = [number for number in fitting if number not in picks]
        if not free:
            return None
        rows = [s.cards[request.options[number].uid] for number in free]
        if len(free) > refs[at:].count(ref) and any(is_on_field(row.place) for row in rows):
            raise AmbiguousAnswer(f"{ref.name!r} may be {name_zones(rows)}")
        picks.append(fitting[ref.copy - 1] if 0 < ref.copy <= len(fitting) else free[0])
    return tuple(picks)


# ---------------------------------------------------------------------------------------------------------------------
# Saying options.


def write_option(duel: Duel, option: Option) -> str:
    """Say an option of the open request in words that `find_option` reads back as this very option.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> [write_option(duel, option) for option in duel.request.options]
    ['summon Mystical Elf', 'set Mystical Elf', 'battle phase', 'end phase']
    """
    request = duel.state.request
    if request is None or option not in request.options:
        raise ValueError(f"{option!r} is no option of the open request")
    return write_picks(duel.game, duel.state, (request.options.index(option),))


def write_picks(g: Game, s: State, picks: tuple[int, ...]) -> str:
    """Say an answer to the open request of a state.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> write_picks(duel.game, duel.state, (1,))
    'set Mystical Elf'
    """
    request = s.request
    assert request is not None
    options = [request.options[pick] for pick in picks]
    if not options:
        return "pass"
    if options[0].deed == PICK_CARD:
        verb = _PICK_SAID.get(request.purpose, "choose")
        return f"{verb} {', '.join([name_card(g, s, request, option) for option in options])}"
    option = options[0]
    if option.deed == PICK_ZONE:
        zone, extra_zone = zone_number(request.player, option.place)
        return f"zone {zone}" if zone else f"extra zone {extra_zone}"
    verb = _SAID.get(option.deed) or next(verb for verb, deeds in DEEDS if option.deed in deeds)
    return f"{verb} {name_card(g, s, request, option)}" if option.uid >= 0 else verb


def name_card(g: Game, s: State, request: Request, option: Option) -> str:
    """Name the card of an option so that no other option of the request is meant."""
    row = s.cards[option.uid]
    zone, extra_zone = zone_of(row)
    where = f"(zone {zone})" if zone else f"(extra zone {extra_zone})"
    if not is_known(s, request.player, row):
        return f"face-down {where}"
    assert isinstance(g.pool, CardPool)
    name = safe_name(g.facts[row.card], g.pool)
    if "," in name:
        name = f'"{name}"'
    same = [other for other in request.options if other.deed == option.deed and s.cards[other.uid].card == row.card]
    twins = [other for other in same if is_known(s, request.player, s.cards[other.uid])]
    if len(twins) == 1:
        return name
    if zone or extra_zone:
        return f"{name} {where}"
    copy = [twin.uid for twin in twins].index(row.uid) + 1
    return name if copy == 1 else f"{name} (copy {copy})"
