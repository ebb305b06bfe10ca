import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import { bundle } from '../../framework/build/bundle';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';
const LIBRARY = 'export * from "funtool";';

let library: Promise<string> | undefined;

export interface LibraryPage {
  window: object;
  /** Exports of the library, which see the globals of this page. */
  funtool: Record<string, (...args: unknown[]) => unknown>;
}

/** Opens an empty page and runs the library in it. */
export async function createPage(): Promise<LibraryPage> {
  library ??= bundle(LIBRARY, { format: 'iife', name: 'library' });
  const window = createWindow();
  const load = new Function('window', `with (window) { ${await library}; return library; }`);
  return { window, funtool: load(window) as LibraryPage['funtool'] };
}

/**
 * Creates the window of an iframe with its own node classes and built-ins. The built-ins come from
 * a new context, since the emulated page cannot give its frames any.
 */
export function createFrame(): object {
  const builtIns = vm.runInNewContext('({ Object, Array, Map, Date, Uint8Array })') as object;
  return Object.assign(Object.create(createWindow()), builtIns);
}

function createWindow(): Record<string, unknown> {
  const { window } = new JSDOM(EMPTY_PAGE, {
    url: 'https://shop.example/',
    pretendToBeVisual: true,
  });
  return window as unknown as Record<string, unknown>;
}
