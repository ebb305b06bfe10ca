import { createPage, type LibraryPage } from './createPage';
import { importFuntool } from './importFuntool';

/** The source from which examples and tables get a library. */
export interface LibrarySource {
  /** Imports `funtool` or `funtool/<category>`; rejects any other module. */
  importModule: (specifier: string) => Promise<unknown>;
  /** Opens an empty page and runs the library in it. */
  createPage: () => Promise<LibraryPage>;
}

/** The documented library, as this repository implements it. */
export const documentedLibrary: LibrarySource = { importModule: importFuntool, createPage };
