import type { Rspack, RspackChain } from '@rsbuild/core';

/** Where the bundler has put the content of a page. */
export interface PageModule {
  chunks: string[];
  module: string | number;
  /** Names of the files of the chunks. */
  files: string[];
  /** Names of the files that they refer to, such as images. */
  assets: string[];
}

/**
 * Names chunks by what the bundler knows before it hashes their content. With content hashes, which are its
 * default, the script that all pages load would have to list the chunks of all pages.
 */
export function nameChunks(chain: RspackChain): void {
  chain.optimization.chunkIds('named');
  chain.output.chunkFilename('static/js/async/[name].[fullhash:10].js');
}

/**
 * Finds out where the bundler has put modules that are loaded on demand.
 *
 * @param compilation A compilation whose modules have their ids.
 * @param paths Absolute paths of the modules.
 * @returns By path, each module that is in chunks of its own.
 */
export function locateModules(
  { chunkGroups, chunkGraph }: Rspack.Compilation,
  paths: Set<string>,
): Map<string, PageModule> {
  const located = new Map<string, PageModule>();
  for (const group of chunkGroups) {
    if (group.isInitial()) continue;
    // A style sheet that a module knows by its address lies in a chunk that every page starts with.
    const own = group.chunks.filter((chunk) => !chunk.canBeInitial());
    const chunks = own.map(({ id }) => String(id));
    const files = own.flatMap((chunk) => [...chunk.files]);
    const assets = own.flatMap((chunk) => [...chunk.auxiliaryFiles]);
    for (const module of own.flatMap((chunk) => chunkGraph.getChunkModules(chunk))) {
      const id = chunkGraph.getModuleId(module);
      const file = resourceOf(module);
      if (file && paths.has(file) && id !== null) {
        located.set(file, { chunks, module: id, files, assets });
      }
    }
  }
  return located;
}

/** A module that others were merged into is known by its root. */
function resourceOf(module: Rspack.Module): string | undefined {
  const root = 'rootModule' in module ? module.rootModule : module;
  return (root as { resource?: string }).resource;
}
