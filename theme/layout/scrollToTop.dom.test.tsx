// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../../tests/components/fakeSite';
import { renderOnPage } from '../../tests/components/render';
import { CONTENT_ID } from '@funtool-docs/shared/elementIds';
import { ScrollToTop } from './Layout';
import { scrollToTop, showScrollToTop } from './layoutActions';

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document.body, 'scrollHeight', { value: HEIGHT, configurable: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.useRealTimers());

/** Of the page, in pixels. */
const HEIGHT = 20_000;

/** Scrolls the page, and returns whether the button is there then. */
function scrollPage(y: number): boolean {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  return screen.queryByRole('button', { name: 'Back to top' }) !== null;
}

describe('the button that leads to the top @spec:kinds-of-pages', () => {
  it.each([
    ['as long as the reader is more than a window away from it', false, [false, true, true, false]],
    ['on a phone as long as the reader moves towards it', true, [false, false, true, false]],
  ])('is there %s', (_, isPhone, shown) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    renderOnPage(<ScrollToTop />);
    showScrollToTop();
    const places = [innerHeight, innerHeight + 2, innerHeight + 1, innerHeight];
    expect(places.map((y) => scrollPage(y))).toEqual(shown);
  });

  it('is not there at the end of the page on a phone, whose links it would cover', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    renderOnPage(<ScrollToTop />);
    showScrollToTop();
    const end = HEIGHT - innerHeight;
    const shown = [end, end - 1, end - innerHeight].filter((y) => scrollPage(y));
    expect(shown).toEqual([end - innerHeight]);
  });

  it('is not there where the site wants none, and nothing throws', () => {
    fakeSite({ themeConfig: { enableScrollToTop: false } });
    renderOnPage(<ScrollToTop />);
    showScrollToTop();
    expect(scrollPage(10_000)).toBe(false);
  });

  it('takes the focus along', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    renderOnPage(<div id={CONTENT_ID} tabIndex={-1} />);
    scrollToTop();
    expect(document.activeElement!.id).toBe(CONTENT_ID);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
  });
});
