import path from 'node:path';
import { expect, it } from 'vitest';
import { readLaw } from '../law/readLaw';
import { applyAdapter } from './applyAdapter';
import { createLawData } from './createLawData';

const data = createLawData(path.resolve(import.meta.dirname, '../../..'));
const laws = Object.entries(data.pages).flatMap(([page, list]) =>
  list.map(({ law }) => ({ page, law })),
);

it('can read every law', () => {
  const problems = laws.filter(({ law }) => 'problem' in readLaw(law, data));
  expect(problems).toEqual([]);
});

it('names no law of a page twice', () => {
  for (const list of Object.values(data.pages)) {
    expect(new Set(list.map(({ law }) => law)).size).toBe(list.length);
  }
});

it.each([
  ['string/toKebabCase', 'lodash', 'same(toKebabCase(s), _.kebabCase(s))'],
  ['string/trim', 'native', 'same(trim(s), s.trim())'],
  ['array/unique', 'arguments', 'same(structuredClone(xs), (unique(xs), xs))'],
  ['string/reverse', 'property', 'reverse(reverse(s)) === s'],
])('has for %s the law about %s', (page, topic, law) => {
  expect(data.pages[page]).toContainEqual({ topic, law });
});

it('has no law that needs what only pages or Node.js have', () => {
  expect(laws.filter(({ law }) => /\b(?:Buffer|Element|Node|Document)\b/.test(law))).toEqual([]);
});

it.each([
  ['_.trim', ['s'], '_.trim(s)'],
  ['(list, index) => list.at(index)', ['xs', 'i'], 'xs.at(i)'],
  ['(a, b) => ({ ...a, ...b, a: 1 })', ['o', 'p'], '({ ...o, ...p, a: 1 })'],
  [
    '(source, target, start) => source.includes(target, start)',
    ['xs', 'x'],
    'xs.includes(x, undefined)',
  ],
  ['({ fn }) => _.curry(fn)', ['f'], undefined],
])('writes the call of %s', (adapter, args, call) => {
  expect(applyAdapter(adapter, args)).toBe(call);
});
