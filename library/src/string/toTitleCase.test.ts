import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTitleCase } from './toTitleCase';

describe('toTitleCase', () => {
  it('changes letter case, underscores and hyphens only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(toTitleCase(text).toLowerCase()).toBe(text.toLowerCase().replace(/[_-]+/g, ' '));
      }),
    );
  });

  it('gives the same for its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const once = toTitleCase(text);
        expect(toTitleCase(once)).toBe(once);
      }),
    );
  });

  it.each([
    ['x2y', 'X2y'],
    ['2024-01-02', '2024 01 02'],
    ['-5', ' 5'],
    ['well--known_', 'Well Known '],
    ['tab\tand\nline', 'Tab\tAnd\nLine'],
    ['it\u2019s', 'It\u2019S'],
    ['straße', 'StraßE'],
    ['ÉCOLE', 'éCole'],
    ['\u0130stanbul', 'I\u0307Stanbul'],
    ['a\u2014b', 'A\u2014B'],
  ])('makes %j %j', (text, expected) => {
    expect(toTitleCase(text)).toBe(expected);
  });

  it('names what is missing when there is no argument', () => {
    expect(() => (toTitleCase as () => string)()).toThrow(
      new TypeError("Cannot read properties of undefined (reading 'toLowerCase')"),
    );
  });

  it.each([[0], [false], [['a']], [{}]])('does not convert %j', (value) => {
    expect(() => toTitleCase(value as unknown as string)).toThrow('toLowerCase is not a function');
  });
});
