"""Chinese for what a sentence does, and for what joins one deed to the next."""

from collections.abc import Callable
from typing import Final

import spellspeed.lang.words as words
from spellspeed.lang.chance import RollDie, TossCoins
from spellspeed.lang.choices import ANY_NUMBER, All, Cards, One, Some, Those, Top, UpTo
from spellspeed.lang.declaring import Declare
from spellspeed.lang.deeds import Deed, Joined, Later, May, OneOf, OnlyIf, is_left_to_chance
from spellspeed.lang.node import Line
from spellspeed.lang.nouns import A_MONSTER, Amount, AnyCard, AsMonster, Half, LifePoints, Monster, Ref, Token
from spellspeed.lang.rare import AddBattlePhase, EndBattlePhase, MoveToZone
from spellspeed.lang.render.chinese_chance import ChineseChance
from spellspeed.lang.render.chinese_nouns import WHO
from spellspeed.lang.render.compound import COMPOUND, SWALLOWING, are_of_extra_deck, hidden_cards, is_proviso, summed
from spellspeed.lang.render.spoken_of import lies_on_field
from spellspeed.lang.render.tables import (
    AFTER_CHANCE,
    ATTRIBUTES,
    CAUSES,
    CONNECTORS,
    COUNTERS,
    DECLARED,
    KINDS,
    NEGATED,
    OFF_THE_FIELD,
    PHASES,
    PLACED_AS,
    PLACES,
    POSITIONS,
    STATS,
    SUMMONS,
    TYPES,
    UNTIL,
    ZH,
    Target,
    Unsaid,
    is_unplaced,
    pieces,
    source,
    word,
)
from spellspeed.lang.terms import CounterKind, PlaceKind, Player, Position
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

