"""Lines: the order in which a sentence of each kind says its parts."""

from typing import Any, Final

from spellspeed.lang.phrases.deeds import TO
from spellspeed.lang.phrases.row import GIVEN, Meeting, Phrase, row
from spellspeed.lang.phrases.spoken import Portion
from spellspeed.lang.words.choices import ANY_NUMBER, Those
from spellspeed.lang.words.every_word import (
    A_DUEL,
    EITHER,
    OPPONENT,
    PER_ACTIVATION,
    PER_CARD,
    PER_CARD_ANYWHERE,
    PER_COPY,
    PER_EFFECT,
    PER_NAME,
    SUMMONED_NORMALLY,
    YOU,
)
from spellspeed.lang.words.lines import (
    Activation,
    AttackCost,
    Clause,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Limit,
    Materials,
    OnlyOne,
    OnlyPlaced,
    Quick,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.words.node import Line
from spellspeed.lang.words.nouns import A_MONSTER, THAT_CARD, Monster
from spellspeed.lang.words.terms import Way

NUMBER: Final = ("{<number:circled> }", "{<number:circled>}")
OFTEN: Final = "{limit.of=PER_COPY?<limit>}"
LIMITED: Final = ("{!limit.of=PER_COPY? <limit>}", "{!limit.of=PER_COPY?<limit>}")


def line_row(kind: type[Line], en: tuple[str, str], zh: tuple[str, str], /, **fixed: Any) -> Phrase:
    """Return how a kind of line is said: what stands in its brackets, and behind them."""
    return row(kind, f"{NUMBER[0]}[{en[0]}] {en[1]}", f"{NUMBER[1]}【{zh[0]}】{zh[1]}", **fixed)


LIMITS: Final = (
    row(
        Limit,
        "<times:often> while this card is face-up on the field",
        "只要这张卡在场上表侧表示存在只有<times>次",
        of=PER_COPY,
        per=A_DUEL,
    ),
    row(Limit, "<times:often> per <per>", "<per><times>次", of=PER_COPY),
    row(
        Limit,
        "You can only Special Summon <card> this way <times:often> per <per>.",
        "<card>的这个方法的特殊召唤<per>只能进行<times>次。",
        "way",
        of=PER_EFFECT,
    ),
    row(
        Limit,
        "You can only use this effect of <card> <times:often> per <per>.",
        "<card>的这个效果<per>只能使用<times>次。",
        of=PER_EFFECT,
    ),
    row(
        Limit,
        "You can only use 1 effect of <card> per <per>, and only <times:often> that <per>.",
        "<card>的效果<per>只能使用其中任意1个，而且只有<times>次。",
        of=PER_NAME,
    ),
    row(
        Limit,
        "You can only activate <times> <card> per <per>.",
        "<card>的卡<per>只能发动<times>张。",
        of=PER_ACTIVATION,
    ),
    row(
        Limit,
        "You can only use 1 of these effects of this card, <times:often> per <per>.",
        "这张卡的这些效果<per>只能有<times>次使用其中任意1个。",
        of=PER_CARD,
    ),
    row(
        Limit,
        "This card can only use this effect <times:often> per <per>, wherever it goes.",
        "这张卡无论移动到哪里，这个效果<per>只能使用<times>次。",
        of=PER_CARD_ANYWHERE,
    ),
)

# ------------------------------------------------------------------------------------------------- what is activated

BEFORE: Final = f"^{{##, #: #{OFTEN}#<when>#<needs:provided>#<still_needs:provided> (also at resolution)}}"
PAID: Final = "^{##, then #; #<cost>#target <target:targets>}"
FURTHER: Final = (
    "{damage_step=True? This can be activated during the Damage Step.}"
    "{damage_step=False? This cannot be activated during the Damage Step.}"
    "{ The turn you activate this, <oath>.}{ <unanswered>}",
    "{damage_step=True?伤害步骤也能发动。}{damage_step=False?伤害步骤不能发动。}{这个效果发动的回合，<oath>。}{<unanswered>}",
)
ACTIVATION: Final = (
    "{ ^<from_hand:provided>, this card can be activated from the hand.}"
    "{stays? After it resolves, this card stays on the field.}",
    "{<from_hand:provided>，这张卡也能从手卡发动。}{stays?这张卡发动后留在场上。}",
)
ASKED: Final = (
    "<when>#<needs:provided>#<still_needs:provided>（效果处理时也必须满足）#<cost:doing>#以<target:targets>为对象"
)


def unless_asked(text: str) -> str:
    """Return what is said in Chinese only where nothing is asked for an activation."""
    for field in ("when", "needs", "still_needs", "cost", "target"):
        text = f"{{!{field}?{text}}}"
    return text


def activated_row(
    kind: type[Line],
    names: tuple[str, str],
    own: tuple[str, str] = ("", ""),
    nothing: str = "nothing happens",
    **fixed: Any,
) -> Phrase:
    """Return how a line that is activated is said; one that is mandatory is not said to be possible."""
    mandatory = fixed.get("mandatory", False)
    only, can = ("", "") if mandatory else ("才能", "可以")
    chinese = (
        f"{{limit.of=PER_COPY?<limit>，}}{{##，#{only}发动。#{ASKED}}}"
        + unless_asked(f"{{limit.of=PER_COPY?{can}发动。}}")
        + "{<do>。}"
        + unless_asked("{!do?{!limit.of=PER_COPY?可以发动。}{!limit?可以发动。}}")
    )
    return line_row(
        kind,
        (
            f"{names[0]}{{shared?, for either player}}{{, <from_:at>}}",
            f"{BEFORE}{PAID}{{<do>}}{{!do?{nothing}}}.{FURTHER[0]}{own[0]}{LIMITED[0]}",
        ),
        (f"{names[1]}{{shared?·双方玩家都能使用}}{{·<from_>}}", f"{chinese}{FURTHER[1]}{own[1]}{LIMITED[1]}"),
        **fixed,
    )


ACTIVATED: Final = (
    row(Those, "<of>", "<of>", "targets", of=THAT_CARD, what=Monster()).only_if("that card is a monster"),
    activated_row(Activation, ("Card activation", "卡的发动"), ACTIVATION, "activate this card"),
    activated_row(Ignition, ("Ignition Effect", "起动效果")),
    activated_row(
        Quick,
        ("Quick Effect, mandatory{face_down?, while face-down}", "诱发即时效果（必发）{face_down?·里侧表示时}"),
        mandatory=True,
    ),
    activated_row(Quick, ("Quick Effect{face_down?, while face-down}", "诱发即时效果{face_down?·里侧表示时}")),
    activated_row(Trigger, ("Trigger Effect, mandatory", "诱发效果（必发）"), mandatory=True),
    activated_row(Trigger, ("Trigger Effect, optional", "诱发效果（选发）")),
    activated_row(Flip, ("FLIP Effect", "反转效果"), mandatory=True),
    activated_row(Flip, ("FLIP Effect, optional", "反转效果（选发）"), mandatory=False),
)

# ------------------------------------------------------------------------------------------------------ what applies

ONCE: Final = ("{together? (what happens at once counts once)}", "{together?（同时发生的算作1次）}")
TOGETHER: Final = (
    "{together? (once for all that would be destroyed at the same time)}",
    "{together?（同时被破坏的全部合计1次）}",
)
NOTHING: Final = ("{<do>}{!do?nothing happens}", "{<do>}{!do?没有效果}")
APPLIES: Final = (
    *[
        line_row(
            Continuous,
            (
                f"{english}{{, <where:at>}}",
                f"^{{##, #: #{OFTEN}#<while_:{held}>#<when:each_time>{when[0]}}}^{NOTHING[0]}{then[0]}.{LIMITED[0]}",
            ),
            (
                f"{chinese}{{·<where>}}",
                f"{{##，#，#{OFTEN}#<while_:{held}>#<when:each_time>{when[1]}}}{NOTHING[1]}{then[1]}。{LIMITED[1]}",
            ),
            **fixed,
        ).only_if(if_)
        for kind, english, chinese in (
            ("it is no Continuous Effect", "Unclassified Effect", "不分类效果"),
            ("", "Continuous Effect", "永续效果"),
        )
        for fixed, when, then in (({"when": None}, ("", ""), ONCE), ({}, ONCE, ("", "")))
        for held, fact in (("as_soon", "it is done at once"), ("while", ""))
        if fact == "" or ("when" in fixed and kind == "")  # where a card itself goes is nothing done at once
        for if_ in (kind or fact,)
    ],
    *[
        line_row(
            Instead,
            (
                f"{english}{{, <from_:at>}}",
                f"^{{##, ##{OFTEN}#<while_:while>#if {of}}}, {done[0]}{instead[0]}{TOGETHER[0]}.{LIMITED[0]}",
            ),
            (
                f"{chinese}{{·<from_>}}",
                f"{{##，#，#{OFTEN}#<while_:while>}}<of:befalling>的场合，{can}{TOGETHER[1]}{instead[1]}{done[1]}。{LIMITED[1]}",
            ),
            **fixed,
            of=GIVEN,
            stays=stays,
        )
        for stays, english, chinese, of, instead in (
            (
                True,
                "Unclassified Effect",
                "不分类效果",
                "<of:befalling>",
                (" instead of sending it to the GY", "不送去墓地而"),
            ),
            (False, "Replacement Effect", "代替效果", "<of:would>", (" instead", "作为代替")),
        )
        for fixed, done, can in (
            ({"do": GIVEN, "mandatory": True}, ("<do:inner>", "<do:able>"), ""),
            ({"do": GIVEN, "mandatory": False}, ("you can <do:able>", "<do:able>"), "可以"),
        )
    ],
    line_row(
        Instead,
        (
            "Continuous Effect{, <from_:at>}",
            f"^{{##, ##{OFTEN}#<while_:while>#if <of:would>}}, it is not destroyed{TOGETHER[0]}.{LIMITED[0]}",
        ),
        (
            "永续效果{·<from_>}",
            f"{{##，#，#{OFTEN}#<while_:while>}}<of:befalling>的场合，{TOGETHER[1]}不会被破坏。{LIMITED[1]}",
        ),
        of=GIVEN,
        do=None,
        mandatory=True,
        stays=False,
    ),
    line_row(
        Unclassified,
        (
            "Unclassified Effect{, <where:at>}{face_down?, also face-down}",
            f"^{{##, #: #<when>#<if_:provided>}}^{NOTHING[0]}.",
        ),
        ("不分类效果{·<where>}{face_down?·里侧表示也适用}", f"{{##，#，#<when>#<if_:provided>}}{NOTHING[1]}。"),
    ),
    line_row(
        Clause,
        ("No effect", f"By rule and in every place{{, if <while_>}}: ^{NOTHING[0]}."),
        ("效果外文本", f"在规则上，{{<while_>的场合，}}{NOTHING[1]}。"),
        when=None,
    ),
    line_row(
        Clause,
        ("No effect", f"^<when:each_time>{{, if <while_>}}: ^{NOTHING[0]}."),
        ("效果外文本", f"<when:each_time>，{{<while_>的场合，}}{NOTHING[1]}。"),
    ),
    line_row(
        OnlyOne,
        ("Unclassified Effect", "You can control only 1 face-up card of this name."),
        ("不分类效果", "这个卡名的卡在自己场上只能有1张表侧表示存在。"),
    ),
    line_row(
        OnlyPlaced,
        ("No effect", "This card can only be placed on the field by the effect of <by:a>."),
        ("效果外文本", "这张卡只能用<by>的效果在场上放置。"),
    ),
    *[
        line_row(
            AttackCost,
            (
                "Continuous Effect, attacks",
                f"{english}, who {whose} here, can declare an attack only by {{<by:doing>}}{{!by?doing nothing}}.",
            ),
            ("永续效果·攻击", f"{chinese}（以下称作自己）的攻击宣言之际，自己必须{{<by:doing>}}{{!by?什么也不做}}。"),
            of=player,
        )
        for player, english, whose, chinese in (
            (EITHER, "Each player", 'is "you"', "双方玩家"),
            (OPPONENT, "Your opponent", 'is "you"', "对方"),
            (YOU, "You", 'are "you"', "自己"),
        )
    ],
    line_row(
        AttackCost,
        ("Continuous Effect, attacks", "This card can declare an attack only by {<by:doing>}{!by?doing nothing}."),
        ("永续效果·攻击", "这张卡的攻击宣言之际，自己必须{<by:doing>}{!by?什么也不做}。"),
    ),
)

# ------------------------------------------------------------------------------------------ how monsters are summoned

OTHERWISE: Final = (
    "{properly=False? This card cannot be Special Summoned in any other way.}",
    "{properly=False?这张卡不能用其他方法特殊召唤。}",
)
FOR_HAND: Final = (
    "{discarding? and discarding all other cards in your hand to the GY}",
    "{discarding?把这张卡以外的自己手卡全部丢弃去墓地，}",
)
SUMMONS: Final = (
    line_row(
        SummonProcedure,
        (
            "Summon procedure",
            "^{##, #: #<needs:provided>}^you can Special Summon this card <from_:from>"
            f"{TO[0]}{{ in <lies:into>}}{{ by <by:doing>}}.{OTHERWISE[0]}{{ The turn you do this, <oath>.}}"
            "{ <limit:way>}",
        ),
        (
            "特殊召唤手续",
            "{##，#，#<needs:provided>#<by:doing>}这张卡可以从<from_>"
            f"{TO[1]}{{以<lies:into>}}特殊召唤。{OTHERWISE[1]}{{这样特殊召唤的回合，<oath>。}}{{<limit:way>}}",
        ),
    ),
    row(
        Portion,
        "<what.name:quoted or>",
        "<what.name:each |或>",
        count=1,
        more=False,
        **{"what": Monster, "what.name": str},
    ),
    row(Portion, "<count> or more <what:plural>", "<what><count><what:measure>以上", more=True),
    row(Portion, "1 <what>", "1<what:measure><what>", count=1),
    row(Portion, "<count> <what:plural>", "<count><what:measure><what>"),
    line_row(
        Materials,
        (
            "<by> Materials",
            "<portions:each | + >{of_different_names? with different names}."
            "{no_substitutes? A Fusion Summon of this card needs exactly these materials.}"
            "{fused=False? This card is not Fusion Summoned with them.}"
            "{properly=False? This card must be <by> Summoned and cannot be Special Summoned otherwise.}"
            "{never_one? This card cannot be used as Fusion Material.}{ <limit:way>}",
        ),
        (
            "<by>素材",
            "{of_different_names?卡名不同的}<portions:each |＋>。"
            "{no_substitutes?这张卡的融合召唤不能使用融合素材代替怪兽。}{fused=False?这张卡不用这些素材融合召唤。}"
            "{properly=False?这张卡不用<by>召唤不能特殊召唤。}{never_one?这张卡不能作为融合素材。}{<limit:way>}",
        ),
    ),
    *[
        line_row(
            SummonCondition,
            (
                "Summoning condition",
                f"{english}{{{' ' if english else ''}This card can only be Special Summoned with the effect of "
                "<only_by:a>.}"
                "{properly? Once it was, it can be Special Summoned in other ways.}",
            ),
            (
                "召唤条件",
                f"{chinese}{{这张卡只能用<only_by>的效果特殊召唤。}}{{properly?那样特殊召唤过之后也能用其他方法特殊召唤。}}",
            ),
            **fixed,
        )
        for fixed, english, chinese in (
            *[
                (
                    fixed_never,
                    f"This card cannot be <never:listed * Summoned|or>{{ <from_:from>}}{set_}{{, unless <unless>}}.",
                    "这张卡{若非<unless>则}不能{从<from_:at>}<never:join ·>。",
                )
                for fixed_never, set_ in (
                    ({"never": Meeting(SUMMONED_NORMALLY)}, " (it can be Set)"),
                    ({"never": GIVEN}, ""),
                )
            ],
            ({"never": Way(0), "only_by": GIVEN}, "", ""),
            (
                {"never": Way(0)},
                "Nothing is forbidden{ <from_:from>}{, unless <unless>}.",
                "{若非<unless>则}{从<from_:at>}不禁止任何事。",
            ),
        )
    ],
    line_row(
        Substitute,
        (
            "Fusion Substitute",
            "This card can be used in place of 1 Fusion Material that is listed by name, "
            "if the other materials are real.",
        ),
        ("融合素材代替", "这张卡可以作为有卡名记述的1只融合素材怪兽的代替（其他的融合素材怪兽必须是正规品）。"),
    ),
    *[
        line_row(
            TributeProcedure,
            ("Tribute procedure", f"^{{##, #: #<needs:provided>}}^{text.replace('#', by + FOR_HAND[0])}"),
            ("解放手续", f"{{##，#，#<needs:provided>}}{chinese.replace('#', FOR_HAND[1] + by_zh)}"),
            only=only,
            set_too=set_too,
            **fixed,
        )
        for only, set_too, text, chinese in (
            (False, False, "you can Normal Summon this card #.", "这张卡可以#作召唤。"),
            (False, True, "you can Normal Summon/Set this card #.", "这张卡可以#作通常召唤。"),
            (True, False, "this card can be Normal Summoned only #.", "这张卡#的场合才能召唤。"),
            (True, True, "this card can be Normal Summoned/Set only #.", "这张卡#的场合才能通常召唤。"),
        )
        for fixed, by, by_zh in (
            ({"tributes": 0, "of": A_MONSTER}, "without Tributing", "不用解放"),
            ({"tributes": ANY_NUMBER}, "by Tributing no monsters but <of:plural>", "解放的怪兽全部是<of>"),
            ({"tributes": 1}, "by Tributing 1 <of>", "把1只<of>解放"),
            ({}, "by Tributing <tributes> <of:plural>", "把<tributes>只<of>解放"),
        )
    ],
)
LINES: Final = (*LIMITS, *ACTIVATED, *APPLIES, *SUMMONS)
