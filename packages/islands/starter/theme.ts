import { THEME_KEY } from '../storageKeys';

export type Theme = 'light' | 'dark';

/** What a site says of its theme. */
export interface ThemeSetting {
  /** Where the reader has chosen nothing. */
  initial: Theme | 'auto';
  /** Key of the storage with what the reader has chosen; empty if there is no choice. */
  key: string;
}

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Shows the theme of the site, of the system or of the reader, and another one that a tab tells of. */
export function startTheme({ initial, key }: ThemeSetting): void {
  const show = () => {
    const kept = localStorage.getItem(key)!;
    const choice = /^(?:light|dark|auto)$/.test(kept) ? kept : initial;
    showTheme(choice === 'auto' ? matchMedia(PREFERS_DARK).matches : choice === 'dark');
  };
  show();
  addEventListener('storage', show);
}

/** Shows the theme anew after what no tab tells of. Apart, as it can wait until there is a page. */
export function followTheme(): void {
  matchMedia(PREFERS_DARK).addEventListener('change', tell);
  // The reader may have switched it since the page was prerendered, or put into the back-forward cache.
  document.addEventListener('prerenderingchange', tell);
  addEventListener('pageshow', tell);
}

/** Does as a tab that has switched the theme. */
function tell(): void {
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
}

/** Returns the theme that the page shows. */
export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/**
 * Shows a theme that the reader chooses, and keeps it, for other tabs, too; that of the system is
 * followed again.
 */
export function chooseTheme(theme: Theme): void {
  const isDark = theme === 'dark';
  const isOfSystem = matchMedia(PREFERS_DARK).matches === isDark;
  localStorage.setItem(THEME_KEY, isOfSystem ? 'auto' : theme);
  showTheme(isDark);
}

/** Style sheets of Rspress and of sites know it by these classes. */
function showTheme(isDark: boolean): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', isDark);
  classList.toggle('rp-dark', isDark);
  style.colorScheme = isDark ? 'dark' : 'light';
}
