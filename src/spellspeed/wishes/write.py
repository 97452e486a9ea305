"""How an option is said in words, and a short wish in full."""

import re
from dataclasses import replace
from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field, own
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.kernel.rows import Option, Request
from spellspeed.engine.kernel.state import State
from spellspeed.notation.phrases import safe_name
from spellspeed.pool import CardPool, folded
from spellspeed.rulebook.errors import AmbiguousAnswer, UnreadableAnswer
from spellspeed.seen import may_see
from spellspeed.seen.questions import name_declared
from spellspeed.telling.duel_words import DECLARATIONS
from spellspeed.wishes.match import (
    DEEDS,
    NUMBERS,
    effect_number,
    fits,
    knows,
    numbers_of,
    place_of,
)
from spellspeed.wishes.reading import TARGETING, Wish, plain_words, read_wish
from spellspeed.wishes.refs import NAMELESS, CardMeant
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    CALL,
    CHANGE_POSITION,
    CHOOSE_MODE,
    DECLARE_NAME,
    END_BATTLE_PHASE,
    FOR_ATTACK_TARGET,
    FOR_BLOCKING,
    FOR_DISCARD,
    FOR_HAND_LIMIT,
    FOR_REPLAY,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_TRIGGER,
    HAND,
    NO,
    PICK_CARD,
    PICK_NUMBER,
    PICK_POSITION,
    PICK_ZONE,
    PLACES_EACH,
    SET_SPELL_TRAP,
    STOP_ATTACK,
    USE_RIGHT,
    WITH_TRIBUTES,
    YES,
)

# A card from the hand and the zone it shall lie in, which is the next question.
_PUT_IN_ZONE: Final = re.compile(
    r"((?:(?:normal |tribute )?(?:summon|set)\s|activate\s|(?:通常|上级)?召唤|盖放|发动).+?)"
    r"(?:\s*(?:\s(?:in|into|to|at|on)\s+|\s|\()(?:my )?(?:monster |spell )?(zone\s+\d+)\)?"
    r"|[\s，]*(?:放?(?:在|到)|[（(\s])\s*(?:我方)?(?:怪兽|魔陷)?(区域\s*\d+)[）)]?)",
    re.IGNORECASE,
)
_MOST_NAMES: Final = 6  # more are never named in one wish
_PICK_SAID: Final = {
    FOR_TARGET: "target",
    FOR_TRIBUTE: "tribute",
    FOR_HAND_LIMIT: "discard",
    FOR_DISCARD: "discard",
    FOR_ATTACK_TARGET: "attack",
    FOR_REPLAY: "attack",
}
_SAID: Final = {
    CHANGE_POSITION: "change position of",
    ATTACK: "attack with",
    END_BATTLE_PHASE: "main phase 2",
    STOP_ATTACK: "stop the attack",
}


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
    # Behind a target it is the target's.
    if behind and not (behind[1].casefold().startswith(("activate", "发动")) and TARGETING.search(behind[1])):
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
    request = duel.state.request
    attacks = [option for option in (request.options if request else ()) if option.deed == ATTACK]
    if wish.verb == "attack target" and len(attacks) == 1 and not wish.names_unknown():
        assert wish.target is not None
        if any(
            fits(duel.state, player, wish.target, duel.state.cards[uid]) for uid in duel.state.monsters_of(1 - player)
        ):
            return (write_option(duel, attacks[0]), words)
    if zone and wish.verb == "activate":
        from_hand = comes_from_hand(duel, wish, zone, player)
        words, zone = (f"{words} (hand)", zone) if from_hand else (f"{words} ({zone})", "")
    goes_on = wish.verb in ("attack", "attack target", "attack directly", "pendulum summon") or bool(wish.targets)
    return (words, words if goes_on else zone)


def comes_from_hand(duel: Duel, wish: Wish, zone: str, player: int) -> bool:
    """Whether the zone named behind an activation is the one a card of the hand goes to, not the one a card lies in.

    >>> duel = Duel.from_position(
    ...     "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Pot of Greed set: Pot of Greed (zone 4)\\nopp 8000"
    ... )
    >>> [complete_wish(duel, f"activate Pot of Greed zone {number}", 0) for number in (2, 4)]
    [('activate Pot of Greed (hand)', 'zone 2'), ('activate Pot of Greed (zone 4)', '')]
    """
    s, cards = duel.state, duel.state.cards
    if len(wish.cards) != 1:
        return False
    (meant,) = wish.cards
    there = replace(meant, zone=int(re.findall(r"\d+", zone)[0]), side="my")
    if any(is_on_field(row.place) and fits(s, player, there, row) for row in cards):
        return False
    return any(row.place == own(player, HAND) and row.card == meant.card for row in cards)


