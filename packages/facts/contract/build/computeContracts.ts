import { loadEntry } from '../../library/createPage';
import { readMeasuredPages } from '../../library/measuredCalls';
import type { ContractRecord } from '../contractRecord';
import { judge } from './judge';
import { listCalls } from './listCalls';
import { observePage } from './observePage';

/**
 * Computes the contract of every API page. Runs measured calls, which replace globals.
 *
 * @param root Repository root.
 * @param names Of pages, by default of all that have measured calls.
 */
export async function computeContracts(root: string, names?: string[]): Promise<ContractRecord[]> {
  const exports = Object.keys(await loadEntry({}));
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const pages = readMeasuredPages(root).filter(({ name }) => names?.includes(name) ?? true);
  return Promise.all(
    pages.map(async (page) => {
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
