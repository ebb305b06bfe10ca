import { append } from './append';
import { THEME_KEY } from '../storageKeys';
import { isHydrated } from './controls';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/**
 * Syncs the theme with the system and other tabs before hydration. It runs Rspress' inline script
 * again, which knows the settings of the site and is absent where a theme is forced.
 */
export function followTheme(): void {
  const script = [...document.scripts].find(({ text }) => text.includes(PREFERS_DARK));
  if (!script) return;
  const apply = () => {
    if (!isHydrated()) append('script', { text: script.text });
  };
  matchMedia(PREFERS_DARK).addEventListener('change', apply);
  addEventListener('storage', apply);
  // The reader may have switched it since the page was prerendered.
  document.addEventListener('prerenderingchange', apply);
  // In the back-forward cache, neither the page nor React receives `storage` events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  });
}
