import { inspect, isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import {
  evaluateMeasured,
  type MeasuredCall,
  readMeasuredPages,
} from '@funtool-docs/facts/library/measuredCalls';
import * as funtool from '../../library/src';

/**
 * Makes a test of the measured calls of each page.
 *
 * @param env The environment the tests run in.
 */
export function runVectors(env: MeasuredCall['env']): void {
  const groups = readMeasuredPages('.')
    .map(({ name, calls }) => ({ name, vectors: calls.filter((call) => call.env === env) }))
    .filter(({ vectors }) => vectors.length);

  it.each(groups)('$name gives and throws what was measured', async ({ vectors }) => {
    // One after the other: some calls take turns with those before them.
    const problems: string[] = [];
    for (const vector of vectors) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const problem = await compare(vector);
      if (problem) problems.push(`${vector.setup ?? ''} ${vector.call}: ${problem}`.trim());
    }
    expect(problems).toEqual([]);
  });
}

/** Says how a call differs from what was measured, or nothing. */
async function compare({ setup, call, ...measured }: MeasuredCall): Promise<string | undefined> {
  const { result, throws, error } = measured;
  if (!(result ?? throws ?? error)) return 'states neither what it gives nor what it throws';
  const [outcome] = await Promise.allSettled([evaluate(call, setup)]);
  if (result !== undefined) {
    if (outcome.status === 'rejected') return `threw ${String(outcome.reason)}, not ${result}`;
    const isSame = isDeepStrictEqual(outcome.value, await evaluate(result, setup));
    return isSame ? undefined : `gave ${inspect(outcome.value)}, not ${result}`;
  }
  if (outcome.status === 'fulfilled') return `gave ${inspect(outcome.value)} and threw nothing`;
  const { message, name } = outcome.reason as Error;
  if (throws !== undefined && !message.includes(throws))
    return `threw "${message}", not "${throws}"`;
  return error === undefined || name === error ? undefined : `threw a ${name}, not a ${error}`;
}

/** Evaluates an expression with every export of the library in scope. */
function evaluate(expression: string, setup?: string): Promise<unknown> {
  return evaluateMeasured(expression, funtool, setup);
}
