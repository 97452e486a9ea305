"""Deeds: what a sentence does, at once; and what joins one deed to the next."""

from typing import Final

from spellspeed.lang.phrases.row import GIVEN, SEVERAL, row
from spellspeed.lang.words.battling import SwitchAttack, SwitchTarget
from spellspeed.lang.words.choices import ANY_NUMBER
from spellspeed.lang.words.coins_and_dice import HEADS, THE_ROLL, RollDie, TossCoins
from spellspeed.lang.words.declarations import HIGHEST_LEVEL, Declare
from spellspeed.lang.words.deeds import (
    Choose,
    Joined,
    Later,
    May,
    OneOf,
    OnlyIf,
)
from spellspeed.lang.words.equipping import EquipEach
from spellspeed.lang.words.every_word import (
    BATTLE_PHASE,
    EFFECT,
    EITHER,
    END_PHASE,
    NORMAL,
    OPPONENT,
    SHUFFLED,
    THE_OTHER_POSITION,
    TUNER,
    YOU,
)
from spellspeed.lang.words.giving import TributeMaterials
from spellspeed.lang.words.life_points import LoseLP, SetLP
from spellspeed.lang.words.nouns import AsMonster, Half, LifePoints, Ref, Token
from spellspeed.lang.words.rare import (
    AddBattlePhase,
    DeclareLike,
    EndTurn,
    ExchangeLP,
    LoseGains,
    MoveToZone,
    SkipTurn,
)
from spellspeed.lang.words.verbs import (
    AddToHand,
    Attach,
    Banish,
    ChangePosition,
    Destroy,
    Detach,
    Discard,
    Draw,
    EndBattlePhase,
    Equip,
    FusionSummon,
    GainLP,
    InflictDamage,
    LinkTogether,
    LookAt,
    Negate,
    NormalSummon,
    PayLP,
    PlaceCounters,
    PlaceOnField,
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
    Tribute,
)
from spellspeed.lang.words.winning import WinTheDuel
from spellspeed.lang.words.zones_said import BlockZones, ChooseZones, Mix

NAMED: Final = ("{ (“<called>”)}", "{（下称“<called>”）}")
CLOSED: Final = "{cards.other_than?,}"  # an exception stands between two commas
TO: Final = (
    "{to=OPPONENT? to your opponent's field}{to=EITHER? to either field}",
    "{to=OPPONENT?在对方场上}{to=EITHER?在任意一方场上}",
)
LIES: Final = ("{ in <lies:into>}", "{以<lies:into>}")

WRONG: Final = ("{freely? (even what does not fit it)}", "{freely?（对象不正确也装备）}")

