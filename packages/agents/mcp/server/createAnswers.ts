import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Semaphore } from 'es-toolkit';
import { unpack } from '../pack';
import { describeRun, isVerified, listLacking } from './describeRun';
import { findFunctions } from './findFunctions';
import { resolvePage } from './resolvePage';
import { createSearchPages } from './searchPages';
import type { ServerData } from './serverData';
import type { InputOf, ToolName } from './tools';
import { verifyCode } from './verifyCode';

/** Threads that run code at a time. */
const MAX_THREADS = 2;

/** The functions that answer for each tool. */
export type Answers = {
  [Name in ToolName]: (input: InputOf<Name>) => CallToolResult | Promise<CallToolResult>;
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
  const inTurn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await turns.acquire();
    try {
      return await run();
    } finally {
      turns.release();
    }
  };
  return {
    search: ({ query, lang, limit }) =>
      say(search(query, lang, limit) || `No page has anything on "${query}".`),
    page: ({ name, lang }) => readPage(name, lang, data),
    async find_by_example({ pairs, lang }) {
      try {
        return say(await inTurn(() => findFunctions(pairs, lang, data)));
      } catch (error) {
        return fail((error as Error).message);
      }
    },
    async verify({ code }) {
      const run = await inTurn(() => verifyCode(code, data.isolation));
      const result = { isVerified: isVerified(run), lacking: listLacking(run) };
      return { ...say(describeRun(run)), structuredContent: result };
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
