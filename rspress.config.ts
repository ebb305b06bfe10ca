import './scripts/tools.mjs';
import path from 'node:path';
import { defineConfig } from '@rspress/core';
import { codeBlocks, languages } from './build/code';
import { data } from './build/data';
import { files } from './build/files';
import { page } from './build/page';
import { SERVICE_WORKER } from './build/offline';
import { searchIndex } from '@funtool-docs/search/build/searchIndex';
import { checks } from './build/checks';
import { createManifest } from '@funtool-docs/islands/build/manifest';
import { islands } from '@funtool-docs/islands';
import { settings, site } from './site.config';
import { pages } from './theme/pages';

const root = import.meta.dirname;
const serviceWorker = site.offline ? SERVICE_WORKER : undefined;
const manifest = createManifest();

export default defineConfig({
  ...settings(),
  root: path.join(root, 'docs'),
  outDir: path.join(root, 'doc_build'),
  themeDir: path.join(root, 'theme'),
  i18nSourcePath: path.join(root, 'theme/i18n.json'),
  mediumZoom: false, // theme/zoom
  builderConfig: { performance: { printFileSize: { compressed: false } } },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
    // The default of 500 ms leaves code without colours where the machine is busy.
    shiki: { langs: languages, transformers: codeBlocks, tokenizeTimeLimit: 0 },
  },
  plugins: [
    ...checks(root), // stop a build at a false page, and show problems while pages are written
    page(root), // what the build does to pages, step by step
    searchIndex(), // in place of that of Rspress
    data(root), // what scripts know of the site
    files(root, manifest), // what stands beside the pages
    ...islands({ ...pages, manifest, serviceWorker }), // pages without scripts
  ],
});
