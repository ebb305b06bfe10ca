import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Semaphore } from 'es-toolkit';
import type { ServerData, ServerPage } from './serverData';
import { findFunctions } from './findFunctions';
import { createEngines } from '@funtool-docs/search/engine/createSearchEngine';
import { writeResults, toResult } from '@funtool-docs/search/engine/searchSource';
import type { Locale } from '../../../../site.config';
import type { Answers } from './createServer';

/** Threads that try functions at a time. */
const MAX_THREADS = 2;

const NO_EXACT_MATCH = 'No exact match; these pages have only some of the words:';

const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

const fail = (text: string): CallToolResult => ({ ...say(text), isError: true });

/** Creates the answers of the tools from built data alone: they read no files and ask no other host. */
export function createAnswers(data: ServerData): Answers {
  const engineOf = createEngines(data.records, data.lexicon);
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
    search({ query, lang, limit }) {
      const found = engineOf(lang).search(query, limit);
      const results = found.map(({ record, ...match }) => toResult(record.id, record, match));
      const list = writeResults(results, (href) => new URL(href.slice(1), data.site).href);
      if (!list) return say(`No page has anything on "${query}".`);
      return say(found[0]!.isSure ? list : `${NO_EXACT_MATCH}\n\n${list}`);
    },
    page({ name, lang }) {
      const page = findPage(name, lang, data);
      return page
        ? say(page.markdown)
        : fail(`There is no page "${name}". The tool "search" finds pages by words.`);
    },
    async find_by_example({ pairs, lang }, signal) {
      try {
        return say(await inTurn(() => findFunctions(pairs, lang, data, signal), signal));
      } catch (error) {
        return fail((error as Error).message);
      }
    },
  };
}

/**
 * Finds a page by its address, path or name: `/en/guide/api/array/at`, `array/at`, `at()`, `_.at` or
 * `ObjectId.clone`; also by its address on another host.
 *
 * @param lang Language of the answer, unless a whole address or a prefix says another one.
 */
function findPage(
  wanted: string,
  lang: Locale,
  { pages, site }: Pick<ServerData, 'pages' | 'site'>,
): ServerPage | undefined {
  const text = wanted.replace(/[?#(].*$/s, '').replace(/\.(?:md|html)$/, '');
  const addressed = pages.find(({ url }) => [url, `${url}index`].includes(text));
  if (addressed) return addressed;
  const path = text
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(new URL(site).pathname.slice(1), '')
    .replace(/^(?:_|lodash|funtool)[./]/, '');
  const prefixed = pages.find((page) => path.startsWith(`${page.lang}/`))?.lang;
  const own = pages.filter((page) => page.lang === (prefixed ?? lang));
  const id = path.slice(prefixed ? prefixed.length + 1 : 0) || 'index';
  const name = path.toLowerCase();
  return (
    own.find((page) => page.id === id || page.id === `${id}/index`) ??
    own.find(({ title, names }) => [title, ...names].some((one) => one.toLowerCase() === name)) ??
    own.find((page) => page.id.endsWith(`/${id}`))
  );
}
