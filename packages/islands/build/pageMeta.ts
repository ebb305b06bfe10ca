import type { Processor } from 'unified';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Returns the record of the page being compiled, for a remark plugin to extend. Rspress keeps it in
 * the processor's data (`mdx/processor.js`), and writes it into the script with the page's content.
 *
 * The documented hook `extendPageData` is for what is known before any page is compiled, when Rspress
 * calls it, once for each page and not again after an edit. What it adds is in the data of the page,
 * which its document embeds: our records would make documents longer by 0.3 kB (compressed), for
 * readers who never load the scripts that need them.
 *
 * @param processor The `this` of a remark plugin.
 * @throws {Error} If there is none.
 */
export function pageMetaOf<Meta>(processor: Processor): Meta {
  const meta = processor.data('pageMeta' as never) as Meta | undefined;
  if (!meta) throw new Error('Rspress keeps no "pageMeta" for the plugins of its pages.');
  return meta;
}

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
