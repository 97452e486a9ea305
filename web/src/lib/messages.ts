// Written by `make messages` from src/spellspeed/server/messages.py; do not edit.

import type { Asking, Cause, Deed, Happening, Occasion, Place, Position, Purpose, Lang, Stage, EventStage, EventForm, EventStatus, TableState, Opens, OrderKind } from "./message_words";

export type { Asking, Cause, Deed, Happening, Occasion, Place, Position, Purpose, Lang, Stage, EventStage, EventForm, EventStatus, TableState, Opens, OrderKind };

export const VERSION = 1;

export const WATCHER = 2;

export const JUDGE = 3;

export type RequestName = string;

/** Where a card lies: whose place, its plain name, and which of its cards or zones, counted from 1. Zones are counted from their player's left, the two Extra Monster Zones from the left of who looks; a pile from its bottom. 0: there is no order, or nobody tells it. */
export interface At {
  of: number;
  place: Place;
  /** if absent: 0 */
  index?: number;
}

/** Counters of one kind on a card, called as in the language of the client. */
export interface Counters {
  kind: string;
  count: number;
}

/** One effect that changes the points of a monster: whose it is, and what it does to which. */
export interface Change {
  stat: "ATK" | "DEF";
  /** `original`: the original value becomes that */
  how: "gain" | "lose" | "become" | "original";
  amount: number;
  /** the name of the card whose effect it is */
  card: string;
}

/** A card as this seat sees it, as effects have made it; one that is hidden has no password and no facts. Kinds, Attributes, Types and arrows are English words: `Monster`, `Quick-Play`, `DARK`, `Beast-Warrior`, `Top-Left`. */
export interface Card {
  at: At;
  /** if absent: 0 */
  owner?: number;
  /** 0: nobody tells which card it is; if absent: 0 */
  password?: number;
  name?: string;
  /** if absent: true */
  face_up?: boolean;
  /** of a monster on the field */
  position?: Position;
  kinds?: string[];
  attributes?: string[];
  types?: string[];
  level?: number;
  rank?: number;
  link?: number;
  arrows?: string[];
  /** of a Pendulum Monster */
  scale?: number;
  /** -1 is a printed "?" */
  atk?: number;
  def?: number;
  /** where it differs from `atk` */
  printed_atk?: number;
  printed_def?: number;
  /** what made the points other than printed, of each what began first */
  changes?: Change[];
  counters?: Counters[];
  equipped_to?: At;
  materials?: Card[];
  /** if absent: false */
  negated?: boolean;
  /** how it came to the field: "Normal Summon" … */
  summoned?: string;
  /** if absent: false */
  summoned_this_turn?: boolean;
  /** of a Gemini Monster; if absent: false */
  summoned_again?: boolean;
  /** if absent: false */
  set_this_turn?: boolean;
  /** by its player, this turn; if absent: false */
  position_changed?: boolean;
  /** this turn; if absent: 0 */
  attacks_made?: number;
}

/** One player's half of the table; zones are those from the player's own left. */
export interface Side {
  player: number;
  lp: number;
  /** the backs of cards nobody shows have no password; hidden ones come first */
  hand: Card[];
  monsters: (Card | null)[];
  spells: (Card | null)[];
  /** the bottom card first */
  graveyard: Card[];
  banished: Card[];
  deck_size: number;
  extra_size: number;
  field?: Card;
  /** only what this seat may see */
  extra?: Card[];
  /** while this seat searches it, or looks at everything: in no order of its own */
  deck?: Card[];
  side_size?: number;
  /** monster zones that cannot be used, 1 to 5 */
  blocked?: number[];
  /** if absent: 0 */
  normal_summons_left?: number;
}

/** A chain link that waits, resolves or has resolved. */
export interface ChainLink {
  number: number;
  player: number;
  card: Card;
  /** whose it is, what it targets, how far it has come, in a sentence */
  text: string;
  /** which of the card's effects, ① = 1; 0: its own activation, or its only effect; if absent: 0 */
  effect?: number;
  targets?: At[];
  /** if absent: false */
  resolving?: boolean;
  /** if absent: false */
  resolved?: boolean;
  /** if absent: false */
  negated?: boolean;
}

