import { parse } from 'yaml';
import { type CodeBlock, documentedNames, type Page } from './parsePage';

/** What counts need of a page. */
export interface Outline extends Pick<Page, 'slug' | 'names'> {
  blocks: Pick<CodeBlock, 'lang' | 'meta' | 'code' | 'section'>[];
  /** Rows in the table of edge cases. */
  edgeCases: number;
}

const FRONTMATTER = /^---\n(?<yaml>[\s\S]*?)\n---\n/;
const SECTION = /^## .*?(?:\{#(?<id>[\w-]+)\})?\s*$/;
const FENCE = /^(?<indent>\s*)(?<fence>`{3,})(?<lang>\S*) *(?<meta>.*)$/;

/** The table follows its heading. */
const EDGE_CASES = /^### .*\\\{#edge-cases\}\n\n((?:\|.*(?:\n|$))+)/m;
/** Code that shows how a page is written. */
const FENCED = /^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm;
/** Titles, and the line below them. */
const HEADER_ROWS = 2;

/**
 * Reads names and code blocks of a page from its lines: parsing the Markdown of all pages takes
 * seconds, and the development server waits for the counts.
 */
export function readOutline({ slug, source }: Pick<Page, 'slug' | 'source'>): Outline {
  const yaml = FRONTMATTER.exec(source)?.groups?.['yaml'] ?? '';
  const frontmatter = (parse(yaml) ?? {}) as Page['frontmatter'];
  const names = documentedNames({ slug, frontmatter });
  return { slug, names, blocks: readBlocks(source), edgeCases: countEdgeCases(source) };
}

function countEdgeCases(source: string): number {
  const [, table = ''] = EDGE_CASES.exec(source.replace(FENCED, '')) ?? [];
  const rows = table.match(/^\|/gm) ?? [];
  return Math.max(0, rows.length - HEADER_ROWS);
}

function readBlocks(source: string): Outline['blocks'] {
  const blocks: Outline['blocks'] = [];
  let section: string | undefined;
  let open: { end: string; indent: number; lines: string[] } | undefined;
  for (const line of source.split('\n')) {
    if (open && line.trim() === open.end) {
      blocks.at(-1)!.code = open.lines.join('\n');
      open = undefined;
    } else if (open) {
      open.lines.push(line.slice(open.indent));
    } else {
      const heading = SECTION.exec(line);
      const { indent = '', fence, lang = '', meta = '' } = FENCE.exec(line)?.groups ?? {};
      if (heading) section = heading.groups?.['id'];
      if (fence) {
        blocks.push({ lang, meta, code: '', section });
        open = { end: fence, indent: indent.length, lines: [] };
      }
    }
  }
  return blocks;
}
