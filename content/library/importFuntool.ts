let last: Promise<unknown> = Promise.resolve();

/**
 * Loads the documented library for an example, the way a reader's project would.
 *
 * Imports wait for each other: the loader that runs the configuration hands a module to concurrent
 * imports before it is evaluated.
 *
 * @param specifier `funtool` or `funtool/<category>`.
 * @throws {Error} For any other module.
 */
export async function importFuntool(specifier: string): Promise<unknown> {
  if (specifier !== 'funtool' && !specifier.startsWith('funtool/')) {
    throw new Error(`examples import from funtool only, not from "${specifier}"`);
  }
  const load = () => import(/* @vite-ignore */ specifier) as Promise<unknown>;
  last = last.then(load, load);
  return last;
}