/** The attack under way; without a target it is a direct one. */
export interface Attack {
  player: number;
  attacker: At;
  target?: At;
}

/** Something that an effect has brought about for a time, or has put off. */
export interface Lasting {
  /** whose effect it is; "you" in its text */
  player: number;
  password: number;
  /** the card's name */
  card: string;
  /** what it says, in the words of its card */
  text: string;
  /** how long it lasts, or when it will be done */
  until: string;
  /** what its text calls "that" or "declared" */
  about?: string;
  /** the cards it is about */
  on?: At[];
  /** it is still to be done; if absent: false */
  put_off?: boolean;
}

/** How a duel ended. */
export interface Duelled {
  winner: number | null;
  /** a plain word: "lp", "deck-out", "surrender", "card effect", "time", "timeout", "ruling" … */
  reason: string;
  turns: number;
  /** the same in a sentence */
  text?: string;
  /** it was an extra duel; if absent: false */
  extra?: boolean;
}

/** The whole table as one seat sees it. */
export interface Table {
  /** 0 before the first turn */
  turn: number;
  turn_player: number;
  /** "main phase 1" … */
  phase: string;
  /** in the language of the client */
  phase_word: string;
  /** player 0, player 1 */
  sides: Side[];
  /** the left one of who looks first; empty where the format has none */
  extra_monster_zones: (Card | null)[];
  /** of the Battle Phase: "damage step" … */
  step?: string;
  /** of the Damage Step: "before damage calculation" … */
  timing?: string;
  timing_word?: string;
  chain?: ChainLink[];
  attack?: Attack;
  lasting?: Lasting[];
  /** in no place: a monster being summoned, a card whose activation was negated */
  nowhere?: Card[];
  /** who is to act, as far as that is public */
  acting?: number;
  /** where the duel stands, in a sentence */
  moment?: string;
  outcome?: Duelled;
}

/** Something that happened: what is told, and what moved from where to where. */
export interface Event {
  kind: Happening;
  /** empty: told by the events around it, or what everybody follows without being told */
  text?: string;
  /** if absent: -1 */
  player?: number;
  /** as it lies afterwards */
  card?: Card;
  /** only if it moved */
  came_from?: At;
  /** what is attacked, battled, equipped or attached to; else the card that caused it */
  other?: Card;
  /** the phase, step, deed, reason, coin or counter, as a plain word */
  what?: string;
  /** the turn, the chain link, the change of LP or counters, what the die shows; if absent: 0 */
  number?: number;
  /** if absent: 0 */
  old?: number;
  /** if absent: 0 */
  new?: number;
  /** if absent: "rule" */
  cause?: Cause;
  /** an effect is activated of a card that lies there as before; if absent: false */
  as_effect?: boolean;
}

/** One thing that can be picked; its place in the list is its number. */
export interface Option {
  /** what it is, in the language of the client: "Normal Summon Mystical Elf (Level 4 …)" */
  text: string;
  /** a plain word for programs */
  deed: Deed;
  /** the text without the card, for a menu at the card: "Normal Summon"; empty: the text says it */
  verb?: string;
  /** how it is written in our notation; empty in a list of names */
  wish?: string;
  card?: At;
  /** the card itself, where the table does not show it: in a deck, in the other's hand */
  face?: Card;
  /** a zone that is chosen */
  zone?: At;
  /** which effect of the card is activated, ① = 1; 0: its own activation, or its only effect; if absent: 0 */
  effect?: number;
  /** by deed: a number, how many Tributes, which effect, the password of a name */
  number?: number;
  /** to which a monster comes */
  position?: Position;
}

