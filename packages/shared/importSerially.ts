let last: Promise<unknown> = Promise.resolve();

/**
 * Imports a module once earlier imports have ended: the loader that runs the configuration hands a
 * module to concurrent imports before it is evaluated.
 *
 * @param load Contains the `import()`, whose path is relative to the caller.
 */
export async function importSerially<Module>(load: () => Promise<Module>): Promise<Module> {
  const loading = last.then(load, load);
  last = loading;
  return loading;
}
