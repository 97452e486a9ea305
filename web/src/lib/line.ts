// The line to the server: one socket at a time, opened again by itself; what must not be lost is sent again.
import type { ToClient, ToServer } from './messages';

/** What of a WebSocket the line uses. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason?: string }) => void) | null;
}
/** What the line needs of the world, so that a test can stand in for it. */
export interface World {
  open(url: string): Socket;
  after(milliseconds: number, what: () => void): () => void;
  chance(): number;
}
export type LineState =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'waiting'; milliseconds: number }
  | { is: 'closed'; code: number; reason: string };
type WithoutId<C> = C extends ToServer ? Omit<C, 'id'> : never;
export type Wanted = WithoutId<ToServer>;

const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** Codes with which a server says that coming back is of no use: refused, no seat, no room, connected elsewhere. */
const FOR_GOOD = new Set([1008, 4400, 4401, 4403, 4404, 4409]);
/** Sending these twice changes nothing: an answer names its question, a deck replaces itself. */
const SENT_AGAIN = new Set(['answer', 'sit', 'reveal', 'present', 'speak']);

export const BROWSER: World = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

export class Line {
  onmessage: (message: ToClient) => void = () => {};
  onstate: (state: LineState) => void = () => {};
  /** Commands that were sent and neither acknowledged nor sent again: what became of them, the next picture shows. */
  onlost: (command: ToServer) => void = () => {};

  private socket: Socket | null = null;
  private greeted = false;
  private stopped = false;
  private tries = 0;
  private lastId = 0;
  private waiting = new Map<number, ToServer>();
  private unset: (() => void)[] = [];
  private unsetSilence: () => void = () => {};

  constructor(
    private readonly url: string,
    private readonly world: World = BROWSER,
  ) {}

  /** Open the line; from now on it opens itself again whenever it breaks. */
  connect(): void {
    this.clearTimers();
    this.stopped = false;
    this.greeted = false;
    this.onstate({ is: 'connecting' });
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onmessage = (event) => socket === this.socket && this.hear(String(event.data));
    socket.onclose = (event) => socket === this.socket && this.broke(event.code, event.reason ?? '');
  }

  /** Try at once, where a pause is being waited for. */
  hurry(): void {
    if (!this.stopped && this.socket === null) this.connect();
  }

  close(): void {
    this.stopped = true;
    this.clearTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  /** Send a command, now or when the line is open again; the id under which the answer to it comes. */
  send(wanted: Wanted): number {
    const command = { ...wanted, id: ++this.lastId } as ToServer;
    if (command.type !== 'ping') this.waiting.set(command.id, command);
    if (this.greeted) this.socket?.send(JSON.stringify(command));
    return command.id;
  }

  /** Do not send commands of this kind again: what they were for is done. */
  forget(type: ToServer['type']): void {
    for (const [id, command] of [...this.waiting]) if (command.type === type) this.waiting.delete(id);
  }

  private hear(text: string): void {
    this.watchSilence();
    const message = JSON.parse(text) as ToClient;
    if (
      message.type === 'taken' ||
      message.type === 'refused' ||
      message.type === 'reasons' ||
      message.type === 'picks'
    )
      this.waiting.delete(message.id);
    this.onmessage(message);
    if (message.type === 'hello') this.greet();
  }

  private greet(): void {
    this.greeted = true;
    this.tries = 0;
    this.onstate({ is: 'open' });
    for (const command of [...this.waiting.values()]) this.socket?.send(JSON.stringify(command));
    this.pingLater();
  }

  private broke(code: number, reason: string): void {
    const wasOpen = this.greeted;
    this.socket = null;
    this.greeted = false;
    this.clearTimers();
    if (wasOpen) this.forgetWhatMayBeDone();
    if (this.stopped || FOR_GOOD.has(code)) {
      this.stopped = true;
      this.onstate({ is: 'closed', code, reason });
      return;
    }
    const pause = (PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 15000) * (0.8 + 0.4 * this.world.chance());
    this.tries += 1;
    this.onstate({ is: 'waiting', milliseconds: Math.round(pause) });
    this.unset.push(this.world.after(pause, () => this.connect()));
  }

  private forgetWhatMayBeDone(): void {
    for (const [id, command] of [...this.waiting]) {
      if (SENT_AGAIN.has(command.type)) continue;
      this.waiting.delete(id);
      this.onlost(command);
    }
  }

  private pingLater(): void {
    this.unset.push(
      this.world.after(PING_EVERY, () => {
        if (!this.greeted) return;
        this.send({ type: 'ping' });
        this.pingLater();
      }),
    );
  }

  private watchSilence(): void {
    this.unsetSilence();
    const socket = this.socket;
    this.unsetSilence = this.world.after(SILENCE, () => {
      if (socket !== this.socket) return;
      socket?.close(4000);
      this.broke(4000, 'silence');
    });
  }

  private clearTimers(): void {
    this.unsetSilence();
    for (const each of this.unset.splice(0)) each();
  }
}
