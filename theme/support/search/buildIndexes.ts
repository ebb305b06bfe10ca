import { createLexicon, type Lexicon, type LexiconData } from './lexicon';
import { createLiteralIndex, type LiteralIndex } from './literalIndex';
import { createNameIndex, type NameIndex } from './nameIndex';
import { createPhraseIndex, type PhraseIndex } from './phraseIndex';
import type { SearchRecord } from './searchRecord';
import { createTermIndex, type TermIndex } from './termIndex';
import { createVariants, type Variants } from './variants';

/** All that is known of the pages. */
export interface Indexes {
  records: Map<string, SearchRecord>;
  lexicon: Lexicon;
  terms: TermIndex;
  names: NameIndex;
  phrases: PhraseIndex;
  literals: LiteralIndex;
  variants: Variants;
}

/** How the work is cut into slices, so that a slow device can react meanwhile. */
export interface Slicing {
  /** How long a slice may take, in milliseconds. */
  slice?: number;
  /** Called between slices. */
  pause?: () => Promise<void>;
}

/** Lets the browser react to what the reader does. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Reads pages into indexes. */
export async function buildIndexes(
  records: SearchRecord[],
  data: LexiconData,
  { slice = 4, pause = nextTask }: Slicing,
): Promise<Indexes> {
  let start = performance.now();
  const indexes = {
    records: new Map(records.map((record) => [record.id, record])),
    lexicon: createLexicon(data),
    terms: createTermIndex(),
    names: createNameIndex(),
    phrases: createPhraseIndex(),
    literals: createLiteralIndex(),
    variants: createVariants(records),
  };
  for (const record of records) {
    if (performance.now() - start > slice) {
      // oxlint-disable-next-line no-await-in-loop -- the slices follow each other
      await pause();
      start = performance.now();
    }
    indexes.terms.add(record);
    indexes.names.add(record);
    indexes.phrases.add(record);
    indexes.literals.add(record);
  }
  return indexes;
}
