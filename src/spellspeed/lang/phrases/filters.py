"""Which cards are meant: what stands in front of the noun and behind it, in the order of each language."""

from typing import Any, Final

from spellspeed.lang.phrases.row import GIVEN, SEVERAL, Meeting, Outside, Phrase, row
from spellspeed.lang.words.every_word import (
    ON_THE_FIELD,
    OPPONENT,
    SUMMONED_ANYHOW,
    YOU,
)
from spellspeed.lang.words.nouns import (
    NEVER_NORMAL,
    AnyCard,
    FelledBy,
    Filter,
    HasEquip,
    HasMaterial,
    HasNamesake,
    HasNotDone,
    IsEquipped,
    LayAtStart,
    Linked,
    ListedOn,
    Monster,
    NamedUnlike,
    NotLinked,
    Or,
    OrSet,
    OtherThan,
    PointedAtBy,
    SeenThrough,
    Spell,
    SpellOrTrap,
    SummonedBy,
    Trap,
    WasMaterial,
)
from spellspeed.lang.words.rare import (
    AlikeIn,
    ButNot,
    EquipsItself,
    Felled,
    HasCounters,
    InZone,
    IsEitherOf,
    NegatesEffectsOf,
    NotTargeting,
    OriginalATK,
    OriginallyNamed,
    OrMadeOfIt,
    SharesAttribute,
    SharesColumn,
    Targeting,
    Waiting,
    WasSet,
)

# The noun: of which filters, if which fields are so, and its forms.
Head = tuple[type[Filter], tuple[tuple[str, Any], ...], dict[str, str]]
MONSTERS: Final = {"": "monster", "plural": "monsters", "card": "monster Card", "cards": "monster Cards"}
A_KIND: Final = {"": "Monster", "plural": "Monsters", "card": "Monster Card", "cards": "Monster Cards"}
HEADS_OF: Final[dict[str, tuple[Head, ...]]] = {
    "en": (
        (Monster, (("not_kind", NEVER_NORMAL),), MONSTERS),
        (Monster, (("kind", GIVEN),), A_KIND),
        (Monster, (("not_kind", GIVEN),), A_KIND),
        (Monster, (), MONSTERS),
        (
            SpellOrTrap,
            (),
            {"": "Spell/Trap", "plural": "Spells/Traps", "card": "Spell/Trap Card", "cards": "Spell/Trap Cards"},
        ),
        (Spell, (), {"": "Spell", "plural": "Spells", "card": "Spell Card", "cards": "Spell Cards"}),
        (Trap, (), {"": "Trap", "plural": "Traps", "card": "Trap Card", "cards": "Trap Cards"}),
        (
            AnyCard,
            (("attached_to", GIVEN),),
            {"": "material", "plural": "materials", "card": "material Card", "cards": "material Cards"},
        ),
        (AnyCard, (), {"": "card", "plural": "cards", "card": "card", "cards": "cards"}),
    ),
    "zh": (
        *[
            (kind, fixed, {**dict.fromkeys(("", "plural", "card", "cards"), noun), "measure": measure})
            for kind, fixed, noun, measure in (
                (Monster, (), "怪兽", "只"),
                (SpellOrTrap, (), "魔法·陷阱卡", "张"),
                (Spell, (), "魔法卡", "张"),
                (Trap, (), "陷阱卡", "张"),
                (AnyCard, (("attached_to", GIVEN),), "素材", "个"),
                (AnyCard, (), "卡", "张"),
            )
        ],
    ),
}


def modifier(key: str, en: str, zh: str, **fixed: Any) -> Phrase:
    """Return how one thing that a filter asks is said; a language without words for it has other ones.

    By the key its place is found in the order of a language.
    """
    return row(Filter, en, zh, key, **fixed)


