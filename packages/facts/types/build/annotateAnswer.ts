import { readResultLine } from '@funtool-docs/content/resultSyntax';
import { type AnswerType, POINTED } from './findAnswerType';

/** Adds the type of the main result to the code of an answer, as a comment that points at it: `^?`. */
export function annotateAnswer(code: string, { line, column, type }: AnswerType): string {
  const lines = code.split('\n');
  const isContinued = (text: string) => text.startsWith('//') && statesResult(text);
  const next = lines.findIndex((text, index) => index > line && !isContinued(text));
  const place = next < 0 ? lines.length : next;
  // Further to the right, the comment would continue the stated result.
  const isAfterResult = statesResult(lines[place - 1]!);
  const pointer = `${'//'.padEnd(isAfterResult ? POINTED : column)}^? ${type}`;
  return lines.toSpliced(place, 0, pointer).join('\n');
}

function statesResult(line: string): boolean {
  const comment = line.indexOf('//');
  return comment >= 0 && readResultLine(line.slice(comment)) !== undefined;
}
