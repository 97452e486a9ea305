"""Do the words of a card fit together? What a line speaks of is known by then, and every part can do what it must."""

from typing import Final

from spellspeed.lang.check.canonical import find_misplaced, find_split_lines, is_about_materials
from spellspeed.lang.check.gemini_effects import find_gemini_slips
from spellspeed.lang.check.single_parts import HIDDEN, Findings
from spellspeed.lang.check.single_words import is_about_a_battle
from spellspeed.lang.phrases.spoken import is_about_a_card
from spellspeed.lang.say.spoken_names import ALLOWED_NAMES, chinese_of
from spellspeed.lang.words.becoming import find_forms
from spellspeed.lang.words.choices import All, AsMaterials, One, UpTo, WhenActivated
from spellspeed.lang.words.coins_and_dice import CHANCE, CalledRight, Result
from spellspeed.lang.words.declarations import find_undeclared
from spellspeed.lang.words.deeds import Deed, Joined, OneOf
from spellspeed.lang.words.every_word import (
    A_BATTLE,
    A_CHAIN,
    A_TURN,
    ALSO,
    AND,
    BECAUSE_OF_BATTLE,
    FLIP,
    FOR_GOOD,
    FUSION,
    FUSION_SUMMON,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_GRAVEYARD,
    IN_HAND,
    LINK,
    LINK_SUMMON,
    MONSTER,
    PENDULUM,
    PER_ACTIVATION,
    PER_CARD_ANYWHERE,
    PER_EFFECT,
    SPELL,
    SUMMONED_SPECIALLY,
    SYNCHRO,
    SYNCHRO_SUMMON,
    TRAP,
    XYZ,
    XYZ_SUMMON,
)
from spellspeed.lang.words.inside import CONNECTORS, below, everything, label, parts
from spellspeed.lang.words.lasting import goes_on, single_deeds
from spellspeed.lang.words.lines import (
    ActivatedLine,
    Activation,
    AttackCost,
    Card,
    Clause,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Limit,
    Line,
    Materials,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Unclassified,
)
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import (
    THAT_CARD,
    THE_EQUIPPED,
    THE_LINKED_CARD,
    THE_OPPOSING,
    THE_TARGET,
    THE_TARGETED,
    THIS_CARD,
    Filter,
    IsEquipped,
    Ref,
    TheAmount,
    TheChange,
    TributesMade,
)
from spellspeed.lang.words.own_card import find_own_slips
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import Kind
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    DamageTaken,
    Destroyed,
    EndStepReached,
    Happening,
    PhaseReached,
    Resolving,
    Summoned,
    Timing,
)
from spellspeed.lang.words.verbs import (
    Equip,
    Forbid,
    GainEffects,
    LinkTogether,
    Treat,
)
from spellspeed.lang.words.winning import decides_the_duel
from spellspeed.lang.words.zones_said import ABOUT_ZONES, BlockZones, ChooseZones

ABOUT_A_BATTLE: Final = (BattleReached, AttackDeclared, AttackTargetSelected)
# Where a monster can be that is summoned by itself; a deck is shuffled then, since it was looked through.
SUMMONED_FROM: Final = IN_HAND | IN_DECK | IN_GRAVEYARD | IN_BANISHED | IN_EXTRA_DECK
MOST_MATERIALS: Final = 5
# The summons that use materials, and whose they are.
MADE_BY: Final = {FUSION_SUMMON: FUSION, SYNCHRO_SUMMON: SYNCHRO, XYZ_SUMMON: XYZ, LINK_SUMMON: LINK}
UNCHOSEN: Final = (THIS_CARD, THE_EQUIPPED, THE_LINKED_CARD)  # cards that a card always means the same way
# Names that no sentence gives: they mean what they mean.
RESERVED: Final = (*UNCHOSEN, THE_TARGET, THAT_CARD, THE_OPPOSING, THE_TARGETED)
UNKNOWN_BECAUSE: Final = {
    THE_TARGET: ", but the line has no target before it",
    THAT_CARD: ", but the line answers nothing that is about a card",
    THE_OPPOSING: ", but the line answers no battle and no attack",
    THE_TARGETED: ", but the line answers no activation that targets",
    THE_EQUIPPED: ", but no line equips this card",
    THE_LINKED_CARD: ", but no line links a card",
}


OF_MONSTERS: Final = (SummonProcedure, SummonCondition, TributeProcedure, AttackCost)  # lines


