import { site, type Locale } from '../../site.config';
import { prefixOf } from '../../content/paths';
import { APP_ICONS } from './appIcons';
import { resolveColors } from './themeColors';

const BASE = new URL(site.url).pathname;

/** Background of pages by colour scheme. */
export const THEME_COLORS = {
  light: resolveColors('var(--rp-c-bg)', 'light'),
  dark: resolveColors('var(--rp-c-bg)', 'dark'),
};

/**
 * Path of the manifest of a language in the built site.
 *
 * @param locale Language of the pages that link to it.
 */
export function manifestPath(locale: Locale): string {
  return `${prefixOf(locale)}manifest.webmanifest`;
}

/** Writes what systems show of the site that is installed as an app (https://www.w3.org/TR/appmanifest/). */
export function writeManifests(): Record<string, string> {
  const manifests = site.locales.map(({ lang, description }) => [
    manifestPath(lang),
    JSON.stringify({
      id: BASE + prefixOf(lang),
      name: site.title,
      short_name: site.title,
      description,
      lang,
      start_url: BASE + prefixOf(lang),
      scope: BASE,
      display: 'standalone',
      // Documents lead on by links: readers want the way back.
      display_override: ['minimal-ui'],
      background_color: THEME_COLORS.light,
      theme_color: THEME_COLORS.light,
      icons: APP_ICONS.map((icon) => ({ ...icon, src: BASE + icon.src })),
    }),
  ]);
  return Object.fromEntries(manifests);
}
