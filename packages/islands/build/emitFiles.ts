import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { type Make, serveFiles } from './serveFiles';

/** Contents by path from the root of the site. */
type Contents = Iterable<readonly [string, string]>;

/**
 * Adds files to the site. The development server makes a file whenever it is asked for.
 *
 * @param files What makes each file, by its path from the root of the site.
 * @throws {Error} In a build, if a file has no content.
 */
export function emitFiles(name: string, files: Record<string, Make>): RsbuildPlugin {
  const makers = new Map(Object.entries(files));
  const makeAll = () =>
    Promise.all([...makers].map(async ([path, make]) => [path, await make()] as const));
  return emit(name, (path) => makers.get(path), makeAll);
}

/**
 * Adds a folder to the site whose files are made together. The development server makes them
 * whenever one is asked for.
 *
 * @param folder Path from the root of the site, with a slash at the end.
 * @param make Returns the content of each file, by its path from the root of the site.
 * @throws {Error} In the answer of the development server, if there is no such file; in a build, if one has no
 *   content.
 */
export function emitFolder(
  folder: string,
  make: () => Record<string, string> | Promise<Record<string, string>>,
): RsbuildPlugin {
  const find = (path: string) =>
    path.startsWith(folder) ? async () => findFile(await make(), path) : undefined;
  return emit(`folder-${folder}`, find, async () => Object.entries(await make()));
}

function findFile(files: Record<string, string>, path: string): string {
  const content = files[path];
  if (content === undefined) throw new Error(`there is no file "${path}"`);
  return content;
}

function emit(
  name: string,
  find: (path: string) => Make | undefined,
  makeAll: () => Promise<Contents>,
): RsbuildPlugin {
  return {
    name,
    async setup(api) {
      serveFiles(api, find);
      if (api.context.action === 'dev') return;
      const files = [...(await makeAll())];
      // `JSON.stringify` makes no text of a value that is missing.
      const empty = files.find(([, content]) => typeof content !== 'string');
      if (empty) throw new Error(`there is nothing to write into "${empty[0]}"`);
      emitAssets(api, files);
    },
  };
}

/** Adds files to what the bundler writes for browsers. */
export function emitAssets(api: Pick<RsbuildPluginAPI, 'processAssets'>, files: Contents): void {
  api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
    for (const [path, content] of files) {
      compilation.emitAsset(path, new sources.RawSource(content));
    }
  });
}
