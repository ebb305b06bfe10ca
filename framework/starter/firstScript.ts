import './fallbacks';
import { markSystem } from './markSystem';
import { type RedirectSite, redirectToLocale } from './redirectToLocale';
import { showThemeColor, type ThemeColors } from './showThemeColor';

interface Settings {
  colors: ThemeColors;
  /** Absent if first visits are not redirected. */
  redirect?: RedirectSite;
}

/** Runs before all other scripts and before anything is drawn. One script, since each costs a hash. */
export function firstScript({ colors, redirect }: Settings): void {
  if (redirect) redirectToLocale(redirect);
  markSystem();
  showThemeColor(colors);
}
