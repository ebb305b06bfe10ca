import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { HEADING_ID, type Page } from '@funtool-docs/content/parsePage';

const WORD = /[a-z][a-z'’-]*/gi;

/** Counts the words of prose in English: tables and headings, but neither code nor marks. */
function countWords(nodes: RootContent[]): number {
  const texts: string[] = [];
  const root: Root = { type: 'root', children: nodes };
  visit(root, 'text', ({ value }) => void texts.push(value.replace(HEADING_ID, '')));
  return wordsIn(texts.join(' '));
}

function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** Counts what an author has written on a page, and how much of it are notes. */
export function wordsOf({ tree, frontmatter, headings }: Page): { all: number; notes: number } {
  const { description = '', advice = '' } = frontmatter as Record<string, string>;
  // Code is no prose there either.
  const head = `${description} ${advice}`.replaceAll(/`[^`]*`/g, ' ');
  const first = headings.find(({ depth, id }) => depth === 2 && id === 'notes');
  const next = first && headings.find(({ depth, line }) => depth === 2 && line > first.line);
  const notes = tree.children.filter(({ position }) => {
    const { line } = position!.start;
    return first && line >= first.line && line < (next?.line ?? Infinity);
  });
  return { all: wordsIn(head) + countWords(tree.children), notes: countWords(notes) };
}
