// Which page an address means: a pattern, the page that is loaded for it, and what is read from the address.
import type { Component } from 'svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;
export interface Route {
  pattern: RegExp;
  load: () => Promise<{ default: Page }>;
  /** Names for what the pattern catches. */
  takes?: string[];
  /** Another address of it is another page, not the same one told of it. */
  apart?: boolean;
}
export interface Going {
  load: Route['load'];
  props: Record<string, string>;
  /** Another key is another page; the same page is told its new address instead. */
  key: string;
}

export const ROUTES: readonly Route[] = [
  { pattern: /^\/$/, load: () => import('../pages/Home.svelte') },
  { pattern: /^\/room\/([\w-]+)\/?$/, load: () => import('../pages/RoomPage.svelte'), takes: ['id'], apart: true },
  { pattern: /^\/decks\/?$/, load: () => import('../pages/Decks.svelte') },
  { pattern: /^\/decks\/([\w.-]+)\/?$/, load: () => import('../pages/DeckBuilder.svelte'), takes: ['id'] },
  { pattern: /^\/rules\/?$/, load: () => import('../pages/Rules.svelte') },
  { pattern: /^\/rules\/([\w.-]+)\/?$/, load: () => import('../pages/RulePage.svelte'), takes: ['id'] },
  { pattern: /^\/events\/?$/, load: () => import('../pages/Events.svelte') },
  { pattern: /^\/events\/([\w-]+)\/?$/, load: () => import('../pages/EventPage.svelte'), takes: ['id'], apart: true },
  {
    pattern: /^\/events\/([\w-]+)\/wall\/?$/,
    load: () => import('../pages/EventWall.svelte'),
    takes: ['id'],
    apart: true,
  },
  { pattern: /^\/replay\/?$/, load: () => import('../pages/Replay.svelte') },
  {
    pattern: /^\/replay\/room\/([\w-]+)\/?$/,
    load: () => import('../pages/Replay.svelte'),
    takes: ['room'],
    apart: true,
  },
  { pattern: /^\/position\/?$/, load: () => import('../pages/Position.svelte') },
  { pattern: /^\/settings\/?$/, load: () => import('../pages/SettingsPage.svelte') },
  { pattern: /^\/about\/?$/, load: () => import('../pages/About.svelte') },
];

export function findRoute(path: string, routes: readonly Route[] = ROUTES): Going | null {
  for (const { pattern, load, takes = [], apart } of routes) {
    const caught = pattern.exec(path);
    if (!caught) continue;
    const props = Object.fromEntries(takes.map((name, i) => [name, caught[i + 1] ?? '']));
    return { load, props, key: apart ? path : pattern.source };
  }
  return null;
}
