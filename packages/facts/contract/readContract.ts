import { readPage } from '@funtool-docs/content/loadSite';
import { API } from '@funtool-docs/content/paths';
import { textsIn } from '@funtool-docs/shared/texts';
import { type Locale, site } from '../../../site.config';
import { readMeasuredPage, readMeasuredFacts } from '../library/measured';
import {
  type ContractRecord,
  type StatedErrors,
  type Statement,
  describeBasis,
  describeContractAnswer,
  measuredResult,
} from './contract';
import texts from './texts.json';
import { readClaims } from '@funtool-docs/content/claims/readClaims';
import { edgeCaseExamples } from '@funtool-docs/content/edgeCases';
import type { Page } from '@funtool-docs/content/parsePage';
import { listThrown } from '@funtool-docs/content/codeBlocks';

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

/** Writes a contract as Markdown: what the page shows when its card is opened. */
export function writeContract(record: ContractRecord, locale: Locale): string {
  const t = textsIn(texts, locale);
  const { statements, calls } = record;
  const rows = statements.map((statement) => {
    const { property, steps = [], proof } = statement;
    const written = steps.map(quote).join(' → ').replaceAll('|', '\\|');
    const shown = proof === undefined ? '' : t('callSteps', { number: proof + 1, steps: written });
    return `| ${t(property)} | ${describeContractAnswer(statement, record, t)} | ${shown} |`;
  });
  const list = calls.map((call, index) => {
    const setup = call.setup ? `${quote(call.setup)} ` : '';
    return `${index + 1}. ${setup}${quote(call.call)} → ${quote(measuredResult(call))}`;
  });
  return [
    `### ${t('title')}`,
    describeBasis(record, t),
    [`| ${t('property')} | ${t('answer')} | ${t('proof')} |`, '| --- | --- | --- |', ...rows].join(
      '\n',
    ),
    `#### ${t('allCalls', { count: calls.length })}`,
    list.join('\n'),
  ].join('\n\n');
}

/** Writes code in one line, between marks that it does not contain. */
function quote(code: string): string {
  const line = code.replaceAll(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return longest > 0 ? `${mark} ${line} ${mark}` : `${mark}${line}${mark}`;
}

/** Id of the section of an API page that says when its functions throw. */
export const ERRORS = 'errors';

/**
 * Tells where an API page says that something throws: in its section on errors, or else in a result
 * of an example, an edge case or a claim. In code, it may be other code that throws.
 *
 * @param root Repository root.
 * @returns `undefined` if nothing on the page throws.
 */
export function statedErrors(root: string, page: Page): StatedErrors | undefined {
  if (page.headings.some(({ id }) => id === ERRORS)) return 'section';
  const claims = readClaims(root, page)?.claims ?? [];
  const code = [...page.blocks, ...edgeCaseExamples(page), ...claims];
  return code.some((block) => listThrown(block.code).length > 0) ? 'code' : undefined;
}