/** What this seat is asked; picks are numbers of options. */
export interface Question {
  name: string;
  kind: Asking;
  text: string;
  options: Option[];
  least: number;
  most: number;
  purpose: Purpose;
  /** the order of the picks counts; if absent: false */
  ordered?: boolean;
  /** which option is the pass, if one is */
  may_pass?: number;
  /** one may respond to something, or pass; if absent: false */
  window?: boolean;
  /** what opened the window, so that a client may pass by itself what its player does not want */
  occasion?: Occasion;
  /** and whose deed that was; if absent: -1 */
  by?: number;
  /** an attack, or a link that targets one's cards or answers one's own link; if absent: false */
  aimed?: boolean;
  /** the card that asks or is asked about */
  card?: At;
  /** and itself */
  face?: Card;
  /** milliseconds left when this was sent */
  deadline?: number;
}

/** Who sits on a seat. */
export interface Sitting {
  seat: number;
  name?: string;
  bot?: string;
  /** if absent: false */
  here?: boolean;
  /** if absent: false */
  ready?: boolean;
  /** by which it has promised its part of the dice */
  nonce_hash?: string;
  /** and, with salt, its deck */
  deck_hash?: string;
}

/** A deck by passwords. */
export interface Deck {
  main: number[];
  extra?: number[];
  side?: number[];
  name?: string;
}

/** How the match stands. */
export interface Standing {
  /** of the duel under way, from 1 */
  number: number;
  score: number[];
  results?: Duelled[];
  /** the last ones that both made, each empty before */
  throws?: string[];
  /** this seat has thrown already; if absent: false */
  thrown?: boolean;
  /** who has presented a deck for the next duel */
  sided?: boolean[];
  /** one's own, while siding */
  deck?: Deck;
  extra_sizes?: number[];
  side_sizes?: number[];
  /** the duel under way is an extra duel; if absent: false */
  extra_duel?: boolean;
  /** if absent: false */
  time_called?: boolean;
  /** one's own, in milliseconds */
  clock?: number;
  winner?: number;
  /** if absent: false */
  over?: boolean;
  /** why the match is over, a plain word */
  reason?: string;
}

/** Why something cannot be done: the rule, its sentence, the facts, and the card that forbids. */
export interface Refusal {
  /** its id in the rule book */
  rule: string;
  /** its sentence */
  text: string;
  facts?: string[];
  card?: string;
  /** where it is written */
  source?: string;
  /** all of it in one */
  sentence?: string;
}

/** The first message of every socket. */
export interface Hello {
  type: "hello";
  version: number;
  room: string;
  seat: number;
  format: string;
  /** the name of the match rules */
  match: string;
  practice: boolean;
  lang: Lang;
  sittings: Sitting[];
  /** the event at which this match is played */
  event?: string;
  /** seats give to the dice, which can be proved after the match; not where one starts in a position; if absent: true */
  fair?: boolean;
  /** this seat plays both sides: it acts for whoever is due; if absent: false */
  both?: boolean;
  /** and sees all cards; if absent: false */
  open?: boolean;
  /** what the duel starts in, if not with decks */
  start?: "" | "position" | "puzzle" | "replay";
  /** by which the server has promised its part of the dice */
  secret_hash?: string;
}

/** How everything stands for this seat, and what has happened since the last picture. */
export interface Picture {
  type: "picture";
  /** counts the messages of this socket */
  n: number;
  stage: Stage;
  /** who is to act, as far as that is public */
  due: number[];
  events: Event[];
  /** before the match there is none */
  standing?: Standing;
  table?: Table;
  question?: Question;
  /** this seat may take back; if absent: false */
  undo?: boolean;
  /** milliseconds before which nothing further comes: time to show the events; if absent: 0 */
  pause?: number;
  /** these are all events of the duel: what was told before is forgotten; if absent: false */
  fresh?: boolean;
  /** who plays both sides: for whom he sees and acts now */
  chair?: number;
  /** for a judge: how many there are; he takes the match "back" to such a number */
  records?: number;
}

