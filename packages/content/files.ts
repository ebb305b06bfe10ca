import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
  statSync,
  readdirSync,
} from 'node:fs';
import path from 'node:path';
import { ContentError } from './problem';
import { relativePath } from './paths';
import { isNode, LineCounter, parseDocument } from 'yaml';

const BYTE_ORDER_MARK = /^\uFEFF/;
const LINE_END = /\r\n?/g;

/**
 * Reads a text file as if it had been saved with LF and without a byte order mark, which editors and
 * git on Windows may have written.
 *
 * @throws If the file cannot be read.
 */
export function readText(file: string): string {
  return normalizeText(readFileSync(file, 'utf8'));
}

/** Removes the byte order mark of a text, and ends its lines with LF. */
export function normalizeText(text: string): string {
  return text.replace(BYTE_ORDER_MARK, '').replace(LINE_END, '\n');
}

/**
 * Writes a text file with the line ends that the file has had so far.
 *
 * @param text With LF, which new files get.
 * @throws If the file cannot be written.
 */
export function writeText(file: string, text: string): void {
  const [first] = existsSync(file) ? (/\r?\n/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  replaceFile(file, first === '\r\n' ? text.replaceAll('\n', first) : text);
}

/**
 * Writes a file, and its folder if there is none, as a whole: whoever reads meanwhile, and whoever looks after a
 * crash or on a full disk, finds what was there before or all of this.
 *
 * @throws If the file cannot be written; then it is as it was.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // A link stays one.
  const target = existsSync(file) ? realpathSync(file) : file;
  const draft = `${target}.${randomUUID()}`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** The end of what engines say of wrong JSON; newer ones also have the line. */
const PLACE = / in JSON at position (\d+).*$/s;

/**
 * Parses the JSON of a file that people edit.
 *
 * @param file Its path, for the error.
 * @throws {ContentError} If it is no JSON; names file and line.
 */
export function parseJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    const { message } = cause as SyntaxError;
    const [, position = source.trimEnd().length] = PLACE.exec(message) ?? [];
    throw new ContentError({
      file: relativePath(process.cwd(), file),
      line: source.slice(0, Number(position)).split('\n').length,
      message: message.replace(PLACE, ''),
    });
  }
}

/**
 * Finds the line of a value in a JSON text, or 1 if it is not there.
 *
 * @param place Keys and indexes that lead to it: `['behaviour', 3]`.
 */
export function jsonLine(source: string, place: (string | number)[]): number {
  const lineCounter = new LineCounter();
  const value = parseDocument(source, { lineCounter }).getIn(place, true);
  const start = isNode(value) ? value.range?.[0] : undefined;
  return start === undefined ? 1 : lineCounter.linePos(start).line;
}

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

/** Source folders of the interface. */
export const INTERFACE_FOLDERS = ['theme', 'packages'];

/** Folders with files of texts, relative to the root of the repository. */
export const TEXT_FOLDERS = ['build', ...INTERFACE_FOLDERS];

/** Lists the files below folders of the repository, relative to its root. */
export function listFilesOf(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => path.posix.join(folder, file)),
  );
}

/** What macOS puts beside files: `._at.mdx` on disks of other systems. */
const BESIDE = /^(?:\._|\.DS_Store$)/;

/** Lists the files below a folder: relative to it, with forward slashes, sorted; without those of macOS. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BESIDE.test(entry.name))
    .map((entry) => relativePath(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
