import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';

const START = path.resolve(import.meta.dirname, '../client/startInTurn.ts');

/**
 * Has the page start with `framework/client/startInTurn.ts`, which imports the entry of Rspress as
 * `rspress-entry`.
 *
 * @throws {Error} If Rspress does not start with the modules that are known here.
 */
export function startInTurn(chain: RspackChain): void {
  takeEntry(chain, '@theme'); // The entry imports it, too.
  chain.resolve.alias.set('rspress-entry', takeEntry(chain, 'ssrClientEntry'));
  chain.entry('index').add(START);
}

function takeEntry(chain: RspackChain, name: string): string {
  const entry = chain.entry('index');
  const found = entry.values().find((one) => path.basename(String(one), '.js') === name);
  if (!found) throw new Error(`Rspress no longer starts with the module "${name}".`);
  entry.delete(found as string);
  return found as string;
}
