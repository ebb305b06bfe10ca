import type { Nodes, Parents, Paragraph, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../site.config';
import { findEdgeCases } from '../edgeCases';
import { isTypeClaim } from '../library/typeClaims';
import { lineOf, type Page, sectionContent } from '../parsePage';
import { isAdvice } from './advice';
import { isProof, type Mark } from './marks';

/** Sections that state how a function behaves; the others tell when to use it, and show it. */
const SECTIONS = ['parameters', 'returns', 'errors', 'notes', 'see-also'] as const;

/** A sentence of a page, and what proves it. */
export interface Sentence {
  line: number;
  section: (typeof SECTIONS)[number];
  /** With its code in backticks. */
  text: string;
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

/** Where a sentence ends, with closing quotation marks and brackets. */
const END = /(?:[.!?](?=[\s”’)]|$)|[。！？])[”’）)*]*/g;
const CODE = /`[^`]*`/g;

/**
 * Lists the sentences of the sections on parameters (descriptions), returns, errors, notes (of edge
 * cases the last column) and related functions. Headings, code and cells of code alone are none.
 */
export function readSentences(page: Page): Sentence[] {
  return SECTIONS.flatMap((section) =>
    blocksOf(page, section).flatMap((block) =>
      splitBlock(block, page).map(({ text, marks }) => ({
        line: lineOf(block),
        section,
        text,
        marks,
        state: stateOf(text, marks, page.locale),
      })),
    ),
  );
}

/** Lists the sentences of a page that state how something behaves: all but advice. */
export function factualSentences(page: Page): Sentence[] {
  return readSentences(page).filter(({ state }) => state !== 'advice');
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

/** Lists the paragraphs and the cells with prose of a section. */
function blocksOf(page: Page, section: string): Block[] {
  const edgeCases = findEdgeCases(page.tree)?.table;
  const blocks: Block[] = [];
  const collect = (node: Nodes) => visit(node, 'paragraph', (block) => void blocks.push(block));
  for (const node of sectionContent(page, section)) {
    if (node.type !== 'table') {
      collect(node);
      continue;
    }
    const onlyLast = node === edgeCases || section === 'parameters';
    for (const { children: cells } of node.children.slice(1)) {
      blocks.push(...(onlyLast ? cells.slice(-1) : cells).filter(hasProse));
    }
  }
  return blocks;
}

function hasProse({ children }: TableCell): boolean {
  return children.some((node) => node.type !== 'inlineCode' && /\p{L}/u.test(textOf(node)));
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
