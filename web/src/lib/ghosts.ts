// Copies of cards in a layer over the page: they are what moves, while the table below is as the picture says.

/** What a place looks like: its box, how the card lies, and the card itself. */
export interface Look {
  box: DOMRect;
  turned: boolean;
  width: number;
  card: HTMLElement | null;
}
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export function lookAt(slot: HTMLElement): Look {
  const hold = holdOf(slot);
  const card = hold?.querySelector<HTMLElement>('.card') ?? null;
  return {
    box: (hold ?? slot).getBoundingClientRect(),
    turned: slot.classList.contains('def'),
    width: card?.offsetWidth ?? 0,
    card,
  };
}
const holdOf = (slot: HTMLElement | undefined): HTMLElement | null => slot?.querySelector<HTMLElement>('.hold') ?? null;

let layer: HTMLElement | null = null;
export function stage(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.className = 'flight';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}
/** Nothing moves any more: one has left the table. */
export const clear = (): void => layer?.replaceChildren();
/** A copy of a card over its place, where there is a card; it stays until it is moved or removed. */
export function stand(seen: Look): HTMLElement | null {
  if (!seen.card) return null;
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
  return ghost;
}
/** Move something of the layer, which then is gone. */
export function move(what: Element | null, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
  what?.animate(keyframes, { fill: 'both', easing: EASE, ...timing }).finished.then(
    () => what.remove(),
    () => what.remove(),
  );
}
/** Hide the card of a place while a copy of it moves. */
export function hide(slot: HTMLElement | undefined, until: number): void {
  holdOf(slot)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}
/** Turn the card of a place where it lies; at rest its turn is part of its place. */
export function swing(slot: HTMLElement, degrees: number, timing: KeyframeAnimationOptions): void {
  holdOf(slot)?.animate([{ transform: `rotate(${degrees}deg)` }, { transform: 'none' }], {
    easing: EASE,
    fill: 'backwards',
    ...timing,
  });
}
