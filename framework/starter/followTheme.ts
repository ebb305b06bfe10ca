import { append } from './createStart';
import { THEME_KEY } from '../storageKeys';
import { isHydrated } from './controls';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the theme of a page that is not hydrated in sync with the system, with other tabs, and after a return
 * from the back-forward cache. It runs the inline script of Rspress again, which knows the settings of the
 * site; where a theme is forced, there is none.
 */
export function followTheme(): void {
  const script = [...document.scripts].find(({ text }) => text.includes(PREFERS_DARK));
  if (!script) return;
  const apply = () => {
    if (!isHydrated()) append('script', { text: script.text });
  };
  matchMedia(PREFERS_DARK).addEventListener('change', apply);
  addEventListener('storage', apply);
  // A cached page gets no `storage` events for what other tabs stored, and neither does React in it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  });
}
