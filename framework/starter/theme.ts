import { THEME_KEY } from '../storageKeys';

export type Theme = 'light' | 'dark';

/** What a site says of its theme. */
export interface ThemeSetting {
  /** Where the reader has chosen nothing. */
  initial: Theme | 'auto';
  /** Whether the reader may choose. */
  isForced: boolean;
}

const PREFERS_DARK = '(prefers-color-scheme: dark)';

const CHOICES = new Set<string | null>(['light', 'dark', 'auto']);

/** Shows the theme of the site, of the system or of the reader, and another one once that changes. */
export function followTheme({ initial, isForced }: ThemeSetting): void {
  const show = () => {
    const stored = isForced ? null : localStorage.getItem(THEME_KEY);
    const choice = CHOICES.has(stored) ? stored! : initial;
    showTheme(choice === 'auto' ? systemTheme() : (choice as Theme));
  };
  show();
  matchMedia(PREFERS_DARK).addEventListener('change', show);
  addEventListener('storage', show);
  // The reader may have switched it since the page was prerendered.
  document.addEventListener('prerenderingchange', show);
  // In the back-forward cache, a page receives no event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
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
  localStorage.setItem(THEME_KEY, theme === systemTheme() ? 'auto' : theme);
  showTheme(theme);
}

/** Style sheets of Rspress and of sites know it by these classes. */
function showTheme(theme: Theme): void {
  const { classList, style } = document.documentElement;
  for (const name of ['dark', 'rp-dark']) classList.toggle(name, theme === 'dark');
  style.colorScheme = theme;
}

function systemTheme(): Theme {
  return matchMedia(PREFERS_DARK).matches ? 'dark' : 'light';
}
