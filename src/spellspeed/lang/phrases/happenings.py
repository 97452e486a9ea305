"""Happenings: what a line answers, and whether it can miss it."""

from typing import Final

from spellspeed.lang.phrases.row import GIVEN, Phrase, row
from spellspeed.lang.words.every_word import (
    AS_A_CARD,
    AS_AN_EFFECT,
    AS_ANYTHING,
    AS_ATTACKED,
    AS_ATTACKER,
    AS_EITHER,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_COST,
    EITHER,
    END_PHASE,
)
from spellspeed.lang.words.places_said import EITHER_BANISHED, YOUR_DECK, YOUR_HAND
from spellspeed.lang.words.rare import CountersPlaced, LPGained
from spellspeed.lang.words.terms import Player
from spellspeed.lang.words.timings import (
    Activated,
    AttackDeclared,
    AttackTargetSelected,
    BattleReached,
    ControlChanged,
    DamageTaken,
    Destroyed,
    Discarded,
    Drawn,
    EndStepReached,
    Equipped,
    Flipped,
    Happening,
    If,
    LeftField,
    MonsterSet,
    NormalDrawDue,
    PhaseReached,
    PositionChanged,
    Resolving,
    Response,
    Sent,
    Summoned,
    Targeted,
    Tributed,
    When,
    WouldBeSummoned,
)

CAUSE: Final = "{because? by {<by:whose> }<because:list or>}{!because?{ by <by>}}"
CAUSE_ZH: Final = "{because?{<by>的}<because:join ·>}{!because?{<by>}}"
WHY_ZH: Final = "{because?因{<by>的}<because:join ·>}{!because?{因<by>}}"
WAS: Final = ("{ while it was <was:a>}", "{是<was>的}")
ACTIVATED_AS: Final = (
    (AS_A_CARD, "<what:card>", "<what>", ""),
    (AS_AN_EFFECT, "the effect of <what:a>", "<what>", "的效果"),
    (AS_ANYTHING, "<what:card> or the effect of one", "<what>", "或其效果"),
)
SUCH: Final = (
    "{targeting? that targets {alone?only }<targeting:a>}{untargeted? that targets nothing}{ (except <other_than>)}"
    "{ that includes an effect such as <including:listed some|or>}",
    "{包含<including:each some|或>的效果的}"
    "{untargeted?不取对象的}{targeting?{alone?只}以<targeting>为对象的}{!targeting?{alone?只有}}"
    "{<other_than>以外的}",
)
ALONE: Final = "{!targeting?{alone? (only that)}}"

TIMINGS: Final = (
    row(When, "<events:each when|, OR >", "<events:each when|或>"),
    row(If, "<events:each if|, OR >", "<events:each if|或>"),
    row(When, "<events:each whenever|, OR >", "<events:each whenever|或>", "each_time"),
    row(If, "<events:each each_time|, OR >", "<events:each each_time|或>", "each_time"),
    row(BattleReached, "<timing>, when <self>", "<timing>，<self>时", "when"),
    row(BattleReached, "<timing>, if <self>", "<timing>，<self>的场合", "if"),
    row(
        PhaseReached,
        "during the End Phase of the turn in which <after>",
        "<after>的回合的结束阶段",
        "if",
        phase=END_PHASE,
        turn_of=EITHER,
        after=GIVEN,
    ),
    row(
        PhaseReached,
        "during the next <phase:list or> after <after>",
        "<after>之后下次的<phase:join >",
        "if",
        turn_of=EITHER,
        after=GIVEN,
    ),
    row(
        PhaseReached,
        "during <turn_of:whose> next <phase:list or> after <after>",
        "<after>之后下次的<turn_of>的<phase:join >",
        "if",
        after=GIVEN,
    ),
    row(PhaseReached, "during the <phase:list or>", "双方的<phase:join >", "if", turn_of=EITHER),
    row(PhaseReached, "during <turn_of:whose> <phase:list or>", "<turn_of>的<phase:join >", "if"),
    row(EndStepReached, "at the end of the Battle Phase", "双方的战斗阶段结束时", "if", turn_of=EITHER),
    row(EndStepReached, "at the end of <turn_of:whose> Battle Phase", "<turn_of>的战斗阶段结束时", "if"),
    row(Happening, "when <self>", "<self>时", "when"),
    row(Happening, "if <self>", "<self>的场合", "if"),
    row(BattleReached, "<self>, <timing>", "<self>的<timing>", "befalling"),
    row(Happening, "whenever <self:befalling>", "每当<self:befalling>时", "whenever"),
    row(PhaseReached, "during each <phase:list or>", "双方的每个<phase:join >", "each_time", turn_of=EITHER),
    row(PhaseReached, "during each of <turn_of:whose> <phase:list or>s", "<turn_of>的每个<phase:join >", "each_time"),
    row(EndStepReached, "at the end of each Battle Phase", "双方的每个战斗阶段结束时", "each_time", turn_of=EITHER),
    row(
        EndStepReached,
        "at the end of each of <turn_of:whose> Battle Phases",
        "<turn_of>的每个战斗阶段结束时",
        "each_time",
    ),
    row(DamageTaken, "if <self>", "<self>的场合", "each_time", to_zero=True),
    row(Happening, "each time <self:befalling>", "每次<self:befalling>", "each_time"),
)


