import { ANSWER, HERE, type Mark } from '../../content/claims/marks';
import type { Claim } from '../../content/claims/readClaims';

/** Writes what stands for a mark: references to the footnotes with its claims. */
export function writeReferences({ proofs }: Mark): string {
  return proofs
    .filter((proof) => proof !== HERE && proof !== ANSWER && !proof.startsWith('#'))
    .map((id) => `[^${id}]`)
    .join('');
}

/** Writes footnotes with the code of claims. */
export function writeDefinitions(claims: Claim[]): string {
  return claims
    .map(({ id, shown }) =>
      [`[^${id}]:`, '```js', ...shown.split('\n'), '```'].map(indent).join('\n'),
    )
    .join('\n\n');
}

function indent(line: string, index: number): string {
  return index > 0 && line ? `    ${line}` : line;
}
