import type { PhrasingContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Locale } from '../../site.config';
import type { DeclaredParameter } from '@funtool-docs/facts/library/mergeParameters';
import type { Declarations } from '@funtool-docs/facts/library/readDeclarations';
import { lineOf, type Page, sectionContent } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import texts from './texts.json';

const COLUMNS = ['name', 'type', 'default', 'description'] as const;

const headerOf = (locale: Locale) => COLUMNS.map((column) => texts[`parameter.${column}`][locale]);

/** Checks that the parameter table lists the declared parameters, types and defaults in order. */
export function checkParameters(page: Page, { values }: Declarations): Problem[] {
  const all = page.names.flatMap((name) => values.get(name)?.parameters ?? []);
  const declared = all.filter((parameter, index) => index === all.findIndex(isSame(parameter)));
  const { file, locale } = page;
  const table = sectionContent(page, 'parameters').find(
    (node): node is Table => node.type === 'table',
  );
  const heading = page.headings.find(({ id }) => id === 'parameters');
  if (!table) {
    const message = `list the parameters in a table: | ${headerOf(locale).join(' | ')} |`;
    return declared.length ? [{ file, line: heading?.line ?? 1, message }] : [];
  }
  const [header, ...rows] = table.children;
  return [
    ...checkHeader(header!, locale),
    ...declared.flatMap((parameter, index) => checkRow(rows[index], parameter, locale, table)),
    ...rows.slice(declared.length).map((row) => ({
      line: lineOf(row),
      message: `"${cellText(row, 0)}" is not a declared parameter`,
    })),
  ].map((problem) => ({ file, ...problem }));
}

/** Exports on one page often share parameters, which are listed once. */
function isSame(parameter: DeclaredParameter): (other: DeclaredParameter) => boolean {
  return (other) => JSON.stringify(other) === JSON.stringify(parameter);
}

type RowProblem = Omit<Problem, 'file'>;

function checkHeader(header: TableRow, locale: Locale): RowProblem[] {
  const titles = header.children.map((cell) => toString(cell));
  if (titles.join() === headerOf(locale).join()) return [];
  return [{ line: lineOf(header), message: `the columns are ${headerOf(locale).join(' | ')}` }];
}

function checkRow(
  row: TableRow | undefined,
  parameter: DeclaredParameter,
  locale: Locale,
  table: Table,
): RowProblem[] {
  if (!row)
    return [{ line: lineOf(table), message: `the parameter "${parameter.name}" is missing` }];
  const expected = [
    `\`${parameter.name}\``,
    `\`${parameter.type}\``,
    defaultCell(parameter, locale),
  ];
  const problems = expected.flatMap((text, column) => {
    const stated = cellText(row, column);
    if (stated === text) return [];
    const message = `${headerOf(locale)[column]} of "${parameter.name}" is ${text}, not ${stated}`;
    return [{ line: lineOf(row), message }];
  });
  if (!cellText(row, 3))
    problems.push({ line: lineOf(row), message: `describe "${parameter.name}"` });
  return problems;
}

function defaultCell({ optional, defaultValue }: DeclaredParameter, locale: Locale): string {
  if (defaultValue !== undefined) return `\`${defaultValue}\``;
  return texts[optional ? 'parameter.optional' : 'parameter.required'][locale];
}

function cellText(row: TableRow, column: number): string {
  const content: PhrasingContent[] = row.children[column]?.children ?? [];
  return content
    .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)))
    .join('')
    .trim();
}
