import type { Nodes, PhrasingContent, Root } from 'mdast';
import { CONTINUE, visit } from 'unist-util-visit';

/** Stands for the code next to the sentence: the row of edge cases, or the section it stands in. */
export const HERE = 'here';

/** Stands for the answer on top of the page. */
export const ANSWER = 'answer';

/** What a comment behind a sentence says of it, such as `= unchanged #fractions`. */
export interface Mark {
  /** Ids of claims, `#ids` of headings with code below them, or `HERE` and `ANSWER`. */
  proofs: string[];
  /** Says that the sentence only gives advice. */
  isAdvice: boolean;
  /** Why nothing can run for it; empty if no reason is given. */
  notExecuted?: string | undefined;
  line: number;
  /** Offsets in the source of the page, with the spaces before the comment. */
  range: [start: number, end: number];
  /** The paragraph or cell in which it stands; `undefined` if it stands alone. */
  block: Nodes | undefined;
  /** Number of children of the block before the mark. */
  index: number;
}

const MARK = /^\/\*\s*=(?![=>])(?<text>[\s\S]*)\*\/$/;
const NOT_EXECUTED = /^not executed(?::(?<reason>[\s\S]*))?$/;
const BLOCKS = new Set(['paragraph', 'tableCell']);

/**
 * Takes the marks out of a page, so that nothing else that reads the page meets them.
 *
 * @param tree Is changed: the marks and the spaces before them are gone.
 * @param replace Gives what stands there instead; nothing by default.
 * @returns The marks in order.
 */
export function takeMarks(tree: Root, replace?: (mark: Mark) => PhrasingContent[]): Mark[] {
  const marks: Mark[] = [];
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    const { value, position } = node as Extract<Nodes, { type: 'mdxTextExpression' }>;
    const text = MARK.exec(value.trim())?.groups?.['text']?.trim();
    if (text === undefined || !parent || index === undefined) return CONTINUE;
    const isInline = BLOCKS.has(parent.type);
    const { start, end } = position!;
    const spaces = trimBefore(parent.children[index - 1]);
    const mark: Mark = {
      ...readMark(text),
      line: start.line,
      range: [start.offset! - spaces, end.offset!],
      block: isInline ? parent : undefined,
      index,
    };
    marks.push(mark);
    const nodes = isInline ? (replace?.(mark) ?? []) : [];
    parent.children.splice(index, 1, ...(nodes as never[]));
    return index + nodes.length;
  });
  return marks;
}

/** Tells whether a sentence with this mark is proved by something that runs. */
export function isProof({ proofs }: Pick<Mark, 'proofs'>): boolean {
  return proofs.length > 0;
}

function readMark(text: string): Pick<Mark, 'proofs' | 'isAdvice' | 'notExecuted'> {
  const refused = NOT_EXECUTED.exec(text);
  if (refused) {
    return { proofs: [], isAdvice: false, notExecuted: refused.groups?.['reason']?.trim() ?? '' };
  }
  if (text === 'advice') return { proofs: [], isAdvice: true };
  return { proofs: text.split(/\s+/).filter(Boolean), isAdvice: false };
}

/** Removes the spaces that end a text, and returns how many there were. */
function trimBefore(node: Nodes | undefined): number {
  if (node?.type !== 'text') return 0;
  const { length } = node.value;
  node.value = node.value.trimEnd();
  return length - node.value.length;
}
