import type { Nodes, Parents } from 'mdast';

/** Matches the end of a sentence, with closing quotation marks and brackets. */
const END = /(?:[.!?](?=[\s”’)]|$)|[。！？])[”’）)*]*/g;
const CODE = /`[^`]*`/g;

/** Splits prose; what stands in backticks ends no sentence. */
export function splitSentences(prose: string): string[] {
  const masked = prose.replace(CODE, (code) => 'x'.repeat(code.length));
  const ends = Array.from(masked.matchAll(END), ({ 0: mark, index }) => index + mark.length);
  return [...new Set([...ends, prose.length])]
    .map((end, index, all) => prose.slice(all[index - 1] ?? 0, end).trim())
    .filter((text) => /\p{L}/u.test(text));
}

/** Returns the text of a node, with code in backticks. */
export function plainTextOf(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if ('value' in node) return node.type === 'text' ? node.value : '';
  return (node as Parents).children?.map(plainTextOf).join('') ?? '';
}
