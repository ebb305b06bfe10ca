import { z } from 'zod';
import { MAX_PAIRS } from '@funtool-docs/finder/query/pairsInAddress';
import { readLang, readLimit, readPair, readPairs, readSide } from './readInput';
import { site } from '../../../../site.config';

const MAX_QUERY_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;
const MAX_RESULTS = 20;
const USUAL_RESULTS = 7;

/** Field that is left out, or null, where its default is meant. */
const optional = <Schema extends z.ZodType>(
  schema: Schema,
  usual: z.output<Schema>,
  read: (value: unknown) => unknown,
) =>
  z
    .preprocess((value) => read(value ?? usual), schema.meta({ default: usual }))
    .default(usual as never);

const lang = optional(z.enum(site.locales.map((locale) => locale.lang)), 'en', readLang).describe(
  'Language of the answer',
);

const query = z.string().trim().min(1).max(MAX_QUERY_LENGTH);
const side = (description: string) =>
  z.preprocess(readSide, z.string().trim().min(1).max(MAX_VALUE_LENGTH)).describe(description);

const pair = z.object({
  input: side(`Arguments as JavaScript values, such as "'a-b'" or "[1, 1, 2]"`),
  result: side(`What the function gives, such as "'aB'"`),
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
      limit: optional(z.int().min(1).max(MAX_RESULTS), USUAL_RESULTS, readLimit),
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
    inputSchema: z.object({
      pairs: z.preprocess(readPairs, z.array(z.preprocess(readPair, pair)).min(1).max(MAX_PAIRS)),
      lang,
    }),
  },
} satisfies Record<string, Tool>;

type Tools = typeof tools;
export type ToolName = keyof Tools;

/** The checked input of a tool. */
export type InputOf<Name extends ToolName> = z.output<Tools[Name]['inputSchema']>;
