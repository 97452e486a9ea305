"""Between options and words: which options a wish means."""

from typing import Final

from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_extra_monster_zone, is_on_field, kind_of, zone_number
from spellspeed.engine.kernel.rows import CardState, Option, Request
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.attack import find_attack_targets
from spellspeed.engine.may.pendulum import find_summonable
from spellspeed.lang.codes.code import (
    GRANTED,
    LENT,
    LINE_ACTIVATION,
    LINE_FLIP,
    LINE_IGNITION,
    LINE_QUICK,
    LINE_TRIGGER,
)
from spellspeed.rulebook.errors import AmbiguousAnswer
from spellspeed.seen import may_see
from spellspeed.wishes.declared import find_declared
from spellspeed.wishes.reading import Wish
from spellspeed.wishes.refs import NAMELESS, CardMeant
from spellspeed.words import (
    ACTIVATE,
    ADDITIONAL_RIGHT,
    ATTACK,
    CALL,
    CARRY_OUT,
    CHANGE_POSITION,
    CHOOSE_MODE,
    COIN_HEADS,
    COIN_TAILS,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FLIP_SUMMON,
    FOR_ATTACK_TARGET,
    FOR_BLOCKING,
    FOR_PENDULUM,
    FOR_REPLAY,
    FOR_TARGET,
    FOR_TRIBUTE,
    GEMINI_SUMMON,
    GO_FIRST,
    GO_SECOND,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    LINK_SUMMON,
    NO,
    NORMAL_SUMMON,
    ORDINARY_RIGHT,
    PASS,
    PENDULUM_SUMMON,
    PICK_CARD,
    PICK_POSITION,
    PICK_ZONE,
    PLACES_EACH,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    STOP_ATTACK,
    SYNCHRO_SUMMON,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    USE_RIGHT,
    WITH_TRIBUTES,
    XYZ_SUMMON,
    YES,
)

ACTIVATED: Final = (LINE_ACTIVATION, LINE_IGNITION, LINE_QUICK, LINE_TRIGGER, LINE_FLIP)

# The deeds a verb can mean, and how a deed is said; the first verb of a deed is the one we write.
DEEDS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("summon", (NORMAL_SUMMON,)),
    ("set", (SET_MONSTER, SET_SPELL_TRAP)),
    ("set as spell", (SET_SPELL_TRAP,)),
    ("flip summon", (FLIP_SUMMON,)),
    ("gemini summon", (GEMINI_SUMMON,)),
    ("pendulum summon", (PENDULUM_SUMMON,)),
    ("synchro summon", (SYNCHRO_SUMMON,)),
    ("xyz summon", (XYZ_SUMMON,)),
    ("link summon", (LINK_SUMMON,)),
    ("special summon", (SPECIAL_SUMMON, SYNCHRO_SUMMON, XYZ_SUMMON, LINK_SUMMON)),
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
    ("activate", (ACTIVATE,)),
    ("trigger", (ACTIVATE,)),
    ("carry out", (CARRY_OUT,)),
    ("yes", (YES,)),
    ("no", (NO,)),
    ("attack position", (PICK_POSITION,)),
    ("defense position", (PICK_POSITION,)),
    ("face-down position", (PICK_POSITION,)),
    ("mode 1", (CHOOSE_MODE,)),
    ("mode 2", (CHOOSE_MODE,)),
    ("heads", (CALL,)),
    ("tails", (CALL,)),
    ("ordinary right", (USE_RIGHT,)),
    ("additional right", (USE_RIGHT,)),
    ("without tributes", (WITH_TRIBUTES,)),
    ("with 1 tribute", (WITH_TRIBUTES,)),
    ("with 2 tributes", (WITH_TRIBUTES,)),
    ("with 3 tributes", (WITH_TRIBUTES,)),
)
# What the number of an option means, for the verbs that say one.
NUMBERS: Final = {
    "attack position": FACE_UP_ATTACK,
    "defense position": FACE_UP_DEFENSE,
    "face-down position": FACE_DOWN_DEFENSE,
    "mode 1": 1,
    "mode 2": 2,
    "heads": COIN_HEADS,
    "tails": COIN_TAILS,
    "ordinary right": ORDINARY_RIGHT,
    "additional right": ADDITIONAL_RIGHT,
    "without tributes": 0,
    "with 1 tribute": 1,
    "with 2 tributes": 2,
    "with 3 tributes": 3,
}
# How the places are called in a wish.
_ROWS: Final = (
    (IN_MONSTER_ZONE, "monster"),
    (IN_SPELL_TRAP_ZONE, "spell"),
    (IN_FIELD_ZONE, "field"),
    (IN_HAND, "hand"),
    (IN_GRAVEYARD, "graveyard"),
    (IN_BANISHED, "banished"),
    (IN_DECK | IN_EXTRA_DECK, "deck"),
)
_PICK_VERBS: Final = (
    "choose",
    "special summon",
    "pendulum summon",
    "tribute",
    "discard",
    "target",
    "activate",
    "attack target",
    "attack",
)


