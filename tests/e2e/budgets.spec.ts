import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../../plugins/content/readPages';
import { expect, test } from './fixtures';

const KB = 1024;

/** A little less than the best, which takes ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const compressed = (file: string) =>
  brotliCompressSync(readFileSync(`doc_build/${file}`), { params }).length;

/** Sizes of the built files whose name matches, ascending, in bytes after compression. */
const sizesOf = (name: RegExp) =>
  listFiles('doc_build')
    .filter((file) => name.test(file))
    .map(compressed)
    .toSorted((a, b) => a - b);

const median = (sizes: number[]) => sizes[Math.floor(sizes.length / 2)]!;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

test('every page is small before it is touched', () => {
  const pages = sizesOf(/^(?!runner\/).*\.html$/);
  expect(median(pages)).toBeLessThan(22 * KB);
  expect(pages.at(-1)).toBeLessThan(27 * KB);
});

test('scripts are small, and the content of a page adds little', () => {
  const contents = sizesOf(/js\/async\/route-.*\.js$/);
  expect(sum(sizesOf(/static\/js\/[^/]+\.js$/))).toBeLessThan(118 * KB);
  expect(median(contents)).toBeLessThan(4 * KB);
  expect(contents.at(-1)).toBeLessThan(9 * KB);
});

test('the sandbox of examples is small', () => {
  expect(sum(sizesOf(/^runner\/[0-9a-f]{10}\.html$/))).toBeLessThan(115 * KB);
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
