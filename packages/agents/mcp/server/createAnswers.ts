import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Semaphore } from 'es-toolkit';
import { unpack, type ServerData, type ServerPage } from './serverData';
import { findFunctions } from './findFunctions';
import type { InputOf, ToolName } from './tools';
import {
  createSearchEngine,
  type SearchEngine,
} from '@funtool-docs/search/engine/createSearchEngine';
import { writeResults, toResult } from '@funtool-docs/search/engine/searchSource';
import type { Locale } from '../../../../site.config';

/** The pages that a name means: one, several of the same name, or none. */
type FoundPages = { page: ServerPage } | { choices: ServerPage[] };

/** Returns the best pages for a query as Markdown; empty if none has its words. */
type SearchPages = (query: string, lang: Locale, limit: number) => string;

/** Threads that try functions at a time. */
const MAX_THREADS = 2;

/** The functions that answer for each tool. */
export type Answers = {
  [Name in ToolName]: (
    input: InputOf<Name>,
    signal: AbortSignal,
  ) => CallToolResult | Promise<CallToolResult>;
};

const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

const fail = (text: string): CallToolResult => ({ ...say(text), isError: true });

/**
 * Creates the answers of the tools from built data alone: they read no files and ask no other host.
 *
 * @param packed `ServerData` as JSON, packed.
 */
export function createAnswers(packed: string): Answers {
  const data = JSON.parse(unpack(packed).toString()) as ServerData;
  const search = createSearchPages(data);
  const turns = new Semaphore(MAX_THREADS);
  const inTurn = async <Result>(run: () => Promise<Result>, signal: AbortSignal) => {
    await turns.acquire();
    try {
      signal.throwIfAborted();
      return await run();
    } finally {
      turns.release();
    }
  };
  return {
    search: ({ query, lang, limit }) =>
      say(search(query, lang, limit) || `No page has anything on "${query}".`),
    page: ({ name, lang }) => readPage(name, lang, data),
    async find_by_example({ pairs, lang }, signal) {
      try {
        return say(await inTurn(() => findFunctions(pairs, lang, data, signal), signal));
      } catch (error) {
        return fail((error as Error).message);
      }
    },
  };
}

function readPage(name: string, lang: InputOf<'page'>['lang'], data: ServerData): CallToolResult {
  const found = resolvePage(name, lang, data);
  if ('page' in found) return say(found.page.markdown);
  const list = found.choices.map(({ title, id, url }) => `- ${id} (${title}): ${url}`);
  return list.length > 0
    ? fail(
        `Several pages are named "${name}". Ask for one of them by its path:\n${list.join('\n')}`,
      )
    : fail(`There is no page "${name}". The tool "search" finds pages by words.`);
}

/** Creates a search with the engine of the site; the index of a language is built when first asked. */
function createSearchPages({ records, lexicon, site }: ServerData): SearchPages {
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

/**
 * Finds a page by its address, path or name: `/en/guide/api/array/at`, `array/at`, `array.at`, `at()`, `_.at` or
 * `ObjectId.clone`; also by its address on another host.
 *
 * @param lang Language of the answer, unless a whole address or a prefix says another one.
 * @returns No choices if there is no such page.
 */
function resolvePage(
  wanted: string,
  lang: Locale,
  { pages, site }: { pages: ServerPage[]; site: string },
): FoundPages {
  const text = wanted
    .trim()
    .replace(/[?#(].*$/s, '')
    .replace(/\.(?:md|html)$/, '');
  const addressed = pages.find(({ url }) => [url, `${url}index`].includes(text));
  if (addressed) return { page: addressed };
  const path = text
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(new URL(site).pathname.slice(1), '')
    .replace(/^(?:_|lodash|funtool)[./]/, '');
  const prefixed = pages.find((page) => path.startsWith(`${page.lang}/`))?.lang;
  const own = pages.filter((page) => page.lang === (prefixed ?? lang));
  const id = path.slice(prefixed ? prefixed.length + 1 : 0) || 'index';
  const tests: ((page: ServerPage) => boolean)[] = [
    (page) => page.id === id || page.id === `${id}/index`,
    (page) => page.names.includes(path),
    (page) => page.title === path || page.id.endsWith(`/${id}`),
    (page) => [page.title, ...page.names].some((name) => isSame(name, path)),
    (page) => page.id.endsWith(`/${id.replace('.', '/')}`),
  ];
  for (const test of tests) {
    const found = own.filter(test);
    if (found.length > 0) return found.length === 1 ? { page: found[0]! } : { choices: found };
  }
  return { choices: [] };
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
