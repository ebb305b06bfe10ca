import { isApiPage, type PageId, topicOf } from '@funtool-docs/content/paths';
import { fillText } from '@funtool-docs/shared/fillText';
import path from 'node:path';
import { readJson } from '@funtool-docs/content/fileCache';
import type { Page } from '@funtool-docs/content/parsePage';
import library from '../../../library/package.json';
import texts from './nextRelease.json';

/** Says that a newer release differs from a page; nothing if it does not, or there is none. */
export function describeNext(next: NextRelease | undefined, page: PageId): string | undefined {
  const count = countNext(next, page);
  if (count === 0) return undefined;
  const text = texts[count === 1 ? 'differsOnce' : 'differs'][page.locale];
  const documented = `${library.name} ${library.version}`;
  return fillText(text, { release: next!.release, count, documented });
}

/** A release that is out, but that the pages do not describe yet. */
export interface NextRelease {
  /** Name and version: `funtool 1.3.0`. */
  release: string;
  /** Number of places in which it differs from a page, by its topic: `array/at`. */
  pages: Record<string, number>;
}

/** Relative to the repository root; `npm run check -- --library PATH --mark` writes it. */
export const NEXT_RELEASE = 'library/next.json';

/** Reads the release that has been compared with the pages; `undefined` if they describe the newest. */
export function readNextRelease(root: string): NextRelease | undefined {
  return readJson<NextRelease>(path.join(root, NEXT_RELEASE));
}

/** Tells in how many places the next release differs from a page; 0 if there is none. */
function countNext(next: NextRelease | undefined, page: Pick<Page, 'slug'>): number {
  return isApiPage(page) ? (next?.pages[topicOf(page.slug)] ?? 0) : 0;
}
