import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PageModule } from '../build/manifest';

const RSPRESS = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@rspress/core/bin/rspress.js',
);
const SITE = path.join(import.meta.dirname, 'site');

/** Longest time of a build, in milliseconds. */
const MAX_TIME = 100_000;

/** Recorded by the build of the test site (`site/rspress.config.ts`). */
export interface BuildFacts {
  aliases: string[];
  /** Modules that pages start with. */
  entry: string[];
  /** Code of Rspress' virtual modules, by name. */
  modules: Record<string, string>;
  /** Number of pages that were compiled before the data of the last one was asked for. */
  compiledBefore: number;
  /** By route. */
  located: Record<string, PageModule | undefined>;
  /** By name, before the build ends. */
  documents: Record<string, string>;
  scripts: string;
  files: string[];
  /** The text behind the language of each code block. */
  fences: string[];
  kinds: string[];
}

/** Builds the test site and reads what it has recorded. */
export async function readBuildFacts(): Promise<BuildFacts> {
  return buildTestSite('rspress.config.ts', (built) => {
    const read = (file: string) => readFileSync(path.join(built, file), 'utf8');
    const facts = JSON.parse(read('facts.json')) as BuildFacts;
    const scripts = facts.files.filter((name) => name.endsWith('.js'));
    return { ...facts, scripts: scripts.map(read).join('\n') };
  });
}

/**
 * Builds the test site in its own process and folder.
 *
 * @param config Its configuration, in the folder `site`.
 * @param read Is given the folder with what was built.
 * @throws {Error} With what it has printed, if the build fails or does not end.
 */
export async function buildTestSite<Result>(
  config: string,
  read: (built: string) => Result,
): Promise<Result> {
  const output = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const built = path.join(output, 'built');
  const args = [RSPRESS, 'build', '--config', path.join(SITE, config)];
  try {
    await promisify(execFile)(process.execPath, args, {
      cwd: output,
      windowsHide: true,
      timeout: MAX_TIME,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RSPRESS_PERSISTENT_CACHE: 'false',
        CONTRACT_OUTPUT: built,
      },
    });
    return read(built);
  } finally {
    rmSync(output, { recursive: true });
  }
}
