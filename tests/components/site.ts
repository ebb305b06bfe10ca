import { vi } from 'vitest';
import { site } from '../../site.config';

/** Stands for the module of the build that tells scripts of the site (`build/virtual-site.d.ts`). */
type Site = typeof import('virtual-site');

export const base = new URL(site.url).pathname;

export const langs = site.locales.map(({ lang }) => lang);

export const { repository } = site;

export const libraryVersion = '1.2.2';

export const apiFile = '/api.json';

export const exampleFiles = { zh: '/examples.zh.json', en: '/examples.en.json' };

export const searchIndexes = {
  zh: { names: '/static/names.zh.json', index: '/static/search_index.zh.zh.json' },
  en: { names: '/static/names.en.json', index: '/static/search_index.en.en.json' },
};

export const runnerAddress = '/runner/run.html';

export const editedRunnerAddress = '/runner/edit.html';

export const finderAddress = '/runner/find.html';

export const siteFigures = vi.fn<Site['siteFigures']>(() => ({
  functions: 1,
  pages: 2,
  reference: 1,
  results: 3,
  categories: [],
}));

export const searchLexicon = vi.fn<Site['searchLexicon']>(() => ({
  synonyms: [],
  ignored: [],
  words: '',
  syllables: {},
  traditional: '',
}));
