import { expect, it } from 'vitest';
import { segmentHan, splitWith } from './segmentHan';

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
