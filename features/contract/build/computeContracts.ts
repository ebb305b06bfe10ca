import { loadEntry } from '../../../content/library/createPage';
import { readMeasuredPages } from '../../../content/library/measuredCalls';
import type { ContractRecord } from '../contractRecord';
import { judge } from './judge';
import { listCalls } from './listCalls';
import { observePage } from './observePage';

/**
 * Computes the contract of every API page. Runs measured calls, which replace globals.
 *
 * @param root Repository root.
 */
export async function computeContracts(root: string): Promise<ContractRecord[]> {
  const exports = Object.keys(await loadEntry({}));
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return Promise.all(
    readMeasuredPages(root).map(async (page) => {
      const observed = await observePage(page);
      const errors = observed.map(({ error }) => error);
      return {
        name: page.name,
        exports: page.exports,
        date,
        statements: judge(observed),
        calls: listCalls(page.calls, errors, exports),
      };
    }),
  );
}
