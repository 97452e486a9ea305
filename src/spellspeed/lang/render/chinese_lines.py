"""Chinese for timings and lines, in the order of the OCG: 什么时，付出什么，以什么为对象才能发动。做什么。"""

from dataclasses import replace
from typing import Final

import spellspeed.lang.words as words
from spellspeed.lang.categories import is_continuous
from spellspeed.lang.choices import Choice, Condition, During, Not, Those
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
from spellspeed.lang.nouns import A_MONSTER, THAT_CARD, Monster, Ref
from spellspeed.lang.places import Place
from spellspeed.lang.rare import ControlChanged, CountersPlaced, NormalDrawDue
from spellspeed.lang.render.chinese_deeds import TO_FIELD, ChineseDeeds
from spellspeed.lang.render.chinese_nouns import WHO
from spellspeed.lang.render.spoken_of import that_card_is
from spellspeed.lang.render.tables import (
    BATTLE_TIMINGS,
    CAUSES,
    COUNTERS,
    MAKING,
    PERIODS,
    PHASES,
    SUMMONS,
    ZH,
    Unsaid,
    circled,
    group_materials,
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
from spellspeed.lang.words import AS_A_CARD, AS_AN_EFFECT, EITHER, FACE_UP, PER_COPY

COUNTED_ONCE: Final = "（同时发生的算作1次）"
DAMAGE_STEP: Final = {None: "", True: "伤害步骤也能发动。", False: "伤害步骤不能发动。"}
SUBSTITUTE: Final = "这张卡可以作为有卡名记述的1只融合素材怪兽的代替（其他的融合素材怪兽必须是正规品）。"


class Chinese(ChineseDeeds):
    """Says whole lines in Chinese.

    >>> from spellspeed.lang.verbs import Draw, PayLP
    >>> Chinese(str).line(Ignition(1, limit=Limit(), cost=PayLP(500), do=Draw(1)))
    '①【起动效果】1回合1次，支付500基本分才能发动。自己抽1张。'
    """

    def line(self, line: Line) -> str:
        """A line with its number and its kind in front."""
        if self.of is not line:
            target = line.target if isinstance(line, ActivatedLine) else None
            return Chinese(self.names, self.card, target, line).line(line)
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
                text = "这个卡名的卡在自己场上只能有1张表侧表示存在。"
            case SummonProcedure():
                text = self.procedure(line)
            case Materials():
                text = self.materials(line)
                if line.limit is not None:
                    text += self.limit(line.limit, "这个方法的特殊召唤{}只能进行")
            case SummonCondition():
                text = self.summon_condition(line)
            case Substitute():
                text = SUBSTITUTE
            case TributeProcedure():
                text = self.tribute_procedure(line)
            case AttackCost():
                by = "什么也不做" if line.by is None else self.doer().deed(line.by)
                text = f"这张卡的攻击宣言之际，自己必须{by}。"
            case _:
                raise Unsaid(line)
        return f"{circled(line.number)}【{self.kind(line)}】{text}"

    def kind(self, line: Line) -> str:
        """The category of a line, and where the card must be."""
        match line:
            case Activation():
                kind = "卡的发动"
            case Ignition():
                kind = "起动效果"
            case Quick():
                kind = "诱发即时效果（必发）" if line.mandatory else "诱发即时效果"
            case Trigger():
                kind = f"诱发效果（{'必发' if line.mandatory else '选发'}）"
            case Flip():
                kind = "反转效果" if line.mandatory else "反转效果（选发）"
            case Continuous():
                kind = "永续效果" if is_continuous(line) else "不分类效果"
            case Instead():
                kind = "不分类效果" if line.stays else "代替效果"
                kind = "永续效果" if line.do is None else kind
            case Unclassified():
                kind = "不分类效果"
            case OnlyOne():
                kind = "不分类效果"
            case Clause():
                kind = "效果外文本"
            case SummonProcedure():
                kind = "特殊召唤手续"
            case Materials():
                kind = f"{MAKING[line.by][1]}素材"
            case SummonCondition():
                kind = "召唤条件"
            case Substitute():
                kind = "融合素材代替"
            case TributeProcedure():
                kind = "解放手续"
            case AttackCost():
                kind = "永续效果·攻击"
            case _:
                raise Unsaid(line)
        if isinstance(line, ActivatedLine | Instead) and line.from_ is not None:
            kind += f"·{self.place(line.from_)}"
        if isinstance(line, Continuous | Unclassified) and line.where is not None:
            kind += f"·{self.place(line.where)}"
        if isinstance(line, Unclassified) and line.face_down:
            kind += "·里侧表示也适用"
        return kind

    def activated_line(self, line: ActivatedLine) -> str:
        """What must be so, what is paid and targeted, what is done, and what else is to be said."""
        before = [self.limit(line.limit)] if line.limit is not None and line.limit.of == PER_COPY else []
        limited = len(before)
        if line.when is not None:
            before.append(self.timing(line.when))
        if line.needs is not None:
            before.append(self.provided(line.needs))
        if line.still_needs is not None:
            before.append(f"{self.provided(line.still_needs)}（效果处理时也必须满足）")
        if line.cost is not None:
            before.append(self.doer().deed(line.cost))
        if line.target is not None:
            before.append(f"以{self.targets(line.target)}为对象")
        optional = not (isinstance(line, Quick | Trigger | Flip) and line.mandatory)
        if len(before) > limited:
            found = [f"{'，'.join(before)}{'才能' if optional else ''}发动。"]
        else:
            found = [f"{before[0]}，{'可以' if optional else ''}发动。"] if before else []
        if line.do is not None:
            found.append(f"{self.deed(line.do)}。")
        return "".join([*found, *self.further(line)]) or "可以发动。"

    def further(self, line: ActivatedLine) -> list[str]:
        """The sentences behind the main one."""
        found = [DAMAGE_STEP[line.damage_step]]
        if line.oath is not None:
            found.append(f"这个效果发动的回合，{self.deed(line.oath)}。")
        if line.unanswered is not None:
            who = WHO[line.unanswered.by]
            found.append(
                f"{who}不能对应这个发动来发动{self.activated(Activated(line.unanswered.what, line.unanswered.as_))}。"
            )
        if isinstance(line, Activation):
            if line.from_hand is not None:
                found.append(f"{self.provided(line.from_hand)}，这张卡也能从手卡发动。")
            if line.stays:
                found.append("这张卡发动后留在场上。")
        if line.limit is not None and line.limit.of != PER_COPY:
            found.append(self.limit(line.limit))
        return [each for each in found if each]

    def targets(self, target: Choice | tuple[Choice, ...]) -> str:
        """The cards that are targeted."""
        if isinstance(target, Those) and target == Those(THAT_CARD, Monster()) and that_card_is(self.of):
            return self.ref(target.of)
        if isinstance(target, Choice):
            return self.choice(target)
        return "和".join([self.choice(each) for each in target])

    def limit(self, limit: Limit, use: str = "这个效果{}只能使用") -> str:
        """How often the line can be used."""
        period = word(PERIODS, limit.per, ZH)
        name = f"「{self.names(self.card)}」" if self.card else "这个卡名"
        match limit.of:
            case words.PER_COPY:
                if limit.per == words.A_DUEL:
                    return f"只要这张卡在场上表侧表示存在只有{limit.times}次"
                return f"{period}{limit.times}次"
            case words.PER_EFFECT:
                return f"{name}的{use.format(period)}{limit.times}次。"
            case words.PER_NAME:
                return f"{name}的效果{period}只能使用其中任意1个，而且只有{limit.times}次。"
            case words.PER_ACTIVATION:
                return f"{name}的卡{period}只能发动{limit.times}张。"
            case words.PER_CARD:
                return f"这张卡的这些效果{period}只能有{limit.times}次使用其中任意1个。"
        raise Unsaid(limit)

    def continuous(self, line: Continuous) -> str:
        """What applies, and as long as what, or what happens each time."""
        done = "没有效果" if line.do is None else self.deed(line.do)
        at_once = line.when is None and line.do is not None and not goes_on(line.do)
        before = [self.limit(line.limit)] if line.limit is not None and line.limit.of == PER_COPY else []
        if line.while_ is not None:
            before.append(self.held(line.while_, "时" if at_once else "期间"))
        once = COUNTED_ONCE if line.together else ""
        if line.when is None:
            text = "，".join([*before, f"{done}{once}。"])
        else:
            text = "，".join([*before, self.each_time(line.when) + once, f"{done}。"])
        return text + self.limit(line.limit) if line.limit is not None and line.limit.of != PER_COPY else text

    def held(self, condition: Condition, conjunction: str) -> str:
        """As long as something is so, or as soon as it is."""
        if isinstance(condition, During):
            return self.moment(condition) + ("" if condition.at_start else conjunction)
        if isinstance(condition, Not) and isinstance(condition.of, During):
            return self.provided(condition)
        return self.so(condition) + conjunction

    def each_time(self, timing: Timing) -> str:
        """How often something happens by itself; here 时 and 的场合 mean the same, but both have words."""
        match timing:
            case When():
                return "或".join([f"每当{self.befalling(each)}时" for each in timing.events])
            case If():
                return "或".join([self.recurring(each) for each in timing.events])
        raise Unsaid(timing)

    def recurring(self, happening: Happening) -> str:
        """Something that happens again and again."""
        match happening:
            case PhaseReached():
                return f"{WHO[happening.turn_of]}的每个{''.join(pieces(PHASES, happening.phase, ZH))}"
            case EndStepReached():
                return f"{WHO[happening.turn_of]}的每个战斗阶段结束时"
            case DamageTaken(to_zero=True):
                return f"{self.befalling(happening)}的场合"
        return f"每次{self.befalling(happening)}"

    def befalling(self, happening: Happening) -> str:
        """Something that happens, and at which timing of the Damage Step."""
        if isinstance(happening, BattleReached):
            return f"{self.happening(happening)}的{word(BATTLE_TIMINGS, happening.timing, ZH)}"
        return self.happening(happening)

    def instead(self, line: Instead) -> str:
        """What is done instead of what would happen."""
        before = [self.limit(line.limit)] if line.limit is not None and line.limit.of == PER_COPY else []
        if line.while_ is not None:
            before.append(self.held(line.while_, "期间"))
        before.append(f"{'任何事发生' if line.of is None else self.befalling(line.of)}的场合")
        done = "没有效果" if line.do is None else self.inner(line.do, optional=True)
        instead = "不送去墓地而" if line.stays else "作为代替"
        if line.do is None and line.mandatory and not line.stays:
            done, instead = "不会被破坏", ""
        instead = f"（同时被破坏的全部合计1次）{instead}" if line.together else instead
        text = "，".join([*before, f"{'' if line.mandatory else '可以'}{instead}{done}。"])
        return text + self.limit(line.limit) if line.limit is not None and line.limit.of != PER_COPY else text

    def unclassified(self, line: Unclassified) -> str:
        """What happens by itself."""
        before = [self.timing(line.when)] if line.when is not None else []
        if line.if_ is not None:
            before.append(self.provided(line.if_))
        return "，".join([*before, "没有效果。" if line.do is None else f"{self.deed(line.do)}。"])

    def clause(self, line: Clause) -> str:
        """What is no effect: what the card is by rule, or what must be done to keep it."""
        done = "没有效果" if line.do is None else self.deed(line.do)
        so = "" if line.while_ is None else f"{self.so(line.while_)}的场合，"
        return f"{'在规则上' if line.when is None else self.each_time(line.when)}，{so}{done}。"

    def procedure(self, line: SummonProcedure) -> str:
        """How a monster is summoned by itself."""
        before = [] if line.needs is None else [self.provided(line.needs)]
        if line.by is not None:
            before.append(self.doer().deed(line.by))
        lies = "" if line.lies == FACE_UP else f"以{self.position(line.lies)}"
        text = f"这张卡可以从{self.place(line.from_)}{TO_FIELD[line.to]}{lies}特殊召唤。"
        found = ["，".join([*before, text])]
        if not line.properly:
            found.append("这张卡不能用其他方法特殊召唤。")
        if line.limit is not None:
            found.append(self.limit(line.limit, "这个方法的特殊召唤{}只能进行"))
        return "".join(found)

    def materials(self, line: Materials) -> str:
        """What a monster is made of; a card that is only named stands by its name."""
        found: list[str] = []
        for each, count, more, is_name in group_materials(line):
            if more:
                found.append(f"{self.phrase(each)}{count}{self.measure(each)}以上")
            elif is_name:
                found += [self.quoted(each.name)] * count
            else:
                found.append(f"{count}{self.measure(each)}{self.phrase(each)}")
        nothing = "没有以上" if line.more else "没有"
        said = [f"{'卡名不同的' if line.of_different_names else ''}{'＋'.join(found) or nothing}。"]
        if line.no_substitutes:
            said.append("这张卡的融合召唤不能使用融合素材代替怪兽。")
        if not line.fused:
            said.append("这张卡不用这些素材融合召唤。")
        if not line.properly:
            said.append(f"这张卡不用{MAKING[line.by][1]}召唤不能特殊召唤。")
        if line.never_one:
            said.append("这张卡不能作为融合素材。")
        return "".join(said)

    def summon_condition(self, line: SummonCondition) -> str:
        """In which ways a monster cannot be summoned."""
        found: list[str] = []
        if line.never:
            unless = "" if line.unless is None else f"若非{self.so(line.unless)}则"
            from_ = f"从{self.place(Place(line.from_, line.from_))}" if line.from_ else ""
            found.append(f"这张卡{unless}不能{from_}{'·'.join(pieces(SUMMONS, line.never, ZH))}。")
        elif line.unless is not None or line.from_:
            unless = "" if line.unless is None else f"若非{self.so(line.unless)}则"
            found.append(
                f"{unless}{f'从{self.place(Place(line.from_, line.from_))}' if line.from_ else ''}不禁止任何事。"
            )
        if line.only_by is not None:
            found.append(f"这张卡只能用{self.phrase(line.only_by)}的效果特殊召唤。")
        if line.properly:
            found.append("那样特殊召唤过之后也能用其他方法特殊召唤。")
        return "".join(found) or "不禁止任何事。"

    def tribute_procedure(self, line: TributeProcedure) -> str:
        """Another way to Normal Summon a monster."""
        by = "不用解放"
        if line.tributes or line.of != A_MONSTER:
            by = f"把{line.tributes}只{self.phrase(line.of)}解放"
        summon = "通常召唤" if line.set_too else "召唤"
        text = f"这张卡{by}的场合才能{summon}。" if line.only else f"这张卡可以{by}作{summon}。"
        return "，".join([*([] if line.needs is None else [self.provided(line.needs)]), text])

    # ------------------------------------------------------------------------------------------------------- timings

    def timing(self, timing: Timing) -> str:
        """What a line answers: 时 can be missed, 的场合 cannot."""
        match timing:
            case When():
                conjunction = "时"
            case If():
                conjunction = "的场合"
            case _:
                raise Unsaid(timing)
        return "或".join([self.answered(each, conjunction) for each in timing.events])

    def answered(self, happening: Happening, conjunction: str) -> str:
        """Something that a line answers; a battle is answered at a timing of the Damage Step."""
        if isinstance(happening, BattleReached):
            return f"{word(BATTLE_TIMINGS, happening.timing, ZH)}，{self.happening(happening)}{conjunction}"
        if isinstance(happening, PhaseReached) and conjunction == "的场合":
            return f"{WHO[happening.turn_of]}的{''.join(pieces(PHASES, happening.phase, ZH))}"
        if isinstance(happening, EndStepReached) and conjunction == "的场合":
            return f"{WHO[happening.turn_of]}的战斗阶段结束时"
        return self.happening(happening) + conjunction

    def happening(self, happening: Happening) -> str:
        """Something that happens, as a clause."""
        match happening:
            case Resolving():
                by = "" if happening.by == EITHER else f"{WHO[happening.by]}发动的"
                return f"{by}{self.activated(happening)}将要处理"
            case Activated():
                return acted(self.activated(happening), "发动", happening.by)
            case WouldBeSummoned():
                how = "·".join(pieces(SUMMONS, happening.how, ZH))
                what = self.phrase(happening.what)
                return f"{what}将要{how}" if happening.by == EITHER else f"{WHO[happening.by]}将要把{what}{how}"
            case Summoned():
                how = "·".join(pieces(SUMMONS, happening.how, ZH))
                from_ = "" if happening.from_ is None else f"从{self.place(happening.from_)}"
                except_ = "" if happening.other_than is None else f"{self.ref(happening.other_than)}以外的"
                by = f"因{'或'.join(pieces(CAUSES, happening.because, ZH))}" if happening.because else ""
                by += f"用自身第{happening.by_line}个效果" if happening.by_line else ""
                by += "" if happening.using is None else f"把{self.ref(happening.using)}作为素材"
                return acted(except_ + self.subject(happening.what), f"{by}{from_}{how}成功", happening.by)
            case AttackDeclared():
                attacker = self.subject(happening.what)
                by = "" if happening.by == EITHER else f"{WHO[happening.by]}用"
                on = "" if happening.on is None else f"向{self.subject(happening.on)}"
                return f"{by}{attacker}{on}{'直接' if happening.directly else ''}攻击宣言"
            case Sent(undrawn=True):
                return f"{self.happening(replace(happening, undrawn=False))}（抽卡除外）"
            case Sent():
                cause = self.cause(happening.because, happening.by)
                from_ = "" if happening.from_ is None else f"从{self.place(happening.from_)}"
                by = f"因{cause}" if cause else ""
                what = "" if happening.was is None else f"是{self.phrase(happening.was)}的"
                what += self.subject(happening.what)
                if happening.by_card is not None and happening == Sent(
                    happening.what, happening.to, because=words.BECAUSE_OF_BATTLE, by_card=happening.by_card
                ):
                    place = self.place(happening.to, to=True)
                    return f"{self.subject(happening.by_card)}战斗破坏{what}送去{place}"
                if happening == Sent(happening.what, happening.to, happening.from_, words.BECAUSE_OF_BATTLE):
                    return f"{what}被战斗破坏{from_}送去{self.place(happening.to, to=True)}"
                if happening.by_card is not None:
                    if happening == Sent(
                        happening.what, happening.to, because=words.BECAUSE_OF_COST, by_card=happening.by_card
                    ):
                        place = self.place(happening.to, to=True)
                        return f"{what}为让{self.subject(happening.by_card)}的效果发动而被送去{place}"
                    what = f"{self.subject(happening.by_card)}把{what}"
                if happening.to.yours | happening.to.opponents == words.IN_BANISHED:
                    return f"{what}{by}{from_}被除外"
                destroyed = "被破坏" if happening.destroyed else ""
                return f"{what}{by}{destroyed}{from_}送去{self.place(happening.to, to=True)}"
            case Destroyed():
                return self.destroyed(happening)
            case Discarded():
                return f"{self.subject(happening.what)}被{self.cause(happening.because, happening.by)}丢弃"
        return self.smaller_happening(happening)

    def smaller_happening(self, happening: Happening) -> str:
        """Something that happens and needs few words."""
        match happening:
            case Targeted():
                return f"{self.subject(happening.what)}成为效果的对象"
            case Tributed():
                for_ = "" if happening.for_ is None else f"为{self.phrase(happening.for_)}的上级召唤而"
                return f"{self.subject(happening.what)}{for_}被解放"
            case LeftField():
                was = "" if happening.was is None else f"是{self.phrase(happening.was)}的"
                return f"{was}{self.subject(happening.what)}从场上离开"
            case Flipped():
                return f"{self.subject(happening.what)}反转"
            case Drawn():
                return f"{WHO[happening.by]}抽卡"
            case DamageTaken():
                cause, direct = self.cause(happening.because, Player(0)), "直接攻击" if happening.directly else ""
                zero = f"，{WHO[happening.who]}基本分变成0" if happening.to_zero else ""
                if happening.by_card is not None:
                    how = f"用{direct}" if direct else ""
                    return f"{self.subject(happening.by_card)}{how}给与{WHO[happening.who]}{cause}伤害{zero}"
                how = f"（{direct}）" if direct else ""
                return f"{WHO[happening.who]}{'因' if cause else ''}{cause}{how}受到伤害{zero}"
            case PhaseReached():
                return f"{WHO[happening.turn_of]}的{''.join(pieces(PHASES, happening.phase, ZH))}到来"
        return self.later_happening(happening)

    def later_happening(self, happening: Happening) -> str:
        """Something that happens in a battle, to a monster where it is, or in the course of a turn."""
        match happening:
            case BattleReached():
                return self.battle(happening)
            case AttackTargetSelected():
                return f"{self.subject(happening.what)}被选择作为攻击对象"
            case CountersPlaced():
                which = f"第{happening.nth}个" if happening.nth else ""
                return f"给{self.subject(happening.what)}放置{which}{word(COUNTERS, happening.kind, ZH)}"
            case ControlChanged():
                return f"{self.subject(happening.what)}的控制权变更"
            case PositionChanged():
                was = f"{self.position(happening.was)}的" if happening.was else ""
                to = f"变成{self.position(happening.to)}" if happening.to else "的表示形式变更"
                return f"{was}{self.subject(happening.what)}{to}"
            case NormalDrawDue():
                how = "用这个效果代替通常抽卡" if happening.instead else "将要进行通常抽卡"
                return f"{WHO[happening.turn_of]}{how}"
            case EndStepReached():
                return f"{WHO[happening.turn_of]}的战斗阶段的结束到来"
        raise Unsaid(happening)

    def battle(self, happening: BattleReached) -> str:
        """That a monster battles, as what, and with whom."""
        what = self.subject(happening.what)
        other = "" if happening.with_ is None else self.subject(happening.with_)
        match happening.role:
            case words.AS_ATTACKER:
                return f"{what}向{other}攻击" if other else f"{what}攻击"
            case words.AS_ATTACKED:
                return f"{what}受到{other}{'的' if other else ''}攻击"
        return f"{what}和{other}进行战斗" if other else f"{what}进行战斗"

    def destroyed(self, happening: Destroyed) -> str:
        """That a card is destroyed, by which card if one is said."""
        what, cause = self.subject(happening.what), self.cause(happening.because, happening.by)
        what = what if happening.was is None else f"是{self.phrase(happening.was)}的{what}"
        where = "" if happening.from_ is None else f"在{self.place(happening.from_)}"
        if happening.by_card is None:
            return f"{what}{where}被{cause}破坏"
        because = "" if cause in ("", "战斗") else "因"
        return f"{self.subject(happening.by_card)}把{what}{where}{because}{cause}破坏"

    def activated(self, happening: Activated) -> str:
        """What is activated."""
        what = self.phrase(happening.what)
        if happening.other_than is not None:
            what = f"{self.ref(happening.other_than)}以外的{what}"
        if happening.alone and happening.targeting is None:
            what = f"只有{what}"
        if happening.targeting is not None:
            what = f"{'只' if happening.alone else ''}以{self.subject(happening.targeting)}为对象的{what}"
        if happening.including:
            # The effect need not be about all of them.
            effects = "或".join([f"“{self.deed(each).replace('全部', '', 1)}”" for each in happening.including])
            what = f"包含{effects}的效果的{what}"
        if happening.as_ == AS_AN_EFFECT:
            return f"{what}的效果"
        return what if happening.as_ == AS_A_CARD else f"{what}或其效果"

    def subject(self, what: Subject) -> str:
        """A card that something happens to."""
        return self.ref(what) if isinstance(what, Ref) else self.phrase(what)

    def cause(self, because: Cause, by: Player) -> str:
        """By what, and whose it was."""
        if not because:
            return WHO[by] if by else ""
        return f"{WHO[by] + '的' if by else ''}{'·'.join(pieces(CAUSES, because, ZH))}"


def acted(what: str, done: str, by: Player) -> str:
    """Return what is done to something, or who does it.

    >>> acted("怪兽", "特殊召唤成功", EITHER), acted("怪兽", "特殊召唤成功", words.OPPONENT)
    ('怪兽特殊召唤成功', '对方把怪兽特殊召唤成功')
    """
    return f"{what}{done}" if by == EITHER else f"{WHO[by]}把{what}{done}"
