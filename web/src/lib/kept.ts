// What the page remembers in this browser; where nothing may be kept, it asks again.
import type { Deck } from './messages';

/** What is remembered of a room between making it and sitting down in it. */
export interface Intent {
  name?: string;
  deck?: Deck;
  /** One's own part of the dice, until it is opened. */
  nonce?: string;
  friend?: string;
  watch?: string;
}

function store(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = store()?.getItem(`spellspeed.${key}`);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}
export function keep(key: string, value: unknown): void {
  try {
    store()?.setItem(`spellspeed.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing is no reason to stop
  }
}
export function drop(key: string): void {
  try {
    store()?.removeItem(`spellspeed.${key}`);
  } catch {
    // nothing is kept where nothing may be
  }
}
/** Forget everything: what is kept of settings, decks and rooms, and the page that lies here to be opened quickly. */
export async function forgetAll(): Promise<void> {
  const place = store();
  const names = place ? Array.from({ length: place.length }, (_, i) => place.key(i) ?? '') : [];
  for (const name of names) if (name.startsWith('spellspeed.')) place?.removeItem(name);
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}
// Not only for this tab: whoever promised a part of the dice and closed it can still open it.
export const recallIntent = (room: string): Intent => recall<Intent>(`room.${room}`, {});
export const keepIntent = (room: string, intent: Intent): void => keep(`room.${room}`, intent);
