import type { Lexicon } from './lexicon';
import { segmentHan, splitWith } from './segmentHan';
import type { Closeness, TermIndex } from './termIndex';
import { isHan, splitIdentifier, splitRuns, tokenize } from './tokenize';
import { compactText, foldText } from './foldText';

/** One way to find what a word of the query stands for. */
export interface Alternative extends Closeness {
  /** All of them together are the word: the pairs of characters of a Chinese one. */
  terms: string[];
  /** What a match is worth, from 0 to 1. */
  weight: number;
}

/** A word of the query and the ways to find it; the best one counts. */
export interface Slot {
  /** How it may be written; several for pinyin. */
  words: string[];
  alternatives: Alternative[];
}

/** Shortest word of which a query may be glued together. */
const SHORTEST_PIECE = 3;

/**
 * Makes of a query what is to be looked up.
 *
 * @param query What the reader typed, in simplified characters.
 */
export function parseQuery(query: string, lexicon: Lexicon, index: TermIndex): Slot[] {
  const runs = splitRuns(query);
  const words = runs.flatMap((run) => (isHan(run) ? segmentHan(run, lexicon.words) : [run]));
  const telling = words.filter((word) => !lexicon.ignored.has(foldText(word)));
  const kept = withoutRepeats(telling.length > 0 ? telling : words, lexicon);
  return (
    readSpelled(kept, lexicon, index) ??
    kept.flatMap((word) =>
      isHan(word) ? [hanSlot([word], lexicon)] : wordSlots(word, lexicon, index),
    )
  );
}

/** Drops words that say again what an earlier one says, such as the second of 判断是否. */
function withoutRepeats(words: string[], { synonymsOf }: Lexicon): string[] {
  const said = new Set<string>();
  return words.filter((word) => {
    const folded = foldText(word);
    if (said.has(folded)) return false;
    for (const same of [folded, ...synonymsOf(folded)]) said.add(same);
    return true;
  });
}

/** Pinyin with spaces, such as `shen kao bei`, whose syllables mean nothing alone. */
function readSpelled(words: string[], lexicon: Lexicon, index: TermIndex): Slot[] | undefined {
  if (words.length < 2 || words.some(isHan)) return undefined;
  if (words.every((word) => index.has(compactText(word)))) return undefined;
  return readPinyin(compactText(words.join('')), lexicon);
}

function hanSlot(words: string[], lexicon: Lexicon): Slot {
  const same = words.flatMap(lexicon.synonymsOf);
  return {
    words,
    alternatives: [
      ...words.map((word) => ({ terms: hanTerms(word), weight: 1, prefix: word.length === 1 })),
      ...same.map((synonym) => ({ terms: termsOf(synonym), weight: 0.7 })),
    ],
  };
}

/** Pairs of neighbours; a single character is looked up as the beginning of pairs. */
function hanTerms(word: string): string[] {
  return word.length === 1 ? [word] : tokenize(word).slice(0, -1);
}

function termsOf(word: string): string[] {
  return isHan(word) ? hanTerms(word) : [compactText(word)];
}

/** The ways to find a word that is not Chinese: as it is, its parts, pinyin, glued words, misspelt. */
function wordSlots(word: string, lexicon: Lexicon, index: TermIndex): Slot[] {
  const term = compactText(word);
  if (isKnown(term, lexicon, index)) {
    return [{ words: [word], alternatives: plainAlternatives(term, lexicon, index) }];
  }
  const parts = splitIdentifier(word);
  if (parts.length > 1 && parts.every((part) => isKnown(part, lexicon, index))) {
    return parts.flatMap((part) => wordSlots(part, lexicon, index));
  }
  return (
    readPinyin(term, lexicon) ??
    readGlued(term, index)?.flatMap((piece) => wordSlots(piece, lexicon, index)) ?? [
      misspelt(term, lexicon, index),
    ]
  );
}

function isKnown(term: string, { synonymsOf }: Lexicon, index: TermIndex): boolean {
  return (
    index.has(term) || synonymsOf(term).length > 0 || index.find(term, { prefix: true }).size > 0
  );
}

/** Words written without the spaces between them. */
function readGlued(term: string, index: TermIndex): string[] | undefined {
  return splitWith(term, (piece) => piece.length >= SHORTEST_PIECE && index.has(piece), Infinity);
}

function plainAlternatives(term: string, lexicon: Lexicon, index: TermIndex): Alternative[] {
  const forms = index.formsOf(term);
  const synonyms = [term, ...forms].flatMap((form) => lexicon.synonymsOf(form));
  const chinese = lexicon.byPinyin.get(term)?.filter((word) => word.length > 1) ?? [];
  return [
    { terms: [term], weight: 1, prefix: true },
    ...forms.map((form) => ({ terms: [form], weight: 0.85 })),
    ...[...new Set(synonyms)].map((synonym) => ({ terms: termsOf(synonym), weight: 0.7 })),
    ...chinese.map((word) => ({ terms: hanTerms(word), weight: 0.9 })),
    ...(index.isTelling(term) ? [] : [{ terms: [term], weight: 0.5, fuzzy: fuzziness(term) }]),
  ];
}

/** Chinese words that Latin letters spell, as syllables in one piece or by their first letters. */
function readPinyin(term: string, lexicon: Lexicon): Slot[] | undefined {
  const { byPinyin, byInitials } = lexicon;
  const whole = byPinyin.get(term) ?? (term.length > 1 ? byInitials.get(term) : undefined);
  if (whole) return [hanSlot(whole, lexicon)];
  const pieces = splitWith(term, (piece) => byPinyin.has(piece), Infinity);
  return pieces?.map((piece) => hanSlot(byPinyin.get(piece)!, lexicon));
}

/** Words of the pages that are written nearly the same, and pinyin that is not complete yet. */
function misspelt(term: string, lexicon: Lexicon, index: TermIndex): Slot {
  const swapped = swapNeighbours(term).filter(index.has);
  const near = swapped.length > 0 ? swapped : nearTerms(term, index);
  const [, unfinished = []] =
    [...lexicon.byPinyin].find(([pinyin]) => pinyin.startsWith(term)) ?? [];
  return {
    words: near.length > 0 ? near : [term],
    alternatives: [
      { terms: [term], weight: 0.6, fuzzy: fuzziness(term) },
      ...near.map((word) => ({ terms: [word], weight: 0.9 })),
      ...unfinished.map((word) => ({ terms: hanTerms(word), weight: 0.7 })),
    ],
  };
}

/** Two letters in the wrong order are the most common slip. */
function swapNeighbours(term: string): string[] {
  return Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, i) => term.slice(0, i) + term[i + 1] + term[i] + term.slice(i + 2),
  );
}

/** The terms that differ in the fewest letters. */
function nearTerms(term: string, index: TermIndex): string[] {
  for (let fuzzy = 1; fuzzy <= fuzziness(term); fuzzy++) {
    const hits = [...index.find(term, { fuzzy }).values()];
    if (hits.length > 0) return [...new Set(hits.flatMap(({ terms }) => terms))];
  }
  return [];
}

/** How many letters may differ. */
function fuzziness({ length }: string): number {
  if (length > 5) return 2;
  return length > 3 ? 1 : 0;
}
