"""What a seat sees, as messages: tables, events, how a match stands and refusals, from views alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from spellspeed.deck import Deck as DeckList
from spellspeed.play.match_view import MatchView
from spellspeed.play.standing import TO_SIDE, DuelResult
from spellspeed.rulebook.book import Refusal as Refused
from spellspeed.rulebook.book import find_rule
from spellspeed.seen import SeenBattle, SeenEvent, SeenLasting, SeenLink
from spellspeed.server.messages import (
    Attack,
    ChainLink,
    Deck,
    Duelled,
    Event,
    Lasting,
    Refusal,
    Side,
    Standing,
    Table,
)
from spellspeed.server.picturing_cards import picture_at, picture_card, picture_place
from spellspeed.server.picturing_questions import picture_question
from spellspeed.server.plain_words import Cause, Happening
from spellspeed.telling import Voice, tell_moment, tell_outcome
from spellspeed.telling.duel_words import PHASES, TIMINGS, translate
from spellspeed.telling.event_sentences import tell_ending, tell_one_by_one
from spellspeed.telling.table import tell_link
from spellspeed.view import View
from spellspeed.words import NOBODY, NOT_NEGATED

__all__ = [
    "picture_card",
    "picture_events",
    "picture_question",
    "picture_refusal",
    "picture_standing",
    "picture_table",
]

PLAYERS: Final = (0, 1)


# ----------------------------------------------------------------------------------------------------------- the table

Names = tuple[str, str] | None  # of both players, for who is neither


def picture_table(view: View, lang: str, names: Names = None) -> Table:
    """Return the whole table as a view shows it.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 800 monsters: Sangan"
    >>> table = picture_table(Duel.from_position(text).view(0), "en")
    >>> table.moment, table.sides[0].hand[0].name, table.sides[1].monsters[0].atk
    ('Turn 3, your Main Phase 1. You: 8000 LP. Your opponent: 800 LP.', 'Umi', 1000)
    """
    voice = Voice(lang, view.player if view.plays else None, names=names)
    request, battle, phase, timing = view.request, view.battle, view.phase.lower(), view.timing.lower()
    table = Table(
        view.turn,
        view.turn_player,
        phase,
        translate(PHASES, phase, lang),
        [picture_side(view, player, lang) for player in PLAYERS],
        [],
        view.step.lower(),
        timing,
        translate(TIMINGS, timing, lang) if timing else "",
        [picture_link(link, voice) for link in view.chain],
        None if battle is None else picture_attack(battle),
        [picture_lasting(lasting, lang) for lasting in view.lasting],
        [picture_card(card, lang) for card in view.nowhere],
        None if request is None else request.player,
        tell_moment(view, voice),
    )
    if view.format.extra_monster_zones:
        zones = view.extra_monster_zones
        table.extra_monster_zones = [None if card is None else picture_card(card, lang) for card in zones]
    outcome = view.outcome
    if outcome is not None:
        table.outcome = Duelled(outcome.winner, outcome.reason, outcome.turn, tell_outcome(outcome, voice))
    return table


def picture_side(view: View, player: int, lang: str) -> Side:
    """Return one player's half of the table."""
    field = view.field_zone(player)
    searched = view.searches_deck and player == view.player
    return Side(
        player,
        view.lp(player),
        [picture_card(card, lang) for card in view.hand(player)],
        [None if card is None else picture_card(card, lang) for card in view.monsters(player)],
        [None if card is None else picture_card(card, lang) for card in view.spells(player)],
        [picture_card(card, lang) for card in view.graveyard(player)],
        [picture_card(card, lang) for card in view.banished(player)],
        view.deck_size(player),
        view.extra_size(player),
        None if field is None else picture_card(field, lang),
        [picture_card(card, lang) for card in view.extra_deck(player) if not card.hidden],
        [picture_card(card, lang) for card in view.deck(player)] if searched or view.sees_all else [],
        view.side_size(player),
        list(view.blocked_zones(player)),
        view.normal_summons_left(player),
    )


def picture_link(link: SeenLink, voice: Voice) -> ChainLink:
    """Return a chain link."""
    return ChainLink(
        link.number,
        link.player,
        picture_card(link.card, voice.lang),
        tell_link(link, voice),
        link.effect,
        [picture_at(target) for target in link.targets],
        link.stage == "resolving",
        link.stage == "resolved",
        link.negated != NOT_NEGATED,
    )


