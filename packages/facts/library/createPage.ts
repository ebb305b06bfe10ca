import vm from 'node:vm';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { importSerially } from '@funtool-docs/islands/build/importSerially';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';
const bundles = new Map<string, Promise<string>>();

export type LibraryExports = Record<string, (...args: unknown[]) => unknown>;

export interface LibraryPage {
  window: object;
  /** Returns what an entry such as `funtool/type` exports; it sees the globals of this page. */
  exportsOf: (specifier: string) => Promise<LibraryExports>;
}

/** Opens an empty page that runs each entry of the documented library once it is asked for. */
export async function createPage(): Promise<LibraryPage> {
  const window = await createWindow();
  const loaded = new Map<string, Promise<LibraryExports>>();
  const exportsOf = (specifier: string) => {
    const exports = loaded.get(specifier) ?? loadEntry(window, specifier);
    loaded.set(specifier, exports);
    return exports;
  };
  return { window, exportsOf };
}

/**
 * Opens an empty page and runs a module in it, which is bundled once.
 *
 * @param code As for `bundle`.
 * @throws What the module throws.
 */
export async function runInPage(code: string): Promise<{ window: object; exports: object }> {
  const window = await createWindow();
  return { window, exports: await runWith(window, code) };
}

/**
 * Runs a new copy of an entry of the documented library. Copies share nothing, as the entries of the
 * release do not: each of those is a bundle of its own.
 *
 * @param globals Its properties are what the copy finds as globals, before those of Node.
 * @param specifier By default the root.
 * @returns The exports of the copy.
 */
export async function loadEntry(globals: object, specifier = 'funtool'): Promise<LibraryExports> {
  const code = `export * from ${JSON.stringify(specifier)};`;
  return (await runWith(globals, code)) as LibraryExports;
}

async function runWith(globals: object, code: string): Promise<object> {
  const library = bundles.get(code) ?? bundle(code, { format: 'iife', name: 'library' });
  bundles.set(code, library);
  // Modules are strict, but `with` cannot stand in strict code.
  const run = `(() => { 'use strict'; ${await library}; return library; })()`;
  return new Function('globals', `with (globals) { return ${run}; }`)(globals) as object;
}

/**
 * Creates the window of an iframe with its own node classes and built-ins. The built-ins come from
 * a new context, since the emulated page cannot give its frames any.
 */
export async function createFrame(): Promise<object> {
  const builtIns = vm.runInNewContext('({ Object, Array, Map, Date, Uint8Array })') as object;
  return Object.assign(Object.create(await createWindow()), builtIns);
}

/** Examples without a page do not wait until the emulated one is loaded. */
async function createWindow(): Promise<Record<string, unknown>> {
  const { JSDOM } = await importSerially(() => import('jsdom'));
  const { window } = new JSDOM(EMPTY_PAGE, {
    url: 'https://shop.example/',
    pretendToBeVisual: true,
  });
  return window as unknown as Record<string, unknown>;
}
