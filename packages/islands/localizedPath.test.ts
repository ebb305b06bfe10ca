import { describe, expect, it } from 'vitest';
import { localizedPath } from './localizedPath';

describe('localizedPath', () => {
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
    const prefixes = { versions: [], locales: ['zh', 'en'] };
    expect(localizedPath(path, { lang, version: '' }, prefixes)).toBe(expected);
  });

  it.each([
    ['/', 'v1', 'en', '/v1/en/'],
    ['/v1/', 'v2', 'zh', '/'],
    ['/v1', 'v1', 'zh', '/v1/'],
    ['/v1/en/guide/a', 'v2', 'en', '/en/guide/a'],
    ['/v1/en/guide/a', 'v1', 'zh', '/v1/guide/a'],
    ['/en/guide/a', 'v1', 'en', '/v1/en/guide/a'],
  ])('leads from %s to version %s in %s as %s', (path, version, lang, expected) => {
    const prefixes = { versions: ['v2', 'v1'], locales: ['zh', 'en'] };
    expect(localizedPath(path, { lang, version }, prefixes)).toBe(expected);
  });
});
