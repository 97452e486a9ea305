"""Sentences for people, in English or Chinese: what is asked, what may be answered, what happened, what lies where.

Everything is told from a view, so what a player may not see is not in any sentence. A sentence is one plain line,
without boxes or columns, so that a screen reader reads it well.
"""

from typing import Final

import spellspeed.terminal.phrases as phrases
from spellspeed.duel import Outcome
from spellspeed.seen import SeenCard, SeenEvent, SeenOption
from spellspeed.telling import DEEDS, PHASES, PLACES, STEPS, TIMINGS, translate, word
from spellspeed.terminal.phrases import Pair
from spellspeed.view import View
from spellspeed.wording import check_language, points
from spellspeed.words import (
    BATTLE_PHASE,
    BEFORE_FIRST_TURN,
    BY_BATTLE,
    BY_EFFECT,
    BY_HAND_LIMIT,
    BY_PLAYER,
    BY_TRIBUTE,
    CHANGE_POSITION,
    EVENT_ATTACK_DECLARED,
    EVENT_BATTLED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    EVENT_FLIPPED,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SHUFFLED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_TIMING_REACHED,
    NOBODY,
    NORMAL_SUMMON,
    SET_MONSTER,
    TRIBUTE_SUMMON,
)

# What a person follows without being told each time.
QUIET: Final = (
    EVENT_SHUFFLED,
    EVENT_STEP_STARTED,
    EVENT_TIMING_REACHED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_BATTLED,
)


class Voice:
    """The language, and who is "you"; without a reader the players are called by their numbers.

    >>> Voice("en", 0).who(1), Voice("zh", 1).who(1), Voice("en").whose(0)
    ('your opponent', '你', "player 0's")
    """

    def __init__(self, lang: str = "en", reader: int | None = None) -> None:
        self.lang: Final = check_language(lang)
        self.reader: Final = reader

    def say(self, pair: Pair, **words: object) -> str:
        """Return the phrase in this language, filled in."""
        return pair[1 if self.lang == "zh" else 0].format(**words)

    def who(self, player: int) -> str:
        """Return the player as the subject of a sentence."""
        if self.reader is None:
            return self.say(phrases.PLAYER, number=player)
        return self.say(phrases.YOU if player == self.reader else phrases.OPPONENT)

    def whose(self, player: int) -> str:
        """Return the player as the owner of something."""
        if self.reader is None:
            return self.say(phrases.PLAYERS, number=player)
        return self.say(phrases.YOURS if player == self.reader else phrases.OPPONENTS)

    def player_words(self, player: int) -> dict[str, str]:
        """Return the words that stand for a player in a phrase."""
        third = player != self.reader
        who, whose = self.who(player), self.whose(player)
        return {
            "who": who,
            "Who": capital(who),
            "whose": whose,
            "Whose": capital(whose),
            "s": "s" if third else "",
            "has": "has" if third else "have",
        }


def capital(text: str) -> str:
    """Begin a sentence with this text.

    >>> capital("your opponent")
    'Your opponent'
    """
    return text[:1].upper() + text[1:]


# ------------------------------------------------------------------------------------------------ phases, places, cards


def tell_phase(phase: int, lang: str = "en") -> str:
    """Name a phase.

    >>> tell_phase(BATTLE_PHASE, "zh")
    '战斗阶段'
    """
    return word(PHASES, phase, lang)


def tell_step(step: int, lang: str = "en") -> str:
    """Name a step of the Battle Phase.

    >>> from spellspeed.words import DAMAGE_STEP
    >>> tell_step(DAMAGE_STEP)
    'Damage Step'
    """
    return word(STEPS, step, lang)


