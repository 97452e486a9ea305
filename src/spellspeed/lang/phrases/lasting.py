"""Deeds that go on for a time: values, rights, restrictions, negation, damage, control, what cards are."""

from typing import Final

import spellspeed.lang.words.every_word as every_word
from spellspeed.lang.phrases.forbidding import FORBIDS, LASTS, UNTIL
from spellspeed.lang.phrases.row import GIVEN, row
from spellspeed.lang.words.every_word import EITHER, IN_BANISHED, IN_GRAVEYARD, OPPONENT, YOU
from spellspeed.lang.words.life_points import LimitHand
from spellspeed.lang.words.nouns import A_MONSTER
from spellspeed.lang.words.rare import HalveStat
from spellspeed.lang.words.rights import AllowTrap, SparePayments
from spellspeed.lang.words.terms import Allowance
from spellspeed.lang.words.verbs import (
    AllowSummons,
    ChangeControl,
    ChangeDamage,
    ChangeStat,
    GainEffects,
    Grant,
    NegateEffectsOf,
    Redirect,
    Treat,
)

# --------------------------------------------------------------------------------------------------------------- values

STATS: Final = tuple(
    [
        row(
            ChangeStat,
            f"the {{original?original }}<stat:list and> of <cards> <becomes/become:stat> <amount>{UNTIL}",
            f"<cards>的{{original?原本}}<stat:join ·>{LASTS}变成<amount>",
            become=True,
        )
    ]
    + [
        row(
            ChangeStat,
            f"<cards> <!{verb}:cards> {english}{UNTIL}",
            f"<cards>的{{original?原本}}<stat:join ·>{LASTS}{chinese}<amount>",
            become=False,
            lose=lose,
            **fixed,
        )
        for lose, verb, chinese in ((False, "gain", "上升"), (True, "lose", "下降"))
        for fixed, english in (
            ({"amount": int}, "<amount> {original?original }<stat:list and>"),
            ({}, "{original?original }<stat:list and> equal to <amount>"),
        )
    ]
)
HALVED: Final = row(HalveStat, "the <stat> of <cards> <is/are:cards> halved", "<cards>的<stat>变成一半")
FROM: Final = ("{ from <by:plural>}", "{<by>给与的}")
DIRECTLY: Final = ("{directly? by direct attacks}", "{directly?直接攻击的}")
DAMAGE: Final = tuple(
    [
        row(
            ChangeDamage,
            f"{english.replace('#', damage).replace('~', battles + DIRECTLY[0] + FROM[0])}{UNTIL}",
            f"{LASTS}{taken.replace('#', FROM[1] + DIRECTLY[1] + damage_zh)}{chinese}",
            how=how,
            because=because,
            amount=GIVEN if how is every_word.FIXED_DAMAGE else None,
            **cards,
        )
        for how, english, chinese in (
            (every_word.NO_DAMAGE, "<who> <!take:who> no #~{ (<counter>)}", "变成0{（<counter>）}"),
            (
                every_word.FIXED_DAMAGE,
                "any # <who> <!take:who>~ becomes {<amount>}{!amount?so much}{ (<counter>)}",
                "变成{<amount>}{!amount?那么多}{（<counter>）}",
            ),
            (every_word.HALF_DAMAGE, "any # <who> <!take:who>~ is halved{ (<counter>)}", "变成一半{（<counter>）}"),
            (every_word.DOUBLE_DAMAGE, "any # <who> <!take:who>~ is doubled{ (<counter>)}", "变成2倍{（<counter>）}"),
            (
                every_word.DAMAGE_TO_OPPONENT,
                "any # <who> would take~ is taken by the other player instead{ (<counter>)}",
                "由另一方玩家代为受到{（<counter>）}",
            ),
            (
                every_word.DAMAGE_TO_BOTH,
                "any # <who> <!take:who>~ is also taken by the other player{ (<counter>)}",
                "另一方玩家也受到{（<counter>）}",
            ),
            (
                every_word.LP_INSTEAD,
                "any # <who> would take~ is gained as LP instead{ (<counter>)}",
                "变成回复那个数值的基本分{（<counter>）}",
            ),
            (
                every_word.EFFECT_INSTEAD,
                "any # <who> would take~ is treated as effect damage instead{ (<counter>)}",
                "当作效果伤害使用{（<counter>）}",
            ),
            (
                every_word.GAIN_AS_DAMAGE,
                "any LP <who> would gain~ is taken as # instead{ (<counter>)}",
                "代替那个基本分的回复{（<counter>）}",
            ),
            (
                every_word.COUNTER_INSTEAD,
                "instead of any # <who> would take~, 1 {<counter>}{!counter?counter} is placed on this card",
                "变成给这张卡放置1个{<counter>}{!counter?指示物}",
            ),
        )
        for because, damage, damage_zh in (
            (every_word.BECAUSE_OF_BATTLE, "battle damage", "战斗伤害"),
            (every_word.BECAUSE_OF_EFFECT, "effect damage", "效果伤害"),
            (every_word.BECAUSE_OF_BATTLE | every_word.BECAUSE_OF_EFFECT, "battle or effect damage", "战斗·效果伤害"),
        )
        for cards, battles, taken in (
            ({"cards": None, "what": None}, "", "<who>受到的#"),
            ({"cards": None}, " from battles involving any <what>", "<what>的战斗发生的对<who>的#"),
            ({}, " from battles involving <cards:any>{ or any <what>}", "<cards>{或<what>}的战斗发生的对<who>的#"),
        )
        if not battles or because != every_word.BECAUSE_OF_EFFECT
    ]
)

