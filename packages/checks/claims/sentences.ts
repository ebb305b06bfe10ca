import type { Nodes, Parents, Paragraph, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../../site.config';
import { findEdgeCases } from '../../content/edgeCases';
import { isTypeClaim } from '../../facts/library/typeClaims';
import { isApiPage, isGuide } from '../../content/paths';
import { lineOf, type Page, sectionContent } from '../../content/parsePage';
import { isAdvice } from '../../content/claims/advice';
import { isProof, type Mark } from '../../content/claims/marks';

/** Sections of an API page that state how a function behaves; the others tell when to use it, and show it. */
const SECTIONS = ['parameters', 'returns', 'errors', 'notes', 'see-also'] as const;

/** A sentence of a page, and what proves it. */
export interface Sentence {
  line: number;
  /** With its code in backticks. */
  text: string;
  /** Of a cell, the first cell of its row, which says what the row is about. */
  subject: string;
  marks: Mark[];
  /** `advice` states nothing; all else is `open` until a mark says what proves it, or why nothing can. */
  state: 'executed' | 'not executed' | 'advice' | 'open';
}

/** How many sentences there are, and how many of them something proves. */
export interface SentenceCounts {
  factual: number;
  executed: number;
  'not executed': number;
  open: number;
}

type Block = Paragraph | TableCell;

/** What is split into sentences, and the first cell of the row it stands in. */
interface Passage {
  block: Block;
  subject?: TableCell;
}

/** Where a sentence ends, with closing quotation marks and brackets. */
const END = /(?:[.!?](?=[\s”’)]|$)|[。！？])[”’）)*]*/g;
const CODE = /`[^`]*`/g;

/**
 * Lists the sentences of a guide, and those of an API page in the sections on parameters
 * (descriptions), returns, errors, notes (of edge cases the last column) and related functions.
 * Headings, code, and cells that only name functions are none. Other pages have none.
 */
export function readSentences(page: Page): Sentence[] {
  return passagesOf(page).flatMap(({ block, subject }) =>
    splitBlock(block, page).map(({ text, marks }) => ({
      line: lineOf(block),
      text,
      subject: subject ? textOf(subject) : '',
      marks,
      state: stateOf(text, marks, page.locale),
    })),
  );
}

/** Lists the sentences of a page that state how something behaves: all but advice. */
export function factualSentences(page: Page): Sentence[] {
  return readSentences(page).filter(({ state }) => state !== 'advice');
}

/** Tells whether the sentences of a page are counted: on API pages, and on guides that prove some. */
export function hasCountedSentences(page: Page): boolean {
  return isApiPage(page) || (isGuide(page) && page.marks.some(isProof));
}

/** Counts the sentences of pages. */
export function countSentences(pages: Page[]): SentenceCounts {
  const states = pages.flatMap(factualSentences).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return {
    factual: states.length,
    executed: count('executed'),
    'not executed': count('not executed'),
    open: count('open'),
  };
}

function stateOf(text: string, marks: Mark[], locale: Locale): Sentence['state'] {
  if (marks.some(isProof) || isTypeClaim(text, locale)) return 'executed';
  if (marks.some(({ notExecuted }) => notExecuted !== undefined)) return 'not executed';
  return marks.length > 0 || isAdvice(text, locale) ? 'advice' : 'open';
}

function passagesOf(page: Page): Passage[] {
  if (isGuide(page)) return page.tree.children.flatMap((node) => readPassages(node));
  if (!isApiPage(page)) return [];
  const edgeCases = findEdgeCases(page.tree)?.table;
  return SECTIONS.flatMap((section) =>
    sectionContent(page, section).flatMap((node) =>
      readPassages(node, section === 'parameters' || node === edgeCases),
    ),
  );
}

/**
 * Lists the paragraphs in a node, or the cells with prose of a table.
 *
 * @param onlyLast Whether only the last column has prose.
 */
function readPassages(node: Nodes, onlyLast = false): Passage[] {
  if (node.type === 'table') {
    return node.children.slice(1).flatMap(({ children: cells }) => {
      const [subject] = cells;
      const read = onlyLast ? cells.slice(-1) : cells;
      return read.filter(hasProse).map((block) => ({ block, ...(subject && { subject }) }));
    });
  }
  const passages: Passage[] = [];
  visit(node, 'paragraph', (block) => void passages.push({ block }));
  return passages;
}

/** Code and links alone only name something. */
function hasProse({ children }: TableCell): boolean {
  return children.some(
    (node) => node.type !== 'inlineCode' && node.type !== 'link' && /\p{L}/u.test(textOf(node)),
  );
}

/** A mark belongs to the sentence that it stands in or right behind. */
function splitBlock(block: Block, { marks }: Page): { text: string; marks: Mark[] }[] {
  const lengths = block.children.map((node) => textOf(node).length);
  const positionOf = ({ index }: Mark) =>
    lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
  const own = marks.filter((mark) => mark.block === block);
  return splitSentences(textOf(block)).map(({ text, start, end }) => ({
    text,
    marks: own.filter((mark) => positionOf(mark) > start && positionOf(mark) <= end),
  }));
}

/** Splits prose; what stands in backticks ends no sentence. */
function splitSentences(prose: string): { text: string; start: number; end: number }[] {
  const masked = prose.replace(CODE, (code) => 'x'.repeat(code.length));
  const ends = Array.from(masked.matchAll(END), ({ 0: mark, index }) => index + mark.length);
  return [...new Set([...ends, prose.length])]
    .map((end, index) => ({ start: ends[index - 1] ?? 0, end }))
    .map(({ start, end }) => ({ start, end, text: prose.slice(start, end).trim() }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.type === 'text' ? node.value : '';
  return (node as Parents).children?.map(textOf).join('') ?? '';
}
