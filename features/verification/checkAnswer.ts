import { isAnswer } from '../../content/codeMeta';
import type { CodeBlock, Page } from '../../content/parsePage';
import type { Problem } from '../../content/problem';

/** What a phone shows without scrolling. */
const LINES = 6;
const COLUMNS = 42;

/** Checks that an API page begins with one short executed answer. */
export function checkAnswer({ file, tree, blocks }: Page): Problem[] {
  const [first, second] = tree.children.filter(({ type }) => type !== 'yaml');
  const answers = blocks.filter(isAnswer);
  const [answer] = answers;
  const isFirst = first?.type === 'code' && first.position!.start.line + 1 === answer?.line;
  if (!answer || !isFirst) {
    const message =
      'begin the page with what most readers come for: a block ```ts answer with its results';
    return [{ file, line: answer?.line ?? 1, message }];
  }
  const problems = answers.slice(1).map(({ line }) => ({
    line,
    message: 'a page has one answer, at its beginning; leave "answer" out here',
  }));
  if (second?.type !== 'heading') {
    const line = second?.position!.start.line ?? answer.line;
    problems.push({ line, message: 'the sections follow the answer; move this into one of them' });
  }
  return [...problems, ...checkSize(answer)].map((problem) => ({ file, ...problem }));
}

function checkSize({ code, line }: CodeBlock): Omit<Problem, 'file'>[] {
  const shown = visibleLines(code);
  const problems = shown
    .filter(({ text }) => text.length > COLUMNS)
    .map(({ text, index }) => ({
      line: line + index,
      message: `this line has ${text.length} columns; ${COLUMNS} fit on a phone (a result may stand on the line below)`,
    }));
  if (shown.length > LINES) {
    const message = `an answer has up to ${LINES} lines after its import, not ${shown.length}`;
    problems.push({ line, message });
  }
  return problems;
}

/** Lists the lines below the imports and the empty line after them. */
function visibleLines(code: string): { text: string; index: number }[] {
  const lines = code.split('\n').map((text, index) => ({ text, index }));
  return lines.slice(lines.findIndex(({ text }) => text && !text.startsWith('import ')));
}
