import { foldText } from './tokenize';
import type { LexiconData } from './searchRecord';

export interface Lexicon {
  words: Set<string>;
  /** Chinese words by pinyin: `quchong`. */
  byPinyin: Map<string, string[]>;
  /** Chinese words by pinyin initials: `qc`. */
  byInitials: Map<string, string[]>;
  /** Chinese words that sound like another one: 节流 for 节留. */
  homophonesOf: (word: string) => string[];
  ignored: Set<string>;
  synonymsOf: (word: string) => string[];
  simplify: (text: string) => string;
}

export function createLexicon(data: LexiconData): Lexicon {
  const words = new Set(data.words.split(' '));
  const synonyms = groupSynonyms(data.synonyms);
  const simplified = new Map<string, string>();
  for (let i = 0; i < data.traditional.length; i += 2) {
    simplified.set(data.traditional[i]!, data.traditional[i + 1]!);
  }
  return {
    words,
    ...indexReadings(words, data),
    ignored: new Set(data.ignored),
    synonymsOf: (word) => synonyms.get(word) ?? [],
    simplify: (text) => text.replace(/\p{Script=Han}/gu, (char) => simplified.get(char) ?? char),
  };
}

function groupSynonyms(groups: string[][]): Map<string, string[]> {
  const synonyms = new Map<string, string[]>();
  for (const group of groups.map((words) => words.map(foldText))) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      synonyms.set(word, [...(synonyms.get(word) ?? []), ...others]);
    }
  }
  return synonyms;
}

/** Initials and finals that many speakers do not tell apart. */
function foldSound(pinyin: string): string {
  return pinyin.replace(/^([zcs])h/, '$1').replace(/([aeiu]n)g$/, '$1');
}

function indexReadings(words: Set<string>, { syllables }: LexiconData) {
  const readings = new Map<string, string[]>();
  for (const [syllable, chars] of Object.entries(syllables)) {
    for (const char of chars) append(readings, char, syllable);
  }
  const byPinyin = new Map<string, string[]>();
  const byInitials = new Map<string, string[]>();
  const bySound = new Map<string, string[]>();
  for (const word of words) {
    for (const syllablesOfWord of combine(word, readings)) {
      append(byPinyin, syllablesOfWord.join(''), word);
      append(byInitials, syllablesOfWord.map(([initial]) => initial).join(''), word);
      append(bySound, syllablesOfWord.map(foldSound).join(' '), word);
    }
  }
  const homophonesOf = (word: string) => [
    ...new Set(
      combine(word, readings).flatMap(
        (sounds) => bySound.get(sounds.map(foldSound).join(' ')) ?? [],
      ),
    ),
  ];
  return { byPinyin, byInitials, homophonesOf };
}

/** All readings of a word: some characters have several. */
function combine(word: string, readings: Map<string, string[]>): string[][] {
  return Array.from(word).reduce<string[][]>(
    (heads, char) =>
      (readings.get(char) ?? ['']).flatMap((syllable) => heads.map((head) => [...head, syllable])),
    [[]],
  );
}

function append(index: Map<string, string[]>, key: string, word: string): void {
  const words = index.get(key);
  if (!words) index.set(key, [word]);
  else if (!words.includes(word)) words.push(word);
}
