import {
  FAILED_CLASS,
  HYDRATED,
  HYDRATED_EVENT,
  WANTED,
  WANTED_EVENT,
} from '@funtool-docs/shared/sharedNames';
import { readPageData } from '../client/embedded';
import { fetchInTime } from '../client/outdated';
import { append, loadFullStyles } from './append';
import { keepPanel } from './panels';
import type { Waiting } from './waiting';

/** Time until a page that is being left counts as staying, in milliseconds. */
const LEAVING = 10_000;

/** Time from hydration until the full style sheet is loaded, in milliseconds: the reader's click comes first. */
const SETTLED = 2000;

/**
 * Returns a function that has an island hydrate, or the page. It loads scripts once, after the
 * document, which hydration needs.
 *
 * @param createFail Returns what is called if they cannot be loaded (`createFailure`).
 */
export function createStart(createFail: () => () => void): (root: HTMLElement) => void {
  let fail: (() => void) | undefined;
  const loaded = new Set<string>();
  const load = (src: string) => {
    if (loaded.has(src)) return;
    loaded.add(src);
    append('script', { src, async: false }).addEventListener('error', () => fail!());
  };
  const run = (root: HTMLElement) => {
    const page = readPageData();
    if (!page) return fail!();
    const style = () => void loadFullStyles(page.styles);
    // It has the browser lay out the whole page again; islands without panels and disclosures can wait.
    const isWhole = document.documentElement.hasAttribute(WANTED);
    if (isWhole || root.querySelector('dialog, details')) style();
    else root.addEventListener(HYDRATED_EVENT, () => setTimeout(style, SETTLED));
    page.scripts.forEach(load);
    if (isWhole) page.pageScripts.forEach(load);
    document.dispatchEvent(new Event(WANTED_EVENT));
  };
  return (root) => {
    if (root.hasAttribute(WANTED)) return;
    root.setAttribute(WANTED, '');
    fail ??= createFail();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => run(root));
    else run(root);
  };
}

/**
 * Handles scripts that fail to load, as after a deployment: reloads once if the server answers,
 * with an open panel kept; otherwise shows a message. Waits while the page is being left: Firefox
 * then cancels scripts, and a reload would take the reader back.
 */
export function createFailure(text: string, waiting: Waiting): () => void {
  let hasFailed = false;
  let left = -LEAVING;
  // Pages with this listener may stay out of the back-forward cache, so it goes with hydration.
  const noteLeaving = () => (left = performance.now());
  const guard = () => {
    const isWaiting = document.querySelector(`[${WANTED}]:not([${HYDRATED}])`);
    if (isWaiting) addEventListener('beforeunload', noteLeaving);
    else removeEventListener('beforeunload', noteLeaving);
  };
  for (const type of [WANTED_EVENT, HYDRATED_EVENT]) document.addEventListener(type, guard);
  const tell = () => {
    waiting.clear();
    // An open dialog would cover the message.
    for (const place of document.querySelectorAll('body, dialog')) {
      const message = document.createElement('p');
      Object.assign(message, { className: FAILED_CLASS, role: 'alert', textContent: text });
      place.prepend(message);
    }
  };
  const fail = () => {
    if (hasFailed) return;
    const rest = left + LEAVING - performance.now();
    if (rest > 0) {
      setTimeout(fail, rest);
      return;
    }
    hasFailed = true;
    const [navigation] = performance.getEntriesByType('navigation');
    const { type } = (navigation ?? { type: 'reload' }) as PerformanceNavigationTiming;
    // A reload would take what the reader does in an island.
    if (type === 'reload' || document.querySelector(`[${HYDRATED}]`)) return tell();
    const answer = fetchInTime(location.href, { method: 'HEAD', cache: 'no-store' });
    answer.then(() => {
      // The reader may type until the new document arrives.
      addEventListener('input', keepPanel);
      keepPanel();
      location.reload();
    }, tell);
  };
  return fail;
}
