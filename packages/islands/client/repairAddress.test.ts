import { expect, it } from 'vitest';
import { mendHash, repairEscapes, repairPath } from './repairAddress';

it.each([
  ['/funtool/guide/api/array/at', '/funtool/guide/api/array/at'],
  ['/funtool/%61rray', '/funtool/%61rray'],
  ['/funtool/%zz', '/funtool/％zz'],
  ['/funtool/%E0%A4%A', '/funtool/％E0％A4％A'],
  ['/funtool/100%25', '/funtool/100％25'],
])('makes the path %s decodable twice as %s', (path, expected) => {
  expect(repairPath(path)).toBe(expected);
});

it.each([
  ['', ''],
  ['#notes', '#notes'],
  ['#100%', '#100%25'],
  ['?utm_campaign=50%off', '?utm_campaign=50%25off'],
  ['?x=%', '?x=%25'],
  ['?x=50%25off&y=a%26b&z=%2B+%23', '?x=50%25off&y=a%26b&z=%2B+%23'],
  ['?x=%20%E0%A4%A', '?x=%20%25E0%25A4%25A'],
  ['?x=%F0%9F%98%80%F0%9F%98', '?x=%F0%9F%98%80%25F0%259F%2598'],
  ['?x=%C0%80%80%FF', '?x=%25C0%2580%2580%25FF'],
])('makes %s decodable as %s', (text, expected) => {
  expect(repairEscapes(text)).toBe(expected);
  expect(() => decodeURIComponent(repairEscapes(text))).not.toThrow();
});

const FIND = '#find=%5B%5B%22100%25%22%2C%221%22%5D%5D';

it.each([
  ['#edit%3D0.S8wrzVFI', '#edit=0.S8wrzVFI'],
  ['#edit%3d0.S8wrzVFI', '#edit=0.S8wrzVFI'],
  ['#EDIT=0.S8wrzVFI', '#edit=0.S8wrzVFI'],
  ['#/edit=0.S8wrzVFI', '#edit=0.S8wrzVFI'],
  [FIND.replace('=', '%3D'), FIND],
  [`#${encodeURIComponent(FIND.slice(1))}`, FIND],
  [encodeURI(FIND), FIND],
  ['#find=%255B%zz', '#find=%5B%zz'],
  [FIND, FIND],
  ['#edit=0.S8wrzVFI', '#edit=0.S8wrzVFI'],
  ['#Examples', '#Examples'],
  ['#a%20b', '#a%20b'],
  ['', ''],
])('%s means %s', (given, meant) => {
  expect(mendHash(given)).toBe(meant);
});