def numbers_of(place: int, player: int) -> tuple[int, int]:
    """Return the number of a zone as this player counts, and that of an Extra Monster Zone; one of them is 0."""
    number = zone_number(place, player)
    return (0, number) if is_extra_monster_zone(place) else (number, 0)


def row_of(place: int) -> str:
    """Return what a wish calls the row of zones or the pile that a place belongs to.

    >>> row_of(2)
    'graveyard'
    """
    return next((name for kinds, name in _ROWS if kind_of(place) & kinds), "")


def knows(s: State, player: int, row: CardState) -> bool:
    """Whether the player knows what this card is: he sees it, or it is shown to him to choose from."""
    if may_see(row, player):
        return True
    request = s.request
    if request is None or request.player != player or is_on_field(row.place):
        return False
    return any(option.deed in (PICK_CARD, SPECIAL_SUMMON) and option.uid == row.uid for option in request.options)


def fits(s: State, player: int, ref: CardMeant, row: CardState) -> bool:
    """Whether the player can mean this card by these words, from what he knows."""
    zone, extra_zone = numbers_of(row.place, row.controller)
    if (ref.zone and ref.zone != zone) or (ref.extra_zone and ref.extra_zone != extra_zone):
        return False
    if ref.side and (ref.side == "my") != (row.controller == player):
        return False
    if ref.row and ref.row != row_of(row.place):
        return False
    if ref.card == NAMELESS:
        return is_on_field(row.place) and (not ref.face_down or not row.face_up)
    return row.card == ref.card and knows(s, player, row)


def place_meant(request: Request, zone: int, extra_zone: int, theirs: bool = False) -> int:
    """Return the place which the asked player means by the number of a zone, -1 for none that is offered.

    Without a word about whose it is, his own is meant, if it is offered.
    """
    found = -1
    for option in request.options:
        if option.deed == PICK_ZONE and numbers_of(option.place, request.player) == (zone, extra_zone):
            own = option.place // PLACES_EACH == request.player or is_extra_monster_zone(option.place)
            if own != theirs:
                return option.place
            found = -1 if theirs else option.place
    return found


def find_picks(g: Game, s: State, wish: Wish) -> tuple[int, ...] | None:
    """Return the picks that the wish means for the open request, None when no option fits."""
    request = s.request
    if request is None:
        return None
    if any(option.deed == PICK_CARD for option in request.options):
        if wish.verb == "zone":
            return find_cards(s, request, Wish("choose", wish.cards))
        if wish.verb in _PICK_VERBS and not wish.direct:
            return find_cards(s, request, wish)
    if wish.verb == "declare":
        return find_declared(g, request, wish)
    if wish.verb == "pass" and not request.least:
        return ()
    if request.purpose == FOR_BLOCKING and wish.verb == "attack target" and wish.target is not None:
        wish = Wish("zone", (wish.target,), zone=wish.target.zone)  # "their zone 2" says only that here
    if wish.loose and any(option.deed == END_BATTLE_PHASE for option in request.options):
        wish = Wish("end battle phase")
    for verb, deeds in DEEDS:
        if verb == wish.verb or (verb == "attack directly" and wish.verb == "attack" and wish.direct):
            found = [at for at, option in enumerate(request.options) if is_option(g, s, request, option, wish, deeds)]
            if found:
                return (choose_one(g, s, request, found, wish),)
    return None


