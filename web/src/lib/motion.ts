// What happened, shown: cards fly along the path of their event, flips turn, attackers strike, losses rise from the LP.
// Everything moves in a layer over the page, by transform and opacity alone; the table below is as the picture says.
// It begins in three steps, each in a frame of its own, so that none is long: copies are laid over what will move; the
// table changes under them, and what comes is hidden; once that is drawn, all places are measured, and everything moves.
import { onceDrawn } from './frames';
import { hide, lookAt, move, stage, stand, swing, type Look } from './ghosts';
import type { At, Event } from './messages';
import { isInPile, keyOf, pileOf } from './places';
import { attackPath, type Box } from './wires';

/** Milliseconds at the usual speed. */
const MOVE = 340;
const FLIP = 300;
const STRIKE = 460;
const RISE = 1100;
/** How long after one thing the next begins. */
const NEXT: Partial<Record<Event['kind'], number>> = { 'attacks with': 320, 'lp changed': 140, flipped: 160 };
const STEP = 100;
const LONGEST = 1500;
/** More than this is a whole duel told anew, not something to follow. */
const TOO_MANY = 60;
/** What is hidden is seen again only when its copy has arrived, which begins a frame or two later. */
const LATE = 30;

/** The places of which events tell, and the copy that stands there for each event. */
export interface Before {
  looks: Map<string, Look>;
  copies: (HTMLElement | null)[];
}
/** Moves, once everything has been measured. */
type Go = () => void;
/** Measures; nothing may be changed in it. */
type Measure = () => Go | null;
type Slots = Map<string, HTMLElement>;
/** What an event finds when the picture is drawn. */
interface Scene {
  looks: Map<string, Look>;
  /** What stands where it was. */
  copy: HTMLElement | null;
  slots: Slots;
  delay: number;
  pace: number;
}

const nameOf = (at: At): string => (isInPile(at) ? pileOf(at) : keyOf(at));
const placesOf = (event: Event): At[] =>
  [event.came_from, event.card?.at, event.other?.at].filter((at) => at !== undefined);
/** All places of the page by their keys, found at once. */
const findSlots = (): Slots =>
  new Map([...document.querySelectorAll<HTMLElement>('.page [data-at]')].map((slot) => [slot.dataset.at ?? '', slot]));
/** A card of a hand whose place in it nobody tells comes from the hand as a whole. */
const handOf = (at: At): HTMLElement | null =>
  at.place === 'hand' ? document.querySelector<HTMLElement>(`.page [data-hand="${at.of}"]`) : null;

/** Where a card is that an event moves away, turns over or sends to attack. */
function startOf({ kind, card, came_from }: Event): At | undefined {
  if (kind === 'attacks with' || kind === 'flipped' || kind === 'flip summoned') return card?.at;
  return kind === 'lp changed' || !card ? undefined : came_from;
}
/** Before the table changes: look at the places of which events tell, and lay copies over what will move. */
export function prepare(events: Event[]): Before | null {
  if (events.length === 0 || events.length > TOO_MANY || !document.body.animate) return null;
  const looks = new Map<string, Look>();
  const slots = findSlots();
  for (const at of events.flatMap(placesOf)) {
    const key = nameOf(at);
    const slot = looks.has(key) ? null : (slots.get(key) ?? handOf(at));
    if (slot) looks.set(key, lookAt(slot));
  }
  const copies = events.map((event) => {
    const start = startOf(event);
    const seen = start && looks.get(nameOf(start));
    return seen ? stand(seen) : null;
  });
  return { looks, copies };
}

/** When each event begins to be shown, and when the last has been. */
export function timesOf(events: Event[]): { begins: number[]; ends: number } {
  let now = 0;
  const begins = events.map((event) => {
    const begin = now;
    if (event.came_from || NEXT[event.kind]) now += NEXT[event.kind] ?? STEP;
    return begin;
  });
  const shrink = Math.min(1, LONGEST / Math.max(now, 1));
  return { begins: begins.map((begin) => begin * shrink), ends: now === 0 ? 0 : now * shrink + MOVE };
}
/** Show what happened. An attack that is still under way has its arrow on the table. */
export function show(events: Event[], { looks, copies }: Before, pace: number, attacking = false): void {
  const { begins } = timesOf(events);
  const slots = findSlots();
  const measures = events.map((event, i) => {
    const copy = copies[i] ?? null;
    const delay = (begins[i] ?? 0) * pace;
    const measure = begin(event, { looks, copy, slots, delay, pace }, attacking);
    if (!measure) copy?.remove();
    return measure;
  });
  if (measures.every((each) => each === null)) return;
  onceDrawn(() => {
    const moves = measures.map((measure) => measure?.());
    for (const go of moves) go?.();
  });
}
function begin(event: Event, scene: Scene, attacking: boolean): Measure | null {
  if (event.kind === 'attacks with') return strike(event, scene, attacking);
  if (event.kind === 'lp changed') return rise(event, scene);
  if (event.kind === 'flipped' || event.kind === 'flip summoned') return flip(event, scene);
  if (event.kind === 'changed the position of') return turn(event, scene);
  return fly(event, scene);
}

const way = (from: DOMRect, to: DOMRect): string => {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
};
/** The long sides, so that a turned card is not taken for a small one. */
const size = (from: DOMRect, to: DOMRect): string =>
  `scale(${(Math.max(from.width, from.height) / Math.max(to.width, to.height, 1)).toFixed(3)})`;

