"""The question of a seat as a message: what is asked, and each option with its words, its card and its zone."""

from typing import Final, cast

from spellspeed.seen import SeenCard, SeenOption
from spellspeed.server.messages import Card, Option, Question
from spellspeed.server.picturing_cards import POSITIONS, is_on_table, picture_at, picture_card, picture_place
from spellspeed.server.plain_words import Asking, Deed, Occasion, Purpose
from spellspeed.telling import Voice, tell_option
from spellspeed.telling.duel_words import DEEDS, PURPOSES
from spellspeed.telling.duel_words import POSITIONS as POSITION_WORDS
from spellspeed.telling.table import is_effect, tell_verb
from spellspeed.terminal.menu import find_pass
from spellspeed.terminal.windows import find_occasion, is_window, tell_open_question
from spellspeed.view import View
from spellspeed.words import (
    ASK_ACTION,
    ASK_CARDS,
    ASK_FIRST,
    ASK_NAME,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_POSITION,
    ASK_YES_NO,
    ASK_ZONES,
    CHANGE_POSITION,
    CHOOSE_MODE,
    DECLARE_NAME,
    PICK_NUMBER,
    PICK_POSITION,
    WITH_TRIBUTES,
)

KINDS: Final[dict[int, Asking]] = {
    ASK_ACTION: "action",
    ASK_CARDS: "cards",
    ASK_ZONES: "zone",
    ASK_POSITION: "position",
    ASK_NUMBER: "number",
    ASK_YES_NO: "yes or no",
    ASK_NAME: "name",
    ASK_ORDER: "order",
    ASK_FIRST: "first",
}
DEED_WORDS: Final = {number: cast(Deed, english.lower()) for number, english, _ in DEEDS}
PURPOSE_WORDS: Final = {number: cast(Purpose, english) for number, english in PURPOSES}
LYING: Final = {number: POSITIONS[english] for number, english, _ in POSITION_WORDS}
NO_OCCASION: Final = ("", -1, False)
NUMBERED: Final = (PICK_NUMBER, WITH_TRIBUTES, CHOOSE_MODE, DECLARE_NAME)  # what the number of an option says


def picture_question(view: View, name: str, lang: str) -> Question:
    """Return the question that the player of a view is asked.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> question = picture_question(duel.view(0), "k", "en")
    >>> question.kind, question.text, [(option.deed, option.verb, option.wish) for option in question.options[1:2]]
    ('action', 'What do you do?', [('set monster', 'Set', 'set Mystical Elf')])
    """
    request = view.request
    if request is None or request.player != view.player:
        raise ValueError("nothing is asked of this player")
    voice = Voice(lang, view.player)
    passing = find_pass(request)
    if request.kind == ASK_NAME:  # thousands of names, each told by itself
        options = [picture_name(option, voice) for option in request.options]
    else:
        options = [picture_option(view, at, option, voice) for at, option in enumerate(request.options)]
    card = request.card
    window = is_window(request)
    occasion, by, aimed = find_occasion(view) if window else NO_OCCASION
    return Question(
        name,
        KINDS[request.kind],
        tell_open_question(view, voice),
        options,
        request.least,
        request.most,
        PURPOSE_WORDS[request.purpose],
        request.kind == ASK_ORDER,
        passing if passing >= 0 else None,
        window,
        cast(Occasion, occasion),
        by,
        aimed,
        None if card is None else picture_at(card),
        None if card is None else picture_card(card, lang),
    )


def picture_name(option: SeenOption, voice: Voice) -> Option:
    """Return a name that may be declared."""
    called = voice.called({"card": option.number, "name": option.verb})
    return Option(called, "declare name", number=option.number)


def picture_option(view: View, at: int, option: SeenOption, voice: Voice) -> Option:
    """Return one option of a question, by its number."""
    card, deed = option.card, option.deed
    told = Option(tell_option(option, voice), DEED_WORDS[deed], wish=view.wish_of(at))
    if card is not None:
        told.verb = tell_verb(option, voice)
        told.card = picture_at(card)
        told.face = picture_face(card, voice.lang)
    if option.place:
        told.zone = picture_place(option.place, option.controller)
    if is_effect(option) and option.line is not None:
        told.effect = option.line.number
    if deed in NUMBERED:
        told.number = option.number
    if deed == PICK_POSITION:
        told.position = LYING[option.number]
    elif deed == CHANGE_POSITION and card is not None:
        told.position = "defense" if card.attack else "attack"
    return told


def picture_face(card: SeenCard, lang: str) -> Card | None:
    """Return a card that may be picked, if the table does not show it."""
    return None if is_on_table(card) else picture_card(card, lang)