# ----------------------------------------------------------------------------------------------- rights, what cards are

GRANTED: Final[tuple[tuple[Allowance, str, str], ...]] = (
    (every_word.ATTACK_DIRECTLY, "attack directly", "可以直接攻击"),
    (
        every_word.ATTACK_EVERY_MONSTER,
        "attack all monsters your opponent controls, once each",
        "可以向对方怪兽全部各作1次攻击",
    ),
    (every_word.ATTACK_IN_DEFENSE, "attack while in face-up Defense Position", "可以用表侧守备表示的状态攻击"),
    (every_word.ATTACK_AGAIN, "attack once again in a row", "只再1次可以继续攻击"),
    (every_word.TWO_TRIBUTES, "be treated as 2 Tributes for a Tribute Summon", "可以作为2只数量的解放"),
    (
        every_word.BORROWED_TRIBUTE,
        "and must be Tributed in the place of a monster of yours",
        "必须作为1只自己怪兽的代替而被解放",
    ),
    (
        every_word.SET_AS_SPELL,
        "be Set from your hand in your Spell & Trap Zone as a Spell",
        "可以从手卡当作魔法卡在魔法与陷阱区盖放",
    ),
    (
        every_word.HAND_MATERIAL,
        "be used as Synchro Material together with 1 monster in your hand",
        "作为同调素材的场合，可以把手卡1只怪兽作为同调素材",
    ),
)
NEWCOMERS: Final = ("{newcomers? (this includes those that come later)}", "{newcomers?（包括之后出现的）}")
FOR: Final = ("{ of <for_:a>}" + NEWCOMERS[0], NEWCOMERS[1] + "{为<for_>的上级召唤}")
TIMES: Final = "{ (<times> times)}"
GRANTS: Final = (
    *[
        row(
            Grant,
            f"<cards> can make {english} {on}during each Battle Phase{{ for <for_:plural>}}{NEWCOMERS[0]}{UNTIL}",
            f"<cards>{LASTS}{FOR[1]}在同1次的战斗阶段中可以追加{chinese}{to}攻击",
            what=what,
            **fixed,
        )
        for what, on, to in (
            (every_word.EXTRA_ATTACK, "", ""),
            (every_word.EXTRA_ATTACK_ON_MONSTERS, "on monsters ", "向怪兽的"),
        )
        for fixed, english, chinese in (
            ({"times": 1}, "1 additional attack", "1次"),
            ({"times": int}, "<times> additional attacks", "<times>次"),
            ({}, "additional attacks equal to <times>", "<times>的次数的"),
        )
    ],
    row(
        Grant,
        "if <cards:any> <attacks/attack:cards> a Defense Position monster, inflict piercing battle damage"
        f"{FOR[0]}{TIMES}{UNTIL}",
        f"<cards>{LASTS}{FOR[1]}向守备表示怪兽攻击的场合，给与攻击力超过那个守备力的数值的战斗伤害{{（<times>次）}}",
        what=every_word.PIERCING,
    ),
    row(
        Grant,
        "any monster destroyed by battle with <cards:any> is shuffled into the Deck instead of going to the GY"
        f"{FOR[0]}{TIMES}{UNTIL}",
        f"<cards>{LASTS}{FOR[1]}战斗破坏的怪兽不送去墓地回到持有者卡组洗切{{（<times>次）}}",
        what=every_word.SHUFFLE_THE_FALLEN,
    ),
    row(
        Grant,
        f"any monster destroyed by battle with <cards:any> is banished{FOR[0]}{TIMES}{UNTIL}",
        f"<cards>{LASTS}{FOR[1]}战斗破坏的怪兽除外{{（<times>次）}}",
        what=every_word.BANISH_THE_FALLEN,
    ),
    *[
        row(Grant, f"{english}{FOR[0]}{TIMES}{UNTIL}", f"{chinese}{{（<times>次）}}", what=what)
        for what, english, chinese in (
            (
                every_word.MUST_ATTACK,
                "<cards> must attack, if able",
                f"<cards>{LASTS}{FOR[1]}可以攻击的场合必须作出攻击",
            ),
            (
                every_word.DRAWS_ATTACKS,
                "the other player's monsters can attack nothing but <cards:any>, nor directly",
                f"只要<cards>在场上存在，{LASTS}{FOR[1]}另一方玩家的怪兽只能向<cards>攻击",
            ),
            (
                every_word.HIDES_THE_OTHERS,
                "no other monster on the field of <cards:any> can be targeted for attacks",
                f"只要<cards>在场上表侧表示存在，{LASTS}{FOR[1]}不能选择那个控制者的其他怪兽作为攻击对象",
            ),
        )
    ],
    row(
        Grant,
        f"<cards> <is/are:cards> treated as Normal Summoned again{FOR[0]}{TIMES}{UNTIL}",
        f"<cards>{LASTS}{FOR[1]}当作再1次召唤的状态{{（<times>次）}}",
        what=every_word.AS_RESUMMONED,
    ),
    *[
        row(
            Grant,
            f"<cards> can {english}{FOR[0]}{TIMES}{UNTIL}",
            f"<cards>{LASTS}{FOR[1]}{chinese}{{（<times>次）}}",
            what=what,
        )
        for what, english, chinese in GRANTED
    ],
    row(
        LimitHand,
        f"<who:whose> hand size limit becomes <size>{UNTIL}",
        f"<who>的手卡数量限制{LASTS}变成<size>张",
    ),
    *[
        row(
            AllowTrap,
            f"you can activate {many} {{!from_hand?the turn it was Set}}{{from_hand?from your hand}}{UNTIL}",
            f"自己{LASTS}可以把{chinese}陷阱卡{{!from_hand?在盖放的回合}}{{from_hand?从手卡}}发动",
            any_number=any_number,
        )
        for any_number, many, chinese in ((False, "1 Trap", "1张"), (True, "any number of Traps", "任意数量的"))
    ],
    row(
        AllowSummons,
        f"you can <how:join /> Summon 1 <what> in addition to your Normal Summon/Set, only once{UNTIL}",
        f"自己{LASTS}在通常召唤外加上只有1次可以把1只<what><how:join ·>",
        up_to=0,
    ),
    row(
        AllowSummons,
        f"you can Normal Summon/Set up to <up_to> times each turn{UNTIL}",
        f"自己{LASTS}可以1回合最多<up_to>次通常召唤",
        what=A_MONSTER,
        how=every_word.SUMMONED_NORMALLY,
    ),
)
OTHERWISE: Final = (
    "{##、##属性变成<attribute:join ·>#种族变成<type_:join ·>#<declared:wrap *变成宣言的*|、>"
    "#卡名当作<name:each |>使用#种类当作<kind:join ·>怪兽#当作与<name_of>原本同名的卡使用}"
)
BECOMES: Final = (
    "{## and ##<attribute:list and>#<type_:list and>#the declared <declared:list and>#treated as <kind:a> Monster}"
)
TREATS: Final = (
    row(
        Treat,
        f"the name of <cards> becomes the original name of <name_of>{UNTIL}",
        f"<cards>{LASTS}当作与<name_of>原本同名的卡使用",
    ),
    row(Treat, f"the name of <cards> becomes <name:quoted or>{UNTIL}", f"<cards>的{LASTS}卡名当作<name:each |>使用"),
    row(
        Treat,
        f"<cards> <becomes/become:cards> {BECOMES}{{, and <its/their:cards> name becomes <name:quoted or>}}"
        f"{{, and <its/their:cards> name becomes the original name of <name_of>}}{UNTIL}",
        f"<cards>的{LASTS}{OTHERWISE}",
    ),
    row(
        Treat,
        f"<cards> <is/are:cards> also treated as {BECOMES}{{, and <its/their:cards> name becomes <name:quoted or>}}"
        f"{{, and <its/their:cards> name becomes the original name of <name_of>}}{UNTIL}",
        f"<cards>的{LASTS}{OTHERWISE}（原有的也保留）",
        besides=True,
    ),
    *[
        row(
            GainEffects,
            f"{since}{who}{english}{{ about <about>}}{UNTIL}",
            f"{who_zh}{since_zh}{LASTS}得到{{关于<about>的}}{chinese}",
            from_next_turn=next_,
            **cards,
            **fixed,
        )
        for cards, who, who_zh in (({"cards": None}, "you gain", "自己"), ({}, "<cards> <!gain:cards>", "<cards>"))
        for next_, since, since_zh in ((False, "", ""), (True, "from the next turn on ", "从下个回合起"))
        for fixed, english, chinese in (
            ({"lines": ()}, " the effects of <of>", "<of>的效果"),
            ({"of": None}, " <lines:each quoted| >", "<lines:each quoted|和>"),
        )
    ],
)
CONTROL: Final = (
    row(
        ChangeControl,
        f"<!take> control of <cards>{{ and <with_>}}{UNTIL}",
        f"{LASTS}得到<cards>{{和<with_>}}的控制权",
        to=YOU,
    ),
    row(
        ChangeControl,
        f"<!give> control of <cards>{{ and <with_>}} to your opponent{UNTIL}",
        f"<cards>{{和<with_>}}的控制权{LASTS}移给对方",
        to=OPPONENT,
    ),
    row(
        ChangeControl,
        f"<!switch> control of <cards>{{ and <with_>}}{UNTIL}",
        f"<cards>{{和<with_>}}的控制权{LASTS}各自移给另一方",
        to=EITHER,
    ),
    *[
        row(
            Redirect,
            f"if <cards:any> would {would}, {done}{UNTIL}",
            f"<cards>{LASTS}将要{would_zh}的场合，改为{done_zh}",
            **{**to, **mask},
        )
        for mask, would, would_zh in (
            (
                {"instead_of": IN_GRAVEYARD, "of_rituals": True},
                "be sent to the GY when Tributed for a Ritual Summon",
                "因仪式召唤被解放送去墓地",
            ),
            (
                {"of_rituals": True},
                "go to the <instead_of:list or> when Tributed for a Ritual Summon",
                "因仪式召唤被解放去往<instead_of:join ·>",
            ),
            ({"instead_of": IN_GRAVEYARD}, "be sent to the GY", "送去墓地"),
            (
                {
                    "instead_of": every_word.IN_HAND
                    | every_word.IN_DECK
                    | every_word.IN_EXTRA_DECK
                    | every_word.IN_GRAVEYARD
                },
                "leave the field",
                "从场上离开",
            ),
            ({}, "go to the <instead_of:list or>", "去往<instead_of:join ·>"),
        )
        for to, done, done_zh in (
            ({"to": IN_BANISHED}, "banish <it/them:cards> instead", "除外"),
            (
                {"to": every_word.IN_DECK, "of_rituals": True},
                "shuffle <it/them:cards> into the Deck instead",
                "回到卡组洗切",
            ),
            ({}, "<it goes/they go:cards> to the <to:list or> instead", "去往<to:join ·>"),
        )
        if "of_rituals" not in to or "of_rituals" in mask
    ],
    *[
        row(
            SparePayments,
            f"<who> <!need:who> not pay LP {english}{UNTIL}",
            f"<who>{LASTS}{chinese}不需要支付基本分",
            **fixed,
        )
        for fixed, english, chinese in (
            (
                {"as_": every_word.AS_A_CARD},
                "to activate <of:plural>{ during <during:list or>}",
                "{在<during:join 或>}为把<of>发动",
            ),
            ({}, "for <of:plural>{ during <during:list or>}", "{在<during:join 或>}为<of>"),
        )
    ],
    row(
        NegateEffectsOf,
        f"<!negate> the effects of <cards>{{ and of any <what:plural>}}{UNTIL}",
        f"<cards>{{以及所有<what>}}的效果{LASTS}无效化",
        cards=GIVEN,
    ),
    row(
        NegateEffectsOf,
        f"<!negate> the effects of any <what:plural>{UNTIL}",
        f"所有<what>的效果{LASTS}无效化",
        cards=None,
        **{"what.zone": GIVEN},
    ),
    row(
        NegateEffectsOf,
        f"<!negate> the effects on the field and the activated effects of any <what:plural>{UNTIL}",
        f"所有<what>的场上的效果和发动的效果{LASTS}无效化",
        cards=None,
    ),
)
LASTING: Final = (*STATS, HALVED, *FORBIDS, *DAMAGE, *GRANTS, *TREATS, *CONTROL)
