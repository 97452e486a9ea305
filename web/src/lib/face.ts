// A card's face from its facts: frame, light, the line of its Type, how large its name may be.
import type { Card } from './messages';
import type { EmblemFacts } from './emblem/emblem';

const FRAMES = ['Token', 'Fusion', 'Ritual', 'Synchro', 'Xyz', 'Link'];
const isCJK = (text: string): boolean => /[㐀-鿿぀-ヿ]/.test(text);

const has = (card: Card, kind: string): boolean => card.kinds?.includes(kind) ?? false;
export function kindOf(card: Card): 'Monster' | 'Spell' | 'Trap' {
  return has(card, 'Monster') ? 'Monster' : has(card, 'Spell') ? 'Spell' : has(card, 'Trap') ? 'Trap' : 'Monster';
}
export const isMonster = (card: Card): boolean => kindOf(card) === 'Monster';
export function frameOf(card: Card): string {
  const kind = kindOf(card);
  if (kind !== 'Monster') return kind.toLowerCase();
  return (FRAMES.find((each) => has(card, each)) ?? (has(card, 'Effect') ? 'effect' : 'normal')).toLowerCase();
}
export const propertyOf = (card: Card): string => card.kinds?.find((each) => each !== kindOf(card)) ?? 'Normal';
export const lightOf = (card: Card): string => (isMonster(card) ? (card.attributes?.[0] ?? 'TOKEN') : kindOf(card));
export const emblemFacts = (card: Card): EmblemFacts => ({
  password: card.password ?? 0,
  kind: kindOf(card),
  attribute: card.attributes?.[0] ?? '',
  type: card.types?.[0] ?? '',
  property: propertyOf(card),
});
/** The width of a name in em, as fonts on average have it. */
function em(text: string): number {
  let width = 0;
  for (const sign of text)
    width += isCJK(sign) ? 1 : /[ilj.,:'\- ]/.test(sign) ? 0.32 : /[A-Zmw]/.test(sign) ? 0.72 : 0.57;
  return width;
}
export function fitFull(name: string): number {
  const width = em(name);
  return width * 8.4 < 76 ? 1 : width * 7.2 < 76 ? 2 : width * 5.9 < 140 ? 3 : 4;
}
export function fitMini(name: string): number {
  const width = em(name);
  if (isCJK(name)) return width * 16 < 92 ? 1 : width * 12.5 < 170 ? 2 : 3;
  return width * 13 < 92 ? 1 : width * 12 < 150 ? 2 : 3;
}
export { isCJK };
/** A number off its printed value is marked. */
export function trend(now: number | undefined, printed: number | undefined): '' | 'up' | 'down' {
  if (now === undefined || printed === undefined || now === printed) return '';
  return now > printed ? 'up' : 'down';
}
/** The eight places of Link Arrows: name, left and top in per cent, degrees. */
export const ARROWS: readonly (readonly [string, number, number, number])[] = [
  ['Top-Left', 0, 0, -45],
  ['Top', 50, 0, 0],
  ['Top-Right', 100, 0, 45],
  ['Left', 0, 50, -90],
  ['Right', 100, 50, 90],
  ['Bottom-Left', 0, 100, -135],
  ['Bottom', 50, 100, 180],
  ['Bottom-Right', 100, 100, 135],
];
