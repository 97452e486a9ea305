"""Chinese for places, cards, numbers and conditions, in the wording of the OCG."""

from collections.abc import Callable
from typing import Final

import spellspeed.lang.code as code
from spellspeed.lang.chance import HEADS, CalledRight, Result
from spellspeed.lang.choices import (
    All,
    AsMaterials,
    Both,
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
from spellspeed.lang.places import Place
from spellspeed.lang.rare import (
    OriginalLevel,
    OrMadeOfIt,
    WouldTakeBattleDamage,
)
from spellspeed.lang.render.chinese_rare import say_trait
from spellspeed.lang.render.compound import is_computed, is_of_several
from spellspeed.lang.render.spoken_of import A_MONSTER_THERE, THE_ATTACKER, that_card_is
from spellspeed.lang.render.tables import (
    ATTRIBUTES,
    BATTLE_TIMINGS,
    COUNTERS,
    DECLARED,
    DOINGS,
    KINDS,
    MAKING,
    NEVER_NORMAL,
    PHASES,
    PLACES,
    POSITIONS,
    SERIES,
    STATS,
    SUMMONS,
    SUPERLATIVES,
    TYPES,
    ZH,
    Target,
    Unsaid,
    is_higher,
    is_plain,
    is_unplaced,
    pieces,
    word,
)
from spellspeed.lang.spoken_names import chinese_of
from spellspeed.lang.terms import PlaceKind, Player
from spellspeed.lang.words import EITHER, ON_THE_FIELD, OPPONENT, YOU

WHO: Final = {YOU: "自己", OPPONENT: "对方", EITHER: "双方"}
ANYBODY: Final = {YOU: "自己", OPPONENT: "对方", EITHER: "任意一方"}
CONTROLLED: Final = {Player(0): "", YOU: "自己控制的", OPPONENT: "对方控制的", EITHER: "任意一方控制的"}
OWNED: Final = {
    Player(0): "",
    YOU: "原本持有者是自己的",
    OPPONENT: "原本持有者是对方的",
    EITHER: "原本持有者是任意一方的",
}
PICKER: Final = {YOU: "", OPPONENT: "（由对方选）", EITHER: "（由双方各自选自己的）"}
RANDOM_PICKER: Final = {YOU: "（随机）", OPPONENT: "（由对方随机）", EITHER: "（由双方随机）"}

THAT: Final = {A_MONSTER_THERE: "那只怪兽", THE_ATTACKER: "那只攻击怪兽"}


def and_more(range_: Numbers, text: Callable[[Amount], str], unit: str = "") -> str:
    """Return the words of a range.

    >>> and_more(AtMost(4), str, "星"), and_more(Range(3, 5), str)
    ('4星以下', '3～5')
    """
    if not isinstance(range_, Range):
        return text(range_) + unit
    least = "" if range_.least is None else text(range_.least) + unit
    most = "" if range_.most is None else text(range_.most) + unit
    match range_:
        case AtMost():
            return f"{most}以下"
        case AtLeast():
            return f"{least}以上"
    if least and most:
        return f"{least.removesuffix(unit) if unit else least}～{most}"
    return f"不少于{least}" if least else f"不超过{most}" if most else f"任意{unit}"


class ChineseNouns:
    """Says in Chinese which cards, places and numbers are meant, and what must be so.

    >>> from spellspeed.lang.words import WARRIOR
    >>> ChineseNouns(str).phrase(Monster(type_=WARRIOR, level=AtMost(4), atk=AtLeast(1500)))
    '4星以下的攻击力1500以上的战士族怪兽'
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
        return "或".join([f"「{self.names(name)}」" for name in all_names(names)])

    def series(self, name: str) -> str:
        """What a series of cards is called."""
        return SERIES.get(name) or self.names(name)

    # ------------------------------------------------------------------------------------------------------- places

    def place(self, place: Place, to: bool = False) -> str:
        """A place; where cards go to, that of both players is simply theirs."""
        if place.yours == place.opponents:
            owner = "" if to or place.yours == ON_THE_FIELD else "双方"
            return self.side(place.yours, owner) if place.yours else "不存在的区域"
        sides = [self.side(place.yours, "自己")] if place.yours else []
        if place.opponents:
            sides.append(self.side(place.opponents, "对方"))
        return "或".join(sides)

    def side(self, kinds: PlaceKind, owner: str) -> str:
        """The places of one owner."""
        return owner + "·".join(pieces(PLACES, kinds, ZH))

    def at(self, what: Filter, where: Place) -> str:
        """Where cards of a kind are, in front of them."""
        return "" if is_unplaced(what, where) else f"{self.place(where)}的"

    # --------------------------------------------------------------------------------------------- what kind of card

    def phrase(self, what: Filter) -> str:
        """A card of this kind."""
        return "".join([*self.described(what), *self.classed(what), self.head(what)])

    def head(self, what: Filter) -> str:
        """The noun itself."""
        match what:
            case Monster():
                return "怪兽"
            case SpellOrTrap():
                return "魔法·陷阱卡"
            case Spell():
                return "魔法卡"
            case Trap():
                return "陷阱卡"
            case AnyCard():
                return "卡" if what.attached_to is None else "素材"
        raise Unsaid(what)

    def measure(self, what: Filter) -> str:
        """The word with which such cards are counted."""
        if isinstance(what, AnyCard) and what.attached_to is not None:
            return "个"
        return "只" if isinstance(what, Monster) else "张"

    def described(self, what: Filter) -> list[str]:
        """How the card lies, what values it has and what it is called."""
        found = [CONTROLLED[what.controller], OWNED[what.owner], "正在攻击的" if what.attacking else ""]
        if what.battling:
            found.append("正在战斗的")
        if what.own_way:
            found.append("以自身记述的解放数量通常召唤的")
        if what.summoned_by:
            found.append(f"用{self.quoted(what.summoned_by)}的效果特殊召唤的")
        if what.doomed:
            found.append("因这次战斗确定要被破坏的")
        if what.done:
            found.append(f"这个回合{'或'.join(pieces(DOINGS, what.done, ZH))}的")
        if what.counter:
            found.append(f"有{word(COUNTERS, what.counter, ZH)}放置的")
        if what.zone:
            found.append(f"在{self.place(Place(what.zone, what.zone))}的")
        if what.came_from:
            came = "来到那里的" if what.zone & ~ON_THE_FIELD else "特殊召唤的"
            found.append(f"从{self.place(Place(what.came_from, what.came_from))}{came}")
        found += self.attachment(what)
        found += [say_trait(self, trait) for trait in all_traits(what)]
        if what.equipped_to is not None:
            found.append(f"给{self.ref(what.equipped_to)}装备的")
        if what.equipped_by_itself:
            found.append("由自身的效果装备的")
        if what.without_union:
            found.append("没有同盟装备的")
        if what.lies:
            found.append("或".join(pieces(POSITIONS, what.lies, ZH)) + "的")
        if what.summoned:
            found.append("·".join(pieces(SUMMONS, what.summoned, ZH)) + "的")
        original = trait_of(what, OriginalLevel)
        found.append("" if what.level is None else self.level(what.level))
        found.append("" if what.rank is None else self.level(what.rank, "阶级", "阶"))
        if what.link is not None:
            found.append(("连接" if is_plain(what.link) else "") + self.level(what.link, "连接标记数量", ""))
        found.append("" if original is None else "原本" + self.level(original.level))
        found += [
            self.so_much(stat, range_) + "的"
            for stat, range_ in (("攻击力", what.atk), ("守备力", what.def_))
            if range_ is not None
        ]
        if what.name:
            found.append(f"卡名是{self.quoted(what.name)}{'的' if trait_of(what, OrMadeOfIt) is None else ''}")
        if trait_of(what, OrMadeOfIt) is not None:
            found.append("或以其作为融合素材的")
        if what.not_name:
            found.append(f"{self.quoted(what.not_name)}以外的")
        if what.not_archetype:
            found.append(f"不是「{self.series(what.not_archetype)}」卡的")
        if what.declared:
            found.append(f"宣言的{'·'.join(pieces(DECLARED, what.declared, ZH))}的")
        return found + self.likened(what)

    def likened(self, what: Filter) -> list[str]:
        """What likens it to another card."""
        found: list[str] = []
        if what.named_like is not None:
            found.append(f"与{self.ref(what.named_like)}同名的")
        if what.kind_like is not None:
            found.append(f"原本种类与{self.ref(what.kind_like)}相同的")
        return found

    def attachment(self, what: Filter) -> list[str]:
        """What a card is a material of."""
        of = "" if what.attached_to is None else f"{self.ref(what.attached_to)}的"
        return [of if isinstance(what, AnyCard) or not of else f"作为{of}素材的"]

    def classed(self, what: Filter) -> list[str]:
        """Attribute, Type, kind and the name it belongs to."""
        found = ["可以通常召唤的"] if what.not_kind in NEVER_NORMAL else []
        without = [] if found else [f"{each}怪兽" for each in pieces(KINDS, what.not_kind, ZH)]
        without += pieces(ATTRIBUTES, what.not_attribute, ZH)
        without += pieces(TYPES, what.not_type, ZH)
        found += ["·".join(without) + "以外的"] if without else []
        if what.all_kinds:
            found.append("兼为".join(["", *pieces(KINDS, what.all_kinds, ZH)]) + "的")
        for table, mask in ((ATTRIBUTES, what.attribute), (TYPES, what.type_)):
            some = pieces(table, mask, ZH)
            found.append("或".join(some) + ("的" if len(some) > 1 else ""))
        if what.archetype:
            found.append(f"「{self.series(what.archetype)}」")
        kinds = "·".join(pieces(KINDS, what.kind, ZH))
        found.append(f"{kinds}类" if kinds and isinstance(what, AnyCard) else kinds)
        return found

    def level(self, level: Numbers, noun: str = "等级", unit: str = "星") -> str:
        """So many stars."""
        if not is_plain(level):
            return self.so_much(noun, level) + "的"
        return and_more(level, str, unit) + ("" if isinstance(level, int) else "的")

    def ref(self, ref: Ref) -> str:
        """A card that was spoken of."""
        if ref == THE_TARGET and isinstance(self.target, Some | UpTo | One | All | Those):
            return "作为对象的怪兽" if isinstance(self.target.what, Monster) else chinese_of(ref.name)
        if ref == THAT_CARD:
            return THAT.get(that_card_is(self.of), chinese_of(ref.name))
        return chinese_of(ref.name) or f"“{ref.name}”"

    # ------------------------------------------------------------------------------------------------------- numbers

    def amount(self, amount: Amount) -> str:
        """A number."""
        match amount:
            case int():
                return str(amount)
            case Times():
                return f"{self.part(amount.of)}的{amount.factor}倍"
            case Half():
                return f"{self.part(amount.of)}的一半{'（舍去小数）' if amount.down else ''}"
            case Lowest():
                return f"{'与'.join([self.part(each) for each in amount.of])}之中较小的数"
            case Difference():
                return f"{self.part(amount.of)}超出{self.part(amount.and_)}的数值"
            case Plus():
                return f"{self.part(amount.one)}与{self.part(amount.other)}的合计"
            case Stat():
                original = "原本" if amount.original else ""
                had = "在场上表侧表示时" if amount.before else ""
                return f"{self.ref(amount.of)}{had}的{original}{word(STATS, amount.which, ZH)}"
            case LifePoints():
                return f"{WHO[amount.of]}的基本分"
            case HowMany():
                return f"{self.ref(amount.of).replace('那只', '那些').replace('那张', '那些')}的数量"
            case SumOf():
                except_ = "" if amount.other_than is None else f"{self.ref(amount.other_than)}以外的"
                value = f"{'原本' if amount.original else ''}{word(STATS, amount.stat, ZH)}"
                return f"{except_}{self.at(amount.what, amount.where)}全部{self.phrase(amount.what)}的{value}合计"
            case CountOf():
                except_ = "" if amount.other_than is None else f"{self.ref(amount.other_than)}以外的"
                return f"{except_}{self.at(amount.what, amount.where)}{self.phrase(amount.what)}数量"
            case Counters():
                at = "" if amount.where is None else f"{self.place(amount.where)}的"
                on = "" if amount.of is None else f"{self.ref(amount.of)}的"
                return f"{at}{on}{word(COUNTERS, amount.kind, ZH)}数量"
            case MaterialsUsed():
                value = f"的原本{word(STATS, amount.stat, ZH)}合计" if amount.stat else "的数量"
                used = "召唤·特殊召唤时解放的怪兽" if amount.tributes else "使用的素材"
                which = "" if amount.what is None else f"中的{self.phrase(amount.what)}"
                return f"{self.ref(amount.of)}{used}{which}{value}"
            case TheAmount():
                return "那个伤害的数值"
            case TheChange():
                return "实际适用的数值"
            case TheDeclared():
                return "宣言的数字"
            case TributesMade():
                return "为那次召唤解放的怪兽数量"
            case Result():
                return self.ref(amount.of)
        raise Unsaid(amount)

    def part(self, amount: Amount) -> str:
        """A number within another, in brackets where they are needed to tell what belongs together."""
        return f"（{self.amount(amount)}）" if is_computed(amount) else self.amount(amount)

    def so_much(self, noun: str, range_: Numbers) -> str:
        """So much of something: 攻击力1500以下."""
        if is_plain(range_):
            return noun + and_more(range_, str)
        if not isinstance(range_, Range):
            return f"{noun}与{and_more(range_, self.amount)}相同"
        if isinstance(range_, AtLeast) and isinstance(range_.least, Plus) and range_.least.one == 1:
            return f"{noun}比{self.part(range_.least.other)}高"
        if isinstance(range_, AtMost) and isinstance(range_.most, Plus) and range_.most.one == -1:
            return f"{noun}比{self.part(range_.most.other)}低"
        return f"{noun}在{and_more(range_, self.amount)}"

    # ------------------------------------------------------------------------------------------------------- choices

    def choice(self, choice: Choice, placed: bool = True) -> str:
        """How many of which cards, where (unless that was said before), and who picks them."""
        if isinstance(choice, Top):
            return self.top(choice, placed) + self.chosen_as(choice.called)
        if isinstance(choice, Those):
            return self.those(choice) + self.chosen_as(choice.called)
        if isinstance(choice, AsMaterials):
            return f"{self.place(choice.where)}的上记的卡" + self.chosen_as(choice.called)
        if isinstance(choice, UsedMaterials):
            all_there = f"（须在{self.place(choice.where)}齐集）"
            how = MAKING[choice.by][1]
            return f"{self.ref(choice.of)}的{how}召唤使用过的一组{how}素材{all_there}" + self.chosen_as(choice.called)
        if not isinstance(choice, Some | One | UpTo | All):
            raise Unsaid(choice)
        text = "" if choice.other_than is None else f"{self.ref(choice.other_than)}以外的"
        if not isinstance(choice, All) and choice.among is not None:
            text += f"{self.ref(choice.among)}之中的"
        if placed:
            text += self.at(choice.what, choice.where)
        if isinstance(choice, Some | One) and choice.having is not None:
            text += self.having(choice.having)
        if isinstance(choice, Some) and choice.of_different_names:
            text += "卡名不同的"
        text += self.count(choice) + self.phrase(choice.what)
        if isinstance(choice, Some | One) and choice.at_random:
            text += RANDOM_PICKER[choice.by]
        elif not isinstance(choice, All):
            text += PICKER[choice.by]
        if isinstance(choice, One) and choice.or_none:
            text += "（可能的话）"
        if isinstance(choice, Some) and choice.or_all:
            text += "（不足时为全部）"
        return text + self.chosen_as(choice.called)

    def those(self, those: Those) -> str:
        """Cards that were spoken of, as far as they are what is meant now."""
        ref, other = self.ref(those.of), "" if those.other_than is None else self.ref(those.other_than)
        if is_of_several(those):
            except_ = f"{other}以外的" if other else ""
            return except_ + (ref if those.what == AnyCard() else f"{ref}之中的{self.phrase(those.what)}")
        if other and those.what == AnyCard():
            return f"{ref}（是{other}的场合除外）"
        return f"{ref}（须仍是{self.phrase(those.what)}{f'，{other}除外' if other else ''}）"

    def top(self, top: Top, placed: bool) -> str:
        """The top cards of a pile."""
        count = "" if top.count == code.ANY_NUMBER else f"{top.count}张"
        count = count if isinstance(top.count, int) else self.count(top)
        until = "" if top.until is None else f"（直到{self.phrase(top.until)}出现为止）"
        return f"{self.place(top.of) if placed else ''}最上方的{count}卡{until}"

    def count(self, choice: Choice) -> str:
        """How many, with the word they are counted with."""
        match choice:
            case Some() | UpTo() | Top() if not isinstance(choice.count, int):
                most = "最多" if isinstance(choice, UpTo) else ""
                return f"{most}与{self.amount(choice.count)}相同数量的"
            case Some():
                return f"{'恰好' if choice.count == 1 else ''}{choice.count}{self.measure(choice.what)}"
            case One():
                return f"1{self.measure(choice.what)}"
            case UpTo(count=code.ANY_NUMBER):
                return "任意数量的"
            case UpTo():
                return f"最多{choice.count}{self.measure(choice.what)}"
        return "全部"

    def having(self, having: Superlative) -> str:
        """With the highest or lowest value."""
        return f"{word(STATS, having.stat, ZH)}{word(SUPERLATIVES, having.which, ZH)}的"

    def chosen_as(self, called: Ref | None) -> str:
        """What the sentence calls the chosen cards from here on."""
        return "" if called is None else f"（选为“{self.ref(called)}”）"

    # ---------------------------------------------------------------------------------------------------- conditions

    def provided(self, condition: Condition) -> str:
        """A condition in front of what depends on it."""
        if isinstance(condition, Both) and isinstance(condition.of[0], During):
            return f"{self.moment(condition.of[0])}，{self.rest_of(condition)}的场合"
        if isinstance(condition, Not) and isinstance(condition.of, During):
            return f"{self.moment(condition.of)}以外"
        return self.moment(condition) if isinstance(condition, During) else f"{self.so(condition)}的场合"

    def rest_of(self, both: Both) -> str:
        """What must be so besides the first of several conditions."""
        return self.so(both.of[1] if len(both.of) == 2 else Both(*both.of[1:]))

    def so(self, condition: Condition) -> str:
        """A condition as a clause."""
        match condition:
            case Exists():
                return self.there_is(condition)
            case Not(of=Exists(count=None) as missing):
                return self.there_is(missing, "不存在")
            case CalledRight():
                return f"{self.coin(condition.of)}猜中"
            case Not(of=CalledRight() as call):
                return f"{self.coin(call.of)}猜错"
            case Not(of=HasDone() as deeds):
                return self.so(deeds).replace("在这个回合", "在这个回合没有", 1)
            case Not(of=Matches() as match_) if match_.what == AnyCard():
                return f"{self.ref(match_.of)}不存在"
            case Not(of=Matches() as match_):
                return f"{self.ref(match_.of)}不是{self.phrase(match_.what)}"
            case Not():
                return f"并非（{self.so(condition.of)}）"
            case Both():
                return "，且".join([self.grouped(each) for each in condition.of])
            case Either():
                return "，或".join([self.grouped(each) for each in condition.of])
            case Compare(number=Difference(of=one, and_=other)) if is_higher(condition):
                return f"{self.part(one)}比{self.part(other)}多"
            case Compare(is_=AtLeast(least=Plus(one=one, other=int(more)))):
                return f"{self.amount(condition.number)}比{self.part(one)}多{more}以上"
            case Compare():
                return f"{self.amount(condition.number)}是{and_more(condition.is_, self.amount)}"
            case During():
                return f"现在是{self.moment(condition)}"
            case HasDone():
                return f"{self.ref(condition.of)}在这个回合{'或'.join(pieces(DOINGS, condition.deeds, ZH))}"
            case Matches() if condition.what == AnyCard():
                return f"{self.ref(condition.of)}存在"
            case Matches():
                return f"{self.ref(condition.of)}是{self.phrase(condition.what)}"
            case WouldTakeBattleDamage():
                return f"{ANYBODY[condition.who]}将会受到战斗伤害"
            case WhenActivated():
                return f"这个效果的发动时{self.grouped(condition.of)}"
        raise Unsaid(condition)

    def coin(self, ref: Ref) -> str:
        """A coin that was called."""
        return "硬币" if ref == HEADS else self.ref(ref)

    def grouped(self, condition: Condition) -> str:
        """A condition within another, in brackets where they are needed to tell what belongs together."""
        text = self.so(condition)
        return f"（{text}）" if isinstance(condition, Both | Either) else text

    def there_is(self, exists: Exists, verb: str = "有") -> str:
        """That so many cards are there."""
        what = self.phrase(exists.what)
        if exists.other_than is not None:
            what = f"{self.ref(exists.other_than)}以外的{what}"
        if exists.among is not None:
            what = f"{self.ref(exists.among)}之中的{what}"
        if exists.count == 0:
            verb = "没有"
        counted = "" if exists.count in (None, 0) else self.so_many(exists.count, exists.what)
        where = "" if is_unplaced(exists.what, exists.where) else self.place(exists.where)
        return f"{where}{verb}{counted}{what}"

    def so_many(self, count: Numbers | None, what: Filter) -> str:
        """So many cards of a kind."""
        if count is None:
            return ""
        if is_plain(count):
            return and_more(count, str, self.measure(what)) + ("" if isinstance(count, int) else "的")
        return f"数量为{and_more(count, self.amount)}的"

    def moment(self, during: During) -> str:
        """The phases and turns of a condition."""
        whose = WHO.get(during.turn_of)
        if whose is None:
            raise Unsaid(during)
        timings = "或".join(pieces(BATTLE_TIMINGS, during.timings, ZH))
        if timings and during == During(timings=during.timings):
            return timings
        start, timings = "开始时" if during.at_start else "", f"的{timings}" if timings else ""
        return f"{whose}的{'或'.join(pieces(PHASES, during.phases, ZH)) or '回合'}{start}{timings}"
