import type { Processor } from 'unified';

/**
 * The record of the page that Rspress is compiling, to which a remark plugin may add. Rspress keeps it among
 * the data of the processor (`mdx/processor.js`), where its own plugins find it; there is no hook for it.
 *
 * @param processor The `this` of a remark plugin.
 * @throws {Error} If there is none.
 */
export function pageMetaOf<Meta>(processor: Processor): Meta {
  const meta = processor.data('pageMeta' as never) as Meta | undefined;
  if (!meta) throw new Error('Rspress keeps no "pageMeta" for the plugins of its pages.');
  return meta;
}
