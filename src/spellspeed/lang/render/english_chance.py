"""English for what is left to chance and for what is declared."""

from typing import Final

from spellspeed.lang.chance import HEADS, THE_ROLL, Result, RollDie, TossCoins
from spellspeed.lang.choices import Compare
from spellspeed.lang.declaring import HIGHEST_LEVEL, Declare
from spellspeed.lang.render.english_nouns import EnglishNouns
from spellspeed.lang.render.english_words import listed
from spellspeed.lang.render.tables import DECLARED, EN, pieces, word
from spellspeed.lang.terms import Declarable, Player
from spellspeed.lang.words import EITHER, OPPONENT, YOU

PLAYERS: Final = {YOU: "you", OPPONENT: "your opponent", EITHER: "each player"}


class EnglishChance(EnglishNouns):
    """Says in English what coins and dice do, and what is declared.

    >>> from spellspeed.lang.words import A_TYPE
    >>> EnglishChance(str).declaration(Declare(A_TYPE)), EnglishChance(str).chance(TossCoins(3, who=OPPONENT))
    ('declare 1 Type', 'your opponent tosses a coin 3 times')
    """

    def third(self, verb: str, who: Player, ending: str = "s") -> str:
        """What a player does; your own deeds are orders."""
        return verb if who == YOU else f"{PLAYERS[who]} {verb}{ending}"

    def chance(self, deed: TossCoins | RollDie) -> str:
        """What is left to chance."""
        times = "" if deed.count == 1 else f" {deed.count} times"
        if isinstance(deed, RollDie):
            text, usual = f"{self.third('roll', deed.who)} a six-sided die{times}", THE_ROLL
            text += "" if deed.again is None else f" (again if {self.so(Compare(Result(deed.called), deed.again))})"
        else:
            call = f" and {self.third('call', deed.who)} it" if deed.call else ""
            text, usual = f"{self.third('toss', deed.who, 'es')} a coin{times}{call}", HEADS
        return text if deed.called == usual else f"{text} (“{deed.called.name}”)"

    def declaration(self, deed: Declare) -> str:
        """What is declared."""
        text = f"{self.third('declare', deed.who)} 1 {word(DECLARED, deed.what, EN)}"
        text += "" if deed.of is None else f" of {self.phrase(deed.of, plural=True)}"
        if deed.least != 1 or deed.most != HIGHEST_LEVEL:
            text += f" from {self.amount(deed.least)} to {self.amount(deed.most)}"
        return text if deed.by == 1 else f"{text}, by steps of {deed.by}"

    def declared(self, what: Declarable) -> str:
        """What was declared."""
        return f"the declared {listed(pieces(DECLARED, what, EN), 'and')}"