JOINED: Final = (
    row(
        Joined,
        "<first:first><how:chance>{may?you can <second:able>}{!may?<second:after>}",
        "<first:first><how:chance>{may?可以<second:able>}{!may?<second:after>}",
    ).only_if("chance was first"),
    row(
        Joined,
        "<first:first><how>{may?you can <second:able>}{!may?<second:after>}",
        "<first:first><how>{may?可以<second:able>}{!may?<second:after>}",
    ),
    row(May, "you can <do:able>", "可以<do:able>", by=YOU),
    row(May, "<by> can <do:able>", "<by>可以<do:able>"),
    row(OnlyIf, "<condition:provided>, <do:^>", "若<condition>，则<do:^>"),
    *[
        row(
            OneOf,
            f"{subject} one of these{{freely?, even one that does nothing}}: ● <first:inner> ● <second:inner>",
            f"{who}适用以下的其中1个{{freely?（不能适用的也能选择）}}。●<first:inner>●<second:inner>",
            **by,
        )
        for by, subject, who in (({"by": YOU}, "<!apply>", ""), ({}, "<by> <!apply:by>", "<by>"))
    ],
)
BY_OPPONENT: Final = ("{by=OPPONENT? your opponent must see to this:}", "{by=OPPONENT?对方必须进行以下处理：}")
# What is put off to a Draw Phase comes first in it.
BEFORE_DRAW: Final = ("{phase=DRAW_PHASE?, before the normal draw}", "{phase=DRAW_PHASE?的抽卡前}")
LATER: Final = (
    row(
        Later,
        f"at the end of the Battle Phase,{BY_OPPONENT[0]} <do:^>",
        f"战斗阶段结束时，{BY_OPPONENT[1]}<do:^>",
        phase=BATTLE_PHASE,
        turn_of=EITHER,
        count=0,
        nth=0,
        at_end=True,
    ),
    *[
        row(
            Later,
            f"during {whose or 'the'} <nth:ordinal> <phase:list or> after this{BEFORE_DRAW[0]},{BY_OPPONENT[0]} <do:^>",
            f"这之后第<nth>次的{chinese}<phase:join >{BEFORE_DRAW[1]}，{BY_OPPONENT[1]}<do:^>",
            turn_of=player,
            nth=GIVEN,
        )
        for player, whose, chinese in (
            (YOU, "your", "自己的"),
            (OPPONENT, "your opponent's", "对方的"),
            (EITHER, "", ""),
        )
    ],
    *[
        row(
            Later,
            f"during the <phase:list or> of {whose} <count:ordinal> turn after this one{BEFORE_DRAW[0]},"
            f"{BY_OPPONENT[0]} <do:^>",
            f"这个回合后第<count>个{chinese}回合的<phase:join >{BEFORE_DRAW[1]}，{BY_OPPONENT[1]}<do:^>",
            turn_of=player,
            count=GIVEN,
        )
        for player, whose, chinese in (
            (YOU, "your", "自己"),
            (OPPONENT, "your opponent's", "对方"),
            (EITHER, "the", ""),
        )
    ],
    row(
        Later,
        f"during the <phase:list or> of this turn,{BY_OPPONENT[0]} <do:^>",
        f"这个回合的<phase:join >，{BY_OPPONENT[1]}<do:^>",
        turn_of=EITHER,
        this_turn=True,
    ),
    # Every turn has an End Phase: it is this turn's.
    row(
        Later,
        f"during the End Phase,{BY_OPPONENT[0]} <do:^>",
        f"结束阶段，{BY_OPPONENT[1]}<do:^>",
        phase=END_PHASE,
        turn_of=EITHER,
    ),
    *[
        row(
            Later,
            f"during {whose} next <phase:list or>{BEFORE_DRAW[0]},{BY_OPPONENT[0]} <do:^>",
            f"下次的{chinese}<phase:join >{BEFORE_DRAW[1]}，{BY_OPPONENT[1]}<do:^>",
            turn_of=player,
        )
        for player, whose, chinese in (
            (YOU, "your", "自己的"),
            (OPPONENT, "your opponent's", "对方的"),
            (EITHER, "the", ""),
        )
    ],
)

