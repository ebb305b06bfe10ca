import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Time and memory of a build. */
export interface BuildUsage {
  seconds: number;
  /** Time of all CPUs. */
  cpuSeconds: number;
  /** Most memory at one time. */
  megabytes: number;
}

/** A build that takes longer hangs. */
const MAX_BUILD_MINUTES = 30;

/** The command of the framework, as a file for Node.js. */
export const rspressOf = (root: string) =>
  path.join(root, 'node_modules/@rspress/core/bin/rspress.js');

/**
 * Builds a site.
 *
 * @param root Repository root.
 * @param folder Folder with the configuration.
 * @param keepsCaches Whether it may use what builds before have left.
 * @throws {Error} If the build fails, or does not end.
 */
export function runBuild(root: string, folder: string, keepsCaches = false): BuildUsage {
  if (!keepsCaches) {
    rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  }
  const usage = path.join(folder, 'usage.json');
  const reporter = pathToFileURL(path.join(import.meta.dirname, 'reportUsage.mjs')).href;
  const start = performance.now();
  const { status, signal } = spawnSync(
    process.execPath,
    ['--import', reporter, rspressOf(root), 'build'],
    {
      cwd: folder,
      env: { ...process.env, USAGE_FILE: usage, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: MAX_BUILD_MINUTES * 60_000,
      killSignal: 'SIGKILL',
      windowsHide: true,
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (signal) throw new Error(`The build in ${folder} was ended after ${Math.round(seconds)} s.`);
  if (status !== 0) throw new Error(`The build in ${folder} has failed.`);
  const used = JSON.parse(readFileSync(usage, 'utf8')) as NodeJS.ResourceUsage;
  const cpuSeconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
  return { seconds, cpuSeconds, megabytes: used.maxRSS / 1024 };
}
