/**
 * Loads the documented library for an example, the way a reader's project would.
 *
 * @param specifier `funtool` or `funtool/<category>`.
 * @throws {Error} For any other module.
 */
export async function importFuntool(specifier: string): Promise<unknown> {
  if (specifier !== 'funtool' && !specifier.startsWith('funtool/')) {
    throw new Error(`examples import from funtool only, not from "${specifier}"`);
  }
  return import(/* @vite-ignore */ specifier);
}
