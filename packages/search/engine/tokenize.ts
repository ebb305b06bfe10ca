export interface Token {
  term: string;
  start: number;
  end: number;
}

/**
 * A run of Han characters, or a word of another script with its apostrophes, hyphens and
 * underscores. ASCII has a branch of its own, which is faster than the Unicode classes.
 */
const RUN =
  /\p{Script=Han}+|(?:[a-zA-Z0-9]|(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’_-](?!\p{Script=Han})[\p{L}\p{N}]+)*/gu;

/** A word without further parts, as most are. */
const SIMPLE = /^(?:[a-z]+|\d+)$/;

/** Parts of an identifier: `to`, `UUID`, `String` and `2` of `toUUIDString2`. */
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}|\p{N}+/gu;

const HAN = /^\p{Script=Han}/u;

/** Tells whether a text begins with a Han character. */
export function isHan(text: string): boolean {
  return HAN.test(text);
}

/** Splits a text into runs of Han characters and words of other scripts. */
export function splitRuns(text: string): string[] {
  return text.match(RUN) ?? [];
}

/** Splits an identifier at case changes, digits, hyphens and underscores, and folds the parts. */
export function splitIdentifier(word: string): string[] {
  return Array.from(word.matchAll(PART), ([part]) => foldText(part));
}

/**
 * Lists the terms of a text with their places: words, their parts, and pairs of Han characters. The
 * last character of a Han run is a term too, so that a prefix search finds every character.
 */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    (isHan(run) ? addHan : addWord)(found, run, index);
  }
  return found;
}

/** Lists the terms of a text. */
export function tokenize(text: string): string[] {
  return tokens(text).map(({ term }) => term);
}

/** Lists the terms of a name or keyword, and neighbouring words as one, such as `deepclone`. */
export function tokenizePhrase(phrase: string): string[] {
  const parts = splitRuns(phrase)
    .filter((run) => !isHan(run))
    .flatMap(splitIdentifier);
  const joins = parts.flatMap((_, start) =>
    parts.slice(start + 1).map((_part, i) => parts.slice(start, start + i + 2).join('')),
  );
  return [...new Set([...tokenize(phrase), ...joins])];
}

function addHan(found: Token[], run: string, index: number): void {
  for (let i = 0; i < run.length; i++) {
    const term = run.slice(i, i + 2);
    found.push({ term, start: index + i, end: index + i + term.length });
  }
}

function addWord(found: Token[], run: string, index: number): void {
  const isSimple = SIMPLE.test(run);
  const whole = isSimple ? run : foldText(run).replace(/['’_-]/g, '');
  found.push({ term: whole, start: index, end: index + run.length });
  if (isSimple) return;
  for (const { 0: part, index: offset } of run.matchAll(PART)) {
    const term = foldText(part);
    if (term === whole) continue;
    found.push({ term, start: index + offset, end: index + offset + part.length });
  }
}

/** Accented Latin letters, full-width forms and the ideographic space. */
const FOLDABLE = /[\u00c0-\u024f\u1e00-\u1eff\u3000\uff01-\uff5e]/g;

/** Folds case, accents and width. The length stays the same, so offsets stay valid. */
export function foldText(text: string): string {
  return text
    .replace(FOLDABLE, (char) => char.normalize('NFKD').charAt(0))
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Folds a text and keeps letters and digits only: `_.cloneDeep` becomes `clonedeep`. */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
