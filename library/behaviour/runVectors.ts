import { readFileSync } from 'node:fs';
import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as funtool from '../src';

/** A call of the documented release with its measured result or error. */
interface Vector {
  /** Where it was measured: in a page, or by default without one. */
  env?: 'dom';
  setup?: string;
  call: string;
  result?: string;
  /** Name of the error. */
  error?: string;
  /** Part of its message. The release is minified: names of its variables are left out. */
  throws?: string;
  note?: string;
}

const SCOPE = { ...funtool, importModule: (name: string) => import(name) as Promise<unknown> };

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<unknown>;

const files = import.meta.glob('./**/*.json', { query: '?url', import: 'default' });

/**
 * Makes a test of every measured call.
 *
 * @param env The environment the tests run in.
 */
export function runVectors(env: Vector['env']): void {
  const groups = Object.keys(files).map((file) => ({ file, vectors: readVectors(file, env) }));
  describe.each(groups.filter(({ vectors }) => vectors.length))('$file', ({ vectors }) => {
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

/**
 * Evaluates an expression after its set-up, with every export of the library in scope. Constructed code
 * has no `import()` of its own within a test.
 */
function evaluate(expression: string, setup = ''): Promise<unknown> {
  const code = `${setup};\nreturn (${expression});`.replaceAll('import(', 'importModule(');
  const run = new AsyncFunction(...Object.keys(SCOPE), code);
  return run(...Object.values(SCOPE));
}

function readVectors(file: string, env: Vector['env']): Vector[] {
  const { behaviour } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    behaviour: Vector[];
  };
  return behaviour.filter((vector) => vector.env === env);
}
