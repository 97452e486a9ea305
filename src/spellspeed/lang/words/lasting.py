"""Deeds that go on as long as something makes them go on, and those that happen at once."""

from collections.abc import Iterator

from spellspeed.lang.words.deeds import Deed, Joined, Later, May, OneOf, OnlyIf


def single_deeds(deed: Deed) -> Iterator[Deed]:
    """List the deeds that connectors have joined.

    >>> from spellspeed.lang.words.verbs import EndBattlePhase
    >>> from spellspeed.lang.words.verbs import Draw
    >>> list(single_deeds(Draw(1).then(EndBattlePhase()).also(Draw(2))))
    [Draw(1), EndBattlePhase(), Draw(2)]
    """
    if isinstance(deed, Joined):
        yield from single_deeds(deed.first)
        yield from single_deeds(deed.second)
    else:
        yield deed


def written_deeds(deed: Deed) -> Iterator[Deed]:
    """List the verbs of a sentence in the order in which they are written as steps.

    >>> from spellspeed.lang.words.verbs import EndBattlePhase
    >>> from spellspeed.lang.words.verbs import Draw
    >>> list(written_deeds(May(OneOf(Draw(1), EndBattlePhase())).also(Draw(2))))
    [Draw(1), EndBattlePhase(), Draw(2)]
    """
    if isinstance(deed, Joined | OneOf):
        yield from written_deeds(deed.first)
        yield from written_deeds(deed.second)
    elif isinstance(deed, May | OnlyIf | Later):
        yield from written_deeds(deed.do)
    else:
        yield deed


def goes_on(deed: Deed) -> bool:
    """Tell whether a deed goes on rather than happening at once.

    >>> from spellspeed.lang.words.verbs import Draw, Forbid
    >>> from spellspeed.lang.words.every_word import DRAWING, YOU
    >>> goes_on(Forbid(DRAWING, who=YOU)), goes_on(Draw(1))
    (True, False)
    """
    return all(each.verb.lasts for each in single_deeds(deed))