# What is forbidden: to cards, to a player, and to a player as far as certain cards are concerned.
FORBIDDEN: Final = {
    words.ATTACKING: ("攻击", "攻击", "用{}攻击"),
    words.DECLARING_ATTACKS: ("作攻击宣言", "作攻击宣言", "用{}作攻击宣言"),
    words.ACTIVATING: ("发动，其效果也不能发动", "发动卡或效果", "发动{}或其效果"),
    words.NORMAL_SUMMONING: ("被通常召唤", "通常召唤", "把{}通常召唤"),
    words.SPECIAL_SUMMONING: ("被特殊召唤", "特殊召唤", "把{}特殊召唤"),
    words.SETTING: ("被盖放", "盖放任何卡", "把{}盖放"),
    words.CHANGING_POSITION: ("变更表示形式", "变更任何表示形式", "把{}的表示形式变更"),
    words.BEING_TARGETED: ("成为效果的对象", "用效果取对象", "把{}作为效果的对象"),
    words.BEING_DESTROYED_BY_EFFECTS: ("被效果破坏", "用效果破坏", "用效果把{}破坏"),
    words.BEING_DESTROYED_BY_BATTLE: ("被战斗破坏", "用战斗破坏", "用战斗把{}破坏"),
    words.ENTERING_BATTLE: ("进行战斗", "进行战斗阶段", "用{}进行战斗"),
    words.BANISHING: ("被除外", "除外任何卡", "把{}除外"),
    words.DRAWING: ("被抽", "抽卡", "把{}抽到"),
    words.BEING_AFFECTED: ("受效果影响", "用效果影响任何卡", "用效果影响{}"),
    words.CHANGING_CONTROL: ("变更控制权", "变更任何控制权", "变更{}的控制权"),
    words.BEING_ATTACKED: ("被选择作为攻击对象", "选择攻击对象", "选择{}作为攻击对象"),
    words.ATTACKING_MONSTERS: ("向怪兽攻击", "向怪兽攻击", "向{}攻击"),
    words.ATTACKING_DIRECTLY: ("直接攻击", "直接攻击", "用{}直接攻击"),
    words.BEING_TRIBUTED: ("被解放", "解放任何卡", "把{}解放"),
    words.SUMMONING_FACE_UP: ("被召唤", "召唤", "把{}召唤"),
    words.FLIP_SUMMONING: ("被反转召唤", "反转召唤", "把{}反转召唤"),
    words.BEING_MATERIAL: ("作为特殊召唤的素材", "使用素材", "把{}作为素材使用"),
    words.BEING_SYNCHRO_MATERIAL: ("作为同调素材", "使用同调素材", "把{}作为同调素材使用"),
    words.BEING_XYZ_MATERIAL: ("作为XYZ素材", "使用XYZ素材", "把{}作为XYZ素材使用"),
    words.COMING_TO_FIELD: ("在场上出现", "让任何卡在场上出现", "让{}在场上出现"),
    words.ANSWERING_SUMMONS: (
        "在召唤·特殊召唤成功时由另一方发动卡或效果来应对",
        "在另一方把怪兽召唤·特殊召唤成功时发动卡或效果",
        "在另一方把{}召唤·特殊召唤成功时发动卡或效果",
    ),
    words.BEING_LINK_MATERIAL: ("作为连接素材", "使用连接素材", "把{}作为连接素材使用"),
    words.BEING_TRIBUTED_FOR_SUMMON: ("为上级召唤而被解放", "为上级召唤解放任何卡", "为上级召唤把{}解放"),
    words.FUSION_SUMMONING: ("被融合召唤", "融合召唤", "把{}融合召唤"),
    words.TAKING_COUNTERS: ("被放置指示物", "放置任何指示物", "给{}放置指示物"),
}
# What nobody can do to cards of a kind is said of the cards.
UNHARMED: Final = (words.BEING_TARGETED, words.BEING_DESTROYED_BY_EFFECTS, words.BEING_DESTROYED_BY_BATTLE)
AGAINST_EFFECTS: Final = (words.BEING_TARGETED, words.BEING_DESTROYED_BY_EFFECTS, words.BEING_AFFECTED)
# Further attacks say how many.
GRANTED: Final = {
    words.ATTACK_DIRECTLY: "可以直接攻击",
    words.PIERCING: "向守备表示怪兽攻击的场合，给与攻击力超过那个守备力的数值的战斗伤害",
    words.EXTRA_ATTACK: "在同1次的战斗阶段中可以追加{}攻击",
    words.EXTRA_ATTACK_ON_MONSTERS: "在同1次的战斗阶段中可以追加{}向怪兽的攻击",
    words.ATTACK_EVERY_MONSTER: "可以向对方怪兽全部各作1次攻击",
    words.ATTACK_IN_DEFENSE: "可以用表侧守备表示的状态攻击",
    words.ATTACK_AGAIN: "只再1次可以继续攻击",
    words.TWO_TRIBUTES: "可以作为2只数量的解放",
    words.BORROWED_TRIBUTE: "必须作为1只自己怪兽的代替而被解放",
    words.SHUFFLE_THE_FALLEN: "战斗破坏的怪兽不送去墓地回到持有者卡组洗切",
    words.AS_RESUMMONED: "当作再1次召唤的状态",
    words.SET_AS_SPELL: "可以从手卡当作魔法卡在魔法与陷阱区盖放",
    words.HAND_MATERIAL: "作为同调素材的场合，可以把手卡1只怪兽作为同调素材",
}
DAMAGE_CHANGES: Final = {
    words.NO_DAMAGE: "变成0",
    words.HALF_DAMAGE: "变成一半",
    words.DOUBLE_DAMAGE: "变成2倍",
    words.DAMAGE_TO_OPPONENT: "由另一方玩家代为受到",
    words.DAMAGE_TO_BOTH: "另一方玩家也受到",
    words.LP_INSTEAD: "变成回复那个数值的基本分",
    words.COUNTER_INSTEAD: "变成给这张卡放置1个{}",
}
CONTROLLERS: Final = {
    YOU: "{until}得到{cards}的控制权",
    OPPONENT: "{cards}的控制权{until}移给对方",
    EITHER: "{cards}的控制权{until}各自移给另一方",
}
OF_TURN: Final = {YOU: "自己", OPPONENT: "对方", EITHER: ""}
BY_WHOM: Final = {Player(0): "", YOU: "（对自己而言）", OPPONENT: "（对对方而言）", EITHER: "（对双方而言）"}
TO_FIELD: Final = {YOU: "", OPPONENT: "在对方场上", EITHER: "在任意一方场上"}
DECK_END: Final = {
    words.SHUFFLED: "回到卡组洗切",
    words.ON_TOP: "回到卡组最上方",
    words.AT_THE_BOTTOM: "回到卡组最下方",
}


