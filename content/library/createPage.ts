import vm from 'node:vm';
import { JSDOM } from 'jsdom';
import { bundle } from '../../framework/build/bundle';

const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';
const LIBRARY = 'export * from "funtool";';

let library: Promise<string> | undefined;

/** An emulated page in which the library runs. */
export interface LibraryPage {
  window: object;
  /** Every export of the library, seeing this page's globals. */
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
 * The window of an iframe: built-in classes and node classes of its own.
 *
 * @returns An object that has both, as the emulated page cannot give its frames built-ins of their own.
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
