import type { Nodes, Root } from 'mdast';
import { CONTINUE, visit } from 'unist-util-visit';

/** Stands for the code next to the sentence: the row of edge cases, or the section it stands in. */
export const HERE = 'here';

/** Stands for the answer on top of the page. */
export const ANSWER = 'answer';

/** Says that a sentence only tells what to do. */
export const ADVICE = 'advice';

/** The part of a mark about one sentence, such as `unchanged #fractions`. */
export interface MarkPart {
  /** As it is written, with single spaces. */
  text: string;
  /** Ids of claims, `#ids` of headings with code below them, or `HERE` and `ANSWER`. */
  proofs: string[];
  /** Says that the sentence only gives advice. */
  isAdvice: boolean;
  /** The reason why nothing can run for it; empty if none is given. */
  notExecuted?: string | undefined;
}

/** A comment on a line of its own, such as `= unchanged; here | #fractions`. */
export interface Mark {
  /**
   * Its parts for each sentence, by items of a list or rows of a table; `undefined` where what
   * holds without a mark is to hold.
   */
  units: (MarkPart | undefined)[][];
  line: number;
  /** Offsets in the source of the page, from the end of what stands above it. */
  range: [start: number, end: number];
  /** The paragraph, list or table above it; `undefined` if none is, or another mark has it. */
  block: Nodes | undefined;
}

const MARK = /^\/\*\s*=(?![=>])(?<text>[\s\S]*)\*\/$/;
const NOT_EXECUTED = /^not executed(?::(?<reason>.*))?$/;
/** These separate the rows or items in a mark, and their sentences. */
const [BETWEEN_UNITS, BETWEEN_PARTS] = ['|', ';'];
/** These may have marks between their children. */
const HOLDERS = new Set<Nodes['type']>(['root', 'mdxJsxFlowElement']);

/** Tells whether marks may stand between the children of a node: it is a page or a component. */
export function holdsMarks(node: Nodes): node is Extract<Nodes, { type: 'mdxJsxFlowElement' }> {
  return HOLDERS.has(node.type);
}

/**
 * Takes the marks out of a page, so that nothing else that reads the page meets them.
 *
 * @param tree Is changed: the marks and the spaces before them are gone.
 * @returns The marks in order.
 */
export function takeMarks(tree: Root): Mark[] {
  const marks: Mark[] = [];
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    const { value, position } = node as Extract<Nodes, { type: 'mdxTextExpression' }>;
    const written = MARK.exec(value.trim())?.groups?.['text'];
    if (written === undefined || !parent || index === undefined) return CONTINUE;
    const isInside = node.type === 'mdxTextExpression' || !holdsMarks(parent);
    const above: Nodes | undefined = parent.children[index - 1];
    if (isInside) trimEnd(above);
    const isTaken = marks.some(({ block }) => block === above);
    const { start, end } = position!;
    marks.push({
      units: readUnits(written.replace(/\s+/g, ' ')),
      line: start.line,
      range: [above?.position?.end.offset ?? start.offset!, end.offset!],
      block: isInside || isTaken ? undefined : above,
    });
    parent.children.splice(index, 1);
    return index;
  });
  return marks;
}

/** Tells whether a sentence with this in its mark is proved by something that runs. */
export function isProof({ proofs }: Pick<MarkPart, 'proofs'>): boolean {
  return proofs.length > 0;
}

function readUnits(text: string): Mark['units'] {
  return text
    .split(BETWEEN_UNITS!)
    .map((unit) => unit.split(BETWEEN_PARTS!).map((part) => readPart(part.trim())));
}

function readPart(text: string): MarkPart | undefined {
  if (!text) return undefined;
  const refused = NOT_EXECUTED.exec(text);
  if (refused) {
    const notExecuted = refused.groups?.['reason']?.trim() ?? '';
    return { text, proofs: [], isAdvice: false, notExecuted };
  }
  if (text === ADVICE) return { text, proofs: [], isAdvice: true };
  return { text, proofs: text.split(' '), isAdvice: false };
}

function trimEnd(node: Nodes | undefined): void {
  if (node?.type === 'text') node.value = node.value.trimEnd();
}
