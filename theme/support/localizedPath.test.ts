import { expect, it } from 'vitest';
import { localizedPath } from './localizedPath';

it.each([
  ['/', 'zh', '/'],
  ['/', 'en', '/en/'],
  ['/en', 'zh', '/'],
  ['/en/', 'en', '/en/'],
  ['/guide/api/array/at', 'en', '/en/guide/api/array/at'],
  ['/en/guide/api/array/at', 'zh', '/guide/api/array/at'],
  ['/en/guide/api/array/at', 'en', '/en/guide/api/array/at'],
  ['/english', 'en', '/en/english'],
])('leads from %s to %s as %s', (path, lang, expected) => {
  expect(localizedPath(path, lang, ['zh', 'en'])).toBe(expected);
});
