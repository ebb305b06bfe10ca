// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTLINE_ID } from '@funtool-docs/shared/elementIds';
import { followHeading, SECTION_CLASS } from './followHeading';

/** Places of the headings in a page of 3000 px; windows are 768 px high. */
const HEADINGS = { first: 200, second: 1000, 'third-caf%C3%A9': 2500, last: 2900 };
const HEIGHT = 3000;

const PAGE = `
  <button aria-label="ON THIS PAGE"><span class="${SECTION_CLASS}">ON THIS PAGE</span></button>
  <div id="${OUTLINE_ID}">${Object.keys(HEADINGS)
    .map((id, index) => `<a href="#${id}" ${index ? '' : 'aria-current="location"'}>${id}</a>`)
    .join('')}</div>
  ${Object.keys(HEADINGS)
    .map((id) => `<h2 id="${decodeURIComponent(id)}"></h2>`)
    .join('')}`;

const outline = () => document.getElementById(OUTLINE_ID)!;
const named = () =>
  [...document.querySelectorAll('button')].flatMap(({ textContent, ariaLabel }) => [
    textContent,
    ariaLabel,
  ]);
const current = () =>
  [...outline().querySelectorAll('[aria-current=location]')].map(({ textContent }) => textContent);

function place(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
}

/** Scrolls the page, and returns what is marked then. */
function scrollPage(y: number): string[] {
  place(y);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  return current();
}

const listeners: [string, EventListener][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const { addEventListener: add } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener as EventListener]);
      add.call(window, type, listener);
    },
  );
  document.body.innerHTML = PAGE;
  document.documentElement.style.scrollPaddingTop = '72px';
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: HEIGHT,
    configurable: true,
  });
  for (const [id, top] of Object.entries(HEADINGS)) {
    document.getElementById(decodeURIComponent(id))!.getClientRects = () =>
      [new DOMRect(0, top - scrollY)] as never;
  }
  history.replaceState(null, '', location.pathname);
  place(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
});

describe('the outline @spec:kinds-of-pages', () => {
  it('marks the section that is being read, once its heading is at the bars', () => {
    followHeading();
    expect(current()).toEqual(['first']);
    // 72 px for the bars, and 48 px of tolerance.
    expect(scrollPage(1000 - 121)).toEqual(['first']);
    expect(scrollPage(1000 - 120)).toEqual(['second']);
    expect(scrollPage(1800)).toEqual(['second']);
    expect(scrollPage(0)).toEqual(['first']);
  });

  it('marks the last section at the end of the page, where it cannot reach the top', () => {
    followHeading();
    expect(scrollPage(HEIGHT - innerHeight - 2)).toEqual(['second']);
    expect(scrollPage(HEIGHT - innerHeight)).toEqual(['last']);
  });

  it('marks, at the end of the page, the section that the reader has jumped to', () => {
    followHeading();
    place(HEIGHT - innerHeight);
    history.replaceState(null, '', '#third-caf%C3%A9');
    dispatchEvent(new Event('hashchange'));
    expect(current()).toEqual(['third-caf%C3%A9']);
    history.replaceState(null, '', '#first');
    dispatchEvent(new Event('hashchange'));
    expect(current()).toEqual(['last']);
  });

  it('scrolls to what it marks, unless a link in it has the focus', () => {
    const links = [...outline().querySelectorAll('a')];
    outline().getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
    links[1]!.getBoundingClientRect = () => new DOMRect(0, 100, 100, 20);
    followHeading();
    links[3]!.focus();
    scrollPage(1000);
    expect(outline().scrollTop).toBe(0);
    links[3]!.blur();
    scrollPage(0);
    scrollPage(1000);
    expect(outline().scrollTop).toBe(80);
  });

  it('names the section in the bar of narrow windows, and its own title before the first', () => {
    followHeading();
    expect(named()).toEqual(['ON THIS PAGE', 'ON THIS PAGE']);
    scrollPage(1000);
    expect(named()).toEqual(['second', 'ON THIS PAGE: second']);
    scrollPage(0);
    expect(named()).toEqual(['ON THIS PAGE', 'ON THIS PAGE']);
  });

  it('follows nothing in a page without headings, or before they are laid out', () => {
    for (const id of Object.keys(HEADINGS)) {
      document.getElementById(decodeURIComponent(id))!.getClientRects = () => [] as never;
    }
    followHeading();
    expect(named()).toEqual(['ON THIS PAGE', 'ON THIS PAGE']);
    document.getElementById(OUTLINE_ID)!.replaceChildren();
    expect(scrollPage(1000)).toEqual([]);
    document.body.replaceChildren();
    expect(() => dispatchEvent(new Event('hashchange'))).not.toThrow();
  });
});

it('looks where the reader is at most ten times a second @spec:limits', () => {
  followHeading();
  const look = vi.spyOn(document.getElementById('first')!, 'getClientRects');
  for (let step = 0; step < 50; step += 1) {
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(20);
  }
  expect(look.mock.calls.length).toBeGreaterThan(5);
  expect(look.mock.calls.length).toBeLessThanOrEqual(11);
});
