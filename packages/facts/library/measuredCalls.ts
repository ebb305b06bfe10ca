import path from 'node:path';
import { listFiles, readJson } from '@funtool-docs/content/files';

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
