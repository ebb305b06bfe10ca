import type { Rspack, RspackChain } from '@rsbuild/core';

/** The module into which the bundler has put the content of a page. */
export interface PageModule {
  chunks: string[];
  module: string | number;
  files: string[];
  /** Files that the chunks refer to, such as images. */
  assets: string[];
}

/**
 * Names chunks without content hashes: with these, which are the default, the script that all pages
 * load would have to list the chunks of all pages.
 */
export function nameChunks(chain: RspackChain): void {
  chain.optimization.chunkIds('named');
  chain.output.chunkFilename('static/js/async/[name].[fullhash:10].js');
}

/** Finds on-demand modules by absolute path, once the compilation has assigned their ids. */
export function locateModules(
  { chunkGroups, chunkGraph }: Rspack.Compilation,
  paths: Set<string>,
): Map<string, PageModule> {
  const located = new Map<string, PageModule>();
  for (const group of chunkGroups) {
    if (group.isInitial()) continue;
    // A style sheet imported by address is in a chunk that every page starts with.
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

/** A concatenated module is known by its root. */
function resourceOf(module: Rspack.Module): string | undefined {
  const root = 'rootModule' in module ? module.rootModule : module;
  return (root as { resource?: string }).resource;
}