WITH: Final = (
    "{#with # and ##"
    + "#".join(
        (
            "<level:much Level>",
            "<rank:much Rank>",
            "<link:much Link Rating>",
            "<that.OriginalLevel.level:much original Level>",
            "<atk:much ATK>",
            "<def_:much DEF>",
        )
    )
    + "}"
)
MODIFIED: Final[tuple[Phrase, ...]] = (
    modifier("attacking", "attacking", "正在攻击的", attacking=True),
    modifier("battling", "battling", "正在战斗的", battling=True),
    modifier("lies", "<lies>", "<lies>的"),
    modifier("summoned", "Summoned", "<summoned:join ·>的", summoned=SUMMONED_ANYHOW),
    modifier("summoned", "<summoned:join /> Summoned", "<summoned:join ·>的"),
    modifier("level", "Level <level:level>", "<level:level 星>", level=int),
    modifier("level", "Level <level:level>", "<level:level 星>的"),
    modifier("level", "", "<level:much 等级>的"),
    modifier("rank", "Rank <rank:level>", "<rank:level 阶>", rank=int),
    modifier("rank", "Rank <rank:level>", "<rank:level 阶>的"),
    modifier("rank", "", "<rank:much 阶级>的"),
    modifier("link", "Link Rating <link:level>", "连接<link:level>", link=int),
    modifier("link", "Link Rating <link:level>", "连接<link:level>的"),
    modifier("link", "", "<link:much 连接标记数量>的"),
    modifier(
        "original level",
        "original Level <that.OriginalLevel.level:level>",
        "原本<that.OriginalLevel.level:level 星>",
        **{"that.OriginalLevel.level": int},
    ),
    modifier(
        "original level", "original Level <that.OriginalLevel.level:level>", "原本<that.OriginalLevel.level:level 星>的"
    ),
    modifier("original level", "", "原本<that.OriginalLevel.level:much 等级>的"),
    modifier("with", WITH, ""),
    modifier("atk", "", "<atk:much 攻击力>的"),
    modifier("def", "", "<def_:much 守备力>的"),
    modifier("never normal", "that can be Normal Summoned/Set", "可以通常召唤的", not_kind=NEVER_NORMAL),
    modifier("not kind", "<not_kind:wrap non-*| >", "", not_kind=Outside((NEVER_NORMAL,))),
    modifier("not attribute", "<not_attribute:wrap non-*| >", ""),
    modifier("not type", "<not_type:wrap non-*| >", ""),
    modifier(
        "without",
        "",
        "{##·#以外的#<not_kind:wrap *怪兽|·>#<not_attribute:join ·>#<not_type:join ·>}",
        not_kind=Outside((NEVER_NORMAL,)),
    ),
    modifier("without", "", "{##·#以外的#<not_attribute:join ·>#<not_type:join ·>}"),
    modifier("attribute", "<attribute>", "<attribute>的", attribute=SEVERAL),
    modifier("attribute", "<attribute>", "<attribute>"),
    modifier("type", "<type_>", "<type_>的", type_=SEVERAL),
    modifier("type", "<type_>", "<type_>"),
    modifier("not archetype", "non-<not_archetype:series>", "不是<not_archetype:series>卡的"),
    modifier("archetype", "<archetype:series>", "<archetype:series>"),
    modifier("kind", "<kind>", "<kind:join ·>类", self=AnyCard),
    modifier("kind", "<kind>", "<kind:join ·>"),
    modifier("controller", "you control", "自己控制的", controller=YOU),
    modifier("controller", "your opponent controls", "对方控制的", controller=OPPONENT),
    modifier("owner", "you own", "原本持有者是自己的", owner=YOU),
    modifier("owner", "your opponent owns", "原本持有者是对方的", owner=OPPONENT),
    modifier("all kinds", "that <is/are> <all_kinds:both>", "<all_kinds:wrap 兼为*|>的"),
    modifier(
        "name",
        "named <name:quoted or> or with it as a Fusion Material",
        "卡名是<name:each |或>或以其作为融合素材的",
        **{"that.OrMadeOfIt": OrMadeOfIt},
    ),
    modifier("name", "named <name:quoted or>", "卡名是<name:each |或>的"),
    modifier("not name", "not named <not_name:quoted or>", "<not_name:each |或>以外的"),
    modifier("named like", "with the name of <named_like>", "与<named_like>同名的"),
    modifier("kind like", "of the same original kind as <kind_like>", "原本种类与<kind_like>相同的"),
    modifier("declared", "of the declared <declared:list and>", "宣言的<declared:join ·>的"),
    modifier("counter", "with <counter:a> on <it/them>", "有<counter>放置的"),
    modifier("zone", "<zone:at>", "在<zone:at>的"),
    modifier(
        "came from", "that came there <came_from:from>", "从<came_from:at>来到那里的", zone=Meeting(~ON_THE_FIELD)
    ),
    modifier("came from", "Special Summoned <came_from:from>", "从<came_from:at>特殊召唤的"),
    modifier("attached to", "attached to <attached_to>", "<attached_to>的", self=AnyCard),
    modifier("attached to", "attached to <attached_to>", "作为<attached_to>的素材的"),
    modifier("equipped to", "equipped to <equipped_to>", "给<equipped_to>装备的"),
    modifier("equipped by itself", "equipped by <its/their> own effect", "由自身的效果装备的", equipped_by_itself=True),
    modifier("without union", "without a Union monster equipped", "没有同盟装备的", without_union=True),
    modifier(
        "own way",
        "that <was/were> Normal Summoned or Set with the Tributes of <its/their> own text",
        "以自身记述的解放数量通常召唤的",
        own_way=True,
    ),
    modifier(
        "summoned by",
        "that <was/were> Special Summoned by the effect of <summoned_by:quoted or>",
        "用<summoned_by:each |或>的效果特殊召唤的",
    ),
    modifier("doomed", "that will be destroyed by this battle", "因这次战斗确定要被破坏的", doomed=True),
    modifier("done", "that <has/have> <done:list or> this turn", "这个回合<done:join 或>的"),
)

