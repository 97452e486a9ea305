// Written by `make messages` from src/spellspeed/server/messages.py; do not edit.

export type Asking =
  | "action"
  | "cards"
  | "zone"
  | "position"
  | "number"
  | "yes or no"
  | "name"
  | "order"
  | "first";

export type Cause =
  | "rule"
  | "battle"
  | "effect"
  | "cost"
  | "tribute"
  | "summon"
  | "player"
  | "hand limit"
  | "normal draw"
  | "setup";

export type Deed =
  | "normal summon"
  | "tribute summon"
  | "set monster"
  | "set spell or trap"
  | "flip summon"
  | "gemini summon"
  | "special summon"
  | "pendulum summon"
  | "synchro summon"
  | "xyz summon"
  | "link summon"
  | "change position"
  | "activate"
  | "attack"
  | "to the battle phase"
  | "end the battle phase"
  | "to the end phase"
  | "pass"
  | "pick"
  | "pick zone"
  | "pick position"
  | "pick number"
  | "direct attack"
  | "yes"
  | "no"
  | "go first"
  | "go second"
  | "stop the attack"
  | "choose effect"
  | "carry out"
  | "call"
  | "declare name"
  | "declare type"
  | "declare attribute"
  | "declare kind"
  | "use the right"
  | "with tributes";

export type Happening =
  | "duel started"
  | "shuffled"
  | "goes first"
  | "turn started"
  | "phase started"
  | "step started"
  | "timing reached"
  | "drew"
  | "moved"
  | "tributed"
  | "attempts to summon"
  | "summoned"
  | "flip summoned"
  | "set"
  | "changed the position of"
  | "flipped"
  | "attacks with"
  | "stopped the attack of"
  | "chooses again for the attack of"
  | "damage calculation of"
  | "lp changed"
  | "destroyed"
  | "sent to the graveyard"
  | "discarded"
  | "duel ended"
  | "special summoned"
  | "battled with"
  | "activates"
  | "activated"
  | "targets"
  | "targeted"
  | "resolves"
  | "resolved"
  | "chain ended"
  | "negated"
  | "added to the hand"
  | "returned to the deck"
  | "placed"
  | "put face-up into the extra deck"
  | "banished"
  | "shown"
  | "changed the points of"
  | "equipped"
  | "attached"
  | "declined"
  | "gained control of"
  | "counters changed on"
  | "spared"
  | "vanished"
  | "selected as the attack target"
  | "no longer applies to"
  | "returned to the field"
  | "draw due"
  | "tossed a coin"
  | "rolled a die"
  | "declared"
  | "zone blocked"
  | "phase skipped"
  | "time called";

export type Occasion =
  | ""
  | "link"
  | "attack"
  | "summon"
  | "other"
  | "time";

export type Place =
  | "deck"
  | "hand"
  | "graveyard"
  | "banished"
  | "extra deck"
  | "monster zone"
  | "extra monster zone"
  | "spell & trap zone"
  | "field zone"
  | "material"
  | "nowhere"
  | "void";

export type Position =
  | ""
  | "attack"
  | "defense"
  | "set";

export type Purpose =
  | "open state"
  | "response"
  | "tribute"
  | "zone"
  | "attack"
  | "attack target"
  | "replay"
  | "hand limit"
  | "first turn"
  | "target"
  | "cost"
  | "material"
  | "search"
  | "discard"
  | "effect"
  | "trigger"
  | "option"
  | "mode"
  | "position"
  | "replacement"
  | "call"
  | "pendulum"
  | "declaration"
  | "order"
  | "blocking"
  | "right"
  | "way"
  | "deck order";

export type Lang =
  | "en"
  | "zh";

export type Stage =
  | "gathering"
  | "throw"
  | "choose"
  | "duel"
  | "side"
  | "over"
  | "paused"
  | "void";

export type EventStage =
  | "registration"
  | "round"
  | "between"
  | "finished";

export type EventForm =
  | "swiss"
  | "elimination"
  | "swiss+cut";

export type EventStatus =
  | "in"
  | "dropped"
  | "disqualified";

export type TableState =
  | "open"
  | "waiting"
  | "playing"
  | "over"
  | "bye";

export type Opens =
  | "match"
  | "event";

export type OrderKind =
  | "rules"
  | "enter"
  | "bots"
  | "rename"
  | "deck"
  | "start"
  | "pair"
  | "unpair"
  | "result"
  | "correct"
  | "penalty"
  | "lift"
  | "drop"
  | "return"
  | "cut"
  | "finish"
  | "reopen";
