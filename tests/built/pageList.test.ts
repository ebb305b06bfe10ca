import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMeasuredPages } from '@funtool-docs/facts/library/measured';
import { LANGUAGES, readBuilt } from './readBuilt';

/** How many functions the specification lists in each category; each was measured. */
const COUNTS = {
  array: 5,
  common: 5,
  function: 20,
  'function/ObjectId': 16,
  math: 1,
  object: 9,
  regex: 3,
  'regex/builtin': 17,
  string: 28,
  type: 35,
};

const measured = readMeasuredPages('.').map(({ name }) => name);

const ROUTES = [
  '',
  'guide/',
  'guide/start/introduction',
  'guide/start/getting-started',
  ...measured.map((name) => `guide/api/${name.replace(/index$/, '')}`),
];

it('documents as many functions of each category as the specification lists @spec:pages', () => {
  const counts: Record<string, number> = {};
  for (const folder of measured.map(path.posix.dirname)) counts[folder] = (counts[folder] ?? 0) + 1;
  expect(counts, 'for a new function, change COUNTS').toEqual(COUNTS);
});

it.each(LANGUAGES)(
  'has every page of the list in $lang @spec:pages @spec:purpose',
  ({ lang, root }) => {
    const files = ROUTES.map((route) =>
      route === '' || route.endsWith('/') ? `${root}${route}index.html` : `${root}${route}.html`,
    );
    expect(files.filter((file) => !existsSync(`doc_build/${file}`))).toEqual([]);
    const wrong = files.filter((file) => !readBuilt(file).includes(`<html lang="${lang}"`));
    expect(wrong).toEqual([]);
  },
);

it('has all scripts below the base path @spec:addresses', () => {
  const elsewhere = LANGUAGES.flatMap(({ root }) => {
    const html = readBuilt(`${root}guide/api/array/at.html`);
    return [...html.matchAll(/<script[^>]* src="(?<src>[^"]+)"/g)].map(
      ({ groups }) => groups!['src']!,
    );
  }).filter((src) => !src.startsWith('/funtool/'));
  expect(elsewhere).toEqual([]);
});
