import path from 'node:path';
import type { Locale } from '@funtool-docs/shared/texts';
import { createSearch } from '@funtool-docs/search/build/searchIndex';
import type { SearchEngine } from '@funtool-docs/search/engine/createSearchEngine';
import { readText } from '@funtool-docs/content/files';

const root = path.resolve(import.meta.dirname, '../..');

/** A query, and the pages that answer it; several where they are equally good. */
export interface WantedPages {
  query: string;
  wanted: string[];
}

/**
 * Reads the queries of one language.
 *
 * @param set `strangers` were written by somebody who knew neither the pages nor the word lists;
 *   words must not be added for them, or they would measure nothing. Nor for `tasks`, which describe a
 *   task and what it is needed for, and name no function.
 */
export function readQueries(
  lang: Locale,
  set: 'queries' | 'strangers' | 'tasks' = 'queries',
): WantedPages[] {
  const file = path.join(import.meta.dirname, `${set}.${lang}.json`);
  return JSON.parse(readText(file)) as WantedPages[];
}

/** The search of the site; read once. */
export function readSearch(): ReturnType<typeof createSearch> {
  search ??= createSearch(root);
  return search;
}

let search: ReturnType<typeof createSearch> | undefined;

export interface Relevance {
  /** Share of the queries whose page comes first. */
  first: number;
  /** Share of the queries whose page is among the first three. */
  topThree: number;
  /** Queries whose page does not come first, with what does. */
  misses: string[];
}

/** Runs queries and compares what they find with what is wanted. */
export function measureRelevance(engine: SearchEngine, queries: WantedPages[]): Relevance {
  const found = queries.map(({ query }) => engine.search(query, 3).map(({ record }) => record.id));
  return rankQueries(queries, found);
}

/** Compares what queries found, best first, with what is wanted. */
export function rankQueries(queries: WantedPages[], found: string[][]): Relevance {
  const ranks = found.map((ids, i) => ids.findIndex((id) => queries[i]!.wanted.includes(id)));
  const share = (isHit: (rank: number) => boolean) => ranks.filter(isHit).length / ranks.length;
  return {
    first: share((rank) => rank === 0),
    topThree: share((rank) => rank >= 0 && rank < 3),
    misses: queries.flatMap(({ query, wanted }, i) => {
      const place = ranks[i]! < 0 ? 'below three' : `number ${ranks[i]! + 1}`;
      const instead = found[i]!.slice(0, 3).join(', ');
      return ranks[i] === 0
        ? []
        : [`${query}: ${wanted.join(' or ')} is ${place}, first ${instead}`];
    }),
  };
}

/** Writes a share as a percentage. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