MOVES: Final = (
    row(
        Destroy,
        f"<!destroy> <cards>{{banish?, banishing what is destroyed}}{NAMED[0]}",
        f"<cards: 把>破坏{{banish?并除外}}{NAMED[1]}",
    ),
    row(
        Banish,
        f"<!banish> <cards:from>{{face_down?, face-down}}{{for_a_time? for a time}}{NAMED[0]}",
        f"<cards:from 把>{{face_down?里侧表示}}{{for_a_time?暂时}}除外{NAMED[1]}",
    ),
    row(SendToGraveyard, f"<!send> <cards:from>{CLOSED} to the GY{NAMED[0]}", f"<cards:from 把>送去墓地{NAMED[1]}"),
    row(Detach, f"<!detach> <cards:from>{NAMED[0]}", f"<cards:from 把>取除{NAMED[1]}"),
    row(
        Attach,
        f"<!attach> <cards:from> to <to> as material{NAMED[0]}",
        f"<cards:from 把>在<to>下面重叠作为素材{NAMED[1]}",
    ),
    row(
        Discard,
        f"<!discard> <cards:from>{CLOSED} to the GY{NAMED[0]}",
        f"<cards:from 把>丢弃去墓地{NAMED[1]}",
        to_graveyard=True,
    ),
    row(Discard, f"<!discard> <cards:from>{NAMED[0]}", f"<cards:from 把>丢弃{NAMED[1]}"),
    row(Tribute, f"<!Tribute> <cards>{NAMED[0]}", f"<cards: 把>解放{NAMED[1]}"),
    # Cards return to the hand from the field, and are added to it from elsewhere.
    row(AddToHand, f"<!return> <cards> to the hand{NAMED[0]}", f"<cards: 让>回到持有者手卡{NAMED[1]}").only_if(
        "it returns"
    ),
    row(
        AddToHand,
        f"<!add> <cards> to the hand{NAMED[0]}",
        f"<cards: 把>加入手卡{NAMED[1]}",
    ).only_if("it comes from nowhere"),
    row(
        AddToHand,
        f"<!add> <cards:from> to the hand{NAMED[0]}",
        f"<cards:from 把>加入手卡{NAMED[1]}",
    ).only_if("it comes from the opponent"),
    row(AddToHand, f"<!add> <cards:from> to your hand{NAMED[0]}", f"<cards:from 把>加入手卡{NAMED[1]}"),
    row(
        ReturnToDeck,
        f"<!return> <cards:from> to the Extra Deck{NAMED[0]}",
        f"<cards: 让>回到额外卡组{NAMED[1]}",
        where=SHUFFLED,
        in_any_order=False,
    ).only_if("it is of an Extra Deck"),
    row(
        ReturnToDeck,
        f"<!shuffle> <cards:from> into the Deck{{in_any_order?, in any order}}{NAMED[0]}",
        f"<cards: 让>{{in_any_order?用喜欢的顺序}}回到卡组洗切{NAMED[1]}",
        where=SHUFFLED,
    ),
    row(
        ReturnToDeck,
        f"<!place> <cards:from> <where> of the Deck{{in_any_order?, in any order}}{NAMED[0]}",
        f"<cards: 让>{{in_any_order?用喜欢的顺序}}<where>{NAMED[1]}",
    ),
    row(
        SpecialSummon,
        f"<!Special Summon> <cards:from>{TO[0]}{{where_it_points? to a zone that this card points to}}{LIES[0]}"
        "{who=OPPONENT? (your opponent does)}{ignoring_conditions?, ignoring the Summoning conditions}{ as <as_>}"
        f"{{fused? (this is treated as a Fusion Summon)}}{NAMED[0]}",
        "<cards:from 把>{ignoring_conditions?无视召唤条件}{变成<as_>}{fused?当作融合召唤}"
        f"{{where_it_points?在这张卡所连接区}}{TO[1]}{LIES[1]}特殊召唤{{who=OPPONENT?（由对方进行）}}{NAMED[1]}",
    ),
    row(
        NormalSummon,
        f"<!Normal Summon> <cards:from>{LIES[0]}{NAMED[0]}",
        f"<cards:from 把>{{以<lies:into>通常}}召唤{NAMED[1]}",
    ),
    row(
        SetOnField,
        f"<!Set> <cards:from>{{usable_at_once? (usable this turn)}}{NAMED[0]}",
        f"<cards:from 把>在自己场上盖放{{usable_at_once?（这个回合也能发动）}}{NAMED[1]}",
    ),
    row(PlaceOnField, f"<!place> <cards:from> <placed_as>{NAMED[0]}", f"<cards:from 把><placed_as>{NAMED[1]}"),
    row(ReturnToField, f"<!return> <cards> to the field{NAMED[0]}", f"<cards:from 让>回到场上{NAMED[1]}"),
    row(
        EquipEach,
        "<!equip> as many as possible of <what> to <to:plural> you control, each to one of your choice",
        "把<what>尽可能给自己场上的<to>各自选择1只装备",
    ),
    row(
        Mix,
        "<!shuffle> <cards> among the zones they lie in, without turning them up",
        "把<cards>洗切，并以里侧守备表示重新排列",
    ),
    row(
        MoveToZone,
        f"<!move> <cards> to other Main Monster Zones{NAMED[0]}",
        f"<cards: 把>的位置向其他的主要怪兽区移动{NAMED[1]}",
        cards=SEVERAL,
    ),
    row(
        MoveToZone,
        f"<!move> <cards> to another Main Monster Zone{NAMED[0]}",
        f"<cards: 把>的位置向其他的主要怪兽区移动{NAMED[1]}",
    ),
    row(
        SummonTokens,
        f"<!Special Summon> as many <token:plural> as possible{TO[0]}{LIES[0]}{NAMED[0]}",
        f"把<token>{TO[1]}{LIES[1]}尽可能特殊召唤{NAMED[1]}",
        count=ANY_NUMBER,
    ),
    row(
        SummonTokens,
        f"<!Special Summon> 1 <token>{TO[0]}{LIES[0]}{NAMED[0]}",
        f"把1只<token>{TO[1]}{LIES[1]}特殊召唤{NAMED[1]}",
        count=1,
    ),
    row(
        SummonTokens,
        f"<!Special Summon> <count> <token:plural>{TO[0]}{LIES[0]}{NAMED[0]}",
        f"把<count>只<token>{TO[1]}{LIES[1]}特殊召唤{NAMED[1]}",
        count=int,
    ),
    row(
        SummonTokens,
        f"<!Special Summon> <token:plural>{TO[0]}{LIES[0]}, equal in number to <count>{NAMED[0]}",
        f"把与<count>相同数量的<token>{TO[1]}{LIES[1]}特殊召唤{NAMED[1]}",
    ),
    row(
        Token,
        '"<name:plain>s" (<type_>/<attribute>/Level <level>/ATK <atk>/DEF <def_>)',
        "「<name_zh:plain>」（<type_>·<attribute>·<level>星·攻<atk>·守<def_>）",
        "plural",
    ).leaving("name", "name_zh"),
    row(
        Token,
        '"<name:plain>" (<type_>/<attribute>/Level <level>/ATK <atk>/DEF <def_>)',
        "「<name_zh:plain>」（<type_>·<attribute>·<level>星·攻<atk>·守<def_>）",
    ).leaving("name", "name_zh"),
    *[
        row(
            AsMonster,
            f"{english} (<type_>{'/Tuner' if tuner else ''}/<attribute>/Level <level>/ATK <atk>/DEF <def_>; {still})",
            f"{chinese}（<type_>{'·调整' if tuner else ''}·<attribute>·<level>星·攻<atk>·守<def_>；{still_zh}）",
            kind=kind | TUNER if tuner else kind,
            trap=trap,
        )
        for kind, english, chinese in (
            (EFFECT, "an Effect Monster", "效果怪兽"),
            (NORMAL, "a Normal Monster", "通常怪兽"),
        )
        for tuner in (True, False)
        for trap, still, still_zh in (
            (True, "also still a Trap", "也当作陷阱卡使用"),
            (False, "not treated as a Trap", "不当作陷阱卡使用"),
        )
    ],
    row(
        FusionSummon,
        "<!Fusion Summon> 1 <what> from your Extra Deck, {banish?by banishing the materials}{!banish?using materials}"
        f" <from_:at>{NAMED[0]}",
        f"从<from_>把融合素材怪兽{{banish?除外}}{{!banish?送去墓地}}，把1只<what>从额外卡组融合召唤{NAMED[1]}",
    ),
    row(
        TributeMaterials,
        f"<!Tribute> the materials, this card among them, of 1 <what> in your Extra Deck <from_:at>{NAMED[0]}",
        f"从<from_>把包含这张卡的额外卡组1只<what>的融合素材怪兽解放{NAMED[1]}",
    ),
    row(
        RitualSummon,
        "<!Ritual Summon> 1 <what> from your hand by Tributing <tributes:plural> <from_:at> whose Levels are together "
        f"{{exactly?exactly }}{{<level>}}{{!level?the Level of that monster}}{{!exactly? or more}}{NAMED[0]}",
        "从<from_>把等级合计{exactly?正好是}{!exactly?在}{<level>}{!level?那只怪兽的等级}{!exactly?以上}的<tributes>解放，"
        f"从自己手卡把1只<what>仪式召唤{NAMED[1]}",
    ),
)