def is_option(g: Game, s: State, request: Request, option: Option, wish: Wish, deeds: tuple[int, ...]) -> bool:
    """Whether this option is what is wished."""
    if option.deed not in deeds:
        return False
    if option.deed == PICK_ZONE:
        theirs = bool(wish.cards) and wish.cards[0].side == "their"
        return option.place == place_meant(request, wish.zone, wish.extra_zone, theirs)
    if wish.verb in NUMBERS:
        return option.number == NUMBERS[wish.verb]
    if option.deed == DIRECT_ATTACK:
        return not wish.cards or fits(s, request.player, wish.cards[0], s.cards[request.uid])
    if option.deed == PENDULUM_SUMMON:
        found = find_summonable(g, s, request.player) if wish.cards else []
        return all(any(fits(s, request.player, ref, s.cards[uid]) for uid in found) for ref in wish.cards)
    if option.uid < 0 or option.deed in (YES, NO) or (option.deed == CARRY_OUT and not wish.cards):
        return True
    row = s.cards[option.uid]
    if not fits(s, request.player, wish.cards[0], row):
        return False
    if wish.verb == "set" and option.deed == SET_SPELL_TRAP and g.facts[row.card].is_monster():
        return False  # said of a monster, this means its Set as a monster
    if wish.position and (wish.position == "attack") == row.attack:
        return False
    if option.deed == ACTIVATE and wish.number:
        return effect_number(g, row.card, option.number) == wish.number
    return option.deed != ATTACK or may_reach(g, s, request.player, row, wish)


def may_reach(g: Game, s: State, player: int, row: CardState, wish: Wish) -> bool:
    """Whether this monster can attack the target that is wished; the attack itself chooses it in the next question."""
    target = wish.target
    if target is None and not wish.direct:
        return True
    for option in find_attack_targets(g, s, player, row):
        if option.uid < 0 and wish.direct:
            return True
        if option.uid >= 0 and target is not None and fits(s, player, target, s.cards[option.uid]):
            return True
    return False


def effect_number(g: Game, card: int, line: int) -> int:
    """Return by which number a line of a card is called: ① is 1; without numbers the activated lines are counted.

    The Pendulum Effects of a card and its monster effects are counted apart.
    """
    if line >= LENT:
        # What it has gained is counted behind what it has itself.
        own = [code.number for code in g.programs[card].lines if code.kind in ACTIVATED and not code.pendulum]
        lender, at = line // LENT - 1, line % LENT
        return max([len(own), *own]) + (effect_number(g, lender, at) if at < GRANTED else at - GRANTED + 1)
    lines = g.programs[card].lines
    line = lines[line].counts_as
    lines_there = [code for code in lines if code.pendulum == lines[line].pendulum]
    effects = [code for code in lines_there if code.kind in ACTIVATED and code.kind != LINE_ACTIVATION]
    numbers = [code.number for code in effects]
    if lines[line] not in effects or (all(numbers) and len(set(numbers)) == len(numbers)):
        return lines[line].number
    return effects.index(lines[line]) + 1


