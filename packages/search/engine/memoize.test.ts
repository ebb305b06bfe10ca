import { expect, it, vi } from 'vitest';
import { memoize } from './memoize';

it('asks once, and forgets what was not asked for the longest @spec:limits', () => {
  const answer = vi.fn<(question: string) => string>((question) => question.toUpperCase());
  const ask = memoize(2, answer);
  expect(['a', 'b', 'a', 'c', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(answer.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(answer).toHaveBeenCalledTimes(4);
});
