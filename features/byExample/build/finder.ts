import type { RspressPlugin } from '@rspress/core';
import { createSandbox } from '../../examples/build/createSandbox';
import { emitFiles } from '../../../framework/build/emitFiles';

const ENTRY = { file: 'features/byExample/sandbox/index.ts', start: 'startFinder' };

/** Builds the document in which functions are tried, and defines `FINDER_ADDRESS` with its URL. */
export function finder(root: string): RspressPlugin {
  const site = { base: '/' };
  return {
    name: 'finder',
    config(config) {
      site.base = config.base ?? '/';
      return config;
    },
    builderConfig: {
      plugins: [
        emitFiles('finder', {
          files: {
            sandbox: { path: 'runner/find.[hash].html', make: () => createSandbox(root, ENTRY) },
          },
          define: (paths) => ({ FINDER_ADDRESS: JSON.stringify(site.base + paths.sandbox) }),
        }),
      ],
    },
  };
}

declare global {
  /** Replaced by the build (`features/byExample/build/finder.ts`): URL of the sandbox. */
  const FINDER_ADDRESS: string;
}
