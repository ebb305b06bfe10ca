import './fallbacks';
import { markSystem } from './markSystem';
import { type RedirectSite, redirectToLocale } from './redirectToLocale';

interface Settings {
  /** Absent if first visits are not redirected. */
  redirect?: RedirectSite;
}

/** Runs before all other scripts and before anything is drawn. One script, since each costs a hash. */
export function firstScript({ redirect }: Settings): void {
  if (redirect) redirectToLocale(redirect);
  markSystem();
}
