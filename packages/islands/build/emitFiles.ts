import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { type Make, serveFiles } from './serveFiles';

/**
 * Adds files to the site. The development server makes a file whenever it is asked for.
 *
 * @param files What makes each file, by its path from the root of the site.
 */
export function emitFiles(name: string, files: Record<string, Make>): RsbuildPlugin {
  const makers = new Map(Object.entries(files));
  return {
    name,
    async setup(api) {
      serveFiles(api, (path) => makers.get(path));
      if (api.context.action === 'dev') return;
      const made = [...makers].map(async ([path, make]) => [path, await make()] as const);
      emitAssets(api, await Promise.all(made));
    },
  };
}

/**
 * Adds files to what the bundler writes for browsers.
 *
 * @param files Paths from the root of the site, and contents.
 */
export function emitAssets(
  api: Pick<RsbuildPluginAPI, 'processAssets'>,
  files: Iterable<readonly [string, string]>,
): void {
  api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
    for (const [path, content] of files) {
      compilation.emitAsset(path, new sources.RawSource(content));
    }
  });
}
