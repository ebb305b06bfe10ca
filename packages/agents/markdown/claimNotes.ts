import type { MagicString } from 'magic-string';
import { readSentences, type Sentence } from '@funtool-docs/checks/claims/sentences';
import { findEnd } from '@funtool-docs/content/claims/splitSentences';
import { ANSWER, HERE } from '@funtool-docs/content/claims/marks';
import type { Claim } from '@funtool-docs/content/claims/readClaims';
import type { Page } from '@funtool-docs/content/parsePage';

/** Takes the marks out of the text of a page, and refers behind sentences to the footnotes with their claims. */
export function referToClaims(text: MagicString, page: Page): void {
  for (const { range } of page.marks) text.remove(...range);
  for (const sentence of readSentences(page)) {
    text.appendLeft(offsetOf(sentence, page.source), writeReferences(sentence));
  }
}

/** Writes footnotes with the code of claims. */
export function writeDefinitions(claims: Claim[]): string {
  return claims
    .map(({ id, shown }) =>
      [`[^${id}]:`, '```js', ...shown.split('\n'), '```'].map(indent).join('\n'),
    )
    .join('\n\n');
}

function writeReferences({ mark }: Sentence): string {
  const claims = mark?.proofs.filter(
    (proof) => proof !== HERE && proof !== ANSWER && !proof.startsWith('#'),
  );
  return claims?.map((id) => `[^${id}]`).join('') ?? '';
}

/** Finds the end of a sentence in the source of its page. */
function offsetOf({ block, end }: Sentence, source: string): number {
  const { index, at } = findEnd(block, end);
  const child = block.children[index]!;
  const [from, to] = [child.position!.start.offset!, child.position!.end.offset!];
  if (at === undefined || child.type !== 'text') return to;
  // The source has more characters, such as backslashes, but the last one of the sentence as often.
  const last = child.value[at - 1]!;
  const before = child.value.slice(0, at).split(last).length - 1;
  return from + source.slice(from, to).split(last).slice(0, before).join(last).length + 1;
}

function indent(line: string, index: number): string {
  return index > 0 && line ? `    ${line}` : line;
}
