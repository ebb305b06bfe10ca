import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/**
 * Compiles pages as if they had been saved with LF and without a byte order mark: Markdown keeps the
 * line ends of code.
 *
 * @param normalize Normalizes the text of a page.
 */
export function lineEnds(normalize: (text: string) => string): RspressPlugin {
  const plugin: RsbuildPlugin = {
    name: 'line-ends',
    setup(api) {
      api.transform({ test: /\.mdx?$/, enforce: 'pre' }, ({ code }) => normalize(code));
    },
  };
  return { name: 'line-ends', builderConfig: { plugins: [plugin] } };
}
