import { importSerially } from '@funtool-docs/shared/importSerially';
import { loadEntry } from './createPage';

let root: Promise<unknown> | undefined;

/**
 * Imports the documented library for an example. What the root exports is a copy, since in the
 * release it shares nothing with the categories.
 *
 * @throws {Error} For any module but `funtool` and `funtool/<category>`.
 */
export async function importFuntool(specifier: string): Promise<unknown> {
  if (specifier !== 'funtool' && !specifier.startsWith('funtool/')) {
    throw new Error(`examples import from funtool only, not from "${specifier}"`);
  }
  if (specifier === 'funtool') return (root ??= loadEntry({}));
  return importSerially(() => import(/* @vite-ignore */ specifier) as Promise<unknown>);
}
