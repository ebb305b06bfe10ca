import { importInTurn } from '../../framework/build/importInTurn';

/**
 * Imports the documented library for an example.
 *
 * @throws {Error} For any module but `funtool` and `funtool/<category>`.
 */
export async function importFuntool(specifier: string): Promise<unknown> {
  if (specifier !== 'funtool' && !specifier.startsWith('funtool/')) {
    throw new Error(`examples import from funtool only, not from "${specifier}"`);
  }
  return importInTurn(() => import(/* @vite-ignore */ specifier) as Promise<unknown>);
}
