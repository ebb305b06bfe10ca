import { environmentOf, isExample, norunReason } from '../../../content/codeMeta';
import type { Page } from '../../../content/parsePage';
import { parseOnce } from '../../../checks/parseOnce';
import type { ApiExample } from '../apiRecord';

/** Lists the examples of a page with the results that they state; a build has parsed them before. */
export function describeExamples({ blocks, headings, frontmatter }: Page): ApiExample[] {
  return blocks.filter(isExample).map((block) => {
    const heading = headings.findLast(({ line }) => line < block.line);
    return {
      heading: heading?.text ?? String(frontmatter['title']),
      code: block.code,
      runsIn: environmentOf(block) ?? null,
      results: norunReason(block.meta) === undefined ? listResults(block.code) : [],
    };
  });
}

function listResults(code: string): ApiExample['results'] {
  return parseOnce(code).statements.flatMap(({ line, expectation }) =>
    expectation ? [{ line, kind: expectation.kind, expected: expectation.source }] : [],
  );
}
