import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { basePrefix, emitAssets, type Make, serveFiles } from './emitFiles';

/** Module of Rspress with titles, outlines and dates of all pages; it depends on their files. */
export const PAGE_DATA = 'virtual-page-data';

/** Not `virtual:site`: Rspack takes what stands before a colon for the scheme of a URL. */
const NAME = 'virtual-site';

const HASH_LENGTH = 10;

/** A value can be made from these. */
export interface SiteContext {
  /** Path of the site, with a slash at both ends. */
  base: string;
  /**
   * Adds a file to the site. The development server makes it whenever it is asked for, under a path
   * without hash.
   *
   * @param file Its path, in which `[hash]` stands for the hash of its content.
   * @returns The path from the root of the site, with a slash in front.
   */
  emit: (file: string, make: Make) => Promise<string>;
}

/** Makes a value that is written into scripts as JSON. */
type MakeValue<T> = (context: SiteContext) => T | Promise<T>;

/**
 * A value that scripts get from a function. In development, this fetches it, so that the server makes
 * it only when a script needs it.
 */
interface ValueOnDemand<T> {
  onDemand: () => T;
}

/** Functions that make each export of a module with these exports. */
export type SiteValues<Module> = {
  [Name in keyof Module]: Module[Name] extends () => infer Value
    ? ValueOnDemand<Awaited<Value>>
    : MakeValue<Module[Name]>;
};

/**
 * Makes the module `virtual-site`. It only passes on a module for each value, as the bundler can then
 * put each value where it is used: a module is in one chunk as a whole.
 *
 * Not `addRuntimeModules` of Rspress, which is deprecated: its modules are empty for the persistent
 * cache, so a value that has changed would stay as it was in the build before.
 */
export function siteModule(
  values: Record<string, MakeValue<unknown> | ValueOnDemand<unknown>>,
): RsbuildPlugin {
  return {
    name: 'site-module',
    async setup(api) {
      const isDev = api.context.action === 'dev';
      const base = basePrefix(api.getRsbuildConfig().server?.base);
      const served = new Map<string, Make>();
      const emitted = new Map<string, string>();
      const emit = async (file: string, make: Make): Promise<string> => {
        const content = isDev ? undefined : await make();
        const hash = content === undefined ? 'development' : hashOf(content);
        const placed = file.replace('[hash]', hash);
        served.set(placed, make);
        if (content !== undefined) emitted.set(placed, content);
        return `/${placed}`;
      };
      const write = async (name: string, value: (typeof values)[string]): Promise<string> => {
        if (typeof value === 'function') return JSON.stringify(await value({ base, emit }));
        if (!isDev) return `() => (${JSON.stringify(value.onDemand())})`;
        const file = `static/${name}.json`;
        served.set(file, () => JSON.stringify(value.onDemand()));
        return `() => fetch(${JSON.stringify(base + file)}).then((response) => response.json())`;
      };
      const parts = Object.entries(values).map(async ([name, value]) => [
        `${NAME}/${name}`,
        `export const ${name} = ${await write(name, value)};`,
      ]);
      const modules: Record<string, string> = Object.fromEntries(await Promise.all(parts));
      modules[NAME] = Object.keys(values)
        .map((name) => `export { ${name} } from '${NAME}/${name}';`)
        .join('\n');
      api.modifyBundlerChain((chain, { rspack }) => {
        const files = Object.entries(modules).map(([name, code]) => [fileOf(name), code]);
        chain
          .plugin('site-module')
          .use(rspack.experiments.VirtualModulesPlugin, [Object.fromEntries(files)]);
        for (const name of Object.keys(modules)) chain.resolve.alias.set(`${name}$`, fileOf(name));
      });
      serveFiles(api, (file) => served.get(file));
      emitAssets(api, emitted);
    },
  };
}

/** Its folder does not exist: the bundler alone knows these files. */
function fileOf(module: string): string {
  return path.join(import.meta.dirname, NAME, `${path.basename(module)}.js`);
}

/** Hash of a content, for the name of its file. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
