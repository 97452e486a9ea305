"""Chinese for what few cards ask of others."""

from typing import TYPE_CHECKING

from spellspeed.lang.nouns import HasMaterial, Linked, NotLinked, PointedAtBy, SummonedBy, Trait, WasMaterial
from spellspeed.lang.rare import (
    HasEquip,
    HasNotDone,
    NamedUnlike,
    OriginalLevel,
    OriginallyNamed,
    OrMadeOfIt,
    SharesColumn,
    Waiting,
    WasSet,
)
from spellspeed.lang.render.tables import DOINGS, ZH, Unsaid, pieces

if TYPE_CHECKING:
    from spellspeed.lang.render.chinese_nouns import ChineseNouns


def say_trait(chinese: "ChineseNouns", trait: Trait) -> str:
    """Say what few cards ask of others; what stands elsewhere in the phrase is nothing here.

    >>> from spellspeed.lang.render.chinese_nouns import ChineseNouns
    >>> say_trait(ChineseNouns(str), HasEquip())
    '有装备卡装备的'
    """
    match trait:
        case HasNotDone():
            return f"这个回合没有{'或'.join(pieces(DOINGS, trait.deeds, ZH))}的"
        case HasEquip():
            return "有装备卡装备的"
        case HasMaterial():
            return f"有{chinese.phrase(trait.what)}作为素材的"
        case SummonedBy():
            return f"用{chinese.phrase(trait.what)}的效果特殊召唤的"
        case WasMaterial():
            return f"作为{'融合召唤' if trait.of is None else chinese.ref(trait.of)}的素材使用过的"
        case Waiting():
            return "盖放后还没有迎来控制者的自己回合的"
        case PointedAtBy():
            return f"{chinese.ref(trait.of)}所连接区的"
        case Linked():
            return "互相连接状态的" if trait.mutually else "连接状态的"
        case NotLinked():
            return "不在互相连接状态的" if trait.mutually else "不在连接状态的"
        case SharesColumn():
            return f"和{chinese.ref(trait.of)}相同纵列的其他的"
        case WasSet():
            return "曾盖放在场上的"
        case NamedUnlike():
            return f"与{chinese.ref(trait.of)}卡名不同的"
        case OriginallyNamed():
            return f"原本卡名与{chinese.ref(trait.like)}相同的"
        case OriginalLevel() | OrMadeOfIt():
            return ""
    raise Unsaid(trait)
