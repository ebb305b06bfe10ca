import type { Lexicon } from './lexicon';
import { splitWith } from './segmentHan';
import { hanSlot, type Slot } from './slot';

/** Chinese words for pinyin, written in full or as initials. */
export function readPinyin(term: string, lexicon: Lexicon): Slot[] | undefined {
  const { byPinyin, byInitials } = lexicon;
  const whole = byPinyin.get(term) ?? (term.length > 1 ? byInitials.get(term) : undefined);
  if (whole) return [hanSlot(whole, lexicon)];
  const pieces = splitWith(term, (piece) => byPinyin.has(piece), Infinity);
  return pieces?.map((piece) => hanSlot(byPinyin.get(piece)!, lexicon));
}

/** Chinese words for the beginning of pinyin. */
export function readUnfinishedPinyin(term: string, { byPinyin }: Lexicon): string[] {
  return [...byPinyin].find(([pinyin]) => pinyin.startsWith(term))?.[1] ?? [];
}
