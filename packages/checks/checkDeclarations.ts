import type ts from 'typescript';
import {
  parseDeclarations,
  printDeclarations,
  type PrintedDeclaration,
} from '@funtool-docs/content/printDeclaration';
import type { Declarations, DeclaredParameter } from '@funtool-docs/facts/library/readDeclarations';
import { lineOf, type Page, sectionContent } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import type { PhrasingContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Locale } from '../../site.config';
import { type LineProblem, problemIf } from './lineProblem';
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
  const { file, locale } = page;
  // Exports on one page often share parameters, which are listed once.
  const declared = new Map(
    page.names
      .flatMap((name) => values.get(name)?.parameters ?? [])
      .map((parameter) => [JSON.stringify(parameter), parameter]),
  );
  const table = sectionContent(page, 'parameters').find((node) => node.type === 'table');
  const columns = headerOf(locale).join(' | ');
  if (!table) {
    const line = page.headings.find(({ id }) => id === 'parameters')?.line ?? 1;
    const message = `list the parameters in a table: | ${columns} |`;
    return declared.size > 0 ? [{ file, line, message }] : [];
  }
  const [header, ...rows] = table.children;
  const titles = header!.children.map((cell) => toString(cell)).join(' | ');
  return [
    ...problemIf(titles !== columns, lineOf(header!), `the columns are ${columns}`),
    ...[...declared.values()].flatMap((parameter, index) => {
      const missing = `the parameter "${parameter.name}" is missing`;
      const row = rows[index];
      return row ? checkRow(row, parameter, locale) : [{ line: lineOf(table), message: missing }];
    }),
    ...rows.slice(declared.size).map((row) => ({
      line: lineOf(row),
      message: `"${cellText(row, 0)}" is not a declared parameter`,
    })),
  ].map((problem) => ({ file, ...problem }));
}

function checkRow(row: TableRow, parameter: DeclaredParameter, locale: Locale): LineProblem[] {
  const { name, type } = parameter;
  const expected = [`\`${name}\``, `\`${type}\``, defaultCell(parameter, locale)];
  return [
    ...expected.flatMap((text, column) => {
      const stated = cellText(row, column);
      const title = headerOf(locale)[column];
      return problemIf(
        stated !== text,
        lineOf(row),
        `${title} of "${name}" is ${text}, not ${stated}`,
      );
    }),
    ...problemIf(!cellText(row, 3), lineOf(row), `describe "${name}"`),
  ];
}

/** Tells whether the cell of a default says that the parameter must be given. */
export function isRequired(cell: string, locale: Locale): boolean {
  return cell === texts['parameter.required'][locale];
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
  const documented = pages.flatMap((page) => page.names.map((name) => ({ name, file: page.file })));
  const names = documented.map(({ name }) => name);
  const missing = [...exports].filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({
      file: entry,
      line: 1,
      message: `"${name}" is exported but has no page; write one or list it in a page's "exports"`,
    })),
    ...documented.flatMap(({ name, file }, index) =>
      [
        ...problemIf(
          !exports.has(name) && !values.has(name),
          1,
          `the library does not export "${name}"; correct the title or the "exports"`,
        ),
        ...problemIf(
          names.indexOf(name) < index,
          1,
          `"${name}" is documented on another page already`,
        ),
      ].map((problem) => ({ file, ...problem })),
    ),
  ];
}
