import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { memoize } from './memoize';
import type { SearchRecord } from './searchRecord';
import { tokenize, tokenizePhrase } from './tokenize';

export type Hits = Map<string, { score: number; terms: string[] }>;

export interface TermMatching {
  prefix?: boolean;
  fuzzy?: number;
}

export interface TermIndex {
  add: (record: SearchRecord) => void;
  /** Pages with a term or, if asked for, a similar one. */
  find: (term: string, how?: TermMatching) => Hits;
  has: (term: string) => boolean;
  /** The number of pages. */
  size: () => number;
  /** Tells whether a prefix occurs outside the plain text, where pages say what they are about. */
  isOutsideContent: (beginning: string) => boolean;
  /** Other inflections of an English word in the pages. */
  formsOf: (term: string) => string[];
}

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

const NO_HITS: Hits = new Map();

/** Size of the cache: successive queries share most of their words. */
const CACHE_SIZE = 300;

export function createTermIndex(): TermIndex {
  const known = new Set<string>();
  const forms = createForms();
  const miniSearch = new MiniSearch<SearchRecord>({
    fields: Object.keys(WEIGHTS),
    extractField: (record, field) => extractField(record, field as Field | 'id'),
    tokenize: (text, field) => {
      const terms = tokenizeField(text, field);
      for (const term of terms) known.add(term);
      if (field !== 'content') terms.forEach(forms.add);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, tokenize: (term) => [term] },
  });
  const find = memoize(CACHE_SIZE, (key) => {
    const [term, prefix, fuzzy] = key.split(' ') as [string, string, string];
    return readHits(miniSearch.search(term, { prefix: prefix === 'true', fuzzy: Number(fuzzy) }));
  });
  return {
    add: (record) => miniSearch.add(record),
    find: (term, { prefix = false, fuzzy = 0 } = {}) =>
      prefix || fuzzy || known.has(term) ? find(`${term} ${prefix} ${fuzzy}`) : NO_HITS,
    has: (term) => known.has(term),
    size: () => miniSearch.documentCount,
    isOutsideContent: forms.hasBeginning,
    formsOf: forms.formsOf,
  };
}

function createForms() {
  const stems = new Map<string, string>();
  const groups = new Map<string, string[]>();
  /** Sorted when a query first looks for a beginning; all terms are there by then. */
  let sorted: string[] = [];
  return {
    add: (term: string) => {
      if (stems.has(term)) return;
      const stem = stemmer(term);
      stems.set(term, stem);
      const group = groups.get(stem);
      if (group) group.push(term);
      else groups.set(stem, [term]);
    },
    hasBeginning: (start: string) => {
      if (sorted.length < stems.size) sorted = [...stems.keys()].toSorted();
      let [low, high] = [0, sorted.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle]! < start) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(start) ?? false;
    },
    formsOf: (term: string) => (groups.get(stemmer(term)) ?? []).filter((form) => form !== term),
  };
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
