import vm from 'node:vm';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { importSerially } from '@funtool-docs/shared/importSerially';
import path from 'node:path';
import { readJson } from '@funtool-docs/content/files';

/** The source from which examples and tables get a library. */
export interface LibrarySource {
  /** Imports `funtool` or `funtool/<category>`; rejects any other module. */
  importModule: (specifier: string) => Promise<unknown>;
  /** Opens an empty page and runs the library in it. */
  createPage: () => Promise<LibraryPage>;
}

/** The documented library, as this repository implements it. */
export const documentedLibrary: LibrarySource = { importModule: importFuntool, createPage };

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';
const bundles = new Map<string, Promise<string>>();

export type LibraryExports = Record<string, (...args: unknown[]) => unknown>;

interface LibraryPage {
  window: object;
  /** Returns what an entry such as `funtool/type` exports; it sees the globals of this page. */
  exportsOf: (specifier: string) => Promise<LibraryExports>;
}

/**
 * Opens an empty page that runs each entry of a library once it is asked for.
 *
 * @param fileOf Names what an entry such as `funtool/type` is bundled from; by default the documented library.
 */
export async function createPage(fileOf = (specifier: string) => specifier): Promise<LibraryPage> {
  const window = await createWindow();
  const loaded = new Map<string, Promise<LibraryExports>>();
  const exportsOf = (specifier: string) => {
    const exports = loaded.get(specifier) ?? loadEntry(window, fileOf(specifier));
    loaded.set(specifier, exports);
    return exports;
  };
  return { window, exportsOf };
}

/**
 * Runs a new copy of an entry of a library. Copies share nothing, as the entries of the release do not: each of
 * those is a bundle of its own.
 *
 * @param globals Its properties are what the copy finds as globals, before those of Node.
 * @param specifier By default the root of the documented library; may be a file.
 * @returns The exports of the copy.
 */
export async function loadEntry(globals: object, specifier = 'funtool'): Promise<LibraryExports> {
  const code = `export * from ${JSON.stringify(specifier)};`;
  const library = bundles.get(code) ?? bundle(code, { format: 'iife', name: 'library' });
  bundles.set(code, library);
  // Modules are strict, but `with` cannot stand in strict code.
  const run = `(() => { 'use strict'; ${await library}; return library; })()`;
  const load = new Function('globals', `with (globals) { return ${run}; }`);
  return load(globals) as LibraryExports;
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

let whole: Promise<unknown> | undefined;

/**
 * Imports the documented library for an example. What the whole exports is a copy, since in the
 * release it shares nothing with the categories.
 *
 * @throws {Error} For any module but `funtool` and `funtool/<category>`.
 */
export async function importFuntool(specifier: string): Promise<unknown> {
  if (specifier !== 'funtool' && !specifier.startsWith('funtool/')) {
    throw new Error(`examples import from funtool only, not from "${specifier}"`);
  }
  if (specifier === 'funtool') return (whole ??= loadEntry({}));
  return importSerially(() => import(/* @vite-ignore */ specifier) as Promise<unknown>);
}

/** Relative to the repository root. */
export const LIBRARY_MANIFEST = 'library/package.json';

/** Lists what readers import from: `funtool`, `funtool/array` and so on, the root first. */
export function libraryEntries(root: string): string[] {
  const manifest = readJson<{ exports: object }>(path.join(root, LIBRARY_MANIFEST))!;
  return Object.keys(manifest.exports).map((entry) => `funtool${entry.slice(1)}`);
}
