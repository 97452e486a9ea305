"""English for timings and lines, in the order of problem-solving card text: condition: cost, target; effect."""

from typing import Final

import spellspeed.lang.words as words
from spellspeed.lang.categories import is_continuous
from spellspeed.lang.choices import Choice, Condition, During, Not, Those
from spellspeed.lang.deeds import Deed, Joined
from spellspeed.lang.lasting import goes_on
from spellspeed.lang.lines import (
    ActivatedLine,
    Activation,
    AttackCost,
    Clause,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Limit,
    Line,
    Materials,
    OnlyOne,
    Quick,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.nouns import A_MONSTER, THAT_CARD, Filter, Monster, Ref
from spellspeed.lang.places import Place
from spellspeed.lang.rare import ControlChanged, CountersPlaced, NormalDrawDue
from spellspeed.lang.render.english_clauses import GERUNDS, acted, capital, often, sentence
from spellspeed.lang.render.english_deeds import TO_FIELD
from spellspeed.lang.render.english_materials import EnglishMaterials
from spellspeed.lang.render.english_words import ANYBODY, BOTH, WHO, WHOSE, a, listed, ordinal, summoned
from spellspeed.lang.render.spoken_of import that_card_is
from spellspeed.lang.render.tables import (
    BATTLE_TIMINGS,
    CAUSES,
    CONNECTORS,
    COUNTERS,
    EN,
    MAKING,
    PERIODS,
    PHASES,
    SUMMONS,
    Unsaid,
    circled,
    pieces,
    word,
)
from spellspeed.lang.terms import Cause, Player
from spellspeed.lang.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    DamageTaken,
    Destroyed,
    Discarded,
    Drawn,
    EndStepReached,
    Flipped,
    Happening,
    If,
    LeftField,
    PhaseReached,
    PositionChanged,
    Resolving,
    Sent,
    Subject,
    Summoned,
    Targeted,
    Timing,
    Tributed,
    When,
    WouldBeSummoned,
)
from spellspeed.lang.words import AS_A_CARD, AS_AN_EFFECT, EITHER, FACE_UP, OPPONENT, PER_COPY, YOU

SUBSTITUTE: Final = (
    "This card can be used in place of 1 Fusion Material that is listed by name, if the other materials are real."
)
DAMAGE_STEP: Final = {
    None: "",
    True: "This can be activated during the Damage Step.",
    False: "This cannot be activated during the Damage Step.",
}
COUNTED_ONCE: Final = "(what happens at once counts once)"
EACH: Final = {YOU: "each of your {}s", OPPONENT: "each of your opponent's {}s", EITHER: "each {}"}
OWN: Final = {YOU: "your", OPPONENT: "their", EITHER: "their"}
# Alone, and with the other monster.
BATTLES: Final = {
    words.AS_EITHER: ("battle{s}", "battle{s} {other}"),
    words.AS_ATTACKER: ("attack{s}", "attack{s} {other}"),
    words.AS_ATTACKED: ("{is_} attacked", "{is_} attacked by {other}"),
}


