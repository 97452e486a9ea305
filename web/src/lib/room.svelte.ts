// One room as the page shows it: the fold of what the server said, what is being picked, what is being looked at.
import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { Course } from './course';
import { hashNonce } from './fair';
import { fold, NOTHING, type Known } from './fold';
import { BROWSER, Line, type LineState, type Wanted, type World } from './line';
import type { Card, Deck, Event, Option, Picture, Question, Refusal, ToClient, ToServer } from './messages';
import { onceDrawn } from './frames';
import { clear } from './ghosts';
import { prepare, show, timesOf, type Before } from './motion';
import { EVEN, wantsToBeAsked } from './passing';
import * as picks from './picking';
import { findAt, findCard, follow, keyOf } from './places';
import { settings, t } from './settings.svelte';
import { gather, NOTHING_THERE, type Standing, type Standings } from './standings';
import { isWord } from './words';
import { wishesOf, type Wish } from './wishes';

/** What was asked with "Why not…?", and what the server said; null while it is being asked. */
export interface Reason {
  id: number;
  wish: string;
  refusals: Refusal[] | null;
  complaint: string;
}
const SHORT_LOOK = 240;
const MOST_SAID = 5;
/** Whether one is asked what to do in one's turn. */
const isDeed = (question: Question): boolean => question.kind === 'action' && !question.window;
const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** A bot is called by what it is, in the language of the page, unless it was given a name: "greedy/dragons". */
export function nameBot(written: string, name = ''): string {
  const [kind = ''] = written.split('/');
  const word = `bot.${kind}`;
  return name && name !== kind ? name : isWord(word) ? t(word) : kind;
}

export class Room {
  known = $state.raw<Known>(NOTHING);
  state = $state.raw<LineState>({ is: 'connecting' });
  picking = $state.raw<picks.Picking | null>(null);
  /** The card in the rail. */
  looked = $state.raw<Card | null>(null);
  /** What was asked last, and all that was asked since the newest picture, by the wish. */
  reason = $state.raw<Reason | null>(null);
  readonly reasons = new SvelteMap<string, Reason>();
  /** The place whose menu is open, and the pile that is spread out. */
  menu = $state<string | null>(null);
  pile = $state<string | null>(null);
  /** In a narrow window: which of the rails is drawn over the table. */
  sheet = $state<'' | 'card' | 'side'>('');
  /** The question whose answer is on its way. */
  sent = $state('');
  /** The question that is being passed by itself. */
  passed = $state('');
  /** The turn to whose end everything is passed. */
  untilEndOf = $state(0);
  /** What the live region tells: a few sentences, so that none is gone before it is read out. */
  said = $state.raw<readonly { number: number; text: string }[]>([]);
  askedRematch = $state(false);
  /** One's turn has ended though one did not end it: nothing else could be done. */
  ranOut = $state(false);
  worry = $state('');
  /** When the newest picture came, for clocks. */
  since = $state(0);

  readonly picture = $derived(this.known.picture);
  readonly table = $derived(this.picture?.table ?? null);
  readonly question = $derived(this.picture?.question ?? null);
  /** Kept apart from the pictures: with it every place would be asked anew for each. */
  private sits = $state.raw({ seat: 0, both: false });
  /** For whom one sees and acts: who plays both sides does for whoever is due. */
  readonly seat = $derived(this.sits.seat);
  readonly plays = $derived(this.seat < 2);
  readonly playsBoth = $derived(this.sits.both);
  /** Who sits at the bottom of the table. */
  readonly near = $derived(this.plays ? this.seat : 0);
  readonly laid = $derived(picks.lay(this.question, this.table));
  readonly open = $derived(
    this.picking !== null &&
      this.question !== null &&
      this.sent !== this.question.name &&
      this.passed !== this.question.name,
  );
  private readonly standings = $derived.by(() => (this.stood = gather(this, this.stood)));
  /** What stands beside the question. */
  readonly beside = $derived(picks.besideQuestion(this.question, this.laid, this.open));
  readonly passing = $derived(this.open ? picks.passing(this.question) : null);

