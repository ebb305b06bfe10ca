// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIDEBAR_ID } from '../shared/elementIds';
import { restoreSidebarScroll } from './restoreSidebarScroll';

const KEY = 'funtool-sidebar';

/** Height of the sidebar, whose entries are 100 px apart. */
const HEIGHT = 300;

const sidebar = () => document.getElementById(SIDEBAR_ID)!;
const entry = (name: string) => sidebar().querySelector<HTMLAnchorElement>(`[href="/${name}"]`)!;

/** Gives elements the places that they would have, below groups of a height. */
function layOut(above: number): void {
  let scrolled = 0;
  Object.defineProperty(sidebar(), 'scrollTop', {
    get: () => scrolled,
    set: (value: number) => {
      // As browsers do with what is no place in the sidebar.
      scrolled = Math.min(Math.max(value || 0, 0), above + 1000 - HEIGHT);
    },
  });
  sidebar().getBoundingClientRect = () => new DOMRect(0, 0, 200, HEIGHT);
  for (const [index, link] of [...sidebar().querySelectorAll('a')].entries()) {
    Object.defineProperties(link, {
      offsetTop: { value: above + index * 100 },
      offsetHeight: { get: () => (sidebar().hidden ? 0 : 20) },
    });
    link.getBoundingClientRect = () =>
      new DOMRect(0, above + index * 100 - sidebar().scrollTop, 200, 20);
  }
}

/** Opens a page whose entry is the given one. */
function open(
  current: string,
  { kept = '', isWhole = true, isClosed = false, above = 0 } = {},
): void {
  sessionStorage.setItem(KEY, kept);
  const links = Array.from({ length: 10 }, (_, index) => {
    const mark = current === String(index) ? ' aria-current="page"' : '';
    return `<a href="/${index}"${mark}><b>${index}</b></a>`;
  });
  document.body.innerHTML = `<div id="${SIDEBAR_ID}"${isClosed ? ' hidden' : ''}>${links.join('')}</div>`;
  if (isWhole) document.body.append(document.createElement('main'));
  layOut(above);
  restoreSidebarScroll();
}

/** Leaves the page by an entry, or by other ways, and returns what is kept. */
function leave(name?: string): string {
  const link = name && entry(name);
  if (link) {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.firstElementChild!.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
  }
  dispatchEvent(new Event('pagehide'));
  return sessionStorage.getItem(KEY)!;
}

const listeners: Parameters<typeof removeEventListener>[] = [];

beforeEach(() => {
  const { addEventListener: add } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...entries: Parameters<typeof addEventListener>) => {
      listeners.push(entries as Parameters<typeof removeEventListener>);
      add.apply(window, entries);
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const entries of listeners.splice(0)) removeEventListener(...entries);
  Reflect.deleteProperty(document, 'prerendering');
});

describe('the position of the sidebar', () => {
  it.each([
    ['at the top', '4', 550],
    ['in the middle', '5', 500],
    ['at the end', '6', 480],
  ])(
    'leaves an entry %s where it is pressed, though a group above it closes',
    (_, name, scrollTop) => {
      open('0', { above: 150 });
      sidebar().scrollTop = scrollTop;
      const { top } = entry(name).getBoundingClientRect();
      open(name, { kept: leave(name) });
      expect(entry(name).getBoundingClientRect().top).toBe(top);
    },
  );

  it('is the same on other ways to the next page', () => {
    open('4');
    sidebar().scrollTop = 330;
    open('5', { kept: leave() });
    expect(sidebar().scrollTop).toBe(330);
  });

  it('is the same where another entry was pressed than the one that came', () => {
    open('4');
    sidebar().scrollTop = 330;
    open('5', { kept: leave('4') });
    expect(sidebar().scrollTop).toBe(330);
  });

  it('shows the entry of the page where it would be out of view', () => {
    open('8', { kept: '0' });
    expect(sidebar().scrollTop).toBe(800 - HEIGHT / 2);
  });

  it.each(['', '1e99 \uD800 {"', 'NaN /8 x'])(
    'shows the entry of the page whatever "%s" is',
    (kept) => {
      open('8', { kept });
      const { top, bottom } = entry('8').getBoundingClientRect();
      expect([top >= 0, bottom <= HEIGHT]).toEqual([true, true]);
    },
  );

  it('waits until the sidebar is whole, of which a group is there before its entries', () => {
    open('8', { kept: '700', isWhole: false });
    expect(sidebar().scrollTop).toBe(0);
    document.body.append(document.createElement('main'));
    sidebar().dispatchEvent(new Event('toggle'));
    expect(sidebar().scrollTop).toBe(700);
  });

  it('waits until the drawer of a phone is opened', () => {
    open('8', { kept: '700', isClosed: true });
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(sidebar().scrollTop).toBe(0);
    sidebar().hidden = false;
    sidebar().dispatchEvent(new Event('toggle'));
    expect(sidebar().scrollTop).toBe(700);
  });

  it('is restored once: what the reader does then stays', () => {
    open('8', { kept: '700' });
    sidebar().scrollTop = 0;
    sidebar().dispatchEvent(new Event('toggle'));
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(sidebar().scrollTop).toBe(0);
  });

  it('is that of the page before, as the reader has left it, in a prerendered page', () => {
    Object.assign(document, { prerendering: true });
    open('8', { kept: '0' });
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(sidebar().scrollTop).toBe(0);
    sessionStorage.setItem(KEY, '700');
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(sidebar().scrollTop).toBe(700);
  });

  it('is kept by no page that has no sidebar', () => {
    sessionStorage.setItem(KEY, '7');
    document.body.replaceChildren();
    restoreSidebarScroll();
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(KEY)).toBe('7');
  });
});
