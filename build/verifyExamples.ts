import type { BuiltPage } from '../packages/facts/builtPage';
import { isExample, norunReason } from '../packages/content/codeMeta';
import { edgeCaseExamples } from '../packages/content/edgeCases';
import { relativePath } from '../packages/content/paths';
import { formatProblem } from '../packages/content/problem';
import { countResults } from '../packages/content/resultSyntax';
import { importInTurn } from '../packages/islands/build/importInTurn';

/**
 * Runs the examples of a page while it is compiled: false results stop the build or show in
 * development.
 */
export async function verifyExamples(page: BuiltPage): Promise<void> {
  const { blocks, file, record } = page;
  const examples = [...blocks.filter(isExample), ...edgeCaseExamples(page)];
  const { checkBlockOnce } = await importInTurn(() => import('../packages/checks/checkExamples'));
  const checks = examples.map((block) => checkBlockOnce(block));
  const problems = (await Promise.all(checks)).flat();
  if (problems.length) {
    const name = relativePath(file.cwd, file.path);
    const list = problems.map((problem) => formatProblem({ file: name, ...problem }));
    file.fail(list.join('\n'), { line: problems[0]!.line, column: 1 });
  }
  record.checkedResults = examples
    .filter(({ meta }) => norunReason(meta) === undefined)
    .reduce((sum, { code }) => sum + countResults(code), 0);
}
