import {
  createSearchEngine,
  type SearchEngine,
} from '@funtool-docs/search/engine/createSearchEngine';
import { writeResults } from '@funtool-docs/search/engine/writeResults';
import { toResult } from '@funtool-docs/search/engine/toResult';
import type { Locale } from '../../../../site.config';
import type { ServerData } from './serverData';

/** Returns the best pages for a query as Markdown; empty if none has its words. */
export type SearchPages = (query: string, lang: Locale, limit: number) => string;

/** Creates a search with the engine of the site; the index of a language is built when first asked. */
export function createSearchPages({ records, lexicon, site }: ServerData): SearchPages {
  const engines = new Map<Locale, SearchEngine>();
  const engineOf = (lang: Locale): SearchEngine => {
    const known = engines.get(lang);
    if (known) return known;
    const own = records.filter((record) => record.lang === lang);
    const engine = createSearchEngine(own, { lexicon });
    engines.set(lang, engine);
    return engine;
  };
  return (query, lang, limit) => {
    const results = engineOf(lang)
      .search(query, limit)
      .map(({ record, ...match }) => toResult(record.id, record, match));
    return writeResults(results, (href) => new URL(href.slice(1), site).href);
  };
}
