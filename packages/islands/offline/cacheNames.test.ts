import { expect, it } from 'vitest';
import { CONFIRMED, isOwnCache, PACKS, SHELL } from './cacheNames';

const SCOPE = 'https://example.org/site/';
const NAMES = [SHELL, CONFIRMED, `${PACKS}zh.0a.json`];

it.each(NAMES)('knows %s of the site as its own', (name) => {
  expect(isOwnCache(SCOPE + name, SCOPE)).toBe(true);
});

it.each(NAMES)('leaves %s to the sites above, below and beside it', (name) => {
  const others = [`${SCOPE}v1/`, 'https://example.org/', 'https://example.org/site-2/'];
  expect(others.filter((scope) => isOwnCache(scope + name, SCOPE))).toEqual([]);
});
