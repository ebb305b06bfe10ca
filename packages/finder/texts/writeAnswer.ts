import { type Locale } from '../../../site.config';
import { fillText } from '@funtool-docs/islands/shared/fillText';
import type { Answer } from '../engine/answer';
import { type CallParts, writeParts } from '../engine/callParts';
import type { Pair } from '../engine/pair';
import { describeAnswer, describeIn } from './describe';
import texts from './texts.json';

/**
 * Writes an answer as Markdown, for programs.
 *
 * @param addressOf Returns the address of a page below the API pages, such as `string/trim`.
 */
export function writeAnswer(
  answer: Answer,
  pairs: Pair[],
  lang: Locale,
  addressOf: (page: string) => string,
): string {
  const t = describeIn(lang);
  const write = (call: CallParts) => `\`${writeParts(call)}\`${describeGuesses(call, lang)}`;
  return [
    ...describeAnswer(answer, pairs, t),
    ...answer.found.map(({ page, call }) => `- ${write(call)} ${addressOf(page)}`),
    ...answer.natives.map((call) => `- ${t('native')} ${write(call)}`),
    ...describeQuestion(answer, lang),
  ].join('\n');
}

/** Says which arguments were put behind the given ones. */
function describeGuesses(call: CallParts, lang: Locale): string {
  const guesses = call.flatMap(({ code, isGuessed }) => (isGuessed ? `\`${code}\`` : []));
  return guesses.length > 0
    ? fillText(texts.guessedList[lang], { guesses: guesses.join(', ') })
    : '';
}

/** What would tell the functions apart, so that the next pair is worth most. */
function describeQuestion({ question }: Answer, lang: Locale): string[] {
  if (!question) return [];
  const results = question.results.map(({ code, names }) => `- \`${code}\`: ${names.join(', ')}`);
  return [fillText(texts.nextPair[lang], { input: question.input }), ...results];
}
