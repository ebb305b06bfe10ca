import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, readBuilt, readPage } from './readBuilt';

const GUIDE = 'guide/programs';

/** Path of an address within the built site. */
const fileOf = (address: string) => new URL(address).pathname.replace('/funtool/', '');

it.each(LANGUAGES)('leads from the page for programs to files that exist in $lang', ({ root }) => {
  const links = readPage(root + GUIDE).querySelectorAll('table:first-of-type a');
  const files = Array.from(links, (link) => fileOf(link.getAttribute('href')!));
  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(files.filter((file) => !existsSync(`doc_build/${file}`))).toEqual([]);
});

it.each(LANGUAGES)('names the data of all pages in llms.txt in $lang', ({ root }) => {
  const list = readBuilt(`${root}llms.txt`);
  const files = [`${root}api.json`, 'skill.md', `${root}${GUIDE}.md`];
  expect(files.filter((file) => !list.includes(`funtool/${file})`))).toEqual([]);
});
