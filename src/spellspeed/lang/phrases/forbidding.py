"""What is forbidden: to cards, to a player, and to a player as far as certain cards are concerned."""

from typing import Any, Final

import spellspeed.lang.words.every_word as every_word
from spellspeed.lang.phrases.row import GIVEN, SEVERAL, Phrase, row
from spellspeed.lang.words.choices import All
from spellspeed.lang.words.every_word import EITHER, OPPONENT
from spellspeed.lang.words.nouns import THE_OPPOSING, AnyCard, Monster, Ref
from spellspeed.lang.words.places_said import OPPONENTS_FIELD, OPPONENTS_HAND
from spellspeed.lang.words.terms import Doing
from spellspeed.lang.words.verbs import Forbid

UNTIL: Final = "{ <until>}"
LASTS: Final = "{<until>}"

# To cards (one, several), to a player, and to a player as far as certain cards are concerned (`#`): `@` are the effects
# from which something is protected. Behind each pair the Chinese.
Forbidden = tuple[Doing, str, str, str, str, str, str, str]
FORBIDDEN: Final[tuple[Forbidden, ...]] = (
    (every_word.ATTACKING, "attack", "", "attack", "attack with #", "攻击", "攻击", "用#攻击"),
    (
        every_word.DECLARING_ATTACKS,
        "declare an attack",
        "",
        "declare an attack",
        "declare an attack with #",
        "作攻击宣言",
        "作攻击宣言",
        "用#作攻击宣言",
    ),
    (
        every_word.ACTIVATING,
        "be activated, nor can its effects",
        "be activated, nor can their effects",
        "activate cards or effects",
        "activate # or their effects",
        "发动，其效果也不能发动",
        "发动卡或效果",
        "发动#或其效果",
    ),
    (
        every_word.NORMAL_SUMMONING,
        "be Normal Summoned or Set",
        "",
        "Normal Summon or Set",
        "Normal Summon or Set #",
        "被通常召唤",
        "通常召唤",
        "把#通常召唤",
    ),
    (
        every_word.SPECIAL_SUMMONING,
        "be Special Summoned",
        "",
        "Special Summon",
        "Special Summon #",
        "被特殊召唤",
        "特殊召唤",
        "把#特殊召唤",
    ),
    (every_word.SETTING, "be Set", "", "Set anything", "Set #", "被盖放", "盖放任何卡", "把#盖放"),
    (
        every_word.CHANGING_POSITION,
        "change its battle position",
        "change their battle positions",
        "change battle positions",
        "change the battle positions of #",
        "变更表示形式",
        "变更任何表示形式",
        "把#的表示形式变更",
    ),
    (
        every_word.BEING_TARGETED,
        "be targeted by @",
        "",
        "target anything with @",
        "target # with @",
        "成为@的对象",
        "用@取对象",
        "把#作为@的对象",
    ),
    (
        every_word.BEING_DESTROYED_BY_EFFECTS,
        "be destroyed by @",
        "",
        "destroy anything with @",
        "destroy # with @",
        "被@破坏",
        "用@破坏",
        "用@把#破坏",
    ),
    (
        every_word.BEING_DESTROYED_BY_BATTLE,
        "be destroyed by battle",
        "",
        "destroy anything by battle",
        "destroy # by battle",
        "被战斗破坏",
        "用战斗破坏",
        "用战斗把#破坏",
    ),
    (
        every_word.ENTERING_BATTLE,
        "enter battle",
        "",
        "conduct a Battle Phase",
        "enter battle with #",
        "进行战斗",
        "进行战斗阶段",
        "用#进行战斗",
    ),
    (every_word.BANISHING, "be banished", "", "banish anything", "banish #", "被除外", "除外任何卡", "把#除外"),
    (every_word.DRAWING, "be drawn", "", "draw", "draw #", "被抽", "抽卡", "把#抽到"),
    (
        every_word.BEING_AFFECTED,
        "be affected by @",
        "",
        "affect anything with @",
        "affect # with @",
        "受@影响",
        "用@影响任何卡",
        "用@影响#",
    ),
    (
        every_word.CHANGING_CONTROL,
        "have its control switched",
        "have their control switched",
        "switch control of anything",
        "switch control of #",
        "变更控制权",
        "变更任何控制权",
        "变更#的控制权",
    ),
    (
        every_word.BEING_ATTACKED,
        "be targeted for attacks",
        "",
        "target anything for attacks",
        "target # for attacks",
        "被选择作为攻击对象",
        "选择攻击对象",
        "选择#作为攻击对象",
    ),
    (
        every_word.ATTACKING_MONSTERS,
        "attack any monster",
        "",
        "attack any monster",
        "attack #",
        "向任何怪兽攻击",
        "向任何怪兽攻击",
        "向#攻击",
    ),
    (
        every_word.ATTACKING_DIRECTLY,
        "attack directly",
        "",
        "attack directly",
        "attack directly with #",
        "直接攻击",
        "直接攻击",
        "用#直接攻击",
    ),
    (every_word.BEING_TRIBUTED, "be Tributed", "", "Tribute anything", "Tribute #", "被解放", "解放任何卡", "把#解放"),
    (
        every_word.SUMMONING_FACE_UP,
        "be Normal Summoned (it can be Set)",
        "be Normal Summoned (they can be Set)",
        "Normal Summon",
        "Normal Summon #",
        "被召唤",
        "召唤",
        "把#召唤",
    ),
    (
        every_word.FLIP_SUMMONING,
        "be Flip Summoned",
        "",
        "Flip Summon",
        "Flip Summon #",
        "被反转召唤",
        "反转召唤",
        "把#反转召唤",
    ),
    (
        every_word.BEING_MATERIAL,
        "be used as material for a Special Summon",
        "",
        "use materials",
        "use # as material",
        "作为特殊召唤的素材",
        "使用素材",
        "把#作为素材使用",
    ),
    (
        every_word.BEING_SYNCHRO_MATERIAL,
        "be used as Synchro Material",
        "",
        "use Synchro Materials",
        "use # as Synchro Material",
        "作为同调素材",
        "使用同调素材",
        "把#作为同调素材使用",
    ),
    (
        every_word.BEING_XYZ_MATERIAL,
        "be used as Xyz Material",
        "",
        "use Xyz Materials",
        "use # as Xyz Material",
        "作为XYZ素材",
        "使用XYZ素材",
        "把#作为XYZ素材使用",
    ),
    (
        every_word.BEING_LINK_MATERIAL,
        "be used as Link Material",
        "",
        "use Link Materials",
        "use # as Link Material",
        "作为连接素材",
        "使用连接素材",
        "把#作为连接素材使用",
    ),
    (
        every_word.COMING_TO_FIELD,
        "come to the field",
        "",
        "put anything on the field",
        "put # on the field",
        "在场上出现",
        "让任何卡在场上出现",
        "让#在场上出现",
    ),
    (
        every_word.ADJUSTING_HAND,
        "count for a hand limit",
        "",
        "have a hand limit",
        "count # for a hand limit",
        "被手卡数量限制计算",
        "有手卡数量限制",
        "把#算入手卡数量限制",
    ),
    (
        every_word.ANSWERING_SUMMONS,
        "be answered by the other player when it is Normal or Special Summoned",
        "be answered by the other player when they are Normal or Special Summoned",
        "activate cards or effects when the other player Normal or Special Summons a monster",
        "activate cards or effects when the other player Normal or Special Summons #",
        "在召唤·特殊召唤成功时由另一方发动卡或效果来应对",
        "在另一方把怪兽召唤·特殊召唤成功时发动卡或效果",
        "在另一方把#召唤·特殊召唤成功时发动卡或效果",
    ),
    (
        every_word.BEING_ANSWERED,
        "be answered when it is Normal Summoned",
        "be answered when they are Normal Summoned",
        "answer a Normal Summon",
        "answer a Normal Summon of #",
        "在召唤成功时被应对",
        "应对召唤成功",
        "应对#的召唤成功",
    ),
    (
        every_word.BEING_NEGATED,
        "be negated, neither its activation nor its effects",
        "be negated, neither their activations nor their effects",
        "negate anything",
        "negate #",
        "被无效（发动和效果都不会被无效化）",
        "让任何卡无效",
        "让#无效",
    ),
    (
        every_word.BEING_TRIBUTED_FOR_SUMMON,
        "be Tributed for a Tribute Summon",
        "",
        "Tribute anything for a Tribute Summon",
        "Tribute # for a Tribute Summon",
        "为上级召唤而被解放",
        "为上级召唤解放任何卡",
        "为上级召唤把#解放",
    ),
    (
        every_word.FUSION_SUMMONING,
        "be Fusion Summoned",
        "",
        "Fusion Summon",
        "Fusion Summon #",
        "被融合召唤",
        "融合召唤",
        "把#融合召唤",
    ),
    (
        every_word.TAKING_COUNTERS,
        "have counters placed on it",
        "have counters placed on them",
        "place counters on anything",
        "place counters on #",
        "被放置指示物",
        "放置任何指示物",
        "给#放置指示物",
    ),
)
BY_EFFECTS: Final = (every_word.BEING_TARGETED, every_word.BEING_DESTROYED_BY_EFFECTS, every_word.BEING_AFFECTED)
# What nobody can do to cards of a kind is said of the cards.
UNHARMED: Final = (
    every_word.BEING_TARGETED,
    every_word.BEING_DESTROYED_BY_EFFECTS,
    every_word.BEING_DESTROYED_BY_BATTLE,
)
AS_MATERIAL: Final = (
    every_word.BEING_MATERIAL,
    every_word.BEING_SYNCHRO_MATERIAL,
    every_word.BEING_XYZ_MATERIAL,
    every_word.BEING_LINK_MATERIAL,
)
TOGETHER: Final = (every_word.BEING_SYNCHRO_MATERIAL, every_word.BEING_LINK_MATERIAL)
FROM: Final = (
    "{ from the <from_:list or>}{otherwise?, except with this effect}{, except with <other_than>}",
    "{otherwise?用这个效果以外}{用<other_than>以外的怪兽}{从<from_:join ·>}",
)


