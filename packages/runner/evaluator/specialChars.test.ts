import { describe, expect, it } from 'vitest';
import { splitSpecialChars } from './specialChars';

const show = (text: string) =>
  splitSpecialChars(text)
    .map((piece) => (piece.isSpecial ? `<${piece.text}>` : piece.text))
    .join('');

describe('splitSpecialChars', () => {
  it.each([
    ['an override of direction', 'a\u202Eb', 'a<U+202E>b'],
    ['an isolate', '\u2067a\u2069', '<U+2067>a<U+2069>'],
    ['a space without width', 'is\u200BAdmin', 'is<U+200B>Admin'],
    ['a joiner in a name', 'a\u200Db', 'a<U+200D>b'],
    ['a filler that is a letter', 'const \u3164 = 1;', 'const <U+3164> = 1;'],
    ['a selector in a name', 'a\uFE0F', 'a<U+FE0F>'],
    ['a tag', 'a\u{E0041}', 'a<U+E0041>'],
    ['a control', '\0\u001B[31m', '<U+0000><U+001B>[31m'],
    ['a line separator', 'a\u2028b', 'a<U+2028>b'],
  ])('names %s', (_, text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it.each([
    ['lines and tabs', 'a\r\n\tb'],
    ['letters of any language', 'עברית العربية 中文 क्ष'],
    ['joined emoji', '👩‍👩‍👧 ❤️ 🧑🏽‍🚀 🏳️‍🌈'],
    ['nothing', ''],
  ])('leaves %s as they are', (_, text) => {
    expect(show(text)).toBe(text);
  });
});
