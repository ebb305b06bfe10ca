import type { FinderResult } from '@funtool-docs/finder/engine/answer';
import { type CallParts, writeParts } from '@funtool-docs/finder/engine/pair';
import { writePairs } from '@funtool-docs/finder/query/pairsInAddress';
import { type PairText, readPair, splitPair } from '@funtool-docs/finder/query/readPair';
import { createFinder } from '@funtool-docs/finder/session/createFinder';
import {
  describeResult,
  describeIn,
  describeProblem,
  hasGuesses,
} from '@funtool-docs/finder/texts/describe';
import type {
  SearchGroup,
  SearchResult,
  MarkedText,
} from '@funtool-docs/search/engine/searchSource';

/** Finds functions by a pair; loaded with the first query that has an arrow. */
export interface ExampleSearch {
  /** Never throws: what went wrong is said among the results. `isRead` is false for no values. */
  search: (query: string) => Promise<{ groups: SearchGroup[]; isRead: boolean }>;
  close: () => void;
}

/**
 * Creates a search by example.
 *
 * @param home Path of the home page in the language of the results.
 */
export function createExampleSearch(lang: string, home: string): ExampleSearch {
  const t = describeIn(lang);
  const finder = createFinder();
  const toForm = (pair: PairText): SearchResult => ({
    ...toResult('form', t('form'), plain(t('formHint'))),
    href: `${home}guide/find-by-example${writePairs([pair])}`,
  });
  const toFound = ({ name, page, call }: FinderResult['found'][number]): SearchResult => ({
    ...toResult(name, name, markGuesses(call)),
    href: `${home}guide/api/${page}`,
    category: `funtool/${page.split('/')[0]}`,
  });
  const search = async (query: string) => {
    const typed = splitPair(query)!;
    const pair = readPair(typed);
    const form = [toForm(typed)];
    const say = (notes: string[]): SearchGroup[] => [{ index: '', notes, results: form }];
    if ('problem' in pair) return { groups: say([describeProblem(pair, t)]), isRead: false };
    try {
      const answer = await finder.find([pair]);
      const [summary = '', ...notes] = describeResult(answer, [pair], t);
      if (hasGuesses(answer)) notes.push(t('guessed'));
      const natives = answer.natives.map((call) => `${t('native')} ${writeParts(call)}`);
      const found = { index: summary, notes, results: answer.found.map(toFound) };
      const near = (answer.near ?? []).map(toFound);
      const groups = [
        ...(found.results.length > 0 ? [found] : []),
        ...(near.length > 0 ? [{ index: t('near'), results: near }] : []),
        answer.count > 0
          ? { index: '', notes: natives, results: form }
          : { index: '', notes: [summary, ...natives, ...notes], results: form },
      ];
      return { groups, isRead: true };
    } catch (error) {
      // An answer that nobody waits for any more is no failure.
      if ((error as Error).name !== 'AbortError') console.error(error);
      return { groups: say([t('failed')]), isRead: true };
    }
  };
  return { search, close: finder.close };
}

function toResult(key: string, title: string, snippet: MarkedText): SearchResult {
  return { key, href: '', title: plain(title), snippet, category: '', description: '' };
}

function plain(text: string): MarkedText {
  return { text, ranges: [] };
}

function markGuesses(call: CallParts): MarkedText {
  let length = 0;
  const ranges = call.flatMap(({ code, isGuessed }): [number, number][] => {
    const start = length;
    length += code.length;
    return isGuessed ? [[start, length]] : [];
  });
  return { text: writeParts(call), ranges };
}