HALF_YOUR_LP: Final = Half(LifePoints(YOU), down=True)
PLAYERS: Final = (
    row(Draw, f"<!draw> 1 card{NAMED[0]}", f"自己抽1张{NAMED[1]}", count=1, who=YOU),
    row(Draw, f"<!draw> <count> cards{NAMED[0]}", f"自己抽<count>张{NAMED[1]}", count=int, who=YOU),
    row(Draw, f"<!draw> cards equal to <count>{NAMED[0]}", f"自己抽<count>的张数{NAMED[1]}", who=YOU),
    *[
        row(
            Draw,
            f"<who:each> <!draw:s> {english}{NAMED[0]}",
            f"<who>{each}抽{chinese}{NAMED[1]}",
            **fixed,
            **whose,
        )
        for whose, each in (({"who": EITHER}, "各"), ({}, ""))
        for fixed, english, chinese in (
            ({"count": 1}, "1 card", "1张"),
            ({"count": int}, "<count> cards", "<count>张"),
            ({}, "cards equal to <count>", "<count>的张数"),
        )
    ],
    row(InflictDamage, "<!inflict> damage to <to>", "给与<to>伤害", "some", amount=1),
    row(InflictDamage, "<!inflict> <amount> damage to <to>", "给与<to><amount>伤害", amount=int),
    row(InflictDamage, "<!inflict> damage to <to> equal to <amount:total>", "给与<to>相当于<amount:total>的伤害"),
    row(PayLP, "<!pay> half your LP", "支付一半基本分", amount=HALF_YOUR_LP),
    row(PayLP, "<!pay> <amount> LP", "支付<amount>基本分", amount=int),
    row(PayLP, "<!pay> LP equal to <amount:total>", "支付相当于<amount:total>的基本分"),
    *[
        row(kind, f"{subject} {english}", f"<who>{verb}{chinese}", **fixed, **whose)
        for kind, order, verb in ((GainLP, "gain", "回复"), (LoseLP, "lose", "失去"))
        for whose, subject in (({"who": YOU}, f"<!{order}>"), ({}, f"<who:each> <!{order}:s>"))
        for fixed, english, chinese in (
            ({"amount": int}, "<amount> LP", "<amount>基本分"),
            ({}, "LP equal to <amount:total>", "相当于<amount:total>的基本分"),
        )
    ],
    row(LookAt, "<!look> at <cards>", "确认<cards>"),
    row(Reveal, "<!reveal> <cards>", "<cards: 把>给双方观看"),
    row(ShuffleDeck, "<!shuffle> both Decks", "把双方的卡组洗切", whose=EITHER),
    row(ShuffleDeck, "<!shuffle> <whose:whose> Deck", "把<whose>的卡组洗切"),
    row(WinTheDuel, "you win the {match?Match}{!match?Duel}", "自己{match?比赛}{!match?决斗}胜利"),
    row(SetLP, "the LP of both players become <amount>", "双方的基本分变成<amount>", who=EITHER),
    row(SetLP, "<who:whose> LP become <amount>", "<who>的基本分变成<amount>"),
    row(LoseGains, "<cards> <!lose:cards> what its own effects have let it gain", "<cards>因自身的效果上升的数值变成0"),
    row(SwitchAttack, "<!make> the attack a direct attack", "那次攻击变成直接攻击", cards=None),
    row(SwitchAttack, "<!switch> the attack target to <cards>", "攻击对象转移为<cards>"),
    row(
        SwitchTarget,
        "that card or effect targets <cards>, as it could have been, instead",
        "那张卡或那个效果的对象转移为<cards>（须是正确的对象）",
    ),
    row(ExchangeLP, "<!exchange> your LP with your opponent's", "自己和对方的基本分交换"),
    row(EndTurn, "it becomes the End Phase of this turn", "变成这个回合的结束阶段"),
    row(EndBattlePhase, "<!end> the Battle Phase", "战斗阶段结束"),
    row(DeclareLike, "the <what:list or> of <of> counts as declared", "<of>的<what:join ·>视作被宣言"),
    row(SkipTurn, "<!skip> your next turn", "下次的自己回合跳过", who=YOU),
    row(SkipTurn, "<who> <!skip:who> <who:own> next turn", "下次的<who>回合跳过"),
    row(
        AddBattlePhase,
        "the turn player can conduct 1 more Battle Phase after this one",
        "这次战斗阶段之后，回合玩家可以再进行1次战斗阶段",
    ),
    *[
        row(SkipPhase, f"{subject} {own} next {english}", f"下次的<who>的<phase:join ·>跳过{chinese}", **times, **whose)
        for whose, subject, own in (
            ({"who": YOU}, "<!skip>", "your"),
            ({"who": EITHER}, "<who> <!skip:who>", "their"),
            ({}, "<who> <!skip:who>", "their"),
        )
        for times, english, chinese in (
            ({"times": 1}, "<phase:list or>", ""),
            ({}, "<times> <phase:list or>s", "<times>次"),
        )
    ],
    row(
        BlockZones,
        "those zones cannot be used while <as_long_as> stays there",
        "<as_long_as>存在期间，那些区域不能使用",
    ),
    row(Choose, "<!choose> <cards>", "选出<cards>"),
    row(ChooseZones, "<!choose> the zone of <of>", "选择<of>的区域", of=GIVEN),
    *[
        row(
            ChooseZones,
            f"<!choose> {front}{{up_to?up to }}{count} unused {zone} <where:at>{back}",
            f"选择{zh}<where>的没有使用的{{up_to?最多}}{count}处区域{end}",
            **fixed,
            **of,
        )
        for of, front, back, zh, end in (
            ({"of": None}, "", "", "", ""),
            ({}, "the zone of <of> (", ")", "<of>的区域（", "）"),
        )
        for fixed, count, zone in (({"count": 1}, "1", "zone"), ({}, "<count>", "zones"))
    ],
    *[
        row(
            TossCoins,
            f"{subject} a coin{english}{{call? and {call} it}}{name}",
            f"{who}进行<count>次投掷硬币{{call?并对里表作猜测}}{name_zh}",
            **times,
            **whose,
            **named,
        )
        for whose, subject, call, who in (
            ({"who": YOU}, "<!toss>", "call", ""),
            ({}, "<who:each> <!toss:s>", "<who:each> calls", "<who>"),
        )
        for times, english in (({"count": 1}, ""), ({}, " <count> times"))
        for named, name, name_zh in (({"called": HEADS}, "", ""), ({}, " (“<called>”)", "（下称“<called>”）"))
    ],
    *[
        row(
            RollDie,
            f"{subject} a six-sided die{english}{{again? (again if <called:result> is <again:is>)}}{name}",
            f"{who}掷<count>次骰子{{again?（若<called:result>是<again:is>则重新投掷）}}{name_zh}",
            **times,
            **whose,
            **named,
        )
        for whose, subject, who in (({"who": YOU}, "<!roll>", ""), ({}, "<who:each> <!roll:s>", "<who>"))
        for times, english in (({"count": 1}, ""), ({}, " <count> times"))
        for named, name, name_zh in (({"called": THE_ROLL}, "", ""), ({}, " (“<called>”)", "（下称“<called>”）"))
    ],
    *[
        row(
            Declare,
            f"{subject} 1 <what>{{ of <of:plural>}}{english}{{, by steps of <by>}}",
            f"{who}宣言1个{{<of>的}}<what>{chinese}{{（每<by>为单位）}}",
            **range_,
            **whose,
        )
        for whose, subject, who in (({"who": YOU}, "<!declare>", ""), ({}, "<who:each> <!declare:s>", "<who>"))
        for range_, english, chinese in (
            ({"least": 1, "most": HIGHEST_LEVEL}, "", ""),
            ({}, " from <least> to <most>", "（从<least>到<most>）"),
        )
    ],
)

