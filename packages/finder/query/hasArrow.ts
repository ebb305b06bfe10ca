/** Tells whether a text has something on both sides of an arrow, so that it may be a pair. */
export function hasArrow(text: string): boolean {
  return /\S\s*(?:=>|→|⇒)\s*\S/.test(text);
}
