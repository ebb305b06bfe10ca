import { prefixOf } from '@funtool-docs/content/paths';
import path from 'node:path';
import { readText } from '@funtool-docs/content/files';
import { type Locale, site } from '../../site.config';

const BASE = new URL(site.url).pathname;

/** Files of `docs/public`; no mask of a system cuts the mark off those for masks. */
const ICONS = [
  { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ...['any', 'maskable'].flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: `icons/${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
];

/** Path of the manifest of a language in the built site. */
export function manifestPath(locale: Locale): string {
  return `${prefixOf(locale)}manifest.webmanifest`;
}

/** Writes the web app manifests (https://www.w3.org/TR/appmanifest/), by path. */
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
      // Readers follow links between documents and need a back button, which `standalone` lacks.
      display_override: ['minimal-ui'],
      background_color: THEME_COLORS.light,
      theme_color: THEME_COLORS.light,
      icons: ICONS.map((icon) => ({ ...icon, src: BASE + icon.src })),
    }),
  ]);
  return Object.fromEntries(manifests);
}

const TOKENS = path.join(import.meta.dirname, '../../theme/shared/tokens.css');
const [light, dark] = Array.from(
  readText(TOKENS).matchAll(/--rp-c-bg: (#\w+);/g),
  ([, hex]) => hex!,
);

/** Page background by colour scheme, which the tokens state in this order. */
export const THEME_COLORS = { light: light!, dark: dark! };
