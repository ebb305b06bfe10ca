/**
 * Tells whether a value is a symbol.
 *
 * @param v Anything.
 * @returns `false` for wrapped symbols; never throws.
 */
export function isSymbol(v: any): v is symbol {
  return typeof v === 'symbol';
}
