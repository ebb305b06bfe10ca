import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { behaviourMatrix } from './plugins/behaviourMatrix';
import { discovery } from './plugins/discovery';
import { exampleData } from './plugins/exampleData';
import { lastUpdated } from './plugins/lastUpdated';
import { liveDemos } from './plugins/liveDemos';
import { localeRedirect } from './plugins/localeRedirect';
import { localizeMarkdown } from './plugins/localizeMarkdown';
import { markEnglish } from './plugins/markEnglish';
import { markResults } from './plugins/markResults';
import { offline, SERVICE_WORKER } from './plugins/offline';
import { pageFacts } from './plugins/pageFacts';
import { runnableExamples } from './plugins/runnableExamples';
import { runner } from './plugins/runner';
import { searchIndex } from './plugins/searchIndex';
import { siteFigures } from './plugins/siteFigures';
import { staticPages } from './plugins/staticPages';
import { browserFallbacks } from './plugins/browserFallbacks';
import { tokenClasses } from './plugins/tokenClasses';
import { triedBlocks } from './plugins/triedBlocks';
import { verifyContent } from './plugins/verifyContent';
import { verifyExamples } from './plugins/verifyExamples';
import { site } from './site.config';

const root = import.meta.dirname;
const docs = path.join(root, 'docs');
const { origin, pathname } = new URL(site.url);

export default defineConfig({
  root: docs,
  outDir: path.join(root, 'doc_build'),
  themeDir: path.join(root, 'theme'),
  i18nSourcePath: path.join(root, 'theme/i18n.json'),
  base: pathname,
  siteOrigin: origin,
  title: site.title,
  icon: '/icon.svg',
  lang: site.locales[0].lang,
  locales: site.locales.map((locale) => ({ ...locale, title: site.title })),
  route: { cleanUrls: true },
  mediumZoom: false,
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    shiki: { transformers: [transformerCompatibleMetaHighlight(), markResults(), tokenClasses()] },
  },
  themeConfig: {
    editLink: { docRepoBaseUrl: `${site.repository}/edit/${site.branch}/docs` },
    socialLinks: [{ icon: 'github', mode: 'link', content: site.library.repository }],
  },
  plugins: [
    verifyContent(root),
    searchIndex(root),
    verifyExamples(),
    runnableExamples(),
    exampleData(root),
    liveDemos(),
    pageFacts(root, docs),
    behaviourMatrix(docs),
    triedBlocks(docs),
    localizeMarkdown(docs),
    markEnglish(docs),
    siteFigures(root),
    runner(root),
    lastUpdated(root),
    staticPages(path.join(root, 'theme'), site.offline ? SERVICE_WORKER : undefined),
    discovery(root),
    offline(site.offline),
    localeRedirect(),
    // Last, since each adds its script before the others: they read storage.
    browserFallbacks(),
  ],
});
