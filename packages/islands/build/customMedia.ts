import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Media queries by the names of constants, such as `NAV_POPOVER`. */
export type Breakpoints = Record<string, string>;

/**
 * Lets style sheets use breakpoints as custom media queries, such as `(--nav-popover)`, which Lightning
 * CSS resolves only within the file that defines them.
 */
export function customMedia(breakpoints: Breakpoints): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'custom-media',
    setup(api) {
      api.transform({ test: /\.css$/, enforce: 'pre' }, ({ code, resourcePath }) =>
        resolveCustomMedia(code, resourcePath, breakpoints),
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
export function resolveCustomMedia(css: string, file: string, breakpoints: Breakpoints): string {
  return css.replace(/(?<=@media[^{;]*)\(--(?<name>[\w-]+)\)/g, (_, name: string) => {
    const query = breakpoints[name.toUpperCase().replaceAll('-', '_')];
    if (!query) throw new Error(`${file} uses --${name}, which is no breakpoint of the site`);
    return query;
  });
}
