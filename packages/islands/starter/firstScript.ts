import './fallbacks';
import { markSystem } from './markSystem';
import { type RedirectSite, redirectToLocale } from './redirectToLocale';
import { startTheme, type ThemeSetting } from './theme';

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
