import type { Pair } from '../../byExample/engine/pair';
import { MOST_PAIRS } from '../../byExample/query/pairsInAddress';
import { readPair } from '../../byExample/query/readPair';
import { createFinder } from '../../byExample/session/createFinder';
import { describeIn, describeProblem } from '../../byExample/ui/describe';
import { writeAnswer } from '../../byExample/ui/writeAnswer';
import { createLocalSource } from '../../search/engine/createLocalSource';
import { writeResults } from '../../search/engine/writeResults';
import type { Locale } from '../../../site.config';
import type { WebTool } from './modelContext';

/** Where a page is, so that tools find others. */
export interface ToolPlace {
  lang: Locale;
  /** Address of the index of the search. */
  indexUrl: string | undefined;
  /** Returns the whole address of a path from the root of the site: `/en/guide/`. */
  addressOf: (path: string) => string;
  /** Path of the home page from the root of the site. */
  home: string;
}

const text = { type: 'string', minLength: 1, maxLength: 500 };
const annotations = { readOnlyHint: true, untrustedContentHint: false };
const schema = (properties: object, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Creates the tools that pages offer to agents in the browser; each loads its data when it is used. */
export function createTools(place: ToolPlace): WebTool[] {
  return [createSearchTool(place), createPageTool(place), createFindTool(place)];
}

function createSearchTool({ indexUrl, addressOf }: ToolPlace): WebTool {
  let source: ReturnType<typeof createLocalSource> | undefined;
  return {
    name: 'search',
    description:
      'Searches the documentation of the library funtool by names of functions (also of lodash), words, error messages or code, in English or Chinese.',
    inputSchema: schema({ query: text }, ['query']),
    annotations,
    async execute({ query }) {
      const wanted = textOf(query, 'query');
      source ??= createLocalSource(indexUrl);
      // A failed attempt is repeated by the next call.
      source.catch(() => (source = undefined));
      const groups = await (await source).search(wanted, new AbortController().signal);
      const results = groups.flatMap((group) => group.results);
      return writeResults(results, addressOf) || 'No page has anything on it.';
    },
  };
}

function createPageTool({ addressOf }: ToolPlace): WebTool {
  return {
    name: 'page',
    description:
      'Returns a page of this site as Markdown, by its address as the tool "search" gives it; without one, the page that is open.',
    inputSchema: schema({ address: text }, []),
    annotations,
    async execute({ address }) {
      const root = addressOf('/');
      const wanted = address === undefined ? '' : textOf(address, 'address');
      const { origin, pathname } = new URL(wanted, window.location.href);
      if (!(origin + pathname).startsWith(root)) throw new Error(`Pages begin with ${root}`);
      const file = pathname.endsWith('/') ? `${pathname}index` : pathname;
      const response = await fetch(`${origin}${file.replace(/\.(?:md|html)$/, '')}.md`);
      if (!response.ok) throw new Error(`There is no page ${pathname}`);
      return response.text();
    },
  };
}

function createFindTool({ lang, addressOf, home }: ToolPlace): WebTool {
  const pair = schema({ input: text, result: text }, ['input', 'result']);
  let finder: ReturnType<typeof createFinder> | undefined;
  return {
    name: 'find_by_example',
    description: `Finds functions that give a result for an input. Both are JavaScript values, such as "'a-b'" and "'aB'"; several arguments have commas between them.`,
    inputSchema: schema(
      { pairs: { type: 'array', items: pair, minItems: 1, maxItems: MOST_PAIRS } },
      ['pairs'],
    ),
    annotations,
    async execute({ pairs }) {
      const read = readPairList(pairs, lang);
      finder ??= createFinder();
      const answer = await finder.find(read);
      return writeAnswer(answer, read, lang, (page) => addressOf(`${home}guide/api/${page}`));
    },
  };
}

function readPairList(pairs: unknown, lang: Locale): Pair[] {
  if (!Array.isArray(pairs) || pairs.length === 0 || pairs.length > MOST_PAIRS) {
    throw new TypeError(`"pairs" is a list of 1 to ${MOST_PAIRS} pairs`);
  }
  return pairs.map((item: unknown) => {
    const { input, result } = Object(item) as Record<string, unknown>;
    const pair = readPair({ input: textOf(input, 'input'), result: textOf(result, 'result') });
    if (!('problem' in pair)) return pair;
    throw new TypeError(describeProblem(pair, describeIn(lang)));
  });
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value.trim() && value.length <= text.maxLength) return value;
  throw new TypeError(`"${name}" is a text of 1 to ${text.maxLength} characters`);
}
