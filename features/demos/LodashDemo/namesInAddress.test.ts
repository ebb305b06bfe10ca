import { expect, it } from 'vitest';
import { readNames, writeNames } from './namesInAddress';

it('reads the names that it has written', () => {
  expect(readNames(writeNames(['merge', 'isEqual']))).toEqual(['merge', 'isEqual']);
});

it('leaves an address without names as short as it is', () => {
  expect(writeNames([])).toBe('');
});

it.each(['#try-it', '#lodash=', '#lodash=<b>,%20', '#edit=merge'])('reads none of %s', (hash) => {
  expect(readNames(hash)).toEqual([]);
});
