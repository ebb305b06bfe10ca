import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { readText, writeText } from '@funtool-docs/content/textFile';
import { DOCS } from '@funtool-docs/content/paths';
import { ContentError } from '@funtool-docs/content/problem';
import { site, type Locale } from '../../../site.config';

/** Hashes of a section in every language when its texts were last declared equal. */
export type DeclaredHashes = Record<Locale, string>;

/** By the name of the section: `/guide/api/array/at#notes`. */
export type SyncDeclarations = Map<string, DeclaredHashes>;

/** The file that keeps declarations, relative to the repository root. */
export const SYNC_FILE = `${DOCS}/sync.json`;

const LOCALES = site.locales.map(({ lang }) => lang);
const HASHES = new RegExp(`^[0-9a-f]{8}( [0-9a-f]{8}){${LOCALES.length - 1}}$`);

/**
 * Reads what was declared equal; nothing if there is no file.
 *
 * @throws {Error} If the file is not what `writeSyncFile` writes: a merge may have left marks, or a
 *   name twice. Names file and line.
 */
export function readSyncFile(root: string): SyncDeclarations {
  const file = path.join(root, SYNC_FILE);
  return existsSync(file) ? parseDeclared(readText(file)) : new Map();
}

function parseDeclared(source: string): SyncDeclarations {
  const lines = new LineCounter();
  const fail = (offset: number, message: string): never => {
    const { line } = lines.linePos(offset);
    throw new ContentError({ file: SYNC_FILE, line: Math.max(line, 1), message });
  };
  // JSON is YAML; unlike JSON.parse, this parser names the line and rejects a name that comes twice.
  const options = { lineCounter: lines, schema: 'json' } as const;
  const { errors, contents } = parseDocument(source, options);
  const [error] = errors;
  if (error) fail(error.pos[0], `not valid: ${error.message.split('\n')[0]}`);
  const declarations: SyncDeclarations = new Map();
  for (const [page, sections] of entriesOf(contents, fail)) {
    for (const [id, hashes] of entriesOf(sections, fail)) {
      const [start] = (hashes as { range?: [number] } | null)?.range ?? [0];
      const value = isScalar(hashes) ? String(hashes.value) : '';
      if (!HASHES.test(value)) {
        const wanted = `${LOCALES.length} hashes of 8 digits, for ${LOCALES.join(' and ')}`;
        fail(start, `"${id}" of "${page}" needs ${wanted}`);
      }
      declarations.set(`${page}#${id}`, hashesOf(value.split(' ')));
    }
  }
  return declarations;
}

function entriesOf(
  node: unknown,
  fail: (offset: number, message: string) => never,
): [string, unknown][] {
  const { range } = (node ?? {}) as { range?: [number] };
  if (!isMap(node)) return fail(range?.[0] ?? 0, 'an object of JSON is needed here');
  return node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value]);
}

function hashesOf(hashes: string[]): DeclaredHashes {
  return Object.fromEntries(LOCALES.map((lang, index) => [lang, hashes[index]])) as DeclaredHashes;
}

/** Writes declarations: one line a section, sorted, so that edits of two people seldom meet. */
export function writeSyncFile(root: string, declarations: SyncDeclarations): void {
  const pages = new Map<string, [id: string, hashes: string][]>();
  for (const name of [...declarations.keys()].toSorted()) {
    const [page, id] = name.split('#') as [string, string];
    const hashes = LOCALES.map((lang) => declarations.get(name)![lang]).join(' ');
    pages.set(page, [...(pages.get(page) ?? []), [id, hashes]]);
  }
  const entries = [...pages].map(([page, sections]) => [page, Object.fromEntries(sections)]);
  const json = JSON.stringify(Object.fromEntries(entries), undefined, 2);
  writeText(path.join(root, SYNC_FILE), `${json}\n`);
}