ON_CARDS: Final = (
    row(
        ChangePosition,
        "<!change> the battle position of <cards>{quietly? (without activating Flip Effects)}",
        "<cards: 把>的表示形式变更{quietly?（反转效果不发动）}",
        to=THE_OTHER_POSITION,
    ),
    row(
        ChangePosition,
        "<!change> <cards> to <to:into>{quietly? (without activating Flip Effects)}",
        "<cards: 把>变成<to:into>{quietly?（反转效果不发动）}",
    ),
    row(Equip, f"<!equip> <what> to <to>{WRONG[0]}", f"把<what>给<to>装备{WRONG[1]}", what=Ref),
    row(Equip, f"<!equip> <what:from> to <to>{WRONG[0]}", f"<what:from 把>给<to>装备{WRONG[1]}"),
    row(LinkTogether, "<!link> this card with <with_>", "这张卡与<with_>关联"),
    row(Negate, "<!negate> the <what>", "那个<what>无效"),
    *[
        row(
            PlaceCounters,
            f"<!place> {english} {{!spread?on}}{{spread?among}} <cards>{{ (max. <at_most>)}}",
            f"给<cards>{{spread?合计}}放置{chinese}{{（最多<at_most>个）}}",
            **fixed,
        )
        for fixed, english, chinese in (
            ({"count": 1}, "1 <kind>", "1个<kind>"),
            ({"count": int}, "<count> <kind>s", "<count>个<kind>"),
            ({}, "<kind>s equal to <count>", "相当于<count>的<kind>"),
        )
    ],
    *[
        row(
            RemoveCounters,
            f"<!remove> {english} {{spread?in total }}from <cards>",
            f"把<cards>的{{spread?合计}}{chinese}取除",
            **fixed,
        )
        for fixed, english, chinese in (
            ({"count": None}, "all <kind>s", "全部<kind>"),
            ({"count": 1}, "1 <kind>", "1个<kind>"),
            ({"count": int}, "<count> <kind>s", "<count>个<kind>"),
            ({}, "<kind>s equal to <count>", "相当于<count>的<kind>"),
        )
    ],
)
DEEDS: Final = (*JOINED, *LATER, *MOVES, *PLAYERS, *ON_CARDS)
