import { beforeEach, expect, it } from 'vitest';
import { readRecentPages, rememberPage } from './recentPages';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  globalThis.localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
});

it('lists the last five pages of a language, the newest first and each once', () => {
  for (const title of ['at', 'pick', 'omit', 'at', 'trim', 'words', 'count']) {
    rememberPage('en', { title, link: `/en/${title}` });
  }
  rememberPage('zh', { title: 'keys', link: '/keys' });
  expect(readRecentPages('en').map(({ title }) => title)).toEqual([
    'count',
    'words',
    'trim',
    'at',
    'omit',
  ]);
});

it.each([
  '',
  'null',
  '[1]',
  '{"en":7}',
  '{"en":[null,{"title":1}]}',
  '{"en":[{"title":"x","link":"//evil"}]}',
])('takes nothing from what it did not write: %s', (text) => {
  items.set('funtool-recent', text);
  expect(readRecentPages('en')).toEqual([]);
});
