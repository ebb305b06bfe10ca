import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentHost } from './checkBlocks';

/** What the code of a document finds around it. */
export interface Surroundings {
  /** Path of the document; names that it does not declare may be exports of the package it is in. */
  file: string;
  /** Where modules are resolved from. */
  folder: string;
  /** Modules by the names that stand for them, such as `_` for `lodash`. */
  scope: Record<string, string>;
  /** Whether code has the DOM of an empty page (jsdom). */
  hasDom: boolean;
}

type Exports = Record<string, unknown>;

/** Gives the code of a document what it imports, and what it uses without importing it. */
export async function createHost({
  file,
  folder,
  scope,
  hasDom,
}: Surroundings): Promise<DocumentHost> {
  const importModule = (name: string) => importFrom(folder, name);
  let own: Promise<Exports> | undefined;
  const findNames = async (names: string[]) => {
    const found = await Promise.all(
      names.map(async (name): Promise<[string, unknown][]> => {
        const module = scope[name];
        if (module !== undefined) return [[name, await importWhole(folder, module)]];
        own ??= importOwn(file);
        const exported = (await own)[name];
        return exported === undefined ? [] : [[name, exported]];
      }),
    );
    return Object.fromEntries(found.flat());
  };
  const requireModule = (name: string) => importWhole(folder, name);
  return {
    importModule,
    requireModule,
    findNames,
    globals: hasDom ? await createPage(folder) : undefined,
  };
}

/** Resolves as an import in a file of the folder would (with `--experimental-import-meta-resolve`). */
const resolveFrom = import.meta.resolve as (name: string, parent: URL) => string;

async function importFrom(folder: string, name: string): Promise<unknown> {
  const parent = pathToFileURL(path.join(folder, 'document.js'));
  const target = path.isAbsolute(name) ? pathToFileURL(name).href : resolveFrom(name, parent);
  return import(/* @vite-ignore */ target) as Promise<unknown>;
}

/** A module as one value, as `require` gives it: what a CommonJS module exports as a whole. */
async function importWhole(folder: string, name: string): Promise<unknown> {
  const exports = (await importFrom(folder, name)) as Exports;
  const isCommonJs =
    'module.exports' in exports || Object.keys(exports).every((key) => key === 'default');
  return isCommonJs || isWhole(exports) ? exports['default'] : exports;
}

/** What Node.js finds by name in a CommonJS module is also a property of its default export. */
function isWhole(exports: Exports): boolean {
  const whole = exports['default'] as Exports | undefined;
  const isObject = (typeof whole === 'object' && whole !== null) || typeof whole === 'function';
  return (
    isObject &&
    Object.keys(exports).every((key) => key === 'default' || whole[key] === exports[key])
  );
}

/** Exports of the package that a document is in; none if it has none that can be imported. */
async function importOwn(file: string): Promise<Exports> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) {
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
      // A package.json without a name only says of what kind files are.
      if (name) return importOwnFrom(folder, name);
    }
    if (path.dirname(folder) === folder) return {};
  }
}

/** The file that a package has for all that look at no conditions. */
function mainOf(folder: string): string {
  const { main } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    main?: string;
  };
  return path.join(folder, main ?? 'index.js');
}

async function importOwnFrom(folder: string, name: string): Promise<Exports> {
  for (const target of [name, mainOf(folder)]) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the second only where the first fails
      return (await importFrom(folder, target)) as Exports;
    } catch {
      // It has no exports, or was not built.
    }
  }
  return {};
}

async function createPage(folder: string): Promise<object> {
  const { JSDOM } = (await importFrom(folder, 'jsdom')) as {
    JSDOM: new (html: string, options: object) => { window: object };
  };
  const { window } = new JSDOM('', { pretendToBeVisual: true });
  return window;
}
