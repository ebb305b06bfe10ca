import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rspressOf } from './runBuild';

/** The development server prints this when pages can be opened, and again after an edit. */
const BUILT = /built in/;

/** Times of the development server, in seconds. */
export interface DevTimes {
  /** From the command to the first page that can be opened. */
  ready: number;
  /** From an edit of a page to what the browser fetches of it. */
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
  const start = performance.now();
  const server = spawn(process.execPath, [rspressOf(root), 'dev', '--port', '7381'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
    windowsHide: true,
  });
  try {
    await printed(server, BUILT);
    const ready = (performance.now() - start) / 1000;
    const rebuilt = printed(server, BUILT);
    const edited = performance.now();
    appendFileSync(page, '\n');
    await rebuilt;
    return { ready, edit: (performance.now() - edited) / 1000 };
  } finally {
    server.kill();
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
