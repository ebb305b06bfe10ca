import type { Processor } from 'unified';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { ShikiTransformerContextCommon, ThemedToken } from 'shiki';

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

/**
 * Colour of a token in Rspress' theme, a variable that is named after its kind
 * (https://shiki.style/guide/theme-colors#css-variables-theme).
 */
const COLOUR = /^var\(--shiki-(?:token-)?(?<kind>[\w-]+)\)$/;

/**
 * Removes the colour of a token, before it becomes an element, and returns its kind, such as `keyword`.
 *
 * @throws {Error} If it is coloured in another way.
 */
export function takeTokenKind(token: ThemedToken): string {
  const { color = '' } = token;
  const kind = COLOUR.exec(color)?.groups?.['kind'];
  if (!kind) throw new Error(`Shiki gives a token the colour "${color}", which tells no kind.`);
  delete token.color;
  return kind;
}

/** Returns what follows the language on a fence, from the `this` of a transformer. */
export function fenceMeta({ options }: Pick<ShikiTransformerContextCommon, 'options'>): string {
  return options.meta?.__raw ?? '';
}