function fly(event: Event, { looks, copy: left, slots, delay, pace }: Scene): Measure | null {
  if (!event.card || !event.came_from) return null;
  const from = looks.get(nameOf(event.came_from));
  const slot = slots.get(nameOf(event.card.at));
  if (!from || !slot) return null;
  const duration = MOVE * pace;
  if (isInPile(event.card.at) && left) return () => vanish(event, left, from, lookAt(slot), { duration, delay });
  hide(slot, delay + duration + LATE);
  return () => {
    const to = lookAt(slot);
    const grown = left ? size(from.box, to.box) : 'scale(.8)';
    const path = [{ transform: `${way(from.box, to.box)} ${grown}` }, { transform: 'none' }];
    return () => {
      left?.remove();
      move(stand(to), path, { duration: duration + LATE, delay });
    };
  };
}
/** Into a pile, where cards lie on each other. */
function vanish(event: Event, left: Element, from: Look, to: Look, timing: { duration: number; delay: number }): Go {
  const gone = `${way(to.box, from.box)} ${size(to.box, from.box)}`;
  const jolt = event.kind === 'destroyed' ? 'scale(1.08)' : 'none';
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: jolt, opacity: 1, offset: 0.2 },
    { transform: gone, opacity: 0.9, offset: 0.95 },
    { transform: gone, opacity: 0 },
  ];
  return () => move(left, path, { delay: timing.delay, duration: timing.duration * 1.2 });
}
function flip(event: Event, { looks, copy, slots, delay, pace }: Scene): Measure | null {
  const key = event.card ? nameOf(event.card.at) : '';
  const was = looks.get(key);
  const slot = slots.get(key);
  if (!was || !slot) return null;
  const half = (FLIP * pace) / 2;
  const old = copy ?? stand(was);
  hide(slot, delay + 2 * half + LATE);
  return () => {
    const is = lookAt(slot);
    const away = 'perspective(600px) rotateY(90deg)';
    return () => {
      move(old, [{ transform: 'none' }, { transform: away }], { duration: half, delay, easing: 'ease-in' });
      move(stand(is), [{ transform: away.replace('90', '-90') }, { transform: 'none' }], {
        duration: half + LATE,
        delay: delay + half,
        easing: 'ease-out',
      });
    };
  };
}
function turn(event: Event, scene: Scene): Measure | null {
  const key = event.card ? nameOf(event.card.at) : '';
  const was = scene.looks.get(key);
  const slot = scene.slots.get(key);
  if (!was || !slot) return null;
  if (was.turned === slot.classList.contains('def')) return flip(event, scene);
  swing(slot, was.turned ? -90 : 90, { duration: FLIP * scene.pace, delay: scene.delay });
  return null;
}
/** Where a direct attack ends: at the Life Points of who is attacked. */
const pointsOf = (player: number): DOMRect | undefined =>
  document.querySelector(`.page [data-points="${player}"]`)?.getBoundingClientRect();

function strike(event: Event, { looks, copy, slots, delay, pace }: Scene, attacking: boolean): Measure | null {
  const key = event.card ? nameOf(event.card.at) : '';
  const attacker = looks.get(key);
  if (!attacker) return null;
  const duration = STRIKE * pace;
  if (slots.get(key)?.querySelector('.card')) hide(slots.get(key), delay + duration + LATE);
  return () => {
    const target = event.other ? looks.get(nameOf(event.other.at))?.box : pointsOf(1 - (event.player ?? 0));
    if (!target) return () => copy?.remove();
    const x = (target.left + target.width / 2 - attacker.box.left - attacker.box.width / 2) * 0.34;
    const y = (target.top + target.height / 2 - attacker.box.top - attacker.box.height / 2) * 0.34;
    const path = [
      { transform: 'none' },
      { transform: `translate(${-x * 0.15}px, ${-y * 0.15}px)`, offset: 0.25 },
      { transform: `translate(${x}px, ${y}px) scale(1.04)`, offset: 0.6 },
      { transform: 'none' },
    ];
    return () => {
      move(copy, path, { duration: duration + LATE, delay });
      if (!attacking) arrow(attacker.box, target, delay, duration);
    };
  };
}
function arrow(from: Box, to: Box, delay: number, duration: number): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('class', 'wires');
  path.setAttribute('class', 'atk');
  path.setAttribute('d', attackPath(from, to).path);
  svg.append(path);
  stage().append(svg);
  const seen = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  move(svg, seen, { duration: duration * 1.6, delay, easing: 'linear' });
}
function rise(event: Event, { delay, pace }: Scene): Measure | null {
  const change = (event.new ?? 0) - (event.old ?? 0) || (event.number ?? 0);
  if (!change) return null;
  return () => {
    const box = pointsOf(event.player ?? 0);
    return box ? () => riseFrom(box, change, { duration: RISE * pace, delay }) : null;
  };
}
function riseFrom(box: DOMRect, change: number, timing: KeyframeAnimationOptions): void {
  const told = document.createElement('b');
  told.className = change < 0 ? 'loss' : 'gain';
  told.textContent = change < 0 ? `−${-change}` : `+${change}`;
  Object.assign(told.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
  stage().append(told);
  const near = box.top > innerHeight / 2 ? -1 : 1;
  const path = [
    { transform: 'translate(-50%, -50%) scale(.7)', opacity: 0 },
    { transform: `translate(-50%, ${near * 26 - 12}px) scale(1.15)`, opacity: 1, offset: 0.2 },
    { transform: `translate(-50%, ${near * 34 - 12}px)`, opacity: 1, offset: 0.75 },
    { transform: `translate(-50%, ${near * 44 - 12}px)`, opacity: 0 },
  ];
  move(told, path, timing);
}
