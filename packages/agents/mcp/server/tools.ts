import { z } from 'zod';
import { MAX_PAIRS } from '@funtool-docs/finder/query/pairsInAddress';
import { MAX_OUTPUT, MAX_SILENCE, MAX_TIME } from '@funtool-docs/runner/session/limits';
import library from '../../../../library/package.json';
import { site } from '../../../../site.config';

const MAX_QUERY_LENGTH = 200;
const MAX_VALUE_LENGTH = 500;
const MAX_CODE_LENGTH = 20_000;
const MAX_RESULTS = 20;
const USUAL_RESULTS = 7;

const lang = z
  .enum(site.locales.map((locale) => locale.lang))
  .default('en')
  .describe('Language of the answer');

const query = z.string().trim().min(1).max(MAX_QUERY_LENGTH);
const side = z.string().trim().min(1).max(MAX_VALUE_LENGTH);

/** A tool as clients see it, with the schemas of its input and output. */
export interface Tool {
  title: string;
  description: string;
  inputSchema: z.ZodObject;
  /** Of its structured content. */
  outputSchema?: z.ZodObject;
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
      'Finds functions that give a result for an input, with the call to write. Several arguments have commas between them.',
    inputSchema: z.object({
      pairs: z
        .array(
          z.object({
            input: side.describe(`Arguments as JavaScript values, such as "'a-b'" or "[1, 1, 2]"`),
            result: side.describe(`What the function gives, such as "'aB'"`),
          }),
        )
        .min(1)
        .max(MAX_PAIRS),
      lang,
    }),
  },
  verify: {
    title: 'Run code against the library',
    description: `Runs a snippet against ${library.name} ${library.version} and returns true results with line numbers. Import by name from '${library.name}' or '${library.name}/<category>'. A result behind a statement, "// => value" or "// => throws TypeError", is compared. The engine is QuickJS: no DOM, Node.js, network, Intl or Blob; what needs them is UNKNOWN, not false. Ends after ${MAX_SILENCE / 1000} s without a sign of life, after ${MAX_TIME / 1000} s in all, or with more than ${MAX_OUTPUT / 1000} kB of output.`,
    inputSchema: z.object({
      code: z.string().min(1).max(MAX_CODE_LENGTH).describe('TypeScript or JavaScript, a module'),
    }),
    outputSchema: z.object({
      isVerified: z
        .boolean()
        .describe('Whether every stated result is true, and the code ran to its end'),
      lacking: z
        .array(z.string())
        .describe(
          'What the code needs and the engine lacks: such results are not false but unknown',
        ),
    }),
  },
} satisfies Record<string, Tool>;

type Tools = typeof tools;
export type ToolName = keyof Tools;

/** The checked input of a tool. */
export type InputOf<Name extends ToolName> = z.output<Tools[Name]['inputSchema']>;
