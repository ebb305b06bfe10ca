import * as library from 'funtool';
import { afterEach, expect, it, vi } from 'vitest';
import { readPair, splitPair } from '../query/readPair';
import { createCandidates, type Candidate } from './candidates';
import { findByExample } from './findByExample';
import type { Pair } from './pair';

const candidates = createCandidates(library);
const read = (text: string) => readPair(splitPair(text)!) as Pair;
const find = (texts: string[], tried: Candidate[] = candidates) =>
  findByExample(texts.map(read), tried).map(({ candidate, guesses }) =>
    [candidate.name, ...guesses.map(({ source }) => source)].join(' '),
  );

afterEach(() => vi.restoreAllMocks());

it('guesses the same however long it takes', () => {
  const padStart = candidates.filter(({ name }) => name === 'padStart');
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_000);
  expect(find(["'7', 3 => '007'"], padStart)).toEqual(["padStart '0'"]);
});

it('guesses the same for all pairs', () => {
  expect(find(["'7' => '007'", "'42' => '042'"])[0]).toBe("padStart 3 '0'");
  expect(find(["'7' => '007'", "'42' => '0042'"])).not.toContain("padStart 3 '0'");
});

it('keeps what needs no guess before what does', () => {
  const found = find(["'Hello' => 'hello'"]);
  expect(found.indexOf('toLowerCase')).toBeLessThan(found.indexOf('toLowerAt 0'));
});

it('keeps what is meant for such arguments before what takes them by chance', () => {
  expect(find(['[1] => 1'])[0]).toBe('at 0');
});

it('finds nothing where nothing fits', () => {
  expect(find(["'a' => 7.25"])).toEqual([]);
});

it('gives each call a copy, so that no call changes what the next one gets', () => {
  const seen: unknown[] = [];
  const empty: Candidate = {
    ...candidates[0]!,
    call: (list) => {
      seen.push([...(list as unknown[])]);
      (list as unknown[]).length = 0;
      return 0;
    },
    takes: [{ kind: 'list', isOptional: false }],
  };
  find(['[1] => 2'], [empty, { ...empty }]);
  expect(seen).toEqual([[1], [1]]);
});

it('goes on where a function throws', () => {
  const failing = {
    ...candidates[0]!,
    call: vi.fn<() => never>(() => {
      throw new Error('no');
    }),
  };
  expect(find(["' a ' => 'a'"], [failing, ...candidates])[0]).toBe('trim');
  expect(failing.call).toHaveBeenCalled();
});
