import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../../site.config';
import { median, PAGES, sizesOf, sum } from '../../builtSizes';
import { copyContent } from './copyContent';
import { runBuild } from './runBuild';
import { listFiles } from '@funtool-docs/content/listFiles';

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
  const { seconds, cpuSeconds, megabytes } = runBuild(root, folder);
  const output = path.join(folder, 'doc_build');
  const pages = sizesOf(PAGES, output);
  const measured = {
    times,
    pages: pages.length,
    'build, s': Math.round(seconds),
    'time of CPUs, s': Math.round(cpuSeconds),
    'peak memory, MB': Math.round(megabytes),
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

/** Returns the total size of files on disk, in bytes. */
function bytesOf(name: RegExp, folder: string): number {
  const files = listFiles(folder).filter((file) => name.test(file));
  return sum(files.map((file) => statSync(path.join(folder, file)).size));
}

const kilobytes = (bytes: number) => Math.round((bytes / KB) * 10) / 10;
