import type { SourceValue } from '@funtool-docs/runner/evaluator/parseValue';
import type { CallParts } from './callParts';
import type { Candidate } from './candidates';
import { findByExample } from './findByExample';
import { findNear } from './findNear';
import type { Pair } from './pair';
import { findQuestion, type Question } from './findQuestion';
import type { Fit } from './tryCandidate';
import { writeValue } from '@funtool-docs/runner/values/writeValue';

/** One of our functions that gives what the pairs state. */
export interface Found {
  name: string;
  /** Below the API pages, such as `string/trim`. */
  page: string;
  call: CallParts;
}

/** The functions found for some pairs. */
export interface FinderResult {
  /** The best of our functions. */
  found: Found[];
  /** Number of ours that fit, those that are not listed included. */
  count: number;
  /** Number of ours that were tried. */
  tried: number;
  /** The native way. */
  natives: CallParts[];
  question?: Question;
  /** If none of ours fits without guesses: those that come near, with what they give behind the call. */
  near?: Found[];
  /** Names of functions that were not tried, since they have hung before. */
  leftOut?: string[];
}

/** Most functions and native ways of an answer. */
export const MAX_FOUND = 8;
export const MAX_NATIVES = 3;
export const MAX_NEAR = 3;

/** The functions and native ways to try, and what hears which is about to run. */
interface Asked {
  ours: Candidate[];
  natives: Candidate[];
  onTry?: (name: string) => void;
}

/** Answers which functions give what the pairs state, and which input would tell them apart. */
export function answerPairs(pairs: Pair[], { ours, natives, onTry }: Asked): FinderResult {
  const fits = findByExample(pairs, ours, onTry);
  const native = findByExample(pairs, natives, onTry);
  const fewest = native[0]?.guesses.length;
  const closest = native.filter(
    ({ guesses, hasUnexpectedKind }) => guesses.length === fewest && !hasUnexpectedKind,
  );
  const question = findQuestion(fits, pairs);
  const [{ args }] = pairs as [Pair];
  return {
    found: fits.slice(0, MAX_FOUND).map((fit) => ({
      name: fit.candidate.name,
      page: fit.candidate.page!,
      call: writeCall(fit, args),
    })),
    count: fits.length,
    tried: new Set(ours.map(({ name }) => name)).size,
    natives: closest.slice(0, MAX_NATIVES).map((fit) => writeCall(fit, args)),
    ...(question && { question }),
    ...(fits.every(({ guesses }) => guesses.length > 0) && { near: listNear(pairs, ours) }),
  };
}

function listNear(pairs: Pair[], ours: Candidate[]): Found[] {
  const written = findNear(pairs, ours).flatMap(({ candidate, pair, gives }): Found[] => {
    const code = writeValue(gives);
    if (code === undefined) return [];
    const call = writeCall({ candidate, guesses: [] }, pair.args);
    const { name, page } = candidate;
    return [{ name, page: page!, call: [...call, { code: ` // => ${code}`, isGuessed: false }] }];
  });
  const names = new Set<string>();
  const first = written.filter(({ name }) => !names.has(name) && names.add(name));
  return first.slice(0, MAX_NEAR);
}

/** Writes the call of a fit with the arguments of a pair. */
function writeCall(
  { candidate, guesses }: Pick<Fit, 'candidate' | 'guesses'>,
  args: SourceValue[],
): CallParts {
  const given = args.map(({ source }) => ({ code: source, isGuessed: false }));
  const values = [...given, ...guesses.map(({ source }) => ({ code: source, isGuessed: true }))];
  // Arguments that are left out take the comma before them along.
  const form = candidate.form.replaceAll(/(, )?\$(\d)/g, (code, _, place: string) =>
    Number(place) < values.length ? code : '',
  );
  return form.split(/(\$\d)/).flatMap((part) => {
    const place = /^\$(\d)$/.exec(part)?.[1];
    return place ? [values[Number(place)]!] : part ? [{ code: part, isGuessed: false }] : [];
  });
}
