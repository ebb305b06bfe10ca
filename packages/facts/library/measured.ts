import path from 'node:path';
import { listFiles, readJson } from '@funtool-docs/content/files';
import type { ContractFacts } from '../contract/contract';
import type {
  FamilyResults,
  LodashNames,
  PageDifferences,
  PageNeighbours,
} from '../differences/differences';
import type { ApiEntry } from '../types/servedTypes';
import type { Kind } from '../facets/facets';

/** A call of the documented release with what it gave or threw when it was measured. */
export interface MeasuredCall {
  /** The environment in which it was measured: a page, or by default none. */
  env?: 'dom';
  /** Statements that run first. */
  setup?: string;
  call: string;
  /** Its result, as an expression. */
  result?: string;
  /** Name of the error. */
  error?: string;
  /** Part of its message. The release is minified: names of its variables are left out. */
  throws?: string;
  note?: string;
}

/** The measured calls of one page. */
export interface MeasuredPage {
  /** Its path below the API pages without extension, such as `array/at`. */
  name: string;
  exports: string[];
  environment: 'any' | 'browser' | 'Node';
  /** The literal that every call returns in Node.js, if it is always the same. */
  inNode?: string | undefined;
  calls: MeasuredCall[];
}

/** Relative to the repository root. */
export const BEHAVIOUR = 'library/behaviour';

/**
 * Reads the measured calls of an API page.
 *
 * @param root Repository root.
 * @param name Path of the page below the API pages, such as `array/at`.
 * @returns Nothing for other pages.
 */
export function readMeasuredPage(root: string, name: string): MeasuredPage | undefined {
  const file = path.join(root, BEHAVIOUR, `${name}.json`);
  const found = readJson<Omit<MeasuredPage, 'name' | 'calls'> & { behaviour: MeasuredCall[] }>(
    file,
  );
  if (!found) return undefined;
  const { behaviour: calls, ...rest } = found;
  return { name, ...rest, calls };
}

/**
 * Reads all measured calls.
 *
 * @param root Repository root.
 * @returns One entry a page, sorted by name.
 */
export function readMeasuredPages(root: string): MeasuredPage[] {
  return listFiles(path.join(root, BEHAVIOUR))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readMeasuredPage(root, file.slice(0, -'.json'.length))!);
}

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...args: unknown[]) => Promise<unknown>;

/** Constructed code has no `import()` of its own within a test. */
const importModule = (name: string) => import(/* @vite-ignore */ name) as Promise<unknown>;

/**
 * Evaluates an expression of a measured call after its set-up.
 *
 * @param scope What its code can name, such as every export of the library.
 * @throws What the code throws.
 */
export function evaluateMeasured(
  expression: string,
  scope: Record<string, unknown>,
  setup = '',
): Promise<unknown> {
  const code = `${setup};\nreturn (${expression});`.replaceAll('import(', 'importModule(');
  const names = { ...scope, importModule };
  return new AsyncFunction(...Object.keys(names), code)(...Object.values(names));
}

/** Written by `npm run measure`, read by all else; relative to the repository root. */
export const FACTS = 'library/facts';

/** A measured call whose result does not fit the type that TypeScript gives it. */
export interface WrongReturn {
  call: string;
  says: string;
  gets: string;
}

/** What was found out about the functions of an API page; a part that does not apply is absent. */
export interface MeasuredFacts {
  /** Whether a call throws although TypeScript accepts it. */
  throwsOnValidTypes: boolean;
  /** Of the first parameters, and of what is returned. */
  kinds: Record<'takes' | 'returns', Kind[]>;
  /** Number of calls whose result was compared with its declared type, and those that do not fit. */
  types: { compared: number; wrong: WrongReturn[] };
  contract: ContractFacts;
  matrix?: Matrix;
  family?: FamilyResults;
  differences?: PageDifferences;
  neighbours?: PageNeighbours;
}

/**
 * Reads what was measured for an API page.
 *
 * @param root Repository root.
 * @param name Path of the page below the API pages, such as `array/at`.
 * @returns Nothing for other pages.
 * @throws {Error} If its calls are there, but nobody has measured what follows from them.
 */
export function readMeasuredFacts(root: string, name: string): MeasuredFacts | undefined {
  const file = `${FACTS}/${name}.json`;
  const facts = readJson<MeasuredFacts>(path.join(root, file));
  if (!facts && readMeasuredPage(root, name)) {
    throw new Error(`${file} is missing: run npm run measure`);
  }
  return facts;
}

/** Reads the way from each function of lodash to ours. */
export function readLodashNames(root: string): LodashNames {
  return readJson(path.join(root, FACTS, 'lodash.json'))!;
}

/** Reads the exports of the library, for completion. */
export function readApi(root: string): ApiEntry[] {
  return readJson(path.join(root, FACTS, 'api.json'))!;
}

/** Kinds of values in the matrix of a type check, named in `texts.json`. */
export type ValueKind =
  | 'primitives'
  | 'wrappers'
  | 'objects'
  | 'collections'
  | 'functions'
  | 'binary'
  | 'dom'
  | 'foreign';

/** What a copy shares with the value that it was made of. */
export type Sharing = 'same' | 'new' | 'newSharing' | 'newThroughout';

/** What calls return for many values: a table with a row for each value. */
export interface Matrix {
  /** The calls, in which `value` stands for the value of a row; or `isEqual(a, b)`. */
  calls: string[];
  rows: MatrixRow[];
}

export interface MatrixRow {
  /** One value, or those of `a` and `b`, as readers would write them. */
  values: string[];
  kind?: ValueKind;
  /** One for each call. */
  results: { result: string; sharing?: Sharing }[];
}
