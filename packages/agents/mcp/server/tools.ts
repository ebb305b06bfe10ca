import { z } from 'zod';
import { MAX_PAIRS } from '@funtool-docs/finder/query/pairsInAddress';
import { site } from '../../../../site.config';

const MAX_QUERY_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;
const MAX_RESULTS = 20;
const USUAL_RESULTS = 7;

const lang = z
  .enum(site.locales.map((locale) => locale.lang))
  .default('en')
  .describe('Language of the answer');

const query = z.string().trim().min(1).max(MAX_QUERY_LENGTH);
const side = z.string().trim().min(1).max(MAX_VALUE_LENGTH);

const pair = z.object({
  input: side.describe(`Arguments as JavaScript values, such as "'a-b'" or "[1, 1, 2]"`),
  result: side.describe(`What the function gives, such as "'aB'"`),
});

/** A tool as clients see it, with the schema of its input. */
export interface Tool {
  title: string;
  description: string;
  inputSchema: z.ZodObject;
}

/** The tools; what they answer with is in `createAnswers.ts`, which takes longer to load. */
export const tools = {
  search: {
    title: 'Search the documentation',
    description:
      'Finds pages by names of functions (also of lodash), words, error messages or code, in English or Chinese.',
    inputSchema: z.object({
      query,
      lang,
      limit: z.int().min(1).max(MAX_RESULTS).default(USUAL_RESULTS),
    }),
  },
  page: {
    title: 'Read a page',
    description:
      'Returns a page as Markdown: examples with checked results, signature, parameters, contract, measured calls and differences from lodash.',
    inputSchema: z.object({
      name: query.describe('A name such as "at" or "ObjectId.clone", a path or an address'),
      lang,
    }),
  },
  find_by_example: {
    title: 'Find functions by example',
    description:
      'Finds functions that give a result for an input, with the call to write. Several arguments have commas between them; values alone are accepted, no functions.',
    inputSchema: z.object({ pairs: z.array(pair).min(1).max(MAX_PAIRS), lang }),
  },
} satisfies Record<string, Tool>;

type Tools = typeof tools;
export type ToolName = keyof Tools;

/** The checked input of a tool. */
export type InputOf<Name extends ToolName> = z.output<Tools[Name]['inputSchema']>;
