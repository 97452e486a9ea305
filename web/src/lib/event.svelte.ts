// An event as a page shows it: asks again and again how it stands, and sends orders.
import { getContext, setContext } from 'svelte';
import { ServerError, tellTrouble } from './api';
import { askLink, becomePerson, enterEvent, giveOrder, goToTable, lookAt } from './event_api';
import type { EventPicture, EventPlayer, Order } from './event_messages';
import { te } from './event_words';
import { keepIntent } from './kept';
import type { Deck, OrderKind } from './messages';
import { settings } from './settings.svelte';

const EVERY = 3_000; // milliseconds between two looks
const UNSEEN = 15_000; // and while nobody sees the page
const LONGEST = 30_000; // after looks that have failed

export class LiveEvent {
  picture = $state.raw<EventPicture | null>(null);
  /** Why the server cannot be reached; it is tried again. */
  trouble = $state('');
  missing = $state(false);
  /** What was refused last. */
  complaint = $state('');
  busy = $state(false);
  /** What is told to who hears the page. */
  announced = $state('');
  private tag = '';
  private lang = settings.lang;
  private failed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  get players(): Map<number, EventPlayer> {
    return new Map((this.picture?.players ?? []).map((each) => [each.number, each]));
  }
  nameOf(player: number | null | undefined): string {
    return player === null || player === undefined ? te('bye') : (this.players.get(player)?.name ?? `#${player}`);
  }
  get organises(): boolean {
    return this.picture?.desk !== undefined;
  }

  /** Take the place that a link gives, then look and go on looking. */
  async open(link = ''): Promise<void> {
    try {
      if (link) await becomePerson(this.id, link, settings.lang);
    } catch (error) {
      this.complaint = tellTrouble(error);
    }
    await this.look();
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      if (this.lang !== settings.lang) this.tag = '';
      this.lang = settings.lang;
      const seen = await lookAt(this.id, settings.lang, this.tag);
      if (seen) this.take(seen.picture, seen.tag);
      this.trouble = '';
      this.failed = 0;
    } catch (error) {
      this.missing = error instanceof ServerError && error.status === 404;
      this.trouble = tellTrouble(error);
      this.failed += 1;
    }
    if (this.closed || this.missing) return;
    const pause = globalThis.document?.hidden ? UNSEEN : EVERY;
    this.timer = setTimeout(() => void this.look(), Math.min(pause * 2 ** this.failed, Math.max(LONGEST, pause)));
  }
  take(picture: EventPicture, tag = ''): void {
    const before = this.picture?.me?.table;
    const now = picture.me?.table;
    if (this.picture && now && (before?.round !== now.round || before.table !== now.table))
      this.announced =
        now.opponent === undefined ? te('nowBye', { n: now.round }) : te('nowPaired', { n: now.round, t: now.table });
    this.picture = picture;
    this.tag = tag;
  }

  /** Do something at the server, and look at once what came of it; false if it was refused. */
  private async act(does: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.complaint = '';
    try {
      await does();
      return true;
    } catch (error) {
      this.complaint = tellTrouble(error);
      return false;
    } finally {
      await this.look();
      this.busy = false;
    }
  }
  order(kind: OrderKind, body: Order['body'] = {}): Promise<boolean> {
    return this.act(() => giveOrder(this.id, kind, body, this.picture?.rows ?? 0, settings.lang));
  }
  enter(name: string, deck: Deck): Promise<boolean> {
    return this.act(() => enterEvent(this.id, { name, deck: bare(deck), lang: settings.lang }));
  }
  fileDeck(deck: Deck): Promise<boolean> {
    return this.order('deck', { sheet: sheetOf(deck) });
  }
  async link(player: number): Promise<string> {
    let secret = '';
    await this.act(async () => (secret = (await askLink(this.id, player, settings.lang)).link));
    return secret ? `${location.origin}/events/${this.id}#${secret}` : '';
  }
  /** Take the seat at a table, one's own or as judge, and return the address of its room; empty if that is refused. */
  async seat(table: number | null = null): Promise<string> {
    let room = '';
    await this.act(async () => {
      const given = await goToTable(this.id, table, settings.lang);
      if (given.deck) keepIntent(given.room, { name: given.name ?? '', deck: given.deck });
      room = `/room/${given.room}`;
    });
    return room;
  }
}

const bare = (deck: Deck): Deck => ({ main: deck.main, extra: deck.extra ?? [], side: deck.side ?? [] });
export const sheetOf = (deck: Deck): Record<string, unknown> => ({ ...bare(deck) });
const KEY = Symbol('event');
export const setEvent = (live: LiveEvent): LiveEvent => setContext(KEY, live);
export const getEvent = (): LiveEvent => getContext<LiveEvent>(KEY);
