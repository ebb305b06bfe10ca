/** Something in the content that is false, missing or inconsistent. */
export interface Problem {
  /** Path from the repository root. */
  file: string;
  /** 1-based. */
  line: number;
  /** What is wrong and how to fix it. */
  message: string;
}

/** Formats a problem so that an editor can jump to it. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`;
}
