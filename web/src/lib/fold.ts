// What the page knows of a room: a fold of the server's messages. Nothing of the game is derived here.
import type { Event, Hello, Next, Notice, Opened, Picture, Refusal, Sitting, ToClient } from './messages';
import { share } from './same';

/** A line of the log; those of one turn stand under its heading. */
export interface Told {
  number: number;
  text: string;
  player: number;
  heading: boolean;
  kind: string;
  /** The cards it is about. */
  names: string[];
}
export interface Complaint {
  id: number;
  text: string;
  refusals: Refusal[];
  log: string;
}
export interface Known {
  hello: Hello | null;
  picture: Picture | null;
  sittings: Sitting[];
  log: Told[];
  notices: Notice[];
  opened: Opened | null;
  next: Next | null;
  complaint: Complaint | null;
}

export const NOTHING: Known = {
  hello: null,
  picture: null,
  sittings: [],
  log: [],
  notices: [],
  opened: null,
  next: null,
  complaint: null,
};

function tell(log: Told[], events: Event[]): Told[] {
  const heard = events.filter((event) => event.text);
  if (heard.length === 0) return log;
  let number = log.at(-1)?.number ?? 0;
  const told = heard.map((event) => ({
    number: ++number,
    text: event.text ?? '',
    player: event.player ?? -1,
    heading: event.kind === 'turn started',
    kind: event.kind,
    names: [event.card?.name ?? '', event.other?.name ?? ''],
  }));
  return [...log, ...told];
}

export function fold(known: Known, message: ToClient): Known {
  switch (message.type) {
    case 'hello': // who connects again is told everything anew
      return {
        ...known,
        hello: message,
        sittings: message.sittings,
        notices: [],
        log: [],
        picture: known.picture && { ...known.picture, n: -1, question: undefined },
      };
    case 'picture':
      if (known.picture && message.n <= known.picture.n) return known;
      return {
        ...known,
        picture: { ...message, table: share(known.picture?.table, message.table) },
        log: tell(message.fresh ? [] : known.log, message.events),
        complaint: null,
      };
    case 'people':
      return { ...known, sittings: message.sittings };
    case 'notice':
      return { ...known, notices: [...known.notices, message].slice(-20) };
    case 'next':
      return { ...known, next: message };
    case 'opened':
      return { ...known, opened: message };
    case 'refused':
      if (message.code === 'stale') return known; // somebody, perhaps oneself, has answered: the next picture says so
      return {
        ...known,
        complaint: { id: message.id, text: message.text, refusals: message.refusals ?? [], log: message.log ?? '' },
      };
    default:
      return known;
  }
}
