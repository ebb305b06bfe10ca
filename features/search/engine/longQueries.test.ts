import { describe, expect, it } from 'vitest';
import { readSearch } from '../relevance/readSearch';
import { limitQuery } from './limitQuery';

const engine = readSearch().engineOf('en');

describe('a very long query @spec:limits', () => {
  it.each([
    ['5,000 letters without a space', 'qwxzkvjpyh'.repeat(500)],
    ['4,000 Han characters', '龘靐齉爩鱻麤龗灪籱纞'.repeat(400)],
    ['2,000 different words', Array.from({ length: 2000 }, (_, i) => `w${i}qx`).join(' ')],
  ])('of %s is answered, as is the next', (_, text) => {
    expect(engine.search(limitQuery(text)).length).toBeLessThanOrEqual(7);
    expect(engine.search('debounce')[0]!.record.title).toBe('debounce');
  });
});
