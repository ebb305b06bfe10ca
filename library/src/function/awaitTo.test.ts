// oxlint-disable unicorn/no-thenable -- hand-written thenables are what these tests are about

import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { awaitTo } from './awaitTo';

describe('awaitTo', () => {
  it('puts any primitive into the second place', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), async (value) => {
        expect(await awaitTo(value)).toEqual([null, value]);
        expect(await awaitTo(Promise.resolve(value))).toEqual([null, value]);
      }),
    );
  });

  it('passes any reason on as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (reason) => {
        const [error, value] = await awaitTo(Promise.reject(reason));
        expect(error).toBe(reason);
        expect(value).toBeUndefined();
      }),
    );
  });

  it('adopts a function that has a then method', async () => {
    const thenable = Object.assign(() => {}, {
      then: (resolve: (value: number) => void) => resolve(7),
    });

    expect(await awaitTo<unknown>(thenable)).toEqual([null, 7]);
  });

  it('leaves the outcome to the promise that a hand-written then returns', async () => {
    const thenable = { then: () => Promise.resolve('cached') };

    expect(await awaitTo<unknown>(thenable)).toBe('cached');
  });

  it('throws at once what a then getter throws', () => {
    const broken = {
      get then() {
        throw new Error('no then');
      },
    };

    expect(() => awaitTo<unknown>(broken)).toThrow('no then');
  });

  it('does not narrow the value by the error', async () => {
    const [error, value] = await awaitTo(Promise.resolve(1));

    expectTypeOf(error).toBeUnknown();
    expectTypeOf(value).toEqualTypeOf<number | undefined>();
  });
});
