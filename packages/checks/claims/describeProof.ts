import { hasAnswer, runsAround, runsBelow } from '@funtool-docs/content/claims/executedCode';
import { ANSWER, HERE, type MarkPart } from '@funtool-docs/content/claims/marks';
import type { ClaimsFile } from '@funtool-docs/content/claims/readClaims';
import type { Page } from '@funtool-docs/content/parsePage';

/**
 * Lists what is wrong with what a mark says of a sentence: each of its proofs is something that runs.
 *
 * @param line Of the sentence.
 * @param claims `undefined` if the page has none.
 */
export function describeProof(
  { proofs, notExecuted }: MarkPart,
  line: number,
  page: Page,
  claims: ClaimsFile | undefined,
): string[] {
  if (notExecuted === '') return ['say why nothing can run: {/* = not executed: reason */}'];
  return proofs.flatMap((proof) => {
    if (proof === HERE) {
      return runsAround(page, line) ? [] : ['no code runs between the headings around this mark'];
    }
    if (proof === ANSWER) return hasAnswer(page) ? [] : ['this page has no answer'];
    if (proof.startsWith('#')) return describePlace(proof, page);
    if (claims?.claims.some(({ id }) => id === proof)) return [];
    return [`there is no claim "${proof}"${claims ? ` in ${claims.file}` : ''}`];
  });
}

function describePlace(proof: string, page: Page): string[] {
  const runs = runsBelow(page, proof.slice(1));
  if (runs) return [];
  return [
    runs === undefined ? `no heading has the id "${proof}"` : `no code runs below "${proof}"`,
  ];
}
