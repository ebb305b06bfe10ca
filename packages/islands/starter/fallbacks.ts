/**
 * Runs before all other scripts. Replaces storage (until the page is left) and media queries where
 * a browser lacks or blocks them, so that nothing else has to guard each use.
 */
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    // Throws where storage is blocked or switched off.
    window[name].getItem(name);
  } catch {
    const items: Record<string, string> = Object.create(null);
    Object.defineProperty(window, name, {
      configurable: true,
      value: {
        getItem: (key: string) => items[key] ?? null,
        setItem: (key: string, value: unknown) => void (items[key] = String(value)),
        removeItem: (key: string) => void delete items[key],
      },
    });
  }
}

// A storage may become full at any time; all storages share this method.
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (...entry) {
  try {
    setItem.apply(this, entry);
  } catch {}
};

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
