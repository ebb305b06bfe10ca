/** Something in the content that is false, missing or inconsistent. */
export interface Problem {
  /** Path from the repository root. */
  file: string;
  /** 1-based. */
  line: number;
  /** Says what is wrong and how to fix it. */
  message: string;
}

/** Problems that end a build. Whoever edits pages has no use for a stack trace. */
export class ContentError extends Error {
  constructor(...problems: Problem[]) {
    const lines = problems.map(formatProblem);
    super(
      lines.length > 1
        ? [`Problems in the content: ${lines.length}`, ...lines].join('\n')
        : lines[0],
    );
    this.stack = this.message;
  }
}

/** Formats a problem so that an editor can jump to it. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`;
}

/**
 * Formats a problem as a command that has GitHub show it at its line of a pull request
 * (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands).
 */
export function annotateProblem({ file, line, message }: Problem): string {
  return `::error file=${escape(file).replaceAll(':', '%3A').replaceAll(',', '%2C')},line=${line}::${escape(message)}`;
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
