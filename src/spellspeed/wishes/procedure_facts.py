"""What a monster's own Special Summon procedure lacks: the place it starts from, a condition, or what is given."""

from typing import TYPE_CHECKING, Final

from spellspeed.duel import Duel
from spellspeed.engine.applies.find import find, least_of
from spellspeed.engine.kernel.places import kind_of
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.may.act import candidates
from spellspeed.engine.may.activate import memory_for
from spellspeed.engine.may.fusion import masks_of, names_of
from spellspeed.engine.may.summon import FOR_A_SUMMON
from spellspeed.lang.codes.code import IF_NUMBER, LINE_PROCEDURE, OP_PAY_LP
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.rulebook.book import Pair
from spellspeed.telling.quoted import (
    find_materials,
    find_script,
    quote_choice,
    quote_condition,
    quote_lines,
    quote_materials,
    without_stop,
)
from spellspeed.wishes.facts import where_is
from spellspeed.wishes.summon_facts import count_monsters, quoted
from spellspeed.wishes.unmet import Unmet

if TYPE_CHECKING:
    from spellspeed.lang.words.choices import Choice
    from spellspeed.lang.words.lines import SummonProcedure

NOT_ALL_THERE: Final[Pair] = ("these materials cannot all be given together", "这些素材不能一起使用")


def tell_procedure(duel: Duel, player: int, row: CardState, line: LineCode) -> tuple[Pair, ...]:
    """Say what a monster's own procedure says, and what of it is missing now."""
    memory = memory_for(duel.game, duel.state, row, line, FOR_A_SUMMON)
    return Procedure(duel, duel.state, player, row, line, memory).tell()


class Procedure(Unmet):
    """What a monster needs to be Special Summoned by itself, and does not find."""

    def tell(self) -> tuple[Pair, ...]:
        """Return the text and what is missing: the right place alone, if the card is not there."""
        g, said = self.game, self.find_said()
        if not kind_of(self.row.place) & self.line.places:
            text = quote_lines(g, self.row.card, (LINE_PROCEDURE,))
            return (*quoted(self.name, text), where_is(g, self.row, self.player))
        missing = [] if said is None else [*self.missing_conditions(said), *self.missing_cards(said)]
        text = quote_lines(g, self.row.card, (LINE_PROCEDURE,))
        made = find_materials(g, self.row.card)
        if made is not None and any(step.choice is not None and step.choice.materials for step in self.line.steps):
            of = quote_materials(g, self.row.card, made)
            text = (f"{of[0]} {text[0]}", f"{of[1]}{text[1]}")
        return (*quoted(self.name, text), *missing)

    def find_said(self) -> "SummonProcedure | None":
        """Return the sentence that the line was made of."""
        from spellspeed.lang.words.lines import SummonProcedure

        script = find_script(self.game, self.row.card)
        lines = () if script is None else script.all_lines()
        said = lines[self.line.counts_as] if self.line.counts_as < len(lines) else None
        return said if isinstance(said, SummonProcedure) else None

    def missing_conditions(self, said: "SummonProcedure") -> list[Pair]:
        """Say which conditions do not hold, and what stands against them."""
        code, found = self.line.needs, list[Pair]()
        if said.needs is None or code is None or self.holds(self.state, code):
            return found
        for part, its_code in self.failing(said.needs, code):
            english, chinese = quote_condition(self.game, self.row.card, said, part)
            if part != said.needs:
                found.append((f"this part is not met: “{english}”", f"没有满足“{chinese}”"))
            counts = its_code.op == IF_NUMBER and "number of monsters on" in english
            found += [count_monsters(self.state, self.player)] if counts else self.against(its_code)
        return found

    def missing_cards(self, said: "SummonProcedure") -> list[Pair]:
        """Say which cards are to be given and how many of them are there."""
        if said.by is None:
            return []
        from spellspeed.lang.words.choices import Choice
        from spellspeed.lang.words.lasting import written_deeds

        choices = [getattr(deed, "cards", None) for deed in written_deeds(said.by)]
        steps = [step for step in self.line.steps if step.as_cost and step.is_deed and step.op != OP_PAY_LP]
        found: list[Pair] = []
        for step, choice in zip(steps, choices, strict=False) if len(steps) == len(choices) else ():
            if isinstance(choice, Choice):
                found += self.lacking(said, step, choice)
        return found

    def lacking(self, said: "SummonProcedure", step: Step, choice: "Choice") -> list[Pair]:
        """Say that there are too few cards for one part of what is given, [] if there are enough."""
        g, s = self.game, self.state
        if step.choice is None:
            return []
        if step.choice.materials:
            return [self.missing_materials(step)]
        there = len(candidates(g, s, self.player, self.memory, step, self.row))
        least = least_of(g, s, self.player, self.memory, step.choice)
        if there >= least:
            return []
        english, chinese = quote_choice(g, self.row.card, said, choice)
        measure = "只" if "只" in chinese else "张"
        tail = (f"there {'is' if there == 1 else 'are'} {there}", f"现在只有{there}{measure}")
        if not there:
            tail = ("there is none", "现在没有")
            lying = find(g, s, self.player, self.memory, step.choice)
            if lying:  # it cannot be given for itself; and a card may keep others where they are
                alone = lying == [self.row.uid]
                tail = ("there is no other", "此外没有其他的卡") if alone else ("none can be given", "都不能使用")
        return [(f"it takes {english}; {tail[0]}", f"需要{chinese}，{tail[1]}")]

    def missing_materials(self, step: Step) -> Pair:
        """Say which materials of a monster that is summoned with them are not there."""
        g, s, card = self.game, self.state, self.row.card
        uids = candidates(g, s, self.player, self.memory, step, self.row)
        masks = masks_of(g, s, self.player, self.row, uids, names_of(g, s, uids))
        made = find_materials(g, card)
        wanted = 0 if made is None else len(made.of)
        parts: list[Pair] = []
        for at in range(wanted):
            assert made is not None
            there = len([mask for mask in masks if mask >> at & 1])
            if made.of.index(made.of[at]) == at and there < made.of.count(made.of[at]):
                english, chinese = quote_materials(g, card, made, made.of[at])
                count = (
                    (f" (there {'is' if there == 1 else 'are'} {there})", f"（现在有{there}）") if there else ("", "")
                )
                parts.append((f"{without_stop(english)}{count[0]}", f"{without_stop(chinese)}{count[1]}"))
        if parts:
            english, chinese = " and ".join([part[0] for part in parts]), "、".join([part[1] for part in parts])
            return (f"what is missing: {english}", f"缺少{chinese}")
        if len(uids) < wanted:
            can = "1 card" if len(uids) == 1 else f"{len(uids)} cards"
            return (
                f"it takes {wanted} cards; only {can} can be used",
                f"需要{wanted}张卡，可以使用的只有{len(uids)}张",
            )
        return NOT_ALL_THERE
