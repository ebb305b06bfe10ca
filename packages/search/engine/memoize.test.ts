import { expect, it, vi } from 'vitest';
import { memoize, memoizeWeakly } from './memoize';

it('asks once, and forgets what was not asked for the longest @spec:limits', () => {
  const answer = vi.fn<(question: string) => string>((question) => question.toUpperCase());
  const ask = memoize(2, answer);
  expect(['a', 'b', 'a', 'c', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(answer.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  ask('b');
  expect(answer).toHaveBeenCalledTimes(4);
});

it('keeps no failure', async () => {
  const answer = vi.fn<(question: string) => Promise<string>>();
  answer.mockRejectedValueOnce(new Error('broken')).mockResolvedValue('whole');
  const ask = memoize(2, answer);
  await expect(ask('a')).rejects.toThrow('broken');
  await expect(ask('a')).resolves.toBe('whole');
  await expect(ask('a')).resolves.toBe('whole');
  expect(answer).toHaveBeenCalledTimes(2);
});

it('asks once for each object', () => {
  const answer = vi.fn<(terms: string[]) => number>(({ length }) => length);
  const ask = memoizeWeakly(answer);
  const [none, one]: [string[], string[]] = [[], ['a']];
  expect([none, one, none, []].map(ask)).toEqual([0, 1, 0, 0]);
  expect(answer).toHaveBeenCalledTimes(3);
});
