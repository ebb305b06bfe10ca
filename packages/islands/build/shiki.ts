import type { ShikiTransformerContextCommon, ThemedToken } from 'shiki';

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