def name_attacker(duel: Duel, player: int) -> str:
    """Return the wish to attack with the only monster that can; if none can, with one of whom it is told why not."""
    s, request = duel.state, duel.state.request
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
    s, request = duel.state, duel.state.request
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
    >>> [write_option(duel, option) for option in duel.state.request.options]
    ['summon Mystical Elf', 'set Mystical Elf', 'battle phase', 'end phase']
    """
    options = () if duel.state.request is None else duel.state.request.options
    # Most are handed over as they stand there; to compare each with all others takes long where every card is one.
    at = next((at for at, each in enumerate(options) if each is option), -1)
    if at < 0 and option not in options:
        raise ValueError(f"{option!r} is no option of the open request")
    return write_picks(duel.game, duel.state, (at if at >= 0 else options.index(option),))


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
    if option.deed in (PICK_NUMBER, DECLARE_NAME) or option.deed in DECLARATIONS:
        return f"declare {name_declared(g, option.deed, option.number)}"
    if option.deed == PICK_ZONE:
        zone, extra_zone = numbers_of(option.place, request.player)
        if zone and request.purpose == FOR_BLOCKING and option.place // PLACES_EACH != request.player:
            return f"their monster zone {zone}"
        return f"zone {zone}" if zone else f"extra zone {extra_zone}"
    if option.deed in (PICK_POSITION, CHOOSE_MODE, CALL, USE_RIGHT, WITH_TRIBUTES):
        verbs = [verb for verb, deeds in DEEDS if option.deed in deeds and NUMBERS[verb] == option.number]
        return "face-down defense position" if verbs[0] == "face-down position" else verbs[0]
    verb = _SAID.get(option.deed) or next(verb for verb, deeds in DEEDS if option.deed in deeds)
    if option.uid < 0 or option.deed in (YES, NO):
        return verb
    if option.deed == ACTIVATE:
        verb = "trigger" if request.purpose == FOR_TRIGGER else verb
        return f"{verb} {name_card(g, s, request, option)}{which_effect(g, s, request, option)}"
    as_spell = option.deed == SET_SPELL_TRAP and g.facts[s.cards[option.uid].card].is_monster()
    return f"{verb} {name_card(g, s, request, option)}{' as a spell' if as_spell else ''}"


def which_effect(g: Game, s: State, request: Request, option: Option) -> str:
    """Return the number of the effect, where more than one effect of the card is offered."""
    same = [other for other in request.options if other.deed == ACTIVATE and other.uid == option.uid]
    if len(same) == 1:
        return ""
    number = effect_number(g, s.cards[option.uid].card, option.number)
    return f" {'①②③④⑤⑥⑦⑧⑨'[number - 1]}" if number else ""


def name_card(g: Game, s: State, request: Request, option: Option) -> str:
    """Name the card of an option so that no other option of the request is meant."""
    row = s.cards[option.uid]
    others = [s.cards[other.uid] for other in request.options if other.deed == option.deed and other.uid >= 0]
    rows = list({other.uid: other for other in others}.values())
    hidden = not knows(s, request.player, row)
    meant = CardMeant(NAMELESS if hidden else row.card, "", face_down=hidden)
    assert isinstance(g.pool, CardPool)
    name = "face-down" if hidden else safe_name(g.facts[row.card], g.pool)
    if "," in name:
        name = f'"{name}"'
    twins = [other for other in rows if fits(s, request.player, meant, other)]
    if len(twins) == 1 and not hidden:
        return name
    for side, kind in ((False, False), (True, False), (False, True), (True, True)):
        place = place_of(request.player, row, side, kind)
        alike = [other for other in twins if fits(s, request.player, replace(place, card=meant.card), other)]
        if len(alike) == 1:
            return f"{name} ({written_place(place)})"
    same = [other for other in twins if other.place == row.place]
    copy = same.index(row) + 1
    if len(same) == len(twins):
        return name if copy == 1 else f"{name} (copy {copy})"
    where = written_place(place_of(request.player, row, True, True))
    return f"{name} ({where})" if copy == 1 else f"{name} ({where}, copy {copy})"


def written_place(place: CardMeant) -> str:
    """Write where a card is so that a wish reads it back.

    >>> written_place(CardMeant(NAMELESS, "", zone=2, side="their", row="spell"))
    'their spell zone 2'
    """
    side = f"{place.side} " if place.side else ""
    if place.extra_zone:
        return f"{side}extra zone {place.extra_zone}"
    if place.zone:
        return f"{side}{place.row + ' ' if place.row else ''}zone {place.zone}"
    return f"{side}{'field zone' if place.row == 'field' else place.row}"
