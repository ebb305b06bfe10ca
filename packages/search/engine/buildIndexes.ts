import { createLexicon, type Lexicon, type LexiconData } from './lexicon';
import { createLiteralIndex, type LiteralIndex } from './literalIndex';
import { createNameIndex, type NameIndex } from './nameIndex';
import { createPhraseIndex, type PhraseIndex } from './phraseIndex';
import type { SearchRecord } from './searchRecord';
import { createSymbolIndex, type SymbolIndex } from './symbolIndex';
import { createTermIndex, type TermIndex } from './termIndex';
import { createVariants, type Variants } from './variants';

export interface Indexes {
  records: Map<string, SearchRecord>;
  lexicon: Lexicon;
  terms: TermIndex;
  names: NameIndex;
  phrases: PhraseIndex;
  literals: LiteralIndex;
  symbols: SymbolIndex;
  variants: Variants;
}

export function buildIndexes(records: SearchRecord[], data: LexiconData): Indexes {
  const indexes = {
    records: new Map(records.map((record) => [record.id, record])),
    lexicon: createLexicon(data),
    terms: createTermIndex(),
    names: createNameIndex(),
    phrases: createPhraseIndex(),
    literals: createLiteralIndex(),
    symbols: createSymbolIndex(),
    variants: createVariants(records),
  };
  for (const record of records) {
    indexes.terms.add(record);
    indexes.names.add(record);
    indexes.phrases.add(record);
    indexes.literals.add(record);
    indexes.symbols.add(record);
  }
  return indexes;
}
