import { describe, expect, it } from 'vitest';
import { LONGEST_QUERY, limitQuery } from './limitQuery';

describe('the part of a query that is searched', () => {
  it('is all of it, without the space around it', () => {
    expect(limitQuery('  deep copy\n')).toBe('deep copy');
    expect(limitQuery('字'.repeat(LONGEST_QUERY))).toBe('字'.repeat(LONGEST_QUERY));
  });

  it('is the beginning of a long one', () => {
    expect(limitQuery(` ${'ab'.repeat(5000)}`)).toBe('ab'.repeat(LONGEST_QUERY / 2));
    expect(limitQuery(`copy${' '.repeat(LONGEST_QUERY)}paste`)).toBe('copy');
  });

  it.each(['', 'a', 'ab'])('cuts no character in two after "%s"', (start) => {
    const limited = limitQuery(start + '𠮷'.repeat(LONGEST_QUERY));
    expect(Array.from(limited)).toHaveLength(LONGEST_QUERY);
    expect(limited).not.toMatch(/\p{Surrogate}/u);
  });
});
