import type { Nodes, Parents } from 'mdast';

/** Matches the end of a sentence, with closing quotation marks and brackets. */
const END = /(?:[.!?](?=[\s”’)]|$)|[。！？])[”’）)*]*/g;
const CODE = /`[^`]*`/g;

/** A sentence in the text of a paragraph or cell. */
interface Part {
  text: string;
  /** Length of all text up to its end. */
  end: number;
}

/** The end of a sentence: behind a child of its paragraph or cell, or in one that is text. */
export interface SentenceEnd {
  /** Index of the child. */
  index: number;
  /** Number of characters before it; `undefined` at the end of the text. */
  at: number | undefined;
}

/** Splits prose; what stands in backticks ends no sentence. */
export function splitSentences(prose: string): Part[] {
  const masked = prose.replace(CODE, (code) => 'x'.repeat(code.length));
  const ends = Array.from(masked.matchAll(END), ({ 0: mark, index }) => index + mark.length);
  return [...new Set([...ends, prose.length])]
    .map((end, index, all) => ({ text: prose.slice(all[index - 1] ?? 0, end).trim(), end }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

/** Returns the text of a node, with code in backticks. */
export function plainTextOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.type === 'text' ? node.value : '';
  return (node as Parents).children?.map(plainTextOf).join('') ?? '';
}

/** Finds where a sentence ends; one that ends inside a link or the like ends behind it. */
export function findEnd({ children }: Parents, end: number): SentenceEnd {
  let before = 0;
  for (const [index, child] of children.entries()) {
    const { length } = plainTextOf(child);
    if (end <= before + length) {
      const isInside = child.type === 'text' && end < before + length;
      return { index, at: isInside ? end - before : undefined };
    }
    before += length;
  }
  return { index: children.length - 1, at: undefined };
}
