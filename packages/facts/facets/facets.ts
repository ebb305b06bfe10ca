import type { ContractAnswer } from '../contract/contract';
import { formatBytes } from '../reference/describeFacts';
import type texts from './texts.json';

/** Kinds of parameters and results, in the order in which they are offered. */
export const KINDS = [
  'string',
  'number',
  'boolean',
  'array',
  'object',
  'function',
  'promise',
  'any',
  'nothing',
] as const;

export type Kind = (typeof KINDS)[number];

/** The row of the function of one API page. */
export interface FunctionRow {
  /** Path of its page below the API pages, such as `array/at`. */
  page: string;
  title: string;
  description: string;
  /** Kinds of the first parameter. */
  takes: Kind[];
  returns: Kind[];
  acceptsNull: ContractAnswer;
  /** Says whether a call threw whose arguments TypeScript accepts. */
  throws: ContractAnswer;
  changesArguments: ContractAnswer;
  /** The environment in which its result says something: some functions give the same for every call in Node.js. */
  environment: 'any' | 'browser';
  /** Bytes that the import adds, minified and compressed with Brotli. */
  size: number;
}

/** File with the rows of a language, from the root of the site. */
export const functionsPath = (locale: string) => `/functions/${locale}.json`;

/** Readers filter functions by these, in the order of the controls. */
export const FACETS = [
  'takes',
  'returns',
  'acceptsNull',
  'throws',
  'changesArguments',
  'environment',
  'size',
] as const;

export type Facet = (typeof FACETS)[number];

/** The value that is asked for, by facet; absent where any will do. */
export type Choice = Partial<Record<Facet, string>>;

const ANSWERS: ContractAnswer[] = ['yes', 'sometimes', 'no', 'notMeasured'];

/** All values that can be asked for; sizes are upper limits in bytes. */
const VALUES: Record<Facet, readonly string[]> = {
  takes: KINDS,
  returns: KINDS,
  acceptsNull: ANSWERS,
  throws: ['no', 'sometimes'],
  changesArguments: ['no', 'sometimes'],
  environment: ['any', 'browser'],
  size: ['100', '250', '500', '1000'],
};

/** Returns the rows that have every value of a choice. */
export function filterRows(rows: FunctionRow[], choice: Choice): FunctionRow[] {
  return rows.filter((row) => FACETS.every((facet) => hasValue(row, facet, choice[facet])));
}

/** Counts for each value of a facet how many rows are left with it and the rest of the choice. */
export function countValues(
  rows: FunctionRow[],
  choice: Choice,
  facet: Facet,
): { value: string; count: number }[] {
  return VALUES[facet].map((value) => ({
    value,
    count: filterRows(rows, { ...choice, [facet]: value }).length,
  }));
}

function hasValue(row: FunctionRow, facet: Facet, value: string | undefined): boolean {
  if (value === undefined) return true;
  if (facet === 'size') return row.size <= Number(value);
  const own: string | readonly string[] = row[facet];
  return typeof own === 'string' ? own === value : own.includes(value);
}

/** Reads a choice from the parameters of an address; what no facet knows is left out. */
export function readChoice(params: URLSearchParams): Choice {
  const entries = FACETS.flatMap((facet) => {
    const value = params.get(facet);
    return value !== null && VALUES[facet].includes(value) ? [[facet, value]] : [];
  });
  return Object.fromEntries(entries) as Choice;
}

/** Writes a choice into the parameters of an address; others stay. */
export function writeChoice(current: URLSearchParams, choice: Choice): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const facet of FACETS) {
    const value = choice[facet];
    if (value === undefined) params.delete(facet);
    else params.set(facet, value);
  }
  return params;
}

type FacetText = (key: keyof typeof texts, params?: Record<string, string | number>) => string;

/** Names a value that can be asked for. */
export function describeValue(facet: Facet, value: string, t: FacetText): string {
  if (facet === 'size') return t('atMost', { size: formatBytes(Number(value)) });
  return t(keyOf(facet, value));
}

/** Describes a row, one text for each facet. */
export function describeRow(row: FunctionRow, t: FacetText): string[] {
  return FACETS.map((facet) => {
    if (facet === 'size') return formatBytes(row.size);
    return [row[facet]]
      .flat()
      .map((value) => t(keyOf(facet, value)))
      .join(' / ');
  });
}

function keyOf(facet: Exclude<Facet, 'size'>, value: string): keyof typeof texts {
  const group =
    facet === 'takes' || facet === 'returns' ? 'kind' : facet === 'environment' ? facet : 'answer';
  return `${group}.${value}` as keyof typeof texts;
}
