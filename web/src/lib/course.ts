// Messages in their order, and pictures not faster than one can follow.
import type { ToClient } from './messages';

/** With so many pictures behind, one is told where things stand instead of how they came there. */
const TOO_MANY = 12;

export class Course {
  private queue: ToClient[] = [];
  private freeAt = 0;
  private hasty = false;
  private unset: (() => void) | null = null;
  private prepared: ToClient | null = null;

  constructor(
    /** Takes a message in; returns for how many milliseconds what it tells is being shown. */
    private readonly apply: (message: ToClient) => number | void,
    private readonly now: () => number,
    private readonly after: (milliseconds: number, what: () => void) => () => void,
    /** What a pause is multiplied with: 0 shows everything at once. */
    private readonly speed: () => number,
    /** Prepares for a picture; whether it is to be taken in only once that is drawn, and `onceDrawn` says when. */
    private readonly prepare: (message: ToClient) => boolean = () => false,
    private readonly onceDrawn: (what: () => void) => () => void = (what) => after(0, what),
  ) {}

  push(message: ToClient): void {
    this.queue.push(message);
    if (this.queue.length >= TOO_MANY) this.hasty = true;
    if (this.hasty) {
      this.unset?.();
      this.unset = null;
    }
    this.go();
  }

  /** Whether something that has come is not shown yet. */
  get behind(): boolean {
    return this.queue.length > 0;
  }

  /** Take in at once whatever waits: one has gone on. */
  hurry(): void {
    this.unset?.();
    this.unset = null;
    this.hasty = true;
    this.go();
    this.freeAt = 0;
  }

  clear(): void {
    this.unset?.();
    this.unset = null;
    this.queue = [];
    this.hasty = false;
    this.freeAt = 0;
  }

  private wait(until: (go: () => void) => () => void): void {
    this.unset = until(() => {
      this.unset = null;
      this.go();
    });
  }
  private go(): void {
    if (this.unset) return;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const early = next.type === 'picture' ? this.freeAt - this.now() : 0;
      if (early > 0 && !this.hasty) {
        this.wait((go) => this.after(early, go));
        return;
      }
      if (!this.hasty && next !== this.prepared && this.prepare(next)) {
        this.prepared = next;
        this.wait(this.onceDrawn);
        return;
      }
      this.queue.shift();
      const shown = this.apply(next) ?? 0;
      if (next.type === 'picture') this.freeAt = this.now() + Math.max((next.pause ?? 0) * this.speed(), shown);
    }
    this.hasty = false;
  }
}
