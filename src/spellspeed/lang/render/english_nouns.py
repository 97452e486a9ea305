"""English for places, cards, numbers and conditions."""

from collections.abc import Callable
from typing import Final

from spellspeed.lang.chance import HEADS, CalledRight, Result
from spellspeed.lang.choices import (
    ANY_NUMBER,
    All,
    AsMaterials,
    Both,
    Cards,
    Choice,
    Compare,
    Condition,
    CountOf,
    During,
    Either,
    Exists,
    HasDone,
    Matches,
    Not,
    One,
    Some,
    SumOf,
    Superlative,
    Those,
    Top,
    UpTo,
    UsedMaterials,
    WhenActivated,
)
from spellspeed.lang.declaring import TheDeclared
from spellspeed.lang.node import Line
from spellspeed.lang.nouns import (
    THAT_CARD,
    THE_TARGET,
    Amount,
    AnyCard,
    AtLeast,
    AtMost,
    Counters,
    Difference,
    Filter,
    Half,
    HowMany,
    LifePoints,
    Lowest,
    MaterialsUsed,
    Monster,
    Number,
    Numbers,
    Plus,
    Range,
    Ref,
    Spell,
    SpellOrTrap,
    Stat,
    TheAmount,
    TheChange,
    Times,
    Trap,
    TributesMade,
    all_names,
    all_traits,
    trait_of,
)
from spellspeed.lang.places import OPPONENTS_FIELD, YOUR_FIELD, Place
from spellspeed.lang.rare import OriginalLevel, OrMadeOfIt, WouldTakeBattleDamage
from spellspeed.lang.render.compound import is_computed, is_of_several
from spellspeed.lang.render.english_rare import say_trait
from spellspeed.lang.render.english_words import (
    ANYBODY,
    BOTH,
    CONTROLLED,
    OWNED,
    PICKER,
    RANDOM_PICKER,
    THAT,
    WHOSE,
    a,
    and_more,
    listed,
    summoned,
)
from spellspeed.lang.render.spoken_of import that_card_is
from spellspeed.lang.render.tables import (
    ATTRIBUTES,
    BATTLE_TIMINGS,
    COUNTERS,
    DECLARED,
    DOINGS,
    EN,
    KINDS,
    MAKING,
    NEVER_NORMAL,
    PHASES,
    PLACES,
    POSITIONS,
    STATS,
    SUPERLATIVES,
    TYPES,
    Target,
    Unsaid,
    is_higher,
    is_plain,
    is_unplaced,
    pieces,
    word,
)
from spellspeed.lang.terms import PlaceKind
from spellspeed.lang.words import IN_MATERIAL, ON_THE_FIELD


