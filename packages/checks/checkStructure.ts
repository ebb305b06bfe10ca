import * as elementIds from '@funtool-docs/shared/elementIds';
import {
  lineOf,
  type Page,
  type PageHeading,
  sectionContent,
} from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage } from '@funtool-docs/content/paths';
import type { RootContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EDGE_CASES, findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import { textWidth } from './writtenIn';
import type { Locale } from '../../site.config';
import { type LineProblem, problemIf } from './lineProblem';
import texts from './texts.json';

/** Level-2 sections of an API page, in order. */
const SECTIONS = [
  { id: 'usage-scenarios', required: true },
  { id: 'examples', required: true },
  { id: 'signature', required: true },
  { id: 'parameters', required: true },
  { id: 'returns', required: true },
  { id: 'behaviour', required: false },
  { id: 'errors', required: false },
  { id: 'notes', required: false },
  { id: 'see-also', required: false },
] as const;

type SectionId = (typeof SECTIONS)[number]['id'];

const titleOf = (id: SectionId, locale: Locale) => texts[`section.${id}`][locale];

/** Ids of elements around the content. */
const TAKEN = new Set<string>(Object.values(elementIds));

/** Ids that the framework, footnotes and search results generate. */
const GENERATED = new RegExp(
  `^(?:__rspress|user-content-|footnote-label$|${elementIds.RESULT_ID})`,
);

/** Checks that headings have unique ids, and that an API page has its sections in order. */
export function checkHeadings(page: Page): Problem[] {
  return [...checkIds(page), ...(isApiPage(page) ? checkSections(page) : [])];
}

function checkIds({ file, headings }: Page): Problem[] {
  const describe = ({ depth, id, text }: PageHeading, index: number): string | undefined => {
    if (depth === 1) return 'the title comes from the frontmatter; remove this heading';
    if (!id) return `give "${text}" an id: ${'#'.repeat(depth)} ${text} \\{#…}`;
    if (TAKEN.has(id) || GENERATED.test(id)) {
      return `the id "${id}" belongs to the page around the text, which would not work any more; choose another`;
    }
    const first = headings.findIndex((heading) => heading.id === id);
    return first < index ? `the id "${id}" is taken on this page` : undefined;
  };
  return headings.flatMap((heading, index) => {
    const message = describe(heading, index);
    return message ? [{ file, line: heading.line, message }] : [];
  });
}

function checkSections({ file, locale, headings }: Page): Problem[] {
  const sections = headings.filter(({ depth, id }) => depth === 2 && id);
  const order: string[] = SECTIONS.map(({ id }) => id);
  const missing = SECTIONS.filter(
    ({ id, required }) => required && !sections.some((s) => s.id === id),
  );
  return [
    ...missing.map(({ id }) => ({
      file,
      line: 1,
      message: `add the section "## ${titleOf(id, locale)} \\{#${id}}"`,
    })),
    ...sections.flatMap(({ id, text, line }, index) => {
      const section = SECTIONS[order.indexOf(id!)];
      if (!section) {
        const message = `"${id}" is no section of an API page; use a level-3 heading`;
        return [{ file, line, message }];
      }
      const title = titleOf(section.id, locale);
      const previous = sections[index - 1];
      const isEarly = previous && order.indexOf(previous.id!) > order.indexOf(id!);
      return [
        ...problemIf(title !== text, line, `the title of "${id}" is "${title}", not "${text}"`),
        ...problemIf(Boolean(isEarly), line, `"${text}" comes before "${previous?.text}"`),
      ].map((problem) => ({ file, ...problem }));
    }),
  ];
}

const NOTES = 'notes';
/** Columns of Latin width that one line of a phone holds. */
const MAX_HEADING_LENGTH = 48;
const COLUMNS = ['input', 'result', 'note'] as const;

/** Checks that notes have headings that can be linked to, and that rare inputs stand in a table. */
export function checkNotes(page: Page): Problem[] {
  const nodes = sectionContent(page, NOTES);
  const [first] = nodes;
  if (!first) return [];
  const headings = page.headings.filter(({ id, line }) => {
    return id !== EDGE_CASES && nodes.some((node) => lineOf(node) === line);
  });
  return [
    ...problemIf(
      first.type !== 'heading',
      lineOf(first),
      'a note begins with a level-3 heading that says what happens, with an id',
    ),
    ...headings.flatMap(({ text, line }) => [
      ...problemIf(
        textWidth(text) > MAX_HEADING_LENGTH,
        line,
        `the heading of a note fits one line of a phone: ${MAX_HEADING_LENGTH} columns, not ${textWidth(text)}`,
      ),
      ...problemIf(/[.。]$/.test(text), line, 'a heading ends without a full stop'),
    ]),
    ...checkEdgeCases(page, nodes),
  ].map((problem) => ({ file: page.file, ...problem }));
}

function checkEdgeCases({ tree, locale }: Page, nodes: RootContent[]): LineProblem[] {
  const found = findEdgeCases(tree);
  if (!found) return [];
  const { heading, table } = found;
  const columns = COLUMNS.map((column) => texts[`edgeCase.${column}`][locale]).join(' | ');
  if (!nodes.includes(heading) || nodes.at(-1) !== table || !table) {
    const message = `edge cases are one table, at the end of the notes: | ${columns} |`;
    return [{ line: lineOf(heading), message }];
  }
  const titles = table.children[0]!.children.map((cell) => toString(cell)).join(' | ');
  const title = texts['edgeCase.title'][locale];
  return [
    ...problemIf(titles !== columns, lineOf(table), `the columns are ${columns}`),
    ...problemIf(
      !toString(heading).startsWith(title),
      lineOf(heading),
      `the title of "${EDGE_CASES}" is "${title}"`,
    ),
    ...rowsOf(table).flatMap(checkRow),
  ];
}

function checkRow(row: TableRow): LineProblem[] {
  const [input, result, note] = row.children;
  const isCode = [input, result].every(
    (cell) => cell?.children.length === 1 && cell.children[0]!.type === 'inlineCode',
  );
  return [
    ...problemIf(
      !isCode,
      lineOf(row),
      'input and result are code, which is run: `at([1], 0.5)` and `undefined`, or `throws TypeError`',
    ),
    ...problemIf(
      !note || !toString(note),
      lineOf(row),
      'say what to write instead, or what follows from it',
    ),
  ];
}
