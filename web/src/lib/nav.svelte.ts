// Where one is: the address of the page, followed and changed without loading it anew.
import { tick } from 'svelte';

class Nav {
  path = $state(globalThis.location?.pathname ?? '/');
  query = $state(globalThis.location?.search ?? '');
  hash = $state(globalThis.location?.hash ?? '');

  /** Look again where one is: after the buttons of the browser, or an address that was typed. */
  follow = (): void => {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  };
  go = (to: string): void => {
    history.pushState(null, '', to);
    this.follow();
    void tick().then(() => {
      document.querySelector('.scrolls')?.scrollTo(0, 0);
    });
  };
  /** Another address for what is shown already. */
  rename = (to: string): void => {
    history.replaceState(null, '', to);
    this.follow();
  };
}
export const nav = new Nav();

/** A link of ours that is pressed as usual is followed here; every other one is the browser's. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  event.preventDefault();
  nav.go(link.pathname + link.search + link.hash);
}
