import { clone, cloneDeep } from 'funtool/common';
import { expect, it } from 'vitest';
import { nestedPlaces } from './nestedPlaces';

const value = {
  items: [{ sku: 'A1' }],
  'saved at': new Date(0),
  stock: new Map([['tea', { count: 2 }]]),
  groups: new Set([[1]]),
};

it('lists the objects in a value by how code reaches them', () => {
  expect(nestedPlaces(value).map(({ path }) => path)).toEqual([
    'value',
    'value.items',
    'value.items[0]',
    'value["saved at"]',
    'value.stock',
    'value.stock.values()[0]',
    'value.groups',
    'value.groups.values()[0]',
  ]);
});

it('reaches the same places in copies', () => {
  const shared = (copy: unknown) =>
    nestedPlaces(value).map(({ read }) => read(copy) === read(value));
  const [outermost, ...nested] = shared(clone(value));
  expect([outermost, new Set(nested)]).toEqual([false, new Set([true])]);
  expect(new Set(shared(cloneDeep(value)))).toEqual(new Set([false]));
});

it('finds none in a primitive', () => {
  expect(nestedPlaces('tea')).toEqual([]);
});
