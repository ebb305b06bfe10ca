import { z } from 'zod';
import { MAX_PAIRS } from '@funtool-docs/finder/query/pairsInAddress';
import { site } from '../../../../site.config';
import { splitPair } from '@funtool-docs/finder/query/readPair';

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

/** Codes of countries that models write in place of the language. */
const COUNTRIES: Record<string, string> = { cn: 'zh', us: 'en', gb: 'en', uk: 'en' };

/** Names by which models call the result of a pair. */
const RESULT_NAMES = ['result', 'output', 'expected'];

/** Reads `zh-CN`, `cn` and `English` as the language of the site that is meant; others as they are. */
function readLang(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [code = ''] = value.trim().toLowerCase().split(/[-_]/);
  const meant = site.locales.find(
    (one) => one.lang === (COUNTRIES[code] ?? code) || one.label.toLowerCase() === code,
  );
  return meant?.lang ?? value;
}

/** Reads `"5"` as 5. */
function readLimit(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
}

/** Writes a value as code where it stands in place of its text. */
function readSide(value: unknown): unknown {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Reads `'a-b' => 'aB'`, and a pair whose result has another name. */
function readPair(value: unknown): unknown {
  if (typeof value === 'string') return splitPair(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  const name = RESULT_NAMES.find((one) => one in value);
  return name ? { ...value, result: (value as Record<string, unknown>)[name] } : value;
}

/** Reads a list of pairs, one pair alone, and either of them as text. */
function readPairs(value: unknown): unknown {
  if (typeof value !== 'string')
    return Array.isArray(value) || value === undefined ? value : [value];
  try {
    return readPairs(JSON.parse(value));
  } catch {
    return value.split('\n').filter((line) => line.trim());
  }
}