def tell_place(place: str, player: int, voice: Voice) -> str:
    """Say a place as a view names it, with whose it is.

    >>> tell_place("monster zone 3", 0, Voice("en", 0)), tell_place("monster zone 3", 0, Voice("zh", 1))
    ('your monster zone 3 of 5', '对方的怪兽区第3格')
    """
    head, _, number = place.rpartition(" ")
    name = head if number.isdigit() else place
    phrase = phrases.ZONES.get(name)
    if phrase is None:
        return translate(PLACES, place, voice.lang)
    return voice.say(phrase, whose=voice.whose(player), number=number)


def tell_name(card: SeenCard, voice: Voice) -> str:
    """Name a card, or say what its back shows."""
    if card.facts is not None:
        return voice.say(phrases.NAME, name=card.called(voice.lang))
    if not card.position and "zone" not in card.place:
        return voice.say(phrases.UNKNOWN_CARD)
    return voice.say(phrases.UNKNOWN_MONSTER if card.is_monster else phrases.FACE_DOWN_CARD)


def tell_card(card: SeenCard, voice: Voice) -> str:
    """Name a card with what matters about it here: position, Level, points."""
    facts: list[str] = []
    if card.position and card.facts is not None:
        facts.append(voice.say(phrases.POSITIONS[card.position]))
    for value, phrase in ((card.level, phrases.LEVEL), (card.atk, phrases.ATK), (card.def_, phrases.DEF)):
        # Once a monster is on the field, its Level is no longer what one asks for first; `look` tells it.
        if value is not None and not (card.position and phrase is phrases.LEVEL):
            facts.append(voice.say(phrase, number=points(value)))
    name = tell_name(card, voice)
    return name + voice.say(phrases.BRACKETS, text=voice.say(phrases.COMMA).join(facts)) if facts else name


def tell_card_there(card: SeenCard, voice: Voice) -> str:
    """Name a card with its facts and, on the field, its zone."""
    if "zone" not in card.place:
        return tell_card(card, voice)
    zone = tell_place(card.where, card.controller, voice)
    return voice.say(phrases.PLACED, card=tell_card(card, voice), zone=zone)


# ------------------------------------------------------------------------------------------------ questions and answers


def tell_option(option: SeenOption, voice: Voice) -> str:
    """Say what an option does.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> request = Duel(deck, deck, first=0, limits=False).view(0).request
    >>> tell_option(request.options[0], Voice("en", 0))
    'Normal Summon Mystical Elf (Level 4, ATK 800, DEF 2000)'
    """
    card = option.card
    deed = option.deed
    tributes = 0
    if card is not None and deed in (NORMAL_SUMMON, SET_MONSTER) and (card.level or 0) >= 5:
        tributes = 1 if (card.level or 0) < 7 else 2
        deed = TRIBUTE_SUMMON if deed == NORMAL_SUMMON else deed
    turned = "face-up defense" if card is not None and card.attack else "face-up attack"
    text = voice.say(
        phrases.OPTIONS[deed],
        card="" if card is None else tell_card_there(card, voice),
        zone=tell_place(option.place, voice.reader or 0, voice) if option.place else "",
        position=voice.say(phrases.POSITIONS[turned]) if deed == CHANGE_POSITION else "",
        number=tributes or option.number,
    )
    if tributes and deed == SET_MONSTER:
        text += voice.say(phrases.TRIBUTES, number=tributes)
    return capital(text)


def tell_moment(view: View, voice: Voice) -> str:
    """Say in one line which turn and phase it is and how many LP both have."""
    if view.phase == BEFORE_FIRST_TURN:
        return capital(tell_phase(view.phase, voice.lang)) + voice.say(phrases.STOP)
    return voice.say(
        phrases.MOMENT,
        turn=view.turn,
        whose=voice.whose(view.turn_player),
        phase=tell_phase(view.phase, voice.lang),
        mine=view.lp(view.player),
        theirs=view.lp(1 - view.player),
    )


