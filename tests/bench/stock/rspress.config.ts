import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { behaviourMatrix } from '../../../features/reference/build/behaviourMatrix';
import { site } from '../../../site.config';

const root = path.resolve(import.meta.dirname, '../../..');
const docs = path.join(root, 'docs');

/** The same content, but for the playground, on the framework's own theme and settings. */
export default defineConfig({
  root: docs,
  outDir: path.join(root, 'test-results/stock'),
  i18nSourcePath: path.join(root, 'theme/i18n.json'),
  base: new URL(site.url).pathname,
  title: site.title,
  lang: site.locales[0].lang,
  locales: site.locales.map((locale) => ({ ...locale, title: site.title })),
  route: { cleanUrls: true, exclude: ['**/playground.mdx'] },
  plugins: [behaviourMatrix(docs)],
});
