import { type Locale } from '../../../site.config';
import type { FinderResult } from '../engine/answer';
import { type CallParts, writeParts } from '../engine/callParts';
import type { Pair } from '../engine/pair';
import { type Describe, describeResult, describeIn } from './describe';

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
