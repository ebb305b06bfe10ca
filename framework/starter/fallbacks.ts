/**
 * Runs in each document before all other scripts. Gives it what Rspress uses unguarded, first of all in the
 * script that sets the theme, where a browser lacks it: a storage, which then lasts as long as the page, and
 * media queries.
 */
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

// A storage may become full at any time, and browsers share the method between all of them.
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (...entry) {
  try {
    setItem.apply(this, entry);
  } catch {}
};

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
