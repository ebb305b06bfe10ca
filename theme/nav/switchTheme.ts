import { applyTheme } from '../../framework/client/applyTheme';
import { THEME_KEY } from '../../framework/storageKeys';

/**
 * Switches between light and dark; the system's preference is followed again. The inline script
 * (`framework/starter/followTheme.ts`) or Rspress takes it over from the storage, which may be full.
 */
export function switchTheme(): void {
  const isDark = document.documentElement.classList.contains('dark');
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  localStorage.setItem(THEME_KEY, isDark === prefersDark ? theme : 'auto');
  // The browser tells other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  applyTheme(theme);
}
