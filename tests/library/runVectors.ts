import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  evaluateMeasured,
  type MeasuredCall,
  readMeasuredPages,
} from '../../content/library/measuredCalls';
import * as funtool from '../../library/src';

/**
 * Makes a test of every measured call.
 *
 * @param env The environment the tests run in.
 */
export function runVectors(env: MeasuredCall['env']): void {
  const groups = readMeasuredPages('.')
    .map(({ name, calls }) => ({ name, vectors: calls.filter((call) => call.env === env) }))
    .filter(({ vectors }) => vectors.length);
  describe.each(groups)('$name', ({ vectors }) => {
    it('states what each call gives or throws', () => {
      const open = vectors.filter(({ result, error, throws }) => !(result ?? error ?? throws));
      expect(open).toEqual([]);
    });

    it.each(vectors.filter(({ result }) => result !== undefined))(
      '$call gives $result ($note)',
      async ({ setup, call, result }) => {
        const [actual, expected] = [await evaluate(call, setup), await evaluate(result!, setup)];
        expect(isDeepStrictEqual(actual, expected), `${call} gave ${inspect(actual)}`).toBe(true);
      },
    );

    it.for(vectors.filter(({ throws }) => throws !== undefined))(
      '$call throws $throws ($note)',
      async ({ setup, call, throws }) => {
        await expect(evaluate(call, setup)).rejects.toThrow(throws);
      },
    );

    it.for(vectors.filter(({ error }) => error !== undefined))(
      '$call throws a $error ($note)',
      async ({ setup, call, error }) => {
        await expect(evaluate(call, setup)).rejects.toHaveProperty('name', error);
      },
    );
  });
}

/** Evaluates an expression with every export of the library in scope. */
function evaluate(expression: string, setup?: string): Promise<unknown> {
  return evaluateMeasured(expression, funtool, setup);
}
