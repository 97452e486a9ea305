"""Chinese for timings and lines, in the order of the OCG: 什么时，付出什么，以什么为对象才能发动。做什么。"""

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
from spellspeed.lang.nouns import Ref
from spellspeed.lang.render.chinese_deeds import ChineseDeeds
from spellspeed.lang.render.chinese_nouns import WHO
from spellspeed.lang.render.tables import CAUSES, PERIODS, PHASES, SUMMONS, ZH, Unsaid, circled, pieces, word
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
from spellspeed.words import AS_A_CARD, AS_AN_EFFECT, EITHER, PER_COPY

DAMAGE_STEP: Final = {0: "", 1: "伤害步骤也能发动。", 2: "伤害步骤不能发动。"}


class Chinese(ChineseDeeds):
    """Says whole lines in Chinese.

    >>> from spellspeed.lang.verbs import Draw, PayLP
    >>> Chinese(str).line(Ignition(1, limit=Limit(), cost=PayLP(500), do=Draw(1)))
    '①【起动效果】1回合1次，支付500基本分才能发动。自己抽1张。'
    """

    def line(self, line: Line) -> str:
        """A line with its number and its kind in front."""
        match line:
            case ActivatedLine():
                text = Chinese(self.names, self.card, line.target).activated_line(line)
            case Continuous():
                text = self.continuous(line)
            case Unclassified():
                text = self.unclassified(line)
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
                kind = "永续效果"
            case Unclassified():
                kind = "不分类效果"
            case _:
                raise Unsaid(line)
        if isinstance(line, ActivatedLine) and line.from_ is not None:
            kind += f"·{self.place(line.from_)}"
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
        if isinstance(target, Choice):
            return self.choice(target)
        return "和".join([self.choice(each) for each in target])

    def limit(self, limit: Limit) -> str:
        """How often the line can be used."""
        period = word(PERIODS, limit.per, ZH)
        name = f"「{self.names(self.card)}」" if self.card else "这个卡名"
        match limit.of:
            case words.PER_COPY:
                return f"{period}{limit.times}次"
            case words.PER_EFFECT:
                return f"{name}的这个效果{period}只能使用{limit.times}次。"
            case words.PER_NAME:
                return f"{name}的效果{period}只能使用其中任意1个，而且只有{limit.times}次。"
            case words.PER_ACTIVATION:
                return f"{name}的卡{period}只能发动{limit.times}张。"
        raise Unsaid(limit)

    def continuous(self, line: Continuous) -> str:
        """What applies, and as long as what."""
        done = "没有效果。" if line.do is None else f"{self.deed(line.do)}。"
        if line.while_ is None:
            return done
        held = line.while_
        return f"{self.moment(held) if isinstance(held, During) else self.so(held)}期间，{done}"

    def unclassified(self, line: Unclassified) -> str:
        """What happens by itself."""
        before = [self.timing(line.when)] if line.when is not None else []
        if line.if_ is not None:
            before.append(self.provided(line.if_))
        return "，".join([*before, "没有效果。" if line.do is None else f"{self.deed(line.do)}。"])

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
        return "或".join([self.happening(each) + conjunction for each in timing.events])

    def happening(self, happening: Happening) -> str:
        """Something that happens, as a clause."""
        match happening:
            case Activated():
                return acted(self.activated(happening), "发动", happening.by)
            case WouldBeSummoned():
                how = "·".join(pieces(SUMMONS, happening.how, ZH))
                what = self.phrase(happening.what)
                return f"{what}将要{how}" if happening.by == EITHER else f"{WHO[happening.by]}将要把{what}{how}"
            case Summoned():
                how = "·".join(pieces(SUMMONS, happening.how, ZH))
                return acted(self.subject(happening.what), f"{how}成功", happening.by)
            case AttackDeclared():
                attacker = self.subject(happening.what)
                by = "" if happening.by == EITHER else f"{WHO[happening.by]}用"
                on = "" if happening.on is None else f"向{self.subject(happening.on)}"
                return f"{by}{attacker}{on}攻击宣言"
            case Sent():
                cause = self.cause(happening.because, happening.by)
                from_ = "" if happening.from_ is None else f"从{self.place(happening.from_)}"
                by = f"因{cause}" if cause else ""
                return f"{self.subject(happening.what)}{by}{from_}送去{self.place(happening.to, to=True)}"
            case Destroyed():
                where = "" if happening.from_ is None else f"在{self.place(happening.from_)}"
                return f"{self.subject(happening.what)}{where}被{self.cause(happening.because, happening.by)}破坏"
            case Discarded():
                return f"{self.subject(happening.what)}被{self.cause(happening.because, happening.by)}丢弃"
        return self.smaller_happening(happening)

    def smaller_happening(self, happening: Happening) -> str:
        """Something that happens and needs few words."""
        match happening:
            case Targeted():
                return f"{self.subject(happening.what)}成为效果的对象"
            case Tributed():
                return f"{self.subject(happening.what)}被解放"
            case LeftField():
                return f"{self.subject(happening.what)}从场上离开"
            case Flipped():
                return f"{self.subject(happening.what)}反转"
            case Drawn():
                return f"{WHO[happening.by]}抽卡"
            case DamageTaken():
                cause = self.cause(happening.because, 0)
                return f"{WHO[happening.who]}{'因' if cause else ''}{cause}受到伤害"
            case PhaseReached():
                return f"{WHO[happening.turn_of]}的{''.join(pieces(PHASES, 1 << happening.phase, ZH))}到来"
        raise Unsaid(happening)

    def activated(self, happening: Activated) -> str:
        """What is activated."""
        what = self.phrase(happening.what)
        if happening.as_ == AS_AN_EFFECT:
            return f"{what}的效果"
        return what if happening.as_ == AS_A_CARD else f"{what}或其效果"

    def subject(self, what: Subject) -> str:
        """A card that something happens to."""
        return self.ref(what) if isinstance(what, Ref) else self.phrase(what)

    def cause(self, because: int, by: int) -> str:
        """By what, and whose it was."""
        if not because:
            return WHO[by] if by else ""
        return f"{WHO[by] + '的' if by else ''}{'·'.join(pieces(CAUSES, because, ZH))}"


def acted(what: str, done: str, by: int) -> str:
    """Return what is done to something, or who does it.

    >>> acted("怪兽", "特殊召唤成功", EITHER), acted("怪兽", "特殊召唤成功", 2)
    ('怪兽特殊召唤成功', '对方把怪兽特殊召唤成功')
    """
    return f"{what}{done}" if by == EITHER else f"{WHO[by]}把{what}{done}"
