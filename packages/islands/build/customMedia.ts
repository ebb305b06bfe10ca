import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import * as breakpoints from '../shared/breakpoints';

const QUERIES = new Map<string, string>(
  Object.entries(breakpoints).map(([name, query]) => [
    `--${name.toLowerCase().replaceAll('_', '-')}`,
    query,
  ]),
);

/**
 * Lets style sheets use `packages/islands/shared/breakpoints.ts` as custom media queries, which Lightning CSS resolves
 * only within the file that defines them.
 */
export function customMedia(): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'custom-media',
    setup(api) {
      api.transform({ test: /\.css$/, enforce: 'pre' }, ({ code, resourcePath }) =>
        resolveCustomMedia(code, resourcePath),
      );
    },
  };
  return { name: 'custom-media', builderConfig: { plugins: [plugin] } };
}

/**
 * Replaces names of breakpoints in `@media` rules by their queries.
 *
 * @throws {Error} If a name is no breakpoint.
 */
export function resolveCustomMedia(css: string, file: string): string {
  return css.replace(/(?<=@media[^{;]*)\((--[\w-]+)\)/g, (_, name: string) => {
    const query = QUERIES.get(name);
    if (!query)
      throw new Error(
        `${file} uses ${name}, which packages/islands/shared/breakpoints.ts does not have`,
      );
    return query;
  });
}
