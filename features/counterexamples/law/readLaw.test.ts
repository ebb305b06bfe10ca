import { expect, it } from 'vitest';
import { readLaw } from './readLaw';

const NAMES = {
  names: ['trim', 'repeat', 'unique', 'isEqual', 'pickBy'],
  parameters: {
    trim: 'text',
    repeat: 'text count',
    unique: 'list',
    isEqual: 'any any flag?',
    pickBy: 'object predicate',
  },
};

const read = (law: string) => {
  const result = readLaw(law, NAMES);
  if ('problem' in result) throw new Error(`${law}: ${result.problem}`);
  return result;
};

const kindsOf = (law: string) =>
  Object.fromEntries(read(law).variables.map(({ name, kind }) => [name, kind]));

it.each([
  ['trim(thing) === thing', { thing: 'text' }],
  ['repeat(s, n) === s', { s: 'text', n: 'count' }],
  ['isEqual(s, y)', { s: 'text', y: 'any' }],
  ['pickBy(settings, f) === o2', { settings: 'object', f: 'function', o2: 'object' }],
  ['xs.map((x) => x + n).every(Boolean)', { xs: 'list', n: 'number' }],
  ['_.trim(s) === `${t}`', { s: 'text', t: 'text' }],
  ['f(x) === f(x)', { f: 'function', x: 'any' }],
])('guesses the kinds of the variables of %s', (law, kinds) => {
  expect(kindsOf(law)).toEqual(kinds);
});

it.each([
  ['xs.some(({ a: [b, ...c], d = e }) => b + c + d)', ['xs', 'e']],
  ['o.p.q === o[k]', ['o', 'k']],
  ['isEqual({ a: x, y }, {})', ['x', 'y']],
  [
    '(() => { const a = s; for (const b of a) try { b; } catch (c) { c; } return a; })() === t',
    ['s', 't'],
  ],
  ['(function sum(n) { return n ? sum(n - 1) : m; })(3) === m', ['m']],
])('takes what %s does not declare for variables', (law, names) => {
  expect(read(law).variables.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['trim(s) === s', ['trim(s)', 's']],
  ["s === '' || isEqual(trim(s), s)", ['trim(s)', 's']],
  ['!(same(s, t))', ['s', 't']],
  ['_.isEqual(x, (y, x)) // note', ['x', 'y, x']],
  ['Object.is(n, m)', ['n', 'm']],
  ['unique(xs).every(Boolean)', undefined],
  ['(trim(s) === s)', ['trim(s)', 's']],
])('finds the sides of %s', (law, sides) => {
  expect(read(law).sides).toEqual(sides);
});

it('records the sides of a comparison, and hands those of `same` over unevaluated', () => {
  expect(read('trim(s) === (s)').code).toBe('__law.left(trim(s)) === __law.right((s))');
  expect(read('b && same(trim(s), s)').code).toBe('b && same(() => (trim(s)), () => (s))');
  expect(read('same(same(s, t), b)').code).toBe(
    'same(() => (same(() => (s), () => (t))), () => (b))',
  );
  expect(read('same(s, t) === b').code).toBe(
    '__law.left(same(() => (s), () => (t))) === __law.right(b)',
  );
});

it.each([
  ['trim(s) ===', { problem: 'end', start: 11, code: '' }],
  ['trim(s) === s s', { problem: 'syntax', start: 14, code: 's' }],
  ['s = = t', { problem: 'syntax', start: 4, code: '= t' }],
  ['s); evil(', { problem: 'syntax', start: 1, code: '); evil(' }],
  ['trimm(s) === s', { problem: 'unknown', start: 0, code: 'trimm' }],
  ['__law.left(s)', { problem: 'reserved', start: 0, code: '__law' }],
  ['1 + 1 === 2', { problem: 'noVariable', start: 0, code: '1 + 1 === 2' }],
  ['a + b + c + d + e + f + g === 1', { problem: 'manyVariables', start: 24, code: 'g' }],
])('says where %s is wrong', (law, problem) => {
  expect(readLaw(law, NAMES)).toEqual(problem);
});