class EnglishNouns:
    """Says in English which cards, places and numbers are meant, and what must be so.

    >>> from spellspeed.lang.words import WARRIOR
    >>> EnglishNouns(str).phrase(Monster(type_=WARRIOR, level=AtMost(4), atk=AtLeast(1500)))
    'Level 4 or lower Warrior monster with 1500 or more ATK'
    """

    def __init__(
        self, names: Callable[[str], str], card: str = "", target: Target = None, of: Line | None = None
    ) -> None:
        self.names: Final = names
        self.card: Final = card  # whose text it is, if that is known
        self.target: Final = target  # what the line targets
        self.of: Final = of  # the line, if it is one

    def quoted(self, names: str | tuple[str, ...]) -> str:
        """Names of cards, any one of which is meant."""
        return listed([f'"{self.names(name)}"' for name in all_names(names)], "or")

    # ------------------------------------------------------------------------------------------------------- places

    def place(self, place: Place, preposition: str = "") -> str:
        """A place behind a preposition; "at" stands for "in" or "on", whichever fits."""
        if place.yours == place.opponents:
            owner = "the" if preposition == "to" else "either"
            return self.side(place.yours, owner, preposition) if place.yours else "nowhere"
        sides = [self.side(place.yours, "your", preposition)] if place.yours else []
        if place.opponents:
            sides.append(self.side(place.opponents, "your opponent's", preposition))
        return " or ".join(sides)

    def side(self, kinds: PlaceKind, owner: str, preposition: str) -> str:
        """The places of one owner."""
        fields = "the field" if owner in ("either", "the") else f"{owner} field"
        if kinds == ON_THE_FIELD:
            return f"{'on' if preposition == 'at' else preposition} {fields}".strip()
        if kinds == IN_MATERIAL:
            whose = "monsters on the field" if owner in ("either", "the") else f"{owner} monsters"
            return f"{'among' if preposition == 'at' else preposition} the materials of {whose}".strip()
        if preposition != "at":
            return f"{preposition} {owner} {listed(pieces(PLACES, kinds, EN), 'or')}".strip()
        if kinds & ON_THE_FIELD == ON_THE_FIELD:
            return f"in {owner} {listed(pieces(PLACES, kinds & ~ON_THE_FIELD, EN), 'or')} or on {fields}"
        return f"in {owner} {listed(pieces(PLACES, kinds, EN), 'or')}"

    def at(self, what: Filter, where: Place, preposition: str = "at") -> str:
        """Where cards of a kind are, behind a blank."""
        return "" if is_unplaced(what, where) else f" {self.place(where, preposition)}"

    # --------------------------------------------------------------------------------------------- what kind of card

    def phrase(self, what: Filter, plural: bool = False, suffix: str = "") -> str:
        """A card of this kind, without an article."""
        return " ".join([*self.before(what), self.head(what, plural) + suffix, *self.after(what, plural)])

    def head(self, what: Filter, plural: bool) -> str:
        """The noun itself."""
        match what:
            case Monster():
                noun = "Monster" if what.kind | what.not_kind and what.not_kind not in NEVER_NORMAL else "monster"
            case SpellOrTrap():
                return "Spells/Traps" if plural else "Spell/Trap"
            case Spell():
                noun = "Spell"
            case Trap():
                noun = "Trap"
            case AnyCard():
                noun = "card" if what.attached_to is None else "material"
            case _:
                raise Unsaid(what)
        return noun + "s" if plural else noun

    def before(self, what: Filter) -> list[str]:
        """The words in front of the noun."""
        found = ["attacking" if what.attacking else "", "battling" if what.battling else ""]
        found += [" or ".join(pieces(POSITIONS, what.lies, EN))]
        if what.summoned:
            found.append(summoned(what.summoned) + "ed")
        for noun, level in self.levels(what):
            if is_plain(level):
                found.append(f"{noun} " + and_more(level).replace("less", "lower").replace("more", "higher"))
        without = [] if what.not_kind in NEVER_NORMAL else pieces(KINDS, what.not_kind, EN)
        without += pieces(ATTRIBUTES, what.not_attribute, EN)
        found += [f"non-{each}" for each in without + pieces(TYPES, what.not_type, EN)]
        found.append(" or ".join(pieces(ATTRIBUTES, what.attribute, EN)))
        found.append(" or ".join(pieces(TYPES, what.type_, EN)))
        if what.not_archetype:
            found.append(f'non-"{self.names(what.not_archetype)}"')
        if what.archetype:
            found.append(f'"{self.names(what.archetype)}"')
        found.append(" or ".join(pieces(KINDS, what.kind, EN)))
        return [each for each in found if each]

    def after(self, what: Filter, plural: bool) -> list[str]:
        """The words behind the noun."""
        found = [CONTROLLED[what.controller], OWNED[what.owner]]
        stats: list[tuple[str, Numbers | None]] = [each for each in self.levels(what) if not is_plain(each[1])]
        stats += [("ATK", what.atk), ("DEF", what.def_)]
        having = [self.so_much(stat, range_) for stat, range_ in stats if range_ is not None]
        if having:
            found.append("with " + " and ".join(having))
        if what.not_kind in NEVER_NORMAL:
            found.append("that can be Normal Summoned/Set")
        if what.all_kinds:
            kinds = pieces(KINDS, what.all_kinds, EN)
            found.append(f"that {'are' if plural else 'is'} {'both ' if len(kinds) == 2 else ''}{listed(kinds, 'and')}")
        if what.name:
            found.append(f"named {self.quoted(what.name)}")
        if trait_of(what, OrMadeOfIt) is not None:
            found.append("or with it as a Fusion Material")
        if what.not_name:
            found.append(f"not named {self.quoted(what.not_name)}")
        found += self.likened(what)
        if what.declared:
            found.append(f"of the declared {listed(pieces(DECLARED, what.declared, EN), 'and')}")
        if what.counter:
            found.append(f"with {a(word(COUNTERS, what.counter, EN))} on {'them' if plural else 'it'}")
        if what.zone:
            found.append(self.place(Place(what.zone, what.zone), "at"))
        if what.came_from:
            came = "that came there" if what.zone & ~ON_THE_FIELD else "Special Summoned"
            found.append(f"{came} {self.place(Place(what.came_from, what.came_from), 'from')}")
        found += self.attachment(what)
        was = "were" if plural else "was"
        if what.equipped_to is not None:
            found.append(f"equipped to {self.ref(what.equipped_to)}")
        if what.equipped_by_itself:
            found.append(f"equipped by {'their' if plural else 'its'} own effect")
        if what.without_union:
            found.append("without a Union monster equipped")
        if what.own_way:
            found.append(
                f"that {was} Normal Summoned or Set with the Tributes of {'their' if plural else 'its'} own text"
            )
        if what.summoned_by:
            found.append(f"that {was} Special Summoned by the effect of {self.quoted(what.summoned_by)}")
        if what.doomed:
            found.append("that will be destroyed by this battle")
        have = "have" if plural else "has"
        if what.done:
            found.append(f"that {have} {listed(pieces(DOINGS, what.done, EN), 'or')} this turn")
        found += [say_trait(self, trait, plural) for trait in all_traits(what)]
        return [each for each in found if each]

    def levels(self, what: Filter) -> list[tuple[str, Numbers]]:
        """The Level, the Rank, the Link Rating, or the original Level, that it has."""
        original = trait_of(what, OriginalLevel)
        found: list[tuple[str, Numbers]] = [] if what.level is None else [("Level", what.level)]
        found += [] if what.rank is None else [("Rank", what.rank)]
        found += [] if what.link is None else [("Link Rating", what.link)]
        return found if original is None else [*found, ("original Level", original.level)]

    def likened(self, what: Filter) -> list[str]:
        """The words that liken it to another card."""
        found: list[str] = []
        if what.named_like is not None:
            found.append(f"with the name of {self.ref(what.named_like)}")
        if what.kind_like is not None:
            found.append(f"of the same original kind as {self.ref(what.kind_like)}")
        return found

    def attachment(self, what: Filter) -> list[str]:
        """What a card is a material of."""
        return [] if what.attached_to is None else [f"attached to {self.ref(what.attached_to)}"]

    def ref(self, ref: Ref) -> str:
        """A card that was spoken of."""
        if ref == THAT_CARD:
            return THAT[that_card_is(self.of)]
        return "the targets" if ref == THE_TARGET and self.is_plural(ref) else ref.name

    # ------------------------------------------------------------------------------------------------------- numbers

    def amount(self, amount: Amount) -> str:
        """A number."""
        match amount:
            case int():
                return str(amount)
            case Times():
                return f"{amount.factor} times {self.part(amount.of)}"
            case Half():
                down = " (rounded down)" if amount.down else ""
                return f"half {'of ' if isinstance(amount.of, int) else ''}{self.part(amount.of)}{down}"
            case Lowest():
                return f"{' or '.join([self.part(each) for each in amount.of])}, whichever is lower"
            case Difference():
                return f"the amount by which {self.part(amount.of)} exceeds {self.part(amount.and_)}"
            case Plus():
                return f"{self.part(amount.one)} plus {self.part(amount.other)}"
            case Stat():
                original = "original " if amount.original else ""
                had = " had face-up on the field" if amount.before else ""
                of = "" if had else "of "
                return f"the {original}{word(STATS, amount.which, EN)} {of}{self.ref(amount.of)}{had}"
            case LifePoints():
                return f"{WHOSE[amount.of]} LP"
            case HowMany():
                those = self.ref(amount.of).replace("that", "those") + "s" if amount.of == THAT_CARD else ""
                return f"the number of {those or self.ref(amount.of)}"
            case SumOf():
                cards = f"{self.phrase(amount.what, plural=True)}{self.at(amount.what, amount.where)}"
                except_ = "" if amount.other_than is None else f", except {self.ref(amount.other_than)}"
                value = f"{'original ' if amount.original else ''}{word(STATS, amount.stat, EN)}"
                return f"the total {value} of all {cards}{except_}"
            case CountOf():
                except_ = "" if amount.other_than is None else f", except {self.ref(amount.other_than)}"
                cards = f"{self.phrase(amount.what, plural=True)}{self.at(amount.what, amount.where)}"
                return f"the number of {cards}{except_}"
            case Counters():
                on = "" if amount.of is None else f" on {self.ref(amount.of)}"
                at = "" if amount.where is None else f" {self.place(amount.where, 'at')}"
                return f"the number of {word(COUNTERS, amount.kind, EN)}s{on}{at}"
            case MaterialsUsed():
                value = f"total original {word(STATS, amount.stat, EN)} of the" if amount.stat else "number of"
                used = "Tributes made for the Summon of" if amount.tributes else "materials used for"
                which = "" if amount.what is None else f" that are {self.phrase(amount.what, True)}"
                return f"the {value} {used} {self.ref(amount.of)}{which}"
            case TheAmount():
                return "the amount of that damage"
            case TheChange():
                return "the amount actually applied"
            case TheDeclared():
                return "the declared number"
            case TributesMade():
                return "the number of Tributes made for it"
            case Result():
                return "the number of heads" if amount.of == HEADS else self.ref(amount.of)
        raise Unsaid(amount)

    def part(self, amount: Amount) -> str:
        """A number within another, in brackets where they are needed to tell what belongs together."""
        return f"({self.amount(amount)})" if is_computed(amount) else self.amount(amount)

    def so_much(self, noun: str, range_: Numbers) -> str:
        """So much of something: "1500 or less ATK", "DEF of at most the ATK of the target"."""
        if isinstance(range_, Number):
            return f"{noun} equal to {self.amount(range_)}"
        if isinstance(range_, AtLeast) and isinstance(range_.least, Plus) and range_.least.one == 1:
            return f"{noun} higher than {self.part(range_.least.other)}"
        if isinstance(range_, AtMost) and isinstance(range_.most, Plus) and range_.most.one == -1:
            return f"{noun} lower than {self.part(range_.most.other)}"
        return f"{and_more(range_)} {noun}" if is_plain(range_) else f"{noun} of {self.computed(range_)}"

    def computed(self, range_: Numbers) -> str:
        """A range with an end that is computed."""
        if not isinstance(range_, Range):
            return f"exactly {self.amount(range_)}"
        least = "" if range_.least is None else self.amount(range_.least)
        most = "" if range_.most is None else self.amount(range_.most)
        match range_:
            case AtMost():
                return f"at most {most}"
            case AtLeast():
                return f"at least {least}"
        if least and most:
            return f"{least} up to {most}"
        return f"no less than {least}" if least else f"no more than {most}"

    # ------------------------------------------------------------------------------------------------------- choices

    def cards(self, cards: Cards, preposition: str = "at") -> str:
        """The cards that something is done to."""
        return self.ref(cards) if isinstance(cards, Ref) else self.choice(cards, preposition)

    def choice(self, choice: Choice, preposition: str = "at") -> str:
        """How many of which cards, where, and who picks them."""
        match choice:
            case Top():
                return self.top(choice) + self.chosen_as(choice.called)
            case Those():
                return self.those(choice) + self.chosen_as(choice.called)
            case AsMaterials():
                return f"its materials {self.place(choice.where, 'at')}" + self.chosen_as(choice.called)
            case UsedMaterials():
                used = f"the materials used for the {MAKING[choice.by][0]} Summon of {self.ref(choice.of)}"
                return f"{used}, if all are {self.place(choice.where, 'at')}" + self.chosen_as(choice.called)
            case Some() | UpTo():
                count, plural = self.so_many_of(choice), choice.count != 1
            case One():
                count, plural = "1 ", False
            case All():
                count, plural = "all ", True
            case _:
                raise Unsaid(choice)
        where = self.at(choice.what, choice.where, preposition)
        if isinstance(choice, Some) and choice.of_different_names:
            where = f" with different names{where}"
        if isinstance(choice, All):
            where = BOTH.get(where, where)
        text = f"{count}{self.phrase(choice.what, plural)}{where}"
        if isinstance(choice, Some | One) and choice.having is not None:
            text += self.having(choice.having)
        if not isinstance(choice, All) and choice.among is not None:
            text += f" among {self.ref(choice.among)}"
        if choice.other_than is not None:
            text += f", except {self.ref(choice.other_than)}"
        if isinstance(choice, Some | UpTo) and not isinstance(choice.count, int):
            text += f"{' up to' if isinstance(choice, UpTo) else ', equal in number to'} {self.amount(choice.count)}"
        if isinstance(choice, One) and choice.or_none:
            text += " (if possible)"
        if isinstance(choice, Some) and choice.or_all:
            text += " (all of them if there are fewer)"
        if isinstance(choice, Some | One) and choice.at_random:
            text += RANDOM_PICKER[choice.by]
        elif not isinstance(choice, All):
            text += PICKER[choice.by]
        return text + self.chosen_as(choice.called)

    def top(self, top: Top) -> str:
        """The top cards of a pile."""
        place = self.place(top.of)
        until = "" if top.until is None else f" until {a(self.phrase(top.until))} is found"
        if not isinstance(top.count, int):
            return f"cards from the top of {place}{until}, equal in number to {self.amount(top.count)}"
        if top.count == ANY_NUMBER:
            return f"cards from the top of {place}{until}"
        return f"the top {'card' if top.count == 1 else f'{top.count} cards'} of {place}{until}"

    def so_many_of(self, choice: Some | UpTo) -> str:
        """How many cards are chosen; a number that is computed stands behind them."""
        if not isinstance(choice.count, int):
            return ""
        if isinstance(choice, Some):
            return "exactly 1 " if choice.count == 1 else f"{choice.count} "
        return "any number of " if choice.count == ANY_NUMBER else f"up to {choice.count} "

    def those(self, those: Those) -> str:
        """Cards that were spoken of, as far as they are what is meant now."""
        ref, except_ = self.ref(those.of), "" if those.other_than is None else f", except {self.ref(those.other_than)}"
        if is_of_several(those):
            some = ref if those.what == AnyCard() else f"the {self.phrase(those.what, plural=True)} among {ref}"
            return some + except_
        if those.other_than is not None and those.what == AnyCard():
            return f"{ref} (unless it is {self.ref(those.other_than)})"
        return f"{ref} ({self.still(those)}{except_})"

    def still(self, those: Those) -> str:
        """What cards must still be."""
        if self.is_plural(those.of):
            return f"as far as they are still {self.phrase(those.what, plural=True)}"
        return f"if it is still {a(self.phrase(those.what))}"

    def having(self, having: Superlative) -> str:
        """With the highest or lowest value."""
        return f" with the {word(SUPERLATIVES, having.which, EN)} {word(STATS, having.stat, EN)}"

    def chosen_as(self, called: Ref | None) -> str:
        """What the sentence calls the chosen cards from here on."""
        return "" if called is None else f" (chosen as “{called.name}”)"

    def is_plural(self, cards: Cards) -> bool:
        """Tell whether a verb behind these cards stands in the plural."""
        if cards == THE_TARGET and self.target is not None and not isinstance(self.target, Those):
            return isinstance(self.target, tuple) or self.is_plural(self.target)
        match cards:
            case Ref():
                return cards.name.endswith("s")
            case Those():
                return self.is_plural(cards.of)
            case Some() | UpTo() | Top():
                return cards.count != 1
        return isinstance(cards, All | AsMaterials | UsedMaterials)

    # ---------------------------------------------------------------------------------------------------- conditions

    def provided(self, condition: Condition) -> str:
        """A condition in front of what depends on it."""
        if isinstance(condition, During):
            if condition == During(timings=condition.timings) and condition.timings:
                return listed(pieces(BATTLE_TIMINGS, condition.timings, EN), "or")
            return f"{'at' if condition.at_start else 'during'} {self.moment(condition)}"
        if isinstance(condition, Both) and isinstance(condition.of[0], During):
            return f"{self.provided(condition.of[0])}, if {self.rest_of(condition)}"
        if isinstance(condition, Not) and isinstance(condition.of, During):
            return f"except {self.provided(condition.of)}"
        return f"if {self.so(condition)}"

    def rest_of(self, both: Both) -> str:
        """What must be so besides the first of several conditions."""
        return self.so(both.of[1] if len(both.of) == 2 else Both(*both.of[1:]))

    def so(self, condition: Condition) -> str:
        """A condition as a clause."""
        match condition:
            case Exists():
                return self.there_is(condition)
            case Not(of=Exists(count=None) as missing):
                return self.there_is(missing, article="no")
            case CalledRight():
                return f"{self.coin(condition.of)} was called right"
            case Not(of=CalledRight() as call):
                return f"{self.coin(call.of)} was called wrong"
            case Not(of=HasDone() as deeds):
                return self.so(deeds).replace(" have ", " have not ", 1).replace(" has ", " has not ", 1)
            case Not(of=Matches() as match_):
                return self.matching(match_, "not ")
            case Not():
                return f"it is not so that ({self.so(condition.of)})"
            case Both():
                return " and ".join([self.grouped(each) for each in condition.of])
            case Either():
                return " or ".join([self.grouped(each) for each in condition.of])
            case Compare(number=Difference(of=one, and_=other)) if is_higher(condition):
                return f"{self.part(one)} is higher than {self.part(other)}"
            case Compare():
                range_ = condition.is_
                limits = and_more(range_) if is_plain(range_) else self.computed(range_)
                return f"{self.amount(condition.number)} is {limits}"
            case During() if condition == During(timings=condition.timings) and condition.timings:
                return f"it is {self.provided(condition)}"
            case During():
                return f"it is {self.moment(condition)}"
            case HasDone():
                have = "have" if self.is_plural(condition.of) else "has"
                return f"{self.ref(condition.of)} {have} {listed(pieces(DOINGS, condition.deeds, EN), 'or')} this turn"
            case Matches():
                return self.matching(condition)
            case WouldTakeBattleDamage():
                return f"{ANYBODY[condition.who]} would take battle damage"
            case WhenActivated():
                return f"when this effect was activated it was so that {self.grouped(condition.of)}"
        raise Unsaid(condition)

    def coin(self, ref: Ref) -> str:
        """A coin that was called."""
        return "the coin" if ref == HEADS else self.ref(ref)

    def matching(self, matches: Matches, not_: str = "") -> str:
        """That cards are of this kind, or not."""
        many = self.is_plural(matches.of)
        what = self.phrase(matches.what, plural=True) if many else a(self.phrase(matches.what))
        return (
            f"{self.ref(matches.of)} {'are' if many else 'is'} {not_}{'there' if matches.what == AnyCard() else what}"
        )

    def grouped(self, condition: Condition) -> str:
        """A condition within another, in brackets where they are needed to tell what belongs together."""
        text = self.so(condition)
        return f"({text})" if isinstance(condition, Both | Either) else text

    def there_is(self, exists: Exists, article: str = "") -> str:
        """That so many cards are there."""
        if exists.count is None:
            noun = self.phrase(exists.what)
            number, plural = f"{article} {noun}" if article else a(noun), False
        else:
            number, plural = self.so_many(exists.count, exists.what)
        if exists.where == YOUR_FIELD:
            text = f"you control {number}"
        elif exists.where == OPPONENTS_FIELD:
            text = f"your opponent controls {number}"
        else:
            text = f"there {'are' if plural else 'is'} {number}{self.at(exists.what, exists.where)}"
        text += "" if exists.among is None else f" among {self.ref(exists.among)}"
        return text if exists.other_than is None else f"{text} other than {self.ref(exists.other_than)}"

    def so_many(self, count: Numbers, what: Filter) -> tuple[str, bool]:
        """So many cards of a kind, and whether that is a plural."""
        if count == 1:
            return f"exactly 1 {self.phrase(what)}", False
        if count == 0:
            return f"no {self.phrase(what, plural=True)}", True
        limits = and_more(count).replace("less", "fewer") if is_plain(count) else self.computed(count)
        return f"{limits} {self.phrase(what, plural=True)}", True

    def moment(self, during: During) -> str:
        """The phases and turns of a condition."""
        whose = WHOSE.get(during.turn_of)
        if whose is None:
            raise Unsaid(during)
        start = "the start of " if during.at_start else ""
        timings = f", {listed(pieces(BATTLE_TIMINGS, during.timings, EN), 'or')}" if during.timings else ""
        return f"{start}{whose} {listed(pieces(PHASES, during.phases, EN), 'or') or 'turn'}{timings}"