def tell_request(view: View, voice: Voice) -> str:
    """Say what is asked, and how many answers to pick where it is not one.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> tell_request(Duel(deck, deck, first=0, limits=False).view(0), Voice("zh", 0))
    '要做什么？'
    """
    request = view.request
    if request is None:
        return ""
    card = "" if request.card is None else tell_name(request.card, voice)
    text = voice.say(phrases.QUESTIONS[request.purpose], card=card)
    if (request.least, request.most) != (1, 1):
        how = phrases.HOW_MANY["exact" if request.least == request.most else "range"]
        text += voice.say(how, least=request.least, most=request.most)
    return text


# ------------------------------------------------------------------------------------------------------- what happened


def tell_events(events: list[SeenEvent], voice: Voice, everything: bool = False) -> list[str]:
    """Tell what happened in as few lines as a listener needs; `everything` leaves nothing out.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=0, limits=False)
    >>> for line in tell_events(duel.view(0).events, Voice("en", 0))[:3]:
    ...     print(line)
    The duel begins.
    You take the first turn.
    You draw 5 cards: Mystical Elf, Mystical Elf, Mystical Elf, Mystical Elf, Mystical Elf.
    """
    lines: list[str] = []
    at = 0
    while at < len(events):
        event = events[at]
        run = 1
        if event.kind == EVENT_DRAWN:
            while at + run < len(events) and is_same_draw(event, events[at + run]):
                run += 1
        if run > 1:
            lines.append(tell_draws(events[at : at + run], voice))
        elif everything or not is_quiet(event):
            lines.append(tell_event(event, voice))
        at += run
    return lines


def is_same_draw(first: SeenEvent, other: SeenEvent) -> bool:
    """Whether two draws are told in one line."""
    return other.kind == EVENT_DRAWN and (other.player, other.cause) == (first.player, first.cause)


def is_quiet(event: SeenEvent) -> bool:
    """Whether a person follows this without being told."""
    if event.kind == EVENT_PHASE_STARTED:
        return event.number != BATTLE_PHASE
    if event.kind == EVENT_SENT_TO_GRAVEYARD:
        # The destruction, the Tribute or the discard has just been told.
        return event.cause in (BY_BATTLE, BY_TRIBUTE, BY_HAND_LIMIT)
    if event.kind == EVENT_FLIPPED:
        return event.cause == BY_PLAYER  # the Flip Summon itself is told
    return event.kind in QUIET


def tell_draws(events: list[SeenEvent], voice: Voice) -> str:
    """Tell several draws in one line."""
    names = [tell_name(event.card, voice) for event in events if event.card is not None and not event.card.hidden]
    words = voice.player_words(events[0].player)
    phrase = phrases.DRAWS_SEVERAL if names else phrases.DRAWS_HIDDEN
    return voice.say(phrase, number=len(events), cards=voice.say(phrases.COMMA).join(names), **words)


def tell_event(event: SeenEvent, voice: Voice) -> str:
    """Tell one event in a sentence.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=0, limits=False)
    >>> tell_event(duel.view(1).events[-1], Voice("zh", 1))
    '对方的主要阶段1。'
    """
    if event.kind == EVENT_DUEL_ENDED:
        return tell_outcome(Outcome(None if event.player == NOBODY else event.player, event.number, 0), voice)
    phrase = phrases.EVENTS[event.kind]
    if event.kind == EVENT_ATTACK_DECLARED and event.other is None:
        phrase = phrases.ATTACKS_DIRECTLY
    words: dict[str, object] = {**voice.player_words(event.player), **card_words(event, voice)}
    words.update(
        number=abs(event.number),
        old=event.old,
        new=event.new,
        pile=translate(PLACES, "deck", voice.lang),
        phase=tell_phase(event.number, voice.lang),
        step=tell_step(event.number, voice.lang),
        timing=word(TIMINGS, event.number, voice.lang),
        deed=word(DEEDS, event.number, voice.lang),
        cause=tell_cause(event.cause, voice),
        change="",
    )
    if event.kind == EVENT_LP_CHANGED:
        change = phrases.GAINS if event.new > event.old else phrases.LOSES
        words["change"] = voice.say(change, **words)
    return voice.say(phrase, **words)


