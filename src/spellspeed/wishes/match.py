"""Between options and words: which options a wish means, and how an option is said."""

import re
from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.game import Game
from spellspeed.engine.places import is_extra_monster_zone, is_on_field, own, zone_number
from spellspeed.engine.pool import CardFacts
from spellspeed.engine.rows import CardState, Option, Request
from spellspeed.engine.state import State
from spellspeed.notation.phrases import safe_name
from spellspeed.pool import CardPool, folded
from spellspeed.rulebook.errors import AmbiguousAnswer, UnreadableAnswer
from spellspeed.seen import may_see
from spellspeed.wishes.words import NAMELESS, Ref, Wish, plain_words, read_wish
from spellspeed.words import (
    ATTACK,
    CHANGE_POSITION,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
    FLIP_SUMMON,
    FOR_ATTACK_TARGET,
    FOR_DISCARD,
    FOR_HAND_LIMIT,
    FOR_REPLAY,
    FOR_TRIBUTE,
    GO_FIRST,
    GO_SECOND,
    HAND,
    NORMAL_SUMMON,
    PASS,
    PICK_CARD,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
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
# A card from the hand and the zone it shall lie in, which is the next question.
_PUT_IN_ZONE: Final = re.compile(
    r"((?:(?:normal |tribute )?(?:summon|set)\s|(?:通常|上级)?召唤|盖放).+?)"
    r"(?:\s*(?:\s(?:in|into|to|at|on)\s+|\s|\()(zone\s+\d+)\)?|[\s，]*(?:放?(?:在|到)|[（(\s])\s*(区域\s*\d+)[）)]?)",
    re.IGNORECASE,
)
_MOST_NAMES: Final = 6  # more are never named in one wish
_PICK_VERBS: Final = ("choose", "tribute", "discard", "attack target", "attack")
_PICK_SAID: Final = {
    FOR_TRIBUTE: "tribute",
    FOR_HAND_LIMIT: "discard",
    FOR_DISCARD: "discard",
    FOR_ATTACK_TARGET: "attack",
    FOR_REPLAY: "attack",
}


def numbers_of(place: int, player: int) -> tuple[int, int]:
    """Return the number of a zone as this player counts, and that of an Extra Monster Zone; one of them is 0."""
    number = zone_number(place, player)
    return (0, number) if is_extra_monster_zone(place) else (number, 0)


def fits(s: State, player: int, ref: Ref, row: CardState) -> bool:
    """Whether the player can mean this card by these words, from what he knows."""
    zone, extra_zone = numbers_of(row.place, row.controller)
    if (ref.zone and ref.zone != zone) or (ref.extra_zone and ref.extra_zone != extra_zone):
        return False
    if ref.card == NAMELESS:
        return is_on_field(row.place) and (not ref.face_down or not row.face_up)
    return row.card == ref.card and may_see(row, player)


def place_meant(request: Request, zone: int, extra_zone: int) -> int:
    """Return the place which the asked player means by the number of a zone, -1 for none that is offered."""
    for option in request.options:
        if option.deed == PICK_ZONE and numbers_of(option.place, request.player) == (zone, extra_zone):
            return option.place
    return -1


def find_picks(s: State, wish: Wish) -> tuple[int, ...] | None:
    """Return the picks that the wish means for the open request, None when no option fits."""
    request = s.request
    if request is None:
        return None
    if any(option.deed == PICK_CARD for option in request.options):
        if wish.verb == "zone":
            place = Ref(NAMELESS, "", zone=wish.zone, extra_zone=wish.extra_zone)
            return find_cards(s, request, Wish("choose", (place,)))
        if wish.verb in _PICK_VERBS:
            return find_cards(s, request, wish)
    if wish.loose and any(option.deed == END_BATTLE_PHASE for option in request.options):
        wish = Wish("end battle phase")
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
        raise several_zones(wish.cards[0], rows)
    copy = wish.cards[0].copy if wish.cards else 0
    return found[copy - 1] if 0 < copy <= len(found) else found[0]


def several_zones(ref: Ref, rows: list[CardState]) -> AmbiguousAnswer:
    """Return the error that says where the cards are which one name may mean."""
    zones = [numbers_of(row.place, row.controller) for row in rows]
    english = " or ".join([f"(zone {zone})" if zone else f"(extra zone {extra})" for zone, extra in zones])
    chinese = "或".join([f"（区域{zone}）" if zone else f"（额外区域{extra}）" for zone, extra in zones])
    return AmbiguousAnswer(f"{ref.english!r} may be {english}", f"「{ref.chinese}」可能是{chinese}")


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
            raise several_zones(ref, rows)
        picks.append(fitting[ref.copy - 1] if 0 < ref.copy <= len(fitting) else free[0])
    return tuple(picks)


# ---------------------------------------------------------------------------------------------------------------------
# Short forms.


def complete_wish(duel: Duel, text: str, player: int) -> tuple[str, str]:
    """Return a wish with its names in full, and what of it answers the question after this one.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> complete_wish(duel, "summon elf in zone 3", 0)
    ('summon Mystical Elf', 'zone 3')
    """
    words, zone = plain_words(text), ""
    if words.casefold() in ("attack", "攻击"):
        return (name_attacker(duel, player) or text, "")
    behind = _PUT_IN_ZONE.fullmatch(words)
    if behind:
        words, zone = behind[1], behind[2] or behind[3]
    for _ in range(_MOST_NAMES):
        try:
            wish = read_wish(words, duel.pool)
        except UnreadableAnswer:
            # A part of a name alone, where cards are chosen.
            card = find_called(duel, words, player, False)
            return (text if card is None else written_name(card, duel), "")
        unknown = wish.names_unknown()
        card = None if unknown is None else find_called(duel, unknown.name, player, True)
        if unknown is None or card is None or unknown.name not in words:
            break
        words = words.replace(unknown.name, written_name(card, duel), 1)
    else:
        return (text, "")
    request = duel.request
    attacks = [option for option in (request.options if request else ()) if option.deed == ATTACK]
    if wish.verb == "attack target" and len(attacks) == 1 and not wish.names_unknown():
        assert wish.target is not None
        if any(
            fits(duel.state, player, wish.target, duel.state.cards[uid]) for uid in duel.state.monsters_of(1 - player)
        ):
            return (write_option(duel, attacks[0]), words)
    return (words, words if wish.verb.startswith("attack") else zone)


def name_attacker(duel: Duel, player: int) -> str:
    """Return the wish to attack with the only monster that can; if none can, with one of whom it is told why not."""
    s, request = duel.state, duel.request
    options = [] if request is None or request.player != player else request.options
    attacks = [option for option in options if option.deed == ATTACK]
    if len(attacks) > 1:
        raise AmbiguousAnswer(
            'say which monster attacks, such as "attack with Sangan"', "请说明用哪只怪兽攻击，例如：用 卡名 攻击"
        )
    if attacks:
        return write_option(duel, attacks[0])
    monsters = s.monsters_of(player)
    if not monsters:
        return ""
    zone, extra_zone = numbers_of(s.cards[monsters[0]].place, player)
    return f"attack with zone {zone}" if zone else f"attack with extra zone {extra_zone}"


def find_called(duel: Duel, part: str, player: int, everywhere: bool) -> CardFacts | None:
    """Return the one card the player can mean by a part of a name: one that is offered, else one in sight."""
    s, request = duel.state, duel.request
    wanted = folded(part)
    if request is None or request.player != player or len(wanted) < 2:
        return None
    offered = [s.cards[option.uid] for option in request.options if option.uid >= 0]
    seen = [row for row in s.cards if is_on_field(row.place) or row.place == own(player, HAND)] if everywhere else []
    for rows in (offered, seen):
        cards = dict.fromkeys([row.card for row in rows if may_see(row, player)])
        facts = [duel.pool.facts[card] for card in cards]
        fitting = [card for card in facts if wanted in folded(card.name_en) or wanted in folded(card.name_zh)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            english = " or ".join([card.name_en for card in fitting])
            chinese = "或".join([f"「{card.name_zh or card.name_en}」" for card in fitting])
            raise AmbiguousAnswer(f"{part!r} may be {english}", f"“{part}”可能是{chinese}")
    return None


def written_name(card: CardFacts, duel: Duel) -> str:
    """Return the name by which a card is written in a wish."""
    name = safe_name(card, duel.pool)
    return f'"{name}"' if "," in name else name


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
        zone, extra_zone = numbers_of(option.place, request.player)
        return f"zone {zone}" if zone else f"extra zone {extra_zone}"
    verb = _SAID.get(option.deed) or next(verb for verb, deeds in DEEDS if option.deed in deeds)
    return f"{verb} {name_card(g, s, request, option)}" if option.uid >= 0 else verb


def name_card(g: Game, s: State, request: Request, option: Option) -> str:
    """Name the card of an option so that no other option of the request is meant."""
    row = s.cards[option.uid]
    zone, extra_zone = numbers_of(row.place, row.controller)
    where = f"(zone {zone})" if zone else f"(extra zone {extra_zone})"
    if not may_see(row, request.player):
        return f"face-down {where}"
    assert isinstance(g.pool, CardPool)
    name = safe_name(g.facts[row.card], g.pool)
    if "," in name:
        name = f'"{name}"'
    same = [other for other in request.options if other.deed == option.deed and s.cards[other.uid].card == row.card]
    twins = [other for other in same if may_see(s.cards[other.uid], request.player)]
    if len(twins) == 1:
        return name
    if zone or extra_zone:
        return f"{name} {where}"
    copy = [twin.uid for twin in twins].index(row.uid) + 1
    return name if copy == 1 else f"{name} (copy {copy})"
