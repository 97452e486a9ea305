// Written by `make messages` from src/spellspeed/server/book_messages.py; do not edit.

import type { Table, Event, Question, Deck } from "./messages";

/** A card as it is printed, whether or not it can be played. */
export interface Known {
  password: number;
  name: string;
  /** what kind of card it is, in words */
  line: string;
  /** in the other languages */
  other_names?: string[];
  kinds?: string[];
  attributes?: string[];
  types?: string[];
  level?: number;
  rank?: number;
  link?: number;
  arrows?: string[];
  scale?: number;
  /** -1 is a printed "?" */
  atk?: number;
  def?: number;
  /** what it does, in our words; nothing for one that is not written */
  text?: string[];
  /** a duel plays everything it does; if absent: false */
  playable?: boolean;
  /** copies that the list of the format allows; 3 is no limit; if absent: 3 */
  limit?: number;
  /** it belongs in the Extra Deck; if absent: false */
  extra?: boolean;
}

/** A page of the cards that a search has found. */
export interface Found {
  total: number;
  /** the place of the first one among all that were found */
  start: number;
  cards: Known[];
}

/** What cards can be searched by: words that programs know, in the order in which they are shown. */
export interface Searchable {
  kinds: string[];
  attributes: string[];
  types: string[];
  /** cards that are known */
  total: number;
  playable: number;
  /** by format: the name of its Forbidden & Limited list */
  lists: Record<string, string>;
}

/** One thing that is wrong with a deck. */
export interface Fault {
  text: string;
  /** its id in the rule book; empty for a card that is unknown or cannot be played yet */
  rule?: string;
  /** the passwords it is about */
  cards?: number[];
}

/** What is found out about a deck, and the deck as other programs write it. */
export interface Judged {
  faults: Fault[];
  ydk: string;
  ydke: string;
  /** the Forbidden & Limited list it was held against */
  list_name: string;
}

/** A deck that was read from a file or a code, its cards where they belong. */
export interface Imported {
  deck: Deck;
  /** what was put elsewhere, and what nobody knows and was left out */
  notes?: string[];
}

/** A part of the rule book. */
export interface Topic {
  name: string;
  title: string;
  count: number;
}

/** A rule in a list. */
export interface RuleLine {
  id: string;
  text: string;
}

/** Rules of a topic, or those that a question was answered with, best first. */
export interface RuleList {
  topics: Topic[];
  rules: RuleLine[];
  total: number;
}

/** A rule with all that is known of it, in both languages. */
export interface RulePage {
  id: string;
  topic: Topic;
  text: string;
  english: string;
  chinese: string;
  source: string;
  note?: string;
  english_note?: string;
  chinese_note?: string;
  /** the engine refuses with it; if absent: false */
  refuses?: boolean;
  /** the ids of its neighbours */
  before?: string;
  after?: string;
}

/** A line of what happened, and after how many answers. */
export interface Told {
  n: number;
  text: string;
  /** if absent: -1 */
  player?: number;
  /** a turn began; if absent: false */
  heading?: boolean;
}

/** A replay that can be stepped through; `key` stands for its content. */
export interface ReplayOpened {
  key: string;
  format: string;
  answers: number;
  log: Told[];
  /** after how many answers each turn began */
  turns: number[];
  outcome?: string;
  /** it goes another way now than it was recorded */
  warning?: string;
  /** it has what proves its dice; if absent: false */
  fair?: boolean;
}

/** An answer that was given. */
export interface Given {
  player: number;
  /** in words */
  text: string;
  /** what was asked */
  question?: string;
}

/** How a replay stands after so many answers. */
export interface Moment {
  n: number;
  table: Table;
  /** since the answer before */
  events: Event[];
  /** the answer that led here */
  before?: Given;
  /** the one that is given next */
  after?: Given;
}

/** A position that can be played, as it is written and as it looks. */
export interface PositionShown {
  text: string;
  table: Table;
  question?: Question;
  /** of a puzzle: what it says before it begins */
  message?: string;
  hints?: string[];
  solution?: string;
}
