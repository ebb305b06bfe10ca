import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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
  writeFileSync(file, first === '\r\n' ? text.replaceAll('\n', first) : text);
}
