import { statSync } from 'node:fs';
import { parseJson } from './parseJson';
import { readText } from './textFile';

/**
 * Caches values made of text files; a value is made again only after its file has changed. Values are
 * shared: do not mutate them.
 *
 * @returns Gives the value of a file, or `undefined` if the file does not exist.
 */
export function createFileCache<Value>(
  parse: (source: string, file: string) => Value,
): (file: string) => Value | undefined {
  const cache = new Map<string, { state: string; value: Value }>();
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const state = `${stats.mtimeMs} ${stats.size}`;
    const known = cache.get(file);
    if (known?.state === state) return known.value;
    const value = parse(readText(file), file);
    cache.set(file, { state, value });
    return value;
  };
}

const readJsonFile = createFileCache(parseJson);

/**
 * Reads a JSON file, or returns `undefined` if it does not exist. Do not mutate the shared result.
 *
 * @throws {ContentError} If the file is not JSON; names file and line.
 */
export function readJson<Value>(file: string): Value | undefined {
  return readJsonFile(file) as Value | undefined;
}
