"""What happened, in sentences; told from the plain words of replays, so that an old record stays readable."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import spellspeed.telling.phrases as phrases
from spellspeed.rulebook.book import Pair
from spellspeed.telling.duel_words import (
    CAUSES,
    COINS,
    DEEDS,
    EVENTS,
    NEGATIONS,
    PHASES,
    PLACES,
    STEPS,
    TIMINGS,
    number_of,
    translate,
)
from spellspeed.telling.table import (
    tell_card,
    tell_card_there,
    tell_declared,
    tell_name,
    tell_place,
    tell_position,
    tell_there,
)
from spellspeed.telling.voice import Voice, capital
from spellspeed.wording import COUNTERS
from spellspeed.words import (
    BATTLE_PHASE,
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    BY_HAND_LIMIT,
    BY_PLAYER,
    BY_RULE,
    BY_TRIBUTE,
    EVENT_ACTIVATED,
    EVENT_ADDED_TO_HAND,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_TARGET,
    EVENT_BATTLED,
    EVENT_CHAIN_ENDED,
    EVENT_COIN_TOSSED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DECLARED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    EVENT_FLIPPED,
    EVENT_LASTING_ENDED,
    EVENT_LINK_RESOLVED,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_POSITION_CHANGED,
    EVENT_RETURNED_TO_DECK,
    EVENT_REVEALED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STAT_CHANGED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TARGETED,
    EVENT_TARGETS_CHOSEN,
    EVENT_TIMING_REACHED,
    EVENT_TRIBUTED,
    EVENT_ZONE_BLOCKED,
    GEMINI_SUMMON,
    LEVEL,
    NOBODY,
)

if TYPE_CHECKING:
    from spellspeed.duel import Outcome
    from spellspeed.seen import SeenEvent

# What a person follows without being told each time.
QUIET: Final = (
    EVENT_SHUFFLED,
    EVENT_STEP_STARTED,
    EVENT_TIMING_REACHED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_ATTACK_TARGET,
    EVENT_BATTLED,
    EVENT_ACTIVATED,
    EVENT_TARGETED,
    EVENT_LINK_RESOLVED,
    EVENT_CHAIN_ENDED,
)
# What is told in one line when it happens to several cards.
TOLD_TOGETHER: Final = (EVENT_DRAWN, EVENT_TARGETS_CHOSEN, EVENT_REVEALED)
TO_THE_GRAVEYARD: Final = (EVENT_DESTROYED, EVENT_DISCARDED, EVENT_TRIBUTED)


def tell_event(event: "SeenEvent | dict[str, Any]", voice: Voice) -> str:
    """Tell one event in a sentence; it may be an event of a view, or one of a replay in plain words.

    >>> tell_event({"event": "drew", "player": 1}, Voice("en", 0))
    'Your opponent draws a card.'
    >>> tell_event({"event": "turn started", "player": 0, "number": 3}, Voice("zh"))
    '第3回合：玩家0的回合。'
    """
    told = plain_event(event, voice)
    kind = kind_of(told)
    if kind == EVENT_DUEL_ENDED:
        return tell_ending(str(told.get("number", "")), told["player"], voice)
    if kind == EVENT_DAMAGE_CALCULATED and is_compared(told):
        return tell_comparison(told, voice)
    number = told.get("number", 0)
    named = str(number)
    words: dict[str, object] = {**voice.player_words(told["player"]), **card_words(told, voice)}
    words.update(
        event=told["event"],
        number=abs(number) if isinstance(number, int) else named,
        old=told.get("old", 0),
        new=told.get("new", 0),
        pile=translate(PLACES, named, voice.lang),
        phase=translate(PHASES, named, voice.lang),
        step=translate(STEPS, named, voice.lang),
        timing=translate(TIMINGS, named, voice.lang),
        deed=translate(DEEDS, named, voice.lang),
        what=translate(NEGATIONS, named, voice.lang),
        coin=translate(COINS, named, voice.lang),
        declared=declared_words(told, voice),
        call=translate(COINS, str(told.get("call", "")), voice.lang),
        change="",
        **cause_words(told, voice),
    )
    if kind == EVENT_COUNTERS_CHANGED:
        counter = translate(COUNTERS, str(told.get("counter", "")), voice.lang)
        words["counters"] = voice.say(phrases.COUNTERS_OF_A_KIND, number=told.get("new", 0), counter=counter)
    if kind == EVENT_LP_CHANGED:
        gained = isinstance(number, int) and number > 0
        words["change"] = voice.say(phrases.GAINS if gained else phrases.LOSES, **words)
    return voice.say(phrase_of(kind, told), **words)


def declared_words(told: dict[str, Any], voice: Voice) -> str:
    """Say what was declared, empty for an event that is no declaration."""
    number = told.get("number", 0)
    deed = number_of(DEEDS, str(told.get("what", "")))
    return tell_declared(deed, number if isinstance(number, int) else 0, str(told.get("declared", "")), voice)


def phrase_of(kind: int, told: dict[str, Any]) -> Pair:
    """Return the phrase for an event; some kinds have several."""
    cause = number_of(CAUSES, str(told.get("cause", "")))
    if kind == EVENT_ATTACK_DECLARED and "target" not in told:
        return phrases.ATTACKS_DIRECTLY
    if kind == EVENT_DECLARED and told.get("effect"):
        return phrases.ACTIVATES_EFFECT
    if kind == EVENT_LP_CHANGED and cause == BY_COST:
        return phrases.PAYS
    if kind == EVENT_COIN_TOSSED and told.get("call"):
        return phrases.CALLS
    if kind == EVENT_ZONE_BLOCKED and not told.get("new"):
        return phrases.ZONE_FREE_AGAIN
    if kind == EVENT_SUMMONED and number_of(DEEDS, str(told.get("number", ""))) == GEMINI_SUMMON:
        return phrases.SUMMONED_AGAIN
    if kind == EVENT_SPECIAL_SUMMONED and "from" not in told:
        return phrases.SUMMONS_FROM_NOWHERE
    if kind == EVENT_SPECIAL_SUMMONED and number_of(DEEDS, str(told.get("number", ""))) in phrases.SUMMONS:
        return phrases.SUMMONS[number_of(DEEDS, str(told["number"]))]
    if kind == EVENT_SHUFFLED and is_on_field(told):
        return phrases.MIXES
    if kind == EVENT_POSITION_CHANGED and cause == BY_EFFECT:
        return phrases.TURNED_BY_EFFECT
    if kind == EVENT_LASTING_ENDED and "at" not in told:
        return phrases.ENDS_FOR_A_PLAYER
    if kind == EVENT_REVEALED and "number" in told:
        return phrases.REVEALS
    if kind == EVENT_SENT_TO_GRAVEYARD and told.get("from") == "material":
        return phrases.DETACHED
    if kind == EVENT_ADDED_TO_HAND and told.get("from") == "nowhere":
        return phrases.BACK_TO_HAND  # a summon or activation was negated, and the card taken back
    if kind == EVENT_ADDED_TO_HAND and "zone" in str(told.get("from", "")):
        return phrases.RETURNS_TO_HAND
    if kind == EVENT_RETURNED_TO_DECK and told.get("to") == "deck":
        return phrases.TO_DECK_PLACE.get(str(told.get("number", "shuffled")), phrases.EVENTS[kind])
    return phrases.EVENTS.get(kind, phrases.OTHER_EVENT)


def tell_events(
    events: "Sequence[SeenEvent] | Sequence[dict[str, Any]]", voice: Voice, everything: bool = False
) -> list[str]:
    """Tell what happened in as few lines as a listener needs; `everything` leaves nothing out.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=0, limits=False)
    >>> for line in tell_events(duel.view(0).events, Voice("en", 0))[:3]:
    ...     print(line)
    The duel begins.
    You take the first turn.
    You draw 5 cards: Mystical Elf; Mystical Elf; Mystical Elf; Mystical Elf; Mystical Elf.
    """
    return [line for _, line in tell_one_by_one([plain_event(event, voice) for event in events], voice, everything)]


def tell_one_by_one(
    told: Sequence[dict[str, Any]], voice: Voice, everything: bool = False
) -> Iterator[tuple[int, str]]:
    """Yield the lines for events in plain words, each with the place of the event it is told at.

    >>> draws = [{"event": "drew", "player": 1}] * 2
    >>> list(tell_one_by_one([{"event": "chain ended", "player": 0}, *draws], Voice("en", 0)))
    [(1, 'Your opponent draws 2 cards.')]
    """
    at = 0
    while at < len(told):
        event = told[at]
        run = 1
        if kind_of(event) in TOLD_TOGETHER:
            while at + run < len(told) and is_alike(event, told[at + run]):
                run += 1
        if run > 1:
            yield at, tell_together(list(told[at : at + run]), voice)
        elif everything or not is_quiet(event, told[at - 1] if at else {}):
            yield at, tell_event(event, voice)
        at += run


def tell_outcome(outcome: "Outcome", voice: Voice) -> str:
    """Say how the duel ended.

    >>> from spellspeed.duel import Outcome
    >>> from spellspeed.words import WON_BY_LP
    >>> tell_outcome(Outcome(1, WON_BY_LP, 9), Voice("en", 0)), tell_outcome(Outcome(1, WON_BY_LP, 9), Voice("zh", 1))
    ('Your opponent wins: you have 0 LP.', '你胜利：对方的基本分变成0。')
    """
    return tell_ending(outcome.reason, NOBODY if outcome.winner is None else outcome.winner, voice)


# ------------------------------------------------------------------------------------------------------ one by one


def plain_event(event: "SeenEvent | dict[str, Any]", voice: Voice) -> dict[str, Any]:
    """Return an event in plain words."""
    return event if isinstance(event, dict) else event.to_dict(voice.lang)


def kind_of(event: dict[str, Any]) -> int:
    """Return which kind of event the word of a replay stands for, -1 for one of a later version."""
    return number_of(EVENTS, str(event["event"]))


def is_alike(first: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two events of the same kind are told in one line."""
    keys = ["event", "player", "cause", "number"]
    if kind_of(first) == EVENT_REVEALED:
        keys += ["at", "of"]
    return all(first.get(key) == other.get(key) for key in keys)


