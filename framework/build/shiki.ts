import type { Element } from 'hast';
import type { ShikiTransformerContextCommon } from 'shiki';

/** How the theme that Rspress uses colours a token: `createCssVariablesTheme` of Shiki has no classes. */
const COLOUR = /(?:^|;)color:var\(--shiki-(?:token-)?(?<kind>[\w-]+)\)/;

/**
 * Takes the colour of a token out of its element.
 *
 * @param span What Shiki makes of a token.
 * @returns What kind of token it is: `keyword`, `string`, `foreground` and so on.
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
 * What follows the language on the opening fence of a code block. `@shikijs/rehype` hands it to transformers
 * in the field `__raw`, which Shiki's types leave to integrations.
 *
 * @param context The `this` of a transformer's hook.
 */
export function fenceMeta({ options }: Pick<ShikiTransformerContextCommon, 'options'>): string {
  return options.meta?.__raw ?? '';
}
