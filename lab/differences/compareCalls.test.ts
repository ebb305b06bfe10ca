import { expect, it } from 'vitest';
import { mentionedNames } from './compareCalls';

it.each([
  ['a call', 'at([1], 0)', ['at']],
  ['a call within a function', '(() => { const last = at([1], -1); return last; })()', ['at']],
  ['an argument', '[[1]].map(at)', ['at']],
  ['what is awaited', 'await clone(await at([1], 0))', ['at', 'clone']],
  ['a computed property', '({ [at([1], 0)]: 1 })[clone(1)]', ['at', 'clone']],
])('finds %s', (_, call, names) => {
  expect(mentionedNames({ call }, ['at', 'clone'])).toEqual(names);
});

it('finds names in the set-up', () => {
  expect(mentionedNames({ setup: 'const last = at([1], -1);', call: 'last' }, ['at'])).toEqual([
    'at',
  ]);
});

it('leaves properties of the same name alone', () => {
  expect(mentionedNames({ call: '[1].at(0) + { at: 1 }.at' }, ['at'])).toEqual([]);
});
