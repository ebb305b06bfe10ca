import { describe, expect, it } from 'vitest';
import { runInNewContext } from 'node:vm';
import { type ComparedCall, runCalls, sameOutcome } from './runCalls';
import type { CallOutcome } from '../harness/runMeasured';

const libraries = {
  funtool: { at: (list: unknown[], index: number) => list[index], draw: () => Math.random() },
  _: { nth: (list: unknown[], index: number) => list.at(index), random: () => Math.random() },
  toolkit: {},
};
const fixed = {
  settle: <Value>(promise: Promise<Value>) => promise,
  restart: () => {},
  skip: () => {},
  reset: () => {},
};
const run = (...calls: ComparedCall[]) => runCalls(calls, libraries, fixed);

it('runs a call with what an adapter gives, in the order of its arguments', async () => {
  const adapters = { lodash: { at: '_.nth' }, native: { at: '(list, index) => list.at(index)' } };
  expect(await run({ call: 'at([10, 20], -1)', adapters })).toEqual([
    {
      funtool: 'undefined',
      others: { lodash: { text: '20', same: false }, native: { text: '20', same: false } },
    },
  ]);
});

it('replaces the name within functions and in the set-up', async () => {
  const adapters = { lodash: { at: '_.nth' } };
  const call = '(() => last([1, 2]))()';
  const setup = 'const last = (list) => at(list, -1);';
  const [result] = await run({ call, setup, adapters });
  expect(result!.others).toEqual({ lodash: { text: '2', same: false } });
});

it('leaves out calls whose own result varies, and counterparts that do', async () => {
  const adapters = { lodash: { at: '_.random' } };
  expect(await run({ call: 'draw()', adapters }, { call: 'at([1], 0)', adapters })).toEqual([
    undefined,
    { funtool: '1', others: {} },
  ]);
});

it('refuses an adapter that gives no function', async () => {
  const adapters = { lodash: { at: '_.missing' } };
  await expect(run({ call: 'at([1], 0)', adapters })).rejects.toThrow('"_.missing" for at');
});

const given = (value: unknown): CallOutcome => ({ value });
const thrown = (error: unknown): CallOutcome => ({ thrown: error });

describe('sameOutcome', () => {
  it.each([
    ['NaN', NaN, NaN],
    ['equal objects, whatever the order of their keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['holes at the same places', [1, , 3], [1, , 3]], // oxlint-disable-line no-sparse-arrays -- the case at hand
    ['equal dates', new Date(5), new Date(5)],
    ['invalid dates', new Date(NaN), new Date(NaN)],
    ['symbols with one description', Symbol('id'), Symbol('id')],
    ['keys that are such symbols', { [Symbol('id')]: 1 }, { [Symbol('id')]: 1 }],
    ['instances of classes with one name', orderOf(1), orderOf(1)],
  ])('takes %s as the same', (_, first, second) => {
    expect(sameOutcome(given(first), given(second))).toBe(true);
  });

  it.each([
    ['zeros of different signs', 0, -0],
    ['a hole and undefined', [,], [undefined]], // oxlint-disable-line no-sparse-arrays -- the case at hand
    ['a missing and an undefined property', {}, { a: undefined }],
    ['different dates', new Date(5), new Date(6)],
    ['a valid and an invalid date', new Date(5), new Date(NaN)],
    ['symbols with different descriptions', Symbol('a'), Symbol('b')],
    ['a number and its wrapper', 1, Object(1)],
    ['an instance and a plain object', orderOf(1), { id: 1 }],
    ['arrays that differ beyond what is printed', bigArray(1), bigArray(2)],
  ])('tells %s apart', (_, first, second) => {
    expect(sameOutcome(given(first), given(second))).toBe(false);
  });

  it('compares errors by their class, not by their message', () => {
    expect(sameOutcome(thrown(new TypeError('a')), thrown(new TypeError('b')))).toBe(true);
    expect(sameOutcome(thrown(new TypeError('a')), thrown(new RangeError('a')))).toBe(false);
  });

  it('knows errors of another global environment', () => {
    const foreign: unknown = runInNewContext("new TypeError('a')");
    expect(sameOutcome(thrown(foreign), thrown(new TypeError('b')))).toBe(true);
  });

  it('tells an error that is returned from one that is thrown', () => {
    const error = new Error('late');
    expect(sameOutcome(given(error), thrown(error))).toBe(false);
  });
});

function bigArray(last: number): number[] {
  return [...Array.from({ length: 500 }, () => 0), last];
}

/** Each call makes a class of its own, as each run of a measured call does. */
function orderOf(id: number): object {
  return new (class Order {
    id = id;
  })();
}
