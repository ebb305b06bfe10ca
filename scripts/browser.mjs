// Finds the browser that the browser tests use.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Environment variable that names a browser. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium: the one named in `CHROMIUM_PATH`, Playwright's own, or the system's.
 *
 * @returns {string | undefined} Path of its executable.
 * @throws {Error} If `CHROMIUM_PATH` names no file.
 */
export function findBrowser() {
  const named = process.env[BROWSER_VARIABLE];
  if (named && !existsSync(named)) throw new Error(`${BROWSER_VARIABLE} names no file: ${named}`);
  return named || [chromium.executablePath(), ...systemBrowsers()].find(existsSync);
}

/**
 * Finds a Chromium or installs one: by Playwright's installer, or as root the Debian package.
 *
 * @returns {string} Path of its executable.
 * @throws {Error} If there is none and none can be installed; the message says what to do.
 */
export function requireBrowser() {
  return findBrowser() ?? (installBrowser(), findBrowser()) ?? fail();
}

function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
}

function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  console.log('No browser found; installing Chromium …');
  run('npx', ['playwright', 'install', 'chromium', ...(isRoot ? ['--with-deps'] : [])]);
  if (!findBrowser() && isRoot && isInstalled('apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
}

/** A failed attempt is not the end: the next one may succeed, and what is found in the end counts. */
function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isInstalled(command) {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fail() {
  throw new Error(
    `The browser tests need Chromium: run "npx playwright install --with-deps chromium", or name a browser in ${BROWSER_VARIABLE}.`,
  );
}
