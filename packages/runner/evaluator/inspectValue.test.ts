import { describe, expect, it } from 'vitest';
import { describeError, errorLine } from './inspectValue';

const CODE = 'first();\nsecond();';

function errorWith(name: 'message' | 'name' | 'stack', descriptor: PropertyDescriptor): Error {
  return Object.defineProperty(new TypeError('no'), name, descriptor);
}

const throwing = {
  get() {
    throw new Error('tampered');
  },
};

describe('errorLine', () => {
  it.each([
    ['example.js:3:1', 1],
    ['@https://example.com/ line 1 > Function:4:2', 2],
  ])('finds the line in %s', (stack, line) => {
    expect(errorLine(errorWith('stack', { value: stack }), CODE)).toBe(line);
  });

  it.each([
    ['before the example', { value: 'example.js:2:1' }],
    ['after the example', { value: 'example.js:5:1' }],
    ['that is no number of a line', { value: 'example.js:99999999999999999999:1' }],
    ['in what is no text', { value: ['example.js:3:1'] }],
    ['in a stack that cannot be read', throwing],
  ])('tells no line %s', (_, stack) => {
    expect(errorLine(errorWith('stack', stack), CODE)).toBeUndefined();
  });
});

describe('describeError', () => {
  it('names an error and what it says', () => {
    expect(describeError(new RangeError('too long'))).toBe('RangeError: too long');
  });

  it.each([
    ['its message throws', errorWith('message', throwing)],
    ['its name is a symbol', errorWith('name', { value: Symbol('a') })],
    ['it prints itself and throws', new Proxy({}, { ownKeys: throwing.get })],
  ])('says something even where %s', (_, error) => {
    expect(describeError(error)).toBe('<an error that cannot be printed>');
  });
});
