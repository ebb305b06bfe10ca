/**
 * Inline script that runs once the first screen has arrived. Loads the enhancements of the page after
 * it has loaded, and hydrates it once the reader is at something that needs React.
 */

import { mendHash } from '../client/repairAddress';
import { openDetails, scrollIntoContainer } from '@funtool-docs/shared/dom';
import {
  FILLED_LATER,
  HYDRATE_EVENT,
  HYDRATED_EVENT,
  PLACED_EVENT,
  STARTS_AT_ONCE,
} from '@funtool-docs/shared/sharedNames';
import { readPageData } from '../client/embedded';
import {
  createFindControl,
  enhancedControlOf,
  isAboutIsland,
  isHydrated,
  linkedIsland,
  rootOf,
  unfilledOf,
} from './controls';
import { createFailure, createStart } from './createStart';
import { fetchOnIntent } from './fetchOnIntent';
import { replayClicks } from './replayClicks';
import { findByShortcut, handlePanels, panelOf } from './panels';
import { append, savesData } from './append';
import { foldPage } from './foldPage';
import { followTheme, showThemeColor } from './theme';
import { createWaiting } from './waiting';
import { SIDEBAR_ID } from '@funtool-docs/shared/elementIds';

const script = document.currentScript!;
const { failedText, waitingText, enhancements, controls = '' } = script.dataset;
foldPage(script.previousElementSibling);
// It is within the content, and React does not know it.
script.remove();
const controlOf = createFindControl(controls);
const waiting = createWaiting(waitingText!, failedText!, controlOf);
const createFail = () => createFailure(failedText!, waiting);
const start = createStart(createFail);
const enhance = createEnhance(enhancements!, () => isPressWaiting() && createFail()());

addEventListener('DOMContentLoaded', () => (hasMoved() ? location.reload() : arrive()));
document.addEventListener(PLACED_EVENT, arrive);
addEventListener('load', () => savesData() || enhance());
addEventListener('hashchange', startTarget);
// The history may lead to a page that this document was in place of before it was loaded again.
addEventListener('popstate', () => {
  const address = readPageData()?.content?.address;
  if (!isEnhanced() && address && address !== location.pathname) location.reload();
});
document.addEventListener(HYDRATE_EVENT, ({ target }) =>
  start(rootOf(target === document ? null : (target as Element))),
);

const onIntent = (event: Event) => {
  const control = controlOf(event);
  // A panel that has just opened is painted before.
  if (control) setTimeout(start, 0, rootOf(control));
  else if (enhancedControlOf(event) || isAboutIsland(event)) enhance();
};
// Not `pointerover`, which browsers also send where the page moves below a pointer at rest.
const INTENT = ['pointermove', 'pointerdown', 'focusin'];
for (const type of INTENT) addEventListener(type, onIntent, { passive: true });
// The reader may be in a field already, as in that of a dialog which the browser has opened by itself.
onIntent({ target: document.activeElement } as Event);
for (const type of ['keydown', 'scroll']) addEventListener(type, enhance, { passive: true });
addEventListener('click', (event) => {
  const disclosure = unfilledOf(event);
  if (disclosure) start(rootOf(disclosure));
});
addEventListener('keydown', (event) => {
  const panel = panelOf(findByShortcut(event));
  if (panel) start(rootOf(panel));
  // The keyboard does not reach them before.
  else if (controls && document.querySelector(controls)) start(document.documentElement);
});
handlePanels();
replayClicks({
  find: controlOf,
  isReady: isHydrated,
  ready: HYDRATED_EVENT,
  load: (control) => start(rootOf(control)),
  waiting,
});
const isPressWaiting = replayClicks({
  find: enhancedControlOf,
  isReady: isEnhanced,
  ready: 'enhanced',
  load: enhance,
  waiting,
});
fetchOnIntent();
showCurrentEntry();
followTheme();
showThemeColor();

function isEnhanced(): boolean {
  return 'enhanced' in document.documentElement.dataset;
}

/**
 * Tells whether the reader went back while the document was still arriving, to a page in whose place it was before
 * it was loaded as a document: the browser changes the address alone then. Once loaded again, it stays: Safari names
 * what a service worker answers after its file.
 */
function hasMoved(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!loaded || loaded.type === 'reload') return false;
  return withoutFile(new URL(loaded.name).pathname) !== withoutFile(location.pathname);
}

function withoutFile(path: string): string {
  return path.replace(/(index)?\.html$/, '');
}

/** Starts what a page needs at once, by itself or for its address. */
function arrive(): void {
  const page = readPageData();
  if (!page) return;
  waiting.clear();
  const { pathname, search, hash } = location;
  const address = page.content?.address;
  if (address && address !== pathname) {
    history.replaceState(history.state, '', address + search + hash);
  }
  // Only the scripts know which page the 404 document stands for, and what a query asks.
  if (!address || location.search || document.querySelector(`[${STARTS_AT_ONCE}]`))
    start(document.documentElement);
  startTarget();
}

/** Hydrates what the hash leads to: something in a disclosure, or an island. Nothing has read it before. */
function startTarget(): void {
  const hash = mendHash(location.hash);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
  const opened = openDetails();
  if (opened?.hasAttribute(FILLED_LATER)) start(rootOf(opened));
  const island = linkedIsland();
  if (island) start(island);
}

/**
 * Returns a function that loads the enhancements of the page (`theme/enhancements`): once, unless
 * that fails.
 *
 * @param src Address of their script.
 * @param fail Called if it cannot be loaded.
 */
function createEnhance(src: string, fail: () => void): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    append('script', { src, type: 'module' }).addEventListener('error', () => {
      isAsked = false;
      fail();
    });
  };
}

/** Has the sidebar show the entry of the page, also once a drawer is open, which has no layout before. */
function showCurrentEntry(): void {
  // At once, it would force a layout that is done again as more of the page arrives.
  requestAnimationFrame(show);
  const onToggle = ({ target }: Event) => {
    if ((target as Element).id === SIDEBAR_ID) show();
  };
  addEventListener('toggle', onToggle, true);
}

function show(): void {
  const sidebar = document.getElementById(SIDEBAR_ID);
  const current = sidebar?.querySelector<HTMLElement>('a[aria-current]');
  if (current?.offsetHeight) scrollIntoContainer(sidebar!, current);
}
