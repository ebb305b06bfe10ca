import type { RspressPlugin } from '@rspress/core';

/**
 * Gives pages a storage that lasts as long as they are open where the browser blocks its own. The framework
 * reads it unguarded, first of all in scripts that run before the page is drawn.
 */
export function storageFallback(): RspressPlugin {
  return {
    name: 'storage-fallback',
    builderConfig: {
      html: {
        tags: (tags) => [
          { tag: 'script', children: `(${replaceBlockedStorage})()`, append: false },
          ...tags,
        ],
      },
    },
  };
}

/** Runs in the browser, as text. */
function replaceBlockedStorage(): void {
  const probe = 'funtool-probe';
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].setItem(probe, '');
      window[name].removeItem(probe);
    } catch {
      const items = new Map<string, string>();
      Object.defineProperty(window, name, {
        configurable: true,
        value: {
          getItem: (key: string) => items.get(key) ?? null,
          setItem: (key: string, value: unknown) => void items.set(key, String(value)),
          removeItem: (key: string) => void items.delete(key),
        },
      });
    }
  }
}
