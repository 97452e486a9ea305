"""What a player may respond to: the link, the summon, the attack or the phase that opened the window."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import spellspeed.terminal.messages as messages
from spellspeed.seen import SeenCard, SeenEvent, SeenRequest
from spellspeed.telling import Voice, capital, tell_effect, tell_event, tell_request
from spellspeed.telling.duel_words import PHASES, STEPS, TIMINGS, translate
from spellspeed.telling.table import tell_name, tell_there
from spellspeed.terminal.menu import find_pass
from spellspeed.view import View
from spellspeed.words import (
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_TARGET,
    EVENT_CHAIN_ENDED,
    EVENT_FLIP_SUMMONED,
    EVENT_LINK_STARTED,
    EVENT_PHASE_STARTED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TIMING_REACHED,
    FOR_FIRST_TURN,
    FOR_RESPONSE,
)

RECENT: Final = 40  # events that are looked through first
MERE_TIME: Final = (EVENT_PHASE_STARTED, EVENT_STEP_STARTED, EVENT_TIMING_REACHED)
SUMMONS: Final = (EVENT_SUMMON_ATTEMPTED, EVENT_SUMMONED, EVENT_FLIP_SUMMONED, EVENT_SPECIAL_SUMMONED)


class Occasion(NamedTuple):
    """What opened a window, in a plain word, whose deed that is, and whether it is aimed at the one who is asked."""

    word: str  # "link", "attack", "summon", "other" or "time": nothing has happened but a phase or step
    by: int
    aimed: bool = False


def find_occasion(view: View) -> Occasion:
    """Return what opened the window in which the player of a view is asked; all of it is public.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi set: Magic Jammer"
    >>> duel = Duel.from_position(text)
    >>> duel.play("activate Ookazi", "zone 1")
    >>> find_occasion(duel.view(1))
    Occasion(word='link', by=0, aimed=False)
    """
    chain, battle = view.chain, view.battle
    if chain:
        last, theirs = chain[-1], chain[-1].player != view.player
        answered = len(chain) > 1 and chain[-2].player == view.player
        return Occasion("link", last.player, theirs and (answered or is_aimed_at(last.targets, view.player)))
    if view.leaves_phase:
        return Occasion("time", view.turn_player)
    event = view.events_after(view.count_events() - 1)[0]
    if battle is not None and (view.timing or event.kind in (EVENT_ATTACK_DECLARED, EVENT_ATTACK_TARGET)):
        return Occasion("attack", battle.player, battle.player != view.player)
    if event.kind in MERE_TIME:
        return Occasion("time", view.turn_player)
    if event.kind == EVENT_CHAIN_ENDED:
        resolved = find_last(view, EVENT_LINK_STARTED)
        return Occasion("other", view.turn_player if resolved is None else resolved.player)
    return Occasion("summon" if event.kind in SUMMONS else "other", event.player)


def is_aimed_at(targets: Sequence[SeenCard], player: int) -> bool:
    """Whether a card of the player is among the targets."""
    return any(target.controller == player for target in targets)


def tell_open_question(view: View, voice: Voice) -> str:
    """Say what is asked; of a window also what opened it, so that one knows what one responds to.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi set: Magic Jammer"
    >>> duel = Duel.from_position(text)
    >>> duel.play("activate Ookazi", "zone 1")
    >>> tell_open_question(duel.view(1), Voice("en", 1))
    "Do you respond to chain link 1, your opponent's Ookazi?"
    """
    request = view.request
    if request is not None and request.purpose == FOR_FIRST_TURN and view.is_order_given:
        return voice.say(messages.YOUR_CHOICE)  # nobody has thrown in the duel itself
    if request is None or not is_window(request):
        return tell_request(view, voice)
    if view.chain:
        return tell_last_link(view, voice)
    return voice.say(messages.RESPOND, happened=tell_occasion(view, voice))


def is_window(request: SeenRequest) -> bool:
    """Whether one may respond or pass.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> is_window(Duel(deck, deck, first=0, limits=False).view(0).request)
    False
    """
    return request.purpose == FOR_RESPONSE and find_pass(request) >= 0


def tell_last_link(view: View, voice: Voice) -> str:
    """Ask for a response to the last link of the chain, with whose it is."""
    last = view.chain[-1]
    effect = tell_effect(last.card, last.line, voice)
    return voice.say(messages.RESPOND_TO_LINK, number=last.number, whose=voice.whose(last.player), effect=effect)


def tell_occasion(view: View, voice: Voice) -> str:
    """Say in a sentence what opened a window in which there is no chain yet.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Sangan\\nopp 8000", ask_all=True)
    >>> duel.play("end turn")
    >>> tell_occasion(duel.view(0), Voice("en", 0)), tell_occasion(duel.view(0), Voice("zh", 0))
    ('You are about to end your Main Phase 1.', '你要结束你的主要阶段1。')
    """
    here = voice.player_words(view.turn_player)
    phase = translate(PHASES, view.phase.lower(), voice.lang)
    if view.leaves_phase:
        be = "are" if view.turn_player == voice.reader else "is"
        return voice.say(messages.LEAVES_PHASE, phase=phase, be=be, **here)
    event = view.events_after(view.count_events() - 1)[0]
    if event.kind == EVENT_CHAIN_ENDED:
        resolved = find_last(view, EVENT_LINK_STARTED)
        if resolved is not None and resolved.card is not None:
            whose = voice.whose(resolved.player)
            return voice.say(messages.HAS_RESOLVED, whose=whose, card=tell_name(resolved.card, voice))
    elif event.kind == EVENT_SUMMON_ATTEMPTED and event.card is not None:
        words = voice.player_words(event.player)
        return voice.say(messages.BEING_SUMMONED, card=tell_name(event.card, voice), **words)
    elif event.kind == EVENT_ATTACK_TARGET:
        attack = find_last(view, EVENT_ATTACK_DECLARED)
        return tell_event(event if attack is None else attack, voice)
    elif event.kind in MERE_TIME or event.kind == EVENT_CHAIN_ENDED:
        return tell_time(view, voice, phase)
    return tell_event(event, voice)


def find_last(view: View, kind: int) -> SeenEvent | None:
    """Return the last event of a kind that the player saw, None if there was none."""
    recent = view.events_after(max(0, view.count_events() - RECENT))  # the whole tale only where that is not enough
    found = next((event for event in reversed(recent) if event.kind == kind), None)
    return found or next((event for event in reversed(view.events) if event.kind == kind), None)


def tell_time(view: View, voice: Voice, phase: str) -> str:
    """Say which phase of whose it is, with the step, and with the attack in a Damage Step."""
    if view.timing and view.battle is not None:
        battle = view.battle
        target = messages.DIRECTLY if battle.target is None else messages.ATTACKS
        return voice.say(
            target,
            timing=translate(TIMINGS, view.timing.lower(), voice.lang),
            card=capital(tell_there(battle.attacker, voice)),
            target="" if battle.target is None else tell_there(battle.target, voice),
        )
    words = voice.player_words(view.turn_player)
    if not view.step:
        return voice.say(messages.IN_PHASE, phase=phase, **words)
    step = translate(STEPS, view.step.lower(), voice.lang)
    return voice.say(messages.IN_STEP, phase=phase, step=step, **words)
