"""English for timings and lines, in the order of problem-solving card text: condition: cost, target; effect."""

from typing import Final

import spellspeed.words as words
from spellspeed.lang.choices import Choice, During
from spellspeed.lang.lines import (
    ActivatedLine,
    Activation,
    Continuous,
    Flip,
    Ignition,
    Limit,
    Line,
    Quick,
    Trigger,
    Unclassified,
)
from spellspeed.lang.nouns import Filter, Ref
from spellspeed.lang.render.english_deeds import EnglishDeeds
from spellspeed.lang.render.english_nouns import WHO, WHOSE, a, listed, summoned
from spellspeed.lang.render.tables import CAUSES, EN, PERIODS, PHASES, Unsaid, circled, pieces, word
from spellspeed.lang.timings import (
    Activated,
    AttackDeclared,
    DamageTaken,
    Destroyed,
    Discarded,
    Drawn,
    Flipped,
    Happening,
    If,
    LeftField,
    PhaseReached,
    Sent,
    Subject,
    Summoned,
    Targeted,
    Timing,
    Tributed,
    When,
    WouldBeSummoned,
)
from spellspeed.words import AS_A_CARD, AS_AN_EFFECT, EITHER, OPPONENT, PER_COPY, YOU

DAMAGE_STEP: Final = {
    0: "",
    1: "This can be activated during the Damage Step.",
    2: "This cannot be activated during the Damage Step.",
}


def capital(text: str) -> str:
    """Return a text with a capital in front.

    >>> capital("draw 1 card")
    'Draw 1 card'
    """
    return text[:1].upper() + text[1:]


def often(times: int) -> str:
    """Return how often.

    >>> often(1), often(2), often(3)
    ('once', 'twice', '3 times')
    """
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


