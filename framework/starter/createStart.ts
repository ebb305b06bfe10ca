import { FAILED_CLASS } from '../../ui/sharedNames';
import { readPageData } from '../client/embedded';
import { append } from './append';
import { isHydrated } from './controls';
import { findSearch, keepSearch } from './search';

/** Time until a page that is being left counts as staying, in milliseconds. */
const LEAVING = 10_000;

/** Returns a function that loads the scripts once, after the document, which hydration needs. */
export function createStart(failedText: string): () => void {
  let fail: () => void;
  // Extensions add scripts of their own, which the page's policy may block.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) fail();
  };
  const run = () => {
    const page = readPageData();
    if (!page) return fail();
    append('link', { rel: 'stylesheet', href: page.styles });
    for (const src of page.scripts) append('script', { src, async: false });
  };
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    fail = createFailure(failedText);
    addEventListener('error', onError, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
}

/**
 * Handles scripts that fail to load, as after a deployment: reloads once if the server answers,
 * with search kept open; otherwise shows a message. Waits while the page is being left: Firefox
 * then cancels scripts, and a reload would take the reader back.
 */
export function createFailure(text: string): () => void {
  let hasFailed = false;
  let left = -LEAVING;
  // Pages with this listener may stay out of the back-forward cache, so it goes with hydration.
  const stop = new AbortController();
  addEventListener('beforeunload', () => (left = performance.now()), { signal: stop.signal });
  document.addEventListener('hydrated', () => stop.abort());
  const tell = () => {
    // An open dialog would cover the message.
    for (const place of [document.body, findSearch()]) {
      const message = document.createElement('p');
      Object.assign(message, { className: FAILED_CLASS, role: 'alert', textContent: text });
      place?.prepend(message);
    }
  };
  const fail = () => {
    if (hasFailed || isHydrated()) return;
    const rest = left + LEAVING - performance.now();
    if (rest > 0) {
      setTimeout(fail, rest);
      return;
    }
    hasFailed = true;
    const [navigation] = performance.getEntriesByType('navigation');
    const { type } = (navigation ?? { type: 'reload' }) as PerformanceNavigationTiming;
    if (type === 'reload') return tell();
    const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    answer.then(() => {
      // The reader may type until the new document arrives.
      addEventListener('input', keepSearch);
      keepSearch();
      location.reload();
    }, tell);
  };
  return fail;
}
