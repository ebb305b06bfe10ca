// Starts the tools that the project has installed, and ends every command at once where the name of a folder breaks them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Packages whose command has another name. */
const PACKAGE_OF = {
  depcruise: 'dependency-cruiser',
  playwright: '@playwright/test',
  rspress: '@rspress/core',
  tsc: 'typescript',
};

/**
 * Names what Node.js runs in place of a command: `npx` is a batch file on Windows, which only a shell
 * starts.
 *
 * @param {[string, ...string[]]} command A command of an installed package, such as `prettier`, and its arguments.
 * @returns {string[]} Arguments for `process.execPath`.
 * @throws {Error} If no installed package has the command.
 */
export function toolArguments([name, ...args]) {
  const folder = path.join(ROOT, 'node_modules', PACKAGE_OF[name] ?? name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[name];
  if (!script) throw new Error(`The package in ${folder} has no command "${name}".`);
  return [path.join(folder, script), ...args];
}

/**
 * Runs a command of an installed package and waits for it.
 *
 * @param {[string, ...string[]]} command As for `toolArguments`.
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {number} The exit status; 1 if it was ended or could not be started.
 */
export function runTool(command, options = {}) {
  const settings = { stdio: 'inherit', windowsHide: true, ...options };
  return spawnSync(process.execPath, toolArguments(command), settings).status ?? 1;
}

/** Loaders read these as parts of an address, bundlers `!` as a list of loaders. */
const BREAKING = /[#?!%]/;

/**
 * Says what is wrong with the folder that the project is in.
 *
 * @param {string} folder Absolute path.
 * @returns {string | undefined} One sentence, or nothing where all tools work.
 */
export function describeFolder(folder) {
  const [sign] = BREAKING.exec(folder) ?? [];
  if (sign === undefined) return undefined;
  return `The tools of this project cannot work in a folder with "${sign}" in its path: rename or move ${folder}`;
}

const problem = describeFolder(ROOT);
if (problem) {
  console.error(problem);
  process.exit(1);
}
