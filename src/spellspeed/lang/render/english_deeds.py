"""English for what a sentence does, and for what joins one deed to the next."""

from typing import Final

import spellspeed.words as words
from spellspeed.lang.choices import Cards
from spellspeed.lang.nouns import Amount, Half, LifePoints
from spellspeed.lang.render.compound import COMPOUND, is_proviso
from spellspeed.lang.render.english_nouns import WHO, EnglishNouns
from spellspeed.lang.render.tables import CONNECTORS, EN, NEGATED, POSITIONS, STATS, UNTIL, Unsaid, pieces, source, word
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    ChangePosition,
    ChangeStat,
    Deed,
    Destroy,
    Discard,
    Draw,
    EndBattlePhase,
    Equip,
    Forbid,
    GainLP,
    InflictDamage,
    Joined,
    LinkTogether,
    LookAt,
    May,
    Negate,
    NegateEffectsOf,
    OneOf,
    OnlyIf,
    PayLP,
    ReturnToDeck,
    Reveal,
    SendToGraveyard,
    SetOnField,
    ShuffleDeck,
    SpecialSummon,
    Tribute,
    WinTheDuel,
)
from spellspeed.words import EITHER, FACE_UP, OPPONENT, THE_OTHER_POSITION, YOU

# What is forbidden: to cards, to a player, and to a player as far as certain cards are concerned.
FORBIDDEN: Final = {
    words.ATTACKING: ("attack", "declare an attack", "attack with {}"),
    words.ACTIVATING: (
        "be activated, nor can their effects",
        "activate cards or effects",
        "activate {} or their effects",
    ),
    words.NORMAL_SUMMONING: ("be Normal Summoned", "Normal Summon", "Normal Summon {}"),
    words.SPECIAL_SUMMONING: ("be Special Summoned", "Special Summon", "Special Summon {}"),
    words.SETTING: ("be Set", "Set anything", "Set {}"),
    words.CHANGING_POSITION: (
        "change their battle positions",
        "change battle positions",
        "change the battle positions of {}",
    ),
    words.BEING_TARGETED: (
        "be targeted by card effects",
        "target anything with card effects",
        "target {} with card effects",
    ),
    words.BEING_DESTROYED_BY_EFFECTS: (
        "be destroyed by card effects",
        "destroy anything with card effects",
        "destroy {} with card effects",
    ),
    words.BEING_DESTROYED_BY_BATTLE: (
        "be destroyed by battle",
        "destroy anything by battle",
        "destroy {} by battle",
    ),
    words.ENTERING_BATTLE: ("enter battle", "conduct a Battle Phase", "enter battle with {}"),
    words.BANISHING: ("be banished", "banish anything", "banish {}"),
    words.DRAWING: ("be drawn", "draw", "draw {}"),
}
BY_WHOM: Final = {0: "", YOU: " by you", OPPONENT: " by your opponent", EITHER: " by either player"}
TO_FIELD: Final = {YOU: "", OPPONENT: " to your opponent's field", EITHER: " to either field"}
DECK_END: Final = {words.ON_TOP: "on top", words.AT_THE_BOTTOM: "on the bottom"}
DECKS: Final = {YOU: "your Deck", OPPONENT: "your opponent's Deck", EITHER: "both Decks"}
PLAYERS: Final = {YOU: "you", OPPONENT: "your opponent", EITHER: "each player"}


