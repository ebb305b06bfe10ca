import { describeError } from '@funtool-docs/runner/evaluator/inspectValue';
import { loadEntry } from '@funtool-docs/facts/library/librarySource';
import { type MeasuredCall, readMeasuredPages } from '@funtool-docs/facts/library/measured';
import {
  type ContractAnswer,
  type ContractFacts,
  HAZARD_MEANS_YES,
  PROPERTIES,
  type Property,
  type Statement,
} from '@funtool-docs/facts/contract/contract';
import { installFixedGlobals } from '../harness/runMeasured';
import { namesIn } from '../harness/namesIn';
import { type ObservedCall, observePage } from './observePage';
import type { Observation } from './observation';

/** Matches what neither a worker nor a page has, or lets anybody replace. */
const NEEDS_NODE = /\bnode:|\bBuffer\b|\bprocess\b|\bglobal\b|\bglobalThis\.window =/;

/**
 * Computes the contract of every API page. Runs measured calls, which replace globals.
 *
 * @param root Repository root.
 * @returns Contracts by name of the page.
 */
export async function computeContracts(root: string): Promise<Record<string, ContractFacts>> {
  const exports = Object.keys(await loadEntry({}));
  const contracts: Record<string, ContractFacts> = {};
  const fixed = installFixedGlobals();
  for (const page of readMeasuredPages(root)) {
    // Its contract is the same whatever other pages are computed.
    fixed.reset();
    fixed.restart(false);
    // oxlint-disable-next-line no-await-in-loop -- one by one, since calls replace globals
    const observed = await observePage(page, fixed);
    const errors = observed.map(({ error }) => error);
    contracts[page.name] = {
      statements: judge(observed),
      calls: listCalls(page.calls, errors, exports),
    };
  }
  return contracts;
}

/**
 * Says of each measured call what it needs to run in the browser.
 *
 * @param errors What each of them throws; `undefined` for those that throw nothing.
 * @param exports Names of all exports of the library.
 */
function listCalls(
  calls: MeasuredCall[],
  errors: unknown[],
  exports: string[],
): ContractFacts['calls'] {
  return calls.map((call, index) => {
    const code = [call.setup, call.call, call.result];
    const runsIn = call.env === 'dom' ? 'document' : 'worker';
    const { name: errorName } = (errors[index] ?? {}) as Partial<Error>;
    return {
      call: call.call,
      imports: namesIn(code, exports),
      ...(!NEEDS_NODE.test(code.join('\n')) && { runsIn }),
      ...(errorName && { errorName }),
    };
  });
}

/** The evidence of one observation for a property. */
interface Evidence {
  /** True if a reader has to watch out for it. */
  isHazard: boolean;
  /** The higher, the better it shows what is said. */
  clarity: number;
  steps: string[];
}

type Judge = (seen: Observation, context: Context) => Evidence | 'leftOut' | undefined;

interface Context {
  second: Observation | undefined;
  probed: Observation | undefined;
  error: unknown;
}

