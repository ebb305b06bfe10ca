import { readBehaviour } from '../facts/library/readFacts';
import type { Page } from '../content/parsePage';
import type { Problem } from '../content/problem';
import { ERRORS } from '../content/statedErrors';

/** Checks that an API page has a section on errors if a call measured for it throws. */
export function checkErrors({ file, slug, headings }: Page, root: string): Problem[] {
  if (headings.some(({ id }) => id === ERRORS)) return [];
  const throwing = readBehaviour(root, slug)?.behaviour.find(({ throws }) => throws !== undefined);
  if (!throwing) return [];
  const message = `add the section "${ERRORS}": ${throwing.call} throws "${throwing.throws}"`;
  return [{ file, line: 1, message }];
}
