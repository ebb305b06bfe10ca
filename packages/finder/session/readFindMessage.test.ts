import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFindMessage } from './readFindMessage';

const call = [
  { code: 'trim(', isGuessed: false },
  { code: "'a'", isGuessed: true },
];
const answer = {
  found: [{ name: 'trim', page: 'string/trim', call }],
  count: 1,
  tried: 9,
  natives: [call],
  question: { input: "'b'", results: [{ code: "'b'", names: ['trim'] }] },
  leftOut: ['repeat'],
};

describe('readFindMessage', () => {
  it.each([[{ ready: true }], [{ id: 1, trying: 'trim' }], [{ id: 1, answer }]])(
    'reads %j',
    (message) => {
      expect(readFindMessage(message)).toEqual(message);
    },
  );

  it('takes over nothing that is not part of an answer', () => {
    const more = { ...answer, more: 1, found: [{ ...answer.found[0], href: '//evil.test' }] };
    expect(readFindMessage({ id: 1, answer: more, more: 1 })).toEqual({ id: 1, answer });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'ready'],
    ['an id that is none', { id: '1', answer }],
    ['a candidate that is no name', { id: 1, trying: { name: 'trim' } }],
    ['no answer', { id: 1 }],
    ['a count that is none', { id: 1, answer: { ...answer, count: -1 } }],
    ['functions that are no list', { id: 1, answer: { ...answer, found: { length: 1 } } }],
    ['too many functions', { id: 1, answer: { ...answer, found: Array(9).fill(answer.found[0]) } }],
    [
      'code that is no text',
      { id: 1, answer: { ...answer, natives: [[{ code: {}, isGuessed: true }]] } },
    ],
    ['a question without results', { id: 1, answer: { ...answer, question: { input: '1' } } }],
    ['names that are none', { id: 1, answer: { ...answer, leftOut: [1] } }],
  ])('refuses %s', (_, data) => {
    expect(readFindMessage(data)).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    const field = fc.oneof(fc.anything(), fc.constantFrom(answer, call, true, 1));
    const message = fc.record({ ready: field, id: field, trying: field, answer: field });
    fc.assert(
      fc.property(fc.oneof(message, fc.anything()), (data) => {
        expect(['undefined', 'object']).toContain(typeof readFindMessage(data));
      }),
    );
  });
});
