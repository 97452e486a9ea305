// Going from card to card with the arrow keys: to the nearest one that lies in that direction.
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a place is in a direction; what lies aside counts three times, what lies behind not at all. */
export function distance(from: DOMRect, to: DOMRect, [dx, dy]: readonly [number, number]): number {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead <= 4 ? Infinity : ahead + 3 * aside;
}
/** Move the focus; whether there was a card to go to. */
export function steer(key: string, root: ParentNode): boolean {
  const step = STEPS[key];
  const here = document.activeElement;
  if (!step || !(here instanceof HTMLElement)) return false;
  const places = [...root.querySelectorAll<HTMLElement>('button.place')].filter((each) => each !== here);
  const from = here.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of places) {
    const far = distance(from, each.getBoundingClientRect(), step);
    if (far < least) [best, least] = [each, far];
  }
  best?.focus();
  return best !== null;
}
