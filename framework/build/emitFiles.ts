import type { RsbuildPlugin } from '@rsbuild/core';

interface Emitted {
  /** Contents by name within the site. */
  files: Record<string, string>;
  /** Constants for the scripts of the site, as JavaScript. */
  define: Record<string, string>;
}

/**
 * Adds files to the site, while it is built as well as developed, and tells its scripts about them.
 *
 * @param name Name of the plugin.
 * @param create Makes the files, once.
 */
export function emitFiles(name: string, create: () => Emitted | Promise<Emitted>): RsbuildPlugin {
  return {
    name,
    async setup(api) {
      const { files, define } = await create();
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { source: { define } }),
      );
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          for (const [file, content] of Object.entries(files)) {
            compilation.emitAsset(file, new sources.RawSource(content));
          }
        },
      );
    },
  };
}
