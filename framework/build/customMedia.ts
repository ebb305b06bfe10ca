import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import * as breakpoints from '../../ui/breakpoints';

const QUERIES = new Map<string, string>(
  Object.entries(breakpoints).map(([name, query]) => [
    `--${name.toLowerCase().replaceAll('_', '-')}`,
    query,
  ]),
);

/**
 * Lets style sheets use the breakpoints of `ui/breakpoints.ts` as custom media queries. Lightning CSS resolves
 * those only within the file that defines them.
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
 * Replaces the names of breakpoints in `@media` rules by their queries.
 *
 * @param file Named by the error.
 * @throws {Error} If there is no breakpoint of a name.
 */
export function resolveCustomMedia(css: string, file: string): string {
  return css.replace(/(?<=@media[^{;]*)\((--[\w-]+)\)/g, (_, name: string) => {
    const query = QUERIES.get(name);
    if (!query) throw new Error(`${file} uses ${name}, which ui/breakpoints.ts does not have`);
    return query;
  });
}