class EnglishDeeds(EnglishNouns):
    """Says in English what a sentence does.

    >>> from spellspeed.lang.nouns import THIS_CARD
    >>> EnglishDeeds(str).deed(Draw(2).then(Destroy(THIS_CARD), may=True))
    'draw 2 cards, then you can destroy this card'
    """

    def deed(self, deed: Deed, last: bool = True) -> str:
        """A deed as an order, or as a clause whose subject is whom it befalls."""
        match deed:
            case Joined():
                may = "you can " if deed.may else ""
                how = word(CONNECTORS, deed.how, EN)
                return f"{self.first(deed.first)}{how}{may}{self.inner(deed.second, deed.may, last)}"
            case May():
                return f"you can {self.inner(deed.do, True)}"
            case OnlyIf():
                return f"{self.provided(deed.condition)}, {self.deed(deed.do, last)}"
            case OneOf():
                return f"apply one of these: ● {self.inner(deed.first)} ● {self.inner(deed.second)}"
        text = self.move(deed) or self.player_deed(deed) or self.card_deed(deed)
        if not text:
            raise Unsaid(deed)
        return text

    def first(self, deed: Deed) -> str:
        """The first of two deeds; one that would swallow the second stands in brackets."""
        text = self.deed(deed, last=False)
        return f"({text})" if isinstance(deed, OnlyIf | OneOf) else text

    def inner(self, deed: Deed, optional: bool = False, last: bool = False) -> str:
        """A deed within another; one that is itself made of deeds stands in brackets, unless it ends the sentence."""
        text = self.deed(deed)
        if isinstance(deed, COMPOUND) and not (last and not optional and is_proviso(deed)):
            return f"({text})"
        return f"choose that {text}" if optional and self.has_subject(deed) else text

    def has_subject(self, deed: Deed) -> bool:
        """Tell whether a deed is a clause of its own rather than an order."""
        match deed:
            case Draw() | GainLP():
                return deed.who != YOU
        return isinstance(deed, ChangeStat | Forbid | WinTheDuel)

    # --------------------------------------------------------------------------------------------- cards change place

    def move(self, deed: Deed) -> str:
        """A deed that brings cards elsewhere."""
        match deed:
            case Destroy():
                text = f"destroy {self.cards(deed.cards)}{', banishing what is destroyed' if deed.banish else ''}"
            case Banish():
                text = f"banish {self.cards(deed.cards, 'from')}{', face-down' if deed.face_down else ''}"
            case SendToGraveyard():
                text = f"send {self.cards(deed.cards, 'from')} to the GY"
            case Discard():
                text = f"discard {self.cards(deed.cards, 'from')}"
            case Tribute():
                text = f"Tribute {self.cards(deed.cards)}"
            case AddToHand():
                text = self.to_hand(deed.cards)
            case ReturnToDeck():
                text = self.to_deck(deed)
            case SpecialSummon():
                lies = "" if deed.lies == FACE_UP else f" in {self.position(deed.lies)}"
                text = f"Special Summon {self.cards(deed.cards, 'from')}{TO_FIELD[deed.to]}{lies}"
            case SetOnField():
                usable = " (usable this turn)" if deed.usable_at_once else ""
                text = f"Set {self.cards(deed.cards, 'from')}{usable}"
            case _:
                return ""
        return text if deed.called is None else f"{text} (“{deed.called.name}”)"

    def to_hand(self, cards: Cards) -> str:
        """Cards go to the hand: they return there from the field, and are added from elsewhere."""
        where = source(cards, self.target)
        if where is None:
            return f"add {self.cards(cards)} to the hand"
        if (where.yours | where.opponents) & ~words.ON_THE_FIELD == 0:
            return f"return {self.cards(cards)} to the hand"
        return f"add {self.cards(cards, 'from')} to {'the' if where.opponents else 'your'} hand"

    def to_deck(self, deed: ReturnToDeck) -> str:
        """Cards go to the Deck."""
        cards = self.cards(deed.cards, "from")
        if deed.where == words.SHUFFLED:
            return f"shuffle {cards} into the Deck"
        return f"place {cards} {DECK_END[deed.where]} of the Deck"

    def position(self, mask: int) -> str:
        """A position that monsters come into."""
        if mask == THE_OTHER_POSITION:
            return "the other position"
        return " or ".join(
            each if each.endswith("Position") else f"{each} Position" for each in pieces(POSITIONS, mask, EN)
        )

    # ------------------------------------------------------------------------------------------------- players and LP

    def player_deed(self, deed: Deed) -> str:
        """A deed that concerns the players, their LP and what they see."""
        match deed:
            case Draw():
                return f"{self.third('draw', deed.who)} {self.units(deed.count, 'card')}"
            case InflictDamage():
                if isinstance(deed.amount, int):
                    return f"inflict {deed.amount} damage to {WHO[deed.to]}"
                return f"inflict damage to {WHO[deed.to]} equal to {self.amount(deed.amount)}"
            case GainLP():
                return f"{self.third('gain', deed.who)} {self.life_points(deed.amount)}"
            case PayLP(amount=Half(of=LifePoints(of=words.YOU), down=True)):
                return "pay half your LP"
            case PayLP():
                return f"pay {self.life_points(deed.amount)}"
            case LookAt():
                return f"look at {self.cards(deed.cards)}"
            case Reveal():
                return f"reveal {self.cards(deed.cards)}"
            case ShuffleDeck():
                return f"shuffle {DECKS[deed.whose]}"
            case WinTheDuel():
                return "you win the Duel"
            case EndBattlePhase():
                return "end the Battle Phase"
        return ""

    def third(self, verb: str, who: int) -> str:
        """What a player does; your own deeds are orders."""
        return verb if who == YOU else f"{PLAYERS[who]} {verb}s"

    def units(self, amount: Amount, unit: str) -> str:
        """So many cards, or as many as a number says."""
        if isinstance(amount, int):
            return f"{amount} {unit}{'' if amount == 1 else 's'}"
        return f"{unit}s equal to {self.amount(amount)}"

    def life_points(self, amount: Amount) -> str:
        """So much LP."""
        return f"{amount} LP" if isinstance(amount, int) else f"LP equal to {self.amount(amount)}"

    # ----------------------------------------------------------------------------- how cards lie, negation, restriction

    def card_deed(self, deed: Deed) -> str:
        """A deed that changes cards where they are, negates or forbids."""
        match deed:
            case ChangePosition(to=words.THE_OTHER_POSITION):
                return f"change the battle position of {self.cards(deed.cards)}"
            case ChangePosition():
                return f"change {self.cards(deed.cards)} to {self.position(deed.to)}"
            case ChangeStat():
                return self.stat_change(deed) + word(UNTIL, deed.until, EN)
            case Equip():
                return f"equip this card to {self.ref(deed.to)}"
            case LinkTogether():
                return f"link this card with {self.ref(deed.with_)}"
            case Negate():
                return f"negate the {' or '.join(pieces(NEGATED, deed.what, EN))}"
            case NegateEffectsOf():
                return f"negate the effects of {self.cards(deed.cards)}{word(UNTIL, deed.until, EN)}"
            case Forbid():
                return self.forbidden(deed) + word(UNTIL, deed.until, EN)
        return ""

    def stat_change(self, deed: ChangeStat) -> str:
        """How a value of monsters changes."""
        stat, cards = word(STATS, deed.stat, EN), self.cards(deed.cards)
        if deed.become:
            verb = "falls to" if deed.lose else "becomes"
            return f"the {stat} of {cards} {verb} {self.amount(deed.amount)}"
        verb = ("lose" if deed.lose else "gain") + ("" if self.is_plural(deed.cards) else "s")
        if isinstance(deed.amount, int):
            return f"{cards} {verb} {deed.amount} {stat}"
        return f"{cards} {verb} {stat} equal to {self.amount(deed.amount)}"

    def forbidden(self, deed: Forbid) -> str:
        """What cannot be done, by whom, with what."""
        passive, active, active_with = FORBIDDEN[deed.doing]
        if deed.cards is not None:
            if not self.is_plural(deed.cards):
                passive = passive.replace("their battle positions", "its battle position").replace("their", "its")
            limits = "" if deed.what is None else f" (as regards {self.phrase(deed.what, plural=True)})"
            return f"{self.cards(deed.cards)} cannot {passive}{BY_WHOM[deed.who]}{limits}"
        if deed.what is not None:
            active = active_with.format(self.phrase(deed.what, plural=True))
        match deed.who:
            case words.YOU | words.OPPONENT:
                return f"{WHO[deed.who]} cannot {active}"
            case words.EITHER:
                return f"neither player can {active}"
        return f"nobody can {active}"
