import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';
import { toolArguments } from '../../scripts/tools.mjs';
import { printFigures } from './printFigures';

/** How much longer than the framework alone a build may take. */
const MOST = 1.5;

const ALONE = toolArguments(['rspress', 'build']);
const OWN = scripts.build.split(' ').slice(1);

it('builds beside the framework alone', { timeout: 3_600_000 }, () => {
  const rows = [false, true].map((keepsCaches) => {
    const alone = measure('tests/bench/stock', ALONE, keepsCaches);
    const own = measure('.', OWN, keepsCaches);
    return {
      caches: keepsCaches ? 'kept' : 'none',
      'framework alone, s': alone.toFixed(1),
      'this site, s': own.toFixed(1),
      ratio: (own / alone).toFixed(2),
    };
  });
  printFigures('Build, beside the framework alone', rows);
  expect(Number(rows[0]!.ratio)).toBeLessThanOrEqual(MOST);
});

/** Builds the site in a folder, which Node.js does with `args`; returns the time that it takes, in seconds. */
function measure(folder: string, args: string[], keepsCaches: boolean): number {
  if (!keepsCaches) rmSync(`${folder}/node_modules/.cache`, { recursive: true, force: true });
  const start = performance.now();
  const options = { cwd: folder, stdio: 'ignore', windowsHide: true } as const;
  expect(spawnSync(process.execPath, args, options).status).toBe(0);
  return (performance.now() - start) / 1000;
}