def effects_against(doing: Doing) -> list[tuple[str, str, dict[str, Any]]]:
    """Return the effects against which cards are protected, in both languages, by what is said of them."""
    if doing == every_word.BEING_AFFECTED:
        return [
            ("other card effects", "其他卡的效果", {"by": None}),
            ("the effects of other <by:plural>", "自身以外的<by>的效果", {"by": Monster}),
            ("the effects of other <by:plural>", "自身以外的<by>的效果", {"by": AnyCard}),
            ("the effects of <by:plural>", "<by>的效果", {}),
        ]
    opponents = [("your opponent's card effects", "对方的效果", {"by": AnyCard(controller=OPPONENT)})]
    return [
        ("card effects", "效果", {"by": None}),
        *(opponents if doing == every_word.BEING_TARGETED else []),
        ("the effects of <by:plural>", "<by>的效果", {}),
    ]


def protections(doing: Doing, text: str, chinese: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Return what is forbidden, said of certain cards only if some are named."""
    if doing == every_word.ATTACKING_MONSTERS:
        return [(text, chinese, {"by": None})]
    if doing in BY_EFFECTS:
        return [
            (text.replace("@", effects), chinese.replace("@", effects_zh), fixed)
            for effects, effects_zh, fixed in effects_against(doing)
        ]
    if doing == every_word.BEING_DESTROYED_BY_BATTLE:
        by = (f"{text} with <by:plural>", chinese.replace("战斗", "与<by>的战斗", 1))
    elif doing in AS_MATERIAL:
        by = (f"{text} for <by:plural>", f"{chinese}（仅限<by>的召唤）")
    else:
        by = (f"{text} by <by:plural>", f"{chinese}（仅限因<by>）")
    return [(text, chinese, {"by": None}), (*by, {})]


def forbid_rows(forbidden: Forbidden) -> list[Phrase]:
    """Return how it is said that something cannot be done: to cards, and to players."""
    doing, one, several, active, active_with, one_zh, active_zh, with_zh = forbidden
    found: list[Phrase] = []
    cannot = "不会" if doing in UNHARMED else "不" if doing == every_word.BEING_AFFECTED else "不能"

    def put(en: str, zh: str, fixed: dict[str, Any]) -> None:
        found.append(row(Forbid, en + UNTIL, zh, doing=doing, **fixed))

    for text, number in ((several or one, {"cards": SEVERAL}), (one, {"cards": GIVEN})):
        for said, chinese, by in protections(doing, text, one_zh):
            verb = f"cannot {said}"
            if doing == every_word.BEING_AFFECTED:
                verb = f"<is/are:cards> un{said.removeprefix('be ')}"
            if doing in TOGETHER and number["cards"] is GIVEN:  # a card says it of itself
                put(
                    f"<cards> {verb} together with <what:plural>",
                    f"<cards>{LASTS}不能和<what>一起{chinese}",
                    {**number, **by, "what": GIVEN},
                )
            if doing == every_word.ATTACKING_MONSTERS:
                put(
                    "<cards> cannot attack <what:plural>",
                    f"<cards>{LASTS}不能向<what>攻击",
                    {**number, "what": GIVEN, "by": None},
                )
            put(f"<cards> {verb}", f"<cards>{LASTS}{cannot}{chinese}", {**number, **by})
    nobody = {"cards": None}
    if doing in UNHARMED:
        for said, chinese, by in protections(doing, one, one_zh)[:1]:
            put(
                f"no <what> can {said}{FROM[0]}",
                f"{LASTS}无论哪<what:measure><what>都不会{FROM[1]}{chinese}",
                {**nobody, **by, "who": EITHER, "what": GIVEN},
            )
    # A player declares attacks, and only monsters attack.
    for english, chinese, what in (
        ()
        if doing == every_word.ATTACKING
        else (
            (active_with.replace("#", "<what:plural>"), with_zh.replace("#", "<what>"), {"what": GIVEN}),
            (active, active_zh, {"what": None}),
        )
    ):
        for said, said_zh, by in protections(doing, english, chinese)[:1]:  # of cards, it is said against what
            fixed = {**nobody, **what, **by}
            if doing not in UNHARMED or what["what"] is None:
                both = {**fixed, "who": EITHER}
                put(f"neither player can {said}{FROM[0]}", f"双方{LASTS}不能{FROM[1]}{said_zh}", both)
            put(f"<who> cannot {said}{FROM[0]}", f"<who>{LASTS}不能{FROM[1]}{said_zh}", fixed)
    return found


FORBIDS: Final = (
    # Spell and Trap Cards that are Set or in the hand.
    row(
        Forbid,
        f"your opponent cannot activate <cards.what:hidden>{UNTIL}",
        f"对方{LASTS}不能发动<cards.what:hidden>",
        doing=every_word.ACTIVATING,
        cards=All,
        **{"cards.where": OPPONENTS_FIELD | OPPONENTS_HAND},
    ),
    row(
        Forbid,
        f"neither player can activate <what:hidden>{UNTIL}",
        f"双方{LASTS}不能发动<what:hidden>",
        doing=every_word.ACTIVATING,
        cards=None,
        who=EITHER,
        by=None,
    ),
    # A monster that lies on the field has nothing to activate but its effects.
    *[
        row(
            Forbid,
            f"<cards> cannot activate its effects{UNTIL}",
            f"<cards>{LASTS}不能把效果发动",
            doing=every_word.ACTIVATING,
            cards=monster,
            by=None,
        )
        for monster in (Ref("the Summoned monster"), THE_OPPOSING)
    ],
    *[each for forbidden in FORBIDDEN for each in forbid_rows(forbidden)],
)
