/** As keyboards write them. */
export const ARROWS = '[=＝-][>＞]|→|⇒';

const BETWEEN = new RegExp(String.raw`\S\s*(?:${ARROWS})\s*\S`);

/** Tells whether a text has something on both sides of an arrow, so that it may be a pair. */
export function hasArrow(text: string): boolean {
  return BETWEEN.test(text);
}
