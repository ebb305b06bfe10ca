import { type CallParts, writeParts } from '../../byExample/engine/callParts';
import type { Answer } from '../../byExample/engine/answer';
import { type PairText, readPair } from '../../byExample/query/readPair';
import { describeAnswer, describeIn, describeProblem } from '../../byExample/ui/describe';
import type { Pair } from '../../byExample/engine/pair';
import type { Locale } from '../../../site.config';
import type { Isolation } from '../build/bundleIsolation';
import { runIsolated } from './runIsolated';
import type { ServerData } from './serverData';

/** How long one candidate may run, and all of them, in milliseconds. */
const LIMITS = { silence: 1500, time: 10_000, output: 500_000 };

/** After so many candidates that hang, something else is wrong. */
const MOST_HANGING = 3;

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
  const found = answer.found.map(({ page, call }) => {
    const url = pages.find(({ id, lang: own }) => own === lang && id === `guide/api/${page}`)?.url;
    return `- \`${writeParts(call)}\`${describeGuesses(call, lang)} ${url}`;
  });
  const natives = answer.natives.map(
    (call) => `- ${t('native')} \`${writeParts(call)}\`${describeGuesses(call, lang)}`,
  );
  return [
    ...describeAnswer(answer, read as Pair[], t),
    ...found,
    ...natives,
    ...describeQuestion(answer, lang),
  ].join('\n');
}

/** Says which arguments were put behind the given ones. */
function describeGuesses(call: CallParts, lang: Locale): string {
  const guesses = call.flatMap(({ code, isGuessed }) => (isGuessed ? `\`${code}\`` : []));
  if (guesses.length === 0) return '';
  return { en: ` (guessed: ${guesses.join(', ')})`, zh: `（猜测的参数：${guesses.join('、')}）` }[
    lang
  ];
}

/** What would tell the functions apart, so that the next pair is worth most. */
function describeQuestion({ question }: Answer, lang: Locale): string[] {
  if (!question) return [];
  const results = question.results.map(({ code, names }) => `\`${code}\`: ${names.join(', ')}`);
  const ask = {
    en: `To tell them apart, add a pair with the input \`${question.input}\`. What they give for it:`,
    zh: `要区分它们，请再加一对，输入用 \`${question.input}\`。它们对此给出：`,
  }[lang];
  return [ask, ...results.map((result) => `- ${result}`)];
}

/** If a candidate hangs, another process tries the rest. */
async function ask(
  pairs: PairText[],
  isolation: Isolation,
  without: string[] = [],
): Promise<Answer> {
  let trying: string | undefined;
  let answer: Answer | undefined;
  const request = { type: 'find', pairs, without } as const;
  const { reason } = await runIsolated(isolation, request, LIMITS, (message) => {
    ({ trying = trying, answer } = message as { trying?: string; answer?: Answer });
  });
  if (answer) return answer;
  if (reason === 'done' || !trying || without.length >= MOST_HANGING) {
    throw new Error('The functions could not be tried on this input.');
  }
  return ask(pairs, isolation, [...without, trying]);
}
