import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { omitBy } from './omitBy';
import { pickBy } from './pickBy';

const isEven = (value: number) => value % 2 === 0;

describe('omitBy', () => {
  it('keeps what pickBy leaves out, for plain data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.integer()), (obj) => {
        expect({ ...omitBy(obj, isEven), ...pickBy(obj, isEven) }).toEqual(obj);
      }),
    );
  });

  it('needs no predicate where there is nothing to ask about', () => {
    expect(omitBy({}, undefined as never)).toEqual({});
  });
});
