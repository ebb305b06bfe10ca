import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { createSandbox } from './createSandbox';

/**
 * Builds the document in which examples run, and tells the theme where it is as the constant
 * `RUNNER_ADDRESS`.
 *
 * @param root Repository root.
 */
export function runner(root: string): RspressPlugin {
  const site = { base: '/' };
  return {
    name: 'runner',
    config(config) {
      site.base = config.base ?? '/';
      return config;
    },
    builderConfig: { plugins: [rsbuildRunner(root, site)] },
  };
}

function rsbuildRunner(root: string, site: { base: string }): RsbuildPlugin {
  return {
    name: 'runner',
    async setup(api) {
      const { name, html } = await createSandbox(root);
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          source: { define: { RUNNER_ADDRESS: JSON.stringify(site.base + name) } },
        }),
      );
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => compilation.emitAsset(name, new sources.RawSource(html)),
      );
    },
  };
}

declare global {
  /** Replaced by the build (`features/examples/build/runner.ts`): address of the document in which examples run. */
  const RUNNER_ADDRESS: string;
}
