import type { RsbuildPlugin } from '@rsbuild/core';

interface Emitted {
  files: Record<string, string>;
  /** Constants for the scripts of the site, as JavaScript. */
  define: Record<string, string>;
}

/** Adds files to the site, in builds and in development, and constants to its scripts. */
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
