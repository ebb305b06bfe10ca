import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, limitQuery } from './searchSource';

describe('the part of a query that is searched', () => {
  it('is all of it, without the space around it', () => {
    expect(limitQuery('  deep copy\n')).toBe('deep copy');
    expect(limitQuery('字'.repeat(MAX_QUERY_LENGTH))).toBe('字'.repeat(MAX_QUERY_LENGTH));
  });

  it('is the beginning of a long one', () => {
    expect(limitQuery(` ${'ab'.repeat(5000)}`)).toBe('ab'.repeat(MAX_QUERY_LENGTH / 2));
    expect(limitQuery(`copy${' '.repeat(MAX_QUERY_LENGTH)}paste`)).toBe('copy');
  });

  it.each(['', 'a', 'ab'])('cuts no character in two after "%s"', (start) => {
    const limited = limitQuery(start + '𠮷'.repeat(MAX_QUERY_LENGTH));
    expect(Array.from(limited)).toHaveLength(MAX_QUERY_LENGTH);
    expect(limited).not.toMatch(/\p{Surrogate}/u);
  });
});
