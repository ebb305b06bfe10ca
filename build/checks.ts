import type { RspressPlugin } from '@rspress/core';
import { verifyContent } from '@funtool-docs/checks/verifyContent';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '@funtool-docs/content/buildCache';
import { showProblems } from './dev/showProblems';

/** Stops a build beside another one, and at a false page; shows problems in the page while it is written. */
export function checks(root: string): RspressPlugin[] {
  return [oneAtATime(), verifyContent(root), showProblems(root)];
}

/** Stops a build while another one writes the same site: each would delete what the other needs. */
function oneAtATime(): RspressPlugin {
  return {
    name: 'one-at-a-time',
    config(config, _utils, isProduction) {
      if (isProduction) take(config.outDir!);
      return config;
    },
  };
}

/**
 * Takes a folder for this process until it ends; a process that was killed holds nothing.
 *
 * @throws {Error} If another process has it; names that process.
 */
export function take(folder: string): void {
  const file = path.join(tmpdir(), `funtool-docs-${hashOf(path.resolve(folder))}.pid`);
  const own = String(process.pid);
  try {
    writeFileSync(file, own, { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && isRunning(holder)) {
      const message = `Process ${holder} is building ${folder}: wait until it has ended, or delete ${file}`;
      // Whoever builds has no use for a stack trace.
      throw Object.assign(new Error(message), { stack: message });
    }
    writeFileSync(file, own);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
