import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { createLexiconData } from '../../../features/search/build/createLexiconData';
import { customMedia } from '../../../framework/build/customMedia';
import { inSeries } from '../../../framework/build/inSeries';
import { runner } from '../../../features/examples/build/runner';
import { offline, SERVICE_WORKER } from '../../../features/offline';
import { createManifest } from '../../../framework/build/manifest';
import { staticPages } from '../../../framework/build/staticPages';
import { firstScript } from '../../../framework/build/firstScript';
import { ownThemeKey } from '../../../framework/build/ownThemeKey';
import { site } from '../../../site.config';

/** Sites of releases, by the name of the fixture that has a menu of them. */
const MENU = [
  { name: '2.0.0', base: '/funtool/' },
  { name: '1.0.0', base: '/funtool/v1.0.0/' },
];
const RELEASES: Record<string, typeof MENU> = { options: MENU, newer: MENU, older: MENU };

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A small site with the real theme, for settings that the real site does not use.
 *
 * @param name Folder of the site, beside this file.
 * @param config What the site is about.
 * @param isOffline Whether browsers keep its pages.
 */
export function fixtureSite(name: string, config: UserConfig, isOffline = false): UserConfig {
  const { plugins = [], ...settings } = config;
  const manifest = createManifest();
  return {
    root: path.join(import.meta.dirname, name, 'docs'),
    outDir: path.join(root, 'test-results/sites', name),
    themeDir: path.join(root, 'theme'),
    i18nSourcePath: path.join(root, 'theme/i18n.json'),
    base: new URL(site.url).pathname,
    title: 'fixture',
    icon: pathToFileURL(path.join(root, 'docs/public/icon.svg')),
    lang: 'zh',
    locales: site.locales.map(({ lang, label }) => ({
      lang,
      label,
      title: name,
      description: name,
    })),
    mediumZoom: false,
    plugins: inSeries([
      ...(plugins as RspressPlugin[]),
      customMedia(),
      runner(root),
      staticPages(manifest, {
        enhancements: path.join(root, 'theme/enhancements/index.ts'),
        islands: path.join(root, 'theme/islands.tsx'),
        serviceWorker: isOffline ? SERVICE_WORKER : undefined,
      }),
      ...(isOffline ? [offline(true, manifest)] : []),
      ownThemeKey(),
      firstScript(),
    ]),
    builderConfig: {
      source: {
        define: {
          SITE_FIGURES: JSON.stringify({
            functions: 1,
            pages: 2,
            reference: 1,
            results: 3,
            categories: [],
          }),
          EXAMPLE_DATA: JSON.stringify({ version: '', repository: '', api: '', examples: {} }),
          SEARCH_NAMES: '[]',
          SITE_RELEASES: JSON.stringify(RELEASES[name] ?? []),
          SEARCH_LEXICON: JSON.stringify(createLexiconData([], { synonyms: [], ignored: [] })),
        },
      },
    },
    ...settings,
    route: { cleanUrls: true, ...settings.route },
  };
}
