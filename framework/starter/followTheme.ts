import { append } from './createStart';
import { THEME_KEY } from '../storageKeys';
import { isHydrated } from './controls';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the theme of a page that does not react yet up to date: with the system, with what is chosen in
 * another tab, and with what has changed by the time the page returns from the back-forward cache. The
 * inline script of the framework, which stands before this one, knows the settings of the site; where one
 * theme is forced, there is none.
 */
export function followTheme(): void {
  const script = [...document.scripts].find(({ text }) => text.includes(PREFERS_DARK));
  if (!script) return;
  const apply = () => {
    if (!isHydrated()) append('script', { text: script.text });
  };
  matchMedia(PREFERS_DARK).addEventListener('change', apply);
  addEventListener('storage', apply);
  // What other tabs stored meanwhile has been told to nobody, React included.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  });
}
