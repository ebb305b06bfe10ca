import { installFixedGlobals } from '../harness/runMeasured';
import { loadEntry } from '@funtool-docs/facts/library/createPage';
import { readMeasuredPages, type MeasuredCall } from '@funtool-docs/facts/library/measuredCalls';
import type { ContractFacts } from '@funtool-docs/facts/contract/contractRecord';
import { judge } from './judge';
import { observePage } from './observePage';

/** Matches what neither a worker nor a page has, or lets anybody replace. */
const NEEDS_NODE = /\bnode:|\bBuffer\b|\bprocess\b|\bglobal\b|\bglobalThis\.window =/;

/** The name of an export, but not that of a method. */
const nameIn = (name: string) => new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$])`);

/**
 * Computes the contract of every API page. Runs measured calls, which replace globals.
 *
 * @param root Repository root.
 * @returns Contracts by name of the page.
 */
export async function computeContracts(root: string): Promise<Record<string, ContractFacts>> {
  const exports = Object.keys(await loadEntry({}));
  const contracts: Record<string, ContractFacts> = {};
  const fixed = installFixedGlobals();
  for (const page of readMeasuredPages(root)) {
    // Its contract is the same whatever other pages are computed.
    fixed.reset();
    fixed.restart(false);
    // oxlint-disable-next-line no-await-in-loop -- one by one, since calls replace globals
    const observed = await observePage(page, fixed);
    const errors = observed.map(({ error }) => error);
    contracts[page.name] = {
      statements: judge(observed),
      calls: listCalls(page.calls, errors, exports),
    };
  }
  return contracts;
}

/**
 * Says of each measured call what it needs to run in the browser.
 *
 * @param errors What each of them throws; `undefined` for those that throw nothing.
 * @param exports Names of all exports of the library.
 */
function listCalls(
  calls: MeasuredCall[],
  errors: unknown[],
  exports: string[],
): ContractFacts['calls'] {
  return calls.map((call, index) => {
    const code = [call.setup, call.call, call.result].join('\n');
    const runsIn = call.env === 'dom' ? 'document' : 'worker';
    const { name: errorName } = (errors[index] ?? {}) as Partial<Error>;
    return {
      call: call.call,
      imports: exports.filter((name) => nameIn(name).test(code)),
      ...(!NEEDS_NODE.test(code) && { runsIn }),
      ...(errorName && { errorName }),
    };
  });
}
