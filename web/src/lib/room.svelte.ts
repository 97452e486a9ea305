// One room as the page shows it: the fold of what the server said, what is being picked, what is being looked at.
import { tick } from 'svelte';
import { Course } from './course';
import { hashNonce } from './fair';
import { fold, NOTHING, type Known } from './fold';
import { BROWSER, Line, type LineState, type Wanted, type World } from './line';
import type { Card, Deck, Option, Picture, Refusal, ToClient, ToServer } from './messages';
import { measure, slide } from './motion';
import * as picks from './picking';
import { findCard } from './places';
import { settings, t } from './settings.svelte';

/** What was asked with "Why not…?", and what the server said; null while it is being asked. */
export interface Reason {
  id: number;
  wish: string;
  refusals: Refusal[] | null;
  complaint: string;
}
const SHORT_LOOK = 240;
const MOVE = 320;

export class Room {
  known = $state.raw<Known>(NOTHING);
  state = $state.raw<LineState>({ is: 'connecting' });
  picking = $state.raw<picks.Picking | null>(null);
  /** The card in the rail. */
  looked = $state.raw<Card | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** The place whose menu is open, and the pile that is spread out. */
  menu = $state<string | null>(null);
  pile = $state<string | null>(null);
  /** The question whose answer is on its way. */
  sent = $state('');
  /** The last thing the live region tells. */
  announced = $state('');
  askedRematch = $state(false);
  worry = $state('');
  /** When the newest picture came, for clocks. */
  since = $state(0);

  readonly picture = $derived(this.known.picture);
  readonly table = $derived(this.picture?.table ?? null);
  readonly question = $derived(this.picture?.question ?? null);
  readonly seat = $derived(this.known.hello?.seat ?? 0);
  readonly plays = $derived(this.seat < 2);
  /** Who sits at the bottom of the table. */
  readonly near = $derived(this.plays ? this.seat : 0);
  readonly laid = $derived(picks.lay(this.question, this.table));
  readonly open = $derived(this.picking !== null && this.sent !== this.question?.name);
  readonly passing = $derived(this.open ? picks.passing(this.question) : null);

  private readonly line: Line;
  private readonly course: Course;
  private stopLook: (() => void) | null = null;
  private answerId = 0;

  constructor(
    url: string,
    private readonly world: World = BROWSER,
  ) {
    this.line = new Line(url, world);
    this.course = new Course(
      (message) => this.apply(message),
      () => performance.now(),
      world.after,
      () => settings.pace,
    );
    this.line.onmessage = (message) => this.course.push(message);
    this.line.onstate = (state) => (this.state = state);
    this.line.onlost = (command) => this.lose(command);
  }
  connect = (): void => this.line.connect();
  hurry = (): void => this.line.hurry();
  close(): void {
    this.stopLook?.();
    this.course.clear();
    this.line.close();
  }
  nameOf(seat: number): string {
    const sitting = this.known.sittings.find((each) => each.seat === seat);
    return sitting?.name || sitting?.bot || t(seat === this.near ? 'you' : 'opponent');
  }
  send = (wanted: Wanted): number => this.line.send(wanted);

  // ------------------------------------------------------------------------------------------------- messages

  private apply(message: ToClient): void {
    const before = message.type === 'picture' && settings.pace > 0 ? measure() : null;
    const focused = document.activeElement !== null && document.activeElement !== document.body;
    this.known = fold(this.known, message);
    if (message.type === 'hello') this.greet(message.lang);
    if (message.type === 'picture' && this.known.picture === message) this.meet(message);
    if (message.type === 'picks' && this.picking) this.picking = picks.learn(this.picking, message);
    if (message.type === 'reasons' && this.reason?.id === message.id)
      this.reason = { ...this.reason, refusals: message.refusals };
    if (message.type === 'refused') this.hearRefusal(message.id, message.text);
    if (message.type === 'notice') this.announced = message.text;
    void tick().then(() => {
      if (before && message.type === 'picture') slide(message.events, before, MOVE * settings.pace);
      if (focused && document.activeElement === document.body) document.getElementById('question')?.focus();
    });
  }
  private greet(lang: string): void {
    this.picking = null;
    this.sent = '';
    this.worry = '';
    if (this.known.sittings.find((each) => each.seat === this.seat)?.ready) this.line.forget('sit');
    if (lang !== settings.lang) this.send({ type: 'speak', lang: settings.lang });
  }
  private meet(picture: Picture): void {
    this.since = performance.now();
    const told = picture.events
      .slice(-4)
      .map((event) => event.text)
      .filter((text) => text !== undefined && text !== '');
    const question = picture.question ?? null;
    if (question?.name !== this.picking?.question.name) {
      this.stopLook?.();
      this.menu = this.pile = null;
      this.sent = '';
      this.worry = '';
      this.picking = question && picks.begin(question);
      if (question && picks.mustAsk(question)) this.tryPicks();
      this.pile = picks.onlyPile(this.laid);
      if (question) told.push(question.text);
    } else if (question && this.picking) this.picking = { ...this.picking, question };
    if (picture.stage !== 'over') this.askedRematch = false;
    if (told.length) this.announced = told.join(' ');
    if (!this.looked) this.looked = this.firstLook(picture);
    else if (picture.table)
      this.looked = findCard(picture.table, this.looked.at)?.password
        ? findCard(picture.table, this.looked.at)
        : this.looked;
  }
  private firstLook({ question, table }: Picture): Card | null {
    const asks = question?.face ?? findCard(table, question?.card);
    const seen = asks ?? table?.chain?.at(-1)?.card ?? table?.sides[this.near]?.hand[0];
    return seen?.password ? seen : null;
  }
  private hearRefusal(id: number, text: string): void {
    if (this.reason?.id === id) this.reason = { ...this.reason, refusals: [], complaint: text };
    if (id === this.answerId && this.question) {
      this.sent = '';
      this.picking = picks.begin(this.question);
      if (picks.mustAsk(this.question)) this.tryPicks();
    }
    this.announced = text;
  }
  private lose(command: ToServer): void {
    if (command.type === 'why') this.reason = null;
    else if (command.type !== 'try') this.worry = t('lost');
    if (command.type === 'rematch') this.askedRematch = false;
  }

