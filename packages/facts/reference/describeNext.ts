import { countNext, type NextRelease } from '../library/readNextRelease';
import type { PageId } from '@funtool-docs/content/paths';
import library from '../../../library/package.json';
import { fillText } from '@funtool-docs/shared/fillText';
import texts from './nextRelease.json';

/** Says that a newer release differs from a page; nothing if it does not, or there is none. */
export function describeNext(next: NextRelease | undefined, page: PageId): string | undefined {
  const count = countNext(next, page);
  if (count === 0) return undefined;
  const text = texts[count === 1 ? 'differsOnce' : 'differs'][page.locale];
  const documented = `${library.name} ${library.version}`;
  return fillText(text, { release: next!.release, count, documented });
}
