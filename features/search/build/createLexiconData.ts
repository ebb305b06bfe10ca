import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import type { LexiconData } from '../engine/lexicon';
import type { SearchRecord } from '../engine/searchRecord';

/** Longest keyword that counts as one word. */
const LONGEST_WORD = 6;

const HAN_RUN = /\p{Script=Han}+/gu;

/** What editors keep in `docs/search/synonyms.json`. */
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
    .filter((term) => term.length <= LONGEST_WORD && term.match(HAN_RUN)?.[0] === term);
  return [...new Set([...segments, ...whole])].toSorted();
}

const wordOf = ({ segment }: Intl.SegmentData) => segment;

function readCharacters(words: string[]): LexiconData['syllables'] {
  const syllables: LexiconData['syllables'] = {};
  for (const char of new Set(words.join(''))) {
    for (const syllable of new Set(readingsOf(char))) {
      syllables[syllable] = (syllables[syllable] ?? '') + char;
    }
  }
  return syllables;
}

/** The usual reading is first; more than two are hardly ever met in technical words. */
function readingsOf(char: string): string[] {
  const readings = pinyin(char, { toneType: 'none', type: 'array', multiple: true, v: true });
  return [...new Set(readings)].slice(0, 2);
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
