import { readBehaviour } from '@funtool-docs/facts/library/readFacts';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { ERRORS } from '@funtool-docs/content/statedErrors';

/** Checks that an API page has a section on errors if a call measured for it throws. */
export function checkErrors({ file, slug, headings }: Page, root: string): Problem[] {
  if (headings.some(({ id }) => id === ERRORS)) return [];
  const throwing = readBehaviour(root, slug)?.behaviour.find(({ throws }) => throws !== undefined);
  if (!throwing) return [];
  const message = `add the section "${ERRORS}": ${throwing.call} throws "${throwing.throws}"`;
  return [{ file, line: 1, message }];
}
