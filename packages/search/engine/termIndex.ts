import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import type { SearchRecord } from './searchRecord';
import { tokenize, tokenizePhrase } from './tokenize';

export type Hits = Map<string, { score: number; terms: string[] }>;

export interface TermMatching {
  prefix?: boolean;
  fuzzy?: number;
}

/** Finds pages by single terms. */
export type TermIndex = ReturnType<typeof createTermIndex>;

const WEIGHTS = {
  names: 4,
  keywords: 7,
  description: 2,
  related: 1,
  headings: 0.5,
  category: 1,
  content: 0.5,
};

type Field = keyof typeof WEIGHTS;

/** Fields of phrases, whose words readers also type without spaces. */
const PHRASES = new Set<string>(['names', 'keywords'] satisfies Field[]);

/** Indexes the terms of pages. */
export function createTermIndex(records: SearchRecord[]) {
  const known = new Set<string>();
  const groups = new Map<string, Set<string>>();
  const miniSearch = new MiniSearch<SearchRecord>({
    fields: Object.keys(WEIGHTS),
    extractField: (record, field) => extractField(record, field as Field | 'id'),
    tokenize: (text, field) => {
      const terms = tokenizeField(text, field);
      for (const term of terms) known.add(term);
      if (field !== 'content') for (const term of terms) addForm(term, groups);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, tokenize: (term) => [term] },
  });
  miniSearch.addAll(records);
  return {
    /** Finds pages with a term or, if asked for, a similar one. */
    find: (term: string, { prefix = false, fuzzy = 0 }: TermMatching = {}): Hits =>
      prefix || fuzzy || known.has(term)
        ? readHits(miniSearch.search(term, { prefix, fuzzy }))
        : new Map(),
    has: (term: string) => known.has(term),
    /** The number of pages. */
    size: records.length,
    /** Lists other inflections of an English word in the pages. */
    formsOf: (term: string) =>
      [...(groups.get(stemmer(term)) ?? [])].filter((form) => form !== term),
  };
}

function addForm(term: string, groups: Map<string, Set<string>>): void {
  const stem = stemmer(term);
  groups.set(stem, (groups.get(stem) ?? new Set()).add(term));
}

function readHits(results: SearchResult[]): Hits {
  return new Map(results.map(({ id, score, match }) => [id, { score, terms: Object.keys(match) }]));
}

function extractField(record: SearchRecord, field: Field | 'id'): string {
  if (field === 'names') return [record.title, ...record.names].join(',');
  if (field === 'headings') return record.toc.map(({ text }) => text).join('\n');
  return record[field];
}

function tokenizeField(text: string, field = ''): string[] {
  const terms = PHRASES.has(field) ? text.split(',').flatMap(tokenizePhrase) : tokenize(text);
  return [...new Set(terms)];
}
