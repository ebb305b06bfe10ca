import { type MeasuredPage, readMeasuredPages } from '@funtool-docs/facts/library/measured';
import type {
  FamilyResults,
  NeighbourRow,
  PageNeighbours,
} from '@funtool-docs/facts/differences/differences';
import path from 'node:path';
import { importFuntool } from '@funtool-docs/facts/library/librarySource';
import { printInNode } from '../harness/printInNode';
import { chooseRows } from './chooseRows';
import { namesIn } from '../harness/namesIn';
import { compareInThreads } from './compareCalls';
import type { ComparedCall, ComparedResult } from './runCalls';
import list from './families.json';

/** A family, and the calls that every function of it is to run. */
interface Trial {
  names: string[];
  functions: { name: string; page: string }[];
  calls: { call: string; setup?: string | undefined; name: string }[];
  /** Number of calls written to tell the functions apart; they come first. */
  written: number;
  /** True if some of the calls were measured in a page. */
  inPage: boolean;
}

/** Functions of one family, and what each gave for the measured calls of all of them. */
interface Sample {
  functions: { name: string; page: string }[];
  /** Calls that were written to tell them apart, then those that were measured. */
  written: NeighbourRow[];
  tried: NeighbourRow[];
}

/** With another function, such a call may wait for ever, or give a value too deep to compare. */
const UNFIT = /\bawait\b|\bsetTimeout\b|\.then\(|\bfor\b|\bwhile\b/;

/** Results that are cut or name no value say nothing about two functions. */
const UNCLEAR = /more items|more characters|^\[Function|^Promise/;

/**
 * Finds for each API page the calls that tell its function from others of the same family. Every
 * function runs with the measured calls of all of them.
 *
 * @param root Repository root.
 * @returns Neighbours by page; a function belongs to the first family that names it.
 */
export async function findNeighbours(root: string): Promise<Record<string, PageNeighbours>> {
  const pages = readMeasuredPages(root);
  const samples = await runTrials(
    root,
    FAMILIES.map((family) => prepareTrial(family, pages)),
  );
  const found: Record<string, PageNeighbours> = {};
  for (const sample of samples) {
    for (const [index, { name }] of sample.functions.entries()) {
      for (const page of listPagesOf(name, pages)) found[page] ??= choose(sample, index);
    }
  }
  return found;
}

function prepareTrial({ names, inputs = [] }: Family, all: MeasuredPage[]): Trial {
  const pages = all.filter(({ exports }) => exports.some((name) => names.includes(name)));
  const functions = names.map((name) => {
    const page = pages.find(({ exports }) => exports.includes(name));
    if (!page) throw new Error(`families.json: nothing was measured for "${name}"`);
    return { name, page: page.name };
  });
  const inPage = pages.some((page) => page.calls.some(({ env }) => env === 'dom'));
  const measured = pages.flatMap(({ calls: own }) =>
    own
      .filter(({ call, setup = '' }) => !UNFIT.test(setup + call))
      .flatMap(({ call, setup }) => {
        const mentioned = namesIn([setup, call], names);
        return mentioned.length === 1 ? [{ call, setup, name: mentioned[0]! }] : [];
      }),
  );
  const calls = [
    ...inputs.map((input) => ({ setup: undefined, ...input, name: 'f' })),
    ...measured,
  ];
  return { names, functions, calls, written: inputs.length, inPage };
}

async function runTrials(root: string, trials: Trial[]): Promise<Sample[]> {
  const results = await compareInThreads(root, trials.flatMap(listCompared));
  return trials.map((trial) => describeTrial(trial, results.splice(0, trial.calls.length)));
}

function listCompared({ names, calls, inPage }: Trial): ComparedCall[] {
  return calls.map(({ call, setup, name }) => ({
    call,
    setup,
    inPage,
    adapters: Object.fromEntries(names.map((other) => [other, { [name]: `funtool.${other}` }])),
  }));
}

function describeTrial(
  { names, functions, calls, written }: Trial,
  compared: (ComparedResult | undefined)[],
): Sample {
  const rows = calls.map(({ call, setup, name }, index): NeighbourRow | undefined => {
    const others = compared[index]?.others ?? {};
    const results = names.flatMap((other) => others[other]?.text ?? []);
    if (results.length < names.length) return undefined;
    return { input: rename(call, name), setup: setup && rename(setup, name), results };
  });
  return {
    functions,
    written: rows.slice(0, written).filter(isRow),
    tried: rows.slice(written).filter(isRow),
  };
}

function isRow(row: NeighbourRow | undefined): row is NeighbourRow {
  return row !== undefined;
}

/** Stands for the function until it is known for which page the call is shown. */
const PLACEHOLDER = '\u0000';

function rename(code: string, name: string): string {
  return code.replaceAll(new RegExp(`(?<![\\w.$'"])${name}\\b(?!['":])`, 'g'), PLACEHOLDER);
}

function choose({ functions, written, tried }: Sample, index: number): PageNeighbours {
  const others = functions.map((_, other) => other).filter((other) => other !== index);
  const order = [index, ...others];
  const clear = tried.filter(({ results }) =>
    order.every((place) => !UNCLEAR.test(results[place]!)),
  );
  const { name } = functions[index]!;
  const show = (code: string) => code.replaceAll(PLACEHOLDER, name);
  const arrange = ({ input, setup, results }: NeighbourRow): NeighbourRow => ({
    input: show(input),
    ...(setup && { setup: show(setup) }),
    results: order.map((place) => results[place]!),
  });
  const sameAs = (other: number) =>
    clear.filter(({ results }) => results[other] === results[index]).length;
  return {
    functions: order.map((place) => functions[place]!),
    same: others.map(sameAs),
    calls: clear.length,
    rows: chooseRows(written.map(arrange), clear.map(arrange)),
  };
}

/** Functions that readers confuse, and calls to tell them apart, in which `f` stands for each. */
interface Family {
  names: string[];
  inputs?: { call: string; setup?: string }[];
  /** Calls that need no setup, for the table on the pages of the family. */
  table?: string[];
}

/** The reviewed list of families; a page belongs to the first one that names its function. */
export const FAMILIES: Family[] = list;

/** Lists the pages that are named after a function that they document. */
function listPagesOf(name: string, pages: MeasuredPage[]): string[] {
  return pages.flatMap((page) => {
    const isNamedAfter = path.posix.basename(page.name) === name && page.exports.includes(name);
    return isNamedAfter ? [page.name] : [];
  });
}

/**
 * Runs the calls of a family's table.
 *
 * @param page Path of a page below the API pages.
 * @returns Nothing if its function belongs to no family with a table.
 */
export async function measureFamily(page: string): Promise<FamilyResults | undefined> {
  const [category, own] = page.split('/') as [string, string];
  const family = FAMILIES.find(({ names, table }) => table && names.includes(own));
  if (!family?.table) return undefined;
  const { names, table: calls } = family;
  const library = (await importFuntool(`funtool/${category}`)) as Record<string, unknown>;
  const resultOf = (call: string, name: string) =>
    printInNode(new Function('f', `return ${call};`)(library[name]));
  return {
    calls,
    functions: names.map((name) => ({ name, results: calls.map((call) => resultOf(call, name)) })),
  };
}
