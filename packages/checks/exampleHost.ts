import type { ExampleHost } from '@funtool-docs/runner/evaluator/events';
import { needsBrowser } from '@funtool-docs/content/codeBlocks';
import { documentedLibrary, type LibrarySource } from '@funtool-docs/facts/library/librarySource';
import { importSerially } from '@funtool-docs/shared/importSerially';
import type { RunnableBlock } from './thread/runBlock';

/** Libraries that pages compare the documented one with. */
const COUNTERPARTS = new Set(['lodash']);

/** Gives code its modules, and perhaps a page, which is closed afterwards. */
export interface ClosableHost extends ExampleHost {
  close?: () => void;
}

/**
 * Gives a block its modules: the library, claims also what it is compared with; and a page of its own if its fence
 * says `browser`.
 *
 * @param library By default the documented one.
 */
export async function createHost(
  { meta, isClaim }: Omit<RunnableBlock, 'code'>,
  library = documentedLibrary,
): Promise<ClosableHost> {
  const host: ClosableHost = needsBrowser(meta)
    ? await createBrowserHost(library)
    : { importModule: library.importModule };
  const importModule = (specifier: string) =>
    isClaim && COUNTERPARTS.has(specifier)
      ? importSerially(() => import(/* @vite-ignore */ specifier) as Promise<unknown>)
      : host.importModule(specifier);
  return { ...host, importModule };
}

async function createBrowserHost(library: LibrarySource) {
  const { window, exportsOf } = await library.createPage();
  const importModule = async (specifier: string) => {
    if (/^funtool(?:\/|$)/.test(specifier)) return exportsOf(specifier);
    throw new Error(`an example in a browser imports funtool only, not "${specifier}"`);
  };
  return { importModule, scope: window, close: () => (window as Window).close() };
}
