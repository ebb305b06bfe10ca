import { compactText, foldText, isHan, splitRuns, splitIdentifier } from './tokenize';
import type { Lexicon } from './lexicon';
import { segmentHan, splitWith } from './segmentHan';
import { hanSlot, type Slot, type Alternative, hanTerms, termsOf } from './slot';
import type { TermIndex } from './termIndex';

/** Shortest word of a query that was typed without spaces. */
const SHORTEST_WORD = 3;

/** Parses a query, in simplified characters, into words and the ways to find them. */
export function parseSearchQuery(query: string, lexicon: Lexicon, index: TermIndex): Slot[] {
  const runs = splitRuns(query);
  const words = runs.flatMap((run) => (isHan(run) ? segmentHan(run, lexicon.words) : [run]));
  const telling = words.filter((word) => !lexicon.ignored.has(foldText(word)));
  const kept = withoutRepeats(telling.length > 0 ? telling : words, lexicon);
  return (
    readSpelled(kept, lexicon, index) ??
    kept.flatMap((word) =>
      isHan(word) ? [hanSlot([word], lexicon)] : findWord(word, lexicon, index),
    )
  );
}

/** Drops synonyms of earlier words, such as the second word of 判断是否. */
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
  const isWord = (word: string) => index.has(compactText(word));
  // A word of the pages beside a slip of the keyboard is no pinyin: `sanke case`.
  const isSyllable = (word: string) => lexicon.byPinyin.has(compactText(word));
  if (words.every(isWord) || words.some((word) => isWord(word) && !isSyllable(word)))
    return undefined;
  return readPinyin(compactText(words.join('')), lexicon);
}

/** Finds a non-Chinese word: as it is, its parts, pinyin, words without spaces, or a typo. */
function findWord(word: string, lexicon: Lexicon, index: TermIndex): Slot[] {
  const term = compactText(word);
  if (isKnown(term, lexicon, index)) {
    return [{ words: [word], alternatives: plainAlternatives(term, lexicon, index) }];
  }
  const findAll = (words: string[]) =>
    [...new Set(words)].flatMap((one) => findWord(one, lexicon, index));
  const parts = splitIdentifier(word);
  if (parts.length > 1 && parts.every((part) => isKnown(part, lexicon, index))) {
    return findAll(parts);
  }
  const pieces = splitWith(
    term,
    (piece) => piece.length >= SHORTEST_WORD && index.has(piece),
    Infinity,
  );
  return readPinyin(term, lexicon) ?? (pieces && findAll(pieces)) ?? [typoSlot(term, index)];
}

function isKnown(term: string, { synonymsOf }: Lexicon, index: TermIndex): boolean {
  return (
    index.has(term) || synonymsOf(term).length > 0 || index.find(term, { prefix: true }).size > 0
  );
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
  ];
}

function typoSlot(term: string, index: TermIndex): Slot {
  const { near, edits } = similarTerms(term, index);
  return {
    words: near.length > 0 ? near : [term],
    certainty: Math.max(0, 1 - (3 * edits) / term.length),
    alternatives: [
      { terms: [term], weight: 0.6, fuzzy: maxEditDistance(term) },
      ...near.map((word) => ({ terms: [word], weight: 0.9 })),
    ],
  };
}

/** The words of the pages that are most like another one. */
interface Similar {
  near: string[];
  edits: number;
}

function similarTerms(term: string, index: TermIndex): Similar {
  const swapped = transpositions(term).filter(index.has);
  if (swapped.length > 0) return { near: swapped, edits: 1 };
  for (let edits = 1; edits <= maxEditDistance(term); edits++) {
    const hits = [...index.find(term, { fuzzy: edits }).values()];
    const near = [...new Set(hits.flatMap(({ terms }) => terms))];
    if (near.length > 0) return { near, edits };
  }
  return { near: [], edits: Infinity };
}

function maxEditDistance({ length }: string): number {
  if (length > 5) return 2;
  return length > 3 ? 1 : 0;
}

/** Two swapped letters are the most common typo. */
function transpositions(term: string): string[] {
  return Array.from(
    { length: Math.max(0, term.length - 1) },
    (_, i) => term.slice(0, i) + term[i + 1] + term[i] + term.slice(i + 2),
  );
}

/** Chinese words for pinyin, written in full or as initials. */
function readPinyin(term: string, lexicon: Lexicon): Slot[] | undefined {
  const { byPinyin, byInitials } = lexicon;
  const whole = byPinyin.get(term) ?? (term.length > 1 ? byInitials.get(term) : undefined);
  if (whole) return [hanSlot(whole, lexicon)];
  const pieces = splitWith(term, (piece) => byPinyin.has(piece), Infinity);
  return pieces?.map((piece) => hanSlot(byPinyin.get(piece)!, lexicon));
}
