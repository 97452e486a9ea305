"""English for what a sentence does, and for what joins one deed to the next."""

from typing import Final

import spellspeed.lang.words as words
from spellspeed.lang.chance import RollDie, TossCoins
from spellspeed.lang.choices import ANY_NUMBER, All, Cards, Those
from spellspeed.lang.declaring import Declare
from spellspeed.lang.deeds import Deed, Joined, Later, May, OneOf, OnlyIf, is_left_to_chance
from spellspeed.lang.node import Line
from spellspeed.lang.nouns import A_MONSTER, Amount, AnyCard, AsMonster, Filter, Half, LifePoints, Monster, Ref, Token
from spellspeed.lang.rare import AddBattlePhase, EndBattlePhase, MoveToZone
from spellspeed.lang.render.compound import COMPOUND, SWALLOWING, are_of_extra_deck, hidden_cards, is_proviso, summed
from spellspeed.lang.render.english_chance import EnglishChance
from spellspeed.lang.render.english_forbidden import FORBIDDEN, UNHARMED
from spellspeed.lang.render.english_words import WHO, a, closed, listed, ordinal, summoned
from spellspeed.lang.render.spoken_of import lies_on_field
from spellspeed.lang.render.tables import (
    AFTER_CHANCE,
    ATTRIBUTES,
    CAUSES,
    CONNECTORS,
    COUNTERS,
    EN,
    KINDS,
    NEGATED,
    OFF_THE_FIELD,
    PHASES,
    PLACED_AS,
    PLACES,
    POSITIONS,
    STATS,
    TYPES,
    UNTIL,
    Unsaid,
    pieces,
    source,
    word,
)
from spellspeed.lang.terms import Cause, PlaceKind, Player, Position
from spellspeed.lang.verbs import (
    MATERIAL_OF_A_SUM,
    AddToHand,
    AllowSummons,
    Attach,
    Banish,
    ChangeControl,
    ChangeDamage,
    ChangePosition,
    ChangeStat,
    Destroy,
    Detach,
    Discard,
    Draw,
    Equip,
    Forbid,
    FusionSummon,
    GainEffects,
    GainLP,
    Grant,
    InflictDamage,
    LinkTogether,
    LookAt,
    LoseLP,
    Negate,
    NegateEffectsOf,
    NormalSummon,
    PayLP,
    PlaceCounters,
    PlaceOnField,
    Redirect,
    RemoveCounters,
    ReturnToDeck,
    ReturnToField,
    Reveal,
    RitualSummon,
    SendToGraveyard,
    SetOnField,
    ShuffleDeck,
    SkipPhase,
    SpecialSummon,
    SummonTokens,
    Treat,
    Tribute,
)
from spellspeed.lang.winning import WinTheDuel
from spellspeed.lang.words import EFFECT, EITHER, FACE_UP, OPPONENT, THE_OTHER_POSITION, TUNER, YOU
from spellspeed.lang.zones import BlockZones, ChooseZones

