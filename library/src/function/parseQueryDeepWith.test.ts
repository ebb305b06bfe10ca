import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseQueryDeep } from './parseQueryDeep';
import { parseQueryDeepWith } from './parseQueryDeepWith';

const byDots = (path: string[]) => path.join('.');
const inBrackets = ([first = '', ...rest]: string[]) =>
  first + rest.map((key) => `[${key}]`).join('');

const text = fc.string({ unit: 'grapheme' });

describe('parseQueryDeepWith', () => {
  it('agrees with parseQueryDeep for objects when it writes brackets', () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.dictionary(text, text)), (obj) => {
        expect(parseQueryDeepWith(obj, inBrackets)).toBe(parseQueryDeep(obj));
      }),
    );
  });

  it('passes one argument, a path of its own for each value', () => {
    const pathBuilder = vi.fn<typeof byDots>((path) => path.splice(0).join('.'));
    expect(parseQueryDeepWith({ a: { b: [1, 2] } }, pathBuilder)).toBe('a.b.0=1&a.b.1=2');
    expect(pathBuilder.mock.calls.every((args) => args.length === 1)).toBe(true);
  });

  it('does not call the function for anything without a value', () => {
    const pathBuilder = vi.fn<typeof byDots>(byDots);
    for (const value of [undefined, null, 7, 'a=1', () => 'a=1', [], { a: [null], b: new Map() }]) {
      expect(parseQueryDeepWith(value as object, pathBuilder)).toBe('');
    }
    expect(pathBuilder).not.toHaveBeenCalled();
  });

  it('skips holes but counts them', () => {
    // oxlint-disable-next-line no-sparse-arrays -- the case at hand
    expect(parseQueryDeepWith({ ids: [1, , 3] }, byDots)).toBe('ids.0=1&ids.2=3');
  });

  it('overflows the stack for an object that contains itself', () => {
    const order: Record<string, unknown> = { id: 7 };
    order.self = order;
    expect(() => parseQueryDeepWith(order, byDots)).toThrow(RangeError);
  });
});
