// What happened, shown: cards fly along the path of their event, flips turn, attackers strike, losses rise from the LP.
// Everything moves in a layer over the page, by transform and opacity alone; the table below is as the picture says.
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
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

const nameOf = (at: At): string => (isInPile(at) ? pileOf(at) : keyOf(at));
const slotOf = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.page [data-at="${CSS.escape(key)}"]`);

/** What a place looked like before the picture: its box, how the card lay, and the card itself. */
interface Look {
  box: DOMRect;
  turned: boolean;
  width: number;
  card: HTMLElement | null;
}
export type Before = Map<string, Look>;

function look(slot: HTMLElement): Look {
  const hold = slot.querySelector<HTMLElement>('.hold');
  const card = hold?.querySelector<HTMLElement>('.card') ?? null;
  return {
    box: (hold ?? slot).getBoundingClientRect(),
    turned: slot.classList.contains('def'),
    width: card?.offsetWidth ?? 0,
    card,
  };
}
const places = (event: Event): At[] =>
  [event.came_from, event.card?.at, event.other?.at].filter((at) => at !== undefined);

/** Look at the places of which events tell, before the table changes. */
export function lookBefore(events: Event[]): Before {
  const before: Before = new Map();
  if (events.length > TOO_MANY) return before;
  for (const at of events.flatMap(places)) {
    const key = nameOf(at);
    const slot = before.has(key) ? null : (slotOf(key) ?? handOf(at));
    if (!slot) continue;
    const seen = look(slot);
    before.set(key, { ...seen, card: seen.card && (seen.card.cloneNode(true) as HTMLElement) });
  }
  return before;
}
/** A card of a hand whose place in it nobody tells comes from the hand as a whole. */
const handOf = (at: At): HTMLElement | null =>
  at.place === 'hand' ? document.querySelector<HTMLElement>(`.page [data-hand="${at.of}"]`) : null;

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
/** Show what happened; `pace` 0 shows nothing of it. An attack that is still under way has its arrow on the table. */
export function show(events: Event[], before: Before, pace: number, attacking = false): void {
  if (pace <= 0 || events.length > TOO_MANY || !document.body.animate) return;
  const { begins } = timesOf(events);
  events.forEach((event, i) => {
    const delay = (begins[i] ?? 0) * pace;
    if (event.kind === 'attacks with') strike(event, before, delay, pace, attacking);
    else if (event.kind === 'lp changed') rise(event, delay, pace);
    else if (event.kind === 'flipped' || event.kind === 'flip summoned') flip(event, before, delay, pace);
    else if (event.kind === 'changed the position of') turn(event, before, delay, pace);
    else if (event.card && event.came_from) fly(event, before, delay, pace);
  });
}

let layer: HTMLElement | null = null;
function stage(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.className = 'flight';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}
/** A copy of a card over its place, until its motion is over. */
function copy(seen: Look, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (!seen.card) return;
  const ghost = document.createElement('div');
  ghost.className = seen.turned ? 'ghost slot def' : 'ghost slot';
  const hold = document.createElement('span');
  hold.className = 'hold';
  hold.append(seen.card.cloneNode(true));
  ghost.append(hold);
  const { left, top, width, height } = seen.box;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  ghost.style.setProperty('--w', `${seen.width}px`);
  stage().append(ghost);
  ghost.animate(keyframes, { fill: 'both', easing: EASE, ...timing }).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
function hide(slot: HTMLElement | null, until: number): void {
  slot?.querySelector<HTMLElement>('.hold')?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}
const way = (from: DOMRect, to: DOMRect): string => {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
};
/** The long sides, so that a turned card is not taken for a small one. */
const size = (from: DOMRect, to: DOMRect): string =>
  `scale(${(Math.max(from.width, from.height) / Math.max(to.width, to.height, 1)).toFixed(3)})`;

function fly(event: Event, before: Before, delay: number, pace: number): void {
  if (!event.card || !event.came_from) return;
  const from = before.get(nameOf(event.came_from));
  const slot = slotOf(nameOf(event.card.at));
  if (!from || !slot) return;
  const to = look(slot);
  const duration = MOVE * pace;
  if (isInPile(event.card.at) && from.card) {
    const gone = `${way(to.box, from.box)} ${size(to.box, from.box)}`;
    const jolt = event.kind === 'destroyed' ? 'scale(1.08)' : 'none';
    copy(
      from,
      [
        { transform: 'none', opacity: 1 },
        { transform: jolt, opacity: 1, offset: 0.2 },
        { transform: gone, opacity: 0.9, offset: 0.95 },
        { transform: gone, opacity: 0 },
      ],
      { duration: duration * 1.2, delay },
    );
    return;
  }
  const grown = from.card ? size(from.box, to.box) : 'scale(.8)';
  copy(to, [{ transform: `${way(from.box, to.box)} ${grown}` }, { transform: 'none' }], { duration, delay });
  if (to.card) hide(slot, delay + duration - 10);
}
function flip(event: Event, before: Before, delay: number, pace: number): void {
  const key = event.card && nameOf(event.card.at);
  const was = key && before.get(key);
  const slot = key ? slotOf(key) : null;
  if (!was || !slot) return;
  const half = (FLIP * pace) / 2;
  const away = 'perspective(600px) rotateY(90deg)';
  copy(was, [{ transform: 'none' }, { transform: away }], { duration: half, delay, easing: 'ease-in' });
  copy(look(slot), [{ transform: away.replace('90', '-90') }, { transform: 'none' }], {
    duration: half,
    delay: delay + half,
    easing: 'ease-out',
    fill: 'forwards',
  });
  hide(slot, delay + 2 * half - 10);
}
function turn(event: Event, before: Before, delay: number, pace: number): void {
  const key = event.card && nameOf(event.card.at);
  const was = key && before.get(key);
  const slot = key ? slotOf(key) : null;
  if (!was || !slot) return;
  const is = slot.classList.contains('def');
  if (was.turned === is) return flip(event, before, delay, pace);
  const hold = slot.querySelector<HTMLElement>('.hold');
  hold?.animate([{ rotate: was.turned ? '-90deg' : '0deg' }, { rotate: is ? '-90deg' : '0deg' }], {
    duration: FLIP * pace,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}
/** Where a direct attack ends: at the Life Points of who is attacked. */
const pointsOf = (player: number): DOMRect | undefined =>
  document.querySelector(`.page [data-points="${player}"]`)?.getBoundingClientRect();

function strike(event: Event, before: Before, delay: number, pace: number, attacking: boolean): void {
  const attacker = event.card && before.get(nameOf(event.card.at));
  const target = event.other ? before.get(nameOf(event.other.at))?.box : pointsOf(1 - (event.player ?? 0));
  if (!event.card || !attacker || !target) return;
  const duration = STRIKE * pace;
  const x = (target.left + target.width / 2 - attacker.box.left - attacker.box.width / 2) * 0.34;
  const y = (target.top + target.height / 2 - attacker.box.top - attacker.box.height / 2) * 0.34;
  copy(
    attacker,
    [
      { transform: 'none' },
      { transform: `translate(${-x * 0.15}px, ${-y * 0.15}px)`, offset: 0.25 },
      { transform: `translate(${x}px, ${y}px) scale(1.04)`, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration, delay },
  );
  if (slotOf(nameOf(event.card.at))?.querySelector('.card')) hide(slotOf(nameOf(event.card.at)), delay + duration - 10);
  if (!attacking) arrow(attacker.box, target, delay, duration);
}
function arrow(from: Box, to: Box, delay: number, duration: number): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('class', 'wires');
  path.setAttribute('class', 'atk');
  path.setAttribute('d', attackPath(from, to).path);
  svg.append(path);
  stage().append(svg);
  svg
    .animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], {
      duration: duration * 1.6,
      delay,
      fill: 'both',
    })
    .finished.then(
      () => svg.remove(),
      () => svg.remove(),
    );
}
function rise(event: Event, delay: number, pace: number): void {
  const change = (event.new ?? 0) - (event.old ?? 0) || (event.number ?? 0);
  const box = pointsOf(event.player ?? 0);
  if (!change || !box) return;
  const told = document.createElement('b');
  told.className = change < 0 ? 'loss' : 'gain';
  told.textContent = change < 0 ? `−${-change}` : `+${change}`;
  Object.assign(told.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
  stage().append(told);
  const near = box.top > innerHeight / 2 ? -1 : 1;
  told
    .animate(
      [
        { transform: 'translate(-50%, -50%) scale(.7)', opacity: 0 },
        { transform: `translate(-50%, ${near * 26 - 12}px) scale(1.15)`, opacity: 1, offset: 0.2 },
        { transform: `translate(-50%, ${near * 34 - 12}px)`, opacity: 1, offset: 0.75 },
        { transform: `translate(-50%, ${near * 44 - 12}px)`, opacity: 0 },
      ],
      { duration: RISE * pace, delay, fill: 'both', easing: EASE },
    )
    .finished.then(
      () => told.remove(),
      () => told.remove(),
    );
}
