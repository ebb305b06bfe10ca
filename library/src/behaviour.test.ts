import { readFileSync } from 'node:fs';
import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as funtool from './index';

interface Vector {
  setup?: string;
  call: string;
  result?: string;
  throws?: string;
  note: string;
}

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<unknown>;

const files = import.meta.glob('../behaviour/**/*.json', { query: '?url', import: 'default' });

/** Evaluates an expression after its set-up, with every export of the library in scope. */
function evaluate(expression: string, setup = ''): Promise<unknown> {
  const run = new AsyncFunction(...Object.keys(funtool), `${setup};\nreturn (${expression});`);
  return run(...Object.values(funtool));
}

function readVectors(file: string): Vector[] {
  const { behaviour } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    behaviour: Vector[];
  };
  return behaviour;
}

describe.each(Object.keys(files))('%s', (file) => {
  const vectors = readVectors(file);

  it.each(vectors.filter(({ throws }) => throws === undefined))(
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
});