def activated_rows() -> list[Phrase]:
    """Return how activations are said, by what is activated and by whom."""
    found: list[Phrase] = []
    for as_, english, front, back in ACTIVATED_AS:
        what, what_zh = f"{english}{ALONE}{SUCH[0]}", f"{SUCH[1]}{front}{back}"
        later = f"{english}{ALONE}{{by=YOU? you activated}}{{by=OPPONENT? your opponent activated}}{SUCH[0]}"
        found += [
            row(
                Resolving,
                f"{later} would resolve",
                f"{{by=YOU?自己发动的}}{{by=OPPONENT?对方发动的}}{what_zh}将要处理",
                as_=as_,
            ),
            row(Activated, f"{what} is activated", f"{what_zh}发动", as_=as_, by=EITHER),
            row(Activated, f"<by> <activates/activate:by> {what}", f"<by>把{what_zh}发动", as_=as_),
            row(
                Response,
                f"Neither player can activate {english} in response.",
                f"双方不能对应这个发动来发动{front}{back}。",
                as_=as_,
                by=EITHER,
            ),
            row(
                Response,
                f"^<by> cannot activate {english} in response.",
                f"<by>不能对应这个发动来发动{front}{back}。",
                as_=as_,
            ),
        ]
    return found


SUMMONED: Final = (
    "{ <from_:from>}{ by <because>}{ by its <by_line:ordinal> effect}{ using <using> as material}",
    "{因<because>}{用自身第<by_line>个效果}{把<using>作为素材}{从<from_>}<how:join ·>成功",
)
AN_ATTACK: Final = "{directly?a direct attack}{!directly?an attack}"
HAPPENINGS: Final = (
    *activated_rows(),
    row(WouldBeSummoned, "<what:a> would be {<how:join /> }Summoned", "<what>将要<how:join ·>", by=EITHER),
    row(WouldBeSummoned, "<by> would {<how:join /> }Summon <what:a>", "<by>将要把<what><how:join ·>"),
    row(
        Summoned,
        f"<what:a>{{ (except <other_than>)}} is {{<how:join /> }}Summoned{SUMMONED[0]}",
        f"{{<other_than>以外的}}<what>{SUMMONED[1]}",
        by=EITHER,
    ),
    row(
        Summoned,
        f"<by> {{<how:join /> }}<Summons/Summon:by> <what:a>{{ (except <other_than>)}}{SUMMONED[0]}",
        f"<by>把{{<other_than>以外的}}<what>{SUMMONED[1]}",
    ),
    row(
        AttackDeclared,
        f"<what:a> <declares/declare:what> {AN_ATTACK}{{ on <on:a>}}",
        "<what>{向<on>}{directly?直接}攻击宣言",
        by=EITHER,
    ),
    row(
        AttackDeclared,
        f"<by> <declares/declare:by> {AN_ATTACK} with <what:a>{{ on <on:a>}}",
        "<by>用<what>{向<on>}{directly?直接}攻击宣言",
    ),
    row(
        Sent,
        f"<what:a> <is/are:what> banished{{ <from_:from>}}{CAUSE}{WAS[0]}",
        f"{WAS[1]}<what>{WHY_ZH}{{从<from_>}}被除外",
        to=EITHER_BANISHED,
        by_card=None,
        destroyed=False,
    ),
    row(
        Sent,
        f"<what:a> <is/are:what> added <from_:from> <to:to>{CAUSE}{WAS[0]}",
        f"{WAS[1]}<what>{WHY_ZH}从<from_>加入<to:to>",
        from_=YOUR_DECK,
        to=YOUR_HAND,
        by_card=None,
        destroyed=False,
        undrawn=False,
    ),
    row(
        Sent,
        f"<what:a> <is/are:what> destroyed by battle and sent{{ <from_:from>}} <to:to>{WAS[0]}",
        f"{WAS[1]}<what>被战斗破坏{{从<from_>}}送去<to:to>",
        because=BECAUSE_OF_BATTLE,
        by=Player(0),
        by_card=None,
        destroyed=False,
    ),
    row(
        Sent,
        f"<what:a> <is/are:what> {{destroyed?destroyed and }}sent{{ <from_:from>}} <to:to>{CAUSE}{WAS[0]}"
        "{undrawn? (except by drawing)}",
        f"{WAS[1]}<what>{WHY_ZH}{{destroyed?被破坏}}{{从<from_>}}送去<to:to>{{undrawn?（抽卡除外）}}",
        by_card=None,
    ),
    row(
        Sent,
        f"<by_card:a> <destroys/destroy:by_card> <what:a> by battle and sends it <to:to>{WAS[0]}",
        f"<by_card>战斗破坏{WAS[1]}<what>送去<to:to>",
        because=BECAUSE_OF_BATTLE,
        by=Player(0),
        from_=None,
        destroyed=False,
    ),
    row(
        Sent,
        f"<what:a> <is/are:what> sent <to:to> to activate the effect of <by_card:a>{WAS[0]}",
        f"{WAS[1]}<what>为让<by_card>的效果发动而被送去<to:to>",
        because=BECAUSE_OF_COST,
        by=Player(0),
        from_=None,
        destroyed=False,
    ),
    row(
        Sent,
        "<by_card:a> {destroyed?<destroys/destroy:by_card> and }<sends/send:by_card> <what:a>{ <from_:from>} <to:to>"
        f"{CAUSE}{WAS[0]}{{undrawn? (except by drawing)}}",
        f"<by_card>把{WAS[1]}<what>{WHY_ZH}{{destroyed?被破坏}}{{从<from_>}}送去<to:to>{{undrawn?（抽卡除外）}}",
    ),
    *[
        row(
            Destroyed,
            f"<what:a> {be} destroyed{{ <from_:at>}}{CAUSE}{WAS[0]}",
            f"{WAS[1]}<what>{{在<from_>}}被{CAUSE_ZH}破坏",
            form,
            by_card=None,
        )
        for form, be in (("", "<is/are:what>"), ("would", "would be"))
    ],
    *[
        row(
            Destroyed,
            f"<by_card:a> {destroys} <what:a>{{ <from_:at>}}{CAUSE}{WAS[0]}",
            f"<by_card>把{WAS[1]}<what>{{在<from_>}}{why}破坏",
            form,
            **fixed,
        )
        for form, destroys in (("", "<destroys/destroy:by_card>"), ("would", "would destroy"))
        for fixed, why in (({"because": BECAUSE_OF_BATTLE, "by": Player(0)}, "战斗"), ({}, WHY_ZH))
    ],
    row(
        Discarded,
        f"<what:a> <is/are:what> discarded{{ <from_:from>}}{{to_graveyard? to the GY}}{CAUSE}",
        f"<what>{{从<from_>}}被{CAUSE_ZH}丢弃{{to_graveyard?去墓地}}",
    ),
    row(Targeted, "<what:a> <is/are:what> targeted", "<what>成为效果的对象"),
    row(
        Tributed,
        "<what:a> <is/are:what> Tributed{ for the Tribute Summon of <for_:a>}",
        "<what>{为<for_>的上级召唤而}被解放",
    ),
    row(LeftField, f"<what:a> <leaves/leave:what> the field{WAS[0]}", f"{WAS[1]}<what>从场上离开"),
    row(Flipped, "<what:a> <is/are:what> flipped face-up", "<what>反转"),
    row(
        MonsterSet,
        "a monster is Set{ on <controller:whose> field}",
        "{<controller>场上有}怪兽被盖放",
        by=EITHER,
    ),
    row(
        MonsterSet,
        "<by> <Sets/Set:by> a monster{ on <controller:whose> field}",
        "<by>把{<controller>场上的}怪兽盖放",
    ),
    row(Drawn, "<by> <draws/draw:by>{normally? for the normal draw}", "<by>{normally?通常}抽卡", what=None),
    row(Drawn, "<by> <draws/draw:by> <what:a>{normally? for the normal draw}", "<by>{normally?通常}抽到<what>"),
    *[
        row(
            DamageTaken,
            f"<who> {takes} damage{{ by <because:list or>}}{{directly? (direct attack)}}"
            "{to_zero? and <who:whose> LP become 0}",
            "<who>{因<because:join ·>}{directly?（直接攻击）}受到伤害{to_zero?，<who>基本分变成0}",
            form,
            by_card=None,
        )
        for form, takes in (("", "<takes/take:who>"), ("would", "would take"))
    ],
    *[
        row(
            DamageTaken,
            f"<by_card:a> {inflicts} {{<because:damage> }}damage to {whom}{{directly? by a direct attack}}"
            f"{{to_zero? and {whose} LP become 0}}",
            f"<by_card>{{directly?用直接攻击}}给与{zh}{{<because:join ·>}}伤害{{to_zero?，{zh}基本分变成0}}",
            form,
            **fixed,
        )
        for fixed, whom, whose, zh in (
            ({"who": EITHER}, "either player", "that player's", "玩家"),
            ({}, "<who>", "<who:whose>", "<who>"),
        )
        for form, inflicts in (("", "<inflicts/inflict:by_card>"), ("would", "would inflict"))
    ],
    row(LPGained, "<who> <gains/gain:who> LP", "<who>基本分回复"),
    row(PhaseReached, "<turn_of:whose> <phase:list or> arrives", "<turn_of>的<phase:join >到来"),
    row(
        PhaseReached,
        "<turn_of:whose> next <phase:list or> after <after> arrives",
        "<after>之后下次的<turn_of>的<phase:join >到来",
        after=GIVEN,
    ),
    *[
        row(BattleReached, f"<what:a> {english}", chinese, role=role, **with_).leaving("timing")
        for role, with_, english, chinese in (
            (AS_EITHER, {"with_": None}, "<battles/battle:what>", "<what>进行战斗"),
            (AS_EITHER, {}, "<battles/battle:what> <with_:a>", "<what>和<with_>进行战斗"),
            (AS_ATTACKER, {"with_": None}, "<attacks/attack:what>", "<what>攻击"),
            (AS_ATTACKER, {}, "<attacks/attack:what> <with_:a>", "<what>向<with_>攻击"),
            (AS_ATTACKED, {"with_": None}, "<is/are:what> attacked", "<what>受到攻击"),
            (AS_ATTACKED, {}, "<is/are:what> attacked by <with_:a>", "<what>受到<with_>的攻击"),
        )
    ],
    row(AttackTargetSelected, "<what:a> <is/are:what> targeted for an attack", "<what>被选择作为攻击对象"),
    row(CountersPlaced, "the <nth:ordinal> <kind> is placed on <what:a>", "给<what>放置第<nth>个<kind>", nth=GIVEN),
    row(CountersPlaced, "<kind>s are placed on <what:a>", "给<what>放置<kind>"),
    row(Equipped, "<what:a> <is/are:what> equipped to <to:a>", "<to>有<what>装备"),
    row(ControlChanged, "control of <what:a> changes", "<what>的控制权变更"),
    row(
        PositionChanged,
        "the battle position of <what:a> is changed{ from <was:into>}{ to <to:into>}",
        "{<was:into>的}<what>{变成<to:into>}{!to?的表示形式变更}",
    ),
    row(
        NormalDrawDue,
        "<turn_of:anybody> would use this effect instead of conducting <turn_of:own> normal draw",
        "<turn_of>用这个效果代替通常抽卡",
        instead=True,
    ),
    row(NormalDrawDue, "<turn_of:anybody> would conduct <turn_of:own> normal draw", "<turn_of>将要进行通常抽卡"),
    row(EndStepReached, "the end of <turn_of:whose> Battle Phase arrives", "<turn_of>的战斗阶段的结束到来"),
)
