import { type Arbitrary, check, property, type RunDetails, tuple } from 'fast-check';
import { compileLaw, nameError, type LawScope, type LawTest } from './compileLaw';
import { type Finding, LONGEST_PATH, type RunnableLaw, type Start } from './finding';
import { VALUES } from './values/values';
import { compareInputs, writeInput } from './writeInput';

/** Most inputs that are tried for a law that seems to hold. */
const MOST_TRIES = 10_000;

/** Longest search, in milliseconds. */
const LONGEST_SEARCH = 2000;

/** Searches after the first breach, each from another seed, and how long they may take. */
const MORE_SEARCHES = 30;
const LONGEST_REST = 1200;

/** How often an input that breaks a law is tried again, to see whether it always does. */
const TIMES_AGAIN = 10;

interface SearchOptions {
  /** Hears each input, as code, before it is tried. */
  onTry?: (inputs: string[]) => void;
  /** In milliseconds, of any origin. */
  now?: () => number;
}

type Values = unknown[];

/** An input that breaks the law, and how it was come by. */
interface Found {
  values: Values;
  inputs: string[];
  tries: number;
  start: Required<Start>;
}

/**
 * Looks for the smallest input that breaks a law. fast-check makes inputs and makes those that break
 * it smaller; other seeds then show whether there is a smaller one still.
 *
 * @param law Its code is run: only a sandbox may call this.
 */
export function searchLaw(
  law: RunnableLaw,
  { seed, path }: Start,
  scope: LawScope,
  { onTry, now = () => performance.now() }: SearchOptions = {},
): Finding {
  let test: LawTest;
  try {
    test = compileLaw(law, scope);
  } catch (error) {
    return { type: 'refused', error: nameError(error) };
  }
  const began = now();
  const inputs = tuple(...law.variables.map(({ kind }) => VALUES[kind]));
  let tries = 0;
  const holds = ([values]: [Values]) => {
    onTry?.(values.map(writeInput));
    tries += 1;
    const { breach } = test(values);
    return !breach || (law.skipsErrors && breach.reason === 'error');
  };
  const run = (start: Start, limits: Limits) => searchOnce(inputs, holds, start, limits);
  const replay = () => run({ seed, path: path! }, { tries: 1, milliseconds: LONGEST_SEARCH });
  const replayed = path && orNothing(replay);
  if (replayed) return describe({ ...replayed, tries: 0 }, test);
  tries = 0;
  const first = run({ seed }, { tries: MOST_TRIES, milliseconds: LONGEST_SEARCH });
  const spent = now() - began;
  if (!first) return { type: 'none', tries, milliseconds: spent, seed };
  const end = Math.min(began + LONGEST_SEARCH, now() + LONGEST_REST);
  let smallest = first;
  for (let round = 1; round <= MORE_SEARCHES && now() < end; round += 1) {
    const limits = { tries: MOST_TRIES, milliseconds: end - now() };
    const next = run({ seed: (seed + round) | 0 }, limits);
    if (next && compareInputs(next.inputs, smallest.inputs) < 0) smallest = next;
  }
  return describe({ ...smallest, tries: first.tries }, test);
}

/** A path that leads nowhere makes fast-check throw: the law or its kinds were other ones. */
function orNothing<T>(find: () => T): T | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}

interface Limits {
  tries: number;
  milliseconds: number;
}

function searchOnce(
  inputs: Arbitrary<Values>,
  holds: (input: [Values]) => boolean,
  { seed, path }: Start,
  limits: Limits,
): Found | undefined {
  const details: RunDetails<[Values]> = check(
    property(inputs, (values) => holds([values])),
    {
      seed,
      numRuns: limits.tries,
      interruptAfterTimeLimit: limits.milliseconds,
      // What a path leads to has been made as small as possible.
      ...(path && { path, endOnFailure: true }),
    },
  );
  const { counterexample, counterexamplePath } = details;
  if (!counterexample || counterexamplePath === null) return undefined;
  const [values] = counterexample;
  return {
    values,
    inputs: values.map(writeInput),
    tries: details.numRuns,
    // The seed alone leads to the same input, only later.
    start: { seed, path: counterexamplePath.length <= LONGEST_PATH ? counterexamplePath : '' },
  };
}

function describe({ values, inputs, tries, start }: Found, test: LawTest): Finding {
  const outcomes = Array.from({ length: TIMES_AGAIN }, () => test(values));
  const broken = outcomes.filter(({ breach }) => breach);
  const { breach = { reason: 'false' }, sides } = broken[0] ?? outcomes[0]!;
  const again = { broken: broken.length, times: TIMES_AGAIN };
  return { type: 'broken', breach, inputs, sides, tries, start, again };
}
