import path from 'node:path';
import { listIndexes, remoteOrigins } from '../packages/search/build/onIntent';
import type { StaticPagesOptions } from '../packages/islands/build/staticPages';
import i18n from './i18n.json';
import { DOC_IMAGES } from './zoom/docImages';

/** What the framework has to know of this theme. */
export const pages: StaticPagesOptions = {
  enhancements: path.join(import.meta.dirname, 'enhancements/index.ts'),
  pageTexts: path.join(import.meta.dirname, 'pageTexts.ts'),
  islands: path.join(import.meta.dirname, 'islands.tsx'),
  controls: `${DOC_IMAGES}, .ft-playground`,
  texts: {
    failed: i18n.scriptsFailedText,
    waiting: i18n.scriptsWaitingText,
  },
  onIntent: { search: listIndexes },
  origins: remoteOrigins,
};
