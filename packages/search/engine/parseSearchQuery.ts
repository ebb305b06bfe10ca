import { findWord } from './findWord';
import { compactText, foldText } from './foldText';
import type { Lexicon } from './lexicon';
import { readPinyin } from './pinyin';
import { segmentHan } from './segmentHan';
import { hanSlot, type Slot } from './slot';
import type { TermIndex } from './termIndex';
import { isHan, splitRuns } from './tokenize';

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
  if (words.every((word) => index.has(compactText(word)))) return undefined;
  return readPinyin(compactText(words.join('')), lexicon);
}
