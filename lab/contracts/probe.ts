import { types } from 'node:util';
import { printValue } from '@funtool-docs/runner/evaluator/inspectValue';
import { isHidden, isObject, readGraph, writeGraph } from './readGraph';

/** The outcome of further calls of a function, which are made of one that was measured. */
export interface Probes {
  /** Its result given back to it, with the other arguments as they were. */
  again?: Probe;
  /** Characters of two code units replaced by ones of one code unit. */
  replaced?: Probe;
}

interface Probe {
  /** True if the law holds. */
  holds: boolean;
  /** True if the law says something, since the first call has changed its argument. */
  isTelling: boolean;
  outcome: string;
}

const PAIRS = /[\u{10000}-\u{10FFFF}]/gu;

/** Characters of one code unit for those of two: the first whose kind fits. */
const REPLACEMENTS: [kind: RegExp, replacement: string][] = [
  [/\p{Lu}/u, 'Б'],
  [/\p{Ll}/u, 'б'],
  [/\p{L}/u, 'ℵ'],
  [/[^]/u, '☃'],
];

/**
 * Calls a function again to see which laws hold.
 *
 * @param fingerprint That of the result; absent if it cannot be compared.
 * @param run Calls the function with other arguments.
 */
export function probe(
  args: unknown[],
  result: unknown,
  fingerprint: string | undefined,
  run: (args: unknown[]) => unknown,
): Probes {
  if (fingerprint === undefined || args.some((value) => typeof value === 'function')) return {};
  return {
    ...(isFedBack(args[0], result) && {
      again: compare(() => run([result, ...args.slice(1)]), fingerprint, {
        isTelling: writeGraph(readGraph([args[0]])) !== fingerprint,
      }),
    }),
    ...(hasPairs(args) &&
      typeof result !== 'boolean' && {
        replaced: compare(() => run(args.map(withoutPairs)), withoutPairs(fingerprint), {
          isTelling: true,
        }),
      }),
  };
}

/** A function has a law of repetition where it gives what it takes; yes and no are no such thing. */
function isFedBack(argument: unknown, result: unknown): boolean {
  const kind = kindOf(argument);
  return kind !== undefined && kind === kindOf(result);
}

function kindOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return typeof value;
  if (Array.isArray(value)) return 'array';
  const isPlain = typeof value === 'object' && value !== null && !types.isPromise(value);
  return isPlain ? 'object' : undefined;
}

function hasPairs(args: unknown[]): boolean {
  return args.some((value) => typeof value === 'string' && value !== withoutPairs(value));
}

function withoutPairs<Value>(value: Value): Value {
  if (typeof value !== 'string') return value;
  return value.replace(PAIRS, replacementOf) as Value;
}

function replacementOf(pair: string): string {
  return REPLACEMENTS.find(([kind]) => kind.test(pair))![1];
}

function compare(
  run: () => unknown,
  expected: string,
  { isTelling }: Pick<Probe, 'isTelling'>,
): Probe {
  try {
    const result = run();
    const holds = writeGraph(readGraph([result])) === expected;
    return { holds, isTelling, outcome: printBriefly(result) };
  } catch (error) {
    return { holds: false, isTelling, outcome: String(error) };
  }
}

/** Longer texts are cut before they are printed. */
const LONGEST = 150;

/** What the inspector of Node adds to a promise differs from run to run. */
const PROMISE = /Promise \{[^}]*\}?/g;

/** Prints a value in one line; what cannot be looked into by the name of its kind. */
export function printBriefly(value: unknown): string {
  if (typeof value === 'string') return printText(value);
  if (isObject(value) && isHidden(value)) return nameOf(value);
  return printValue(value).summary.replace(PROMISE, 'Promise { … }');
}

function printText(text: string): string {
  if (text.length <= LONGEST) return printValue(text).summary;
  return printValue(`${text.slice(0, LONGEST / 2)}…`).summary;
}

function nameOf(value: object): string {
  if (types.isProxy(value)) return 'Proxy';
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}
