import type { Element } from 'hast';
import type { ShikiTransformerContextCommon } from 'shiki';

/** Colour of a token in Rspress' theme: Shiki's `createCssVariablesTheme` has no classes. */
const COLOUR = /(?:^|;)color:var\(--shiki-(?:token-)?(?<kind>[\w-]+)\)/;

/**
 * Removes the colour of a token from its element and returns its kind, such as `keyword`.
 *
 * @throws {Error} If Shiki colours it in another way.
 */
export function takeTokenKind({ properties }: Element): string {
  const style = String(properties['style']);
  const kind = COLOUR.exec(style)?.groups?.['kind'];
  if (!kind) throw new Error(`Shiki gives a token the style "${style}", which tells no kind.`);
  const others = style.replace(COLOUR, '').replace(/^;/, '');
  if (others) properties['style'] = others;
  else delete properties['style'];
  return kind;
}

/**
 * Returns what follows the language on a fence, from the `this` of a transformer. `@shikijs/rehype`
 * puts it into `__raw`, which Shiki's types leave to integrations.
 */
export function fenceMeta({ options }: Pick<ShikiTransformerContextCommon, 'options'>): string {
  return options.meta?.__raw ?? '';
}
