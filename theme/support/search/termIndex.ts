import MiniSearch, { type SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import type { SearchRecord } from './searchRecord';
import { tokenize, tokenizePhrase } from './tokenize';

/** What a term finds: for each page a score and the terms of the page that matched. */
export type Hits = Map<string, { score: number; terms: string[] }>;

/** Finds pages by single terms. */
export interface TermIndex {
  add: (record: SearchRecord) => void;
  /** Pages with a term, or with one that begins with it or that is written nearly the same. */
  find: (term: string, how?: Pick<SearchOptions, 'prefix' | 'fuzzy'>) => Hits;
  /** Whether any page has a term. */
  has: (term: string) => boolean;
  /** Whether the beginning of a word stands where pages say what they are about, not just in their text. */
  isTelling: (beginning: string) => boolean;
  /** Other forms of an English word in the pages. */
  formsOf: (term: string) => string[];
}

/** Fields by what a match in them is worth. */
const WEIGHTS = {
  names: 4,
  keywords: 6,
  description: 2,
  related: 1.5,
  headings: 0.5,
  category: 1,
  content: 0.5,
};

type Field = keyof typeof WEIGHTS;

/** Names and keywords are phrases, of which readers also write two words in one. */
const PHRASES = new Set<string>(['names', 'keywords'] satisfies Field[]);

const NO_HITS: Hits = new Map();

/** Makes an empty index. */
export function createTermIndex(): TermIndex {
  const forms = new Map<string, string[]>();
  const formed = new Set<string>();
  const addForm = (term: string) => {
    formed.add(term);
    if (/^[a-z]{3,}$/.test(term))
      forms.set(stemmer(term), [...(forms.get(stemmer(term)) ?? []), term]);
  };
  const known = new Set<string>();
  const miniSearch = new MiniSearch<SearchRecord>({
    fields: Object.keys(WEIGHTS),
    extractField: (record, field) => extractField(record, field as Field | 'id'),
    tokenize: (text, field) => {
      const terms = tokenizeField(text, field);
      for (const term of terms) known.add(term);
      if (field !== 'content') terms.filter((term) => !formed.has(term)).forEach(addForm);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, tokenize: (term) => [term] },
  });
  return {
    add: (record) => miniSearch.add(record),
    find: (term, how = {}) => {
      if (!how.prefix && !how.fuzzy && !known.has(term)) return NO_HITS;
      const results = miniSearch.search(term, how);
      return new Map(
        results.map(({ id, score, match }) => [id, { score, terms: Object.keys(match) }]),
      );
    },
    has: (term) => known.has(term),
    isTelling: (beginning) => [...formed].some((term) => term.startsWith(beginning)),
    formsOf: (term) => (forms.get(stemmer(term)) ?? []).filter((form) => form !== term),
  };
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
