let last: Promise<unknown> = Promise.resolve();

/**
 * Imports the documented library for an example. Imports wait for each other: the loader that runs
 * the configuration hands a module to concurrent imports before it is evaluated.
 *
 * @throws {Error} For any module but `funtool` and `funtool/<category>`.
 */
export async function importFuntool(specifier: string): Promise<unknown> {
  if (specifier !== 'funtool' && !specifier.startsWith('funtool/')) {
    throw new Error(`examples import from funtool only, not from "${specifier}"`);
  }
  const load = () => import(/* @vite-ignore */ specifier) as Promise<unknown>;
  last = last.then(load, load);
  return last;
}