/** A command was kept; it will not be lost. */
export interface Taken {
  type: "taken";
  id: number;
  /** it had been kept before; if absent: false */
  again?: boolean;
}

/** A command was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  code: "illegal" | "stale" | "not-yours" | "not-now" | "too-much" | "unreadable" | "no-room" | "broken";
  text: string;
  refusals?: Refusal[];
  /** by which the operator finds it */
  log?: string;
}

/** Why something cannot be done; empty: it can. */
export interface Reasons {
  type: "reasons";
  id: number;
  refusals: Refusal[];
}

/** What can be picked next, and whether what is picked is an answer already. */
export interface Picks {
  type: "picks";
  id: number;
  next: number[];
  complete: boolean;
}

/** Who is here. */
export interface People {
  type: "people";
  sittings: Sitting[];
}

/** Something to be read: a ruling, a pause, an adjournment, a new version. */
export interface Notice {
  type: "notice";
  kind: string;
  text: string;
}

/** What lets everybody check the dice, after the match. */
export interface Opened {
  type: "opened";
  secret: string;
  nonces: string[];
  /** of the duels, the first one first */
  seeds: string[];
  /** with which the decks were promised */
  salts?: string[];
}

/** Both want a rematch: the room that follows, and one's own link to it, which is for one use. */
export interface Next {
  type: "next";
  room: string;
  link?: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** Sit down with a deck; ready to begin. Who plays both sides sits down twice. */
export interface Sit {
  type: "sit";
  id: number;
  name: string;
  /** where the room starts in a position, none is read */
  deck: Deck;
  nonce_hash?: string;
  /** with which its deck is promised, 64 hexadecimal digits; if absent the server makes one */
  salt?: string;
  /** in practice: cards of the deck in the opening hand, by name: "Kuriboh, 2 Umi" */
  hand?: string;
  /** and those that are drawn next */
  order?: string;
}

/** Open one's nonce. */
export interface Reveal {
  type: "reveal";
  id: number;
  nonce: string;
}

/** Throw for who chooses. */
export interface Throw {
  type: "throw";
  id: number;
  hand: "rock" | "paper" | "scissors";
}

/** Go first or second. */
export interface Choose {
  type: "choose";
  id: number;
  order: "first" | "second";
}

/** Answer a question. */
export interface Answer {
  type: "answer";
  id: number;
  request: string;
  picks: number[];
}

/** Ask what can be picked after these picks. */
export interface Try {
  type: "try";
  id: number;
  request: string;
  picks: number[];
}

/** Ask why a wish in our notation cannot be done: "summon Summoned Skull". */
export interface Why {
  type: "why";
  id: number;
  wish: string;
}

/** Present the deck for the next duel. */
export interface Present {
  type: "present";
  id: number;
  deck: Deck;
}

/** Take back one's last answer, in practice. */
export interface Undo {
  type: "undo";
  id: number;
}

/** Surrender the duel, or the whole match. */
export interface Surrender {
  type: "surrender";
  id: number;
  /** if absent: false */
  match?: boolean;
}

/** Ask for another match with the same decks and seats. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** A judge's ruling: pause, resume, roll back to a number, add time, decide. */
export interface Rule {
  type: "rule";
  id: number;
  what: "pause" | "resume" | "back" | "time" | "duel" | "match" | "void";
  /** if absent: 0 */
  number?: number;
  text?: string;
}

/** Choose the language of words. */
export interface Speak {
  type: "speak";
  id: number;
  lang: Lang;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** Every message of the server. */
export type ToClient =
  | Hello
  | Picture
  | Taken
  | Refused
  | Reasons
  | Picks
  | People
  | Notice
  | Opened
  | Next
  | Pong;

/** Every message of a client. */
export type ToServer =
  | Sit
  | Reveal
  | Throw
  | Choose
  | Answer
  | Try
  | Why
  | Present
  | Undo
  | Surrender
  | Rematch
  | Rule
  | Speak
  | Ping;
