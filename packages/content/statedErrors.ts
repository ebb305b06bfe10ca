import { readClaims } from './claims/readClaims';
import { edgeCaseExamples } from './edgeCases';
import type { Page } from './parsePage';
import { listThrown } from './resultSyntax';

/** Id of the section of an API page that says when its functions throw. */
export const ERRORS = 'errors';

/** The part of a page that says that something throws: the section on errors, or only its code. */
export type StatedErrors = 'section' | 'code';

/**
 * Tells where an API page says that something throws: in its section on errors, or else in a result
 * of an example, an edge case or a claim. In code, it may be other code that throws.
 *
 * @param root Repository root.
 * @returns `undefined` if nothing on the page throws.
 */
export function statedErrors(root: string, page: Page): StatedErrors | undefined {
  if (page.headings.some(({ id }) => id === ERRORS)) return 'section';
  const claims = readClaims(root, page)?.claims ?? [];
  const code = [...page.blocks, ...edgeCaseExamples(page), ...claims];
  return code.some((block) => listThrown(block.code).length > 0) ? 'code' : undefined;
}
