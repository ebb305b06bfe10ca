// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchPages } from './prefetchPages';

const PAGE = ['/en/unique', '/en/union', '/en/intersect', '/en/at#notes', '/figure.svg', '#notes']
  .map((href) => `<a href="${href}"><b>${href}</b></a>`)
  .join('');

/** Returns the files that were prefetched, in order. */
const ahead = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** Ends what listens. */
let stop: AbortController;

function hover(href: string, rest = 60): void {
  const target = document.querySelector(`[href="${href}"] b`)!;
  target.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(rest);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/en/at');
  document.head.innerHTML = '';
  document.body.innerHTML = PAGE;
  stop = new AbortController();
  const { addEventListener } = window;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    addEventListener(type, listener, { signal: stop.signal }),
  );
});

afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

describe('pages ahead', () => {
  it('are fetched once each, as the pointer rests on a link to another page', () => {
    prefetchPages();
    hover('/en/unique');
    hover('/en/union', 30);
    hover('/en/intersect');
    for (const href of ['/en/unique', '/en/at#notes', '/figure.svg', '#notes']) hover(href);
    expect(ahead()).toEqual(['/en/unique', '/en/intersect']);
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(60);
    expect(ahead()).toHaveLength(2);
  });

  it.each<[string, () => void]>([
    [
      'the browser does so by itself',
      () =>
        Reflect.set(HTMLScriptElement, 'supports', (type: string) => type === 'speculationrules'),
    ],
    ['the reader saves data', () => Reflect.set(navigator, 'connection', { saveData: true })],
    ['the connection is slow', () => Reflect.set(navigator, 'connection', { effectiveType: '2g' })],
  ])('are left where %s', (_, arrange) => {
    arrange();
    prefetchPages();
    hover('/en/unique');
    expect(ahead()).toEqual([]);
  });
});
