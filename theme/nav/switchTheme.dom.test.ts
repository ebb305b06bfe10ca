// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_KEY } from '../../framework/storageKeys';
import { switchTheme } from './switchTheme';

/** Shows a theme in a browser that prefers one. */
function show(theme: 'light' | 'dark', preferred: 'light' | 'dark'): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  window.matchMedia = () => ({ matches: preferred === 'dark' }) as MediaQueryList;
}

describe('the switch of the theme @spec:language-version-and-theme', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['light', 'light', 'dark'],
    ['dark', 'dark', 'light'],
    // The reader follows the system again.
    ['dark', 'light', 'auto'],
    ['light', 'dark', 'auto'],
  ] as const)('keeps, from %s where the system prefers %s, "%s"', (shown, preferred, kept) => {
    show(shown, preferred);
    switchTheme();
    expect(localStorage.getItem(THEME_KEY)).toBe(kept);
  });

  it('shows the theme even where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {});
    show('light', 'light');
    switchTheme();
    expect([...document.documentElement.classList].toSorted()).toEqual(['dark', 'rp-dark']);
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });

  it('tells its own tab, which the browser does not', () => {
    const listener = vi.fn<(event: StorageEvent) => void>();
    addEventListener('storage', listener, { once: true });
    show('light', 'light');
    switchTheme();
    expect(listener.mock.calls[0]![0].key).toBe(THEME_KEY);
  });
});
