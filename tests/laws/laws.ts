import { check, property, stringify, tuple } from 'fast-check';
import * as library from 'funtool';
import { sameValue } from '@funtool-docs/runner/values/sameValue';
import { VALUES } from './values';

/** Laws can name these: the exports of the library, and a comparison that tells `-0` from `0`. */
const SCOPE: Record<string, unknown> = { ...library, same: sameValue };

type Law = (...inputs: unknown[]) => unknown;

/** Compiles a law: an arrow function whose parameters are names of `VALUES`. */
export function compileLaw(code: string): Law {
  return evaluate(code) as Law;
}

/** Evaluates code in which the exports of the library have their names. */
export function evaluate(code: string): unknown {
  const create = new Function(...Object.keys(SCOPE), `return (${code});`);
  return (create as (...values: unknown[]) => unknown)(...Object.values(SCOPE));
}

/** Tells whether a law is true for its inputs; a law that throws is not. */
export function holds(law: Law, inputs: unknown[]): boolean {
  try {
    return law(...inputs) === true;
  } catch {
    return false;
  }
}

/**
 * Looks for inputs that break a law, and makes them small.
 *
 * @param tries Most inputs that are tried.
 * @param seed The same one leads to the same inputs.
 * @returns Code of the inputs; `undefined` if none was found.
 */
export function findBreach(code: string, tries: number, seed: number): string[] | undefined {
  const law = compileLaw(code);
  const [, parameters] = /^\((.*?)\)/.exec(code)!;
  const inputs = tuple(...parameters!.split(', ').map((name) => VALUES[name]!));
  const { counterexample } = check(
    property(inputs, (values) => holds(law, values)),
    { seed, numRuns: tries },
  );
  return counterexample?.[0].map((value) => stringify(value));
}
