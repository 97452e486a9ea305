"""The facts of a duel that `behaviour.py` digests: an explicit list, in the words people read where there are such.

What the facade tells besides, how it is spelt there and how its values print does not matter here: a fact that moves
to another name is a change of one line in this file, and one that is new is no change at all.
"""

from collections.abc import Iterator, Sequence

from spellspeed import AmbiguousAnswer, Duel, UnreadableAnswer
from spellspeed.describe import describe_text
from spellspeed.duel import Outcome
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.pool import CardPool
from spellspeed.seen import SeenCard, SeenEvent, SeenLine, SeenLink, SeenRequest
from spellspeed.telling import Voice, tell_events, tell_request
from spellspeed.telling.duel_words import NEGATIONS, word
from spellspeed.terminal.menu import number_options
from spellspeed.view import View
from spellspeed.wording import tell_counters
from spellspeed.words import ASK_NAME

LANGUAGES = ("en", "zh")
COUNTED = 60  # answers to a question are counted up to here


# ------------------------------------------------------------------------------------------------------ what lies where


def say_number(number: int | None) -> str:
    """Return a number, or a dash for none."""
    return "-" if number is None else str(int(number))


def say_card(card: SeenCard | None) -> str:
    """Return what is seen of a card: where it lies and how, what it is, and what it has now."""
    if card is None:
        return "-"
    # Most cards are no more than this, and a duel shows some hundred thousand.
    text = f"{card.place} {card.index} {card.controller}{card.owner}{'u' if card.face_up else 'd'} {card.password}"
    if card.position:
        text += f" {card.position}{'!' if card.attack else ''}"
    if card.atk is not None:
        text += f" {say_number(card.atk)}/{say_number(card.def_)} L{say_number(card.level)}"
    if card.scale is not None:
        text += f" scale {say_number(card.scale)}"
    if card.counters:
        text += f" {', '.join(tell_counters(card.counters, 'en'))}"
    if card.equipped_to:
        text += f" on {card.equipped_to}"
    if card.materials:
        text += f" over [{say_cards(card.materials)}]"
    return text


def say_cards(cards: Sequence[SeenCard | None]) -> str:
    """Return what is seen of several cards."""
    return "; ".join([say_card(card) for card in cards])


def say_moment(view: View) -> str:
    """Return turn, phase, step and timing."""
    words = [each for each in (view.phase, view.step, view.timing) if each]
    return f"turn {view.turn} of player {view.turn_player}, {', '.join(words)}"


def say_battle(view: View) -> str:
    """Return the attack under way."""
    battle = view.battle
    if battle is None:
        return ""
    calculated = " (calculated)" if battle.calculated else ""
    return f"player {battle.player}: {say_card(battle.attacker)} attacks {say_card(battle.target)}{calculated}"


def say_line(line: SeenLine | None) -> str:
    """Return which line of a card is meant."""
    if line is None:
        return ""
    kind = "activation with effect" if line.with_effect else "effect" if line.is_effect else "activation"
    return f"{kind} {line.number}"


def say_link(link: SeenLink) -> str:
    """Return a link of the chain."""
    told = f"{link.number} player {link.player}: {say_card(link.card)}, {say_line(link.line)}, {link.stage}"
    if link.targets:
        told += f", targets {say_cards(link.targets)}"
    return told + (f", {word(NEGATIONS, link.negated, 'en')} negated" if link.negated else "")


