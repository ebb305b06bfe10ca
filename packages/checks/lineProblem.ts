import type { Problem } from '@funtool-docs/content/problem';

/** A problem in a file that is known. */
export type LineProblem = Omit<Problem, 'file'>;

/** Lists the problem that something is, if it is wrong. */
export function problemIf(isWrong: boolean, line: number, message: string): LineProblem[] {
  return isWrong ? [{ line, message }] : [];
}
