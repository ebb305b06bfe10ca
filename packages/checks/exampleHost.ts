import type { ExampleHost } from '@funtool-docs/runner/evaluator/runExample';
import { needsBrowser } from '@funtool-docs/content/codeMeta';
import { documentedLibrary, type LibrarySource } from '@funtool-docs/facts/library/librarySource';
import { importSerially } from '@funtool-docs/islands/build/importSerially';

/** Libraries that pages compare the documented one with. */
const COUNTERPARTS = new Set(['lodash']);

/**
 * Gives what is run its modules.
 *
 * @param meta Words behind the language on a fence.
 * @param library By default the documented one.
 */
export type CreateHost = (meta: string, library?: LibrarySource) => Promise<ExampleHost>;

/** Gives an example the library, and a page of its own if its fence says `browser`. */
export const createExampleHost: CreateHost = async (meta, library = documentedLibrary) =>
  needsBrowser(meta) ? createBrowserHost(library) : { importModule: library.importModule };

/** Gives a claim what an example gets, and libraries that pages compare the documented one with. */
export const createClaimHost: CreateHost = async (meta, library) => {
  const host = await createExampleHost(meta, library);
  const importModule = (specifier: string) =>
    COUNTERPARTS.has(specifier)
      ? importSerially(() => import(/* @vite-ignore */ specifier) as Promise<unknown>)
      : host.importModule(specifier);
  return { ...host, importModule };
};

async function createBrowserHost(library: LibrarySource): Promise<ExampleHost> {
  const { window, exportsOf } = await library.createPage();
  const importModule = async (specifier: string) => {
    if (/^funtool(?:\/|$)/.test(specifier)) return exportsOf(specifier);
    throw new Error(`an example in a browser imports funtool only, not "${specifier}"`);
  };
  return { importModule, scope: window };
}
