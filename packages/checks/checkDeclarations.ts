import type ts from 'typescript';
import {
  parseDeclarations,
  printDeclarations,
  type PrintedDeclaration,
} from '@funtool-docs/content/printDeclaration';
import type { Declarations } from '@funtool-docs/facts/library/readDeclarations';
import { lineOf, type Page, sectionContent } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import type { PhrasingContent, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { DeclaredParameter } from '@funtool-docs/facts/library/mergeParameters';
import type { Locale } from '../../site.config';
import texts from './texts.json';

/** Checks that the signature on an API page is the declared type, with every type it refers to. */
export function checkSignature(page: Page, declarations: Declarations): Problem[] {
  const { file } = page;
  const stated = page.blocks
    .filter(({ section }) => section === 'signature')
    .flatMap((block) =>
      printDeclarations(parseDeclarations(block.code)).map((item) => ({
        ...item,
        line: block.line + lineIn(item.node),
      })),
    );
  const declared = declaredItems(page, declarations);
  const line = stated[0]?.line ?? page.headings.find(({ id }) => id === 'signature')?.line ?? 1;
  return [
    ...stated
      .filter(({ text }) => !declared.some((item) => item.text === text))
      .map((item) => ({ file, line: item.line, message: unlike(item, declared) })),
    ...declared
      .filter(({ name, text }) => !stated.some((item) => item.text === text || item.name === name))
      .map(({ text }) => ({ file, line, message: `the signature lacks: ${text}` })),
  ];
}

function lineIn(node: ts.Node): number {
  return node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line;
}

function unlike({ name, text }: PrintedDeclaration, declared: PrintedDeclaration[]): string {
  const same = declared.filter((item) => item.name === name).map((item) => item.text);
  const really = same.length ? same.join(' ') : 'nothing of that name';
  return `this signature differs from the declared type. Stated: ${text} Declared: ${really}`;
}

/** Appends mentioned types while iterating, so that the types they mention follow. */
function declaredItems(page: Page, { values, types }: Declarations): PrintedDeclaration[] {
  const items = page.names.flatMap((name) => values.get(name)?.signatures ?? []);
  const rest = new Map(types);
  for (const { text } of items) {
    for (const [name, declarations] of rest) {
      if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
      rest.delete(name);
      items.push(...declarations);
    }
  }
  return items;
}

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

/** Checks that the pages of one language document every export once, and nothing else. */
export function checkExports(
  pages: Page[],
  { exports, values }: Declarations,
  entry: string,
): Problem[] {
  const documented = pages.flatMap((page) => page.names.map((name) => ({ name, page })));
  return [
    ...[...exports]
      .filter((name) => !documented.some((item) => item.name === name))
      .map((name) => ({
        file: entry,
        line: 1,
        message: `"${name}" is exported but has no page; write one or list it in a page's "exports"`,
      })),
    ...documented
      .filter(({ name }) => !exports.has(name) && !values.has(name))
      .map(({ name, page }) => ({
        file: page.file,
        line: 1,
        message: `the library does not export "${name}"; correct the title or the "exports"`,
      })),
    ...documented
      .filter((item, index) => documented.findIndex(({ name }) => name === item.name) < index)
      .map(({ name, page }) => ({
        file: page.file,
        line: 1,
        message: `"${name}" is documented on another page already`,
      })),
  ];
}
