import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertAfter } from './insertAfter';

const text = fc.string({ unit: 'binary' });
/** Takes what the types refuse. */
const unsafe = insertAfter as (...args: unknown[]) => string;

describe('insertAfter', () => {
  it('keeps everything before and behind the insertion', () => {
    fc.assert(
      fc.property(text, text, text, (before, insertText, behind) => {
        const input = `${before}|${behind}`;
        expect(insertAfter(input, insertText, before.length)).toBe(
          `${before}|${insertText}${behind}`,
        );
      }),
    );
  });

  it('treats a text like the position of its first occurrence', () => {
    fc.assert(
      fc.property(text, text, text, (before, target, behind) => {
        const input = before + target + behind;
        expect(insertAfter(input, '^', target)).toBe(
          insertAfter(input, '^', input.indexOf(target)),
        );
      }),
    );
  });

  it.each([-1, -0.5, 3, 3.5, Infinity, -Infinity])('changes nothing at position %d', (position) => {
    expect(insertAfter('abc', '_', position)).toBe('abc');
  });

  it('cuts a fraction down and takes -0 as 0', () => {
    expect(insertAfter('abc', '_', 2.9)).toBe('abc_');
    expect(insertAfter('abc', '_', -0)).toBe('a_bc');
  });

  it.each(['', 0, 'a'])('leaves an empty text empty for %j', (target) => {
    expect(insertAfter('', '_', target)).toBe('');
  });

  it('searches for a digit in quotes', () => {
    expect(insertAfter('abc1', '_', '1')).toBe('abc1_');
    expect(insertAfter('abc', '_', '1')).toBe('abc');
  });

  it('searches for the word undefined without a target', () => {
    expect(unsafe('is undefined', '_')).toBe('is u_ndefined');
  });

  it.each([null, undefined])('throws for %s as input', (input) => {
    expect(() => unsafe(input, '_', 0)).toThrow(
      `Cannot read properties of ${input} (reading 'length')`,
    );
    expect(() => unsafe(input, '_', 'a')).toThrow(
      `Cannot read properties of ${input} (reading 'indexOf')`,
    );
  });

  it('throws for a number as input', () => {
    expect(() => unsafe(42, '_', 0)).toThrow('input.slice is not a function');
    expect(() => unsafe(42, '_', '4')).toThrow('input.indexOf is not a function');
  });
});
