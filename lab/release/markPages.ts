import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CLAIMS } from '@funtool-docs/content/claims/readClaims';
import { API, fileOf } from '@funtool-docs/content/paths';
import { writeText } from '@funtool-docs/content/textFile';
import { BEHAVIOUR } from '@funtool-docs/facts/library/measuredCalls';
import { NEXT_RELEASE, type NextRelease } from '@funtool-docs/facts/library/readNextRelease';
import { site } from '../../site.config';
import type { ReleaseReport } from './compareRelease';

/** Folders with a file for each API page. Pages state the same in every language, so one of them counts. */
const FOLDERS = [
  fileOf({ locale: site.locales[0].lang, slug: API }),
  `${CLAIMS}/`,
  `${BEHAVIOUR}/`,
];

/**
 * Marks the pages from which a release differs, so that readers know until editors have renewed them. Takes the
 * marks away if it differs from none.
 *
 * @returns How many pages are marked.
 */
export function markPages(root: string, { title, kinds }: ReleaseReport): number {
  const file = path.join(root, NEXT_RELEASE);
  const counts = new Map<string, number>();
  for (const place of Object.values(kinds).flatMap(({ differences }) => differences)) {
    const folder = FOLDERS.find((start) => place.file.startsWith(start));
    const topic = folder && place.file.slice(folder.length).replace(/\.\w+$/, '');
    // Claims may be about a guide.
    if (!topic || !existsSync(path.join(root, `${FOLDERS[0]}${topic}.mdx`))) continue;
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  const pages = Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
  const next: NextRelease = { release: title, pages };
  if (counts.size > 0) writeText(file, `${JSON.stringify(next, null, 2)}\n`);
  else rmSync(file, { force: true });
  return counts.size;
}
