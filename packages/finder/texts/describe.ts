import { type LookUp, textsIn } from '@funtool-docs/shared/texts';
import type { FinderResult } from '../engine/answer';
import { type Pair, type CallParts, writeParts } from '../engine/pair';
import type { PairProblem } from '../query/readPair';
import texts from './texts.json';
import type { Locale } from '../../../site.config';

/** Looks up a text of this feature and fills it in. */
type Describe = LookUp<keyof typeof texts>;

/** Longest code that a message quotes, in characters. */
const LONGEST = 24;

/** Creates a function that looks texts up, for code outside of components. */
export function describeIn(lang: string): Describe {
  return textsIn(texts, lang);
}

/** Says what is wrong with a pair. */
export function describeProblem({ problem, code = '' }: PairProblem, t: Describe): string {
  if (problem === 'syntax' && code === '') return t('syntaxAtEnd');
  const quoted = code.length > LONGEST ? `${code.slice(0, LONGEST)}…` : code;
  return t(problem, { code: quoted });
}

/** Says how many functions were found, or what was tried, what was not, and what to do next. */
export function describeResult(answer: FinderResult, pairs: Pair[], t: Describe): string[] {
  const { leftOut = [] } = answer;
  const names = leftOut.join(t('separator'));
  const untried = names ? [t('leftOut', { names })] : [];
  return [...describeFound(answer, pairs, t), ...untried];
}

function describeFound({ found, count, tried, natives }: FinderResult, pairs: Pair[], t: Describe) {
  if (count === 0) {
    return [natives.length > 0 ? t('noneNative') : t('none', { tried }), t('noneAdvice')];
  }
  const shown = found.length;
  const total =
    count === 1 ? t('foundOne') : t(count > shown ? 'foundMore' : 'foundMany', { count, shown });
  return [total, ...describeAmbiguity(count, pairs, t)];
}

/** One of two answers fits many functions by chance. */
function describeAmbiguity(count: number, pairs: Pair[], t: Describe): string[] {
  const [{ result }] = pairs as [Pair];
  if (typeof result.value !== 'boolean' || count < 2) return [];
  return pairs.length === 1
    ? [t('ambiguousOne', { result: result.source, count })]
    : [t('ambiguousMany', { pairs: pairs.length, count })];
}

/** Tells whether an answer shows arguments that were guessed. */
export function hasGuesses({ found, natives }: FinderResult): boolean {
  const calls = [...found.map(({ call }) => call), ...natives];
  return calls.some((parts) => parts.some(({ isGuessed }) => isGuessed));
}

/**
 * Writes an answer as Markdown, for programs.
 *
 * @param addressOf Returns the address of a page below the API pages, such as `string/trim`.
 */
export function writeAnswer(
  answer: FinderResult,
  pairs: Pair[],
  lang: Locale,
  addressOf: (page: string) => string,
): string {
  const t = describeIn(lang);
  const write = (call: CallParts) => `\`${writeParts(call)}\`${describeGuesses(call, t)}`;
  return [
    ...describeResult(answer, pairs, t),
    ...answer.found.map(({ page, call }) => `- ${write(call)} ${addressOf(page)}`),
    ...(answer.near ?? []).map(
      ({ page, call }) => `- ${t('near')} ${write(call)} ${addressOf(page)}`,
    ),
    ...answer.natives.map((call) => `- ${t('native')} ${write(call)}`),
    ...describeQuestion(answer, t),
  ].join('\n');
}

/** Says which arguments were put behind the given ones. */
function describeGuesses(call: CallParts, t: Describe): string {
  const guesses = call.flatMap(({ code, isGuessed }) => (isGuessed ? `\`${code}\`` : []));
  return guesses.length > 0 ? t('guessedList', { guesses: guesses.join(', ') }) : '';
}

/** Describes the input that would tell the functions apart, so that the next pair is worth most. */
function describeQuestion({ question }: FinderResult, t: Describe): string[] {
  if (!question) return [];
  const results = question.results.map(({ code, names }) => `- \`${code}\`: ${names.join(', ')}`);
  return [t('nextPair', { input: question.input }), ...results];
}
