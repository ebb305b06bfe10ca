import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyContent, STOCK } from './growth/copyContent';
import { measureDev } from './growth/measureDev';
import { type BuildUsage, runBuild } from './growth/runBuild';
import { printFigures, type Row } from './printFigures';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/build');
const stock = path.join(folder, STOCK);
const page = path.join(folder, 'docs/en/guide/api/array/at.mdx');

/** Each row: copies of the pages of the API, and how much longer than the framework alone a build may take. */
const SIZES = [
  { times: 1, most: 1.5 },
  { times: 4, most: 1.5 },
  ...(process.env['BENCH_TEN'] ? [{ times: 10, most: 1.6 }] : []),
];

const MAX_MEGABYTES = 4096;
const MAX_EDIT_SECONDS = 1;

const builds: Row[] = [];

afterAll(() => {
  if (builds.length > 0) printFigures('Build, beside the framework alone', builds);
});

const round = (value: number) => Math.round(value * 100) / 100;

it.each(SIZES)('builds $times times the content', { timeout: 3_600_000 }, ({ times, most }) => {
  copyContent(root, folder, times);
  const alone = runBuild(root, stock);
  const aloneAgain = runBuild(root, stock, true);
  const first = runBuild(root, folder);
  const again = runBuild(root, folder, true);
  const rowOf = (figure: string, key: keyof BuildUsage) => ({
    'times the content': times,
    figure,
    'framework alone': round(alone[key]),
    'clean clone': round(first[key]),
    ratio: round(first[key] / alone[key]),
    'framework alone, with its cache': round(aloneAgain[key]),
    'with caches': round(again[key]),
    'ratio with caches': round(again[key] / aloneAgain[key]),
  });
  const rows = [
    rowOf('build, s', 'seconds'),
    rowOf('time of CPUs, s', 'cpuSeconds'),
    rowOf('peak memory, MB', 'megabytes'),
  ];
  builds.push(...rows);
  expect(first.megabytes).toBeLessThan(MAX_MEGABYTES);
  expect(first.cpuSeconds / alone.cpuSeconds).toBeLessThanOrEqual(most);
});

it('starts to develop, and shows an edit', { timeout: 600_000 }, async () => {
  copyContent(root, folder, 1);
  const alone = await measureDev(root, stock, page);
  const own = await measureDev(root, folder, page);
  const rows = (['ready', 'shown', 'edit'] as const).map((figure) => ({
    figure: `${figure}, s`,
    'framework alone': round(alone[figure]),
    'this site': round(own[figure]),
    ratio: round(own[figure] / alone[figure]),
  }));
  printFigures('Development server, beside the framework alone', rows);
  rmSync(folder, { recursive: true });
  expect(own.shown / alone.shown).toBeLessThanOrEqual(1.5);
  expect(own.edit).toBeLessThan(MAX_EDIT_SECONDS);
});
