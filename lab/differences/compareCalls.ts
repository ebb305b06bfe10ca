import { type MeasuredCall, readMeasuredPages } from '@funtool-docs/facts/library/measuredCalls';
import {
  type ByPeer,
  type PageDifferences,
  PEERS,
} from '@funtool-docs/facts/differences/differences';
import path from 'node:path';
import { bundle } from '@funtool-docs/islands/build/bundle';
import { askThread } from '@funtool-docs/runner/supervisor/openThread';
import { type AnyNode, parse } from 'acorn';
import { type Counterparts, readCounterparts } from './counterparts';
import type { ComparedAnswer, ComparedCall, ComparedData, ComparedResult } from './runCalls';

/** A measured call of a page, with the documented names in it. */
export interface NamedCall extends MeasuredCall {
  page: string;
  names: string[];
}

/** A call with what it gave; nothing can be said of one whose result varies. */
interface ComparedOnce {
  call: NamedCall;
  result: ComparedResult | undefined;
}

/**
 * Runs every measured call that has a counterpart.
 *
 * @param root Repository root.
 * @throws {Error} If a call does not run to an end, or an adapter gives no function.
 */
export async function compareCalls(root: string): Promise<ComparedOnce[]> {
  const counterparts = readCounterparts();
  const calls = listCalls(root, counterparts);
  const results = await runAll(root, calls, counterparts);
  return calls.map((call, index) => ({ call, result: results[index] }));
}

/** Counts by counterpart. */
export type Shares = PageDifferences['counts'];

/** Counts them among the calls given. */
export function sharesOf(compared: ComparedOnce[]): Shares {
  const counts = PEERS.flatMap((peer) => {
    const answers = compared.flatMap(({ result }) => result?.others[peer] ?? []);
    const same = answers.filter((answer) => answer.same).length;
    return answers.length ? [[peer, { same, calls: answers.length }]] : [];
  });
  return Object.fromEntries(counts) as Shares;
}

function listCalls(root: string, { functions }: Counterparts): NamedCall[] {
  return readMeasuredPages(root).flatMap(({ name: page, calls }) => {
    const known = Object.keys(functions[page] ?? {});
    return calls
      .map((call) => ({ ...call, page, names: mentionedNames(call, known) }))
      .filter(({ names }) => names.length > 0);
  });
}

/** Calls that were measured in a page and others need threads of their own. */
async function runAll(root: string, calls: NamedCall[], { functions }: Counterparts) {
  const results: (ComparedResult | undefined)[] = [];
  const runSome = async (inPage: boolean): Promise<void> => {
    const chosen = [...calls.entries()].filter(([, { env }]) => (env === 'dom') === inPage);
    const compared = chosen.map(([, { call, setup, names, page }]) => {
      return { call, setup, adapters: adaptersOf(names, functions[page]!) };
    });
    const found = await compareInThread(root, compared, { inPage });
    for (const [index, [place]] of chosen.entries()) results[place] = found[index];
  };
  await Promise.all([runSome(false), runSome(true)]);
  return results;
}

/** A call can be compared with those that have a counterpart of all names in it. */
function adaptersOf(names: string[], known: Record<string, ByPeer<string>>) {
  const adapters: Record<string, Record<string, string>> = {};
  for (const peer of PEERS) {
    const pairs = names.flatMap((name) => {
      const adapter = known[name]?.[peer];
      return adapter ? [[name, adapter]] : [];
    });
    if (pairs.length === names.length) adapters[peer] = Object.fromEntries(pairs);
  }
  return adapters;
}

/**
 * Runs measured calls with the documented functions and their counterparts, in a thread of its own:
 * calls replace globals, and some counterparts change prototypes.
 *
 * @returns For each call its results; see `runCalls`.
 * @throws {Error} If the thread fails or does not end.
 */
export async function compareInThread(
  root: string,
  calls: ComparedCall[],
  { inPage }: Pick<ComparedData, 'inPage'>,
): Promise<(ComparedResult | undefined)[]> {
  if (calls.length === 0) return [];
  const entry = JSON.stringify(path.join(import.meta.dirname, 'runCalls.ts'));
  const main = `import * as funtool from 'funtool'; import { answerCalls } from ${entry}; void answerCalls(funtool);`;
  const code = await bundle(main, { format: 'cjs' }, 'node');
  const data: ComparedData = { root, calls, inPage };
  // Its functions would become globals of the thread, `isNaN` among them.
  const answer = await askThread<ComparedAnswer>('comparing calls', `(() => {${code}\n})();`, {
    eval: true,
    workerData: data,
    // Some calls warn.
    stderr: true,
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.results;
}

/**
 * Lists which of the names a measured call or its set-up refers to, other than as a property.
 *
 * @throws {SyntaxError} If the call is no JavaScript.
 */
export function mentionedNames({ setup = '', call }: MeasuredCall, names: string[]): string[] {
  const code = `async () => { ${setup};\nreturn (${call}); }`;
  const found = new Set<string>();
  visit(parse(code, { ecmaVersion: 'latest' }), found);
  return names.filter((name) => found.has(name));
}

function visit(node: AnyNode, found: Set<string>): void {
  if (node.type === 'Identifier') found.add(node.name);
  for (const [key, child] of Object.entries(node)) {
    const isProperty =
      (key === 'property' || key === 'key') && !('computed' in node && node.computed);
    if (isProperty) continue;
    for (const item of [child].flat()) if (isNode(item)) visit(item, found);
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof (value as { type?: unknown } | null)?.type === 'string';
}
