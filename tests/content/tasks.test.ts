import path from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage, pathOf } from '@funtool-docs/content/paths';
import groups from '../../docs/tasks/groups.json';
import starts from '../../docs/tasks/starts.json';
import { site } from '../../site.config';

const root = path.resolve(import.meta.dirname, '../..');
const all = readPages(root, site.locales[0].lang);
const pages = new Set(
  all.filter(isApiPage).map(({ slug }) => pathOf(slug).replace('/guide/api/', '')),
);

it('no page belongs to two tasks, and each task leads to pages that exist', () => {
  const listed = groups.flatMap((group) => group.pages);
  expect(listed.filter((page, index) => listed.indexOf(page) < index)).toEqual([]);
  expect(listed.filter((page) => !pages.has(page))).toEqual([]);
});

it('popular starts lead to pages or guides that exist, each to another', () => {
  const targets = starts.map(({ page }) => page);
  const known = new Set(all.map(({ slug }) => pathOf(slug).replace('/guide/', '')));
  expect(targets.filter((page) => !known.has(page))).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
});

it('each task has a name in every language', () => {
  const names = [...groups.map(({ title }) => title), ...starts.map(({ text }) => text)];
  expect(names.filter((name) => site.locales.some(({ lang }) => !name[lang].trim()))).toEqual([]);
});
