import { expect, it } from 'vitest';
import { lodashNameOf, printAdapter } from './counterparts';

it.each([
  ['_.nth', 'nth'],
  ['(min, max) => _.random(min, max, true)', 'random'],
  ['({ fn }) => _.curry(fn)', 'curry'],
])('takes %s for one function of lodash', (adapter, name) => {
  expect(lodashNameOf(adapter)).toBe(name);
});

it.each([
  '(text) => _.upperFirst(_.camelCase(text))',
  '(value) => !_.isObject(value)',
  '(list) => list[0]',
  undefined,
])('takes %s for none', (adapter) => {
  expect(lodashNameOf(adapter)).toBeUndefined();
});

it.each([
  ['_.nth', '_.nth'],
  ['toolkit.union', 'union'],
  ['(list, index) => list.at(index)', 'list.at(index)'],
  ['(value) => ({ ...value })', '{ ...value }'],
])('prints %s as readers would write it', (adapter, code) => {
  expect(printAdapter(adapter)).toBe(code);
});