# Behind "can"; further attacks say how many.
GRANTED: Final = {
    words.ATTACK_DIRECTLY: "attack directly",
    words.EXTRA_ATTACK: "make {} during each Battle Phase",
    words.EXTRA_ATTACK_ON_MONSTERS: "make {} on monsters during each Battle Phase",
    words.ATTACK_EVERY_MONSTER: "attack all monsters your opponent controls, once each",
    words.ATTACK_IN_DEFENSE: "attack while in face-up Defense Position",
    words.ATTACK_AGAIN: "attack once again in a row",
    words.TWO_TRIBUTES: "be treated as 2 Tributes for a Tribute Summon",
    words.BORROWED_TRIBUTE: "and must be Tributed in the place of a monster of yours",
    words.SET_AS_SPELL: "be Set from your hand in your Spell & Trap Zone as a Spell",
    words.HAND_MATERIAL: "be used as Synchro Material together with 1 monster in your hand",
}
# Who, "takes" or "take", the damage, and from which battles.
DAMAGE_CHANGES: Final = {
    words.NO_DAMAGE: "{0} {1} no {2}{3}",
    words.HALF_DAMAGE: "any {2} {0} {1}{3} is halved",
    words.DOUBLE_DAMAGE: "any {2} {0} {1}{3} is doubled",
    words.DAMAGE_TO_OPPONENT: "any {2} {0} would take{3} is taken by the other player instead",
    words.DAMAGE_TO_BOTH: "any {2} {0} {1}{3} is also taken by the other player",
    words.LP_INSTEAD: "any {2} {0} would take{3} is gained as LP instead",
    words.COUNTER_INSTEAD: "instead of any {2} {0} would take{3}, 1 {4} is placed on this card",
}
CONTROLLERS: Final = {
    YOU: "take control of {}",
    OPPONENT: "give control of {} to your opponent",
    EITHER: "switch control of {}",
}
BY_WHOM: Final = {Player(0): "", YOU: " by you", OPPONENT: " by your opponent", EITHER: " by either player"}
TO_FIELD: Final = {YOU: "", OPPONENT: " to your opponent's field", EITHER: " to either field"}
DECK_END: Final = {words.ON_TOP: "on top", words.AT_THE_BOTTOM: "on the bottom"}
DECKS: Final = {YOU: "your Deck", OPPONENT: "your opponent's Deck", EITHER: "both Decks"}
POSSESSORS: Final = {YOU: "your", OPPONENT: "your opponent's", EITHER: ""}


