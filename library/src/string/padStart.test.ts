import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { padStart } from './padStart';

const pad = padStart as (...args: unknown[]) => string;

describe('padStart', () => {
  it('agrees with the native method', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.integer({ min: -5, max: 99 }),
        fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
        (str, length, padChar) => {
          expect(padStart(str, length, padChar)).toBe(str.padStart(length, padChar));
        },
      ),
    );
  });

  it('keeps the text at the end', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(99), fc.string(), (str, length, padChar) => {
        expect(padStart(str, length, padChar).endsWith(str)).toBe(true);
      }),
    );
  });

  it('reads the length from a text', () => {
    expect(pad('a', '4', '*')).toBe('***a');
  });

  it('adds nothing without a length', () => {
    expect(pad('a')).toBe('a');
  });

  it('adds nothing from an empty filler, however long the result should be', () => {
    expect(padStart('a', Infinity, '')).toBe('a');
  });

  it('gives a primitive for a String object', () => {
    expect(pad(Object('7'), 3, '0')).toBe('007');
  });

  it.each([[['a']], [true], [{}]])('refuses %j as text', (value) => {
    expect(() => pad(value, 3)).toThrow('padStart is not a function');
  });

  it('refuses a missing text', () => {
    expect(() => pad(undefined, 3)).toThrow("undefined (reading 'padStart')");
  });

  it('refuses a symbol as filler', () => {
    expect(() => pad('a', 3, Symbol('x'))).toThrow(TypeError);
  });
});
