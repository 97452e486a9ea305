"""Chinese for what is left to chance and for what is declared."""

from spellspeed.lang.chance import HEADS, THE_ROLL, Result, RollDie, TossCoins
from spellspeed.lang.choices import Compare
from spellspeed.lang.declaring import HIGHEST_LEVEL, Declare
from spellspeed.lang.render.chinese_nouns import WHO, ChineseNouns
from spellspeed.lang.render.tables import DECLARED, ZH, word
from spellspeed.lang.words import YOU


class ChineseChance(ChineseNouns):
    """Says in Chinese what coins and dice do, and what is declared.

    >>> from spellspeed.lang.words import A_TYPE, OPPONENT
    >>> ChineseChance(str).declaration(Declare(A_TYPE)), ChineseChance(str).chance(TossCoins(3, who=OPPONENT))
    ('宣言1个种族', '对方进行3次投掷硬币')
    """

    def chance(self, deed: TossCoins | RollDie) -> str:
        """What is left to chance."""
        who = "" if deed.who == YOU else WHO[deed.who]
        if isinstance(deed, RollDie):
            text, usual = f"{who}掷{deed.count}次骰子", THE_ROLL
            text += "" if deed.again is None else f"（若{self.so(Compare(Result(deed.called), deed.again))}则重新投掷）"
        else:
            text, usual = f"{who}进行{deed.count}次投掷硬币{'并对里表作猜测' if deed.call else ''}", HEADS
        return text if deed.called == usual else f"{text}（下称“{self.ref(deed.called)}”）"

    def declaration(self, deed: Declare) -> str:
        """What is declared."""
        who = "" if deed.who == YOU else WHO[deed.who]
        of = "" if deed.of is None else f"{self.phrase(deed.of)}的"
        text = f"{who}宣言1个{of}{word(DECLARED, deed.what, ZH)}"
        if deed.least != 1 or deed.most != HIGHEST_LEVEL:
            text += f"（从{self.amount(deed.least)}到{self.amount(deed.most)}）"
        return text if deed.by == 1 else f"{text}（每{deed.by}为单位）"
