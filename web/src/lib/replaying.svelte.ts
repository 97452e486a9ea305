// A replay that is stepped through: which moment is shown, and what the server has told of it so far.
import { ServerError } from './api';
import type { Moment, ReplayOpened } from './book_messages';
import { openReplay, readMoment, readMomentText } from './books';
import type { Lang } from './messages';
import { t } from './settings.svelte';
import { OPENLY } from './still_room';

const TOO_LARGE = 900_000;

export class Replaying {
  opened = $state.raw<ReplayOpened | null>(null);
  moment = $state.raw<Moment | null>(null);
  n = $state(0);
  seat = $state(OPENLY);
  wrong = $state('');
  /** Whether the last step went one answer on, so that it can be shown as it happened. */
  moves = false;
  private readonly told = new Map<string, Promise<Moment>>();

  constructor(
    readonly text: string,
    public lang: () => Lang,
    /** What the players are called, where this browser knows it. */
    readonly names: string[] = [],
  ) {}
  nameOf = (player: number): string => this.names[player] ?? t('replay.player', { n: player + 1 });

  async open(n = 0): Promise<void> {
    try {
      this.opened = await openReplay(this.sent, this.lang(), this.called);
      await this.go(n);
    } catch (error) {
      this.wrong = error instanceof Error ? error.message : String(error);
    }
  }
  /** What is sent of it: all, unless that is too much; what happened follows from the answers. */
  get sent(): string {
    if (this.text.length <= TOO_LARGE) return this.text;
    const content = JSON.parse(this.text) as Record<string, unknown>;
    return JSON.stringify({ ...content, events: [] });
  }
  /** Both players as the server's sentences are to call them. */
  private get called(): string[] {
    return [0, 1].map(this.nameOf);
  }
  get count(): number {
    return this.opened?.answers ?? 0;
  }
  go = async (wanted: number): Promise<void> => {
    const n = Math.max(0, Math.min(this.count, Math.round(wanted)));
    const before = this.moment?.n ?? -1;
    this.n = n;
    try {
      const moment = await this.read(n);
      if (this.n !== n) return; // one has gone on meanwhile
      this.moves = n === before + 1;
      this.moment = moment;
      this.wrong = '';
      if (n < this.count) void this.read(n + 1).catch(() => {});
    } catch (error) {
      if (this.n === n) this.wrong = error instanceof Error ? error.message : String(error);
    }
  };
  step = (by: number): Promise<void> => this.go(this.n + by);
  /** To where a turn begins: the one before this moment, or the next one. */
  stepTurn = (by: 1 | -1): Promise<void> => {
    const turns = this.opened?.turns ?? [];
    const to = by > 0 ? turns.find((at) => at > this.n) : turns.findLast((at) => at < this.n);
    return this.go(to ?? (by > 0 ? this.count : 0));
  };
  see = (seat: number): Promise<void> => {
    this.seat = seat;
    return this.go(this.n);
  };
  async writePosition(): Promise<string> {
    return (await this.again(() => readMomentText(this.opened?.key ?? '', this.n, this.lang()))).text;
  }
  private read(n: number): Promise<Moment> {
    const name = `${n}/${this.seat}/${this.lang()}`;
    const known = this.told.get(name);
    if (known) return known;
    const asked = this.again(() => readMoment(this.opened?.key ?? '', n, this.seat, this.lang(), this.called));
    this.told.set(name, asked);
    asked.catch(() => this.told.delete(name));
    return asked;
  }
  /** A server keeps nothing: one that does not have the replay at hand is given it once more. */
  private async again<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServerError) || error.status !== 404) throw error;
      await openReplay(this.sent, this.lang(), this.called);
      return ask();
    }
  }
}