PLACED: Final = ("OriginalLevel", "OrMadeOfIt")  # traits that have a place of their own among the modifiers
TRAITS: Final = (
    row(HasNotDone, "that <has/have> not <deeds:list or> this turn", "这个回合没有<deeds:join 或>的"),
    row(
        FelledBy,
        "that <was/were> destroyed by battle with <of> this turn",
        "这个回合被<of>战斗破坏的",
    ),
    row(Felled, "that <was/were> destroyed by battle", "被战斗破坏的"),
    row(OrSet, "(or Set Spell/Trap)", "（或者盖放的魔法·陷阱卡）"),
    row(SeenThrough, "(face-down ones too, as they are looked at)", "（里侧表示的也翻开确认）"),
    row(
        HasNamesake,
        "that <shares/share> <its/their> name with another face-up monster",
        "和其他表侧表示的怪兽同名的",
        count=1,
        where=None,
        of_type=False,
    ),
    row(
        HasNamesake,
        "that <shares/share> <its/their> Type with another face-up monster",
        "和其他表侧表示的怪兽相同种族的",
        count=1,
        where=None,
        of_type=True,
    ),
    row(
        HasNamesake,
        "that <shares/share> <its/their> name with <count> other {!where?face-up monsters}{cards <where:at>}",
        "和{!where?其他表侧表示的怪兽}{<where>的其他卡}<count>张以上同名的",
        of_type=False,
    ),
    row(ListedOn, "listed on <of> as Fusion Material", "<of>有卡名记述的融合素材的", in_text=False),
    row(ListedOn, "listed in the text of <of>", "<of>有卡名记述的", in_text=True),
    row(AlikeIn, "with the same Type{attribute? and Attribute} as <of>", "与<of>相同种族{attribute?·属性}的"),
    row(IsEitherOf, "that <is/are> among <one> and <other>", "在<one>和<other>之中的"),
    row(ButNot, "that <is/are> no <what>", "（<what>除外）的"),
    row(NotTargeting, "that <does/do> not target <of>", "不以<of>为对象的"),
    row(EquipsItself, "that <equips/equip> <itself/themselves> by <its/their> effect", "用自身的效果给怪兽装备的"),
    row(OriginalATK, "whose original ATK is <atk:is>", "原本攻击力是<atk:is>的"),
    row(SharesAttribute, "with an Attribute of <of>", "和<of>相同属性的"),
    row(Targeting, "that <targets/target> <of>", "把<of>作为对象的"),
    row(IsEquipped, "equipped to a monster by its effect", "用怪兽的效果给那只怪兽装备的", by_it=True),
    row(IsEquipped, "equipped to a monster", "给怪兽装备的"),
    row(HasCounters, "with <least> or more <kind>s on <it/them>", "有<least>个以上<kind>放置的"),
    row(
        HasEquip,
        "equipped with an Equip Card{ for <turns> or more of your turns}",
        "有装备卡装备{经过了自己回合<turns>回合以上}的",
        what=None,
    ),
    row(
        HasEquip,
        "equipped with <what:a>{ for <turns> or more of your turns}",
        "有<what>装备{经过了自己回合<turns>回合以上}的",
    ),
    row(
        NegatesEffectsOf,
        "with an effect that negates the effects of <what:plural>",
        "持有让<what>的效果无效的效果的",
    ),
    row(HasMaterial, "with <what:a> as material", "有<what>作为素材的"),
    row(
        SummonedBy,
        "that <was/were> Special Summoned by the effect of <what:a>",
        "用<what>的效果特殊召唤的",
    ),
    row(
        LayAtStart,
        "that <was/were> <lies> at the start of the Damage Step",
        "伤害步骤开始时是<lies>的",
    ),
    row(WasMaterial, "used as material for {!of?a Fusion Summon}{<of>}", "作为{!of?融合召唤}{<of>}的素材使用过的"),
    row(
        Waiting,
        "that <was/were> Set since the last turn of <its/their> controller began",
        "盖放后还没有迎来控制者的自己回合的",
    ),
    row(PointedAtBy, "in a zone that <of> points to", "<of>所连接区的"),
    row(Linked, "that <is/are> {mutually?co-}linked", "{mutually?互相}连接状态的"),
    row(NotLinked, "that <is/are> not {mutually?co-}linked", "不在{mutually?互相}连接状态的"),
    row(SharesColumn, "that <shares/share> a column with <of>", "和<of>相同纵列的其他的"),
    row(
        InZone,
        "in <its/their> controller's Main Monster Zone with <number> as its number",
        "在控制者的主要怪兽区（从左起第<number>个）的",
    ),
    row(WasSet, "that <was/were> Set on the field before", "曾盖放在场上的"),
    row(NamedUnlike, "with a different name from <of>", "与<of>卡名不同的"),
    row(Or, "or else <what:a>", "<what>或者"),
    row(OtherThan, "apart from <of>", "<of>之外的"),
    row(OriginallyNamed, "with the original name of <like>", "原本卡名与<like>相同的"),
)

ORDERS: Final = {
    "en": (
        (
            "attacking", "battling", "lies", "summoned", "level", "rank", "link", "original level", "not kind",
            "not attribute", "not type", "attribute", "type", "not archetype", "archetype", "kind",
        ),
        (
            "controller", "owner", "with", "never normal", "all kinds", "name", "not name", "named like", "kind like",
            "declared", "counter", "zone", "came from", "attached to", "equipped to", "equipped by itself",
            "without union", "own way", "summoned by", "doomed", "done", "traits",
        ),
    ),
    "zh": (
        (
            "controller", "owner", "attacking", "battling", "own way", "summoned by", "doomed", "done", "counter",
            "zone", "came from", "attached to", "traits", "equipped to", "equipped by itself", "without union", "lies",
            "summoned", "level", "rank", "link", "original level", "atk", "def", "name", "not name", "not archetype",
            "declared", "named like", "kind like", "never normal", "without", "all kinds", "attribute", "type",
            "archetype", "kind",
        ),
        (),
    ),
}  # fmt: skip
MODIFIERS: Final = {
    key: tuple([each for each in MODIFIED if each.form == key])
    for language in ORDERS.values()
    for order in language
    for key in order
}
