// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSite } from '../../tests/components/fakeSite';
import { renderOnPage } from '../../tests/components/render';
import { CONTENT_ID } from '@funtool-docs/shared/elementIds';
import { ScrollToTop } from './ScrollToTop';
import { scrollToTop, showScrollToTop } from './scrollToTop';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Scrolls the page, and returns whether the button is there then. */
function scrollPage(y: number): boolean {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(200);
  return screen.queryByRole('button', { name: 'Back to top' }) !== null;
}

describe('the button that leads to the top @spec:kinds-of-pages', () => {
  it('is there as long as the reader is more than a window away from it', () => {
    renderOnPage(<ScrollToTop />);
    showScrollToTop();
    expect([0, innerHeight, innerHeight + 1, innerHeight].map((y) => scrollPage(y))).toEqual([
      false,
      false,
      true,
      false,
    ]);
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