class English(EnglishDeeds):
    """Says whole lines in English.

    >>> from spellspeed.lang.verbs import Draw, PayLP
    >>> English(str).line(Ignition(1, limit=Limit(), cost=PayLP(500), do=Draw(1)))
    '① [Ignition Effect] Once per turn: Pay 500 LP; draw 1 card.'
    """

    def line(self, line: Line) -> str:
        """A line with its number and its kind in front."""
        match line:
            case ActivatedLine():
                text = English(self.names, self.card, line.target).activated_line(line)
            case Continuous():
                text = self.continuous(line)
            case Unclassified():
                text = self.unclassified(line)
            case _:
                raise Unsaid(line)
        return f"{circled(line.number)} [{self.kind(line)}] {text}".strip()

    def kind(self, line: Line) -> str:
        """The category of a line, and where the card must be."""
        match line:
            case Activation():
                kind = "Card activation"
            case Ignition():
                kind = "Ignition Effect"
            case Quick():
                kind = "Quick Effect, mandatory" if line.mandatory else "Quick Effect"
            case Trigger():
                kind = f"Trigger Effect, {'mandatory' if line.mandatory else 'optional'}"
            case Flip():
                kind = "FLIP Effect" if line.mandatory else "FLIP Effect, optional"
            case Continuous():
                kind = "Continuous Effect"
            case Unclassified():
                kind = "Unclassified Effect"
            case _:
                raise Unsaid(line)
        if isinstance(line, ActivatedLine) and line.from_ is not None:
            kind += f", {self.place(line.from_, 'at')}"
        return kind

    def activated_line(self, line: ActivatedLine) -> str:
        """When – needs: cost, target; do – and what else is to be said."""
        before = [self.limit(line.limit)] if line.limit is not None and line.limit.of == PER_COPY else []
        if line.when is not None:
            before.append(self.timing(line.when))
        if line.needs is not None:
            before.append(self.provided(line.needs))
        if line.still_needs is not None:
            before.append(f"{self.provided(line.still_needs)} (also at resolution)")
        paid = [self.deed(line.cost)] if line.cost is not None else []
        if line.target is not None:
            paid.append(f"target {self.targets(line.target)}")
        done = self.deed(line.do) if line.do is not None else "activate this card"
        if line.do is None and not isinstance(line, Activation):
            done = "nothing happens"
        main = f"{', then '.join(paid)}; {done}." if paid else f"{done}."
        return " ".join([sentence(before, main), *self.further(line)])

    def further(self, line: ActivatedLine) -> list[str]:
        """The sentences behind the main one."""
        found = [DAMAGE_STEP[line.damage_step]]
        if line.oath is not None:
            found.append(f"The turn you activate this, {self.deed(line.oath)}.")
        if isinstance(line, Activation):
            if line.from_hand is not None:
                found.append(f"{capital(self.provided(line.from_hand))}, this card can be activated from the hand.")
            if line.stays:
                found.append("After it resolves, this card stays on the field.")
        if line.limit is not None and line.limit.of != PER_COPY:
            found.append(self.limit(line.limit))
        return [each for each in found if each]

    def targets(self, target: Choice | tuple[Choice, ...]) -> str:
        """The cards that are targeted."""
        if isinstance(target, Choice):
            return self.choice(target)
        return listed([self.choice(each) for each in target], "and") or "nothing"

    def limit(self, limit: Limit) -> str:
        """How often the line can be used."""
        period = word(PERIODS, limit.per, EN)
        name = f'"{self.names(self.card)}"' if self.card else "cards with this name"
        match limit.of:
            case words.PER_COPY:
                return f"{often(limit.times)} per {period}"
            case words.PER_EFFECT:
                return f"You can only use this effect of {name} {often(limit.times)} per {period}."
            case words.PER_NAME:
                return f"You can only use 1 effect of {name} per {period}, and only {often(limit.times)} that {period}."
            case words.PER_ACTIVATION:
                return f"You can only activate {limit.times} {name} per {period}."
        raise Unsaid(limit)

    def continuous(self, line: Continuous) -> str:
        """What applies, and as long as what."""
        done = "nothing happens" if line.do is None else self.deed(line.do)
        if line.while_ is None:
            return sentence([], f"{done}.")
        held = line.while_
        return sentence([self.provided(held) if isinstance(held, During) else f"while {self.so(held)}"], f"{done}.")

    def unclassified(self, line: Unclassified) -> str:
        """What happens by itself."""
        before = [self.timing(line.when)] if line.when is not None else []
        if line.if_ is not None:
            before.append(self.provided(line.if_))
        return sentence(before, "nothing happens." if line.do is None else f"{self.deed(line.do)}.")

    # ------------------------------------------------------------------------------------------------------- timings

    def timing(self, timing: Timing) -> str:
        """What a line answers: "when" can be missed, "if" cannot."""
        match timing:
            case When():
                conjunction = "when"
            case If():
                conjunction = "if"
            case _:
                raise Unsaid(timing)
        return ", OR ".join([f"{conjunction} {self.happening(each)}" for each in timing.events])

    def happening(self, happening: Happening) -> str:
        """Something that happens, as a clause."""
        match happening:
            case Activated():
                return acted(self.activated(happening), "activate", "activated", happening.by)
            case WouldBeSummoned():
                return self.would_be_summoned(happening)
            case Summoned():
                how = summoned(happening.how)
                return acted(self.subject(happening.what), how, how + "ed", happening.by)
            case AttackDeclared():
                return self.attack_declared(happening)
            case Sent():
                from_ = "" if happening.from_ is None else " " + self.place(happening.from_, "from")
                way = f"sent{from_} {self.place(happening.to, 'to')}"
                return self.was(happening.what, way) + self.cause(happening.because, happening.by)
            case Destroyed():
                where = "" if happening.from_ is None else " " + self.place(happening.from_, "at")
                return self.was(happening.what, f"destroyed{where}") + self.cause(happening.because, happening.by)
            case Discarded():
                return self.was(happening.what, "discarded") + self.cause(happening.because, happening.by)
            case Targeted():
                return self.was(happening.what, "targeted")
            case Tributed():
                return self.was(happening.what, "Tributed")
            case LeftField():
                leaves = "leave" if self.is_many(happening.what) else "leaves"
                return f"{self.subject(happening.what)} {leaves} the field"
            case Flipped():
                return self.was(happening.what, "flipped face-up")
            case Drawn():
                return f"{WHO[happening.by]} {'draws' if happening.by == OPPONENT else 'draw'}"
            case DamageTaken():
                takes = "takes" if happening.who == OPPONENT else "take"
                return f"{WHO[happening.who]} {takes} damage{self.cause(happening.because, 0)}"
            case PhaseReached():
                return f"{WHOSE[happening.turn_of]} {listed(pieces(PHASES, 1 << happening.phase, EN), 'or')} arrives"
        raise Unsaid(happening)

    def activated(self, happening: Activated) -> str:
        """What is activated."""
        if happening.as_ == AS_AN_EFFECT:
            return f"the effect of {a(self.phrase(happening.what))}"
        card = a(self.phrase(happening.what, suffix="" if self.head(happening.what, False) == "card" else " Card"))
        return card if happening.as_ == AS_A_CARD else f"{card} or the effect of one"

    def would_be_summoned(self, happening: WouldBeSummoned) -> str:
        """A Summon that is being attempted."""
        how, what = summoned(happening.how), self.subject(happening.what)
        return f"{what} would be {how}ed" if happening.by == EITHER else f"{WHO[happening.by]} would {how} {what}"

    def attack_declared(self, happening: AttackDeclared) -> str:
        """An attack, and on whom."""
        attacker = self.subject(happening.what)
        on = "" if happening.on is None else f" on {self.subject(happening.on)}"
        if happening.by == EITHER:
            declares = "declare" if self.is_many(happening.what) else "declares"
            return f"{attacker} {declares} an attack{on}"
        declares = "declares" if happening.by == OPPONENT else "declare"
        return f"{WHO[happening.by]} {declares} an attack with {attacker}{on}"

    def subject(self, what: Subject) -> str:
        """A card that something happens to."""
        return self.ref(what) if isinstance(what, Ref) else a(self.phrase(what))

    def is_many(self, what: Subject) -> bool:
        """Tell whether a verb behind it stands in the plural."""
        return not isinstance(what, Filter) and self.is_plural(what)

    def was(self, what: Subject, done: str) -> str:
        """What was done to it."""
        return f"{self.subject(what)} {'are' if self.is_many(what) else 'is'} {done}"

    def cause(self, because: int, by: int) -> str:
        """By what, and whose it was."""
        if not because:
            return f" by {WHO[by]}" if by else ""
        return f" by {WHOSE[by] + ' ' if by else ''}{listed(pieces(CAUSES, because, EN), 'or')}"


def acted(what: str, verb: str, done: str, by: int) -> str:
    """Return what is done to something, or who does it.

    >>> acted("a monster", "Summon", "Summoned", EITHER), acted("a monster", "Summon", "Summoned", OPPONENT)
    ('a monster is Summoned', 'your opponent Summons a monster')
    """
    if by == EITHER:
        return f"{what} is {done}"
    return f"{WHO[by]} {verb}{'' if by == YOU else 's'} {what}"


def sentence(before: list[str], main: str) -> str:
    """Return conditions and what follows them, with capitals in front.

    >>> sentence(["once per turn", "if you control no monsters"], "draw 1 card.")
    'Once per turn, if you control no monsters: Draw 1 card.'
    """
    return f"{capital(', '.join(before))}: {capital(main)}" if before else capital(main)
