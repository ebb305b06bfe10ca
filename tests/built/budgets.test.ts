import { readFileSync } from 'node:fs';
import { median, sizesOf, sizesOfFirstScreens, sizesOfPages, sum } from '../builtSizes';
import { expect, test } from 'vitest';
import { listFiles } from '@funtool-docs/content/files';

const KB = 1024;

/** Ten packets, in bytes (https://www.rfc-editor.org/rfc/rfc6928). */
const FIRST_FLIGHT = 14_600;

test('every page is small before it is touched', () => {
  const pages = sizesOfPages();
  expect(median(pages), 'shorten pages or their code').toBeLessThan(23.5 * KB);
  expect(pages.at(-1), 'shorten the page').toBeLessThan(31 * KB);
});

test('the first screen of a page is within what a server sends at once', () => {
  const pages = sizesOfFirstScreens();
  expect(median(pages), 'shorten styles, or the starter').toBeLessThan(FIRST_FLIGHT);
  expect(pages.at(-1), 'shorten what the page begins with').toBeLessThan(15.6 * 1000);
});

test('scripts are small, and the content of a page adds little', () => {
  const contents = sizesOf(/js\/async\/route-.*\.js$/);
  const ofIslands = sizesOf(/static\/js\/(?:styles|vendors[^/]+|index)\.[^/]+\.js$/);
  const ofWholePage = sizesOf(/js\/async\/(?:page|lib-router|vendors\S+rspress)[^/]+\.js$/);
  expect(sum(ofIslands)).toBeLessThan(24 * KB);
  expect(sum(ofWholePage)).toBeLessThan(56 * KB);
  const page = readFileSync('doc_build/guide/api/array/at.html', 'utf8');
  expect(page, 'islands without the router').toMatch(/"onIntent":\{(?!\S*lib-router)/);
  // With what puts the next page in place.
  expect(sum(sizesOf(/static\/js\/enhancements[^/]+\.js$/))).toBeLessThan(6 * KB);
  expect(sum(sizesOf(/static\/js\/hint[^/]+\.js$/))).toBeLessThan(2.5 * KB);
  expect(median(contents)).toBeLessThan(5 * KB);
  // The largest one lists every function of lodash.
  expect(contents.at(-1)).toBeLessThan(13.25 * KB);
});

test('the sandbox of examples is small, and has the parser only for edited code', () => {
  expect(oneOf(/^runner\/run\.[0-9a-f]{10}\.html$/)).toBeLessThan(36 * KB);
  expect(oneOf(/^runner\/edit\.[0-9a-f]{10}\.html$/)).toBeLessThan(115 * KB);
  expect(median(sizesOf(/^examples\/en\/guide\/api\/.*\.json$/))).toBeLessThan(2 * KB);
});

test('the sandbox that finds functions by example is small', () => {
  expect(oneOf(/^runner\/find\.[0-9a-f]{10}\.html$/)).toBeLessThan(20 * KB);
});

test('no script that all pages load knows other pages', () => {
  const scripts = listFiles('doc_build').filter((file) => /static\/js\/[^/]+\.js$/.test(file));
  const naming = scripts.filter((file) =>
    /guide\/api\/\w+\/\w+|route-[0-9a-f]{12}/.test(readFileSync(`doc_build/${file}`, 'utf8')),
  );
  expect(naming).toEqual([]);
});

/** Size of the one file whose path matches. */
function oneOf(path: RegExp): number {
  const sizes = sizesOf(path);
  expect(sizes).toHaveLength(1);
  return sizes[0]!;
}
