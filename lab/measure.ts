import prettier from 'prettier';
import type { ContractFacts } from '@funtool-docs/facts/contract/contract';
import {
  type MeasuredPage,
  readMeasuredPages,
  FACTS,
  type MeasuredFacts,
} from '@funtool-docs/facts/library/measured';
import { runInThread } from './harness/runMeasured';
import { findNeighbours, measureFamily } from './differences/findNeighbours';
import { findDifferences } from './differences/findDifferences';
import { measureMatrix } from './matrices/measureMatrix';
import { describeExports } from './types/describeExports';
import { measureKinds } from './types/measureKinds';
import { findThrowing, measureReturns } from './types/measureReturns';

/**
 * Measures all that follows from the library and its measured calls.
 *
 * @param root Repository root.
 * @returns Texts by their path from the root; the same for the same library, whenever they are made.
 * @throws {Error} If a call does not run to an end, or a counterpart is no function.
 */
export async function measure(root: string): Promise<Record<string, string>> {
  const pages = readMeasuredPages(root);
  const [contracts, differences, neighbours] = await Promise.all([
    runInThread<Record<string, ContractFacts>>('computeContracts', root),
    findDifferences(root),
    findNeighbours(root),
  ]);
  const types = measureReturns(root, pages);
  const throwing = findThrowing(root, pages);
  const kinds = measureKinds(root, pages);
  const describe = async ({ name, exports }: MeasuredPage): Promise<MeasuredFacts> => {
    const [matrix, family] = await Promise.all([measureMatrix(name, exports), measureFamily(name)]);
    return {
      throwsOnValidTypes: throwing.has(name),
      kinds: kinds[name]!,
      types: types[name]!,
      contract: contracts[name]!,
      ...(matrix && { matrix }),
      ...(family && { family }),
      ...(differences.pages[name] && { differences: differences.pages[name] }),
      ...(neighbours[name] && { neighbours: neighbours[name] }),
    };
  };
  const facts: (readonly [name: string, value: unknown])[] = [
    ['api', describeExports(root)],
    ['lodash', differences.lodash],
    ...(await Promise.all(pages.map(async (page) => [page.name, await describe(page)] as const))),
  ];
  const files = facts.map(async ([name, value]) => [`${FACTS}/${name}.json`, await write(value)]);
  return Object.fromEntries(await Promise.all(files)) as Record<string, string>;
}

function write(value: unknown): Promise<string> {
  return prettier.format(JSON.stringify(value), { parser: 'json', printWidth: 100 });
}
