import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import { LANGUAGES, readBuilt } from './readBuilt';

const measured = readMeasuredPages('.').map(({ name }) => name);

const ROUTES = [
  '',
  'guide/',
  'guide/start/introduction',
  'guide/start/getting-started',
  ...measured.map((name) => `guide/api/${name.replace(/index$/, '')}`),
];

it('documents as many functions as the specification lists @spec:pages', () => {
  expect(measured).toHaveLength(139);
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
