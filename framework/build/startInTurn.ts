import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';

const START = path.resolve(import.meta.dirname, '../client/startInTurn.ts');

/** Modules that Rspress starts with after its styles; the second imports the first. */
const MODULES = ['@theme', 'ssrClientEntry'];

/**
 * Has the page start with `framework/client/startInTurn.ts`, which imports the entry of Rspress as
 * `rspress-entry`.
 *
 * @throws {Error} If Rspress does not start with the modules that are known here.
 */
export function startInTurn(chain: RspackChain): void {
  const entry = chain.entry('index');
  for (const name of MODULES) {
    const found = entry.values().find((one) => path.basename(String(one), '.js') === name);
    if (!found) throw new Error(`Rspress no longer starts with the module "${name}".`);
    entry.delete(found as string);
    chain.resolve.alias.set('rspress-entry', found as string);
  }
  entry.add(START);
}
