import path from 'node:path';
import { listSandbox } from '@funtool-docs/runner/build/examples';
import { listIndexes, remoteOrigins } from '@funtool-docs/search/build/searchIndex';
import type { IslandsOptions } from '@funtool-docs/islands';
import i18n from './i18n.json';
import * as breakpoints from './shared/breakpoints';
import { DOC_IMAGES } from './zoom/zoomImages';

/** Options by which islands know this theme. */
export const pages: Omit<IslandsOptions, 'manifest'> = {
  breakpoints,
  enhancements: path.join(import.meta.dirname, 'enhancements/index.ts'),
  pageTexts: path.join(import.meta.dirname, 'pageTexts.ts'),
  islands: path.join(import.meta.dirname, 'islands.tsx'),
  replaced: [
    'ft-sidebar-menu',
    'ft-doc-layout__sidebar',
    'ft-doc-layout__doc',
    'ft-doc-layout__outline',
  ],
  controls: `${DOC_IMAGES}, .ft-playground`,
  texts: { failed: i18n.scriptsFailedText, waiting: i18n.scriptsWaitingText },
  onIntent: { search: listIndexes, edit: listSandbox },
  origins: remoteOrigins,
};
