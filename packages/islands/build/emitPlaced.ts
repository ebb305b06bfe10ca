import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Adds files to the built site whose paths are known while pages are compiled. The development
 * server has none of them.
 *
 * @param list Called once; returns contents by path in the site.
 */
export function emitPlaced(name: string, list: () => Iterable<[string, string]>): RsbuildPlugin {
  return {
    name,
    setup(api) {
      if (api.context.action !== 'build') return;
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const [path, content] of list()) {
            compilation.emitAsset(path, new sources.RawSource(content));
          }
        },
      );
    },
  };
}
