import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { currying } from './currying';

const list = currying({ fn: (...args: unknown[]) => args });

describe('currying', () => {
  it('collects the same arguments however they are spread over calls', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.anything())), (calls) => {
        const collector = calls.reduce((last, args) => last(...args), list);
        expect(collector.value()).toEqual(calls.flat());
      }),
    );
  });

  it('leaves a collector as it was when a branch goes on', () => {
    const base = list('order');
    base('paid').map(String).filter(Boolean);

    expect(base.value()).toEqual(['order']);
  });

  it('does not ask done when arguments are mapped or filtered', () => {
    const asked: number[] = [];
    const collector = currying({
      fn: (...args: number[]) => args,
      done: (args) => {
        asked.push(args.length);
        return false;
      },
    });
    collector(1, 2).map(String).filter(Boolean);

    expect(asked).toEqual([2]);
  });

  it('passes on what done does to its array', () => {
    const collector = currying({
      fn: (...args: number[]) => args,
      done: (args) => args.push(9) > 2,
    });

    expect(collector(1)(2)).toEqual([1, 9, 2, 9]);
  });

  it('types the value but not the calls', () => {
    const sum = currying({ fn: (a: number, b: number) => a + b });

    expectTypeOf(sum.value()).toBeNumber();
    expectTypeOf(sum(1)).toBeAny();
  });

  it('types what map and filter give as a collector of the same result', () => {
    const sum = currying({ fn: (a: number, b: number) => a + b });

    expectTypeOf(sum.map(Number)).toEqualTypeOf(sum);
    expectTypeOf(sum.filter(Boolean).value()).toBeNumber();
  });
});
