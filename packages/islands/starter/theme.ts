import { THEME_KEY } from '@funtool-docs/shared/sharedNames';

export type Theme = 'light' | 'dark';

/** The setting of a site for its theme. */
export interface ThemeSetting {
  /** Default, while nothing is stored. */
  initial: Theme | 'auto';
  /** Key in `localStorage`; empty where the site forces a theme. */
  key: string;
}

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Sets the theme before the page is drawn, and again when another tab changes it. */
export function startTheme({ initial, key }: ThemeSetting): void {
  const show = () => {
    const kept = localStorage.getItem(key)!;
    const choice = /^(?:light|dark|auto)$/.test(kept) ? kept : initial;
    showTheme(choice === 'auto' ? matchMedia(PREFERS_DARK).matches : choice === 'dark');
  };
  show();
  addEventListener('storage', show);
}

/**
 * Sets the theme again when the system changes, and when a cached page is shown. Not in
 * the head, whose script delays the first paint.
 */
export function followTheme(): void {
  matchMedia(PREFERS_DARK).addEventListener('change', applyStored);
  // The reader may have switched it since the page was put into the back-forward cache.
  addEventListener('pageshow', applyStored);
}

/** Sends the event that another tab would cause, for `startTheme`. */
function applyStored(): void {
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
}

/** Returns the theme that the page shows. */
export function shownTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Sets the theme that the reader chooses, and stores it; one equal to the system's is stored as `auto`. */
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

/**
 * Gives the browser's bar the colour of the theme that is shown, whatever has set it. Browsers take
 * the first tag that applies, so that of the document, which has both colours, serves readers without
 * scripts.
 */
export function showThemeColor(): void {
  const both = document.querySelector<HTMLMetaElement>('meta[name=theme-color][data-dark]');
  // Some extensions and old browsers have no observers.
  if (!both || !('MutationObserver' in window)) return;
  const root = document.documentElement;
  const tag = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  const update = () => {
    tag.content = root.classList.contains('dark') ? both.dataset['dark']! : both.content;
  };
  update();
  document.head.prepend(tag);
  new MutationObserver(update).observe(root, { attributeFilter: ['class'] });
}
