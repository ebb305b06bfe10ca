import path from 'node:path';
import { runProblems } from '@funtool-docs/checks/checkExamples';
import type { BlockResult, RunBlock, RunnableBlock } from '@funtool-docs/checks/thread/runBlock';
import { jsonLine } from '@funtool-docs/content/jsonLine';
import type { Problem } from '@funtool-docs/content/problem';
import { readText } from '@funtool-docs/content/textFile';
import type { ListedCall } from '@funtool-docs/facts/contract/contractRecord';
import { measuredExample } from '@funtool-docs/facts/contract/measuredExample';
import { readContract } from '@funtool-docs/facts/contract/readContract';
import { BEHAVIOUR, readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import type { Release } from './openRelease';

/** Runs every measured call, written as a block that imports from the entry of its page. */
export async function compareCalls(
  root: string,
  release: Release,
  run: RunBlock<BlockResult | undefined>,
): Promise<Problem[]> {
  const found = readMeasuredPages(root).flatMap(({ name }) => {
    const file = `${BEHAVIOUR}/${name}.json`;
    const source = readText(path.join(root, file));
    const entry = `funtool/${name.split('/')[0]}`;
    const own = release.names[entry] ?? [];
    return readContract(root, name)!.calls.map(async (call, index): Promise<Problem[]> => {
      const result = await run(
        blockOf(call, (imported) => (own.includes(imported) ? entry : 'funtool')),
      );
      if (!result) return [];
      const line = jsonLine(source, ['behaviour', index, 'call']);
      return callProblems(call, result).map((message) => {
        return { file, line, message: `${call.call}: ${message}` };
      });
    });
  });
  return (await Promise.all(found)).flat();
}

function blockOf(call: ListedCall, entryOf: (name: string) => string): RunnableBlock {
  const imports = call.imports.map((name) => `import { ${name} } from '${entryOf(name)}';`);
  const code = [...imports, measuredExample({ ...call, imports: [] })].join('\n');
  return {
    // Constructed code has no `import()` of its own.
    code: code.replaceAll('import(', 'process.getBuiltinModule('),
    meta: call.env === 'dom' ? 'browser' : '',
  };
}

/** The block states the name of an error alone; of its message, a part was measured. */
function callProblems({ throws }: ListedCall, result: BlockResult): string[] {
  const stated = { ...result, unstated: [], unprinted: [] };
  const problems = runProblems(stated).map(({ message }) => message);
  const [{ actual } = {}] = result.outcomes;
  if (problems.length > 0 || throws === undefined || actual!.includes(throws)) return problems;
  return [`stated: throws "${throws}"; what it really throws: ${actual}`];
}
