import * as elementIds from '@funtool-docs/shared/elementIds';
import {
  lineOf,
  type Page,
  type PageHeading,
  sectionContent,
} from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { isApiPage } from '@funtool-docs/content/paths';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EDGE_CASES, findEdgeCases, rowsOf } from '@funtool-docs/content/edgeCases';
import { textWidth } from '@funtool-docs/content/writtenIn';
import type { Locale } from '../../site.config';
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
  return headings.flatMap(({ depth, id, text, line }, index) => {
    if (depth === 1) {
      return [{ file, line, message: 'the title comes from the frontmatter; remove this heading' }];
    }
    if (!id) {
      return [{ file, line, message: `give "${text}" an id: ${'#'.repeat(depth)} ${text} \\{#…}` }];
    }
    if (TAKEN.has(id) || GENERATED.test(id)) {
      const message = `the id "${id}" belongs to the page around the text, which would not work any more; choose another`;
      return [{ file, line, message }];
    }
    const first = headings.findIndex((heading) => heading.id === id);
    return first < index ? [{ file, line, message: `the id "${id}" is taken on this page` }] : [];
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
        return [
          { file, line, message: `"${id}" is no section of an API page; use a level-3 heading` },
        ];
      }
      const title = titleOf(section.id, locale);
      if (title !== text) {
        return [{ file, line, message: `the title of "${id}" is "${title}", not "${text}"` }];
      }
      const previous = sections[index - 1];
      if (previous && order.indexOf(previous.id!) > order.indexOf(id!)) {
        return [{ file, line, message: `"${text}" comes before "${previous.text}"` }];
      }
      return [];
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
