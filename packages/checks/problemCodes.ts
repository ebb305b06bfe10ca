import codes from './problemCodes.json' with { type: 'json' };

interface ProblemCode {
  /** What holds if there is no such problem. */
  ensures: string;
  /** The reason why that matters to a reader. */
  why: string;
  /** The way to mend it. */
  how: string;
}

/** All codes of problems, by code. */
export const PROBLEM_CODES: Record<string, ProblemCode> = codes;

/** Code of a result that an example does not have; examples are checked where a page is compiled. */
export const EXAMPLE_CODE = 'examples';

/**
 * Explains a code in a few lines.
 *
 * @throws {Error} If there is no such code; the message lists all.
 */
export function explainCode(code: string): string {
  const known = Object.hasOwn(PROBLEM_CODES, code) ? PROBLEM_CODES[code]! : undefined;
  if (!known) {
    const all = Object.keys(PROBLEM_CODES).toSorted().join(', ');
    throw new Error(`There is no code ${code}; there are ${all}`);
  }
  const { ensures, why, how } = known;
  return `${code}: ${ensures}\n  Why:  ${why}\n  Mend: ${how}`;
}
