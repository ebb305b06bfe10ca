// Finds the browser that the browser tests use.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { runTool } from './tools.mjs';

/** Environment variable that says which browser runs the tests: `chromium` where it is not set. */
const NAME_VARIABLE = 'TEST_BROWSER';

const BROWSERS = { chromium, firefox, webkit };

/** Programs that do in place of Playwright's Chromium; its Firefox and its WebKit are its own. */
const SYSTEM_CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without a window and what belongs to one: tests take half the processor time in it. */
const SHELL = 'chromium-headless-shell';

/** Chromium needs these flags where it runs as root. */
export const ROOT_FLAGS = isRoot() ? ['--no-sandbox', '--disable-gpu'] : [];

/**
 * Reads which browser runs the tests.
 *
 * @returns {'chromium' | 'firefox' | 'webkit'} Its name.
 * @throws {Error} If `TEST_BROWSER` names no browser that Playwright has.
 */
export function browserName() {
  const name = process.env[NAME_VARIABLE] || 'chromium';
  if (Object.hasOwn(BROWSERS, name)) return name;
  const known = Object.keys(BROWSERS).join(', ');
  throw new Error(`${NAME_VARIABLE} is "${name}"; known are ${known}.`);
}

/** Name of the environment variable that holds the path of the browser: `CHROMIUM_PATH` and so on. */
function pathVariable(name = browserName()) {
  return `${name.toUpperCase()}_PATH`;
}

/**
 * Finds the browser: the one that the path variable names, Playwright's own, or the system's Chromium.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} [name] The one that runs the tests by default.
 * @returns {string | undefined} Path of its executable.
 * @throws {Error} If the path variable names no file.
 */
export function findBrowser(name = browserName()) {
  const variable = pathVariable(name);
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names no file: ${named}`);
  const own = BROWSERS[name].executablePath();
  if (named || existsSync(own)) return named || own;
  return name === 'chromium' ? findOnPath(SYSTEM_CHROMIUM) : undefined;
}

/**
 * Finds the browser for tests that need no more than pages: Playwright's own has a shell beside it,
 * which it takes by itself.
 *
 * @returns {string | undefined} Path of the shell of the system, or of the browser where there is none.
 */
export function findShell() {
  const isNamed = browserName() !== 'chromium' || process.env[pathVariable()];
  return (isNamed ? undefined : findOnPath([SHELL])) ?? findBrowser();
}

/**
 * Finds a program that is installed.
 *
 * @param {string[]} names What it may be called, the best first.
 * @returns {string | undefined} Path of its executable.
 */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Finds the browser or installs it: by Playwright's installer, or as root Chromium's Debian package.
 *
 * @returns {string} Path of its executable.
 * @throws {Error} If there is none and none can be installed; the message says what to do.
 */
export function requireBrowser() {
  const browser = findBrowser() ?? (installBrowser(), findBrowser()) ?? fail();
  installShell();
  return browser;
}

/** Where it cannot be had, the browser itself does, more slowly. */
function installShell() {
  const ownIsUsed = findBrowser() === BROWSERS.chromium.executablePath();
  if (browserName() !== 'chromium' || ownIsUsed || findOnPath([SHELL])) return;
  if (canInstall()) installPackage(SHELL);
}

function installBrowser() {
  const name = browserName();
  console.log(`No browser found; installing ${name} …`);
  runTool(['playwright', 'install', name, ...(isRoot() ? ['--with-deps'] : [])]);
  if (!findBrowser() && name === 'chromium' && canInstall()) installPackage(name);
}

function isRoot() {
  return process.getuid?.() === 0;
}

function canInstall() {
  return isRoot() && findOnPath(['apt-get']) !== undefined;
}

function installPackage(name) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** A failed attempt is not the end: the next one may succeed, and what is found in the end counts. */
function run(command, args) {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    windowsHide: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function fail() {
  const command = `npx playwright install --with-deps ${browserName()}`;
  throw new Error(
    `The browser tests need ${browserName()}: run "${command}", or name one in ${pathVariable()}.`,
  );
}
