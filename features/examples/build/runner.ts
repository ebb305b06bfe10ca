import type { RspressPlugin } from '@rspress/core';
import { emitFiles } from '../../../framework/build/emitFiles';
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
    builderConfig: {
      plugins: [
        emitFiles('runner', async () => {
          const { name, html } = await createSandbox(root);
          return {
            files: { [name]: html },
            define: { RUNNER_ADDRESS: JSON.stringify(site.base + name) },
          };
        }),
      ],
    },
  };
}

declare global {
  /** Replaced by the build (`features/examples/build/runner.ts`): address of the document in which examples run. */
  const RUNNER_ADDRESS: string;
}
