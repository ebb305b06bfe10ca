import type { RspressPlugin } from '@rspress/core';

/**
 * Gives pages what the framework uses unguarded, first of all in scripts that run before the page is drawn,
 * where a browser lacks it: a storage, which then lasts as long as the page, and media queries.
 */
export function browserFallbacks(): RspressPlugin {
  return {
    name: 'browser-fallbacks',
    builderConfig: {
      html: {
        tags: (tags) => [
          { tag: 'script', children: `(${replaceWhatIsMissing})()`, append: false },
          ...tags,
        ],
      },
    },
  };
}

/** Runs in the browser, as text. */
function replaceWhatIsMissing(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      // Throws where it is blocked, and where it is switched off.
      window[name].getItem(name);
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
  // It may become full at any time.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...entry) {
    try {
      setItem.apply(this, entry);
    } catch {}
  };
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
}
