import type { Hint } from './guess';

/** Longest text whose every position is tried. */
const MANY = 60;

/** Separators that people often mean. */
const SEPARATORS = [' ', '-', '_', ',', '.', '/'];

/** Parts of a text that something could be done to: what is missing in the result comes first. */
export function guessParts({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string') return typeof result === 'string' ? SEPARATORS : [];
  const at = typeof result === 'number' ? [text[result] ?? '', text.slice(result)] : [];
  const { removed, added } = compareTexts(text, typeof result === 'string' ? result : text);
  const tokens = [
    ...at,
    ...text.split(/[^\p{L}\p{N}]+/u),
    ...(text.match(/[^\p{L}\p{N}]+/gu) ?? []),
  ];
  const lost = [removed, ...(added === '' ? [] : [...removed])];
  return [...lost, ...tokens, ...text].filter((part) => part !== '' && part !== text);
}

/** Parts of a text as regular expressions, and classes of characters. */
export function guessPatterns(hint: Hint): unknown[] {
  const parts = guessParts(hint).map((part) =>
    String(part).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
  );
  return [...parts, String.raw`\d`, '[A-Z]', '[a-z]', String.raw`\w+`, String.raw`\s`, '.'];
}

/**
 * Guesses what stands in the result in place of every occurrence of the part that was chosen; never the
 * whole result, which would explain nothing.
 */
export function guessReplacements({ args: [text, part], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof part !== 'string' || typeof result !== 'string') return [];
  const guesses = [compareTexts(text, result).added];
  const [first = '', ...rest] = text.split(part);
  const extra = result.length - first.length - rest.join('').length;
  if (result.startsWith(first) && extra >= 0 && extra % rest.length === 0) {
    guesses.unshift(result.slice(first.length, first.length + extra / rest.length));
  }
  return guesses.filter((replacement) => replacement !== result || result === '');
}

/** The text that the result has and the input has not. */
export function guessInserted({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof result !== 'string') return [];
  const { added, removed } = compareTexts(text, result);
  return removed === '' && added !== '' ? [added] : [];
}

/** Positions in a text and texts in it, those where the result begins to differ first. */
export function guessPlaces({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof result !== 'string') return [];
  const { start } = compareTexts(text, result);
  const kept = text.lastIndexOf(result);
  const length = Math.min(text.length, MANY);
  const all = Array.from({ length }, (_, position) => position);
  const near = [start, start - 1, start + 1, kept].filter((position) => position >= 0);
  return [...near, ...all, ...guessParts({ args: [text], result: undefined })];
}

/** Fills the gap between the length of the text and that of the result. */
export function guessFillers({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof result !== 'string') return [];
  const missing = result.length - text.length;
  if (missing <= 0) return [];
  const front = result.slice(0, missing);
  const behind = result.slice(-missing);
  return [front, behind].flatMap((fill) =>
    [1, 2, 3, missing].map((length) => fill.slice(0, length)),
  );
}

/** Returns where the result begins in the text, once for each time it occurs. */
export function guessStarts({ args: [text], result }: Hint): unknown[] {
  if (typeof text !== 'string' || typeof result !== 'string') return [];
  const starts: number[] = [];
  let start = text.indexOf(result);
  while (start >= 0 && starts.length < MANY) {
    starts.push(start);
    start = text.indexOf(result, start + 1);
  }
  return starts;
}

/** Returns where a result ends that begins at the chosen start. */
export function guessEnds({ args, result }: Hint): unknown[] {
  const start = args.at(-1);
  return typeof result === 'string' && typeof start === 'number' ? [start + result.length] : [];
}

/** Splits two texts into what they share at their start and end, and what differs between. */
function compareTexts(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}
