import type { FinderResult } from '@funtool-docs/finder/engine/answer';
import type { Pair } from '@funtool-docs/finder/engine/pair';
import { type PairProblem, type PairText, readPair } from '@funtool-docs/finder/query/readPair';
import { readFindMessage } from '@funtool-docs/finder/session/readFindMessage';
import { describeProblem, writeAnswer } from '@funtool-docs/finder/texts/describe';
import finderTexts from '@funtool-docs/finder/texts/texts.json';
import { textsIn } from '@funtool-docs/shared/texts';
import { openThread } from '@funtool-docs/runner/supervisor/openThread';
import { supervise } from '@funtool-docs/runner/supervisor/supervise';
import type { Locale } from '../../../../site.config';
import type { ServerData } from './serverData';
import texts from './texts.json';

/** Longest time for a thread to start, for one candidate, and for all of them, in milliseconds. */
const LIMITS = { start: 10_000, candidate: 1500, all: 10_000 };

/** After so many candidates that hang, something else is wrong. */
const MAX_HANGING = 3;

const OPTIONS = {
  eval: true,
  env: {},
  execArgv: [],
  // Nothing but the protocol may be printed.
  stdout: true,
  stderr: true,
  resourceLimits: { maxOldGenerationSizeMb: 128 },
  // Nobody waits for the answer once the client has closed the server's input.
  isAwaited: false,
};

/**
 * Says which functions give what pairs of input and result state, and how to call them. Pairs are
 * read as values: nothing of them is run.
 *
 * @param signal Ends the thread once nobody waits for the answer.
 * @throws {Error} If a pair cannot be read, or if functions hang on it; says so.
 */
export async function findFunctions(
  pairs: PairText[],
  lang: Locale,
  { finder, pages }: Pick<ServerData, 'finder' | 'pages'>,
  signal: AbortSignal,
): Promise<string> {
  const t = textsIn({ ...finderTexts, ...texts }, lang);
  const read = pairs.map((pair) => {
    const values = readPair(pair);
    const problem = 'problem' in values ? values : refuseFunctions(values);
    if (!problem) return values as Pair;
    throw new Error(`${pair.input} => ${pair.result}: ${describeProblem(problem, t)}`);
  });
  const answer = await ask(read, finder, signal);
  signal.throwIfAborted();
  if (!answer) throw new Error(t('hanging'));
  const addressOf = (page: string) =>
    pages.find(({ id, lang: own }) => own === lang && id === `guide/api/${page}`)?.url ?? page;
  return writeAnswer(answer, read, lang, addressOf);
}

function refuseFunctions({ args, result }: Pair): PairProblem | undefined {
  const found = [...args, result].find(({ isFunction }) => isFunction);
  return found && { problem: 'unsupported', code: found.source };
}

/**
 * Tries functions in a thread, which ends with the server. If a candidate hangs or eats memory,
 * another thread tries the rest.
 *
 * @param leftOut Names of candidates that have hung before.
 * @returns No answer if too many of them hang.
 */
async function ask(
  pairs: Pair[],
  finder: string,
  signal: AbortSignal,
  leftOut: string[] = [],
): Promise<FinderResult | undefined> {
  let trying: string | undefined;
  let answer: FinderResult | undefined;
  await new Promise((resolve) => {
    const thread = supervise<unknown>((listener) => openThread(finder, OPTIONS, listener), {
      onMessage(data) {
        const message = readFindMessage(data);
        if (!message) return thread.end(undefined);
        thread.expect(LIMITS.candidate, undefined);
        if ('ready' in message) thread.send({ id: 0, pairs, leftOut });
        else if ('trying' in message) ({ trying } = message);
        else {
          ({ answer } = message);
          thread.end(undefined);
        }
      },
      onEnd: resolve,
    });
    thread.expect(LIMITS.start, undefined);
    thread.limit(LIMITS.start + LIMITS.all, undefined);
    signal.addEventListener('abort', () => thread.end(undefined), { once: true });
  });
  if (answer || !trying || signal.aborted || leftOut.length >= MAX_HANGING) return answer;
  return ask(pairs, finder, signal, [...leftOut, trying]);
}
