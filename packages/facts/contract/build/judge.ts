import { type Answer, PROPERTIES, type Property, type Statement } from '../contractRecord';
import type { Observation } from './observation';
import type { ObservedCall } from './observePage';

/** The evidence of one observation for a property. */
interface Evidence {
  /** True if a reader has to watch out for it. */
  isCase: boolean;
  /** The higher, the better it shows what is said. */
  weight: number;
  steps: string[];
}

type Judge = (seen: Observation, context: Context) => Evidence | 'leftOut' | undefined;

interface Context {
  second: Observation | undefined;
  probed: Observation | undefined;
}

const JUDGES: Record<Property, Judge> = {
  changesArguments({ call, changed, size }) {
    if (!changed) return 'leftOut';
    const steps = changed.is ? [call, changed.after] : [call];
    return { isCase: changed.is, weight: worthOf(size), steps };
  },
  returnsArgument({ call, hasObject, shares, outcome, size }) {
    if (!hasObject || !shares) return undefined;
    return { isCase: shares === 'argument', weight: worthOf(size), steps: [call, outcome] };
  },
  sharesParts({ call, hasObject, shares, outcome, size }) {
    if (!hasObject || !shares || shares === 'argument') return undefined;
    return { isCase: shares === 'part', weight: worthOf(size), steps: [call, outcome] };
  },
  throws({ call, hasThrown, outcome }) {
    return { isCase: hasThrown, weight: 0, steps: [call, outcome] };
  },
  acceptsNull({ call, hasNull, hasThrown, outcome }) {
    return hasNull ? { isCase: hasThrown, weight: 0, steps: [call, outcome] } : undefined;
  },
  idempotent({ call, outcome, fingerprint }, { second, probed }) {
    const again = probed?.probes?.again;
    if (!again || fingerprint !== second?.fingerprint) return undefined;
    const weight = Number(again.isTelling);
    return { isCase: !again.holds, weight, steps: [call, outcome, again.outcome] };
  },
  deterministic({ call, outcome, given, fingerprint }, { second }) {
    if (fingerprint === undefined || second?.fingerprint === undefined) return 'leftOut';
    if (given !== second.given) return undefined;
    const isCase = fingerprint !== second.fingerprint;
    return { isCase, weight: 0, steps: isCase ? [call] : [call, outcome] };
  },
  keepsCharacters({ call, outcome }, { probed }) {
    const replaced = probed?.probes?.replaced;
    if (!replaced) return undefined;
    return { isCase: !replaced.holds, weight: 0, steps: [call, outcome] };
  },
};

/** Properties for which a case means "yes"; for the others it means that a law is broken. */
const TELLS_CASES = new Set<Property>([
  'changesArguments',
  'returnsArgument',
  'sharesParts',
  'throws',
]);

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
  const cases = telling.filter(({ isCase }) => isCase).length;
  const leftOut = judged.filter((call) => call.isLeftOut && !call.evidence).length;
  const [proof] = telling.toSorted(byWorth);
  const answer = answerOf(property, cases, telling.length);
  const counted = { property, answer, calls: telling.length, cases, leftOut };
  return proof ? { ...counted, proof: proof.index, steps: proof.steps } : counted;
}

function judgeCall(judgeOne: Judge, { first, second, probed }: ObservedCall) {
  const found = first.map((seen, index) => {
    const judged = judgeOne(seen, { second: second[index], probed: probed[index] });
    if (typeof judged !== 'object') return judged;
    // What differs each time would differ from build to build as well.
    const isStable = seen.fingerprint === second[index]?.fingerprint;
    return isStable ? judged : { ...judged, weight: judged.weight - UNSTABLE };
  });
  const telling = found.filter((item) => item !== undefined && item !== 'leftOut');
  const [evidence] = telling.toSorted(byWorth);
  return { evidence, isLeftOut: found.includes('leftOut') };
}

function byWorth(a: Evidence, b: Evidence): number {
  return Number(b.isCase) - Number(a.isCase) || b.weight - a.weight;
}

function answerOf(property: Property, cases: number, calls: number): Answer {
  if (calls === 0) return 'notMeasured';
  const [none, all]: Answer[] = TELLS_CASES.has(property) ? ['no', 'yes'] : ['yes', 'no'];
  if (cases === 0) return none!;
  return cases === calls || LAWS.has(property) ? all! : 'sometimes';
}
