// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HYDRATED } from '../../ui/sharedNames';
import { THEME_KEY } from '../storageKeys';
import { followTheme } from './followTheme';

/** Stands for the inline script of Rspress. */
const SCRIPT = "'(prefers-color-scheme: dark)'; dispatchEvent(new Event('applied'));";

const media = new EventTarget();
const applied = vi.fn<() => void>();

beforeEach(() => {
  window.matchMedia = () => media as MediaQueryList;
  document.head.replaceChildren();
  document.documentElement.removeAttribute(HYDRATED);
});
afterEach(() => removeEventListener('applied', applied));

/** Follows the theme in a page with a script, and counts how often that runs from now on. */
function follow(text = SCRIPT): void {
  document.head.append(Object.assign(document.createElement('script'), { text }));
  followTheme();
  applied.mockReset();
  addEventListener('applied', applied);
}

/** Each way to a new theme: of the system, of another tab, and of a page that was shown before. */
const CHANGES: [string, () => void][] = [
  ['by the system', () => media.dispatchEvent(new Event('change'))],
  ['in another tab', () => dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))],
  ['since a page was prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
  [
    'before a page returns from the cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
];

// Listeners of the window outlive a test: the first follows nothing, and the last is hydrated.
describe('the theme of a page that was not touched @spec:language-version-and-theme', () => {
  it.each(CHANGES)('stays where the site forces one, when it is changed %s', (_, change) => {
    follow('"nothing of themes";');
    change();
    expect(applied).not.toHaveBeenCalled();
  });

  it('follows no page that is shown for the first time', () => {
    follow();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(applied).not.toHaveBeenCalled();
  });

  it.each(CHANGES)('is the one that is chosen %s', (_, change) => {
    follow();
    change();
    expect(applied).toHaveBeenCalled();
  });

  it.each(CHANGES)('is left to React in a page that reacts, when it is changed %s', (_, change) => {
    follow();
    document.documentElement.setAttribute(HYDRATED, '');
    change();
    expect(applied).not.toHaveBeenCalled();
  });

  it('tells React of a theme that was chosen before a page returns from the cache', () => {
    const listener = vi.fn<(event: StorageEvent) => void>();
    addEventListener('storage', listener);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    removeEventListener('storage', listener);
    expect(listener.mock.calls[0]![0].key).toBe(THEME_KEY);
  });
});
