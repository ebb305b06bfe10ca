import path from 'node:path';
import type { Placing } from '../starter/placePages';
import { type OutputChunk, type OutputOptions, rolldown } from 'rolldown';

const ENTRY = '\0entry';

/**
 * Bundles a module, tree-shaken.
 *
 * @param code Source; may import `funtool`, its categories, and files by absolute paths.
 * @param platform Where it runs; in Node.js it can import what that has built in.
 * @throws {Error} If an import does not exist.
 */
export async function bundle(
  code: string,
  output: OutputOptions,
  platform: 'browser' | 'node' = 'browser',
): Promise<string> {
  const [chunk] = await bundleAll({ [ENTRY]: code }, output, platform);
  return chunk.code;
}

/** @param modules Code of the entry, and of other modules that are no files, by name. */
async function bundleAll(
  modules: Record<string, string>,
  output: OutputOptions,
  platform: 'browser' | 'node' = 'browser',
): Promise<[OutputChunk, ...OutputChunk[]]> {
  const virtual = new Map(Object.entries(modules));
  const build = await rolldown({
    input: ENTRY,
    platform,
    moduleTypes: { '.css': 'text' },
    plugins: [
      {
        name: 'virtual-modules',
        resolveId: (id) => (virtual.has(id) ? id : null),
        load: (id) => virtual.get(id) ?? null,
      },
      {
        // As Rsbuild does (https://rsbuild.rs/guide/styling/css-usage).
        name: 'inline-styles',
        resolveId(id, importer) {
          const [file, query] = id.split('?');
          return query === 'inline' ? this.resolve(file!, importer) : null;
        },
      },
    ],
  });
  const { output: chunks } = await build.generate(output).finally(() => build.close());
  const [entry, ...others] = chunks;
  return [entry, ...others.filter((file) => file.type === 'chunk')];
}

/** Bundles a module of `packages/islands/starter` and, given an argument, calls its main export. */
export async function bundleStarter(name: string, argument?: object): Promise<string> {
  const file = JSON.stringify(path.resolve(import.meta.dirname, `../starter/${name}.ts`));
  const call = `import { ${name} } from ${file}; ${name}(${JSON.stringify(argument)});`;
  const code = argument ? call : `import ${file};`;
  const script = await bundle(code, { format: 'iife', minify: true });
  // Notes for a bundler, which nothing reads any more.
  return script.replaceAll('/* @__PURE__ */ ', '').trim();
}

/** A script by its file name, which contains a content hash. */
type Scripts = Map<string, string>;

/**
 * Bundles the enhancements of pages with what can wait until a page has loaded (`packages/islands/starter`).
 * What they import on demand becomes scripts of its own.
 *
 * @param constants What they import from `virtual-site`.
 * @param placing How pages are put in each other's place.
 * @returns The scripts, that of the enhancements first.
 */
export async function bundleEnhancements(
  file: string,
  constants: object,
  placing: Placing,
): Promise<Scripts> {
  const afterLoad = path.resolve(import.meta.dirname, '../starter/afterLoad.ts');
  const code =
    `import ${JSON.stringify(file)};` +
    `import { afterLoad } from ${JSON.stringify(afterLoad)}; afterLoad(${JSON.stringify(placing)});`;
  const modules = { [ENTRY]: code, 'virtual-site': exportsOf(constants) };
  const chunks = await bundleAll(modules, {
    format: 'es',
    minify: true,
    entryFileNames: 'enhancements.[hash].js',
    chunkFileNames: '[name].[hash].js',
  });
  return new Map(chunks.map(({ fileName, code: script }) => [fileName, script]));
}

function exportsOf(constants: object): string {
  const entries = Object.entries(constants);
  return entries
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('');
}

/** Data that the build passes to the service worker. */
interface OfflineSite {
  /** Of the scripts and styles of the site. */
  version: string;
  /** Files that all pages need. */
  shell: string[];
  /** HTML documents for pages that are not kept, by language; that of the default one comes first. */
  messages: [lang: string, html: string][];
}

declare global {
  const OFFLINE_SITE: OfflineSite;
}

/** Bundles `offline/worker/NAME.ts` into one script, with `site` as the constant `OFFLINE_SITE`. */
export function bundleWorker(name: string, site?: OfflineSite): Promise<string> {
  const file = path.join(import.meta.dirname, '../offline/worker', `${name}.ts`);
  const intro = site && `const OFFLINE_SITE = ${JSON.stringify(site)};`;
  return bundle(`import ${JSON.stringify(file)};`, { format: 'iife', minify: true, intro });
}
