import type { FinderResult } from '@funtool-docs/finder/engine/answer';
import { type PairText, readPair } from '@funtool-docs/finder/query/readPair';
import { describeIn, describeProblem } from '@funtool-docs/finder/texts/describe';
import { writeAnswer } from '@funtool-docs/finder/texts/writeAnswer';
import type { Locale } from '../../../../site.config';
import type { Isolation } from '../build/bundleIsolation';
import { runIsolated } from './runIsolated';
import type { ServerData } from './serverData';

/** Limits of one candidate (`silence`) and of all of them (`time`), in milliseconds, and of what they print. */
const LIMITS = { silence: 1500, time: 10_000, output: 500_000 };

/** After so many candidates that hang, something else is wrong. */
const MAX_HANGING = 3;

/**
 * Says which functions give what pairs of input and result state, and how to call them.
 *
 * @throws {Error} If a pair cannot be read; says what is wrong with it.
 */
export async function findFunctions(
  pairs: PairText[],
  lang: Locale,
  { isolation, pages }: Pick<ServerData, 'isolation' | 'pages'>,
): Promise<string> {
  const t = describeIn(lang);
  const read = pairs.map((pair) => {
    const values = readPair(pair);
    if (!('problem' in values)) return values;
    throw new Error(`${pair.input} => ${pair.result}: ${describeProblem(values, t)}`);
  });
  const answer = await ask(pairs, isolation);
  const addressOf = (page: string) =>
    pages.find(({ id, lang: own }) => own === lang && id === `guide/api/${page}`)?.url ?? page;
  return writeAnswer(answer, read, lang, addressOf);
}

/** If a candidate hangs, another process tries the rest. */
async function ask(
  pairs: PairText[],
  isolation: Isolation,
  without: string[] = [],
): Promise<FinderResult> {
  let trying: string | undefined;
  let answer: FinderResult | undefined;
  const request = { type: 'find', pairs, without } as const;
  const { reason } = await runIsolated(isolation, request, LIMITS, (message) => {
    ({ trying = trying, answer } = message as { trying?: string; answer?: FinderResult });
    return answer !== undefined;
  });
  if (answer) return answer;
  if (reason === 'done' || !trying || without.length >= MAX_HANGING) {
    throw new Error('The functions could not be tried on this input.');
  }
  return ask(pairs, isolation, [...without, trying]);
}