def card_words(event: SeenEvent, voice: Voice) -> dict[str, str]:
    """Return the words for the cards and places of an event."""
    card = event.card
    words = {"card": "", "zone": "", "position": "", "from": "", "target": ""}
    if card is not None:
        named = tell_name(card, voice)
        if card.face_up and card.position and event.came_from:
            named = tell_card(card, voice)  # new to the field: its points are news
        elif card.hidden and "zone" in card.place:
            named = voice.say(phrases.ONE_OF, name=named)
        words["card"] = named
        words["zone"] = tell_place(card.where, card.controller, voice)
        words["from"] = tell_place(event.came_from, card.controller, voice) if event.came_from else ""
        words["position"] = voice.say(phrases.POSITIONS[card.position]) if card.position else ""
    if event.other is not None:
        words["target"] = tell_card_there(event.other, voice)
        if event.other.hidden:
            words["target"] = voice.say(phrases.ONE_OF, name=words["target"]) if voice.lang == "en" else words["target"]
    return {**words, "Card": capital(words["card"])}


def tell_cause(cause: int, voice: Voice) -> str:
    """Say by what something was done, empty where it goes without saying."""
    if cause == BY_BATTLE:
        return voice.say(phrases.BY_BATTLE_WORDS)
    return voice.say(phrases.BY_EFFECT_WORDS) if cause == BY_EFFECT else ""


def tell_outcome(outcome: Outcome, voice: Voice) -> str:
    """Say how the duel ended.

    >>> from spellspeed.words import WON_BY_LP
    >>> tell_outcome(Outcome(1, WON_BY_LP, 9), Voice("en", 0)), tell_outcome(Outcome(1, WON_BY_LP, 9), Voice("zh", 1))
    ('Your opponent wins: you have 0 LP.', '你胜利：对方的基本分变成0。')
    """
    phrase = phrases.OUTCOMES[outcome.reason]
    if outcome.winner is None:
        return voice.say(phrase)
    loser = 1 - outcome.winner
    words = voice.player_words(outcome.winner)
    words["has"] = voice.player_words(loser)["has"]
    return voice.say(phrase, loser=voice.who(loser), **words)


# ------------------------------------------------------------------------------------------------------ what lies where


def tell_field(view: View, voice: Voice) -> list[str]:
    """Describe both sides of the field, the opponent's first, a line for each card."""
    lines = [tell_moment(view, voice)]
    for player in (1 - view.player, view.player):
        lines += [tell_counts(view, player, voice)]
        extra = [card for card in view.extra_monster_zones if card is not None and card.controller == player]
        cards = [*view.monsters(player), *extra, *view.spells(player), view.field_zone(player)]
        there = [f"  {capital(tell_card_there(card, voice))}" for card in cards if card is not None]
        lines += there or [voice.say(phrases.NO_CARDS)]
    return lines


def tell_counts(view: View, player: int, voice: Voice) -> str:
    """Say a player's LP and how many cards lie in each of the piles."""
    return voice.say(
        phrases.SIDE,
        lp=view.lp(player),
        hand=view.hand_size(player),
        deck=view.deck_size(player),
        extra=view.extra_size(player),
        graveyard=len(view.graveyard(player)),
        banished=len(view.banished(player)),
        **voice.player_words(player),
    )


def tell_pile(place: str, player: int, cards: tuple[SeenCard, ...], voice: Voice) -> list[str]:
    """List the cards of a pile, the top card of a Graveyard first."""
    name = tell_place(place, player, voice)
    if not cards:
        return [voice.say(phrases.EMPTY, place=name, Place=capital(name))]
    ordered = place != "hand"
    top = voice.say(phrases.TOP_FIRST) if ordered else ":" if voice.lang == "en" else ""
    lines = [voice.say(phrases.PILE, place=name, Place=capital(name), number=len(cards), top=top)]
    return lines + [f"  {tell_card(card, voice)}" for card in (reversed(cards) if ordered else cards)]
