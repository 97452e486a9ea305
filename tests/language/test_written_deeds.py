"""Which deed of a sentence a step is: refusals tell it in the words of the card."""

from spellspeed.cards import ALL_CARDS
from spellspeed.lang.codes.code import OP_DRAW
from spellspeed.lang.words.lasting import written_deeds
from spellspeed.lang.words.lines import ActivatedLine
from spellspeed.lang.words.verbs import ChangeStat, Draw
from spellspeed.pool import CardPool


def test_every_deed_of_an_effect_has_steps_that_know_it() -> None:
    pool = CardPool.builtin()
    seen = 0
    for card in ALL_CARDS:
        program = pool.programs[pool.by_password[card.password]]
        for line, flat in zip(card.all_lines(), program.lines, strict=False):
            if not isinstance(line, ActivatedLine) or line.do is None:
                continue
            steps = [step for step in flat.steps[flat.deeds_at : flat.end] if step.said >= 0]
            deeds = list(written_deeds(line.do))
            assert list(dict.fromkeys([step.said for step in steps])) == list(range(len(deeds))), card.name
            for at, deed in enumerate(deeds):
                values = len(deed.stat) if isinstance(deed, ChangeStat) else 1  # each value has its step
                assert len([step for step in steps if step.said == at]) == values, card.name
            for step in steps:
                assert (step.op == OP_DRAW) == isinstance(deeds[step.said], Draw), card.name
            seen += len(steps)
    assert seen > len(ALL_CARDS)
