import { readPage } from '@funtool-docs/content/loadSite';
import { API } from '@funtool-docs/content/paths';
import { statedErrors } from '@funtool-docs/content/statedErrors';
import { site } from '../../../site.config';
import { readMeasuredPage } from '../library/measuredCalls';
import { readMeasuredFacts } from '../library/measuredFacts';
import type { ContractRecord, Statement } from './contractRecord';

/**
 * Returns the contract of an API page: what was measured, beside what the page says of errors.
 *
 * @param root Repository root.
 * @param name Path of the page below the API pages, such as `array/at`.
 * @returns Nothing if nothing was measured for it.
 * @throws {Error} If its calls have changed since they were measured.
 */
export function readContract(root: string, name: string): ContractRecord | undefined {
  const measured = readMeasuredPage(root, name);
  if (!measured) return undefined;
  const { statements, calls } = readMeasuredFacts(root, name)!.contract;
  if (String(calls.map(({ call }) => call)) !== String(measured.calls.map(({ call }) => call))) {
    throw new Error(`library/facts/${name}.json is of other calls: run npm run measure`);
  }
  const page = readPage(root, { locale: site.locales[0].lang, slug: `${API}${name}.mdx` });
  const stated = page && statedErrors(root, page);
  return {
    name,
    exports: measured.exports,
    statements: stated === 'section' ? statements.map(throwSometimes) : statements,
    calls: measured.calls.map((call, index) => ({ ...call, ...calls[index]! })),
    ...(stated && { statedErrors: stated }),
  };
}

/** Not every error is a measured call: if the page describes some, its functions throw sometimes. */
function throwSometimes(statement: Statement): Statement {
  const isMissed = statement.property === 'throws' && statement.answer === 'no';
  return isMissed ? { ...statement, answer: 'sometimes' } : statement;
}