def choose_one(g: Game, s: State, request: Request, found: list[int], wish: Wish) -> int:
    """Return the one option meant: copies in a pile are as good as each other, cards on the field are not."""
    if len(found) == 1:
        return found[0]
    options = [request.options[at] for at in found]
    rows = [s.cards[option.uid] for option in options]
    if any(row.uid != rows[0].uid and (row.place != rows[0].place or is_on_field(row.place)) for row in rows[1:]):
        raise several_zones(request.player, wish.cards[0], rows)
    uids = list(dict.fromkeys([option.uid for option in options]))
    copy = wish.cards[0].copy if wish.cards else 0
    uid = uids[copy - 1] if 0 < copy <= len(uids) else uids[0]
    mine = [at for at in found if request.options[at].uid == uid]
    if len(mine) > 1 and not wish.number:
        # Who names no effect means the card alone, where one of its effects could be activated with it.
        card = s.cards[uid].card
        numbers = [request.options[at].number for at in mine]
        mine = [at for at, each in zip(mine, numbers, strict=True) if g.line_of(card, each).counts_as == each] or mine
    if len(mine) > 1:
        numbers = [effect_number(g, s.cards[uid].card, request.options[at].number) for at in mine]
        raise AmbiguousAnswer(
            f"{wish.cards[0].english!r} has more than one effect to activate: add its number, "
            + " or ".join([f"effect {number}" for number in numbers]),
            f"「{wish.cards[0].chinese}」有不止一个效果可以发动：请加上编号，"
            + "或".join([f"效果{n}" for n in numbers]),
        )
    return mine[0]


def several_zones(player: int, ref: CardMeant, rows: list[CardState]) -> AmbiguousAnswer:
    """Return the error that says where the cards are which one name may mean."""
    sides = len({row.controller for row in rows}) > 1
    kinds = len({row_of(row.place) for row in rows}) > 1
    places = [place_of(player, row, sides, kinds).place for row in rows]
    english = " or ".join([f"({place[0]})" for place in dict.fromkeys(places)])
    chinese = "或".join([f"（{place[1]}）" for place in dict.fromkeys(places)])
    return AmbiguousAnswer(f"{ref.english!r} may be {english}", f"「{ref.chinese}」可能是{chinese}")


def place_of(player: int, row: CardState, side: bool, kind: bool) -> CardMeant:
    """Return where a card is, as a wish says it: with whose side and which row as far as these are wanted."""
    zone, extra_zone = numbers_of(row.place, row.controller)
    name = row_of(row.place)
    return CardMeant(
        NAMELESS,
        "",
        zone=zone,
        extra_zone=extra_zone,
        side="" if not side else "my" if row.controller == player else "their",
        row=name if name not in ("monster", "spell") or (kind and not extra_zone) else "",
    )


def find_cards(s: State, request: Request, wish: Wish) -> tuple[int, ...] | None:
    """Return the picks for the cards that are named, None when one of them is not offered."""
    purpose = request.purpose
    attacking = purpose == FOR_ATTACK_TARGET or purpose == FOR_REPLAY
    refs = wish.cards
    if wish.verb == "attack target" and not attacking and wish.target is not None and wish.target.card == NAMELESS:
        refs = (wish.target,)
    elif wish.verb in ("attack", "attack target"):
        if not attacking or (wish.cards and not fits(s, request.player, wish.cards[0], s.cards[request.uid])):
            return None
        if wish.target is None:
            return None
        refs = (wish.target,)
    elif wish.verb == "activate":
        # "activate X targeting Y" also answers the question for its targets.
        if purpose != FOR_TARGET or not wish.targets or s.cards[request.uid].card != wish.cards[0].card:
            return None
        refs = wish.targets
    elif wish.verb == "target" and purpose != FOR_TARGET:
        return None
    elif wish.verb == "tribute" and purpose != FOR_TRIBUTE:
        return None
    elif wish.verb == "pendulum summon" and (purpose != FOR_PENDULUM or not refs):
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
        differ = any(row.place != rows[0].place or is_on_field(row.place) for row in rows)
        if len(free) > refs[at:].count(ref) and differ and not ref.copy:
            raise several_zones(request.player, ref, rows)
        picks.append(fitting[ref.copy - 1] if 0 < ref.copy <= len(fitting) else free[0])
    return tuple(picks)
