import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import {
  evaluateMeasured,
  type MeasuredCall,
  readMeasuredPages,
} from '@funtool-docs/facts/library/measured';
import { describeError } from '@funtool-docs/runner/evaluator/inspectValue';
import { printInNode } from '@funtool-docs/lab/harness/printInNode';
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
async function compare(vector: MeasuredCall): Promise<string | undefined> {
  const { call, setup, result, throws, error } = vector;
  if (!(result ?? throws ?? error)) return 'states neither what it gives nor what it throws';
  const evaluate = (code: string) => evaluateMeasured(code, funtool, setup);
  let value: unknown;
  try {
    value = await evaluate(call);
  } catch (thrown) {
    const { name } = (thrown ?? {}) as Partial<Error>;
    const text = describeError(thrown);
    const isMeasured = text.includes(throws ?? '') && name === (error ?? name);
    return result === undefined && isMeasured ? undefined : `threw ${text}`;
  }
  const isMeasured = result !== undefined && isDeepStrictEqual(value, await evaluate(result));
  return isMeasured ? undefined : `gave ${printInNode(value)}`;
}
