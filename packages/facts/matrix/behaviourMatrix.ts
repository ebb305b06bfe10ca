import type { RootContent } from 'mdast';
import {
  element,
  type Cell,
  code,
  codes,
  paragraph,
  table,
  text,
} from '@funtool-docs/content/markdown/nodes';
import { fillText } from '@funtool-docs/shared/texts';
import { type PageId, topicOf } from '@funtool-docs/content/paths';
import type { BuiltPage } from '../builtPage';
import type { Locale } from '../../../site.config';
import texts from './texts.json';
import {
  type Matrix,
  type MatrixRow,
  readMeasuredFacts,
  type ValueKind,
} from '../library/measured';

/** A table of more rows pushes what follows it off the screen. */
const MAX_ROWS = 10;

const SHOWN_ROWS = 6;

const ELEMENT = 'BehaviourMatrix';

/** Replaces `<BehaviourMatrix />` by a table of what functions return for many values. */
export function behaviourMatrix({ root, tree, slug, locale }: BuiltPage): void {
  const index = tree.children.findIndex(isMatrix);
  if (index < 0) return;
  const nodes = createMatrix(root, { slug, locale });
  tree.children.splice(index, 1, ...nodes.flatMap((node) => foldRows(node, locale)));
}

/** Tells whether a node is the placeholder of a matrix. */
export function isMatrix(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === ELEMENT;
}

/** Folds all but the first rows of a long table; a native `details` opens without scripts. */
export function foldRows(node: RootContent, locale: Locale): RootContent[] {
  if (node.type !== 'table') return [node];
  const [header, ...rows] = node.children;
  if (rows.length <= MAX_ROWS) return [node];
  const tableOf = (part: typeof rows): RootContent => ({ ...node, children: [header!, ...part] });
  const title = fillText(texts.allRows[locale], { count: rows.length });
  return [
    tableOf(rows.slice(0, SHOWN_ROWS)),
    element(
      'details',
      [element('summary', [text(title)]), tableOf(rows.slice(SHOWN_ROWS))],
      'ft-matrix-rest',
    ),
  ];
}

/** More columns do not fit on a phone. */
const MAX_COLUMNS = 2;

/**
 * Creates the tables of what was measured for many values.
 *
 * @param root Repository root.
 * @throws {Error} If nothing of the kind was measured for the page.
 */
export function createMatrix(root: string, { slug, locale }: PageId): RootContent[] {
  const matrix = readMeasuredFacts(root, topicOf(slug))?.matrix;
  if (!matrix) throw new Error(`${slug} has <BehaviourMatrix />, for which nothing was measured`);
  const { calls, rows } = matrix;
  const [first] = rows as [MatrixRow];
  if (first.kind) return calls.flatMap((call, place) => typeTable(matrix, call, place, locale));
  if (first.values.length === 1) return [valueTable(matrix, locale)];
  return [
    paragraph([text(texts.order[locale])]),
    table(
      [
        [[code('a')], [code('b')], [code(calls[0]!)]],
        ...rows.map(({ values, results }) =>
          [...values, results[0]!.result].map((cell) => [code(cell)]),
        ),
      ],
      'ft-matrix',
    ),
  ];
}

/** A row for each value, a column for each call. */
function valueTable({ calls, rows }: Matrix, locale: Locale): RootContent {
  const header: Cell[] = [texts.value[locale], ...calls.map((call) => [code(call)])];
  const cells = rows.map(({ values, results }): Cell[] => [
    codes(values),
    ...results.map(({ result, sharing }) =>
      sharing ? [code(result), text(` ${texts[sharing][locale]}`)] : [code(result)],
    ),
  ]);
  return table([header, ...cells], 'ft-matrix');
}

/** A row for each kind of value, below the call where a page documents several. */
function typeTable(
  { calls, rows }: Matrix,
  call: string,
  place: number,
  locale: Locale,
): RootContent[] {
  const results = rows.map(({ values, kind, results: own }) => ({
    value: values[0]!,
    kind: kind!,
    result: own[place]!.result,
  }));
  return [...(calls.length > 1 ? [paragraph([code(call)])] : []), resultTable(results, locale)];
}

interface TypeResult {
  value: string;
  kind: ValueKind;
  result: string;
}

function resultTable(results: TypeResult[], locale: Locale): RootContent {
  const outcomes = [...new Set(results.map(({ result }) => result))].toSorted(trueFirst);
  const valuesOf = (list: TypeResult[], outcome: string) =>
    codes(list.filter(({ result }) => result === outcome).map(({ value }) => value));
  if (outcomes.length > MAX_COLUMNS) {
    const header = [texts.result[locale], texts.values[locale]];
    const rows = outcomes.map((outcome): Cell[] => [[code(outcome)], valuesOf(results, outcome)]);
    return table([header, ...rows], 'ft-matrix');
  }
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = kinds.map((kind): Cell[] => {
    const own = results.filter((result) => result.kind === kind);
    return [texts[kind][locale], ...outcomes.map((outcome) => valuesOf(own, outcome))];
  });
  const header = [texts.kind[locale], ...outcomes.map((outcome) => [code(outcome)])];
  return table([header, ...rows], 'ft-matrix ft-matrix--kinds');
}

function trueFirst(a: string, b: string): number {
  return Number(b === 'true') - Number(a === 'true');
}
