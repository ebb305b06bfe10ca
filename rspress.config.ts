import './scripts/folder.mjs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { data } from './build/data';
import { behaviourMatrix } from './features/reference/build/behaviourMatrix';
import { changes } from './features/changes/build/changes';
import { contract } from './features/contract/build/contract';
import { customMedia } from './framework/build/customMedia';
import { differences } from './features/differences/build/differences';
import { discovery } from './features/discovery';
import { facets } from './features/facets/build/facets';
import { lastUpdated } from './features/reference/build/lastUpdated';
import { nextRelease } from './features/reference/build/nextRelease';
import { newerTranslations } from './features/sync/build/newerTranslations';
import { liveDemos } from './features/demos/build/liveDemos';
import { lineEnds } from './framework/build/lineEnds';
import { inSeries } from './framework/build/inSeries';
import { guardDevServer } from './framework/build/guardDevServer';
import { keepNames } from './content/markdown/keepNames';
import { localizeMarkdown } from './content/markdown/localizeMarkdown';
import { staticMarkup } from './content/markdown/staticMarkup';
import { markEnglish } from './content/markdown/markEnglish';
import { markResults } from './features/examples/build/markResults';
import { normalizeText } from './content/textFile';
import { offline, SERVICE_WORKER } from './features/offline';
import { health } from './features/health/build/health';
import { hideImport } from './features/reference/build/hideImport';
import { pageHead } from './features/reference/build/pageHead';
import { proofs } from './features/claims/build/proofs';
import { runnableExamples } from './features/examples/build/runnableExamples';
import { searchIndex } from './features/search/build/searchIndex';
import { createManifest } from './framework/build/manifest';
import { staticPages } from './framework/build/staticPages';
import { firstScript } from './framework/build/firstScript';
import { ownThemeKey } from './framework/build/ownThemeKey';
import { tokenClasses } from './features/examples/build/tokenClasses';
import { typeFiles } from './features/types/build/typeFiles';
import { triedBlocks } from './content/markdown/triedBlocks';
import { showProblems } from './features/verification/dev/showProblems';
import { verifyContent } from './features/verification/verifyContent';
import { verifyExamples } from './features/verification/verifyExamples';
import { site } from './site.config';

const root = import.meta.dirname;
const docs = path.join(root, 'docs');
const { origin, pathname } = new URL(site.url);
const manifest = createManifest();

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
  route: { cleanUrls: true, exclude: ['claims/**'] },
  mediumZoom: false,
  builderConfig: {
    performance: { printFileSize: { compressed: false } },
  },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    shiki: {
      transformers: [
        transformerCompatibleMetaHighlight(),
        markResults(),
        tokenClasses(),
        hideImport(),
      ],
      // The default of 500 ms leaves code without colours where the machine is busy.
      tokenizeTimeLimit: 0,
    },
  },
  themeConfig: {
    editLink: { docRepoBaseUrl: `${site.repository}/edit/${site.branch}/docs` },
    socialLinks: [{ icon: 'github', mode: 'link', content: site.library.repository }],
  },
  plugins: inSeries([
    lineEnds(normalizeText),
    verifyContent(root),
    proofs(root),
    searchIndex(root),
    verifyExamples(docs),
    showProblems(root),
    runnableExamples(),
    data(root),
    typeFiles(root),
    liveDemos(),
    pageHead(root, docs),
    contract(root, docs),
    behaviourMatrix(docs),
    // After those that move headings.
    newerTranslations(root),
    nextRelease(root),
    differences(root, docs),
    health(root),
    changes(root),
    facets(root),
    triedBlocks(docs),
    localizeMarkdown(docs),
    markEnglish(docs),
    lastUpdated(root),
    keepNames(),
    // After all that read or change the elements of pages.
    staticMarkup(),
    customMedia(),
    staticPages(manifest, {
      enhancements: path.join(root, 'theme/enhancements/index.ts'),
      islands: path.join(root, 'theme/islands.tsx'),
      serviceWorker: site.offline ? SERVICE_WORKER : undefined,
    }),
    discovery(root),
    offline(site.offline, manifest),
    guardDevServer(),
    ownThemeKey(),
    // Last, since it adds its script before the others: they read storage.
    firstScript(),
  ]),
});