  private stood: Standings = new Map();
  private readonly line: Line;
  private readonly course: Course;
  private stopLook: (() => void) | null = null;
  /** Whether the focus belongs to the room: what had it when one answered, or came here, may be gone by the next picture. */
  private hadFocus = true;
  private answerId = 0;
  private prepared: { message: ToClient; before: Before | null } | null = null;
  /** Whether one has ended the turn, or may have in another tab, so that its end needs no word. */
  private endsTurn = false;
  /** After taking back one is asked everything, until one has answered: else the same would be passed once more. */
  private tookBack = false;

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
      (message) => this.prepare(message),
      onceDrawn,
    );
    this.line.onmessage = (message) => this.course.push(message);
    this.line.onstate = (state) => (this.state = state);
    this.line.onlost = (command) => this.lose(command);
  }
  connect = (): void => this.line.connect();
  hurry = (): void => this.line.hurry();
  /** Show at once what still waits to be shown. */
  catchUp = (): void => this.course.hurry();
  close(): void {
    this.stopLook?.();
    this.course.clear();
    this.line.close();
    clear();
  }
  nameOf(seat: number): string {
    const sitting = this.known.sittings.find((each) => each.seat === seat);
    if (this.playsBoth && seat !== this.near) return t('opponent');
    if (sitting?.bot) return nameBot(sitting.bot, sitting.name);
    return sitting?.name || t(seat === this.near ? 'you' : 'opponent');
  }
  send = (wanted: Wanted): number => this.line.send(wanted);

  // ------------------------------------------------------------------------------------------------- messages

  /** What is to be shown of how a picture came to be. */
  private movesOf = (message: ToClient): Event[] =>
    message.type === 'picture' && !message.fresh && settings.pace > 0 && message.n > (this.known.picture?.n ?? -1)
      ? message.events
      : [];
  /** Lay copies over what a picture will move; whether that is to be drawn before the picture is taken in. */
  private prepare(message: ToClient): boolean {
    const before = prepare(this.movesOf(message));
    this.prepared = { message, before };
    return before !== null && !document.hidden;
  }
  /** Take a message in; returns for how many milliseconds what it tells is being shown. */
  private apply(message: ToClient): number {
    const moves = this.movesOf(message);
    const before = this.prepared?.message === message ? this.prepared.before : prepare(moves);
    this.prepared = null;
    const focused = this.hadFocus || hasFocus();
    // Why a wish could not be read is said where it was asked.
    if (message.type === 'refused' && this.hearReason(message.id, { refusals: [], complaint: message.text })) return 0;
    const known = this.known;
    this.known = fold(known, message);
    this.sitAt(this.known.picture?.chair ?? null);
    if (message.type === 'hello') this.greet(message.lang);
    if (message.type === 'picture' && this.known !== known) this.meet(this.known.picture ?? message);
    if (message.type === 'picks' && this.picking) this.picking = picks.learn(this.picking, message);
    if (message.type === 'reasons') this.hearReason(message.id, { refusals: message.refusals });
    if (message.type === 'refused') this.hearRefusal(message.id, message.text);
    if (message.type === 'notice') this.announced = message.text;
    void tick().then(() => {
      if (before) show(moves, before, settings.pace, this.table?.attack !== undefined);
      if (focused && !hasFocus()) document.getElementById('question')?.focus();
      if (hasFocus()) this.hadFocus = false;
    });
    return moves.length ? timesOf(moves).ends * settings.pace : 0;
  }
  private sitAt(chair: number | null): void {
    const [seat, both] = [chair ?? this.known.hello?.seat ?? 0, chair !== null];
    if (seat !== this.sits.seat || both !== this.sits.both) this.sits = { seat, both };
  }
  private greet(lang: string): void {
    this.picking = null;
    this.sent = '';
    this.worry = '';
    if (this.known.sittings.find((each) => each.seat === this.seat)?.ready) this.line.forget('sit');
    if (lang !== settings.lang) this.send({ type: 'speak', lang: settings.lang });
  }
  /** What is said about a wish; whether it was one that was asked about. */
  private hearReason(id: number, said: Partial<Reason>): boolean {
    const asked = [...this.reasons.values()].find((each) => each.id === id);
    if (!asked) return false;
    const reason = { ...asked, ...said };
    this.reasons.set(reason.wish, reason);
    if (this.reason?.id === id) this.reason = reason;
    return true;
  }
  private meet(picture: Picture): void {
    this.reasons.clear();
    if (picture.events.length) this.reason = null; // it was about the table as it stood
    this.since = performance.now();
    performance.mark?.('picture'); // for who measures what a picture costs
    const told = picture.events
      .slice(-8)
      .map((event) => event.text)
      .filter((text) => text !== undefined && text !== '');
    const question = picture.question ?? null;
    const before = this.picking?.question;
    if (before && isDeed(before) && before.name !== question?.name && before.name !== this.sent) this.endsTurn = true;
    if (this.runsOut(picture)) told.push(this.ranOutWord);
    if (question?.name !== this.picking?.question.name) {
      this.stopLook?.();
      this.menu = this.pile = null;
      this.sent = this.passed = '';
      this.worry = '';
      this.picking = question && picks.begin(question);
      if (question && picks.mustAsk(question)) this.tryPicks();
      this.pile = picks.onlyPile(this.laid);
      if (question && this.passesByItself(question, picture)) this.passSoon(question);
      else if (question) told.push(question.text);
    } else if (question && this.picking) this.picking = { ...this.picking, question };
    if (picture.stage !== 'over') this.askedRematch = false;
    if (told.length) this.announced = told.join(' ');
    if (!this.looked) this.looked = this.firstLook(picture);
    else if (picture.table) this.looked = follow(this.looked, picture.events, picture.table) ?? this.looked;
  }
  /** Whether the End Phase has come in a turn of one's own without being asked for. */
  private runsOut({ events, fresh }: Picture): boolean {
    let found = false;
    for (const event of events) {
      if (event.kind === 'turn started') {
        this.endsTurn = false;
        if (event.player === this.seat) this.ranOut = false; // that was the turn before
      } else if (event.kind === 'phase started' && event.what === 'end phase')
        found = !fresh && !this.endsTurn && (this.playsBoth || event.player === this.seat);
    }
    if (found) this.ranOut = true;
    return found;
  }
  /** That the turn has ended because nothing else could be done: one's own, or the one that was played for both. */
  get ranOutWord(): string {
    return this.ranOut ? t(this.playsBoth ? 'nothingElseBoth' : 'nothingElse') : '';
  }
  private passesByItself(question: Question, picture: Picture): boolean {
    const turn = picture.table?.turn ?? 0;
    if (this.untilEndOf && this.untilEndOf !== turn) this.untilEndOf = 0;
    const { level, breaks } = settings;
    const asked = wantsToBeAsked(question, this.seat, turn, { level, breaks, untilEndOf: this.untilEndOf });
    if (asked && question.window) this.untilEndOf = 0;
    return !asked && !this.tookBack;
  }
  private passSoon(question: Question): void {
    this.passed = question.name;
    this.pile = null;
    this.stopLook = this.world.after(EVEN, () => {
      if (this.question?.name !== question.name || question.may_pass === undefined) return;
      this.answer([question.may_pass]);
    });
  }
  private firstLook({ question, table }: Picture): Card | null {
    const asks = question?.face ?? findCard(table, question?.card);
    const seen = asks ?? table?.chain?.at(-1)?.card ?? table?.sides[this.near]?.hand[0];
    return seen?.password ? seen : null;
  }
  private hearRefusal(id: number, text: string): void {
    if (id === this.answerId && this.question) {
      this.sent = '';
      this.picking = picks.begin(this.question);
      if (picks.mustAsk(this.question)) this.tryPicks();
    }
    this.announced = text;
  }
  private lose(command: ToServer): void {
    if (command.type === 'why') {
      this.reason = null;
      this.reasons.clear();
    }
    if (command.type !== 'why' && command.type !== 'try') this.worry = t('lost');
    if (command.type === 'rematch') this.askedRematch = false;
  }

  set announced(text: string) {
    const number = (this.said.at(-1)?.number ?? 0) + 1;
    if (text) this.said = [...this.said, { number, text }].slice(-MOST_SAID);
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
  /** What a pick does: a card or zone that is asked for is chosen, whatever the option repeats of it. */
  deedOf(index: number): string {
    if (this.question?.kind === 'zone') return t('chooseZone');
    if (this.question?.kind === 'cards') return this.option(index)?.verb || t('chooseThis');
    return this.labelOf(index);
  }
  /** The same of several options, each deed once: what is said of a place or pile after its name. */
  sayCan(options: readonly number[]): string {
    const deeds = [...new Set(options.map((index) => this.deedOf(index)))];
    return deeds.length ? t('canDo', { what: deeds.join(t('comma')) }) : '';
  }
  /** What the button in the corner says. */
  get passWord(): string {
    const pass = this.question?.may_pass;
    return pass !== undefined ? this.labelOf(pass) : t(this.passing === null ? 'pass' : 'none');
  }
  /** What is to be seen at a place beside its card. */
  standingAt = (key: string): Standing => this.standings.get(key) ?? NOTHING_THERE;
  /** What can be picked at a place, and what is picked there. */
  optionsAt = (key: string): number[] => this.standingAt(key).can;
  pickedAt = (key: string): number[] => this.standingAt(key).picked;
  /**
   * Whether a card that is pressed first tells what can be done with it, also if that is one thing only: who looks at a
   * monster does not mean to attack with it. A finger has no other way to read a card, so that it is told wherever
   * something would be played.
   */
  tellsFirst(byFinger: boolean): boolean {
    return this.question?.kind === 'action' && (byFinger || this.question.may_pass === undefined);
  }
  /** Somebody presses a card or zone: what is asked for is picked at once, else its menu opens. */
  press(key: string, byFinger = false): void {
    const picked = this.pickedAt(key);
    const can = this.optionsAt(key);
    const first = this.tellsFirst(byFinger);
    if (picked.length === 1 && can.length === 0) return this.choose(picked[0] ?? 0);
    if (can.length === 1 && picked.length === 0 && !first) return this.choose(can[0] ?? 0);
    if (can.length + picked.length > 0 || this.wishesAt(key).length > 0) this.menu = key;
    else if (byFinger && this.looked) this.sheet = 'card';
  }
  /** What somebody may wish to do at a place and is not offered: what a menu says why not to. */
  wishesAt(key: string): Wish[] {
    const card = this.table && findAt(this.table, key);
    if (!card || card.at.of !== this.near || !this.plays || this.picture?.stage !== 'duel') return [];
    const here = this.question?.options.filter((option) => option.card && keyOf(option.card) === key) ?? [];
    const offered = new Set(here.map((option) => option.deed));
    return wishesOf(card, settings.lang).filter((wish) => !wish.deeds.some((deed) => offered.has(deed)));
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
    this.tookBack = false;
    this.answer(this.picking.picks);
    return true;
  };
  /** Close what is open, else take the last pick back; whether there was anything. */
  takeBack = (): boolean => {
    if (this.menu !== null || this.sheet || this.pile !== null) {
      if (this.menu !== null) this.menu = null;
      else if (this.sheet) this.sheet = '';
      else this.pile = null;
      return true;
    }
    if (this.untilEndOf) {
      this.passOn();
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
    this.tookBack = false;
    this.answer(passing);
    return true;
  };
  /** Pass to everything until the turn ends, or stop that. */
  passOn = (): void => {
    this.tookBack = false;
    this.untilEndOf = this.untilEndOf ? 0 : (this.table?.turn ?? 0);
    this.announced = t(this.untilEndOf ? 'passingOn' : 'passingStopped');
    if (this.untilEndOf && this.question?.window) this.pass();
  };
  takeBackAnswer = (): void => {
    this.tookBack = true;
    this.endsTurn = this.ranOut = false;
    this.untilEndOf = 0;
    this.send({ type: 'undo' });
  };
  private answer(chosen: number[]): void {
    if (!this.question) return;
    this.stopLook?.();
    this.menu = this.pile = null;
    this.ranOut = false;
    if (isDeed(this.question)) this.endsTurn = chosen.some((index) => this.option(index)?.deed === 'to the end phase');
    this.hadFocus ||= hasFocus();
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
    if (said) this.reason = this.learnWhy(said);
  };
  /** Ask why a wish cannot be done, unless that is known of the table as it stands. */
  learnWhy(wish: string): Reason {
    const known = this.reasons.get(wish);
    if (known) return known;
    const reason: Reason = { id: this.send({ type: 'why', wish }), wish, refusals: null, complaint: '' };
    this.reasons.set(wish, reason);
    return reason;
  }
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
