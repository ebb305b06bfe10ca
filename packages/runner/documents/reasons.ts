import type { Outcome } from '../evaluator/outcome';

/** Stands for a part that is left out. */
export const PLACEHOLDER = /\.\.\.(?![\w$[{(])|…/;

/** Begins a comment that says when the results below it hold. */
const CONDITION = /^\s*\/\/\s*(?:after|assuming|if|suppose|when)\b/i;

/** Tells whether the comment above a statement says when its result holds. */
export function isConditional(lines: string[], line: number): boolean {
  for (let place = line - 2; place >= 0 && lines[place]!.trim() !== ''; place -= 1) {
    if (CONDITION.test(lines[place]!)) return true;
  }
  return false;
}

/** Describes what has ended a block, at a line of its own or in the code before it. */
export function describeStop(
  { line, message }: { line: number; message: string },
  skipped: number,
): string {
  return line > skipped
    ? `stops at line ${line - skipped}: ${message}`
    : `stops further up: ${message}`;
}

/** Says why a result that does not hold is no false one; `undefined` if it is. */
export function reasonOf(
  { actual, expected, kind }: Outcome,
  isRead: boolean,
  stop: string | undefined,
  missing: string[],
): string | undefined {
  const undefinedName = /ReferenceError: (\S+) is not defined/.exec(actual ?? stop ?? '')?.[1];
  if (undefinedName && missing.includes(undefinedName)) return `missing name: ${undefinedName}`;
  const module = /Cannot find (?:module|package) '([^']+)'/.exec(stop ?? '')?.[1];
  if (actual === undefined) return module ? `missing module: ${module}` : (stop ?? 'never reached');
  if (PLACEHOLDER.test(expected)) return 'placeholder';
  if (!isRead && kind !== 'prints') return 'the result is no value';
  return undefined;
}
