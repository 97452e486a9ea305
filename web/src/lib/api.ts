// What the page asks the server for outside a room's socket.
import type { Card, Deck, Lang } from './messages';
import { t } from './settings.svelte';

export interface Named {
  name: string;
  title: string;
}
export interface ListedDeck extends Named {
  formats: string[];
}
/** What one can choose from. */
export interface Lists {
  formats: Named[];
  decks: ListedDeck[];
  bots: Named[];
  matches: Named[];
}
export interface OpenRoom {
  id: string;
  format: string;
  match: string;
  names: string[];
  stage: string;
}
/** How a room is made: settings as the server keeps them, and for each seat the deck of its bot. */
export interface RoomWish {
  settings: { format: string; match: string; practice: boolean; bots: [string, string]; public?: boolean };
  decks: [string, string];
  lang: Lang;
}
/** One-use secrets by seat: "0" for oneself, "1" for a friend unless a bot sits there, "2" for watching. */
export interface MadeRoom {
  id: string;
  links: Record<string, string>;
}
export interface CardText extends Card {
  text?: string[];
}

export class ServerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const AWAY = 0;

/** Ask this server, which may be away: then that is said, in the words of the page and not of the browser. */
export async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch {
    throw new ServerError(AWAY, t('unreachable'));
  }
}
/** What is said where something did not come: the sentence of the server, or that there is no answer. */
export function tellTrouble(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return error instanceof ServerError && error.status < 500 ? why : t('noServer', { why });
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { credentials: 'same-origin' }
      : {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        };
  const answer = await reach(path, request);
  const text = await answer.text();
  if (!answer.ok) throw new ServerError(answer.status, readComplaint(text) || `${answer.status} ${answer.statusText}`);
  return (text ? JSON.parse(text) : null) as T;
}
function readComplaint(text: string): string {
  try {
    const said = JSON.parse(text) as { error?: unknown; text?: unknown };
    return typeof said.error === 'string' ? said.error : typeof said.text === 'string' ? said.text : '';
  } catch {
    return '';
  }
}

const room = (id: string): string => `/api/rooms/${encodeURIComponent(id)}`;
export const readLists = (lang: Lang): Promise<Lists> => ask(`/api/lists?lang=${lang}`);
export const readDeck = (name: string): Promise<Deck> => ask(`/api/decks/${encodeURIComponent(name)}`);
export const readRooms = (lang: Lang): Promise<OpenRoom[]> => ask(`/api/rooms?lang=${lang}`);
export const makeRoom = (wish: RoomWish): Promise<MadeRoom> => ask('/api/rooms', wish);
/** Sent again with the same drawn word, a link that has been used by nobody else leads to the same seat. */
const DRAWN = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
export const takeSeat = (id: string, link: string): Promise<{ seat: number }> =>
  ask(`${room(id)}/seat`, { link, again: DRAWN });
/** The file of a duel of a match that is over, as it is saved; 0 is the last one. */
export async function readRoomReplay(id: string, number = 0): Promise<string> {
  const answer = await reach(`${room(id)}/replay?number=${number}`, { credentials: 'same-origin' });
  const text = await answer.text();
  if (!answer.ok) throw new ServerError(answer.status, readComplaint(text) || `${answer.status} ${answer.statusText}`);
  return text;
}
export const readCards = (passwords: number[], lang: Lang): Promise<CardText[]> =>
  ask(`/api/cards?lang=${lang}&passwords=${passwords.join(',')}`);
export interface Versions {
  version: string;
}
export const readVersions = (): Promise<Versions> => ask('/api/version');
export function socketAddress(id: string, lang: Lang, at: Location = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}${room(id)}/socket?lang=${lang}`;
}
