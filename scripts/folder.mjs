// Ends every command at once where the name of a folder breaks the tools. Imported for that alone.
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

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
