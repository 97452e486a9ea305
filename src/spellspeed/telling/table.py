"""What a player sees, in words: cards, places, questions with their options, the field.

Everything is told from a view, so what a player may not see is not in any sentence. A sentence is one plain line,
without boxes or columns, so that a screen reader reads it well.
"""

from typing import TYPE_CHECKING, Any

import spellspeed.telling.phrases as phrases
from spellspeed.rulebook.book import Pair
from spellspeed.telling.duel_words import (
    COINS,
    DECLARATIONS,
    DEEDS,
    NEGATIONS,
    PHASES,
    PLACES,
    POSITIONS,
    RIGHTS,
    TIMINGS,
    VERBS,
    plain,
    translate,
    word,
)
from spellspeed.telling.voice import Voice, capital
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    CALL,
    CARRY_OUT,
    CHANGE_POSITION,
    CHOOSE_MODE,
    DECLARE_NAME,
    EVENT_ZONE_BLOCKED,
    FOR_COST,
    FOR_DISCARD,
    FOR_REPLACEMENT,
    FOR_RESPONSE,
    FOR_TRIBUTE,
    FOR_TRIGGER,
    GEMINI_SUMMON,
    NORMAL_SUMMON,
    PASS,
    PICK_CARD,
    PICK_POSITION,
    SET_MONSTER,
    SET_SPELL_TRAP,
    TRIBUTE_SUMMON,
    USE_RIGHT,
)

if TYPE_CHECKING:
    from spellspeed.seen import SeenCard, SeenLine, SeenLink, SeenOption, SeenRequest
    from spellspeed.view import View

# ------------------------------------------------------------------------------------------------ phases, places, cards


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


def tell_position(position: str, voice: Voice) -> str:
    """Say a battle position as views and replays name it; one of a later version stays as it is.

    >>> tell_position("face-up defense", Voice("zh"))
    '守备表示'
    """
    phrase = phrases.POSITIONS.get(position)
    return position if phrase is None else voice.say(phrase)


def plain_card(card: "SeenCard | dict[str, Any]", voice: Voice) -> dict[str, Any]:
    """Return a card in plain words."""
    return card if isinstance(card, dict) else card.to_dict(voice.lang)


