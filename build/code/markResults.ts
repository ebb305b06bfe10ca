import type { ShikiTransformer } from 'shiki';
import { fenceMeta } from '@funtool-docs/islands/build/shiki';
import { norunReason } from '@funtool-docs/content/codeMeta';
import { readResultLine } from '@funtool-docs/content/resultSyntax';

/** Marks stated results in highlighted code; `verifyExamples` has found them true. */
export function markResults(): ShikiTransformer {
  let continues = false;
  return {
    name: 'mark-results',
    span(node, _line, _column, _lineElement, token) {
      if (norunReason(fenceMeta(this)) !== undefined) return;
      const result = readResultLine(token.content.trim());
      continues = Boolean(result && (result.isFirst || continues));
      if (result?.isFirst) this.addClassToHast(node, ['ft-result', 'ft-result--first']);
      else if (continues) this.addClassToHast(node, 'ft-result');
    },
  };
}
