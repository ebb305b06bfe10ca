import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { noop } from './noop';

describe('noop', () => {
  it('gives undefined for any arguments and any receiver', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (receiver, args) => {
        expect(Reflect.apply(noop, receiver, args)).toBeUndefined();
      }),
    );
  });

  it('makes an empty object when called with new', () => {
    expect(Object.keys(Reflect.construct(noop, []) as object)).toEqual([]);
  });

  it('fits every callback type that returns nothing', () => {
    expectTypeOf(noop).toExtend<(event: Event, index: number) => void>();
  });
});
