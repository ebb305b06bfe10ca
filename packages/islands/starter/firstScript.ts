import { type RedirectSite, redirectToLocale } from './redirectToLocale';
import { startTheme, type ThemeSetting } from './theme';
import { APPLE } from '@funtool-docs/shared/sharedNames';

// Replaces storage (until the page is left) and media queries where a browser lacks or blocks them, so
// that nothing else has to guard each use.
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

interface Settings {
  /** Absent if first visits are not redirected. */
  redirect?: RedirectSite;
  theme: ThemeSetting;
}

/** Runs before all other scripts and before anything is drawn. One script, since each costs a hash. */
export function firstScript({ redirect, theme }: Settings): void {
  if (redirect) redirectToLocale(redirect);
  startTheme(theme);
  markSystem();
}

/** Marks documents on systems whose shortcuts have Cmd, for style sheets and for `packages/shared/dom.ts`. */
function markSystem(): void {
  // The property is deprecated; no other one is in all browsers. Editors go by it as well.
  const isApple = /Mac|iP/.test(navigator.platform);
  document.documentElement.toggleAttribute(APPLE, isApple);
}
