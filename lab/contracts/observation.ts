import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from '@funtool-docs/runner/evaluator/inspectValue';
import type { CallOutcome } from '../harness/runMeasured';
import { printBriefly, probe, type Probes } from './probe';
import { type Graph, isObject, isUnchanged, readGraph, writeGraph } from './readGraph';

/** One observed call of a function of the library. */
export interface Observation {
  /** The call as code, with its arguments as they were. */
  call: string;
  /** Its result or error, in one line. */
  outcome: string;
  hasThrown: boolean;
  /** All that its arguments consist of. */
  inputFingerprint: string;
  /** All that its outcome consists of; absent if that cannot be seen. */
  outputFingerprint?: string;
  /** Place of the first argument that is `null` or `undefined`; -1 if none is. */
  nullAt: number;
  hasObject: boolean;
  /** Number of values in its arguments that it could have changed. */
  size: number;
  /** Says whether it changed its arguments; absent if that cannot be seen. */
  changed?: { is: boolean; after: string };
  /** Says whether the result is an argument, or holds an object that an argument holds as well. */
  shares?: 'argument' | 'part' | 'nothing';
  /** Results of further calls with other arguments, where they were asked for. */
  probes?: Probes;
}

/** The measured call that runs, to which what happens is attributed. */
interface Running {
  observations: Observation[];
  isProbed: boolean;
  /** True while a watched function runs: what it calls in turn is its own affair. */
  isInside: boolean;
}

/** A call of a watched function. */
interface WatchedCall {
  label: string;
  /** The object whose method it is, if that counts as an argument. */
  owner: unknown[];
  args: unknown[];
  isConstruction: boolean;
  run: (args: unknown[]) => unknown;
}

/** A loop of a thousand calls says no more than its beginning. */
const MAX_OBSERVATIONS = 20;

const running = new AsyncLocalStorage<Running>();

/** What was seen while code ran, and what came of the code. */
export interface Observed {
  observations: Observation[];
  outcome: CallOutcome;
}

/**
 * Runs code and sees what it calls of watched functions.
 *
 * @param isProbed Whether these are called further, with other arguments.
 */
export async function observe(
  code: () => Promise<CallOutcome>,
  isProbed: boolean,
): Promise<Observed> {
  const call: Running = { observations: [], isProbed, isInside: false };
  const outcome = await running.run(call, code);
  return { observations: call.observations, outcome };
}

/**
 * Wraps a function or class so that calls of it from without the library are observed.
 *
 * @param label How its calls begin as code, such as `at` or `new ObjectId`.
 * @param isMethod Whether the object it is called on counts as an argument.
 */
export function watch<Watched extends (...args: never[]) => unknown>(
  target: Watched,
  label: string,
  isMethod = false,
): Watched {
  return new Proxy(target, {
    apply: (_, self: unknown, args: unknown[]) =>
      runWatched({
        label,
        owner: isMethod ? [self] : [],
        args,
        isConstruction: false,
        run: (given) => Reflect.apply(target, self, given as never[]),
      }),
    construct: (_, args: unknown[], made) =>
      runWatched({
        label,
        owner: [],
        args,
        isConstruction: true,
        run: (given) => Reflect.construct(target, given, made) as object,
      }) as object,
  });
}

function runWatched(watched: WatchedCall): unknown {
  const call = running.getStore();
  if (!call || call.isInside || call.observations.length === MAX_OBSERVATIONS) {
    return watched.run(watched.args);
  }
  call.isInside = true;
  try {
    return observeCall(watched, call);
  } finally {
    call.isInside = false;
  }
}

function observeCall(watched: WatchedCall, { observations, isProbed }: Running): unknown {
  const { label, owner, args, isConstruction, run } = watched;
  const given = [...owner, ...args];
  const before = readGraph(given);
  const seen: Observation = {
    call: `${owner.map(printBriefly).join('')}${label}(${args.map(printBriefly).join(', ')})`,
    outcome: '',
    hasThrown: false,
    inputFingerprint: writeGraph(before),
    nullAt: args.findIndex((value) => value === null || value === undefined),
    hasObject: given.some(isObject),
    size: before.nodes.reduce((sum, { held }) => sum + held.length, 0),
  };
  observations.push(seen);
  let result: unknown;
  try {
    result = run(args);
  } catch (error) {
    const outcome = describeError(error);
    seen.hasThrown = true;
    seen.outcome = outcome;
    seen.outputFingerprint = `throws ${outcome}`;
    noteChange(seen, before);
    throw error;
  }
  seen.outcome = printBriefly(result);
  const after = readGraph([result]);
  // Two functions cannot be compared, and what a promise will be is not known yet.
  if (after.isComplete && typeof result !== 'function') seen.outputFingerprint = writeGraph(after);
  noteChange(seen, before);
  seen.shares = sharedOf(result, after, before);
  if (isProbed && owner.length === 0 && !isConstruction) {
    seen.probes = probe(args, result, seen.outputFingerprint, run);
  }
  return result;
}

/** Where a callback was given, a change may be its work. */
function noteChange(seen: Observation, before: Graph): void {
  if (!before.isComplete) return;
  const is = !isUnchanged(before, readGraph(before.roots));
  if (is && before.roots.some((value) => typeof value === 'function')) return;
  seen.changed = { is, after: is ? before.roots.map(printBriefly).join(', ') : '' };
}

function sharedOf(result: unknown, { nodes }: Graph, before: Graph): Observation['shares'] {
  if (isObject(result) && before.roots.includes(result)) return 'argument';
  const isShared = nodes.some(({ value }) => typeof value === 'object' && before.places.has(value));
  return isShared ? 'part' : 'nothing';
}
