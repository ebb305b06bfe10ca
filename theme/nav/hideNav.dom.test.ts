// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideNav, HIDES } from './navActions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-nav-hidden');
});

/** Scrolls the page, and returns whether the bar is hidden then. */
function scrollPage(y: number): boolean {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  return document.documentElement.hasAttribute('data-nav-hidden');
}

describe('the navigation bar @spec:reading', () => {
  it('stays where hiding is not configured', () => {
    document.body.innerHTML = '<header></header>';
    hideNav();
    expect(scrollPage(800)).toBe(false);
  });

  it('hides on the way down, and not on the way up or at the top', () => {
    document.body.innerHTML = `<header ${HIDES}></header>`;
    scrollPage(0);
    hideNav();
    const hidden = [100, 300, 299, 300, 0, -20, 0].map((y) => Number(scrollPage(y)));
    expect(hidden.join('')).toBe('1101000');
  });
});
