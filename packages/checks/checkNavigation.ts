import path from 'node:path';
import type { Locale } from '../../site.config';
import type { Problem } from '@funtool-docs/content/problem';
import { DOCS } from '@funtool-docs/content/paths';
import { listFiles } from '@funtool-docs/content/listFiles';
import { readJson } from '@funtool-docs/content/fileCache';

/** Keys of texts, which differ between languages. */
const TEXTS = new Set(['text', 'label', 'tag', 'sectionHeaderText']);

/** Checks that the navigation files of two languages differ in texts only. */
export function checkNavigation(root: string, locale: Locale, other: Locale): Problem[] {
  const files = [locale, other].map((lang) => listNavigation(root, lang));
  const all = [...new Set(files.flat())];
  return all.flatMap((name) => {
    const [mine, theirs] = [locale, other].map((lang) => path.posix.join(DOCS, lang, name)) as [
      string,
      string,
    ];
    if (!files[0]!.includes(name)) return [{ file: theirs, line: 1, message: `add ${mine}` }];
    if (!files[1]!.includes(name)) return [{ file: mine, line: 1, message: `add ${theirs}` }];
    if (structure(root, mine) === structure(root, theirs)) return [];
    return [{ file: mine, line: 1, message: `its structure differs from ${theirs}` }];
  });
}

/** Lists the navigation files of a language, relative to its folder. */
export function listNavigation(root: string, locale: Locale): string[] {
  return listFiles(path.join(root, DOCS, locale)).filter((name) =>
    /_(?:nav|meta)\.json$/.test(name),
  );
}

function structure(root: string, file: string): string {
  const entries = readJson(path.join(root, file));
  return JSON.stringify(entries, (key, value: unknown) => (TEXTS.has(key) ? '' : value));
}