const JUDGES: Record<Property, Judge> = {
  changesArguments({ call, changed, size }) {
    if (!changed) return 'leftOut';
    const steps = changed.is ? [call, changed.after] : [call];
    return { isHazard: changed.is, clarity: worthOf(size), steps };
  },
  returnsArgument({ call, hasObject, shares, outcome, size }) {
    if (!hasObject || !shares) return undefined;
    return { isHazard: shares === 'argument', clarity: worthOf(size), steps: [call, outcome] };
  },
  sharesParts({ call, hasObject, shares, outcome, size }) {
    if (!hasObject || !shares || shares === 'argument') return undefined;
    return { isHazard: shares === 'part', clarity: worthOf(size), steps: [call, outcome] };
  },
  throws({ call, hasThrown, outcome }) {
    return { isHazard: hasThrown, clarity: 0, steps: [call, outcome] };
  },
  acceptsNull({ call, nullAt, hasThrown, outcome }, { error }) {
    const throwsLater = !hasThrown && nullAt === 0 && error !== undefined;
    const isHazard = hasThrown || throwsLater;
    // `null` as a later argument, such as a filler, says nothing about the first.
    if (nullAt < 0 || (nullAt > 0 && !isHazard)) return undefined;
    const steps = throwsLater ? [call, outcome, describeError(error)] : [call, outcome];
    return { isHazard, clarity: 0, steps };
  },
  idempotent({ call, outcome, outputFingerprint }, { second, probed }) {
    const again = probed?.probes?.again;
    if (!again || outputFingerprint !== second?.outputFingerprint) return undefined;
    const clarity = Number(again.isTelling);
    return { isHazard: !again.holds, clarity, steps: [call, outcome, again.outcome] };
  },
  deterministic({ call, outcome, inputFingerprint, outputFingerprint }, { second }) {
    if (outputFingerprint === undefined || second?.outputFingerprint === undefined)
      return 'leftOut';
    if (inputFingerprint !== second.inputFingerprint) return undefined;
    const isHazard = outputFingerprint !== second.outputFingerprint;
    return { isHazard, clarity: 0, steps: isHazard ? [call] : [call, outcome] };
  },
  keepsCharacters({ call, outcome }, { probed }) {
    const replaced = probed?.probes?.replaced;
    if (!replaced) return undefined;
    return { isHazard: !replaced.holds, clarity: 0, steps: [call, outcome] };
  },
};

/** A single case ends these laws; the others hold for some inputs and not for others. */
const LAWS = new Set<Property>(['idempotent', 'deterministic', 'keepsCharacters']);

const UNSTABLE = 1e6;

/** The more a call could have changed, the more it shows; but it must be read, too. */
const LARGEST_SHOWN = 100;

const worthOf = (size: number) => (size > LARGEST_SHOWN ? 0 : size);

/** States what the measured calls of a page say about each property, in order. */
export function judge(calls: ObservedCall[]): Statement[] {
  return PROPERTIES.map((property) => judgeProperty(property, calls));
}

function judgeProperty(property: Property, calls: ObservedCall[]): Statement {
  const judged = calls.map((call) => judgeCall(JUDGES[property], call));
  const telling = judged.flatMap(({ evidence }, index) =>
    evidence ? [{ ...evidence, index }] : [],
  );
  const cases = telling.filter(({ isHazard }) => isHazard).length;
  const leftOut = judged.filter((call) => call.isLeftOut && !call.evidence).length;
  const [proof] = telling.toSorted(byWorth);
  const answer = answerOf(property, cases, telling.length);
  const counted = { property, answer, calls: telling.length, cases, leftOut };
  return proof ? { ...counted, proof: proof.index, steps: proof.steps } : counted;
}

function judgeCall(judgeOne: Judge, { first, second, probed, error }: ObservedCall) {
  const found = first.map((seen, index) => {
    const judged = judgeOne(seen, { second: second[index], probed: probed[index], error });
    if (typeof judged !== 'object') return judged;
    // What differs each time would differ from build to build as well.
    const isStable = seen.outputFingerprint === second[index]?.outputFingerprint;
    return isStable ? judged : { ...judged, clarity: judged.clarity - UNSTABLE };
  });
  const telling = found.filter((item) => item !== undefined && item !== 'leftOut');
  const [evidence] = telling.toSorted(byWorth);
  return { evidence, isLeftOut: found.includes('leftOut') };
}

function byWorth(a: Evidence, b: Evidence): number {
  return Number(b.isHazard) - Number(a.isHazard) || b.clarity - a.clarity;
}

function answerOf(property: Property, cases: number, calls: number): ContractAnswer {
  if (calls === 0) return 'notMeasured';
  const [none, all]: ContractAnswer[] = HAZARD_MEANS_YES.has(property)
    ? ['no', 'yes']
    : ['yes', 'no'];
  if (cases === 0) return none!;
  return cases === calls || LAWS.has(property) ? all! : 'sometimes';
}
