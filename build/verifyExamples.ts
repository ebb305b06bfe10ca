import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import { isExample, norunReason } from '@funtool-docs/content/codeMeta';
import { edgeCaseExamples } from '@funtool-docs/content/edgeCases';
import { lineOf } from '@funtool-docs/content/parsePage';
import { relativePath } from '@funtool-docs/content/paths';
import { formatProblem } from '@funtool-docs/content/problem';
import { countResults } from '@funtool-docs/content/resultSyntax';
import { importSerially } from '@funtool-docs/shared/importSerially';

/** On the fence of what ran with the stated results; `markResults` marks no others. */
export const RAN = /(?:^|\s)ran(?=\s|$)/;

/**
 * Runs the examples of a page while it is compiled: false results stop the build or show in
 * development. The others are written on their fences, and counted.
 */
export async function verifyExamples(page: BuiltPage): Promise<void> {
  const { blocks, file, record, tree } = page;
  const examples = [...blocks.filter(isExample), ...edgeCaseExamples(page)];
  const { checkBlock } = await importSerially(() => import('@funtool-docs/checks/checkExamples'));
  const checks = examples.map((block) => checkBlock(block));
  const problems = (await Promise.all(checks)).flat();
  if (problems.length) {
    const name = relativePath(file.cwd, file.path);
    const list = problems.map((problem) => formatProblem({ file: name, ...problem }));
    file.fail(list.join('\n'), { line: problems[0]!.line, column: 1 });
  }
  const ran = examples.filter(({ meta }) => norunReason(meta) === undefined);
  record.checkedResults = ran.reduce((sum, { code }) => sum + countResults(code), 0);
  const lines = new Set(ran.map(({ line }) => line));
  visit(tree, 'code', (node: Code) => {
    if (lines.has(lineOf(node) + 1)) node.meta = `${node.meta ?? ''} ran`.trim();
  });
}
