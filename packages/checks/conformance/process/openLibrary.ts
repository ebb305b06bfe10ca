import { fileURLToPath } from 'node:url';
import { type LibraryExports, runInPage } from '@funtool-docs/facts/library/createPage';
import type { LibrarySource } from '@funtool-docs/facts/library/librarySource';

/** Loads entries such as `funtool/array` from the project in which a release is installed. */
export interface ReleaseModules {
  importEntry: (specifier: string) => Promise<object>;
  requireEntry: (specifier: string) => object;
  /** Returns the URL of the file that is imported. */
  resolveEntry: (specifier: string) => string;
}

export interface ReleaseLibrary extends LibrarySource {
  /** Returns everything that the release exports; what the entry exports wins. */
  scopeOf: (entry: string) => Promise<Record<string, unknown>>;
}

/**
 * Opens a release for examples, tables and measured calls.
 *
 * @param usable Entries that can be imported; an import of another one throws.
 * @param onUnusable Called with an entry that was wanted but cannot be imported.
 */
export function openLibrary(
  { importEntry, resolveEntry }: ReleaseModules,
  usable: string[],
  onUnusable: (specifier: string) => void,
): ReleaseLibrary {
  const ensureUsable = (specifier: string) => {
    if (usable.includes(specifier)) return specifier;
    if (!/^funtool(?:\/|$)/.test(specifier)) {
      throw new Error(`examples import from funtool only, not from "${specifier}"`);
    }
    onUnusable(specifier);
    throw new Error(`${specifier} cannot be imported`);
  };
  return {
    importModule: async (specifier) => importEntry(ensureUsable(specifier)),
    createPage: async () => {
      const files = usable.map((specifier) => fileURLToPath(resolveEntry(specifier)));
      const code = files.map((file, index) => {
        return `export * as entry${index} from ${JSON.stringify(file)};`;
      });
      const { window, exports } = await runInPage(code.join('\n'));
      const byEntry = exports as Record<string, LibraryExports>;
      const exportsOf = async (specifier: string) =>
        byEntry[`entry${usable.indexOf(ensureUsable(specifier))}`]!;
      return { window, exportsOf };
    },
    scopeOf: async (entry) => {
      const wanted = [...usable.filter((other) => other !== entry), ensureUsable(entry)];
      return Object.assign({}, ...(await Promise.all(wanted.map(importEntry))));
    },
  };
}
