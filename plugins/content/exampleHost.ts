import { JSDOM } from 'jsdom';
import type { ExampleHost } from '../../theme/support/example/runExample';
import { bundle } from '../library/bundle';
import { needsBrowser } from './codeMeta';
import { importFuntool } from './importFuntool';

const LIBRARY = 'export * from "funtool";';
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';

let library: Promise<string> | undefined;

/**
 * Gives an example what it needs: the library, and where its fence says `browser` a page of its own.
 *
 * @param meta What follows the language on the opening fence.
 */
export async function createExampleHost(meta: string): Promise<ExampleHost> {
  return needsBrowser(meta) ? createBrowserHost() : { importModule: importFuntool };
}

/** The library runs inside the page as well, so that it sees the same `window` as the example. */
async function createBrowserHost(): Promise<ExampleHost> {
  library ??= bundle(LIBRARY, { format: 'iife', name: 'library' });
  const { window } = new JSDOM(EMPTY_PAGE, {
    url: 'https://shop.example/',
    pretendToBeVisual: true,
  });
  const load = new Function('window', `with (window) { ${await library}; return library; }`);
  const funtool: unknown = load(window);
  const importModule = async (specifier: string) => {
    if (/^funtool(?:\/|$)/.test(specifier)) return funtool;
    throw new Error(`an example in a browser imports funtool only, not "${specifier}"`);
  };
  return { importModule, scope: window };
}
