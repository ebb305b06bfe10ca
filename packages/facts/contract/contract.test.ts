import { expect, it } from 'vitest';
import { contractName } from './contract';

it.each([
  ['/guide/api/array/at', 'array/at'],
  ['/en/guide/api/function/ObjectId/', 'function/ObjectId/index'],
])('names the contract of the page at %s', (route, name) => {
  expect(contractName(route)).toBe(name);
});
