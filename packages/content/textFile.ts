import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

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
