import { readFileSync } from 'node:fs';
import { median, PAGES, sizesOf, sum } from '../builtSizes';
import { expect, test } from './fixtures';
import { listFiles } from '../../content/listFiles';

const KB = 1024;

test('every page is small before it is touched', () => {
  const pages = sizesOf(PAGES);
  expect(median(pages)).toBeLessThan(20 * KB);
  expect(pages.at(-1)).toBeLessThan(25.5 * KB);
});

test('scripts are small, and the content of a page adds little', () => {
  const contents = sizesOf(/js\/async\/route-.*\.js$/);
  expect(sum(sizesOf(/static\/js\/[^/]+\.js$/))).toBeLessThan(123 * KB);
  expect(median(contents)).toBeLessThan(5 * KB);
  // The largest one holds the table of functions.
  expect(contents.at(-1)).toBeLessThan(10 * KB);
});

test('the sandbox of examples is small', () => {
  expect(sum(sizesOf(/^runner\/[0-9a-f]{10}\.html$/))).toBeLessThan(115 * KB);
});

test('the sandbox that finds functions by example is small', () => {
  expect(sum(sizesOf(/^runner\/find\.[0-9a-f]{10}\.html$/))).toBeLessThan(20 * KB);
});

test('the sandbox that looks for counterexamples is small', () => {
  expect(sum(sizesOf(/^runner\/law\.[0-9a-f]{10}\.html$/))).toBeLessThan(90 * KB);
});

test('no script that all pages load knows other pages', () => {
  const scripts = listFiles('doc_build').filter((file) => /static\/js\/[^/]+\.js$/.test(file));
  for (const file of scripts) {
    const source = readFileSync(`doc_build/${file}`, 'utf8');
    expect(source.match(/guide\/api\/\w+\/\w+|route-[0-9a-f]{12}/g) ?? [], file).toEqual([]);
  }
});

test('a page asks for itself and its icon, and has few elements', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.resourceType()));
  await page.goto('en/guide/api/array/at', { waitUntil: 'load' });
  const before = requests.filter((type) => type !== 'other');
  expect(before.toSorted()).toEqual(['document', 'stylesheet']);
  expect(await page.locator('*').count()).toBeLessThan(900);
});
