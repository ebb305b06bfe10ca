// Compares doc_build/ with a build of before, file by file, hashes in names aside.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const BUILD = path.resolve(import.meta.dirname, '../doc_build');

/** Matches what bundlers and the build put into names: `index.91576e54e2.js`, `keptWork.p9V45Du0.js`. */
const HASH = /(?<=[.-])(?:[\da-f]{8,20}(?=\.)|[\w-]{8}(?=\.js$))/g;

/** Match what follows from the content of other files, from the commit, and from the day. */
const DERIVED = [
  /sha(?:256|384|512)-[\w+/=]{40,}/g,
  /\b[\da-f]{40}\b/g,
  /\b20\d\d-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?/g,
  /\b20\d\d(?:年\d+月\d+日|\/\d+\/\d+)/g,
  /\b[A-Z][a-z]+ \d+, 20\d\d/g,
  /\b[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 20\d\d [\d:]+ GMT/g,
];

const TEXT = /\.(?:html|js|css|json|md|txt|xml|svg|webmanifest|mjs)$/;

/** Number of characters shown of the first place in which two files differ. */
const SHOWN = 80;

/** Lists files by their name without hashes; several may share one. */
function readNames(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const names = new Map();
  for (const file of files.toSorted()) {
    names.set(nameOf(file), [...(names.get(nameOf(file)) ?? []), file]);
  }
  return names;
}

const nameOf = (file) => file.split(path.sep).join('/').replaceAll(HASH, '*');

/** All hashes in the names of a build, which its texts repeat. */
function readHashes(names) {
  return new Set([...names.values()].flat().flatMap((file) => file.match(HASH) ?? []));
}

/** Reads a file without what differs from build to build. */
function readStable(folder, file, hashes) {
  if (!TEXT.test(file)) return readFileSync(path.join(folder, file)).toString('base64');
  const text = readFileSync(path.join(folder, file), 'utf8');
  const withoutHashes = text.replaceAll(/(?<![\w-])[\w-]{8,20}(?![\w-])/g, (found) =>
    hashes.has(found) ? '*' : found,
  );
  return DERIVED.reduce((result, pattern) => result.replaceAll(pattern, '*'), withoutHashes);
}

/** Says where two texts begin to differ. */
function describeDifference(before, after) {
  let index = 0;
  while (index < before.length && before[index] === after[index]) index += 1;
  const cut = (text) => JSON.stringify(text.slice(Math.max(0, index - 20), index + SHOWN));
  return `at ${index}\n    - ${cut(before)}\n    + ${cut(after)}`;
}

/**
 * Prints in which files two builds differ.
 *
 * @param {string} other The other doc_build/.
 * @returns {0 | 1} The exit status: 1 where they differ.
 */
export function compareBuilds(other) {
  if (!other) throw new Error('Name the other build: npm run bench same PATH');
  const [before, after] = [path.resolve(other), BUILD].map((folder) => {
    const names = readNames(folder);
    const hashes = readHashes(names);
    const read = (name) =>
      (names.get(name) ?? []).map((file) => readStable(folder, file, hashes)).toSorted();
    return { names, read };
  });
  let equal = 0;
  const differences = [];
  for (const name of new Set([...before.names.keys(), ...after.names.keys()])) {
    const [old, now] = [before.read(name), after.read(name)];
    if (old.length > now.length) differences.push(`- ${name}: is missing`);
    else if (old.length < now.length) differences.push(`+ ${name}: is new`);
    else {
      const index = old.findIndex((text, i) => text !== now[i]);
      if (index < 0) equal += old.length;
      else differences.push(`≠ ${name} ${describeDifference(old[index], now[index])}`);
    }
  }
  for (const difference of differences.toSorted()) console.log(difference);
  console.log(`${equal} files are equal, ${differences.length} are not.`);
  return differences.length ? 1 : 0;
}