def is_quiet(event: dict[str, Any], last: dict[str, Any]) -> bool:
    """Whether a person follows this without being told, having heard what came just before it."""
    kind = kind_of(event)
    cause = number_of(CAUSES, str(event.get("cause", "")))
    if kind == EVENT_PHASE_STARTED:
        return number_of(PHASES, str(event.get("number", ""))) != BATTLE_PHASE
    if kind == EVENT_SENT_TO_GRAVEYARD:
        # The destruction, the Tribute or the discard has just been told; a Spell or Trap that was used goes there.
        told = last and kind_of(last) in TO_THE_GRAVEYARD and last.get("name") == event.get("name")
        used = cause == BY_RULE and str(event.get("from", "")).startswith("spell & trap")
        return bool(told) or used or cause in (BY_BATTLE, BY_TRIBUTE, BY_HAND_LIMIT)
    if kind == EVENT_DAMAGE_CALCULATED:
        return not is_compared(event)  # the damage of a direct attack is told
    if kind == EVENT_FLIPPED:
        return cause == BY_PLAYER  # the Flip Summon itself is told
    return kind in QUIET and not (kind == EVENT_SHUFFLED and is_on_field(event))


def is_on_field(event: dict[str, Any]) -> bool:
    """Whether it is monsters on the field that were shuffled, which nobody else would tell of."""
    return "zone" in str(event.get("number", ""))


