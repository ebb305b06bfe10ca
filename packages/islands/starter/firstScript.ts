import './fallbacks';
import { type RedirectSite, redirectToLocale } from './redirectToLocale';
import { startTheme, type ThemeSetting } from './theme';
import { APPLE } from '@funtool-docs/shared/sharedNames';

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
