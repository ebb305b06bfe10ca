import * as library from 'funtool';
import { describe, expect, it } from 'vitest';
import { readMeasuredPages } from '@funtool-docs/facts/library/measured';
import { createCandidates } from './candidates';
import list from './candidates.json';
import { guessArguments } from './guesses/guessArguments';

const candidates = createCandidates(library);

describe('candidates', () => {
  it('are all exports of the library but those that are left out with a reason', () => {
    const tried = list.functions.filter((entry) => !('form' in entry)).map(({ name }) => name);
    const known = new Set([...tried, ...Object.keys(list.leftOut)]);
    expect(known, 'add it to candidates.json').toEqual(new Set(Object.keys(library)));
    expect(tried.filter((name) => Object.hasOwn(list.leftOut, name))).toEqual([]);
  });

  it('name the page of each', () => {
    const pages = new Map(readMeasuredPages('.').map(({ name, exports }) => [name, exports]));
    const wrong = candidates.filter(({ name, page }) => {
      const [exported] = name.split('.');
      return ![exported!, name].some((one) => pages.get(page!)?.includes(one));
    });
    expect(wrong.map(({ name, page }) => `${name}: ${page}`)).toEqual([]);
  });

  it('are not made without the library', () => {
    expect(() => createCandidates({})).toThrow('the library has no function trim');
  });
});

it('every kind of parameter behind the first is guessed or given by a reader alone', () => {
  const kinds = candidates.flatMap(({ takes }) => takes.slice(1).map(({ kind }) => kind));
  const hints = [
    { args: ['a-b', '-', 1], result: 'a+b+' },
    { args: ['ab', '-', 0], result: 'abab' },
    { args: ['abc', '-', 0], result: 'bc' },
    { args: [{ a: 1 }], result: { a: 2, b: 1 } },
    { args: [{ a: { b: 1 } }], result: 'a.b=1' },
    { args: [{ a: 1 }], result: 'a:1' },
    { args: [[1, 2]], result: [2, 3] },
    { args: [[1, 2]], result: 2 },
    { args: [1], result: 2.5 },
  ];
  const unknown = kinds.filter((kind) => guessArguments(kind, hints).length === 0);
  expect(new Set(unknown)).toEqual(new Set(['any', 'position', 'text']));
});
