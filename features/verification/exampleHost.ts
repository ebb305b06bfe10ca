import type { ExampleHost } from '../examples/evaluator/runExample';
import { createPage } from '../../content/library/createPage';
import { needsBrowser } from '../../content/codeMeta';
import { importFuntool } from '../../content/library/importFuntool';

/** Gives an example the library, and a page of its own if its fence says `browser`. */
export async function createExampleHost(meta: string): Promise<ExampleHost> {
  return needsBrowser(meta) ? createBrowserHost() : { importModule: importFuntool };
}

async function createBrowserHost(): Promise<ExampleHost> {
  const { window, funtool } = await createPage();
  const importModule = async (specifier: string) => {
    if (/^funtool(?:\/|$)/.test(specifier)) return funtool;
    throw new Error(`an example in a browser imports funtool only, not "${specifier}"`);
  };
  return { importModule, scope: window };
}