class ChineseDeeds(ChineseChance):
    """Says in Chinese what a sentence does; what is paid is said as something that somebody does: 把这张卡解放.

    >>> from spellspeed.lang.nouns import THIS_CARD
    >>> ChineseDeeds(str).deed(Draw(2).then(Destroy(THIS_CARD), may=True))
    '自己抽2张，那之后，可以把这张卡破坏'
    """

    def __init__(
        self,
        names: Callable[[str], str],
        card: str = "",
        target: Target = None,
        of: Line | None = None,
        paying: bool = False,
    ) -> None:
        super().__init__(names, card, target, of)
        self.paying: Final = paying

    def deed(self, deed: Deed, last: bool = True) -> str:
        """A deed."""
        match deed:
            case Joined():
                table = AFTER_CHANCE if is_left_to_chance(deed.first) else CONNECTORS
                how = word(table, deed.how, ZH) + ("可以" if deed.may else "")
                return f"{self.first(deed.first)}{how}{self.inner(deed.second, deed.may, last)}"
            case May():
                return f"可以{self.inner(deed.do, True)}"
            case OnlyIf():
                return f"若{self.so(deed.condition)}，则{self.deed(deed.do, last)}"
            case Later():
                whose = "对方必须进行以下处理：" if deed.by == OPPONENT else ""
                return f"{self.later(deed)}，{whose}{self.deed(deed.do, last)}"
            case OneOf():
                freely = "（不能适用的也能选择）" if deed.freely else ""
                return f"适用以下的其中1个{freely}。●{self.inner(deed.first)}●{self.inner(deed.second)}"
        text = self.move(deed) or self.player_deed(deed) or self.card_deed(deed) or self.lasting_deed(deed)
        if not text:
            raise Unsaid(deed)
        return text

    def first(self, deed: Deed) -> str:
        """The first of two deeds; one that would swallow the second stands in brackets."""
        text = self.deed(deed, last=False)
        return f"（{text}）" if isinstance(deed, SWALLOWING) else text

    def inner(self, deed: Deed, optional: bool = False, last: bool = False) -> str:
        """A deed within another; one that is itself made of deeds stands in brackets, unless it ends the sentence."""
        if isinstance(deed, COMPOUND) and not (last and not optional and is_proviso(deed)):
            return f"（{self.deed(deed)}）"
        return self.doer().deed(deed) if optional else self.deed(deed)

    def doer(self) -> "ChineseDeeds":
        """One who says deeds as somebody's doing."""
        return ChineseDeeds(self.names, self.card, self.target, self.of, paying=True)

    def later(self, deed: Later) -> str:
        """The phase to which a deed is put off."""
        phase, of = "".join(pieces(PHASES, deed.phase, ZH)), OF_TURN[deed.turn_of]
        if deed.nth:
            return f"这之后第{deed.nth}次的{of}{'的' if of else ''}{phase}"
        if deed.count:
            return f"这个回合后第{deed.count}个{of}回合的{phase}"
        soon = deed.phase == words.END_PHASE and deed.turn_of == EITHER  # every turn has one: it is this turn's
        return phase if soon else f"下次的{of}{'的' if of else ''}{phase}"

    # --------------------------------------------------------------------------------------------- cards change place

    def done_to(self, cards: Cards, verb: str, out_of: bool = False) -> str:
        """What is done to cards: 从自己卡组把1只怪兽送去墓地, 把场上的1张卡破坏, 让1张卡回到卡组, 那张卡破坏."""
        takes = "让" if "回到" in verb else "把"  # 回到 is what the card does
        if isinstance(cards, Ref | Those):
            return f"{takes if self.paying else ''}{self.cards(cards)}{verb}"
        where = source(cards) if out_of and not isinstance(cards, Top) else None
        if where is None or (isinstance(cards, Some | UpTo | One | All) and is_unplaced(cards.what, where)):
            return f"{takes}{self.choice(cards)}{verb}"
        return f"从{self.place(where)}{takes}{self.choice(cards, placed=False)}{verb}"

    def move(self, deed: Deed) -> str:
        """A deed that brings cards elsewhere."""
        match deed:
            case Destroy():
                text = self.done_to(deed.cards, "破坏并除外" if deed.banish else "破坏")
            case Banish():
                lies, time = "里侧表示" if deed.face_down else "", "暂时" if deed.for_a_time else ""
                text = self.done_to(deed.cards, f"{lies}{time}除外", True)
            case SendToGraveyard():
                text = self.done_to(deed.cards, "送去墓地", True)
            case Detach():
                text = self.done_to(deed.cards, "取除", True)
            case Attach():
                text = self.done_to(deed.cards, f"在{self.ref(deed.to)}下面重叠作为素材", True)
            case Discard():
                text = self.done_to(deed.cards, "丢弃去墓地" if deed.to_graveyard else "丢弃", True)
            case Tribute():
                text = self.done_to(deed.cards, "解放")
            case AddToHand():
                text = self.to_hand(deed.cards)
            case ReturnToDeck():
                order = "用喜欢的顺序" if deed.in_any_order else ""
                extra = deed.where == words.SHUFFLED and not order and are_of_extra_deck(deed.cards, self.target)
                text = self.done_to(deed.cards, "回到额外卡组" if extra else order + DECK_END[deed.where])
            case SpecialSummon():
                lies = "" if deed.lies == FACE_UP else f"以{self.position(deed.lies)}"
                ignoring = "无视召唤条件" if deed.ignoring_conditions else ""
                if deed.as_ is not None:
                    ignoring += f"变成{self.as_monster(deed.as_)}"
                ignoring += "当作融合召唤" if deed.fused else ""
                ignoring += "在这张卡所连接区" if deed.where_it_points else ""
                text = self.done_to(deed.cards, f"{ignoring}{TO_FIELD[deed.to]}{lies}特殊召唤", True)
            case NormalSummon():
                lies = "" if deed.lies == words.FACE_UP_ATTACK else f"以{self.position(deed.lies)}通常"
                text = self.done_to(deed.cards, f"{lies}召唤", True)
            case SetOnField():
                usable = "（这个回合也能发动）" if deed.usable_at_once else ""
                text = self.done_to(deed.cards, f"在自己场上盖放{usable}", True)
            case PlaceOnField():
                text = self.done_to(deed.cards, word(PLACED_AS, deed.placed_as, ZH), True)
            case ReturnToField():
                text = self.done_to(deed.cards, "回到场上", True)
            case MoveToZone():
                text = self.done_to(deed.cards, "的位置向其他的主要怪兽区移动")
            case SummonTokens():
                lies = "" if deed.lies == FACE_UP else f"以{self.position(deed.lies)}"
                count, most = ("", "尽可能") if deed.count == ANY_NUMBER else (f"{deed.count}只", "")
                text = f"把{count}{self.token(deed.token)}{TO_FIELD[deed.to]}{lies}{most}特殊召唤"
            case FusionSummon():
                text = f"从{self.place(deed.from_)}把融合素材怪兽{'除外' if deed.banish else '送去墓地'}，"
                text += f"把1只{self.phrase(deed.what)}从额外卡组融合召唤"
            case RitualSummon():
                text = self.ritual(deed)
            case _:
                return ""
        return text if deed.called is None else f"{text}（下称“{self.ref(deed.called)}”）"

    def ritual(self, deed: RitualSummon) -> str:
        """A Ritual Summon and what is Tributed for it."""
        total = str(deed.level) if deed.level else "那只怪兽的等级"
        sum_ = f"正好是{total}" if deed.exactly else f"在{total}以上"
        tributes = f"把等级合计{sum_}的{self.phrase(deed.tributes)}"
        return f"从{self.place(deed.from_)}{tributes}解放，从自己手卡把1只{self.phrase(deed.what)}仪式召唤"

    def token(self, token: Token) -> str:
        """A Token with what would be printed on it."""
        kinds = ["或".join(pieces(TYPES, token.type_, ZH)), "或".join(pieces(ATTRIBUTES, token.attribute, ZH))]
        facts = [*kinds, f"{token.level}星", f"攻{token.atk}", f"守{token.def_}"]
        return f"「{token.name_zh}」（{'·'.join([each for each in facts if each])}）"

    def as_monster(self, form: AsMonster) -> str:
        """A monster that a Trap becomes, with what would be printed on it."""
        kinds = ["或".join(pieces(TYPES, form.type_, ZH)), "或".join(pieces(ATTRIBUTES, form.attribute, ZH))]
        tuner = "调整" if form.kind & TUNER else ""
        facts = [kinds[0], tuner, kinds[1], f"{form.level}星", f"攻{form.atk}", f"守{form.def_}"]
        what = "效果怪兽" if form.kind & EFFECT else "通常怪兽"
        still = "也当作陷阱卡使用" if form.trap else "不当作陷阱卡使用"
        return f"{what}（{'·'.join([each for each in facts if each])}；{still}）"

    def to_hand(self, cards: Cards) -> str:
        """Cards go to the hand: they return there from the field, and are added from elsewhere."""
        where = source(cards, self.target)
        ref = cards.of if isinstance(cards, Those) else cards
        if isinstance(ref, Ref) and lies_on_field(ref, self.of):
            return self.done_to(cards, "回到持有者手卡")
        if where is None or (where.yours | where.opponents) & ~words.ON_THE_FIELD == PlaceKind(0):
            return self.done_to(cards, "回到持有者手卡" if where is not None else "加入手卡")
        return self.done_to(cards, "加入手卡", True)

    def position(self, lies: Position) -> str:
        """A position that monsters come into."""
        return "另一种表示形式" if lies == THE_OTHER_POSITION else "或".join(pieces(POSITIONS, lies, ZH))

    # ------------------------------------------------------------------------------------------------- players and LP

    def player_deed(self, deed: Deed) -> str:
        """A deed that concerns the players, their LP and what they see."""
        match deed:
            case Draw():
                each = "各" if deed.who == EITHER else ""
                count = f"{deed.count}张" if isinstance(deed.count, int) else f"{self.amount(deed.count)}的张数"
                return f"{WHO[deed.who]}{each}抽{count}"
            case InflictDamage():
                return f"给与{WHO[deed.to]}{self.points(deed.amount, '伤害')}"
            case GainLP():
                return f"{WHO[deed.who]}回复{self.points(deed.amount, '基本分')}"
            case LoseLP():
                return f"{WHO[deed.who]}失去{self.points(deed.amount, '基本分')}"
            case PayLP(amount=Half(of=LifePoints(of=words.YOU), down=True)):
                return "支付一半基本分"
            case PayLP():
                return f"支付{self.points(deed.amount, '基本分')}"
            case LookAt():
                return f"确认{self.cards(deed.cards)}"
            case Reveal():
                return self.done_to(deed.cards, "给双方观看")
            case TossCoins() | RollDie():
                return self.chance(deed)
            case Declare():
                return self.declaration(deed)
            case ShuffleDeck():
                return f"把{WHO[deed.whose]}的卡组洗切"
            case ChooseZones() | BlockZones():
                return self.zones(deed)
            case WinTheDuel():
                return "自己比赛胜利" if deed.match else "自己决斗胜利"
            case EndBattlePhase():
                return "战斗阶段结束"
            case SkipPhase():
                phase = "·".join(pieces(PHASES, deed.phase, ZH))
                times = f"{deed.times}次" if deed.times > 1 else ""
                return f"下次的{WHO[deed.who]}的{phase}跳过{times}"
            case AddBattlePhase():
                return "这次战斗阶段之后，回合玩家可以再进行1次战斗阶段"
        return ""

    def zones(self, deed: ChooseZones | BlockZones) -> str:
        """Which zones are chosen, and that they cannot be used."""
        if isinstance(deed, BlockZones):
            return f"{self.ref(deed.as_long_as)}存在期间，那些区域不能使用"
        chosen = f"{self.place(deed.where)}的没有使用的{'最多' if deed.up_to else ''}{deed.count}处区域"
        if deed.of is None:
            return f"选择{chosen}"
        more = "" if deed == ChooseZones(of=deed.of) else f"（{chosen}）"
        return f"选择{self.ref(deed.of)}的区域{more}"

    def points(self, amount: Amount, unit: str) -> str:
        """So many points of damage or LP."""
        if isinstance(amount, int):
            return f"{amount}{unit}"
        value, text = summed(amount), self.amount(amount)
        if value is not None:
            text = text.replace(self.amount(value), f"{self.amount(value)}合计")  # those of several cards
        return f"相当于{text}的{unit}"

    def cards(self, cards: Cards) -> str:
        """The cards that something is done to."""
        return self.ref(cards) if isinstance(cards, Ref) else self.choice(cards)

    # ----------------------------------------------------------------------------- how cards lie, negation, restriction

    def card_deed(self, deed: Deed) -> str:
        """A deed that changes cards where they are, negates or forbids."""
        match deed:
            case ChangePosition():
                quietly = "（反转效果不发动）" if deed.quietly else ""
                if deed.to == words.THE_OTHER_POSITION:
                    return self.done_to(deed.cards, f"的表示形式变更{quietly}")
                return self.done_to(deed.cards, f"变成{self.position(deed.to)}{quietly}")
            case Equip():
                worn = f"给{self.ref(deed.to)}装备"
                if isinstance(deed.what, Ref):
                    return f"把{self.ref(deed.what)}{worn}"
                return self.done_to(deed.what, worn, True)
            case LinkTogether():
                return f"这张卡与{self.ref(deed.with_)}关联"
            case Negate():
                return f"那个{'或'.join(pieces(NEGATED, deed.what, ZH))}无效"
            case NegateEffectsOf():
                return f"{self.negated_effects(deed)}{word(UNTIL, deed.until, ZH)}无效化"
            case PlaceCounters():
                most = f"（最多{deed.at_most}个）" if deed.at_most else ""
                spread = "合计" if deed.spread else ""
                return f"给{self.cards(deed.cards)}{spread}放置{self.counters(deed.kind, deed.count)}{most}"
            case RemoveCounters():
                return f"把{self.cards(deed.cards)}的{self.counters(deed.kind, deed.count)}取除"
        return ""

    def counters(self, kind: CounterKind, count: Amount | None) -> str:
        """So many counters, or all."""
        name = word(COUNTERS, kind, ZH)
        if count is None:
            return f"全部{name}"
        return f"{count}个{name}" if isinstance(count, int) else f"相当于{self.amount(count)}的{name}"

    def negated_effects(self, deed: NegateEffectsOf) -> str:
        """Whose effects are negated."""
        if deed.cards is not None:
            also = "" if deed.what is None else f"以及所有{self.phrase(deed.what)}"
            return f"{self.cards(deed.cards)}{also}的效果"
        kind = "（没有）" if deed.what is None else self.phrase(deed.what)
        if deed.what is not None and deed.what.zone:
            return f"所有{kind}的效果"
        return f"所有{kind}的场上的效果和发动的效果"

    def lasting_deed(self, deed: Deed) -> str:
        """A deed that goes on for a time."""
        match deed:
            case ChangeStat():
                return self.stat_change(deed)
            case Forbid():
                return self.forbidden(deed)
            case ChangeDamage():
                return self.damage_change(deed)
            case Treat():
                return self.treated(deed)
            case GainEffects():
                return self.gained(deed)
            case Grant():
                return self.granted(deed)
            case ChangeControl():
                return CONTROLLERS[deed.to].format(cards=self.cards(deed.cards), until=word(UNTIL, deed.until, ZH))
            case Redirect():
                return self.redirected(deed)
            case AllowSummons():
                return self.allowed(deed)
        return ""

    def stat_change(self, deed: ChangeStat) -> str:
        """How a value of monsters changes."""
        verb = ("下降到" if deed.lose else "变成") if deed.become else ("下降" if deed.lose else "上升")
        stat = ("原本" if deed.original else "") + "·".join(pieces(STATS, deed.stat, ZH))
        until = word(UNTIL, deed.until, ZH)
        return f"{self.cards(deed.cards)}的{stat}{until}{verb}{self.amount(deed.amount)}"

    def forbidden(self, deed: Forbid) -> str:
        """What cannot be done, by whom, with what."""
        passive, active, active_with = [self.against(each, deed) for each in FORBIDDEN[deed.doing]]
        until = word(UNTIL, deed.until, ZH)
        cannot = "不会" if deed.doing in UNHARMED else "不" if deed.doing == words.BEING_AFFECTED else "不能"
        from_ = "用这个效果以外" if deed.otherwise else ""
        from_ += f"从{'·'.join(pieces(PLACES, deed.from_, ZH))}" if deed.from_ else ""
        hidden = hidden_cards(deed)
        if hidden is not None:
            return f"对方{until}不能发动{self.phrase(hidden)}"
        if deed.cards is not None:
            limits = "" if deed.what is None else f"（仅限{self.phrase(deed.what)}）"
            if deed.what is not None and deed.doing == words.ATTACKING_MONSTERS:
                passive, limits = active_with.format(self.phrase(deed.what)), ""
            if deed.what is not None and deed.doing in MATERIAL_OF_A_SUM:
                cannot, limits = f"不能和{self.phrase(deed.what)}一起", ""
            return f"{self.cards(deed.cards)}{until}{cannot}{from_}{passive}{BY_WHOM[deed.who]}{limits}"
        if deed.what is not None and deed.who == words.EITHER and deed.doing in UNHARMED:
            return f"{until}无论哪{self.measure(deed.what)}{self.phrase(deed.what)}都不会{from_}{passive}"
        if deed.what is not None:
            active = active_with.format(self.phrase(deed.what))
        return f"{WHO[deed.who] if deed.who else '任何人'}{until}不能{from_}{active}"

    def against(self, text: str, deed: Forbid) -> str:
        """What is forbidden, said of certain cards only if some are named."""
        if deed.by is None:
            return text.replace("效果", "其他卡的效果", 1) if deed.doing == words.BEING_AFFECTED else text
        cards = self.phrase(deed.by)
        if deed.doing == words.BEING_AFFECTED and deed.cards is not None and isinstance(deed.by, Monster | AnyCard):
            return text.replace("效果", f"自身以外的{cards}的效果", 1)
        if deed.doing == words.BEING_TARGETED and deed.by == AnyCard(controller=words.OPPONENT):
            return text.replace("效果", "对方的效果", 1)
        if deed.doing in AGAINST_EFFECTS:
            return text.replace("效果", f"{cards}的效果", 1)
        if deed.doing == words.BEING_DESTROYED_BY_BATTLE:
            return text.replace("战斗", f"与{cards}的战斗", 1)
        if "素材" in text:
            return f"{text}（仅限{cards}的召唤）"
        return f"{text}（仅限因{cards}）"

    def damage_change(self, deed: ChangeDamage) -> str:
        """What becomes of damage."""
        damage = "·".join(pieces(CAUSES, deed.because, ZH)) + "伤害"
        taken = f"{WHO[deed.who]}受到的{damage}"
        if deed.cards is not None:
            taken = f"{self.cards(deed.cards)}的战斗发生的对{WHO[deed.who]}的{damage}"
        counter = "" if deed.counter is None else word(COUNTERS, deed.counter, ZH)
        change = DAMAGE_CHANGES[deed.how]
        said = change.format(counter) if "{}" in change or not counter else f"{change}（{counter}）"
        return f"{word(UNTIL, deed.until, ZH)}{taken}{said}"

    def treated(self, deed: Treat) -> str:
        """What else cards are."""
        found: list[str] = []
        if deed.attribute:
            found.append(f"属性变成{'·'.join(pieces(ATTRIBUTES, deed.attribute, ZH))}")
        if deed.type_:
            found.append(f"种族变成{'·'.join(pieces(TYPES, deed.type_, ZH))}")
        if deed.declared:
            found += [f"{what}变成宣言的{what}" for what in pieces(DECLARED, deed.declared, ZH)]
        if deed.name:
            found.append(f"卡名当作{self.quoted(deed.name)}使用")
        if deed.kind:
            found.append(f"种类当作{'·'.join(pieces(KINDS, deed.kind, ZH))}怪兽")
        if deed.name_of is not None:
            found.append(f"当作与{self.ref(deed.name_of)}原本同名的卡使用")
        of = "" if deed.name_of is not None and len(found) == 1 else "的"
        return f"{self.cards(deed.cards)}{of}{word(UNTIL, deed.until, ZH)}{'、'.join(found) or '种类不变'}"

    def gained(self, deed: GainEffects) -> str:
        """Which effects cards gain."""
        found = [] if deed.of is None else [f"{self.ref(deed.of)}的效果"]
        found += [f"“{self.said_line(each)}”" for each in deed.lines]
        who = "自己" if deed.cards is None else self.cards(deed.cards)
        since = "从下个回合起" if deed.from_next_turn else ""
        return f"{who}{since}{word(UNTIL, deed.until, ZH)}得到{'和'.join(found) or '不存在的效果'}"

    def said_line(self, line: Line) -> str:
        """A line within a deed."""
        from spellspeed.lang.render.chinese_lines import Chinese  # which says deeds by this module

        return Chinese(self.names, self.card).line(line)

    def granted(self, deed: Grant) -> str:
        """What monsters can do."""
        times = f"{deed.times}次" if isinstance(deed.times, int) else f"{self.amount(deed.times)}的次数的"
        text = GRANTED[deed.what].format(times)
        if "{}" not in GRANTED[deed.what] and deed.times != 1:
            text += f"（{times}）"
        for_ = "" if deed.for_ is None else f"为{self.phrase(deed.for_)}的上级召唤"
        return f"{self.cards(deed.cards)}{word(UNTIL, deed.until, ZH)}{for_}{text}"

    def allowed(self, deed: AllowSummons) -> str:
        """How often you can Normal Summon."""
        until, ways = word(UNTIL, deed.until, ZH), "·".join(pieces(SUMMONS, deed.how, ZH))
        if not deed.up_to:
            return f"自己{until}在通常召唤外加上只有1次可以把1只{self.phrase(deed.what)}{ways}"
        times = f"1回合最多{deed.up_to}次"
        if deed.what == A_MONSTER and deed.how == words.SUMMONED_NORMALLY:
            return f"自己{until}可以{times}通常召唤"
        return f"自己{until}可以{times}把{self.phrase(deed.what)}{ways}"

    def redirected(self, deed: Redirect) -> str:
        """Where cards go that would go elsewhere."""
        mask = deed.instead_of
        if mask == words.IN_GRAVEYARD:
            would = "送去墓地"
        else:
            would = "从场上离开" if mask == OFF_THE_FIELD else f"去往{'·'.join(pieces(PLACES, mask, ZH))}"
        done = "除外" if deed.to == words.IN_BANISHED else f"去往{'·'.join(pieces(PLACES, deed.to, ZH))}"
        return f"{self.cards(deed.cards)}{word(UNTIL, deed.until, ZH)}将要{would}的场合，改为{done}"
