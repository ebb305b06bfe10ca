import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import type { LexiconData } from '../engine/lexicon';
import type { SearchRecord } from '../engine/searchRecord';

/** Longest keyword that counts as one word. */
const MAX_WORD_LENGTH = 6;

/** First bytes of the rows of GB 2312 with its first level; each row has 94 places. */
const LEVEL_ONE = { first: 0xb0, last: 0xd7 };
const ROW_LENGTH = 94;

/** More readings are hardly ever met in technical words. */
const MAX_READINGS = 2;

const HAN_RUN = /\p{Script=Han}+/gu;

/** The content of `docs/search/synonyms.json`, which editors keep. */
export type WordLists = Pick<LexiconData, 'synonyms' | 'ignored'>;

/**
 * Collects what the browser needs to know about Chinese words, from the records of all languages.
 */
export function createLexiconData(records: SearchRecord[], lists: WordLists): LexiconData {
  const listed = [...lists.synonyms.flat(), ...lists.ignored];
  const keywords = records.flatMap((record) => `${record.keywords},${record.related}`.split(','));
  const texts = records.flatMap(({ toc }) => toc.map(({ text }) => text));
  const words = collectWords(texts, [...keywords, ...listed]);
  return {
    ...lists,
    words: words.join(' '),
    syllables: readCharacters(words),
    traditional: pairs(words),
  };
}

function collectWords(texts: string[], terms: string[]): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const runs = new Set([...texts, ...terms].flatMap((text) => text.match(HAN_RUN) ?? []));
  const segments = [...runs].flatMap((run) => Array.from(segmenter.segment(run), wordOf));
  const whole = terms
    .map((term) => term.trim())
    .filter((term) => term.length <= MAX_WORD_LENGTH && term.match(HAN_RUN)?.[0] === term);
  return [...new Set([...segments, ...whole])].toSorted();
}

const wordOf = ({ segment }: Intl.SegmentData) => segment;

function readCharacters(words: string[]): LexiconData['syllables'] {
  const syllables: LexiconData['syllables'] = {};
  const own = new Set(words.join(''));
  for (const char of new Set([...own, ...commonCharacters()])) {
    for (const syllable of readingsOf(char).slice(0, own.has(char) ? MAX_READINGS : 1)) {
      syllables[syllable] = (syllables[syllable] ?? '') + char;
    }
  }
  return syllables;
}

/** The first level of GB 2312: the 3755 characters in daily use, which readers may mistype words with. */
function commonCharacters(): string {
  const rows = Array.from({ length: LEVEL_ONE.last - LEVEL_ONE.first + 1 }, (_, row) =>
    Uint8Array.from({ length: 2 * ROW_LENGTH }, (_byte, index) =>
      index % 2 === 0 ? LEVEL_ONE.first + row : 0xa1 + (index - 1) / 2,
    ),
  );
  const decoder = new TextDecoder('gb18030');
  const text = rows.map((row) => decoder.decode(row)).join('');
  return (text.match(HAN_RUN) ?? []).join('');
}

/** The usual reading is first. */
function readingsOf(char: string): string[] {
  const readings = pinyin(char, { toneType: 'none', type: 'array', multiple: true, v: true });
  return [...new Set(readings)];
}

function pairs(words: string[]): string {
  const used = new Set(words.join(''));
  const simplify = Converter({ from: 't', to: 'cn' });
  let text = '';
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const char = String.fromCodePoint(code);
    const simplified = simplify(char);
    if (simplified !== char && used.has(simplified)) text += char + simplified;
  }
  return text;
}
