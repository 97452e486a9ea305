// A page under test: a room with a socket that a test speaks for.
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { Room } from '../src/lib/room.svelte';
import type { Question, ToClient, ToServer } from '../src/lib/messages';
import { settings } from '../src/lib/settings.svelte';
import { QuietWorld } from '../src/fixtures/quiet_world';
import { HELLO } from '../src/fixtures/scenes';
import { MAIN, picture } from '../src/fixtures/tables';
import Shown from './Shown.svelte';

export class Seat {
  readonly world = new QuietWorld();
  readonly room: Room;
  private readonly shown: Record<string, unknown>;

  constructor(...messages: ToClient[]) {
    settings.speak('en');
    settings.hurry(0);
    document.body.innerHTML = '<div id="page"></div>';
    this.room = new Room('ws://test', this.world);
    this.room.connect();
    this.shown = mount(Shown as Component<{ room: Room }>, {
      target: document.getElementById('page')!,
      props: { room: this.room },
    });
    this.say(...messages);
  }
  static asked(question: Question, table = MAIN): Seat {
    return new Seat(HELLO, picture(1, { question, table }));
  }
  say(...messages: ToClient[]): void {
    for (const message of messages) this.world.last.say(message);
    flushSync();
  }
  /** What was sent, without what merely asks. */
  get sent(): ToServer[] {
    return this.world.sockets.flatMap((socket) => socket.heard);
  }
  get answers(): number[][] {
    return this.sent.flatMap((command) => (command.type === 'answer' ? [command.picks] : []));
  }
  get tries(): number[][] {
    return this.sent.flatMap((command) => (command.type === 'try' ? [command.picks] : []));
  }
  find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  }
  place = (key: string): HTMLElement => this.find(`[data-at="${key}"]`);
  button(name: string, kind = 'button'): HTMLButtonElement {
    const found = [...document.querySelectorAll<HTMLButtonElement>(kind)].find((each) =>
      each.textContent?.replace(/\s+/g, ' ').trim().startsWith(name),
    );
    if (!found) throw new Error(`there is no button ${name}`);
    return found;
  }
  async click(target: HTMLElement): Promise<void> {
    target.click();
    await this.settle();
  }
  /** Press with a finger. */
  async tap(target: HTMLElement): Promise<void> {
    target.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }));
    await this.settle();
  }
  /** Press a key where the focus is; a button is pressed by Enter and Space as browsers do it. */
  async key(key: string, more: KeyboardEventInit = {}): Promise<void> {
    const at = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    at.dispatchEvent(event);
    if (!event.defaultPrevented && at instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) at.click();
    await this.settle();
  }
  async settle(): Promise<void> {
    flushSync();
    await tick();
    await Promise.resolve();
    flushSync();
  }
  async look(): Promise<void> {
    this.world.pass(300);
    await this.settle();
  }
  leave(): void {
    this.room.close();
    void unmount(this.shown);
  }
}