def picture_attack(battle: SeenBattle) -> Attack:
    """Return the attack under way."""
    target = battle.target
    return Attack(battle.player, picture_at(battle.attacker), None if target is None else picture_at(target))


def picture_lasting(lasting: SeenLasting, lang: str) -> Lasting:
    """Return what lasts."""
    at = 1 if lang == "zh" else 0
    return Lasting(
        lasting.player,
        lasting.facts.password,
        lasting.called(lang),
        lasting.text(lang),
        lasting.ends[at],
        lasting.subject[at],
        [picture_at(card) for card in lasting.cards],
        lasting.put_off,
    )


# ------------------------------------------------------------------------------------------------------- what happened


def picture_events(events: Sequence[SeenEvent], lang: str, seat: int, names: Names = None) -> list[Event]:
    """Return what happened, told to a seat.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> view = Duel(deck, deck, first=0, limits=False).view(1)
    >>> [event.text for event in picture_events(view.events, "en", 1) if event.kind == "drew"][:2]
    ['Your opponent draws 5 cards.', '']
    """
    told = [event.to_dict(lang) for event in events]
    lines = dict(tell_one_by_one(told, Voice(lang, seat if seat in PLAYERS else None, names=names)))
    return [
        picture_event(event, words, lines.get(at, ""), lang)
        for at, (event, words) in enumerate(zip(events, told, strict=True))
    ]


def picture_event(event: SeenEvent, told: dict[str, Any], text: str, lang: str) -> Event:
    """Return one event, of which the plain words are known and the sentence, if it is told."""
    number = told.get("number", 0)
    what = told.get("counter") or told.get("what") or (number if isinstance(number, str) else "")
    return Event(
        cast(Happening, told["event"]),
        text,
        event.player,
        None if event.card is None else picture_card(event.card, lang),
        picture_place(event.came_from, event.left) if event.came_from else None,
        None if event.other is None else picture_card(event.other, lang),
        what,
        number if isinstance(number, int) else 0,
        told.get("old", 0),
        told.get("new", 0),
        cast(Cause, told["cause"]),
        event.as_effect,
    )


# ----------------------------------------------------------------------------------------------- matches and refusals


def picture_standing(view: MatchView, lang: str, own: bool = True) -> Standing:
    """Return how a match stands, as one player sees it; without `own`, for who looks on, what both players see.

    >>> from spellspeed import Deck
    >>> from spellspeed.play import Match
    >>> deck = Deck.packaged("dragons")
    >>> picture_standing(Match(deck, deck).view(0), "en").score
    [0, 0]
    """
    outcome = view.outcome
    voice = Voice(lang, view.player if own else None)
    return Standing(
        view.number,
        list(view.score),
        [picture_result(result, voice) for result in view.results],
        list(view.thrown) if all(view.thrown) else [],
        own and bool(view.throws[view.player]),
        list(view.sided),
        picture_deck(view.deck) if own and view.stage == TO_SIDE else None,
        list(view.extra_sizes),
        list(view.side_sizes),
        view.is_extra,
        view.time_called,
        view.clock if own else None,
        None if outcome is None else outcome.winner,
        outcome is not None,
        "" if outcome is None else outcome.reason,
    )


def picture_result(result: DuelResult, voice: Voice) -> Duelled:
    """Return how a duel of a match ended."""
    winner = NOBODY if result.winner is None else result.winner
    text = tell_ending(result.reason, winner, voice)
    return Duelled(result.winner, result.reason, result.turn, text, result.extra)


def picture_deck(deck: DeckList) -> Deck:
    """Return a deck list."""
    return Deck(list(deck.main), list(deck.extra), list(deck.side))


@lru_cache(2000)
def picture_refusal(refusal: Refused, lang: str) -> Refusal:
    """Return why something cannot be done.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> picture_refusal(duel.why_not("main phase 2"), "en").text
    'Main Phase 2 exists only in a turn in which a Battle Phase has been conducted.'
    """
    if lang == "zh":
        rule = find_rule(refusal.rule)
        facts, card = list(refusal.facts_zh), refusal.card_zh
        return Refusal(refusal.rule, rule.in_chinese(), facts, card, rule.source_zh, refusal.in_chinese())
    return Refusal(refusal.rule, refusal.sentence, list(refusal.facts), refusal.card, refusal.source, str(refusal))
