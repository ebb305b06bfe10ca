import { describe, expect, it } from 'vitest';
import { DETAILS_LENGTH, SUMMARY_LENGTH } from './events';
import { printValue, summarize, truncate } from './inspectValue';

class Point {
  x = 1;
}

const circle: { self?: unknown } = {};
circle.self = circle;

// oxlint-disable-next-line no-sparse-arrays -- that is what is printed
const sparse = [1, , 2];

const failing = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no');
    },
  },
);

describe('a printed value', () => {
  it.each([
    ['a map of sets', new Map([[1, new Set(['a'])]]), "Map(1) { 1 => Set(1) { 'a' } }"],
    ['negative zero', [-0], '[ -0 ]'],
    ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
    ['a typed array', new Uint8Array([1, 2]), 'Uint8Array(2) [ 1, 2 ]'],
    ['an instance', new Point(), 'Point { x: 1 }'],
    ['a class', Point, '[class Point]'],
    ['a cycle', circle, '<ref *1> { self: [Circular *1] }'],
    ['a hole', sparse, '[ 1, <1 empty item>, 2 ]'],
    ['a symbol', Symbol('id'), 'Symbol(id)'],
    ['an error', new RangeError('too long'), 'RangeError: too long'],
    ['keys in their order', { b: 1, a: 'x' }, "{ b: 1, a: 'x' }"],
    ['what throws', failing, '<a value that cannot be printed>'],
  ])('shows %s as a console does', (_, value, summary) => {
    expect(printValue(value)).toEqual({ summary });
  });

  it('has details where one short line does not say all', () => {
    const { summary, details } = printValue(Array.from({ length: 5000 }, (_, index) => index));
    expect(summary.length).toBe(SUMMARY_LENGTH);
    expect(summary).toMatch(/^\[ 0, 1, 2, .* …$/);
    expect(details).toContain('... 4000 more items');
    expect(details!.length).toBeLessThanOrEqual(DETAILS_LENGTH);
  });

  it('is never longer than its limits', () => {
    const { summary, details } = summarize('x'.repeat(1_000_000));
    expect([summary.length, details!.length]).toEqual([SUMMARY_LENGTH, DETAILS_LENGTH]);
    expect(truncate('abc', 2)).toBe('a…');
  });

  it('has its first line as a summary', () => {
    expect(summarize('a\nb')).toEqual({ summary: 'a …', details: 'a\nb' });
  });
});
