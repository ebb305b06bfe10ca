import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import taskGuides from '../../docs/tasks/guides.json';
import { listGuides } from './guides';

const root = path.resolve(import.meta.dirname, '../..');
const guides = listGuides(root, 'en');

it('names the guides that lead to a page, first the one that is mostly about it', () => {
  expect(guides.get('/guide/api/function/debounce')?.[0]).toEqual({
    title: 'Debounce and throttle',
    path: '/guide/topics/debounce-and-throttle',
  });
});

it('names at most two guides', () => {
  expect(Math.max(...[...guides.values()].map((list) => list.length))).toBe(2);
});

it('knows only guides that exist', () => {
  const menu = JSON.parse(
    readFileSync(path.join(root, 'docs/en/guide/topics/_meta.json'), 'utf8'),
  ) as string[];
  expect(taskGuides.filter((name) => !menu.includes(name))).toEqual([]);
});
