import { describe, expect, it } from 'vitest';
import {
  compactText,
  foldText,
  splitIdentifier,
  tokenize,
  tokenizePhrase,
  tokens,
} from './tokenize';

describe('foldText', () => {
  it.each([
    ['Café ÀÉ', 'cafe ae'],
    ['ＵＲＬ　２', 'url 2'],
    ['深拷贝', '深拷贝'],
    ['İstanbul', 'istanbul'],
  ])('folds "%s" without changing its length', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(folded).toHaveLength(text.length);
  });
});

it.each([
  ['_.cloneDeep', 'clonedeep'],
  ['Array.prototype.at', 'arrayprototypeat'],
  ['数组 Unique!', '数组unique'],
])('leaves letters and digits of "%s"', (text, compact) => {
  expect(compactText(text)).toBe(compact);
});

it.each([
  ['toCamelCase', ['to', 'camel', 'case']],
  ['toUUIDString', ['to', 'uuid', 'string']],
  ['base64ToBlob', ['base', '64', 'to', 'blob']],
  ['isNodeJS', ['is', 'node', 'js']],
  ['snake_case', ['snake', 'case']],
  ['kebab-case', ['kebab', 'case']],
])('splits %s', (word, parts) => {
  expect(splitIdentifier(word)).toEqual(parts);
});

describe('tokenize', () => {
  it.each([
    ['toCamelCase', ['tocamelcase', 'to', 'camel', 'case']],
    ['_.cloneDeep', ['clonedeep', 'clone', 'deep']],
    ['a?.b => c', ['a', 'b', 'c']],
    ['/^1[3-9]/', ['1', '39', '3', '9']],
    ["the reader's e-mail", ['the', 'readers', 'reader', 's', 'email', 'e', 'mail']],
    ['深拷贝', ['深拷', '拷贝', '贝']],
    ['数组unique', ['数组', '组', 'unique']],
    ['', []],
    ['… — !', []],
  ])('finds the terms of "%s"', (text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it('knows where each term stands', () => {
    const text = 'see cloneDeep, 深拷贝';
    const places = Array.from(tokens(text), ({ term, start, end }) => [
      term,
      text.slice(start, end),
    ]);
    expect(places).toEqual([
      ['see', 'see'],
      ['clonedeep', 'cloneDeep'],
      ['clone', 'clone'],
      ['deep', 'Deep'],
      ['深拷', '深拷'],
      ['拷贝', '拷贝'],
      ['贝', '贝'],
    ]);
  });
});

it.each([
  ['deep clone', 'deepclone'],
  ['toCamelCase', 'camelcase'],
  ['JSON.parse', 'jsonparse'],
])('finds "%s" written as %s', (phrase, join) => {
  expect(tokenizePhrase(phrase)).toContain(join);
});
