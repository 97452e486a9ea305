// A room to practise in that starts where a replay or a position stands; one plays both sides and takes back freely.
import { ask, type MadeRoom } from './api';
import { keepIntent } from './kept';
import { settings, t } from './settings.svelte';

export interface Start {
  kind: 'position' | 'puzzle' | 'replay';
  text: string;
  /** Of a replay: after so many answers. */
  after?: number;
}
/** Make the room, and return its address. */
export async function beginPractice(start: Start): Promise<string> {
  const { id, links } = await ask<MadeRoom>('/api/rooms', {
    settings: { both: true, practice: true, open: true },
    start,
    lang: settings.lang,
  });
  keepIntent(id, { name: settings.name || t('someone'), deck: { main: [], name: '' } });
  return `/room/${id}#${links['0'] ?? ''}`;
}
