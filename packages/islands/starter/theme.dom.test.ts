// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { THEME_KEY } from '@funtool-docs/shared/sharedNames';
import {
  chooseTheme,
  followTheme,
  shownTheme,
  showThemeColor,
  startTheme,
  type Theme,
} from './theme';

const FOLLOWING = { initial: 'auto', key: THEME_KEY } as const;

const media = Object.assign(new EventTarget(), { matches: false });

/** Has the system prefer a theme, without telling of it. */
const prefer = (theme: Theme) => (media.matches = theme === 'dark');

beforeEach(() => {
  window.matchMedia = () => media as unknown as MediaQueryList;
  localStorage.clear();
  prefer('light');
});

/** Each way to a new theme: of the system, of another tab, and of a page that was shown before. */
const CHANGES: [string, () => void][] = [
  ['by the system', () => media.dispatchEvent(new Event('change'))],
  ['in another tab', () => dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))],
  [
    'before a page returns from the cache',
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
];

// Listeners of the window outlive a test, so that what is forced comes first.
describe('the theme @spec:language-version-and-theme', () => {
  it.each(CHANGES)('stays the one that a site forces, when it is changed %s', (_, change) => {
    localStorage.setItem(THEME_KEY, 'dark');
    startTheme({ initial: 'light', key: '' });
    followTheme();
    prefer('dark');
    change();
    expect(shownTheme()).toBe('light');
  });

  it.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['auto', 'dark', 'dark'],
    ['sepia', 'dark', 'dark'],
    [undefined, 'light', 'light'],
  ] as const)('is, where %s is kept and the system prefers %s, %s', (kept, preferred, shown) => {
    if (kept) localStorage.setItem(THEME_KEY, kept);
    prefer(preferred);
    startTheme(FOLLOWING);
    expect(shownTheme()).toBe(shown);
  });

  it('is the one that a site begins with, until the reader chooses', () => {
    startTheme({ initial: 'dark', key: THEME_KEY });
    expect(shownTheme()).toBe('dark');
    localStorage.setItem(THEME_KEY, 'light');
    startTheme({ initial: 'dark', key: THEME_KEY });
    expect(shownTheme()).toBe('light');
  });

  it.each(CHANGES)('is the one that is chosen %s', (_, change) => {
    startTheme(FOLLOWING);
    followTheme();
    prefer('dark');
    change();
    expect(shownTheme()).toBe('dark');
  });
});

describe('a choice of the theme @spec:language-version-and-theme', () => {
  it.each([
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
    // The reader follows the system again.
    ['light', 'light', 'auto'],
    ['dark', 'dark', 'auto'],
  ] as const)(
    'is kept, where the system prefers %s and it is %s, as "%s"',
    (preferred, theme, kept) => {
      prefer(preferred);
      chooseTheme(theme);
      expect(localStorage.getItem(THEME_KEY)).toBe(kept);
    },
  );

  it('is shown even where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {});
    chooseTheme('dark');
    expect([...document.documentElement.classList].toSorted()).toEqual(['dark', 'rp-dark']);
    expect(document.documentElement.style.colorScheme).toBe('dark');
  });
});

/** The first tag counts. */
const color = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content;

describe('the colour of the bar', () => {
  beforeEach(() => {
    document.documentElement.className = '';
    document.head.innerHTML = '<meta name="theme-color" content="#fff" data-dark="#111">';
  });

  it('gives the bar of the browser the colour of the theme, whatever has set it', async () => {
    document.documentElement.className = 'dark';
    showThemeColor();
    expect(color()).toBe('#111');
    document.documentElement.classList.remove('dark');
    await vi.waitFor(() => expect(color()).toBe('#fff'));
    document.documentElement.classList.add('dark');
    await vi.waitFor(() => expect(color()).toBe('#111'));
  });

  it('leaves the tag of the document alone where that names one colour', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff">';
    showThemeColor();
    expect(document.head.children).toHaveLength(1);
  });
});
