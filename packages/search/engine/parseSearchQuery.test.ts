import { expect, it } from 'vitest';
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
const index = createTermIndex(parseRecords([{ title: 'copy', content: '', routePath: '/copy' }]));

it.each(['copy-'.repeat(40), 'copy'.repeat(50)])(
  'looks for a piece once that is repeated (%#)',
  (query) => {
    expect(parseSearchQuery(query, lexicon, index)).toHaveLength(1);
  },
);
