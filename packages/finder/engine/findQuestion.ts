import { SAMPLES } from './findByExample';
import { sameValue } from '@funtool-docs/runner/values/sameValue';
import type { Pair } from './pair';
import { callWith, type Fit } from './tryCandidate';
import { writeValue } from './writeValue';

/** An input for which functions that fit so far give different results. */
export interface Question {
  /** The arguments, as code. */
  input: string;
  results: { code: string; names: string[] }[];
}

/** Functions that an input is to tell apart, the best ones, and most results of a question. */
export const MAX_FITS = 16;
export const MAX_RESULTS = 4;

/** Finds the input that tells the most fits apart; `undefined` if none does. */
export function findQuestion(fits: Fit[], pairs: Pair[]): Question | undefined {
  const asked = fits.slice(0, MAX_FITS);
  const [first, ...others] = pairs[0]?.args ?? [];
  if (asked.length < 2 || !first) return undefined;
  const kindred = SAMPLES.filter((sample) => kindOf(sample) === kindOf(first.value));
  const inputs = [...varyValue(first.value), ...kindred].filter(
    (value) => !pairs.some(({ args }) => sameValue(args[0]?.value, value)),
  );
  const given = others.map(({ value }) => value);
  const questions = inputs.flatMap((value) => {
    const code = writeValue(value);
    if (code === undefined) return [];
    const input = [code, ...others.map(({ source }) => source)].join(', ');
    const results = groupResults(asked, [value, ...given]);
    return [{ input, results, gain: gainOf(results, asked.length) }];
  });
  const best = questions.reduce<(typeof questions)[number] | undefined>(
    (top, each) => (each.gain > (top?.gain ?? 0) ? each : top),
    undefined,
  );
  return best && { input: best.input, results: best.results.slice(0, MAX_RESULTS) };
}

/** Results that can be written down, with the functions that give them; the best fit comes first. */
function groupResults(fits: Fit[], args: unknown[]): Question['results'] {
  const groups = new Map<string, string[]>();
  for (const { candidate, guesses } of fits) {
    const code = attempt(() => writeValue(callWith(candidate, args, guesses)));
    if (code !== undefined) groups.set(code, [...(groups.get(code) ?? []), candidate.name]);
  }
  return [...groups].map(([code, names]) => ({ code, names }));
}

/** Returns the information of an answer in bits: 0 if all that can be answered is the same. */
function gainOf(results: Question['results'], count: number): number {
  if (results.length < 2) return 0;
  const shown = results.slice(0, MAX_RESULTS);
  return shown.reduce((sum, { names: { length } }) => {
    const share = length / count;
    return sum - share * Math.log2(share);
  }, 0);
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** Makes values that resemble a value, but may tell functions apart that treat it the same. */
function varyValue(value: unknown): unknown[] {
  if (typeof value === 'string') return varyText(value);
  if (typeof value === 'number') return [value + 0.5, -value, value * 10, value + 1];
  if (Array.isArray(value)) {
    return [[...value, ...value], value.toReversed(), [...value, null], [value], []];
  }
  if (Object.prototype.toString.call(value) === '[object Object]') {
    return [{ ...(value as object), extra: null }, { nested: value }, {}];
  }
  return [];
}

function varyText(text: string): string[] {
  const separated = ['_', ' ', '-', '.'].map((separator) =>
    text.replaceAll(/[^\p{L}\p{N}]+/gu, separator),
  );
  const cased = [
    text.toUpperCase(),
    text.toLowerCase(),
    text.replaceAll(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
  const longer = [`${text} ${text}`, `${text}_${text}`, ` ${text} `, `${text}1`];
  return [...new Set([...separated, ...cased, ...longer])];
}