class Sense(Findings):
    """Checks that the words of a card fit together."""

    def __init__(self, card: Card, facts_kind: int | None) -> None:
        super().__init__()
        self.card: Final = card
        self.kind: Final = None if facts_kind is None else Kind(facts_kind)
        lines = enumerate(card.all_lines())
        words = [word for index, line in lines for _, word in everything(label(card, index), line)]
        self.bound: Final[set[Ref]] = {THIS_CARD}  # what every line of this card can speak of
        if any(isinstance(word, (Equip, IsEquipped)) for word in words):  # or the effect of another card equips it
            self.bound.add(THE_EQUIPPED)
        spoken_about = [word for word in words if isinstance(word, GainEffects) and word.about is not None]
        if spoken_about or any(isinstance(word, LinkTogether) for word in words):
            self.bound.add(THE_LINKED_CARD)
        self.known: set[Ref] = set(self.bound)  # what the line being read can speak of here
        self.outcomes: set[Ref] = set()  # what the line being read has left to chance by now
        self.damaged = False  # whether the line being read answers damage
        self.summoned = False  # whether the line being read answers a summon
        self.activated = False  # whether what is being read is done by an effect that was activated
        self.changed = False  # whether the line being read has changed a value by now

    def check_card(self) -> None:
        """Check the card as a whole and line by line."""
        for lines in (self.card.lines, self.card.pendulum, self.card.gemini):
            numbers = [line.number for line in lines if line.number]
            if numbers != list(range(1, len(numbers) + 1)):
                self.report(self.card.name, f"the lines are numbered {numbers}: they must count from 1")
        if self.card.pendulum and self.kind is not None and not self.kind & PENDULUM:
            self.report(self.card.name, "only a Pendulum Monster has Pendulum Effects")
        for where, what in find_gemini_slips(self.card, self.kind):
            self.report(where, what)
        ways = [line for line in self.card.lines if isinstance(line, Activation)]
        if len(ways) > 1 and any(line.do is None for line in ways):
            self.report(self.card.name, "of several Activations one is chosen, so each must do something: it needs do=")
        if len([line for line in self.card.lines if isinstance(line, SummonProcedure)]) > 1:
            self.report(self.card.name, "a monster is summoned by itself in one way only: one SummonProcedure")
        self.check_forms()
        for path, problem in (*find_undeclared(self.card), *find_misplaced(self.card)):
            self.report(path, problem)
        for at in find_split_lines(self.card.lines):
            self.report(label(self.card, at), "the same change of several values is one line: ChangeStat(ATK | DEF, …)")
        for index, line in enumerate(self.card.all_lines()):
            where = label(self.card, index)
            self.known = set(self.bound)
            self.outcomes = set()
            self.damaged = self.summoned = self.changed = self.zoned = self.activated = False
            self.check_kind(where, line, line in self.card.pendulum)
            self.check_anywhere(where, line)
            if isinstance(line, ActivatedLine):
                self.check_activated(where, line)
            elif isinstance(line, Continuous):
                self.check_continuous(where, line)
            elif isinstance(line, Instead):
                self.check_instead(where, line)
            elif isinstance(line, Unclassified):
                self.check_unclassified(where, line)
            elif isinstance(line, Clause):
                self.check_clause(where, line)
            elif isinstance(line, SummonProcedure):
                self.check_procedure(where, line)
            elif isinstance(line, Materials):
                self.check_materials(where, line)
            elif isinstance(line, SummonCondition):
                self.check_condition(where, line)
            elif isinstance(line, TributeProcedure):
                self.read(f"{where} needs", line.needs)
            elif isinstance(line, AttackCost):
                self.read(f"{where} by", line.by)
                if line.by is None:
                    self.report(where, "AttackCost gives nothing: it needs by=")
                else:
                    self.check_cost(f"{where} by", line.by)
            for path, word in everything(where, line):
                self.check_word(path, word)
                if isinstance(word, Resolving) and not isinstance(line, Continuous):
                    self.report(path, "only a Continuous line answers that something is about to be processed")

    def check_forms(self) -> None:
        """Check what monster the card becomes, if it becomes one."""
        forms = find_forms(self.card)
        if forms and self.kind is not None and not self.kind & TRAP:
            self.report(self.card.name, "only a Trap becomes a monster in a Monster Zone")
        if len(set(forms)) > 1:
            self.report(self.card.name, "a Trap becomes one monster, always the same")

    # ----------------------------------------------------------------------------------------------------------- lines

    def check_kind(self, where: str, line: Line, pendulum: bool) -> None:
        """Check that a card of its printed kind can have a line."""
        if pendulum and isinstance(line, (Activation, Flip, SummonProcedure, Materials)):
            self.report(where, f"no Pendulum Effect is {type(line).__name__}")
        if self.kind is None:
            return
        if isinstance(line, Activation) and not self.kind & (SPELL | TRAP):
            self.report(where, "only a Spell or Trap has an Activation")
        if isinstance(line, Flip) and not self.kind & FLIP:
            self.report(where, "only a Flip Monster has a Flip")
        if isinstance(line, OF_MONSTERS) and not self.kind & MONSTER and not (isinstance(line, AttackCost) and line.of):
            self.report(where, f"only a monster has a {type(line).__name__}")
        if isinstance(line, Substitute) and not self.kind & MONSTER:
            self.report(where, "only a monster is a Substitute")
        if isinstance(line, Materials) and not self.kind & MADE_BY[line.by]:
            self.report(where, "only a monster of the Extra Deck has Materials")
        if isinstance(line, Activation) and line.from_hand is not None and not self.kind & TRAP:
            self.report(f"{where} from_hand", "only a Trap needs leave to be activated from the hand")

    def check_anywhere(self, where: str, line: Line) -> None:
        """Check that a limit which follows its card is one of what is activated, and of a turn."""
        limit = getattr(line, "limit", None)
        if limit is not None and limit.of == PER_CARD_ANYWHERE:
            if limit.per != A_TURN or not isinstance(line, ActivatedLine):
                self.report(f"{where} limit", "what counts wherever its card goes is activated, so often a turn")

    def check_activated(self, where: str, line: ActivatedLine) -> None:
        """Check a line that is activated, in the order in which it is used."""
        if line.do is None and not isinstance(line, Activation):
            self.report(where, f"{type(line).__name__} does nothing: it needs do=")
        if isinstance(line, Ignition | Flip) and line.when is not None:
            self.report(f"{where} when", f"{type(line).__name__} says by itself when it is activated")
        targets = line.target if isinstance(line.target, tuple) else (line.target,)
        self.read(f"{where} when", line.when)
        if line.when is not None:
            self.meet_that_card(where, line.when)
        if any(is_about_a_battle(word) for _, word in everything(where, line)):
            self.known.add(THE_OPPOSING)
        self.read(f"{where} needs", line.needs)
        for path, word in everything(f"{where} do", line.do) if line.do is not None else ():
            if isinstance(word, WhenActivated):
                self.read(path, word.of)
        if isinstance(line, Activation):
            self.read(f"{where} from_hand", line.from_hand)
        self.read(f"{where} oath", line.oath)
        self.read(f"{where} cost", line.cost)
        if line.cost is not None:
            self.check_cost(f"{where} cost", line.cost)
        if not targets:
            self.report(f"{where} target", "the tuple names no target")
        for target in targets:
            if target is not None:
                self.read(f"{where} target", target)
                self.check_target(f"{where} target", target)
                self.known.add(THE_TARGET)
        self.read(f"{where} still_needs", line.still_needs)
        self.read(f"{where} unanswered", line.unanswered)
        self.activated = True
        self.read(f"{where} do", line.do)
        self.check_negations(where, line.when, line.do)
        if isinstance(line, Activation):
            for path, problem in find_own_slips(where, line, self.kind):
                self.report(path, problem)

    def check_continuous(self, where: str, line: Continuous) -> None:
        """Check a line that applies as long as its card is face-up, or does something each time."""
        self.read(f"{where} while_", line.while_)
        self.read(f"{where} when", line.when)
        if line.when is not None:
            self.meet_that_card(where, line.when)
        elif any(is_about_a_battle(word) for _, word in everything(where, line)):
            self.known.add(THE_OPPOSING)
        if line.together and line.when is None:
            self.report(f"{where} together", "together= says how often something happens: it needs when=")
        if line.limit is not None:
            self.check_own_limit(f"{where} limit", line, line.limit)
        self.read(f"{where} do", line.do)
        if line.do is None:
            self.report(where, "Continuous does nothing: it needs do=")
        elif line.when is not None:
            self.check_negations(where, line.when, line.do)
        elif all(isinstance(each, ABOUT_ZONES) for each in single_deeds(line.do)):
            pass  # the zones are chosen as soon as the line applies
        elif line.while_ is None or any(each.verb.lasts for each in single_deeds(line.do)):
            self.check_going_on(f"{where} do", line.do)
        if line.where is not None and (line.when is not None or line.do is None or not goes_on(line.do)):
            self.report(f"{where} where", "only what goes on has where=")
        self.check_place(where, line.where)

    def check_place(self, where: str, place: Place | None) -> None:
        """Check that both players see where a card must be for a line to go on."""
        if place is not None and (place.opponents or place.yours & HIDDEN):
            self.report(f"{where} where", "a line goes on where both players see its card, on its player's side")

    def check_own_limit(self, where: str, line: Continuous, limit: Limit) -> None:
        """Check how often a line may act that is not activated."""
        events = () if line.when is None else line.when.events
        if not events:
            self.report(where, "limit= says how often something happens: it needs when=")
        if any(isinstance(event, PhaseReached | EndStepReached) for event in events):
            self.report(where, "what a phase demands is done once in it: it has no limit=")
        if limit.of == PER_ACTIVATION or limit.per in (A_CHAIN, A_BATTLE):
            self.report(
                where, "a Continuous Effect is not activated: it has a Limit per copy, effect or name, a turn or duel"
            )

    def check_going_on(self, where: str, deed: Deed) -> None:
        """Check what applies as long as a card is face-up, part by part."""
        if isinstance(deed, Joined):
            self.check_going_on(below(where, deed, "first"), deed.first)
            self.check_going_on(below(where, deed, "second"), deed.second)
            if deed.how not in (ALSO, AND):
                self.report(where, f"what goes on is joined by also or and_, not by '{CONNECTORS.get(deed.how)}'")
            if deed.may:
                self.report(where, "what goes on cannot be declined: it has no may=")
            return
        if not deed.verb.lasts:
            name = type(deed).__name__
            self.report(where, f"{name} cannot go on: it happens at once, in a line of its own with when= or while_=")
            return
        if getattr(deed, "until", FOR_GOOD) is not FOR_GOOD:
            self.report(where, "a Continuous Effect lasts as long as its card: it has no until=")
        cards = getattr(deed, "cards", None)
        if cards is not None and not isinstance(cards, All) and cards not in UNCHOSEN:
            path = below(where, deed, "cards")
            self.report(
                path, "nobody chooses in a Continuous Effect: use All, THIS_CARD, THE_EQUIPPED or THE_LINKED_CARD"
            )

    def check_instead(self, where: str, line: Instead) -> None:
        """Check a line that takes the place of a destruction."""
        self.read(f"{where} while_", line.while_)
        self.read(f"{where} of", line.of)
        if line.of is None:
            self.report(where, "Instead takes the place of nothing: it needs of=")
        elif isinstance(line.of, DamageTaken) and line.of.because == BECAUSE_OF_BATTLE:
            pass
        elif not isinstance(line.of, Destroyed):
            name = type(line.of).__name__
            self.report(f"{where} of", f"{name} cannot be replaced: only Destroyed can, and DamageTaken by battle")
        else:
            self.known.add(THAT_CARD)
        kind = line.of.what if isinstance(line.of, Destroyed) else None
        if line.together and (line.stays or not isinstance(kind, Filter)):
            self.report(
                f"{where} together", "together= spares all cards of a kind: it needs of=Destroyed of such cards"
            )
        self.read(f"{where} do", line.do)
        spared = line.mandatory and not line.stays and line.limit is not None and isinstance(line.of, Destroyed)
        if line.do is None and not spared:
            self.report(where, "Instead does nothing: it needs do=")

    def check_unclassified(self, where: str, line: Unclassified) -> None:
        """Check a line that happens or applies by itself."""
        lasts = line.when is None and line.do is not None and goes_on(line.do)
        if line.when is None and line.if_ is None and not lasts:
            self.report(where, "Unclassified needs when= or if_=")
        if (line.where is not None or line.face_down) and not lasts:
            self.report(where, "only what goes on has where= or face_down=")
        if line.do is None:
            self.report(where, "Unclassified does nothing: it needs do=")
        self.read(f"{where} when", line.when)
        if line.when is not None:
            self.meet_that_card(where, line.when)
        self.read(f"{where} if_", line.if_)
        self.read(f"{where} do", line.do)
        if lasts and line.do is not None:
            self.check_going_on(f"{where} do", line.do)
            self.check_place(where, line.where)
        self.check_negations(where, line.when, line.do)

    def check_clause(self, where: str, line: Clause) -> None:
        """Check what is no effect: what a phase demands, or what the card itself is and cannot be used for."""
        self.read(f"{where} when", line.when)
        self.read(f"{where} while_", line.while_)
        self.read(f"{where} do", line.do)
        if line.while_ is not None and not is_about_materials(line.do):
            self.report(f"{where} while_", "a Clause has while_= only for what it says of other materials")
        if line.do is None:
            self.report(where, "Clause says nothing: it needs do=")
        elif line.when is not None:
            if not decides_the_duel(line) and not all(isinstance(event, PhaseReached) for event in line.when.events):
                self.report(f"{where} when", "a Clause demands something in a phase: use PhaseReached")
        else:
            self.check_going_on(f"{where} do", line.do)
            for deed in single_deeds(line.do):
                about = isinstance(deed, Forbid | Treat) or is_about_materials(deed)
                if not about or getattr(deed, "cards", None) != THIS_CARD:
                    self.report(f"{where} do", "a Clause is about what this card is or cannot be used for")

    def check_procedure(self, where: str, line: SummonProcedure) -> None:
        """Check how a monster is summoned by itself."""
        self.read(f"{where} needs", line.needs)
        self.read(f"{where} by", line.by)
        self.read(f"{where} oath", line.oath)
        given = [word for _, word in everything(where, line) if isinstance(word, AsMaterials)]
        if given and not any(isinstance(other, Materials) for other in self.card.lines):
            self.report(f"{where} by", "AsMaterials speaks of Materials, which the card does not have")
        if line.by is not None:
            self.check_cost(f"{where} by", line.by)
        if line.from_.opponents or line.from_.yours & ~SUMMONED_FROM:
            self.report(
                f"{where} from_",
                "a monster is not summoned by itself from the field",
            )
        self.check_summon_limit(where, line.limit)

    def check_summon_limit(self, where: str, limit: Limit | None) -> None:
        """Check how often a monster is summoned by itself."""
        if limit is not None and (limit.of != PER_EFFECT or limit.per in (A_CHAIN, A_BATTLE)):
            self.report(f"{where} limit", "how often a monster is summoned this way is counted by its name: PER_EFFECT")

    def check_condition(self, where: str, line: SummonCondition) -> None:
        """Check in which ways a monster cannot be summoned."""
        self.read(f"{where} unless", line.unless)
        if not line.never and line.only_by is None:
            self.report(where, "SummonCondition forbids nothing: it needs never= or only_by=")
        if line.unless is not None and not line.never:
            self.report(f"{where} unless", "unless= lifts what never= forbids, and nothing is forbidden")
        if line.only_by is not None and line.never & SUMMONED_SPECIALLY:
            self.report(f"{where} only_by", "what is never Special Summoned is not summoned by these effects either")

    def check_materials(self, where: str, line: Materials) -> None:
        """Check what a monster of the Extra Deck is made of."""
        if not 1 <= len(line.of) <= MOST_MATERIALS:
            self.report(f"{where} of", f"a monster has 1 to {MOST_MATERIALS} materials")
        if line.by != FUSION_SUMMON and (line.no_substitutes or not line.fused or line.never_one):
            self.report(where, "no_substitutes=, fused= and never_one= speak of Fusion Summons")
        if line.by == FUSION_SUMMON and line.limit is not None:
            self.report(f"{where} limit", "how often a monster is Fusion Summoned cannot be said")
        self.check_summon_limit(where, line.limit)
        for material in line.of:
            if not material.what & MONSTER or (material.what != MONSTER and line.fused):
                self.report(f"{where} of", f"{type(material).__name__} is no material: use Monster")
        if not line.fused and not line.properly:
            self.report(f"{where} properly", "what is not Fusion Summoned need not be: SummonProcedure says properly=")
        for path, word in everything(where, line):
            if isinstance(word, Ref):
                self.report(path, f"a material is the same in every duel: it cannot speak of {word.name!r}")

    # ------------------------------------------------------------------------------------------------------ references

    def meet_that_card(self, where: str, when: Timing) -> None:
        """From here on the line can speak of what all its events tell: a card, the one it battles, an amount."""
        if not when.events:
            self.report(f"{where} when", f"{type(when).__name__} names no event")
            return
        if all(is_about_a_card(event) for event in when.events):
            self.known.add(THAT_CARD)
        if all(isinstance(event, ABOUT_A_BATTLE) for event in when.events):
            self.known.add(THE_OPPOSING)
        if all(isinstance(event, Activated) and event.targeting is not None for event in when.events):
            self.known.add(THE_TARGETED)
        self.damaged = all(self.tells_damage(f"{where} when", event) for event in when.events)
        self.summoned = all(isinstance(event, Summoned) for event in when.events)

    def tells_damage(self, where: str, event: Happening) -> bool:
        """Whether an event tells an amount of damage: itself, or as a summon by a line of this card that answers it."""
        if not isinstance(event, Summoned) or not event.by_line:
            return isinstance(event, DamageTaken)
        lines = self.card.all_lines()
        line = lines[event.by_line - 1] if event.by_line <= len(lines) else None
        if not isinstance(line, ActivatedLine | SummonProcedure):
            self.report(where, f"line {event.by_line} of the card is none that can summon it")
            return False
        when = line.when if isinstance(line, ActivatedLine) else None
        return when is not None and all(isinstance(each, DamageTaken) for each in when.events)

    def read(self, where: str, node: Node | None) -> None:
        """Follow a part of a line and check that it speaks only of cards that are known by then."""
        if node is None:
            return
        if isinstance(node, Ref):
            if node not in self.known:
                reason = UNKNOWN_BECAUSE.get(node, " before anything is called so")
                self.report(where, f"{node.name!r} is used{reason}")
            return
        if isinstance(node, OneOf):
            self.read_alternatives(where, node)
            return
        if isinstance(node, Result | CalledRight):
            if node.of not in self.outcomes:
                self.report(where, f"{node.of.name!r} is used before anything is tossed or rolled")
            return
        if isinstance(node, One | UpTo) and node.or_none and " target" not in where:
            self.report(where, f"{type(node).__name__} has or_none= only as a target")
        if isinstance(node, TheAmount) and not self.damaged:
            self.report(where, "TheAmount is used, but the line does not answer DamageTaken")
        if isinstance(node, BlockZones) and not self.zoned:
            self.report(where, "BlockZones is used before any zones are chosen")
        self.zoned = self.zoned or isinstance(node, ChooseZones)
        if isinstance(node, WhenActivated) and not self.activated:
            self.report(where, "WhenActivated is said only of what an activated effect does")
        if isinstance(node, TributesMade) and not self.summoned:
            self.report(where, "TributesMade is used, but the line does not answer Summoned")
        if isinstance(node, TheChange) and not self.changed:
            self.report(where, "TheChange is used before anything changes a value")
        for path, field, value in parts(where, node):
            if isinstance(value, Node) and field != "called":
                if isinstance(value, Line):
                    self.read_given(path, value)
                else:
                    self.read(path, value)
        self.changed = self.changed or (isinstance(node, Deed) and node.verb.changes)
        name = getattr(node, "called", None)
        if isinstance(name, Ref):
            self.introduce(below(where, node, "called"), name, isinstance(node, CHANCE))

    def read_given(self, where: str, line: Node) -> None:
        """Follow a line that an effect gives to cards or a player: it can speak of what it answers."""
        known, when = set(self.known), getattr(line, "when", None)
        if isinstance(when, Timing):
            self.meet_that_card(where, when)
        self.read(where, line)
        self.known = known

    def read_alternatives(self, where: str, node: OneOf) -> None:
        """Follow two deeds of which one is done; afterwards is known what both of them name."""
        before, outcomes = set(self.known), set(self.outcomes)
        self.read(below(where, node, "first"), node.first)
        after_first, first_outcomes = self.known, self.outcomes
        self.known = before
        self.outcomes = outcomes
        self.read(below(where, node, "second"), node.second)
        self.known = self.known & after_first
        self.outcomes = self.outcomes & first_outcomes

    def introduce(self, where: str, name: Ref, outcome: bool) -> None:
        """Let a line give a name to cards, or to what chance gives."""
        if name in RESERVED:
            self.report(where, f"{name.name!r} has a meaning already and cannot be given as a name")
        elif name in self.known or name in self.outcomes:
            self.report(where, f"{name.name!r} is the name of something else already")
        elif not chinese_of(name.name):
            self.report(where, f"{name.name!r} cannot be said in Chinese: {ALLOWED_NAMES}")
        (self.outcomes if outcome else self.known).add(name)
