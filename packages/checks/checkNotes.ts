import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EDGE_CASES, findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import {
  lineOf,
  type Page,
  type PageHeading,
  sectionContent,
} from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { textWidth } from '@funtool-docs/content/textWidth';
import texts from './texts.json';

const NOTES = 'notes';
/** Columns of Latin width that one line of a phone holds. */
const MAX_HEADING_LENGTH = 48;
const COLUMNS = ['input', 'result', 'note'] as const;

/** Checks that notes have headings that can be linked to, and that rare inputs stand in a table. */
export function checkNotes(page: Page): Problem[] {
  const nodes = sectionContent(page, NOTES);
  const [first] = nodes;
  if (!first) return [];
  const headings = page.headings.filter(({ line }) =>
    nodes.some((node) => node.type === 'heading' && lineOf(node) === line),
  );
  const problems = [
    ...headings.filter(({ id }) => id !== EDGE_CASES).flatMap(checkHeading),
    ...checkEdgeCases(page, nodes),
  ];
  if (first.type !== 'heading') {
    const message = 'a note begins with a level-3 heading that says what happens, with an id';
    problems.push({ line: lineOf(first), message });
  }
  return problems.map((problem) => ({ file: page.file, ...problem }));
}

type NoteProblem = Omit<Problem, 'file'>;

function checkHeading({ text, line }: PageHeading): NoteProblem[] {
  const width = textWidth(text);
  if (width > MAX_HEADING_LENGTH) {
    return [
      {
        line,
        message: `the heading of a note fits one line of a phone: ${MAX_HEADING_LENGTH} columns, not ${width}`,
      },
    ];
  }
  return /[.。]$/.test(text) ? [{ line, message: 'a heading ends without a full stop' }] : [];
}

function checkEdgeCases({ tree, locale }: Page, nodes: RootContent[]): NoteProblem[] {
  const found = findEdgeCases(tree);
  if (!found) return [];
  const { heading, table } = found;
  const line = lineOf(heading);
  const header = COLUMNS.map((column) => texts[`edgeCase.${column}`][locale]);
  if (!nodes.includes(heading) || nodes.at(-1) !== table || !table) {
    const message = `edge cases are one table, at the end of the notes: | ${header.join(' | ')} |`;
    return [{ line, message }];
  }
  const [titles] = table.children.map((row) => row.children.map((cell) => toString(cell)));
  if (titles!.join() !== header.join()) {
    return [{ line: lineOf(table), message: `the columns are ${header.join(' | ')}` }];
  }
  const title = texts['edgeCase.title'][locale];
  if (!toString(heading).startsWith(title)) {
    return [{ line, message: `the title of "${EDGE_CASES}" is "${title}"` }];
  }
  return rowsOf(table).flatMap((row) => {
    const [input, result, note] = row.children;
    const isCode = [input, result].every(
      (cell) => cell?.children.length === 1 && cell.children[0]!.type === 'inlineCode',
    );
    if (!isCode) {
      const message =
        'input and result are code, which is run: `at([1], 0.5)` and `undefined`, or `throws TypeError`';
      return [{ line: lineOf(row), message }];
    }
    if (note && toString(note)) return [];
    return [{ line: lineOf(row), message: 'say what to write instead, or what follows from it' }];
  });
}
