/* oxlint-disable eslint/no-await-in-loop -- measured one after the other */
import { expect, test } from '@playwright/test';
import { ADAPTERS } from '../engines/engines';
import { printFigures } from './printFigures';
import { compareMedians } from './speed/compareMedians';
import { measureLaterPage, measureNextPage } from './speed/engineFigures';
import type { Figures } from './speed/measurements';

const ROUNDS = 5;

/** In milliseconds. */
const LONGEST = 40 * 60_000;

/** As on GitHub Pages, in seconds. */
const MAX_AGE = 600;

const FOLDERS = ['test-results/stock', 'doc_build'];

/** Chromium, which can be slowed down as a whole, has a bench of its own. */
const NAMES = ['firefox', 'webkitGtk'] as const;

test('how fast pages are in other engines, over a slow line', async () => {
  test.setTimeout(LONGEST);
  const rows = [];
  for (const name of NAMES) {
    const { find, packages, start } = ADAPTERS[name];
    const programs = find();
    if (!programs) {
      console.log(`${name} is not installed: apt-get install ${packages}`);
      continue;
    }
    const engine = await start(programs);
    const rounds: Figures[][] = FOLDERS.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, folder] of FOLDERS.entries()) {
        const site = { folder, maxAge: MAX_AGE };
        rounds[index]!.push({
          ...(await measureNextPage(engine, site, 100)),
          ...(await measureNextPage(engine, site, 1000)),
          ...(await measureLaterPage(engine, site, 100)),
        });
      }
    }
    await engine.close();
    const [framework, own] = rounds;
    for (const row of compareMedians(framework!, own!)) rows.push({ engine: engine.name, ...row });
  }
  expect(rows.length, 'an engine beside Chromium must be installed').toBeGreaterThan(0);
  printFigures(`Speed in other engines, medians of ${ROUNDS}; 150 ms, 1.6 Mbit/s`, rows);
  expect(rows.every(({ ratio }) => Number(ratio) > 0)).toBe(true);
});