class English(EnglishMaterials):
    """Says whole lines in English.

    >>> from spellspeed.lang.verbs import Draw, PayLP
    >>> English(str).line(Ignition(1, limit=Limit(), cost=PayLP(500), do=Draw(1)))
    '① [Ignition Effect] Once per turn: Pay 500 LP; draw 1 card.'
    """

    def line(self, line: Line) -> str:
        """A line with its number and its kind in front."""
        if self.of is not line:
            target = line.target if isinstance(line, ActivatedLine) else None
            return English(self.names, self.card, target, line).line(line)
        match line:
            case ActivatedLine():
                text = self.activated_line(line)
            case Continuous():
                text = self.continuous(line)
            case Instead():
                text = self.instead(line)
            case Unclassified():
                text = self.unclassified(line)
            case Clause():
                text = self.clause(line)
            case OnlyOne():
                text = "You can control only 1 face-up card of this name."
            case SummonProcedure():
                text = self.procedure(line)
            case Materials():
                often_ = [] if line.limit is None else [self.limit(line.limit, "Special Summon {} this way")]
                text = " ".join([self.materials(line), *often_])
            case SummonCondition():
                text = self.summon_condition(line)
            case Substitute():
                text = SUBSTITUTE
            case TributeProcedure():
                text = self.tribute_procedure(line)
            case AttackCost():
                by = "doing nothing" if line.by is None else self.giving(line.by)
                text = f"This card can declare an attack only by {by}."
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
                kind = "Continuous Effect" if is_continuous(line) else "Unclassified Effect"
            case Instead():
                kind = "Unclassified Effect" if line.stays else "Replacement Effect"
                kind = "Continuous Effect" if line.do is None else kind
            case Unclassified():
                kind = "Unclassified Effect"
            case OnlyOne():
                kind = "Unclassified Effect"
            case Clause():
                kind = "No effect"
            case SummonProcedure():
                kind = "Summon procedure"
            case Materials():
                kind = f"{MAKING[line.by][0]} Materials"
            case SummonCondition():
                kind = "Summoning condition"
            case Substitute():
                kind = "Fusion Substitute"
            case TributeProcedure():
                kind = "Tribute procedure"
            case AttackCost():
                kind = "Continuous Effect, attacks"
            case _:
                raise Unsaid(line)
        if isinstance(line, ActivatedLine | Instead) and line.from_ is not None:
            kind += f", {self.place(line.from_, 'at')}"
        if isinstance(line, Continuous | Unclassified) and line.where is not None:
            kind += f", {self.place(line.where, 'at')}"
        if isinstance(line, Unclassified) and line.face_down:
            kind += ", also face-down"
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
        if line.unanswered is not None:
            who = capital(ANYBODY[line.unanswered.by].replace("either", "neither"))
            cannot = "can" if line.unanswered.by == EITHER else "cannot"
            what = self.activated(Activated(line.unanswered.what, line.unanswered.as_))
            found.append(f"{who} {cannot} activate {what} in response.")
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
        if isinstance(target, Those) and target == Those(THAT_CARD, Monster()) and that_card_is(self.of):
            return self.ref(target.of)
        if isinstance(target, Choice):
            return self.choice(target)
        return listed([self.choice(each) for each in target], "and") or "nothing"

    def limit(self, limit: Limit, use: str = "use this effect of {}") -> str:
        """How often the line can be used."""
        period = word(PERIODS, limit.per, EN)
        name = f'"{self.names(self.card)}"' if self.card else "cards with this name"
        match limit.of:
            case words.PER_COPY:
                while_there = "while this card is face-up on the field"
                return f"{often(limit.times)} {while_there if limit.per == words.A_DUEL else f'per {period}'}"
            case words.PER_EFFECT:
                return f"You can only {use.format(name)} {often(limit.times)} per {period}."
            case words.PER_NAME:
                return f"You can only use 1 effect of {name} per {period}, and only {often(limit.times)} that {period}."
            case words.PER_ACTIVATION:
                return f"You can only activate {limit.times} {name} per {period}."
            case words.PER_CARD:
                return f"You can only use 1 of these effects of this card, {often(limit.times)} per {period}."
        raise Unsaid(limit)

    def continuous(self, line: Continuous) -> str:
        """What applies, and as long as what, or what happens each time."""
        done = "nothing happens" if line.do is None else self.deed(line.do)
        at_once = line.when is None and line.do is not None and not goes_on(line.do)
        before = [self.limit(line.limit)] if line.limit is not None and line.limit.of == PER_COPY else []
        if line.while_ is not None:
            before.append(self.held(line.while_, "as soon as" if at_once else "while"))
        once = f" {COUNTED_ONCE}" if line.together else ""
        if line.when is None:
            text = sentence(before, f"{done}{once}.")
        else:
            text = sentence([*before, self.each_time(line.when) + once], f"{done}.")
        return f"{text} {self.limit(line.limit)}" if line.limit is not None and line.limit.of != PER_COPY else text

    def held(self, condition: Condition, conjunction: str) -> str:
        """As long as something is so, or as soon as it is."""
        if isinstance(condition, During) or (isinstance(condition, Not) and isinstance(condition.of, During)):
            return self.provided(condition)
        return f"{conjunction} {self.so(condition)}"

    def each_time(self, timing: Timing) -> str:
        """How often something happens by itself; here "when" and "if" mean the same, but both have words."""
        match timing:
            case When():
                return ", OR ".join([f"whenever {self.befalling(each)}" for each in timing.events])
            case If():
                return ", OR ".join([self.recurring(each) for each in timing.events])
        raise Unsaid(timing)

    def recurring(self, happening: Happening) -> str:
        """Something that happens again and again."""
        match happening:
            case PhaseReached():
                phase = listed(pieces(PHASES, happening.phase, EN), "or")
                return f"during {EACH[happening.turn_of].format(phase)}"
            case EndStepReached():
                return f"at the end of {EACH[happening.turn_of].format('Battle Phase')}"
            case DamageTaken(to_zero=True):
                return f"if {self.befalling(happening)}"
        return f"each time {self.befalling(happening)}"

    def befalling(self, happening: Happening) -> str:
        """Something that happens, and at which timing of the Damage Step."""
        if isinstance(happening, BattleReached):
            return f"{self.happening(happening)}, {word(BATTLE_TIMINGS, happening.timing, EN)}"
        return self.happening(happening)

    def instead(self, line: Instead) -> str:
        """What is done instead of what would happen."""
        before = [self.limit(line.limit)] if line.limit is not None and line.limit.of == PER_COPY else []
        if line.while_ is not None:
            before.append(self.held(line.while_, "while"))
        before.append(f"if {self.threatening(line.of, not line.stays)}")
        instead = " instead of sending it to the GY" if line.stays else " instead"
        if line.do is not None:
            done = self.inner(line.do) if line.mandatory else f"you can {self.inner(line.do, optional=True)}"
        elif line.mandatory and not line.stays:
            done, instead = "it is not destroyed", ""
        else:
            done = "nothing happens" if line.mandatory else "you can choose that nothing happens"
        instead += " (once for all that would be destroyed at the same time)" if line.together else ""
        text = f"{capital(', '.join([*before, done]))}{instead}."
        return f"{text} {self.limit(line.limit)}" if line.limit is not None and line.limit.of != PER_COPY else text

    def threatening(self, happening: Happening | None, would: bool = True) -> str:
        """What would happen, or happens and has other consequences."""
        match happening:
            case None:
                return "anything would happen"
            case Destroyed():
                return self.destroyed(happening, would)
            case DamageTaken():
                return self.damage_taken(happening).replace(" take", " would take", 1)
        return f"it would come about that {self.befalling(happening)}"

    def unclassified(self, line: Unclassified) -> str:
        """What happens by itself."""
        before = [self.timing(line.when)] if line.when is not None else []
        if line.if_ is not None:
            before.append(self.provided(line.if_))
        return sentence(before, "nothing happens." if line.do is None else f"{self.deed(line.do)}.")

    def clause(self, line: Clause) -> str:
        """What is no effect: what the card is by rule, or what must be done to keep it."""
        done = "nothing happens" if line.do is None else self.deed(line.do)
        if line.when is None:
            so = "" if line.while_ is None else f", if {self.so(line.while_)}"
            return f"By rule and in every place{so}: {capital(done)}."
        held = [] if line.while_ is None else [f"if {self.so(line.while_)}"]
        return sentence([self.each_time(line.when), *held], f"{done}.")

    def procedure(self, line: SummonProcedure) -> str:
        """How a monster is summoned by itself."""
        lies = "" if line.lies == FACE_UP else f" in {self.position(line.lies)}"
        by = "" if line.by is None else f" by {self.giving(line.by)}"
        text = f"you can Special Summon this card {self.place(line.from_, 'from')}{TO_FIELD[line.to]}{lies}{by}."
        found = [sentence([] if line.needs is None else [self.provided(line.needs)], text)]
        if not line.properly:
            found.append("This card cannot be Special Summoned in any other way.")
        if line.limit is not None:
            found.append(self.limit(line.limit, "Special Summon {} this way"))
        return " ".join(found)

    def summon_condition(self, line: SummonCondition) -> str:
        """In which ways a monster cannot be summoned."""
        found: list[str] = []
        if line.never:
            ways = [f"{each} Summoned" for each in pieces(SUMMONS, line.never, EN)]
            unless = "" if line.unless is None else f", unless {self.so(line.unless)}"
            from_ = f" {self.place(Place(line.from_, line.from_), 'from')}" if line.from_ else ""
            set_ = " (it can be Set)" if line.never & words.SUMMONED_NORMALLY else ""
            found.append(f"This card cannot be {listed(ways, 'or')}{from_}{set_}{unless}.")
        elif line.unless is not None or line.from_:
            unless = "" if line.unless is None else f", unless {self.so(line.unless)}"
            found.append(
                f"Nothing is forbidden{f' {self.place(Place(line.from_, line.from_))}' if line.from_ else ''}{unless}."
            )
        if line.only_by is not None:
            found.append(f"This card can only be Special Summoned with the effect of {a(self.phrase(line.only_by))}.")
        if line.properly:
            found.append("Once it was, it can be Special Summoned in other ways.")
        return " ".join(found) or "Nothing is forbidden."

    def tribute_procedure(self, line: TributeProcedure) -> str:
        """Another way to Normal Summon a monster."""
        by = "without Tributing"
        if line.tributes or line.of != A_MONSTER:
            by = f"by Tributing {line.tributes} {self.phrase(line.of, plural=line.tributes != 1)}"
        summon = "Normal Summon/Set" if line.set_too else "Normal Summon"
        text = f"you can {summon} this card {by}."
        if line.only:
            text = f"this card can be {'Normal Summoned/Set' if line.set_too else 'Normal Summoned'} only {by}."
        return sentence([] if line.needs is None else [self.provided(line.needs)], text)

    def giving(self, deed: Deed) -> str:
        """What is given for something, in the form that stands behind "by"."""
        if isinstance(deed, Joined) and not deed.may:
            second = f"({self.giving(deed.second)})" if isinstance(deed.second, Joined) else self.giving(deed.second)
            return f"{self.giving(deed.first)}{word(CONNECTORS, deed.how, EN)}{second}"
        verb, _, rest = self.inner(deed).partition(" ")
        return f"{GERUNDS[verb]} {rest}" if verb in GERUNDS else f"doing this: {verb} {rest}"

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
        return ", OR ".join([self.answered(conjunction, each) for each in timing.events])

    def answered(self, conjunction: str, happening: Happening) -> str:
        """Something that a line answers; a battle is answered at a timing of the Damage Step."""
        clause = f"{conjunction} {self.happening(happening)}"
        if isinstance(happening, BattleReached):
            return f"{word(BATTLE_TIMINGS, happening.timing, EN)}, {clause}"
        if isinstance(happening, PhaseReached) and conjunction == "if":
            whose = "the" if happening.turn_of == EITHER else WHOSE[happening.turn_of]
            return f"during {whose} {listed(pieces(PHASES, happening.phase, EN), 'or')}"
        if isinstance(happening, EndStepReached) and conjunction == "if":
            return f"at the end of {'the' if happening.turn_of == EITHER else WHOSE[happening.turn_of]} Battle Phase"
        return clause

    def happening(self, happening: Happening) -> str:
        """Something that happens, as a clause."""
        match happening:
            case Resolving():
                by = "" if happening.by == EITHER else f" {WHO[happening.by]} activated"
                return f"{self.activated(happening, by)} would resolve"
            case Activated():
                return acted(self.activated(happening), "activate", "activated", happening.by)
            case WouldBeSummoned():
                return self.would_be_summoned(happening)
            case Summoned():
                how = summoned(happening.how)
                from_ = "" if happening.from_ is None else " " + self.place(happening.from_, "from")
                except_ = "" if happening.other_than is None else f" (except {self.ref(happening.other_than)})"
                by = f" by {' or '.join(pieces(CAUSES, happening.because, EN))}" if happening.because else ""
                by += f" by its {ordinal(happening.by_line)} effect" if happening.by_line else ""
                by += "" if happening.using is None else f" using {self.ref(happening.using)} as material"
                return acted(self.subject(happening.what) + except_, how, how + "ed", happening.by) + from_ + by
            case AttackDeclared():
                return self.attack_declared(happening)
            case Sent():
                was = "" if happening.was is None else f" while it was {a(self.phrase(happening.was))}"
                return self.sent(happening) + was + (" (except by drawing)" if happening.undrawn else "")
            case Destroyed():
                return self.destroyed(happening)
            case Discarded():
                return self.was(happening.what, "discarded") + self.cause(happening.because, happening.by)
            case Targeted():
                return self.was(happening.what, "targeted")
            case Tributed():
                for_ = "" if happening.for_ is None else f" for the Tribute Summon of {a(self.phrase(happening.for_))}"
                return self.was(happening.what, "Tributed") + for_
            case LeftField():
                leaves = "leave" if self.is_many(happening.what) else "leaves"
                was = "" if happening.was is None else f" while it was {a(self.phrase(happening.was))}"
                return f"{self.subject(happening.what)} {leaves} the field{was}"
            case Flipped():
                return self.was(happening.what, "flipped face-up")
            case Drawn():
                return f"{WHO[happening.by]} {'draws' if happening.by == OPPONENT else 'draw'}"
            case DamageTaken():
                return self.damage_taken(happening)
            case PhaseReached():
                return f"{WHOSE[happening.turn_of]} {listed(pieces(PHASES, happening.phase, EN), 'or')} arrives"
        return self.later_happening(happening)

    def later_happening(self, happening: Happening) -> str:
        """Something that happens in a battle, to a monster where it is, or in the course of a turn."""
        match happening:
            case BattleReached():
                alone, against = BATTLES[happening.role]
                many = self.is_many(happening.what)
                text = alone if happening.with_ is None else against
                other = "" if happening.with_ is None else self.subject(happening.with_)
                s, is_ = ("", "are") if many else ("s", "is")
                return f"{self.subject(happening.what)} {text.format(s=s, is_=is_, other=other)}"
            case AttackTargetSelected():
                return self.was(happening.what, "targeted for an attack")
            case CountersPlaced():
                counters = word(COUNTERS, happening.kind, EN)
                which = f"the {ordinal(happening.nth)} {counters} is" if happening.nth else f"{counters}s are"
                return f"{which} placed on {self.subject(happening.what)}"
            case ControlChanged():
                return f"control of {self.subject(happening.what)} changes"
            case PositionChanged():
                from_ = f" from {self.position(happening.was)}" if happening.was else ""
                to = f" to {self.position(happening.to)}" if happening.to else ""
                return f"the battle position of {self.subject(happening.what)} is changed{from_}{to}"
            case NormalDrawDue():
                who, draw = ANYBODY[happening.turn_of], f"{OWN[happening.turn_of]} normal draw"
                if happening.instead:
                    return f"{who} would use this effect instead of conducting {draw}"
                return f"{who} would conduct {draw}"
            case EndStepReached():
                return f"the end of {WHOSE[happening.turn_of]} Battle Phase arrives"
        raise Unsaid(happening)

    def sent(self, happening: Sent) -> str:
        """That a card is sent somewhere, by which card if one is said."""
        what, by, cause = happening.what, happening.by_card, self.cause(happening.because, happening.by)
        from_ = "" if happening.from_ is None else " " + self.place(happening.from_, "from")
        to = self.place(happening.to, "to")
        if by is None:
            if happening.to.yours | happening.to.opponents == words.IN_BANISHED:
                return self.was(what, f"banished{from_}{cause}")
            if happening == Sent(what, happening.to, happening.from_, words.BECAUSE_OF_BATTLE):
                return self.was(what, f"destroyed by battle and sent{from_} {to}")
            return self.was(what, f"{'destroyed and sent' if happening.destroyed else 'sent'}{from_} {to}{cause}")
        if happening == Sent(what, happening.to, because=words.BECAUSE_OF_BATTLE, by_card=by):
            destroys = "destroy" if self.is_many(by) else "destroys"
            return f"{self.subject(by)} {destroys} {self.subject(what)} by battle and sends it {to}"
        if happening == Sent(what, happening.to, because=words.BECAUSE_OF_COST, by_card=by):
            return self.was(what, f"sent {to} to activate the effect of {self.subject(by)}")
        sends = "send" if self.is_many(by) else "sends"
        if happening.destroyed:
            sends = f"{'destroy' if self.is_many(by) else 'destroys'} and {sends}"
        return f"{self.subject(by)} {sends} {self.subject(what)}{from_} {to}{cause}"

    def destroyed(self, happening: Destroyed, would: bool = False) -> str:
        """That a card is destroyed, or would be, by which card if one is said."""
        where = "" if happening.from_ is None else " " + self.place(happening.from_, "at")
        cause = where + self.cause(happening.because, happening.by)
        cause += "" if happening.was is None else f" while it was {a(self.phrase(happening.was))}"
        if happening.by_card is None:
            if would:
                return f"{self.subject(happening.what)} would be destroyed{cause}"
            return self.was(happening.what, f"destroyed{cause}")
        destroys = "would destroy" if would else "destroy" if self.is_many(happening.by_card) else "destroys"
        return f"{self.subject(happening.by_card)} {destroys} {self.subject(happening.what)}{cause}"

    def damage_taken(self, happening: DamageTaken) -> str:
        """That a player takes damage, or that a card inflicts it."""
        who, how = WHO[happening.who], " (direct attack)" if happening.directly else ""
        zero = f" and {WHOSE[happening.who]} LP become 0" if happening.to_zero else ""
        if happening.by_card is None:
            takes = "takes" if happening.who == OPPONENT else "take"
            return f"{who} {takes} damage{self.cause(happening.because, Player(0))}{how}{zero}"
        inflicts = "inflict" if self.is_many(happening.by_card) else "inflicts"
        how = " by a direct attack" if happening.directly else ""
        return f"{self.subject(happening.by_card)} {inflicts} {self.damage(happening.because)} to {who}{how}{zero}"

    def activated(self, happening: Activated, by: str = "") -> str:
        """What is activated, by whom if that is said here, and what it targets."""
        only = "only " if happening.alone else ""
        targets = f" ({only}that){by}" if only else by
        if happening.targeting is not None:
            targets = f"{by} that targets {only}{self.subject(happening.targeting)}"
        if happening.other_than is not None:
            targets += f" (except {self.ref(happening.other_than)})"
        if happening.including:
            effects = [f"“{self.some(each)}”" for each in happening.including]
            targets += f" that includes an effect such as {listed(effects, 'or')}"
        if happening.as_ == AS_AN_EFFECT:
            return f"the effect of {a(self.phrase(happening.what))}{targets}"
        card = a(self.phrase(happening.what, suffix="" if self.head(happening.what, False) == "card" else " Card"))
        return (card if happening.as_ == AS_A_CARD else f"{card} or the effect of one") + targets

    def some(self, deed: Deed) -> str:
        """An effect that need not be about all of the cards."""
        text = self.deed(deed).replace("all ", "", 1)
        for either, both in BOTH.items():
            text = text.replace(both, either)
        return text

    def would_be_summoned(self, happening: WouldBeSummoned) -> str:
        """A Summon that is being attempted."""
        how, what = summoned(happening.how), self.subject(happening.what)
        return f"{what} would be {how}ed" if happening.by == EITHER else f"{WHO[happening.by]} would {how} {what}"

    def attack_declared(self, happening: AttackDeclared) -> str:
        """An attack, and on whom."""
        attacker = self.subject(happening.what)
        on = "" if happening.on is None else f" on {self.subject(happening.on)}"
        an_attack = "a direct attack" if happening.directly else "an attack"
        if happening.by == EITHER:
            declares = "declare" if self.is_many(happening.what) else "declares"
            return f"{attacker} {declares} {an_attack}{on}"
        declares = "declares" if happening.by == OPPONENT else "declare"
        return f"{WHO[happening.by]} {declares} {an_attack} with {attacker}{on}"

    def subject(self, what: Subject) -> str:
        """A card that something happens to."""
        return self.ref(what) if isinstance(what, Ref) else a(self.phrase(what))

    def is_many(self, what: Subject) -> bool:
        """Tell whether a verb behind it stands in the plural."""
        return not isinstance(what, Filter) and self.is_plural(what)

    def was(self, what: Subject, done: str) -> str:
        """What was done to it."""
        return f"{self.subject(what)} {'are' if self.is_many(what) else 'is'} {done}"

    def cause(self, because: Cause, by: Player) -> str:
        """By what, and whose it was."""
        if not because:
            return f" by {WHO[by]}" if by else ""
        return f" by {WHOSE[by] + ' ' if by else ''}{listed(pieces(CAUSES, because, EN), 'or')}"
