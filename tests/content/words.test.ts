import path from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from '@funtool-docs/content/loadSite';
import { parsePage } from '@funtool-docs/content/parsePage';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import { readText } from '@funtool-docs/content/files';
import { median, sum } from '../builtSizes';
import { wordsOf } from './countWords';
import ceilings from './words.json';

/** The English pages of the reference as their authors wrote them. */
const pages = readPages('.', 'en')
  .filter(isApiPage)
  .map((page) => {
    const name = topicOf(page.slug);
    const written = parsePage({ ...page, source: readText(page.file) });
    return { name, category: path.posix.dirname(name), ...wordsOf(written) };
  });

const pagesOf = (wanted: string) => pages.filter(({ category }) => category === wanted);

/** Words of the median page and of the longest one, and per cent of all words that are notes. */
function measure(category: string) {
  const found = pagesOf(category);
  const counts = found.map(({ all }) => all).toSorted((a, b) => a - b);
  const notes = Math.ceil((100 * sum(found.map((page) => page.notes))) / sum(counts));
  return { median: median(counts), worst: counts.at(-1)!, notes };
}

it('has a ceiling for each category', () => {
  const categories = new Set(pages.map(({ category }) => category));
  expect(Object.keys(ceilings)).toEqual([...categories].toSorted());
});

it.each(Object.entries(ceilings))('pages of %s are short', (category, ceiling) => {
  const measured = measure(category);
  const longest = pagesOf(category)
    .toSorted((a, b) => b.all - a.all)
    .slice(0, 3);
  const listed = longest.map(({ name, all }) => `${name} ${all}`).join(', ');
  const over = Object.keys(measured).filter((key) => {
    return measured[key as keyof typeof measured] > ceiling[key as keyof typeof ceiling];
  });
  const way = 'shorten pages, rather than raise tests/content/words.json; longest';
  expect(over, `${JSON.stringify(measured)}; ${way}: ${listed}`).toEqual([]);
});
