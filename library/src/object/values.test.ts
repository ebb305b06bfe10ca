import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { keys } from './keys';
import { values } from './values';

function valuesOfArguments(..._args: number[]) {
  return values(arguments);
}

describe('values', () => {
  it('agrees with the native method where there are no symbols', () => {
    fc.assert(
      fc.property(fc.object(), (obj) => {
        expect(values(obj)).toEqual(Object.values(obj));
      }),
    );
  });

  it('follows the order of the keys, whatever the predicate chooses', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), fc.func(fc.boolean()), (obj, decide) => {
        const predicate = (key?: string | symbol) => decide(key);
        expect(values(obj, predicate)).toEqual(keys(obj, predicate).map((key) => obj[key]));
      }),
    );
  });

  it('gives the values themselves, not copies', () => {
    const ada = { name: 'Ada' };
    expect(values({ ada })[0]).toBe(ada);
  });

  it('chooses all names before it reads the first value', () => {
    const job: { first: number; second?: number } = {
      get first() {
        delete job.second;
        return 1;
      },
      second: 2,
    };
    expect(values(job)).toEqual([1, undefined]);
  });

  it('gives the elements of typed arrays', () => {
    expect(values(new Uint8Array([7, 8]))).toEqual([7, 8]);
  });

  it('gives the elements of an arguments object', () => {
    expect(valuesOfArguments(7, 8)).toEqual([7, 8]);
  });

  it('ignores a predicate that is not a function', () => {
    expect(values({ id: 7 }, 'id' as unknown as () => boolean)).toEqual([7]);
  });

  it('has the type of the values', () => {
    expectTypeOf(values({ id: 7, name: 'Ada' })).toEqualTypeOf<(number | string)[]>();
  });
});