def tell_name(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card, or say what its back shows.

    >>> tell_name({"at": "monster zone 3"}, Voice("en")), tell_name({"at": "hand"}, Voice("zh"))
    ('face-down monster', '1张卡')
    """
    told = plain_card(card, voice)
    if "name" in told:
        return voice.say(phrases.NAME, name=voice.called(told))
    place = str(told.get("at", ""))
    if "zone" not in place:
        return voice.say(phrases.UNKNOWN_CARD)
    return voice.say(phrases.UNKNOWN_MONSTER if "monster zone" in place else phrases.FACE_DOWN_CARD)


def tell_card(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card with what matters about it here: position, Level, points.

    >>> tell_card({"name": "Mystical Elf", "at": "hand", "level": 4, "atk": 800, "def": 2000}, Voice("en"))
    'Mystical Elf (Level 4, ATK 800, DEF 2000)'
    """
    told = plain_card(card, voice)
    facts: list[str] = []
    position = str(told.get("position", ""))
    if position and "name" in told:
        facts.append(tell_position(position, voice))
    elif not isinstance(card, dict) and is_face_down(card):
        facts.append(voice.say(phrases.FACE_DOWN))
    for key, phrase in (("level", phrases.LEVEL), ("scale", phrases.SCALE), ("atk", phrases.ATK), ("def", phrases.DEF)):
        # Once a monster is on the field, its Level is no longer what one asks for first; `look` tells it.
        if key in told and not (position and key == "level"):
            facts.append(voice.say(phrase, number=told[key]))
    if told.get("materials"):
        names = [tell_name(material, voice) for material in told["materials"]]
        facts.append(voice.say(phrases.MATERIALS, cards=voice.say(phrases.NEXT_CARD).join(names)))
    name = tell_name(told, voice)
    return name + voice.say(phrases.BRACKETS, text=voice.say(phrases.COMMA).join(facts)) if facts else name


def is_face_down(card: "SeenCard") -> bool:
    """Whether the reader knows a card that lies face-down where others lie face-up, outside the Monster Zones."""
    return card.facts is not None and not card.face_up and ("zone" in card.place or card.place == "banished")


def tell_card_there(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card with its facts and, on the field, its zone.

    >>> tell_card_there({"at": "monster zone 3", "of": 1}, Voice("en", 0))
    "face-down monster in your opponent's monster zone 3 of 5"
    """
    told = plain_card(card, voice)
    place = str(told.get("at", ""))
    if "zone" not in place:
        return tell_card(card, voice)
    zone = tell_place(place, told.get("of", 0), voice)
    return voice.say(phrases.PLACED, card=tell_card(card, voice), zone=zone)


def tell_there(card: "SeenCard | dict[str, Any]", voice: Voice) -> str:
    """Name a card and where it lies, without its facts.

    >>> tell_there({"at": "monster zone 3", "of": 1}, Voice("en", 0))
    "a face-down monster in your opponent's monster zone 3 of 5"
    """
    told = plain_card(card, voice)
    place = str(told.get("at", ""))
    name = tell_name(told, voice)
    if "name" not in told and "zone" in place and voice.lang == "en":
        name = voice.say(phrases.ONE_OF, name=name)
    if "zone" not in place:
        place = place.rstrip("0123456789 ")  # a number in a pile says nothing to a reader
    return voice.say(phrases.PLACED, card=name, zone=tell_place(place, told.get("of", 0), voice))


def tell_effect(card: "SeenCard | dict[str, Any]", line: "SeenLine | None", voice: Voice) -> str:
    """Name what is activated: a card by its name, an effect as that of its card, with its ① where there are several.

    >>> from spellspeed import Duel
    >>> from spellspeed.seen import SeenLine
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Sangan\\nopp 8000")
    >>> card = duel.view(0).hand()[0]
    >>> tell_effect(card, SeenLine(True, 2), Voice("en")), tell_effect(card, SeenLine(True, 0), Voice("zh"))
    ("Sangan's effect ②", '「三眼怪」的效果')
    """
    name = tell_name(card, voice)
    if line is None or not (line.is_effect or line.with_effect):
        return name
    mark = voice.say(phrases.MARK, mark=phrases.MARKS[line.number - 1]) if line.number else ""
    return voice.say(phrases.WITH_EFFECT if line.with_effect else phrases.EFFECT_OF, name=name, mark=mark)


# ------------------------------------------------------------------------------------------------ questions and answers


def tell_option(option: "SeenOption", voice: Voice) -> str:
    """Say what an option does.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> request = Duel(deck, deck, first=0, limits=False).view(0).request
    >>> tell_option(request.options[0], Voice("en", 0))
    'Normal Summon Mystical Elf (Level 4, ATK 800, DEF 2000)'
    """
    card = option.card
    if card is not None and is_effect(option):
        zone = tell_place(card.where if "zone" in card.place else card.place, card.controller, voice)
        effect = tell_effect(card, option.line, voice)
        return capital(voice.say(phrases.ACTIVATE_EFFECT, effect=effect, zone=zone))
    return capital(say_option(option, "" if card is None else tell_choice(card, option.deed, voice), voice))


def is_effect(option: "SeenOption") -> bool:
    """Whether an option activates an effect, rather than a card."""
    return option.line is not None and (option.line.is_effect or option.line.with_effect)


def say_option(option: "SeenOption", named: str, voice: Voice) -> str:
    """Say what an option that is no effect does with a card that is called so."""
    card = option.card
    deed = option.deed
    tributes = 0
    usual = deed in (NORMAL_SUMMON, SET_MONSTER) and not option.number  # else its own text gives it other ways
    if card is not None and usual and (card.level or 0) >= 5:
        tributes = 1 if (card.level or 0) < 7 else 2
        deed = TRIBUTE_SUMMON if deed == NORMAL_SUMMON else deed
    phrase = phrases.OPTIONS[deed]
    if card is not None and card.is_monster and deed == SET_SPELL_TRAP:
        phrase = phrases.SET_AS_SPELL
    elif card is not None and card.is_monster and deed == ACTIVATE and card.place == "hand":
        phrase = phrases.ACTIVATE_SCALE
    text = voice.say(
        phrase,
        card=named,
        zone=tell_place(option.place, option.controller, voice) if option.place else "",
        position=tell_position_of(option, voice),
        number=tributes or option.number,
        verb=tell_mode(option, voice) if deed == CHOOSE_MODE else "",
        right=word(RIGHTS, option.number, voice.lang) if deed == USE_RIGHT else "",
        coin=word(COINS, option.number, voice.lang) if deed == CALL else "",
        declared=tell_declared(deed, option.number, option.verb, voice),
    )
    if tributes and deed == SET_MONSTER:
        text += voice.say(phrases.TRIBUTES, number=tributes)
    return text


def tell_verb(option: "SeenOption", voice: Voice) -> str:
    """Say what an option does without the card it does it with, for a menu at the card; nothing for a mere pick.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Summoned Skull"] * 20 + ["Mystical Elf"] * 20)
    >>> options = Duel(deck, deck, first=0, limits=False).view(0).request.options
    >>> tell_verb(options[0], Voice("en")), tell_verb(options[0], Voice("zh"))
    ('Normal Summon', '通常召唤')
    """
    if option.card is None or option.deed == PICK_CARD:
        return ""
    deed = word(DEEDS, option.deed, voice.lang)
    if is_effect(option):
        assert option.line is not None
        number = option.line.number
        return capital(deed) + (voice.say(phrases.MARK, mark=phrases.MARKS[number - 1]) if number else "")
    if option.deed == CHANGE_POSITION:
        deed += voice.say(phrases.BRACKETS, text=tell_position_of(option, voice))
    elif option.deed not in (ATTACK, GEMINI_SUMMON, CARRY_OUT):  # which are said round the name of the card
        deed = " ".join(say_option(option, "", voice).split()).replace(" ,", ",")
    return capital(deed)


def tell_choice(card: "SeenCard", deed: int, voice: Voice) -> str:
    """Name the card of an option, and where it lies if that is a pile that others of the choice may not lie in."""
    if deed == PICK_CARD and card.place in ("graveyard", "banished"):
        zone = tell_place(card.place, card.controller, voice)
        return voice.say(phrases.PLACED, card=tell_card(card, voice), zone=zone)
    return tell_card_there(card, voice)


def tell_position_of(option: "SeenOption", voice: Voice) -> str:
    """Say the position that an option brings a monster to, empty for one that brings it to none."""
    if option.deed == PICK_POSITION:
        return tell_position(plain(POSITIONS, option.number), voice)
    if option.deed != CHANGE_POSITION:
        return ""
    return tell_position(
        "face-up defense" if option.card is not None and option.card.attack else "face-up attack", voice
    )


def tell_mode(option: "SeenOption", voice: Voice) -> str:
    """Say what one of several effects does, or which it is."""
    return translate(VERBS, option.verb.lower(), voice.lang) or voice.say(phrases.SOME_EFFECT, number=option.number)


def tell_declared(deed: int, number: int, said: str, voice: Voice) -> str:
    """Say what is declared, from the plain words of replays.

    >>> tell_declared(DECLARE_NAME, 15025844, "Mystical Elf", Voice("zh"))
    '「圣精灵」'
    """
    if deed == DECLARE_NAME:
        return voice.say(phrases.NAME, name=voice.called({"card": number, "name": said}))
    return translate(DECLARATIONS[deed], said, voice.lang) if deed in DECLARATIONS else said


def tell_moment(view: "View", voice: Voice) -> str:
    """Say in one line which turn and phase it is and how many LP both have."""
    if not view.turn:
        return capital(tell_phase(view, voice)) + voice.say(phrases.STOP)
    return voice.say(
        phrases.MOMENT,
        turn=view.turn,
        whose=voice.whose(view.turn_player),
        phase=tell_phase(view, voice),
        Me=capital(voice.who(view.near)),
        Other=capital(voice.who(1 - view.near)),
        mine=view.lp(view.near),
        theirs=view.lp(1 - view.near),
    )


def tell_phase(view: "View", voice: Voice) -> str:
    """Say the phase, in the Damage Step with its timing."""
    phase = translate(PHASES, view.phase.lower(), voice.lang)
    if not view.timing:
        return phase
    return voice.say(phrases.TIMING, phase=phase, timing=translate(TIMINGS, view.timing.lower(), voice.lang))


def tell_request(view: "View", voice: Voice) -> str:
    """Say what is asked, and how many answers to pick where it is not one; or who else is asked.

    >>> from spellspeed import Deck, Duel
    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> tell_request(Duel(deck, deck, first=0, limits=False).view(0), Voice("zh", 0))
    '要做什么？'
    """
    request = view.request
    if request is None:
        return ""
    if request.player != view.player:
        return voice.say(phrases.WAITING, who=voice.who(request.player))
    text = tell_question(view, request, voice)
    if (request.least, request.most) != (1, 1):
        how = phrases.HOW_MANY["exact" if request.least == request.most else "range"]
        text += voice.say(how, least=request.least, most=request.most)
    return text


def tell_question(view: "View", request: "SeenRequest", voice: Voice) -> str:
    """Say what is asked, without how many answers to pick."""
    card = request.card
    several = "s" if request.most > 1 else ""
    noun = phrases.WHICH[("monster" if request.purpose == FOR_TRIBUTE else "card") + several]
    verb = translate(VERBS, request.verb.lower(), voice.lang)
    words = {
        "card": "" if card is None else tell_name(card, voice),
        "effect": "" if card is None else tell_effect(card, request.line, voice),
        "verb": verb or voice.say(phrases.CHOOSE),
        "Which": noun[0],
        "some": noun[1],
    }
    if request.purpose == FOR_REPLACEMENT and request.options[0].card is not None:
        spared = tell_there(request.options[0].card, voice)
        words |= {"spared": spared, "Spared": capital(spared)}
    if request.purpose == FOR_RESPONSE and view.chain:
        last = view.chain[-1]
        words |= {"number": str(last.number), "effect": tell_effect(last.card, last.line, voice)}
    elif request.purpose == FOR_RESPONSE and view.nowhere:
        words["card"] = tell_name(view.nowhere[-1], voice)
    return voice.say(question_of(view, request), **words)


def question_of(view: "View", request: "SeenRequest") -> Pair:
    """Return the phrase for a question; some purposes have several."""
    if request.purpose == FOR_RESPONSE and view.chain:
        return phrases.RESPOND_TO_LINK
    if request.purpose == FOR_RESPONSE and view.nowhere:
        return phrases.RESPOND_TO_SUMMON
    if request.purpose == FOR_RESPONSE and request.options and all(option.deed != PASS for option in request.options):
        return phrases.MUST_ACT
    if request.purpose == FOR_TRIBUTE and request.stage not in ("", "summon"):
        return phrases.TRIBUTE_AS_COST if request.stage == "activation" else phrases.TRIBUTE_BY_EFFECT
    if request.purpose in (FOR_COST, FOR_DISCARD) and request.stage == "summon":
        return phrases.GIVE_FOR_SUMMON
    if request.purpose == FOR_DISCARD and request.stage == "activation":
        return phrases.QUESTIONS[FOR_COST]
    if request.purpose == FOR_TRIGGER and any(option.deed == PASS for option in request.options):
        return phrases.MAY_TRIGGER
    return phrases.QUESTIONS[request.purpose]


# ------------------------------------------------------------------------------------------------------ what lies where


def tell_chain(view: "View", voice: Voice) -> list[str]:
    """Describe the chain under way, a line for each link, the first one first.

    >>> from spellspeed import Duel
    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Ookazi\\nopp 8000 hand: Umi set: Magic Jammer"
    >>> duel = Duel.from_position(text)
    >>> duel.answer([repr(option) for option in duel.view(0).request.options].index("<activate Ookazi>"))
    >>> duel.answer(0)
    >>> tell_chain(duel.view(1), Voice("en", 1)), tell_chain(duel.view(0), Voice("zh", 0))
    (["Chain link 1: your opponent's Ookazi."], ['连锁1：你的「昼夜的大火事」。'])
    """
    return [tell_link(link, voice) for link in view.chain]


def tell_link(link: "SeenLink", voice: Voice) -> str:
    """Describe one link: whose it is, what it targets, how far it has come."""
    more = ""
    if link.targets:
        told = voice.say(phrases.NEXT_CARD).join([tell_there(target, voice) for target in link.targets])
        more += voice.say(phrases.LINK_TARGETS, cards=told)
    if link.negated:
        more += voice.say(phrases.LINK_NEGATED, what=word(NEGATIONS, link.negated, voice.lang))
    more += voice.say(phrases.LINK_STAGES[link.stage])
    effect = tell_effect(link.card, link.line, voice)
    return voice.say(phrases.LINK, number=link.number, whose=voice.whose(link.player), effect=effect, more=more)


def tell_lasting(view: "View", voice: Voice) -> list[str]:
    """Say what effects have brought about for a time or put off, a line for each, the oldest first.

    >>> from spellspeed import Duel
    >>> from spellspeed.wishes import find_option
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 set: Threatening Roar\\nopp 8000")
    >>> duel.answer(*find_option(duel, "activate Threatening Roar"))
    >>> print(*tell_lasting(duel.view(1), Voice("en", 1)), *tell_lasting(duel.view(0), Voice("zh", 0)), sep="\\n")
    Lasting: your opponent's Threatening Roar: “your opponent cannot declare an attack”, until the end of this turn.
    适用中：你的「威吓之咆哮」：“对方不能作攻击宣言”，直到这个回合结束时。
    """
    lines: list[str] = []
    for lasting in view.lasting:
        told = lasting.to_dict(voice.lang)
        cards = voice.say(phrases.NEXT_CARD).join([tell_there(card, voice) for card in lasting.cards])
        on = phrases.PUT_OFF_ON if lasting.put_off else phrases.LASTING_ON
        lines.append(
            voice.say(
                phrases.PUT_OFF if lasting.put_off else phrases.LASTING,
                whose=voice.whose(lasting.player),
                effect=tell_effect(told, lasting.line, voice),
                text=told["text"],
                about=voice.say(phrases.BRACKETS, text=told["about"]) if "about" in told else "",
                until=told["until"],
                on=voice.say(on, cards=cards) if cards else "",
            )
        )
    return lines


def tell_field(view: "View", voice: Voice) -> list[str]:
    """Describe the chain, if there is one, both sides of the field, the opponent's first, and what lasts."""
    lines = [tell_moment(view, voice), *tell_chain(view, voice)]
    for player in (1 - view.near, view.near):
        lines += [tell_counts(view, player, voice)]
        extra = [card for card in view.extra_monster_zones if card is not None and card.controller == player]
        cards = [*view.monsters(player), *extra, *view.spells(player), view.field_zone(player)]
        if player != view.player:
            cards += [card for card in view.hand(player) if card.face_up]
        there = [f"  {capital(tell_card_there(card, voice))}" for card in cards if card is not None]
        for number in view.blocked_zones(player):
            blocked = voice.say(phrases.EVENTS[EVENT_ZONE_BLOCKED], number=number, **voice.player_words(player))
            there.append(f"  {blocked}")
        lines += there or [voice.say(phrases.NO_CARDS)]
    return lines + tell_lasting(view, voice)


def tell_counts(view: "View", player: int, voice: Voice) -> str:
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


def tell_pile(place: str, player: int, cards: "tuple[SeenCard, ...]", voice: Voice) -> list[str]:
    """List the cards of a pile with their numbers, the top card of a Graveyard first."""
    name = tell_place(place, player, voice)
    if not cards:
        return [voice.say(phrases.EMPTY, place=name, Place=capital(name))]
    ordered = place != "hand"
    top = voice.say(phrases.TOP_FIRST) if ordered else ":" if voice.lang == "en" else ""
    head = phrases.PILE_OF_ONE if len(cards) == 1 else phrases.PILE
    lines = [voice.say(head, place=name, Place=capital(name), number=len(cards), top=top)]
    for number, card in enumerate(reversed(cards) if ordered else cards, 1):
        lines.append(voice.say(phrases.NUMBERED, number=number, card=tell_card(card, voice)))
    return lines
