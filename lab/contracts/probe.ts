import { types } from 'node:util';
import { printBriefly } from './printBriefly';
import { readGraph, writeGraph } from './readGraph';

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
