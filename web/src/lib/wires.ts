// Lines over the field: an attack is a tapering arrow, a target a dotted line that ends in a dot.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The point where the way from one box to another leaves the first. */
export function edge(from: Box, to: Point): Point {
  const centre = middle(from);
  const [dx, dy] = [to.x - centre.x, to.y - centre.y];
  const share = 0.5 / Math.max(Math.abs(dx) / from.width, Math.abs(dy) / from.height, 0.5);
  return { x: centre.x + dx * share, y: centre.y + dy * share };
}
export function attackPath(attacker: Box, target: Box): { path: string; at: Point } {
  const end = edge(target, middle(attacker));
  const start = edge(attacker, end);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(Math.hypot(dx, dy), 1);
  const [ux, uy] = [dx / length, dy / length];
  const k = Math.min(attacker.width / 76, 1);
  const at = (along: number, aside: number): string =>
    `${(start.x + ux * along - uy * aside).toFixed(1)} ${(start.y + uy * along + ux * aside).toFixed(1)}`;
  const head = Math.min(20 * k, length / 2);
  const blade = [
    at(0, 2 * k),
    at(length - head, 5 * k),
    at(length - head - 3 * k, 13 * k),
    at(length, 0),
    at(length - head - 3 * k, -13 * k),
    at(length - head, -5 * k),
    at(0, -2 * k),
  ];
  return { path: `M${blade.join('L')}Z`, at: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } };
}
export function aimPath(from: Box, to: Box): { path: string; end: Point } {
  const end = edge(to, middle(from));
  const start = edge(from, end);
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * 0.08,
    y: (start.y + end.y) / 2 - (end.x - start.x) * 0.08,
  };
  const n = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return { path: `M${n(start)}Q${n(bend)} ${n(end)}`, end };
}
/** An equip: a clip along the right edges of both cards, which hides no number. */
export function clipPath(equip: Box, monster: Box): string {
  const [a, b] = [middle(equip), middle(monster)];
  const right = Math.max(equip.x + equip.width, monster.x + monster.width) + 9;
  const up = b.y < a.y ? 1 : -1;
  const [y1, y2] = [a.y - up * equip.height * 0.2, b.y + up * monster.height * 0.2];
  const n = (value: number): string => value.toFixed(1);
  if (Math.abs(a.x - b.x) > equip.width) return `M${n(a.x)} ${n(y1)}L${n(b.x)} ${n(y2)}`;
  return `M${n(equip.x + equip.width + 2)} ${n(y1)}H${n(right - 4)}Q${n(right)} ${n(y1)} ${n(right)} ${n(y1 - up * 4)}V${n(y2 + up * 4)}Q${n(right)} ${n(y2)} ${n(right - 4)} ${n(y2)}H${n(monster.x + monster.width + 2)}`;
}
