import { statSync } from 'node:fs';
import { parseJson } from './parseJson';
import { readText } from './textFile';

interface CachedFile<Value> {
  mtimeMs: number;
  size: number;
  value: Value;
}

/**
 * Caches values made of text files; a value is made again only after its file has changed. Values are
 * shared: do not mutate them.
 *
 * @returns Gives the value of a file, or `undefined` if the file does not exist.
 */
export function createFileCache<Value, Context = void>(
  parse: (source: string, context: Context) => Value,
): (file: string, context: Context) => Value | undefined {
  const cache = new Map<string, CachedFile<Value>>();
  return (file, context) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const { mtimeMs, size } = stats;
    const cached = cache.get(file);
    if (cached?.mtimeMs === mtimeMs && cached.size === size) return cached.value;
    const value = parse(readText(file), context);
    cache.set(file, { mtimeMs, size, value });
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
  return readJsonFile(file, file) as Value | undefined;
}