def list_facts(view: View) -> Iterator[tuple[str, str]]:
    """Yield all that a player sees of a moment: what it is called, and what is seen of it."""
    yield "moment", say_moment(view)
    for player in (0, 1):
        sizes = (view.lp(player), view.hand_size(player), view.deck_size(player), view.extra_size(player))
        yield f"LP, hand, deck, Extra Deck, Side Deck {player}", f"{sizes} {view.side_size(player)}"
        yield f"monsters {player}", say_cards(view.monsters(player))
        yield f"spells {player}", say_cards(view.spells(player))
        yield f"field zone {player}", say_card(view.field_zone(player))
        yield f"graveyard {player}", say_cards(view.graveyard(player))
        yield f"banished {player}", say_cards(view.banished(player))
        yield f"extra deck {player}", say_cards(view.extra_deck(player))
        yield f"open hand {player}", say_cards([card for card in view.hand(player) if card.face_up])
        yield f"blocked zones {player}", ", ".join(map(str, view.blocked_zones(player)))
    yield "own hand", say_cards(own_hand(view))
    yield "extra monster zones", say_cards(view.extra_monster_zones)
    yield "nowhere", say_cards(view.nowhere)
    yield "deck that is searched", say_cards(searched_deck(view))
    yield "battle", say_battle(view)
    yield "chain", "; ".join([say_link(link) for link in view.chain])


def own_hand(view: View) -> tuple[SeenCard, ...]:
    """Return the hand of the player who looks."""
    return view.hand()


def searched_deck(view: View) -> tuple[SeenCard, ...]:
    """Return the deck of the player who looks while he searches it."""
    return view.deck() if view.searches_deck else ()


def own_field(view: View) -> list[SeenCard]:
    """Return the monsters, Spells and Traps of the player who looks."""
    field = [*view.monsters(view.player), *view.extra_monster_zones, *view.spells(view.player)]
    return [card for card in field if card is not None and card.controller == view.player]


# ----------------------------------------------------------------------------------------------- what is asked and told


def say_request(duel: Duel, view: View, request: SeenRequest, pool: CardPool) -> Iterator[str]:
    """Yield what the player who looks is asked, and the options as a person reads them."""
    yield f"asked: {int(request.kind)} for {int(request.purpose)}, {request.least} to {request.most}"
    yield f"about: {say_card(request.card)}, {say_line(request.line)}, {request.stage} {request.verb}"
    if (request.least, request.most) != (1, 1):
        yield f"answers: {duel.count_answers(COUNTED)} of {len(request.options)} options"
    for lang in LANGUAGES:
        voice = Voice(lang, view.player, pool)
        yield tell_request(view, voice)
        if request.kind != ASK_NAME:
            for line in number_options(request, voice):
                yield f"{line.number}. {line.text} [{line.pick}]"
    if request.kind == ASK_NAME:  # a person types one
        yield f"names: {' '.join([str(option.number) for option in request.options])}"


def find_events(view: View) -> list[SeenEvent]:
    """Return all that has happened, as a player saw it."""
    return view.events


def count_events(duel: Duel) -> list[int]:
    """Return how much had happened before the first decision, and then from each to the next."""
    return [len(duel.beginning.opening), *[len(node.events) for node in duel.history()]]


def say_events(events: Sequence[SeenEvent], player: int, pool: CardPool) -> Iterator[str]:
    """Yield what happened as it is told to a player."""
    for lang in LANGUAGES:
        yield from tell_events(events, Voice(lang, player, pool), everything=True)


def say_outcome(outcome: Outcome | None) -> str:
    """Return how a duel ended."""
    if outcome is None:
        return "not over"
    winner = "nobody" if outcome.winner is None else f"player {outcome.winner}"
    return f"{winner} wins by {outcome.reason} in turn {outcome.turn}"


# -------------------------------------------------------------------------------------------------------------- why not


def say_why_not(duel: Duel, wish: str) -> str:
    """Return the rules that forbid a wish, None where it is possible."""
    try:
        reasons = duel.reasons_against(wish)
    except (AmbiguousAnswer, UnreadableAnswer) as unclear:
        return type(unclear).__name__
    return ", ".join([reason.rule for reason in reasons]) or "None"


# ------------------------------------------------------------------------------------------------------- texts of cards


def say_text(card: CardFacts, pool: CardPool) -> Iterator[str]:
    """Yield how a card reads in both languages."""
    yield f"{card.password} {card.name_en} · {card.name_zh}"
    for lang in LANGUAGES:
        yield from describe_text(card, lang, pool)
