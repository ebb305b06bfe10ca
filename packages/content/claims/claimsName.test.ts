import { expect, it } from 'vitest';
import { claimsPathOf } from './claimsName';

it.each([
  ['/guide/api/array/at', '/claims/array/at.json'],
  ['/en/guide/api/array/at', '/claims/array/at.json'],
  ['/en/guide/api/function/ObjectId/', '/claims/function/ObjectId/index.json'],
  ['/guide/topics/copy-or-merge', '/claims/topics/copy-or-merge.json'],
  ['/en/guide/topics/copy-or-merge', '/claims/topics/copy-or-merge.json'],
])('finds the claims of %s', (route, path) => {
  expect(claimsPathOf(route)).toBe(path);
});