def tell_together(events: list[dict[str, Any]], voice: Voice) -> str:
    """Tell several draws, targets or cards that are shown in one line."""
    first = events[0]
    kind = kind_of(first)
    cards = [card_words(event, voice) for event in events]
    names = [tell_name(event, voice) for event in events if "name" in event]
    phrase = phrases.DRAWS_SEVERAL if names else phrases.DRAWS_HIDDEN
    if kind == EVENT_TARGETS_CHOSEN:
        phrase, names = phrases.TARGETS_SEVERAL, [words["there"] for words in cards]
    elif kind == EVENT_REVEALED:
        phrase = phrases.LOOKS_AT_SEVERAL if names else phrases.LOOKS_AT_HIDDEN
        phrase = phrases.REVEALS_SEVERAL if "number" in first else phrase
    told = voice.say(phrases.NEXT_CARD).join(names)
    zone = cards[0]["zone"]
    return voice.say(phrase, number=len(events), cards=told, zone=zone, **voice.player_words(first["player"]))


def is_compared(event: dict[str, Any]) -> bool:
    """Whether a damage calculation says which points of which monster are compared."""
    target = event.get("target")
    return isinstance(target, dict) and "position" in target and compared_key(target) in target


def compared_key(target: dict[str, Any]) -> str:
    """Return which points of an attacked monster count."""
    return "atk" if str(target["position"]).endswith("attack") else "def"


