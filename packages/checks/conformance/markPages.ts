import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NEXT_RELEASE, type NextRelease } from '@funtool-docs/facts/library/readNextRelease';
import { API, fileOf } from '@funtool-docs/content/paths';
import { writeText } from '@funtool-docs/content/textFile';
import { site } from '../../../site.config';
import type { ConformanceReport } from './compareRelease';

/** Files that are about one page; the group is its topic: `array/at`. */
const ABOUT_PAGES = [
  /^docs\/[^/]+\/guide\/api\/(?<topic>.+)\.mdx$/,
  /^docs\/claims\/(?<topic>.+)\.js$/,
  /^library\/behaviour\/(?<topic>.+)\.json$/,
];

/**
 * Marks the pages from which a release differs, so that readers know until editors have renewed
 * them. Takes the marks away if it differs from none.
 *
 * @returns How many pages are marked.
 */
export function markPages(root: string, report: ConformanceReport): number {
  const file = path.join(root, NEXT_RELEASE);
  const next = describeNext(root, report);
  const count = Object.keys(next.pages).length;
  if (count > 0) writeText(file, `${JSON.stringify(next, null, 2)}\n`);
  else rmSync(file, { force: true });
  return count;
}

/** The pages of all languages state the same, so what differs in several of them counts once. */
function describeNext(root: string, { release, kinds }: ConformanceReport): NextRelease {
  const messages = new Map<string, Set<string>>();
  for (const { differences } of Object.values(kinds)) {
    for (const { file, message } of differences) {
      const topic = topicOfFile(root, file);
      if (!topic) continue;
      messages.set(topic, (messages.get(topic) ?? new Set<string>()).add(message));
    }
  }
  const sorted = [...messages].toSorted(([a], [b]) => a.localeCompare(b));
  const pages = sorted.map(([topic, { size }]) => [topic, size] as const);
  return { release, pages: Object.fromEntries(pages) };
}

function topicOfFile(root: string, file: string): string | undefined {
  const topic = ABOUT_PAGES.map((about) => about.exec(file)?.groups?.['topic']).find(Boolean);
  if (!topic) return undefined;
  const page = fileOf({ locale: site.locales[0].lang, slug: `${API}${topic}.mdx` });
  return existsSync(path.join(root, page)) ? topic : undefined;
}
