// What a place is called for who hears the page instead of seeing it.
import { isMonster } from './face';
import type { At, Card } from './messages';
import { EXTRA_ZONE, isTurned, showsFace } from './places';
import { t } from './settings.svelte';
import { isWord } from './words';

export function sayPlace(at: At, near: number): string {
  const word = `place.${at.place}`;
  const place = [isWord(word) ? t(word) : at.place, at.index].filter(Boolean).join(' ');
  if (at.place === EXTRA_ZONE) return place;
  return t(at.of === near ? 'yourPlace' : 'theirPlace', { place });
}
export function sayCard(card: Card | null): string {
  if (!card) return t('emptyZone');
  if (!card.password) return t(card.face_up === false ? 'faceDown' : 'hiddenCard');
  const parts = [card.name || String(card.password)];
  if (!showsFace(card)) parts.push(t('faceDown'));
  if (isMonster(card) && card.atk !== null && card.atk !== undefined) {
    parts.push(`ATK ${card.atk}${card.def === null || card.def === undefined ? '' : `, DEF ${card.def}`}`);
    if (card.position) parts.push(t(isTurned(card) ? 'defensePosition' : 'attackPosition'));
  }
  for (const each of card.counters ?? []) parts.push(`${each.kind} ${each.count}`);
  return parts.join(', ');
}