def tell_comparison(event: dict[str, Any], voice: Voice) -> str:
    """Tell the points that are compared in a battle of two monsters."""
    target, atk = event["target"], event.get("number", 0)
    key = compared_key(target)
    points = target[key]
    spared = False
    if isinstance(atk, int) and isinstance(points, int):
        spared = atk <= points if key == "def" else atk == points == 0
    return voice.say(
        phrases.COMPARED,
        card=tell_name(event, voice),
        number=atk,
        other=tell_name(target, voice),
        points=voice.say(phrases.ATK if key == "atk" else phrases.DEF, number=points),
        result=voice.say(phrases.NONE_DESTROYED) if spared else "",
    )


def card_words(event: dict[str, Any], voice: Voice) -> dict[str, str]:
    """Return the words for the cards and places of an event."""
    words = {"card": "", "zone": "", "position": "", "from": "", "target": "", "there": "", "points": ""}
    place = str(event.get("to", "") or event.get("at", ""))
    position = str(event.get("position", ""))
    player = event.get("of", event["player"])
    if place:
        card = {**event, "at": place, "of": player}
        words["card"] = tell_name(card, voice)
        if "from" in event and position.startswith("face-up"):
            words["card"] = tell_card(card, voice)  # new to the field: its points are news
        elif "name" not in event and "zone" in place:
            one = phrases.ONE_MONSTER if "monster zone" in place else phrases.ONE_OF
            words["card"] = voice.say(one, name=words["card"])
        words["zone"] = tell_place(place, player, voice)
        words["from"] = (
            tell_place(str(event["from"]), event.get("left", event["player"]), voice) if "from" in event else ""
        )
        words["position"] = tell_position(position, voice)
        words["there"] = tell_there(card, voice)
        words["points"] = tell_levels(event, voice) or tell_points(event, voice)
    else:
        words["card"] = tell_name(event, voice)
    target = event.get("target")
    if isinstance(target, dict):
        words["target"] = tell_card_there({"of": 1 - event["player"], **target}, voice)
        if "name" not in target and voice.lang == "en":
            words["target"] = voice.say(phrases.ONE_OF, name=words["target"])
    return {**words, "Card": capital(words["card"]), "There": capital(words["there"])}


def tell_levels(event: dict[str, Any], voice: Voice) -> str:
    """Say how the Level of a card was changed, nothing for other events: a card of a hand shows no points."""
    changed = number_of(EVENTS, str(event.get("event", ""))) == EVENT_STAT_CHANGED and event.get("old") == LEVEL
    return voice.say(phrases.LEVELS[event["new"]], number=event.get("number", 0)) if changed else ""


def tell_points(card: dict[str, Any], voice: Voice) -> str:
    """Say the ATK and DEF of a card in plain words, as far as it has them."""
    known = [(phrase, card[key]) for key, phrase in (("atk", phrases.ATK), ("def", phrases.DEF)) if key in card]
    return voice.say(phrases.COMMA).join([voice.say(phrase, number=number) for phrase, number in known])


def cause_words(event: dict[str, Any], voice: Voice) -> dict[str, str]:
    """Return the words that say by what something was done, or for what it was paid; empty where it is clear."""
    words = {"cause": "", "cost": "", "because": ""}
    cause = number_of(CAUSES, str(event.get("cause", "")))
    by = event.get("by")
    named = isinstance(by, dict) and "name" in by and by["name"] != event.get("name")
    card = tell_name(by, voice) if isinstance(by, dict) and named else ""
    if cause == BY_BATTLE:
        words["cause"] = voice.say(phrases.BY_BATTLE_WORDS)
    elif cause == BY_EFFECT:
        words["cause"] = voice.say(phrases.BY_CARD if named else phrases.BY_EFFECT_WORDS, card=card)
        words["because"] = voice.say(phrases.BECAUSE["effect"], card=card) if named else ""
    elif cause == BY_COST and named:
        words["cost"] = voice.say(phrases.AS_COST, card=card)
        words["because"] = voice.say(phrases.BECAUSE["cost"], card=card)
    return words


def tell_ending(reason: str, winner: int, voice: Voice) -> str:
    """Say how the duel ended, from the reason as replays write it and the winner, -1 for a draw."""
    endings = phrases.DRAWS if winner == NOBODY else phrases.WINS
    phrase = endings.get(reason, phrases.OTHER_DRAW if winner == NOBODY else phrases.OTHER_WIN)
    loser = 1 - winner
    words = voice.player_words(winner)
    words["has"] = voice.player_words(loser)["has"]
    return voice.say(phrase, loser=voice.who(loser), reason=reason, **words)
