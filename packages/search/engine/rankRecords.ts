import { readErrorMessage } from './errorMessage';
import { mendHomophones } from './segmentHan';
import { parseSearchQuery } from './parseSearchQuery';
import { createLexicon } from './lexicon';
import { createLiteralIndex } from './literalIndex';
import { createNameIndex, type NameQuery, readNameQuery } from './nameIndex';
import { createPhraseIndex, readPhraseQuery } from './phraseIndex';
import { rankPages, type RankedPage } from './rankPages';
import type { SearchRecord, LexiconData } from './searchRecord';
import { createSymbolIndex, readSymbols } from './symbolIndex';
import { createTermIndex } from './termIndex';
import { tokenize } from './tokenize';
import { createVariants } from './variants';

/** Weights of phrases and exact text, relative to the score of words. */
const PHRASE_WEIGHT = 6;
const LITERAL_WEIGHT = 3;

/** How much the likelihood of a query in the phrases of a page counts. */
const LIKELIHOOD = 0.2;

/** Matches more than a name, or what has been typed of one. */
const SENTENCE = /\s|\p{Script=Han}/u;

/** Weight of symbols beside words; those that many pages have count for less. */
const SYMBOL_WEIGHT = 1;

/** Factor for a variant of a function that the query does not mention. */
const VARIANT_FACTOR = 0.8;

/** Factor for guides, which name many functions: who types such a name means the function's page. */
const GUIDE_FACTOR = 0.7;
const GUIDES = 'topics/';

/** Matches what is looked up as a word where nobody has it as a symbol: `-Infinity`. */
const WORD = /\p{L}{3}/u;

/** Pages below this share of the best score have hardly anything in common with the query. */
const MIN_SHARE = 0.02;

/** Below the first results, a page needs this share of the best score to be worth a look. */
const MIN_TAIL_SHARE = 0.15;
const FIRST_RESULTS = 3;

/** From this rating of a name or exact text on, a page is what was asked for. */
const NAMED = 0.5;

/** Number of pages that are compared phrase by phrase. */
const PHRASE_CANDIDATES = 40;

type Indexes = ReturnType<typeof buildIndexes>;

/** Builds what pages are ranked by. */
export function buildIndexes(records: SearchRecord[], data: LexiconData) {
  return {
    records: new Map(records.map((record) => [record.id, record])),
    lexicon: createLexicon(data),
    terms: createTermIndex(records),
    names: createNameIndex(records),
    phrases: createPhraseIndex(records),
    literals: createLiteralIndex(records),
    symbols: createSymbolIndex(records),
    variants: createVariants(records),
  };
}

/** Ranks pages by words, phrases, names and exact text; variants not asked for rank lower. */
export function rankRecords(query: string, indexes: Indexes): [string, RankedPage][] {
  const { lexicon, terms, phrases, variants } = indexes;
  const text = mendHomophones(lexicon.simplify(query.normalize('NFC')), lexicon, terms);
  const { symbols, words } = readSymbols(text);
  if (words.length === 0) {
    const found = rankSymbol(text, indexes);
    if (found.length > 0 || !WORD.test(text)) return found;
  }
  const told = readErrorMessage(symbols.length > 0 && words.length > 0 ? words.join(' ') : text);
  const slots = parseSearchQuery(told, lexicon, terms);
  const pages = rankPages(slots, terms);
  const phrase = readPhraseQuery(text, slots);
  for (const [id, page] of topOf(pages)) {
    page.score *= 1 + PHRASE_WEIGHT * phrases.rate(id, phrase) ** 2;
    if (SENTENCE.test(text)) page.score *= Math.exp(LIKELIHOOD * phrases.likelihood(id, phrase));
  }
  const name = readNameQuery(told, slots);
  addExactMatches(pages, text, name, indexes);
  const read = slots.flatMap(({ alternatives }) => alternatives.flatMap((one) => one.terms));
  const asked = new Set([...tokenize(text), ...read]);
  for (const [id, page] of pages) page.score *= VARIANT_FACTOR ** variants.rateUnasked(id, asked);
  for (const [id, page] of pages) {
    if (id.startsWith(GUIDES) && !indexes.names.isTitle(id, name)) page.score *= GUIDE_FACTOR;
  }
  variants.rankBasesFirst(pages, name.typed);
  if (words.length > 0) liftSymbols(pages, symbols, indexes);
  const ranked = topOf(pages);
  const [, best] = ranked[0] ?? [];
  return ranked.filter(
    ([, { score }], place) =>
      score >= (place < FIRST_RESULTS ? MIN_SHARE : MIN_TAIL_SHARE) * best!.score,
  );
}

/** Ranks pages by a query that is a symbol or, as `/^1[3-9]/`, the beginning of a pattern. */
function rankSymbol(symbol: string, { symbols, literals }: Indexes): [string, RankedPage][] {
  const found = symbols.find(symbol);
  const ratings = found.size > 0 ? found : literals.find(symbol);
  const pages = Array.from(ratings, ([id, rating]): [string, RankedPage] => {
    const score = id.startsWith(GUIDES) ? rating * GUIDE_FACTOR : rating;
    return [id, { score, terms: new Map(), share: 1 }];
  });
  return topOf(new Map(pages));
}

/** Prefers pages that have the symbols which a query has beside its words. */
function liftSymbols(
  pages: Map<string, RankedPage>,
  asked: string[],
  { symbols, records }: Indexes,
): void {
  for (const symbol of asked) {
    const found = symbols.find(symbol);
    const weight = SYMBOL_WEIGHT * (1 - found.size / records.size);
    for (const [id, page] of pages) page.score *= 1 + weight * (found.get(id) ?? 0);
  }
}

function addExactMatches(
  pages: Map<string, RankedPage>,
  text: string,
  name: NameQuery,
  { records, names, literals }: Indexes,
): void {
  const literal = literals.find(text);
  const best = Math.max(1, ...Array.from(pages.values(), ({ score }) => score));
  for (const id of records.keys()) {
    const whole = names.rate(id, name) + LITERAL_WEIGHT * (literal.get(id) ?? 0) ** 2;
    if (whole === 0) continue;
    const { score = 0, terms = new Map<string, number>(), share = 1 } = pages.get(id) ?? {};
    pages.set(id, { terms, score: score + best * whole, share: whole > NAMED ? 1 : share });
  }
}

function topOf(pages: Map<string, RankedPage>): [string, RankedPage][] {
  return [...pages].toSorted(([, a], [, b]) => b.score - a.score).slice(0, PHRASE_CANDIDATES);
}
