import path from 'node:path';
import { expect, it } from 'vitest';
import { saveFigures } from '../../scripts/figures.mjs';
import { measureBuild } from './growth/measureBuild';

const root = path.resolve(import.meta.dirname, '../..');

it('grows in step with its content, and a page hardly at all', { timeout: 3_600_000 }, () => {
  const rows = [1, 4, 10].map((times) => measureBuild(root, times));
  console.log(
    '\nthe pages of the API 1, 4 and 10 times; without the check that each export has one page',
  );
  console.table(rows);
  saveFigures('growth', rows);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const growing = ['scripts of a page, kB', 'median page, kB'].filter(
    (figure) => last[figure]! > first[figure]! * 1.05,
  );
  expect(growing).toEqual([]);
});
