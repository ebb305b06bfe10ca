/** What a variable of a law is given. */
export const KINDS = [
  'any',
  'text',
  'name',
  'number',
  'integer',
  'count',
  'boolean',
  'list',
  'numbers',
  'texts',
  'names',
  'object',
  'date',
  'function',
] as const;

export type Kind = (typeof KINDS)[number];

/** Tells whether a text of unknown origin names a kind. */
export function isKind(text: unknown): text is Kind {
  return KINDS.includes(text as Kind);
}
