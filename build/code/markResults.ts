import type { ShikiTransformer } from 'shiki';
import { fenceMeta } from '@funtool-docs/islands/build/shiki';
import { readResultLine } from '@funtool-docs/content/resultSyntax';
import { RAN } from '../verifyExamples';

/** Marks stated results in highlighted code that `verifyExamples` has found true. */
export function markResults(): ShikiTransformer {
  let continues = false;
  return {
    name: 'mark-results',
    span(node, _line, _column, _lineElement, token) {
      if (!RAN.test(fenceMeta(this))) return;
      const result = readResultLine(token.content.trim());
      continues = Boolean(result && (result.isFirst || continues));
      if (result?.isFirst) this.addClassToHast(node, ['ft-result', 'ft-result--first']);
      else if (continues) this.addClassToHast(node, 'ft-result');
    },
  };
}
