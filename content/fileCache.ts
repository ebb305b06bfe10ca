import { readFileSync, statSync } from 'node:fs';

interface CachedFile<Value> {
  mtimeMs: number;
  size: number;
  source: string;
  value: Value;
}

/**
 * Creates a cache of what is made of text files. An entry is made anew only once the content of its file
 * has changed, so that a build reads a file once, and the development server again after an edit.
 *
 * @param parse Makes the value; nobody may change it, since everybody gets the same.
 * @returns Gives the value of a file; `undefined` where the file does not exist.
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
    const source = readFileSync(file, 'utf8');
    const value = cached?.source === source ? cached.value : parse(source, context);
    cache.set(file, { mtimeMs, size, source, value });
    return value;
  };
}

const readJsonFile = createFileCache((source): unknown => JSON.parse(source));

/**
 * Reads a JSON file; nobody may change what it returns.
 *
 * @param file Path of the file.
 * @returns `undefined` where the file does not exist.
 * @throws {SyntaxError} If it is not JSON.
 */
export function readJson<Value>(file: string): Value | undefined {
  return readJsonFile(file) as Value | undefined;
}
