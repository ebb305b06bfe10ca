import type { Processor } from 'unified';

/**
 * Returns the record of the page being compiled, for a remark plugin to extend. Rspress keeps it in
 * the processor's data (`mdx/processor.js`) and has no hook for it.
 *
 * @param processor The `this` of a remark plugin.
 * @throws {Error} If there is none.
 */
export function pageMetaOf<Meta>(processor: Processor): Meta {
  const meta = processor.data('pageMeta' as never) as Meta | undefined;
  if (!meta) throw new Error('Rspress keeps no "pageMeta" for the plugins of its pages.');
  return meta;
}