  // --------------------------------------------------------------------------------------------------- picking

  option(index: number): Option | undefined {
    return this.question?.options[index];
  }
  /** What an option is called beside its card. */
  labelOf(index: number): string {
    const option = this.option(index);
    return option?.verb || option?.text || '';
  }
  /** What the button in the corner says. */
  get passWord(): string {
    const pass = this.question?.may_pass;
    return pass !== undefined ? this.labelOf(pass) : t(this.passing === null ? 'pass' : 'none');
  }
  /** What can be picked, or is picked, at a place. */
  optionsAt(key: string): number[] {
    const here = this.laid.at.get(key) ?? [];
    return this.open ? here.filter((index) => picks.canPick(this.picking, index)) : [];
  }
  pickedAt(key: string): number[] {
    return (this.laid.at.get(key) ?? []).filter((index) => this.picking?.picks.includes(index));
  }
  /** Somebody presses a card or zone: one thing is done at once, of several one is chosen. */
  press(key: string): void {
    const picked = this.pickedAt(key);
    const can = this.optionsAt(key);
    if (picked.length === 1 && can.length === 0) return this.choose(picked[0] ?? 0);
    if (can.length === 1 && picked.length === 0) return this.choose(can[0] ?? 0);
    if (can.length + picked.length > 0) this.menu = key;
  }
  choose = (index: number): void => {
    if (!this.picking || !this.open) return;
    this.menu = null;
    this.stopLook?.();
    this.picking = picks.toggle(this.picking, index);
    const { question } = this.picking;
    if (picks.settlesAtOnce(question)) {
      if (this.picking.picks.length === 1) this.stopLook = this.world.after(SHORT_LOOK, this.confirm);
    } else if (picks.mustAsk(question)) this.tryPicks();
  };
  confirm = (): boolean => {
    if (!this.picking?.complete || !this.open) return false;
    this.answer(this.picking.picks);
    return true;
  };
  /** Close what is open, else take the last pick back; whether there was anything. */
  takeBack = (): boolean => {
    if (this.menu !== null || this.pile !== null) {
      if (this.menu !== null) this.menu = null;
      else this.pile = null;
      return true;
    }
    return this.takeBackPick();
  };
  takeBackPick = (): boolean => {
    if (!this.picking || !this.open || this.picking.picks.length === 0) return false;
    this.stopLook?.();
    this.picking = picks.takeBack(this.picking);
    if (picks.mustAsk(this.picking.question)) this.tryPicks();
    return true;
  };
  pass = (): boolean => {
    const passing = this.passing;
    if (passing === null) return false;
    this.answer(passing);
    return true;
  };
  private answer(chosen: number[]): void {
    if (!this.question) return;
    this.stopLook?.();
    this.menu = this.pile = null;
    this.sent = this.question.name;
    this.answerId = this.send({ type: 'answer', request: this.question.name, picks: chosen });
  }
  private tryPicks(): void {
    if (!this.picking) return;
    const id = this.send({ type: 'try', request: this.picking.question.name, picks: this.picking.picks });
    this.picking = picks.asked(this.picking, id);
  }

  // ---------------------------------------------------------------------------------------------------- others

  askWhy = (wish: string): void => {
    const said = wish.trim();
    if (said) this.reason = { id: this.send({ type: 'why', wish: said }), wish: said, refusals: null, complaint: '' };
  };
  speak(lang: 'en' | 'zh'): void {
    settings.speak(lang);
    if (this.known.hello) this.send({ type: 'speak', lang });
  }
  /** Sit down: the deck, and the promise of one's own part of the dice. */
  sit = (name: string, deck: Deck, nonce: string): number =>
    this.send({ type: 'sit', name, deck, nonce_hash: hashNonce(this.known.hello?.room ?? '', this.seat, nonce) });
  reveal = (nonce: string): number => this.send({ type: 'reveal', nonce });
  rematch(): void {
    this.askedRematch = true;
    this.send({ type: 'rematch' });
  }
}
