import path from 'node:path';
import { expect, it } from 'vitest';
import { countSentences } from '@funtool-docs/checks/claims/sentences';
import { entryPointOf } from '@funtool-docs/content/pageSummary';
import { loadSite } from '@funtool-docs/content/loadSite';
import { isApiPage } from '@funtool-docs/content/paths';

const site = loadSite(path.resolve(import.meta.dirname, '../..'));
const pages = site.pages.filter(isApiPage);

/** Percentages of sentences that something proves; raise them as pages are done. */
const LEAST: Record<string, number> = {
  array: 95,
  common: 95,
  function: 93,
  math: 95,
  object: 95,
  regex: 95,
  string: 95,
  type: 95,
};

it('has a limit for each category', () => {
  expect([...new Set(pages.map(entryPointOf))].toSorted()).toEqual(Object.keys(LEAST).toSorted());
});

it.each(Object.entries(LEAST))('proves the sentences of %s: at least %i %', (category, least) => {
  const { factual, executed } = countSentences(
    pages.filter((page) => entryPointOf(page) === category),
  );
  expect(factual).toBeGreaterThan(0);
  const proved = (executed / factual) * 100;
  expect(proved, 'npm run check -- PAGE lists what is open').toBeGreaterThanOrEqual(least);
});

/** Marks a language, which only fall. */
const MAX_MARKS = 900;

it.each(site.languages)('has few marks beside the text of $locale', ({ pages: own }) => {
  const count = own.reduce((sum, { marks }) => sum + marks.length, 0);
  expect(count).toBeGreaterThan(0);
  expect(count, 'say what marks prove in fewer sentences').toBeLessThanOrEqual(MAX_MARKS);
});
