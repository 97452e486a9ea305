// A room without a server: what is drawn is said to it, and what it would send goes nowhere. For replays and positions.
import { BROWSER, type Socket, type World } from './line';
import type { Event, Lang, Table, ToClient } from './messages';
import { Room } from './room.svelte';

/** Seat 3 sees everything; a player sees what he saw. */
export const OPENLY = 3;
class StillSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(): void {}
  close(): void {}
}
export class StillRoom {
  readonly room: Room;
  private socket = new StillSocket();
  private count = 0;

  constructor() {
    const world: World = { open: () => this.socket, after: BROWSER.after, chance: () => 0.5 };
    this.room = new Room('still', world);
    this.room.connect();
  }
  private say(message: ToClient): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Say who looks, and from which seat. */
  greet(seat: number, names: string[], format: string, lang: Lang): void {
    this.say({
      type: 'hello',
      version: 1,
      room: 'still',
      seat,
      format,
      match: 'single',
      practice: false,
      lang,
      sittings: names.map((name, at) => ({ seat: at, name, here: true, ready: true })),
    });
  }
  /** Draw a table; events that led to it are shown on the way. */
  show(table: Table, events: Event[], moves: boolean): void {
    this.room.catchUp(); // who steps on does not wait for what moves
    const acting = table.acting;
    this.say({
      type: 'picture',
      n: ++this.count,
      stage: 'over',
      due: acting === undefined || acting === null ? [] : [acting],
      events: moves ? events : [],
      table,
      ...(moves ? {} : { fresh: true }),
    });
  }
  close(): void {
    this.room.close();
  }
}
