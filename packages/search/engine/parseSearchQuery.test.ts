import { expect, it, vi } from 'vitest';
import { createLexicon } from './lexicon';
import { parseRecords } from './parseRecords';
import { parseSearchQuery } from './parseSearchQuery';
import { createTermIndex } from './termIndex';

const lexicon = createLexicon({
  synonyms: [],
  ignored: [],
  words: '',
  syllables: {},
  traditional: '',
});
const KEYWORDS = Array.from({ length: 2000 }, (_, i) => `w${i.toString(36)}x`).join(',');
const index = createTermIndex();
for (const record of parseRecords([
  { title: 'copy', keywords: KEYWORDS, content: '', routePath: '/copy' },
])) {
  index.add(record);
}

it('looks for the pieces of a run-together word without going through all words of the pages', () => {
  const compared = vi.spyOn(String.prototype, 'startsWith');
  parseSearchQuery('ё'.repeat(200), lexicon, index);
  expect(compared.mock.calls.length).toBeLessThan(25_000);
  compared.mockRestore();
});

it.each(['copy-'.repeat(40), 'copy'.repeat(50)])(
  'looks for a piece once that is repeated (%#)',
  (query) => {
    expect(parseSearchQuery(query, lexicon, index)).toHaveLength(1);
  },
);

it.each([
  ['wax', true],
  ['copyx', false],
  ['w1', true],
  ['zzz', false],
])('knows whether a word begins with %s', (beginning, isThere) => {
  expect(index.isOutsideContent(beginning)).toBe(isThere);
});
