/** Matches what only error messages of an engine say. */
const MESSAGE =
  /\b[A-Z]\w*(?:Error|Exception)\b|\bis not (?:a function|a constructor|defined|iterable)\b|\bCannot (?:read|set|convert|use|assign|access|destructure)\b|\bFailed to execute\b|\bUncaught\b|\bUnhandled\b|\bnot assignable to\b/;

/** Parts that are in the messages of all functions alike, and so tell nothing about one. */
const BOILERPLATE = [
  /\b(?:Uncaught|Unhandled)(?: \(in promise\))?(?: rejection)?/g,
  /\b[A-Z]\w*(?:Error|Exception)\b(?: \[\w+\])?:?/g,
  /\bis not (?:a function|a constructor|defined)\b/g,
  /\bCannot (?:read|set) propert(?:y|ies) (?:'\w+' )?of/g,
  /\bFailed to execute/g,
  /\bon '\w+'(?=:)/g,
  /\b(?:the|first|second) argument (?:must|to)\b/gi,
  /\bparameter \d+ is not of type\b/g,
  /\bmust be an instance of\b/g,
];

/** The variable on which something was called says less than what was called. */
const VARIABLE = /\b(?:[a-z]\w{0,5}\.)+(?=[a-z]\w*(?:\(|\s|$))/g;

/**
 * Drops from an error message what every message of its kind says: `TypeError: value.padStart is
 * not a function` becomes `padStart`.
 *
 * @returns Other queries, and messages of which nothing would be left, as they are.
 */
export function readErrorMessage(query: string): string {
  if (!MESSAGE.test(query)) return query;
  const told = BOILERPLATE.reduce((text, part) => text.replace(part, ' '), query)
    .replace(VARIABLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]{2}/u.test(told) ? told : query;
}
