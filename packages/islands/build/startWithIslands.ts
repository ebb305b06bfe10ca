import path from 'node:path';
import type { RspackChain } from '@rsbuild/core';

/** Its `hydrateRoot` takes the place of that of React. */
const HYDRATE = path.resolve(import.meta.dirname, '../client/hydrateRoot.tsx');

const START = path.resolve(import.meta.dirname, '../client/start.ts');

/**
 * Has pages start with `packages/islands/client/start.ts`, which imports the entry of Rspress on demand as
 * `rspress-entry`, and hydrates with `packages/islands/client/hydrateRoot.tsx`.
 *
 * @param islands Module with the islands of the theme, known to the page as `site-islands`.
 * @throws {Error} If Rspress does not start with the modules that are known here.
 */
export function startWithIslands(chain: RspackChain, islands: string): void {
  takeEntry(chain, '@theme'); // The entry imports it, too.
  const entry = takeEntry(chain, 'ssrClientEntry');
  chain.resolve.alias.set('rspress-entry', entry);
  chain.module
    .rule('rspress-entry')
    .test(/ssrClientEntry\.js$/)
    .resolve.alias.set('react-dom/client', HYDRATE);
  chain.resolve.alias.set('site-islands', islands);
  chain.entry('index').add(START);
}

function takeEntry(chain: RspackChain, name: string): string {
  const entry = chain.entry('index');
  const found = entry.values().find((one) => path.basename(String(one), '.js') === name);
  if (!found) throw new Error(`Rspress no longer starts with the module "${name}".`);
  entry.delete(found as string);
  return found as string;
}
