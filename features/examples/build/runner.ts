import type { RspressPlugin } from '@rspress/core';
import { emitFiles } from '../../../framework/build/emitFiles';
import { createSandbox } from './createSandbox';

/** Builds the document in which examples run, and defines `RUNNER_ADDRESS` with its URL. */
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
        emitFiles('runner', {
          files: { sandbox: { path: 'runner/[hash].html', make: () => createSandbox(root) } },
          define: (paths) => ({ RUNNER_ADDRESS: JSON.stringify(site.base + paths.sandbox) }),
        }),
      ],
    },
  };
}

declare global {
  /** Replaced by the build (`features/examples/build/runner.ts`): URL of the sandbox. */
  const RUNNER_ADDRESS: string;
}
