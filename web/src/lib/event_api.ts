// What the pages of events ask the server for.
import { ask, reach, ServerError } from './api';
import type {
  Entry,
  EventListed,
  EventPicture,
  MadeEvent,
  NewEvent,
  Order,
  Ordered,
  Person,
  TableGiven,
} from './event_messages';
import type { Lang, OrderKind } from './messages';

const event = (id: string): string => `/api/events/${encodeURIComponent(id)}`;

export const listEvents = (lang: Lang): Promise<EventListed[]> => ask(`/api/events?lang=${lang}`);
export const makeEvent = (wish: NewEvent): Promise<MadeEvent> => ask('/api/events', wish);
export const enterEvent = (id: string, entry: Entry): Promise<Person> => ask(`${event(id)}/enter`, entry);
export const becomePerson = (id: string, link: string, lang: Lang): Promise<Person> =>
  ask(`${event(id)}/person`, { link, lang });
export const askLink = (id: string, player: number, lang: Lang): Promise<MadeEvent> =>
  ask(`${event(id)}/link`, { player, lang });
export const goToTable = (id: string, table: number | null, lang: Lang): Promise<TableGiven> =>
  ask(`${event(id)}/table`, { table, lang });
export function giveOrder(
  id: string,
  kind: OrderKind,
  body: Order['body'],
  seen: number,
  lang: Lang,
): Promise<Ordered> {
  return ask(`${event(id)}/order`, { kind, body, seen, lang });
}

export interface Seen {
  picture: EventPicture;
  tag: string;
}
/** How an event stands; null if it stands as it was seen under that tag. */
export async function lookAt(id: string, lang: Lang, tag: string): Promise<Seen | null> {
  const headers: Record<string, string> = tag ? { 'If-None-Match': tag } : {};
  const answer = await reach(`${event(id)}?lang=${lang}`, { credentials: 'same-origin', headers, cache: 'no-store' });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new ServerError(answer.status, answer.statusText);
  return { picture: (await answer.json()) as EventPicture, tag: answer.headers.get('ETag') ?? '' };
}
