import { expect, it } from 'vitest';
import { segmentHan, splitWith, mendHomophones } from './segmentHan';
import { createLexicon } from './lexicon';
import type { TermIndex } from './termIndex';

const words = new Set(['判断', '数组', '是否', '为空', '手机', '手机号']);

it.each([
  ['判断数组是否为空', ['判断', '数组', '是否', '为空']],
  ['手机号', ['手机号']],
  ['去掉数组', ['去', '掉', '数组']],
  ['', []],
])('segments %s', (run, expected) => {
  expect(segmentHan(run, words)).toEqual(expected);
});

const isKnown = (piece: string) => ['remove', 'duplicates'].includes(piece);

it('tells that a text cannot be divided into known pieces', () => {
  expect(splitWith('removeduplicates', isKnown, Infinity)).toEqual(['remove', 'duplicates']);
  expect(splitWith('removeduplicate', isKnown, Infinity)).toBeUndefined();
});

const lexicon = createLexicon({
  synonyms: [],
  ignored: [],
  words: '节流 函数 命名 驼峰 空',
  syllables: {
    jie: '节',
    liu: '流留',
    han: '函涵',
    shu: '数',
    ming: '命名',
    tuo: '驼',
    feng: '峰锋',
    kong: '空',
  },
  traditional: '',
});
const written = new Set(['留空']);
const index = { has: (term: string) => written.has(term) } as TermIndex;

it.each([
  ['节留', '节流'],
  ['空涵数', '空函数'],
  ['驼锋命名', '驼峰命名'],
  ['throttle 节留 100', 'throttle 节流 100'],
])('reads %s as %s', (query, meant) => {
  expect(mendHomophones(query, lexicon, index)).toBe(meant);
});

it('leaves words alone that pages have, and those that sound like none', () => {
  expect(mendHomophones('节流', lexicon, index)).toBe('节流');
  expect(mendHomophones('留空', lexicon, index)).toBe('留空');
  expect(mendHomophones('峰流', lexicon, index)).toBe('峰流');
});
