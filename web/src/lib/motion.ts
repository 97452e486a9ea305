// Cards that move: from where they were drawn to where they are drawn now, along the path of their event.
import type { Event } from './messages';
import { isInPile, keyOf, pileOf } from './places';

type At = NonNullable<Event['came_from']>;
const nameOf = (at: At): string => (isInPile(at) ? pileOf(at) : keyOf(at));

/** Where every place of the table is drawn now. */
export function measure(root: ParentNode = document): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]'))
    places.set(element.dataset.at ?? '', element.getBoundingClientRect());
  return places;
}
/** Let what has moved slide from its old place; `milliseconds` 0 moves nothing. */
export function slide(
  events: Event[],
  before: Map<string, DOMRect>,
  milliseconds: number,
  root: ParentNode = document,
): void {
  if (milliseconds <= 0) return;
  for (const event of events) {
    if (!event.card || !event.came_from) continue;
    const from = before.get(nameOf(event.came_from));
    const element = root.querySelector<HTMLElement>(`[data-at="${CSS.escape(nameOf(event.card.at))}"] .hold`);
    const to = element?.getBoundingClientRect();
    if (!element?.animate || !from || !to || to.width === 0) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    element.animate(
      [
        { translate: `${x}px ${y}px`, zIndex: 30, opacity: 0.85 },
        { translate: '0 0', zIndex: 30, opacity: 1 },
      ],
      { duration: milliseconds, easing: 'cubic-bezier(.2, .7, .2, 1)' },
    );
  }
}
