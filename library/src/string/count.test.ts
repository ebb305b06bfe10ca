import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from './count';

/** Text without a character that is special in a regular expression. */
const plainText = fc.stringMatching(/^[\w ,;:]*$/);

describe('count', () => {
  it('agrees with splitting for plain text', () => {
    fc.assert(
      fc.property(plainText, fc.stringMatching(/^[\w ,;:]{1,3}$/), (str, substr) => {
        expect(count(str, substr)).toBe(str.split(substr).length - 1);
      }),
    );
  });

  it('counts one position more than there are code units for an empty pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (str) => {
        expect(count(str, '')).toBe(str.length + 1);
      }),
    );
  });

  it('treats a missing pattern like an empty one', () => {
    expect(count('abc', undefined as unknown as string)).toBe(4);
  });

  it('searches for the word null where the pattern is null', () => {
    expect(count('null or nullish', null as unknown as string)).toBe(2);
  });

  it('refuses an invalid pattern with a SyntaxError', () => {
    expect(() => count('C++', '++')).toThrow(SyntaxError);
  });

  it('leaves line breaks out of what a dot matches', () => {
    expect(count('a\nb', '.')).toBe(2);
  });

  it('anchors a pattern to the whole text, not to its lines', () => {
    expect(count('a\na', '^a')).toBe(1);
  });
});
