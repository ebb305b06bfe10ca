import { useSyncExternalStore } from 'react';
import { chooseTheme, shownTheme, type Theme } from '../starter/theme';

/**
 * Tells components which theme is shown, and lets them choose. Rspress' hook, replaced here, keeps the
 * theme under a key that all its sites of an origin share, and shows it once more as a page hydrates.
 */
export function useThemeState(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, shownTheme, () => 'light'), chooseTheme];
}

function subscribe(onChange: () => void): () => void {
  // Some extensions and old browsers have no observers.
  if (!('MutationObserver' in window)) return () => {};
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
