// Written by `make messages` from src/spellspeed/server/event_messages.py; do not edit.

import type { Deck, Lang, EventStage, EventForm, EventStatus, TableState, Opens, OrderKind } from "./messages";

/** Somebody who has entered. */
export interface EventPlayer {
  number: number;
  name: string;
  /** which bot it is */
  bot?: string;
  /** if absent: "in" */
  status?: EventStatus;
  /** a deck is filed; if absent: false */
  deck?: boolean;
}

/** A match of a round. */
export interface EventTable {
  table: number;
  /** null: a bye */
  players: (number | null)[];
  /** if absent: "open" */
  state?: TableState;
  /** for each player "win", "loss" or "draw", once it is decided */
  outcome?: string[];
  /** duels won by the first and by the second, and drawn ones */
  score?: number[];
  /** "played", "no-show", "double-loss", "left", "penalty", "bye" */
  how?: string;
  /** who has sat down */
  here?: boolean[];
  /** why the event does not take the result of its room; told to the organiser */
  trouble?: string;
}

/** A round that was paired. */
export interface EventRound {
  number: number;
  kind: "swiss" | "elimination";
  tables: EventTable[];
  /** when it was paired */
  since?: string;
}

/** The place of a player, and what it depends on, in the order in which it decides. */
export interface EventStanding {
  /** 0: disqualified */
  place: number;
  player: number;
  points: number;
  /** the average share of points that the opponents have won, in percent */
  opponents: string;
  opponents_opponents: string;
  /** the sum of the squares of the rounds that were lost */
  lost_rounds: number;
  /** if absent: 0 */
  wins?: number;
  /** if absent: 0 */
  losses?: number;
  /** if absent: 0 */
  draws?: number;
  /** if absent: 0 */
  byes?: number;
  /** rounds of elimination that were survived, and 1 for being in the bracket; if absent: 0 */
  reached?: number;
  /** somebody else has the same place; if absent: false */
  shared?: boolean;
}

/** A penalty, told to the organiser and to who got it. */
export interface EventPenalty {
  /** by which it is lifted */
  number: number;
  player: number;
  penalty: string;
  round: number;
  reason?: string;
}

/** Two who would be paired if all had been known that is known now. */
export interface EventCouple {
  players: (number | null)[];
}

/** Where a player sits now. */
export interface OwnTable {
  round: number;
  table: number;
  /** null: a bye */
  opponent?: number;
  /** the room is open: go there; if absent: false */
  open?: boolean;
}

/** What a player is told about himself. */
export interface OwnEntry {
  player: number;
  table?: OwnTable;
  /** as it is filed */
  deck?: Deck;
  /** the deck can no longer be changed; if absent: false */
  locked?: boolean;
}

/** What only the organiser is told. */
export interface Desk {
  /** the kind of row that comes next */
  step: string;
  /** how the last round would be paired by now */
  otherwise?: EventCouple[];
}

/** What an organiser sets for the server, besides the rules of the event. */
export interface EventSettings {
  /** closed: the organiser enters everybody; if absent: "open" */
  entry?: "open" | "closed";
  /** if absent: "match" */
  opens?: Opens;
  /** if absent: true */
  listed?: boolean;
  /** milliseconds for which a window in a duel looks alike; if absent: 350 */
  pause?: number;
}

/** How an event stands, for one reader. */
export interface EventPicture {
  id: string;
  name: string;
  /** how many there are; an order says how many its sender has seen */
  rows: number;
  stage: EventStage;
  form: EventForm;
  format: string;
  format_word: string;
  /** duels that win a match */
  wins: number;
  /** how a match is played, in words */
  match_word: string;
  /** what the organiser does next, in a sentence */
  next_word: string;
  players: EventPlayer[];
  rounds: EventRound[];
  standings: EventStanding[];
  /** Swiss rounds; if absent: 0 */
  planned?: number;
  /** how many go on after them; if absent: 0 */
  top?: number;
  /** anybody may enter now; if absent: false */
  entry?: boolean;
  /** if absent: "match" */
  opens?: Opens;
  me?: OwnEntry;
  desk?: Desk;
  penalties?: EventPenalty[];
}

/** An event as a list shows it. */
export interface EventListed {
  id: string;
  name: string;
  stage: EventStage;
  players: number;
  /** if absent: false */
  entry?: boolean;
}

/** How an event is to be made; what is not said is as usual. */
export interface NewEvent {
  name: string;
  /** form, rounds, top, format, list, match, late, bracket, seed …; if absent: {} */
  rules?: Record<string, unknown>;
  /** if absent: {} */
  settings?: EventSettings;
  /** if absent: "en" */
  lang?: Lang;
}

/** An event that was made, and the secret of the organiser's link, which works once. */
export interface MadeEvent {
  id: string;
  link: string;
}

/** Enter an event with a name and a deck. */
export interface Entry {
  name: string;
  deck: Deck;
  /** if absent: "en" */
  lang?: Lang;
}

/** The secret of a link; who has used it already may send nothing. */
export interface GivenPersonLink {
  link?: string;
  /** if absent: "en" */
  lang?: Lang;
}

/** Who somebody is in an event: a player, the organiser, or both. */
export interface Person {
  player?: number;
  /** if absent: false */
  organiser?: boolean;
}

/** Write a row: what it says, and how many rows its sender has seen, so that sent twice it is done once. */
export interface Order {
  kind: OrderKind;
  /** if absent: {} */
  body?: Record<string, unknown>;
  seen?: number;
  /** if absent: "en" */
  lang?: Lang;
}

/** An order was kept. */
export interface Ordered {
  row: number;
  /** it had been kept before; if absent: false */
  again?: boolean;
}

/** Ask for a further link for somebody: a player who changes the browser, or 0 for a further organiser. */
export interface LinkWish {
  player: number;
  /** if absent: "en" */
  lang?: Lang;
}

/** Go to a table: a player to his own, an organiser to any of the last round, as its judge. */
export interface TableWish {
  /** null: one's own */
  table?: number;
  /** if absent: "en" */
  lang?: Lang;
}

/** The room of a table; the seat comes as a cookie. */
export interface TableGiven {
  room: string;
  seat: number;
  name?: string;
  /** with which one sits down */
  deck?: Deck;
}
