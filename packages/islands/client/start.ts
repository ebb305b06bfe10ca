import { ISLAND, WANTED, WANTED_EVENT } from '@funtool-docs/shared/sharedNames';
import { hydrateIsland } from './islands';

/**
 * Hydrates what the starter says is wanted (`packages/islands/starter`): islands, or the page with Rspress,
 * whose scripts islands do not need.
 */
function hydrateWanted(): void {
  const wanted = document.querySelectorAll<HTMLElement>(`[${ISLAND}][${WANTED}]`);
  for (const island of wanted) hydrateIsland(island);
  if (!document.documentElement.hasAttribute(WANTED)) return;
  // The starter handles the error of a script.
  import(/* webpackChunkName: "page" */ 'rspress-entry').catch(() => {});
}

document.addEventListener(WANTED_EVENT, hydrateWanted);
hydrateWanted();
