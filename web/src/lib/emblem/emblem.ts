// Emblems from facts. Pure functions: facts in, SVG text out, 100 x 100 units.
//   monster    = ground (Attribute) + ring and crest (password) + glyph (Type)
//   Spell/Trap = ground (kind)      + ring and crest (password) + glyph (what it does, else its property)
import { ATTRIBUTE, ICON, TYPE, VERB } from './drawings';

export interface EmblemFacts {
  password: number;
  /** "Monster", "Spell" or "Trap". */
  kind: string;
  attribute: string;
  type: string;
  /** Of a Spell or Trap: "Normal", "Continuous", "Field" … */
  property: string;
}

const DARK = '#12171a';
/** A Spell whose deed is not told shows its property; these have a drawing of their own size. */
const OF_PROPERTY: Record<string, string> = { Field: 'field', Ritual: 'ritual', Equip: 'equip', Counter: 'negate' };

function bits(password: number): number {
  let x = Math.imul(password, 2654435761) >>> 0;
  x ^= x >>> 15;
  x = Math.imul(x, 2246822519) >>> 0;
  x ^= x >>> 13;
  return x >>> 0;
}
function onCircle(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
}
/** 16 arcs on a ring, lit by the bits of the password: the same card always wears the same ring. */
function ring(password: number, r: number): string {
  const lit = bits(password);
  const arcs = Array.from({ length: 16 }, (_, k) => {
    const on = (lit >>> k) & 1;
    const from = k * 22.5 + 2.5;
    return `<path d="M${onCircle(r, from)}A${r} ${r} 0 0 1 ${onCircle(r, from + 17.5)}" stroke-width="${on ? 4 : 1}" opacity="${on ? 0.8 : 0.4}"/>`;
  });
  return `<g fill="none" stroke="currentColor">${arcs.join('')}</g>`;
}
const times = (count: number, from: number, draw: (k: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(from + i)).join('');
const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

/** One geometry for each Attribute, so that they differ in grey too; dots for Spells, stripes for Traps. */
const GROUND: Record<string, () => string> = {
  LIGHT: () => times(24, 0, (k) => `<path d="M50 50L${onCircle(90, k * 15 - 2.5)}L${onCircle(90, k * 15 + 2.5)}Z"/>`),
  DARK: () =>
    times(
      6,
      1,
      (k) =>
        `<circle cx="${50 + k * 2.5}" cy="${50 - k * 2.5}" r="${k * 15}" fill="none" stroke="currentColor" stroke-width="2.5"/>`,
    ),
  EARTH: () =>
    times(7, 0, (k) =>
      stroke(`M-20 ${k * 20 + 8}L15 ${k * 20 - 12}L50 ${k * 20 + 8}L85 ${k * 20 - 12}L120 ${k * 20 + 8}`, 3),
    ),
  WATER: () => times(9, 0, (k) => stroke(`M-10 ${k * 13}q15 -9 30 0t30 0 30 0 30 0`, 2.5)),
  FIRE: () => times(11, -2, (k) => stroke(`M${k * 16} 110C${k * 16 - 14} 70 ${k * 16 + 22} 50 ${k * 16 + 6} -10`, 3)),
  WIND: () =>
    times(10, 0, (k) => stroke(`M-10 ${k * 16 - 10}C30 ${k * 16 - 40} 70 ${k * 16 + 10} 115 ${k * 16 - 40}`, 2.5)),
  DIVINE: () =>
    times(6, 1, (k) => stroke(`M50 ${50 - k * 16}L${50 + k * 16} 50L50 ${50 + k * 16}L${50 - k * 16} 50Z`, 2)),
  Spell: () => times(36, 0, (k) => `<circle cx="${(k % 6) * 20}" cy="${Math.floor(k / 6) * 20}" r="2.2"/>`),
  Trap: () => times(18, -6, (k) => stroke(`M${k * 14} -10L${k * 14 + 120} 110`, 2)),
};
/** Seven outlines, solid or open, chosen by the password: with the ring they tell two DARK Spellcasters apart. */
const CREST = [
  '<circle cx="50" cy="50" r="36"/>',
  '<path d="M50 11 84 30.500V69.500L50 89 16 69.500V30.500Z"/>',
  '<path d="M50 9 91 50 50 91 9 50Z"/>',
  '<path d="M18 16H82V54C82 72 66 84 50 91 34 84 18 72 18 54Z"/>',
  '<path d="M21 21H79V79H21Z"/>',
  '<path d="M36 14H64L86 36V64L64 86H36L14 64V36Z"/>',
  '<path d="M50 12C62 22 74 24 86 24 88 60 72 80 50 90 28 80 12 60 14 24 26 24 38 22 50 12Z"/>',
];
const SNARE = '<path fill-rule="evenodd" d="M50 8 94 86H6ZM50 34 28 73h44Z"/><circle cx="50" cy="60" r="8"/>';
const BOOK = '<path d="M47 24C36 15 22 12 6 12v62c16 0 30 3 41 12ZM53 24c11-9 25-12 41-12v62c-16 0-30 3-41 12Z"/>';
function glyph(facts: EmblemFacts): string {
  if (facts.kind === 'Monster') return TYPE[facts.type] ?? TYPE.Rock ?? '';
  const drawn = VERB[OF_PROPERTY[facts.property] ?? ''];
  if (facts.property === 'Normal') return facts.kind === 'Trap' ? SNARE : BOOK;
  return drawn ?? `<g transform="scale(4.1667)">${ICON[facts.property] ?? ICON.Normal}</g>`;
}
const cache = new Map<string, string>();

export function emblem(facts: EmblemFacts): string {
  const key = `${facts.password}/${facts.kind}/${facts.attribute}/${facts.type}/${facts.property}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const hash = bits(facts.password);
  const crest = CREST[(hash >>> 17) % 7];
  const solid = (hash >>> 24) & 1;
  const ground = GROUND[facts.kind === 'Monster' ? facts.attribute : facts.kind]?.() ?? '';
  const drawn =
    `<svg class="emblem ground" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g fill="currentColor" opacity=".2">${ground}</g></svg>` +
    `<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">${ring(facts.password, 46)}` +
    `<g transform="translate(50 50) scale(.98) translate(-50 -50)" fill="${solid ? 'currentColor' : DARK}" stroke="currentColor" stroke-width="${solid ? 0 : 3}">${crest}</g>` +
    `<g transform="translate(50 50.5) scale(.52) translate(-50 -50)" fill="${solid ? DARK : 'currentColor'}">${glyph(facts)}</g></svg>`;
  cache.set(key, drawn);
  return drawn;
}
export const icon = (name: string): string =>
  `<svg class="i" viewBox="0 0 24 24" aria-hidden="true">${ICON[name] ?? ATTRIBUTE[name] ?? ''}</svg>`;
