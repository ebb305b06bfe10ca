/** Something in the content that is not true, missing or out of step. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  /** What is wrong and what an editor should do about it. */
  message: string;
}

/**
 * Prints a problem so that an editor can jump to it.
 *
 * @param problem What was found.
 */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`;
}
