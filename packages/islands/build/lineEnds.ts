import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Compiles pages as if they had been saved with LF and without a byte order mark: Markdown keeps the
 * line ends of code.
 *
 * @param normalize Normalizes the text of a page.
 */
export function rsbuildLineEnds(normalize: (text: string) => string): RsbuildPlugin {
  return {
    name: 'line-ends',
    setup(api) {
      api.transform({ test: /\.mdx?$/, enforce: 'pre' }, ({ code }) => normalize(code));
    },
  };
}
