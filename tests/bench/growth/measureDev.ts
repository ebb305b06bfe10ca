import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findShell, ROOT_FLAGS } from '../../../scripts/browser.mjs';
import { site } from '../../../site.config';
import { rspressOf } from './runBuild';

/** The development server prints this when pages can be opened. */
const BUILT = /built in/;

/** An editor reads a page before changing it, in milliseconds. */
const READING = 10_000;

const PORT = '7381';
const PAGE = `http://localhost:${PORT}${new URL(site.url).pathname}en/guide/api/array/at`;

/** Times of the development server, in seconds. */
export interface DevTimes {
  /** From the command until pages can be opened. */
  ready: number;
  /** From the command until a browser shows the heading of a page. */
  shown: number;
  /** From an edit of a page until the browser shows it. */
  edit: number;
}

/**
 * Starts the development server without what servers before have left, edits a page and stops it.
 *
 * @param root Repository root.
 * @param folder Folder with the configuration.
 * @param page A page of that site, which is changed.
 * @throws {Error} If the server ends by itself.
 */
export async function measureDev(root: string, folder: string, page: string): Promise<DevTimes> {
  rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  const browser = await chromium.launch({ executablePath: findShell()!, args: ROOT_FLAGS });
  const tab = await browser.newPage();
  const start = performance.now();
  const server = spawn(process.execPath, [rspressOf(root), 'dev', '--port', PORT], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
    windowsHide: true,
  });
  try {
    await printed(server, BUILT);
    const ready = (performance.now() - start) / 1000;
    await tab.goto(PAGE, { waitUntil: 'commit' });
    await tab.getByRole('heading', { level: 1, name: 'at' }).waitFor();
    const shown = (performance.now() - start) / 1000;
    await rest(READING);
    const edited = performance.now();
    const sentence = `A sentence that was added at ${edited}.`;
    appendFileSync(page, `\n${sentence}\n`);
    await tab.getByText(sentence).waitFor();
    return { ready, shown, edit: (performance.now() - edited) / 1000 };
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await Promise.all([ended, browser.close()]);
  }
}

function printed({ stdout }: ChildProcess, text: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      if (!text.test(chunk.toString())) return;
      stdout!.off('data', listen);
      resolve();
    };
    stdout!.on('data', listen);
    stdout!.once('end', () => reject(new Error('The server has ended.')));
  });
}
