import type { LibrarySource } from '@funtool-docs/facts/library/librarySource';
import type { CodeBlock } from '@funtool-docs/content/parsePage';
import { parseExample } from '@funtool-docs/runner/evaluator/parseExample';
import { NOTHING_THROWN, type Outcome } from '@funtool-docs/runner/evaluator/outcome';
import { runExample } from '@funtool-docs/runner/evaluator/runExample';
import type { CreateHost } from '../../exampleHost';
import type { Finding } from './tasks';

/** Runs an example or a claim on a library and compares its results with those it states. */
export async function compareExample(
  { code, meta }: Pick<CodeBlock, 'code' | 'meta'>,
  library: LibrarySource,
  createHost: CreateHost,
): Promise<Finding[]> {
  const run = await runExample(code, await createHost(meta, library));
  if (run.error) {
    return [{ line: run.error.line, message: `this example stops here: ${run.error.message}` }];
  }
  return [
    ...run.outcomes.filter(({ ok }) => !ok).map((outcome) => describe(code, outcome)),
    ...run.unstated.map(({ line, actual }) => ({
      line,
      message: `${statementAt(code, line)} gave ${actual}, the page states no result`,
    })),
  ];
}

function describe(code: string, { line, kind, expected, actual }: Outcome): Finding {
  const statement = statementAt(code, line);
  const verb = { value: 'gave', throws: 'threw', prints: 'printed' }[kind];
  if (actual === undefined) {
    return { line, message: `${statement} was not reached, the page says ${expected}` };
  }
  const really = actual === NOTHING_THROWN ? 'threw nothing' : `${verb} ${actual}`;
  return { line, message: `${statement} ${really}, the page says ${expected}` };
}

function statementAt(code: string, line: number): string {
  const example = parseExample(code);
  const { node } = example.statements.find((statement) => statement.line === line)!;
  return example.code.slice(node.start, node.end).replace(/;$/, '');
}
