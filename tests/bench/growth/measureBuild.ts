import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { site } from '../../../site.config';
import { median, PAGES, sizesOf, sum } from '../../builtSizes';
import { copyContent } from './copyContent';
import { listFiles } from '../../../content/listFiles';

const KB = 1024;
const MB = KB ** 2;

/**
 * Builds the site with its content several times over.
 *
 * @param root Repository root.
 * @param times How often there are the pages of the API.
 * @returns What the build took, and how large the site is.
 * @throws {Error} If the build fails.
 */
export function measureBuild(root: string, times: number): Record<string, number> {
  const folder = path.join(root, 'test-results/growth', String(times));
  copyContent(root, folder, times);
  const start = performance.now();
  const { maxRSS, userCPUTime, systemCPUTime } = build(root, folder);
  const seconds = (performance.now() - start) / 1000;
  const output = path.join(folder, 'doc_build');
  const pages = sizesOf(PAGES, output);
  const measured = {
    times,
    pages: pages.length,
    'build, s': Math.round(seconds),
    'time of CPUs, s': Math.round((userCPUTime + systemCPUTime) / 1e6),
    'peak memory, MB': Math.round(maxRSS / KB),
    'output, MB': Math.round(bytesOf(/./, output) / MB),
    'scripts of a page, kB': kilobytes(sum(sizesOf(/static\/js\/[^/]+\.js$/, output))),
    'median page, kB': kilobytes(median(pages)),
    ...Object.fromEntries(
      // Compressed, copies would take no room.
      site.locales.map(({ lang }) => [
        `index ${lang}, kB, not compressed`,
        Math.round(bytesOf(new RegExp(`search_index\\.${lang}\\.`), output) / KB),
      ]),
    ),
  };
  rmSync(folder, { recursive: true });
  return measured;
}

/** How large files are on disk, all in all. */
function bytesOf(name: RegExp, folder: string): number {
  const files = listFiles(folder).filter((file) => name.test(file));
  return sum(files.map((file) => statSync(path.join(folder, file)).size));
}

const kilobytes = (bytes: number) => Math.round((bytes / KB) * 10) / 10;

/** Builds a site, and returns what the process has used: memory in kB, time in microseconds. */
function build(root: string, folder: string): NodeJS.ResourceUsage {
  const usage = path.join(folder, 'usage.json');
  const reporter = pathToFileURL(path.join(import.meta.dirname, 'reportUsage.mjs'));
  const rspress = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const { status } = spawnSync(process.execPath, ['--import', reporter.href, rspress, 'build'], {
    cwd: folder,
    env: { ...process.env, USAGE_FILE: usage, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The build in ${folder} has failed.`);
  return JSON.parse(readFileSync(usage, 'utf8')) as NodeJS.ResourceUsage;
}
