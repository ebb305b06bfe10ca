import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UserConfig } from '@rspress/core';
import { createLexiconData } from '../../../features/search/build/createLexiconData';
import { customMedia } from '../../../framework/build/customMedia';
import { localeRedirect } from '../../../framework/build/localeRedirect';
import { runner } from '../../../features/examples/build/runner';
import { createManifest } from '../../../framework/build/manifest';
import { staticPages } from '../../../framework/build/staticPages';
import { browserFallbacks } from '../../../framework/build/browserFallbacks';
import { site } from '../../../site.config';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * A small site with the real theme, for settings that the real site does not use.
 *
 * @param name Folder of the site, beside this file.
 * @param config What the site is about.
 */
export function fixtureSite(name: string, config: UserConfig): UserConfig {
  const { plugins = [], ...settings } = config;
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
    plugins: [
      ...plugins,
      customMedia(),
      runner(root),
      staticPages(createManifest()),
      localeRedirect(),
      browserFallbacks(),
    ],
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
          SEARCH_LEXICON: JSON.stringify(createLexiconData([], { synonyms: [], ignored: [] })),
        },
      },
    },
    ...settings,
    route: { cleanUrls: true, ...settings.route },
  };
}
