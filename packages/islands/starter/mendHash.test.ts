import { expect, it } from 'vitest';
import { mendHash } from './mendHash';

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
