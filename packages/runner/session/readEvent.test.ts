import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DETAILS_LENGTH } from '../evaluator/events';
import { readEvent } from './readEvent';

const value = {
  type: 'result',
  kind: 'value',
  line: 2,
  actual: { summary: '1', details: '1' },
  expected: '1',
  ok: true,
  time: 0.5,
};

describe('readEvent', () => {
  it.each([
    [value],
    [{ type: 'console', level: 'warn', text: { summary: 'a' }, time: 0 }],
    [{ type: 'error', message: 'Error: a', line: 1, time: 0 }],
    [{ type: 'unreached', line: 1, expected: '1', time: 0 }],
    [{ type: 'stopped', reason: 'output', time: 0 }],
    [{ type: 'finished', time: 0 }],
  ])('reads $0.type', (event) => {
    expect(readEvent(event)).toEqual(event);
  });

  it('takes over nothing that is not part of an event', () => {
    const actual = { ...value.actual, more: 1 };
    expect(readEvent({ ...value, actual, more: 1 })).toEqual(value);
  });

  it.each([
    ['what is alive', { type: 'alive' }],
    ['what only the page can say', { type: 'unavailable', isOutdated: true, time: 0 }],
    ['what only the reader can do', { type: 'stopped', reason: 'reader', time: 0 }],
    ['what only the page can see', { type: 'stopped', reason: 'focus', time: 0 }],
    ['a name that objects inherit', { type: 'constructor', time: 0 }],
    ['a time that is none', { ...value, time: Number.NaN }],
    ['a line that is none', { ...value, line: 1.5 }],
    ['a long summary', { ...value, actual: { summary: 'x'.repeat(1000) } }],
    [
      'long details',
      { ...value, actual: { summary: 'x', details: 'x'.repeat(DETAILS_LENGTH + 1) } },
    ],
    ['a verdict that is none', { ...value, ok: 'true' }],
  ])('refuses %s', (_, data) => {
    expect(readEvent(data)).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    const field = fc.oneof(fc.anything(), fc.constantFrom('value', 'log', 'time', 1, true));
    const type = fc.constantFrom('result', 'console', 'error', 'unreached', 'stopped', 'finished');
    const anyEvent = fc.record({
      type: fc.oneof(type, fc.anything()),
      kind: field,
      level: field,
      line: field,
      time: field,
      actual: field,
      text: field,
    });
    fc.assert(
      fc.property(fc.oneof(anyEvent, fc.anything()), (data) => {
        const event = readEvent(data);
        expect(event === undefined || typeof event.time === 'number').toBe(true);
      }),
    );
  });
});
