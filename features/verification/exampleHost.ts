import type { ExampleHost } from '../examples/evaluator/runExample';
import { needsBrowser } from '../../content/codeMeta';
import { documentedLibrary, type LibrarySource } from '../../content/library/librarySource';

/** Gives an example the library, and a page of its own if its fence says `browser`. */
export async function createExampleHost(
  meta: string,
  library = documentedLibrary,
): Promise<ExampleHost> {
  return needsBrowser(meta) ? createBrowserHost(library) : { importModule: library.importModule };
}

async function createBrowserHost(library: LibrarySource): Promise<ExampleHost> {
  const { window, exportsOf } = await library.createPage();
  const importModule = async (specifier: string) => {
    if (/^funtool(?:\/|$)/.test(specifier)) return exportsOf(specifier);
    throw new Error(`an example in a browser imports funtool only, not "${specifier}"`);
  };
  return { importModule, scope: window };
}