class EnglishDeeds(EnglishChance):
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
                how = word(AFTER_CHANCE if is_left_to_chance(deed.first) else CONNECTORS, deed.how, EN)
                return f"{self.first(deed.first)}{how}{may}{self.inner(deed.second, deed.may, last)}"
            case May():
                return f"you can {self.inner(deed.do, True)}"
            case OnlyIf():
                return f"{self.provided(deed.condition)}, {self.deed(deed.do, last)}"
            case Later():
                whose = " your opponent must see to this:" if deed.by == OPPONENT else ""
                return f"during {self.later(deed)},{whose} {self.deed(deed.do, last)}"
            case OneOf():
                freely = ", even one that does nothing" if deed.freely else ""
                return f"apply one of these{freely}: ● {self.inner(deed.first)} ● {self.inner(deed.second)}"
        text = self.move(deed) or self.player_deed(deed) or self.card_deed(deed) or self.lasting_deed(deed)
        if not text:
            raise Unsaid(deed)
        return text

    def first(self, deed: Deed) -> str:
        """The first of two deeds; one that would swallow the second stands in brackets."""
        text = self.deed(deed, last=False)
        return f"({text})" if isinstance(deed, SWALLOWING) else text

    def inner(self, deed: Deed, optional: bool = False, last: bool = False) -> str:
        """A deed within another; one that is itself made of deeds stands in brackets, unless it ends the sentence."""
        text = self.deed(deed)
        if isinstance(deed, COMPOUND) and not (last and not optional and is_proviso(deed)):
            return f"({text})"
        return f"choose that {text}" if optional and self.has_subject(deed) else text

    def has_subject(self, deed: Deed) -> bool:
        """Tell whether a deed is a clause of its own rather than an order."""
        match deed:
            case Draw() | GainLP() | LoseLP() | SkipPhase():
                return deed.who != YOU
        clauses = ChangeStat | Forbid | WinTheDuel | ChangeDamage | Treat | Grant | Redirect | AddBattlePhase
        return isinstance(deed, clauses | AllowSummons | GainEffects)

    def later(self, deed: Later) -> str:
        """The phase to which a deed is put off."""
        phase, of = listed(pieces(PHASES, deed.phase, EN), "or"), POSSESSORS[deed.turn_of]
        if deed.nth:
            return f"{of or 'the'} {ordinal(deed.nth)} {phase} after this"
        if deed.count:
            turn = f"{ordinal(deed.count)} turn"
            return f"the {phase} of {of + ' ' + turn if of else 'the ' + turn} after this one"
        soon = deed.phase == words.END_PHASE and deed.turn_of == EITHER  # every turn has one: it is this turn's
        return f"the {phase}" if soon else f"{of or 'the'} next {phase}"

    # --------------------------------------------------------------------------------------------- cards change place

    def move(self, deed: Deed) -> str:
        """A deed that brings cards elsewhere."""
        match deed:
            case Destroy():
                text = f"destroy {self.cards(deed.cards)}{', banishing what is destroyed' if deed.banish else ''}"
            case Banish():
                text = f"banish {self.cards(deed.cards, 'from')}{', face-down' if deed.face_down else ''}"
                text += " for a time" if deed.for_a_time else ""
            case SendToGraveyard():
                text = f"send {closed(self.cards(deed.cards, 'from'))} to the GY"
            case Detach():
                text = f"detach {self.cards(deed.cards, 'from')}"
            case Attach():
                text = f"attach {self.cards(deed.cards, 'from')} to {self.ref(deed.to)} as material"
            case Discard():
                cards = self.cards(deed.cards, "from")
                text = f"discard {closed(cards)} to the GY" if deed.to_graveyard else f"discard {cards}"
            case Tribute():
                text = f"Tribute {self.cards(deed.cards)}"
            case AddToHand():
                text = self.to_hand(deed.cards)
            case ReturnToDeck():
                text = self.to_deck(deed)
            case SpecialSummon():
                lies = "" if deed.lies == FACE_UP else f" in {self.position(deed.lies)}"
                ignoring = ", ignoring the Summoning conditions" if deed.ignoring_conditions else ""
                zone = " to a zone that this card points to" if deed.where_it_points else ""
                text = f"Special Summon {self.cards(deed.cards, 'from')}{TO_FIELD[deed.to]}{zone}{lies}{ignoring}"
                if deed.as_ is not None:
                    text += f" as {self.as_monster(deed.as_)}"
                if deed.fused:
                    text += " (this is treated as a Fusion Summon)"
            case NormalSummon():
                lies = "" if deed.lies == words.FACE_UP_ATTACK else f" in {self.position(deed.lies)}"
                text = f"Normal Summon {self.cards(deed.cards, 'from')}{lies}"
            case SetOnField():
                usable = " (usable this turn)" if deed.usable_at_once else ""
                text = f"Set {self.cards(deed.cards, 'from')}{usable}"
            case PlaceOnField():
                text = f"place {self.cards(deed.cards, 'from')} {word(PLACED_AS, deed.placed_as, EN)}"
            case ReturnToField():
                text = f"return {self.cards(deed.cards)} to the field"
            case MoveToZone():
                zones = "other Main Monster Zones" if self.is_plural(deed.cards) else "another Main Monster Zone"
                text = f"move {self.cards(deed.cards)} to {zones}"
            case SummonTokens():
                lies = "" if deed.lies == FACE_UP else f" in {self.position(deed.lies)}"
                tokens = f"{deed.count} {self.token(deed.token, deed.count != 1)}"
                if deed.count == ANY_NUMBER:
                    tokens = f"as many {self.token(deed.token, True)} as possible"
                text = f"Special Summon {tokens}{TO_FIELD[deed.to]}{lies}"
            case FusionSummon():
                how = "by banishing the materials" if deed.banish else "using materials"
                text = f"Fusion Summon 1 {self.phrase(deed.what)} from your Extra Deck, {how}"
                text += f" {self.place(deed.from_, 'at')}"
            case RitualSummon():
                text = self.ritual(deed)
            case _:
                return ""
        return text if deed.called is None else f"{text} (“{deed.called.name}”)"

    def ritual(self, deed: RitualSummon) -> str:
        """A Ritual Summon and what is Tributed for it."""
        total = str(deed.level) if deed.level else "the Level of that monster"
        sum_ = f"are together exactly {total}" if deed.exactly else f"are together {total} or more"
        tributes = f"{self.phrase(deed.tributes, plural=True)} {self.place(deed.from_, 'at')} whose Levels {sum_}"
        return f"Ritual Summon 1 {self.phrase(deed.what)} from your hand by Tributing {tributes}"

    def token(self, token: Token, plural: bool) -> str:
        """A Token with what would be printed on it."""
        kinds = [" or ".join(pieces(TYPES, token.type_, EN)), " or ".join(pieces(ATTRIBUTES, token.attribute, EN))]
        facts = [*kinds, f"Level {token.level}", f"ATK {token.atk}", f"DEF {token.def_}"]
        return f'"{token.name}{"s" if plural else ""}" ({"/".join([each for each in facts if each])})'

    def as_monster(self, form: AsMonster) -> str:
        """A monster that a Trap becomes, with what would be printed on it."""
        kinds = [" or ".join(pieces(TYPES, form.type_, EN)), " or ".join(pieces(ATTRIBUTES, form.attribute, EN))]
        tuner = "Tuner" if form.kind & TUNER else ""
        facts = [kinds[0], tuner, kinds[1], f"Level {form.level}", f"ATK {form.atk}", f"DEF {form.def_}"]
        what = "an Effect Monster" if form.kind & EFFECT else "a Normal Monster"
        still = "also still a Trap" if form.trap else "not treated as a Trap"
        return f"{what} ({'/'.join([each for each in facts if each])}; {still})"

    def to_hand(self, cards: Cards) -> str:
        """Cards go to the hand: they return there from the field, and are added from elsewhere."""
        where = source(cards, self.target)
        ref = cards.of if isinstance(cards, Those) else cards
        if isinstance(ref, Ref) and lies_on_field(ref, self.of):
            return f"return {self.cards(cards)} to the hand"
        if where is None:
            return f"add {self.cards(cards)} to the hand"
        if (where.yours | where.opponents) & ~words.ON_THE_FIELD == PlaceKind(0):
            return f"return {self.cards(cards)} to the hand"
        return f"add {self.cards(cards, 'from')} to {'the' if where.opponents else 'your'} hand"

    def to_deck(self, deed: ReturnToDeck) -> str:
        """Cards go to the Deck."""
        cards = self.cards(deed.cards, "from")
        order = ", in any order" if deed.in_any_order else ""
        if deed.where == words.SHUFFLED:
            if are_of_extra_deck(deed.cards, self.target) and not order:
                return f"return {cards} to the Extra Deck"
            return f"shuffle {cards} into the Deck{order}"
        return f"place {cards} {DECK_END[deed.where]} of the Deck{order}"

    def position(self, lies: Position) -> str:
        """A position that monsters come into."""
        if lies == THE_OTHER_POSITION:
            return "the other position"
        return " or ".join(
            each if each.endswith("Position") else f"{each} Position" for each in pieces(POSITIONS, lies, EN)
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
                return f"inflict damage to {WHO[deed.to]} equal to {self.total(deed.amount)}"
            case GainLP():
                return f"{self.third('gain', deed.who)} {self.life_points(deed.amount)}"
            case LoseLP():
                return f"{self.third('lose', deed.who)} {self.life_points(deed.amount)}"
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
            case TossCoins() | RollDie():
                return self.chance(deed)
            case Declare():
                return self.declaration(deed)
            case ChooseZones() | BlockZones():
                return self.zones(deed)
            case WinTheDuel():
                return "you win the Match" if deed.match else "you win the Duel"
            case EndBattlePhase():
                return "end the Battle Phase"
            case SkipPhase():
                phase = listed(pieces(PHASES, deed.phase, EN), "or")
                times = f"their next {deed.times} {phase}s" if deed.times > 1 else f"their next {phase}"
                skips = "skip" if deed.who == EITHER else "skips"
                if deed.who == YOU:
                    return f"skip {times.replace('their', 'your')}"
                return f"{'both players' if deed.who == EITHER else WHO[deed.who]} {skips} {times}"
            case AddBattlePhase():
                return "the turn player can conduct 1 more Battle Phase after this one"
        return ""

    def zones(self, deed: ChooseZones | BlockZones) -> str:
        """Which zones are chosen, and that they cannot be used."""
        if isinstance(deed, BlockZones):
            return f"those zones cannot be used while {self.ref(deed.as_long_as)} stays there"
        count = f"{'up to ' if deed.up_to else ''}{deed.count}"
        chosen = f"{count} unused zone{'' if deed.count == 1 else 's'} {self.place(deed.where, 'at')}"
        if deed.of is None:
            return f"choose {chosen}"
        more = "" if deed == ChooseZones(of=deed.of) else f" ({chosen})"
        return f"choose the zone of {self.ref(deed.of)}{more}"

    def units(self, amount: Amount, unit: str) -> str:
        """So many cards, or as many as a number says."""
        if isinstance(amount, int):
            return f"{amount} {unit}{'' if amount == 1 else 's'}"
        return f"{unit}s equal to {self.amount(amount)}"

    def life_points(self, amount: Amount) -> str:
        """So much LP."""
        return f"{amount} LP" if isinstance(amount, int) else f"LP equal to {self.total(amount)}"

    def total(self, amount: Amount) -> str:
        """A number; the values of several cards are added up."""
        value = summed(amount)
        if value is None:
            return self.amount(amount)
        return self.amount(amount).replace(self.amount(value), self.amount(value).replace("the ", "the total ", 1))

    # ----------------------------------------------------------------------------- how cards lie, negation, restriction

    def card_deed(self, deed: Deed) -> str:
        """A deed that changes cards where they are, negates or forbids."""
        match deed:
            case ChangePosition():
                quietly = " (without activating Flip Effects)" if deed.quietly else ""
                if deed.to == words.THE_OTHER_POSITION:
                    return f"change the battle position of {self.cards(deed.cards)}{quietly}"
                return f"change {self.cards(deed.cards)} to {self.position(deed.to)}{quietly}"
            case Equip():
                return f"equip {self.cards(deed.what, 'from')} to {self.ref(deed.to)}"
            case LinkTogether():
                return f"link this card with {self.ref(deed.with_)}"
            case Negate():
                return f"negate the {' or '.join(pieces(NEGATED, deed.what, EN))}"
            case NegateEffectsOf():
                return f"negate {self.negated_effects(deed)}{word(UNTIL, deed.until, EN)}"
            case PlaceCounters():
                counters = self.units(deed.count, word(COUNTERS, deed.kind, EN))
                most = f" (max. {deed.at_most})" if deed.at_most else ""
                on = "among" if deed.spread else "on"
                return f"place {counters} {on} {self.cards(deed.cards)}{most}"
            case RemoveCounters():
                kind = word(COUNTERS, deed.kind, EN)
                counters = f"all {kind}s" if deed.count is None else self.units(deed.count, kind)
                return f"remove {counters} from {self.cards(deed.cards)}"
        return ""

    def negated_effects(self, deed: NegateEffectsOf) -> str:
        """Whose effects are negated."""
        if deed.cards is not None:
            also = "" if deed.what is None else f" and of any {self.phrase(deed.what, plural=True)}"
            return f"the effects of {self.cards(deed.cards)}{also}"
        kind = "nothing" if deed.what is None else self.phrase(deed.what, plural=True)
        if deed.what is not None and deed.what.zone:
            return f"the effects of any {kind}"
        return f"the effects on the field and the activated effects of any {kind}"

    def lasting_deed(self, deed: Deed) -> str:
        """A deed that goes on for a time."""
        match deed:
            case ChangeStat():
                text = self.stat_change(deed)
            case Forbid():
                text = self.forbidden(deed)
            case ChangeDamage():
                text = self.damage_change(deed)
            case Treat():
                text = self.treated(deed)
            case GainEffects():
                text = self.gained(deed)
            case Grant():
                text = self.granted(deed)
            case ChangeControl():
                text = CONTROLLERS[deed.to].format(self.cards(deed.cards))
            case Redirect():
                text = self.redirected(deed)
            case AllowSummons():
                text = self.allowed(deed)
            case _:
                return ""
        return text + word(UNTIL, deed.until, EN)

    def stat_change(self, deed: ChangeStat) -> str:
        """How a value of monsters changes."""
        stat, cards = listed(pieces(STATS, deed.stat, EN), "and"), self.cards(deed.cards)
        if deed.original:
            stat = f"original {stat}"
        if deed.become:
            verb = "fall to" if deed.lose else "become"
            verb = verb if len(deed.stat) > 1 else verb.replace("fall", "falls").replace("come", "comes")
            return f"the {stat} of {cards} {verb} {self.amount(deed.amount)}"
        verb = ("lose" if deed.lose else "gain") + ("" if self.is_plural(deed.cards) else "s")
        if isinstance(deed.amount, int):
            return f"{cards} {verb} {deed.amount} {stat}"
        return f"{cards} {verb} {stat} equal to {self.amount(deed.amount)}"

    def forbidden(self, deed: Forbid) -> str:
        """What cannot be done, by whom, with what."""
        passive, active, active_with = [self.against(each, deed.by) for each in FORBIDDEN[deed.doing]]
        from_ = f" from the {listed(pieces(PLACES, deed.from_, EN), 'or')}" if deed.from_ else ""
        from_ += ", except with this effect" if deed.otherwise else ""
        hidden = hidden_cards(deed)
        if hidden is not None:
            return f"your opponent cannot activate {self.phrase(hidden, suffix=' Cards')}"
        if deed.cards is not None:
            many = self.is_plural(deed.cards)
            if not many:
                passive = passive.replace("their battle positions", "its battle position").replace("their", "its")
                passive = passive.replace("on them", "on it").replace("they can", "it can")
            cannot = f"cannot {passive}"
            if deed.doing == words.BEING_AFFECTED:
                unaffected = "are unaffected" if many else "is unaffected"
                cannot = f"{unaffected} by{self.others(passive.removeprefix('be affected by'), deed.by)}"
            limits = "" if deed.what is None else f" (as regards {self.phrase(deed.what, plural=True)})"
            if deed.what is not None and deed.doing == words.ATTACKING_MONSTERS:
                cannot, limits = f"cannot {active_with.format(self.phrase(deed.what, plural=True))}", ""
            if deed.what is not None and deed.doing in MATERIAL_OF_A_SUM:
                limits = f" together with {self.phrase(deed.what, plural=True)}"
            return f"{self.cards(deed.cards)} {cannot}{BY_WHOM[deed.who]}{limits}{from_}"
        if deed.what is not None and deed.who == words.EITHER and deed.doing in UNHARMED:
            return f"no {self.phrase(deed.what)} can {passive}{from_}"
        if deed.what is not None:
            active = active_with.format(self.phrase(deed.what, plural=True))
        active += from_
        match deed.who:
            case words.YOU | words.OPPONENT:
                return f"{WHO[deed.who]} cannot {active}"
            case words.EITHER:
                return f"neither player can {active}"
        return f"nobody can {active}"

    def others(self, text: str, by: Filter | None) -> str:
        """By what cards are unaffected: what a card does to itself does affect it."""
        if by is None:
            return text.replace("card effects", "other card effects")
        return text.replace("the effects of ", "the effects of other ") if isinstance(by, Monster | AnyCard) else text

    def against(self, text: str, by: Filter | None) -> str:
        """What is forbidden, said of certain cards only if some are named."""
        if by is None:
            return text
        cards = self.phrase(by, plural=True)
        if "target" in text and by == AnyCard(controller=OPPONENT):
            return text.replace("card effects", "your opponent's card effects")
        if "card effects" in text:
            return text.replace("card effects", f"the effects of {cards}")
        if "Material" in text:
            return f"{text} for {cards}"
        return f"{text} with {cards}" if text.endswith("by battle") else f"{text} by {cards}"

    def damage_change(self, deed: ChangeDamage) -> str:
        """What becomes of damage."""
        takes = "takes" if deed.who == OPPONENT else "take"
        battles = "" if deed.cards is None else f" from battles involving {self.cards(deed.cards)}"
        battles = battles.replace("all ", "any ", 1) if isinstance(deed.cards, All) else battles
        counter = "" if deed.counter is None else word(COUNTERS, deed.counter, EN)
        change = DAMAGE_CHANGES[deed.how]
        said = change.format(WHO[deed.who], takes, self.damage(deed.because), battles, counter)
        return said if "{4}" in change or not counter else f"{said} ({counter})"

    def damage(self, because: Cause) -> str:
        """Damage of a kind."""
        causes = [each.removeprefix("card ") for each in pieces(CAUSES, because, EN)]
        return f"{listed(causes, 'or')} damage" if causes else "damage"

    def treated(self, deed: Treat) -> str:
        """What else cards are."""
        many, cards = self.is_plural(deed.cards), self.cards(deed.cards)
        kinds = pieces(ATTRIBUTES, deed.attribute, EN) + pieces(TYPES, deed.type_, EN)
        kinds += [self.declared(deed.declared)] if deed.declared else []
        kinds += [f"treated as {a(' or '.join(pieces(KINDS, deed.kind, EN)))} Monster"] if deed.kind else []
        name = self.quoted(deed.name) if deed.name else ""
        if deed.name_of is not None:
            name += f"{' or ' if name else ''}the original name of {self.ref(deed.name_of)}"
        if not kinds and name:
            return f"the name of {cards} becomes {name}"
        named = f", and {'their' if many else 'its'} name becomes {name}" if name else ""
        return f"{cards} {'become' if many else 'becomes'} {listed(kinds, 'and') or 'nothing else'}{named}"

    def gained(self, deed: GainEffects) -> str:
        """Which effects cards gain."""
        gain = "you gain"
        if deed.cards is not None:
            gain = f"{self.cards(deed.cards)} {'gain' if self.is_plural(deed.cards) else 'gains'}"
        gain = f"from the next turn on {gain}" if deed.from_next_turn else gain
        said = "".join([f" “{self.said_line(each)}”" for each in deed.lines])
        of = "" if deed.of is None else f" the effects of {self.ref(deed.of)}"
        return f"{gain}{of}{' and' if of and said else ''}{said}" if of or said else f"{gain} no effects"

    def said_line(self, line: Line) -> str:
        """A line within a deed."""
        from spellspeed.lang.render.english_lines import English  # which says deeds by this module

        return English(self.names, self.card).line(line)

    def granted(self, deed: Grant) -> str:
        """What monsters can do."""
        many, cards = self.is_plural(deed.cards), self.cards(deed.cards)
        if deed.what in (words.EXTRA_ATTACK, words.EXTRA_ATTACK_ON_MONSTERS):
            for_ = "" if deed.for_ is None else f" for {self.phrase(deed.for_, plural=True)}"
            return f"{cards} can {GRANTED[deed.what].format(self.units(deed.times, 'additional attack'))}{for_}"
        times = "" if deed.times == 1 else f" ({self.amount(deed.times)} times)"
        for_ = "" if deed.for_ is None else f" of {a(self.phrase(deed.for_))}"
        if deed.what == words.PIERCING:
            attacks = f"{self.any_of(deed.cards)} {'attack' if many else 'attacks'}"
            return f"if {attacks} a Defense Position monster, inflict piercing battle damage{for_}{times}"
        if deed.what == words.SHUFFLE_THE_FALLEN:
            fallen = f"any monster destroyed by battle with {self.any_of(deed.cards)}"
            return f"{fallen} is shuffled into the Deck instead of going to the GY{for_}{times}"
        if deed.what == words.AS_RESUMMONED:
            return f"{cards} {'are' if many else 'is'} treated as Normal Summoned again{for_}{times}"
        return f"{cards} can {GRANTED[deed.what]}{for_}{times}"

    def allowed(self, deed: AllowSummons) -> str:
        """How often you can Normal Summon."""
        ways = summoned(deed.how)
        if not deed.up_to:
            return f"you can {ways} 1 {self.phrase(deed.what)} in addition to your Normal Summon/Set, only once"
        times = f"up to {deed.up_to} times each turn"
        if deed.what == A_MONSTER and deed.how == words.SUMMONED_NORMALLY:
            return f"you can Normal Summon/Set {times}"
        return f"you can {ways} {self.phrase(deed.what, plural=True)} {times}"

    def redirected(self, deed: Redirect) -> str:
        """Where cards go that would go elsewhere."""
        many, mask = self.is_plural(deed.cards), deed.instead_of
        if mask == words.IN_GRAVEYARD:
            would = "be sent to the GY"
        elif mask == OFF_THE_FIELD:
            would = "leave the field"
        else:
            would = f"go to the {listed(pieces(PLACES, mask, EN), 'or')}"
        if deed.to == words.IN_BANISHED:
            done = f"banish {'them' if many else 'it'} instead"
        else:
            goes = "they go" if many else "it goes"
            done = f"{goes} to the {listed(pieces(PLACES, deed.to, EN), 'or')} instead"
        return f"if {self.any_of(deed.cards)} would {would}, {done}"

    def any_of(self, cards: Cards) -> str:
        """The cards that something is done to, one by one."""
        return f"any{self.cards(cards).removeprefix('all')}" if isinstance(cards, All) else self.cards(cards)
