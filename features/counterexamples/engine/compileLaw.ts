import { copyValue } from '../../byExample/engine/copyValue';
import { sameValue } from '../../byExample/engine/sameValue';
import { SUMMARY_LENGTH } from '../../examples/evaluator/events';
import { describeError } from '../../examples/evaluator/describeError';
import { printValue, truncate } from '../../examples/evaluator/printValue';
import { RECORDER, SAME } from '../law/names';
import { copyThing } from './values/things';
import type { Breach, RunnableLaw, Side } from './finding';

/** What laws can name besides their variables, by name. */
export type LawScope = Record<string, unknown>;

/** What a law gave for an input. */
export interface LawOutcome {
  /** Absent if it holds. */
  breach?: Breach;
  sides: Side[];
}

/** Runs a law for the values of its variables, of which it gets copies. Never throws. */
export type LawTest = (values: unknown[]) => LawOutcome;

/** A side as it was evaluated; it is printed only if somebody asks. */
type Evaluated = { value: unknown } | { error: unknown };

/**
 * Compiles a law. Its code can do what it likes to where this runs: only a sandbox may call this.
 *
 * @throws {SyntaxError} If the engine does not accept the code.
 */
export function compileLaw({ code, variables }: RunnableLaw, scope: LawScope): LawTest {
  let sides: Evaluated[] = [];
  const recorder = {
    left: (value: unknown) => {
      sides = [{ value }];
      return value;
    },
    right: (value: unknown) => {
      sides.push({ value });
      return value;
    },
  };
  const same = (left: unknown, right: unknown) => {
    const [a, b] = [evaluate(left), evaluate(right)];
    sides = [a, b];
    return compareSides(a, b);
  };
  const all: LawScope = { ...scope, [SAME]: same, [RECORDER]: recorder };
  const names = variables.map(({ name }) => name);
  const create = new Function(...Object.keys(all), `return (${names.join(', ')}) => (${code}\n);`);
  const law = (create as (...values: unknown[]) => (...values: unknown[]) => unknown)(
    ...Object.values(all),
  );
  return (values) => {
    sides = [];
    const breach = judge(() => law(...values.map((value) => copyValue(value, copyThing))));
    return { ...(breach && { breach }), sides: breach ? sides.map(printSide) : [] };
  };
}

function judge(run: () => unknown): Breach | undefined {
  try {
    const value = run();
    if (value === true) return undefined;
    if (value === false) return { reason: 'false' };
    if (value instanceof Promise) {
      // A rejection that nobody handles would be reported in the console.
      value.catch(() => {});
      return { reason: 'promise' };
    }
    return { reason: 'value', value: printValue(value).summary };
  } catch (error) {
    return { reason: 'error', error: nameError(error) };
  }
}

function evaluate(side: unknown): Evaluated {
  if (typeof side !== 'function') return { value: side };
  try {
    return { value: (side as () => unknown)() };
  } catch (error) {
    return { error };
  }
}

/**
 * Two errors are the same if they have the same name: the words of messages differ everywhere.
 *
 * @throws What one side alone has thrown.
 */
function compareSides(a: Evaluated, b: Evaluated): boolean {
  if ('value' in a && 'value' in b) return sameValue(a.value, b.value);
  if ('error' in a && 'error' in b && nameOf(a.error) === nameOf(b.error)) return true;
  throw 'error' in a ? a.error : (b as { error: unknown }).error;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

function printSide(side: Evaluated): Side {
  return 'error' in side
    ? { error: nameError(side.error) }
    : { value: printValue(side.value).summary };
}

/** Describes an error on one line. */
export function nameError(error: unknown): string {
  return truncate(describeError(error).replaceAll(/\s*\n\s*/g, ' '), SUMMARY_LENGTH);
}
