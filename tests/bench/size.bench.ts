import { expect, it } from 'vitest';
import { site } from '../../site.config';
import { median, PAGES, sizesOf, sum } from '../builtSizes';
import { printFigures } from './printFigures';

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

it('is small', { timeout: 600_000 }, () => {
  const parts: Record<string, number[]> = {
    'a page, with its style sheet': sizesOf(PAGES),
    'the scripts of all pages': [sum(sizesOf(/static\/js\/[^/]+\.js$/))],
    'the content of a page, for its scripts': sizesOf(/js\/async\/route-.*\.js$/),
    ...Object.fromEntries(
      site.locales.map(({ lang, label }) => [
        `the search index, ${label}`,
        sizesOf(new RegExp(`search_index\\.${lang}\\.`)),
      ]),
    ),
  };
  const rows = Object.entries(parts).map(([part, sizes]) => ({
    part,
    median: kilobytes(median(sizes)),
    largest: kilobytes(sizes.at(-1)!),
  }));
  printFigures('Size with Brotli, in kB', rows);
  expect(rows).toHaveLength(Object.keys(parts).length);
});
