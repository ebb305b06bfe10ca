/** The code that a block shows, with the text nodes it consists of. */
export interface CodeText {
  text: string;
  pieces: { node: Text; start: number }[];
}

/** Matches what a run adds to the lines. */
const ADDED = '.rp-copy-ignore';

/** Reads the code of a block, without what a run adds to it. */
export function readCode(code: Element): CodeText {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const pieces: CodeText['pieces'] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement!.closest(ADDED)) continue;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
}

/** Returns the range of a part of the code. */
export function rangeIn({ pieces }: CodeText, start: number, length: number): Range {
  const range = document.createRange();
  const end = start + length;
  const first = pieces.findLast((piece) => piece.start <= start)!;
  const last = pieces.findLast((piece) => piece.start < end)!;
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
