import { expect, it } from 'vitest';
import { site } from '../../../site.config';
import { createNames } from '../build/createNames';
import { readSearch } from '../relevance/readSearch';
import { findByName } from './findByName';

const { recordsOf, engineOf } = readSearch();

/** A title, and what has been typed of it on the way. */
const beginningsOf = (title: string) => Array.from(title, (_, i) => title.slice(0, i + 1));

it.each(site.locales)(
  'puts the page first that the whole index puts first, in $lang',
  { timeout: 60_000 },
  ({ lang }) => {
    const pages = createNames(recordsOf(lang));
    const engine = engineOf(lang);
    const queries = new Set(pages.flatMap((page) => [...beginningsOf(page.title), ...page.names]));
    const found = [...queries].flatMap((query) => {
      const page = findByName(query, pages)?.page.id;
      return page ? [{ query, page }] : [];
    });
    expect(found.length).toBeGreaterThan(queries.size / 3);
    expect(found.filter(({ query, page }) => engine.search(query)[0]?.record.id !== page)).toEqual(
      [],
    );
  },
);

it.each([
  ['debounce', 'api/function/debounce'],
  ['_.debounce', undefined],
  ['debou', undefined],
  ['Generate-Verification', 'api/function/generateVerificationCode'],
  ['debounceSy', undefined],
  ['clone deep', 'api/common/cloneDeep'],
  ['防抖', undefined],
  ['深拷贝', 'api/common/cloneDeep'],
  ['', undefined],
  ['zzz', undefined],
])('finds for "%s" %s', (query, id) => {
  expect(findByName(query, createNames(recordsOf('en')))?.page.id).toBe(id);
});
