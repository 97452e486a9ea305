// What a place is called for who hears the page instead of seeing it.
import { isMonster } from './face';
import type { At, Card } from './messages';
import { EXTRA_ZONE, isTurned, showsFace } from './places';
import { t } from './settings.svelte';
import { isWord } from './words';

export function sayPlace(at: At, near: number): string {
  const word = `place.${at.place}`;
  const place = [isWord(word) ? t(word) : at.place, at.index].filter(Boolean).join(' ');
  if (at.place === EXTRA_ZONE || at.place === 'nowhere') return place;
  return t(at.of === near ? 'yourPlace' : 'theirPlace', { place });
}
/** A printed "?" is told as -1. */
const sayPoints = (points: number | null | undefined): string =>
  points !== undefined && points !== null && points < 0 ? '?' : String(points ?? '');

export function sayCard(card: Card | null): string {
  if (!card) return t('emptyZone');
  if (!card.password) return t(card.face_up === false ? 'faceDown' : 'hiddenCard');
  const parts = [card.name || String(card.password)];
  if (!showsFace(card)) parts.push(t('faceDown'));
  if (isMonster(card) && card.atk !== null && card.atk !== undefined) {
    const [atk, def] = [card.atk, card.def].map(sayPoints);
    parts.push(
      card.def === null || card.def === undefined
        ? t('attackSaid', { atk: atk ?? '' })
        : t('pointsSaid', { atk: atk ?? '', def: def ?? '' }),
    );
    if (card.position) parts.push(t(isTurned(card) ? 'defensePosition' : 'attackPosition'));
  }
  for (const each of card.counters ?? []) parts.push(`${each.kind} ${each.count}`);
  return parts.join(t('comma'));
}
