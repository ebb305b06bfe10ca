import type { RootContent } from 'mdast';
import { createFrame } from '../library/createPage';
import { documentedLibrary, type LibrarySource } from '../library/librarySource';
import type { Locale } from '../../../site.config';
import { printInNode } from '@funtool-docs/runner/values/printInNode';
import { code, codes, type Cell, table } from '@funtool-docs/content/markdown/table';
import texts from './texts.json';
import type { CallResult } from './values';
import { type ValueKind, VALUES } from './values';

/** More columns do not fit on a phone. */
const MAX_COLUMNS = 2;
const SETUP = 'class Order { items = []; }';

type Results = Record<ValueKind, { value: string; result: string }[]>;

/** Cached, since a page is compiled for browser and server in each language. */
const computed = new WeakMap<LibrarySource, Map<string, Promise<Results>>>();

/** Shows what type checks return for many values, computed in an emulated page. */
export async function typeMatrix(names: string[], locale: Locale): Promise<RootContent[]> {
  const nodes = await Promise.all(
    names.map(async (name) => {
      const results = await computeResults(name);
      const title: RootContent = { type: 'paragraph', children: [code(`${name}(value)`)] };
      return names.length > 1
        ? [title, resultTable(results, locale)]
        : [resultTable(results, locale)];
    }),
  );
  return nodes.flat();
}

/** Lists the calls of type checks with every value, and their results. */
export async function typeResults(names: string[], library: LibrarySource): Promise<CallResult[]> {
  const lists = await Promise.all(
    names.map(async (name) => {
      const results = Object.values(await computeResults(name, library)).flat();
      return results.map(({ value, result }) => ({ call: `${name}(${value})`, result }));
    }),
  );
  return lists.flat();
}

/** Calls a type check with every value. */
export function computeResults(name: string, library = documentedLibrary): Promise<Results> {
  const ofLibrary = computed.get(library) ?? new Map<string, Promise<Results>>();
  computed.set(library, ofLibrary);
  const results = ofLibrary.get(name) ?? callWithEach(name, library);
  ofLibrary.set(name, results);
  return results;
}

async function callWithEach(name: string, library: LibrarySource): Promise<Results> {
  const { window, exportsOf } = await library.createPage();
  const check = (await exportsOf('funtool/type'))[name]!;
  const evaluate = new Function(
    'window',
    'frame',
    'code',
    `with (window) { ${SETUP}; return eval('(' + code + ')'); }`,
  );
  const frame = await createFrame();
  const results = Object.entries(VALUES).map(([kind, values]) => [
    kind,
    values.map((value) => ({
      value,
      result: resultOf(() => check(evaluate(window, frame, value))),
    })),
  ]);
  return Object.fromEntries(results) as Results;
}

function resultOf(call: () => unknown): string {
  try {
    return printInNode(call());
  } catch (error) {
    return `throws ${(error as Error).name}`;
  }
}

function resultTable(results: Results, locale: Locale): RootContent {
  const all = Object.values(results).flat();
  const outcomes = [...new Set(all.map(({ result }) => result))].toSorted(trueFirst);
  if (outcomes.length > MAX_COLUMNS) return byResult(outcomes, all, locale);
  const rows = Object.entries(results).map(([kind, list]): Cell[] => [
    texts[kind as ValueKind][locale],
    ...outcomes.map((outcome) =>
      codes(list.filter((r) => r.result === outcome).map((r) => r.value)),
    ),
  ]);
  const header = [texts.kind[locale], ...outcomes.map((outcome) => [code(outcome)])];
  return table([header, ...rows], 'ft-matrix ft-matrix--kinds');
}

/** One row per result, if results differ too much for columns. */
function byResult(outcomes: string[], all: Results[ValueKind], locale: Locale): RootContent {
  const header = [texts.result[locale], texts.values[locale]];
  const rows = outcomes.map((outcome): Cell[] => [
    [code(outcome)],
    codes(all.filter(({ result }) => result === outcome).map(({ value }) => value)),
  ]);
  return table([header, ...rows], 'ft-matrix');
}

function trueFirst(a: string, b: string): number {
  return Number(b === 'true') - Number(a === 'true');
}
