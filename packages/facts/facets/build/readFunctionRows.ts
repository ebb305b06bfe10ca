import { inputsOf, readCached } from '@funtool-docs/content/buildCache';
import { type MeasuredCall, readMeasuredPages } from '../../library/measuredCalls';
import { readFacts } from '../../library/readFacts';
import { refusedCalls } from '../../library/refusedCalls';
import { readPages } from '@funtool-docs/content/loadSite';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import type { Locale } from '../../../../site.config';
import type { ContractAnswer, Property } from '../../contract/contractRecord';
import { readContracts } from '../../contract/build/readContracts';
import type { FunctionRow } from '../facets';
import { kindsOf } from './kindsOf';
import { LIBRARY_READERS } from '../../library/readers';

/** The calls, and the types of the library, tell which calls throw. */
const INPUTS = [
  'library/behaviour',
  'library/src',
  ...LIBRARY_READERS,
  'packages/facts/facets/build',
];

/** Arguments whose own code throws, such as a revoked proxy, say nothing about the function. */
const HOSTILE = /\bProxy\b|\bthrow\b/;

let throwing: Promise<Set<string>> | undefined;

/**
 * Collects what is known of the function of every API page, in the order of the pages.
 *
 * @param root Repository root.
 */
export async function readFunctionRows(root: string, locale: Locale): Promise<FunctionRow[]> {
  const contracts = await readContracts(root);
  throwing ??= readThrowing(root);
  const throwers = await throwing;
  return readPages(root, locale)
    .filter(isApiPage)
    .flatMap((page) => {
      const name = topicOf(page.slug);
      const facts = readFacts(root, page);
      const statements = contracts.find((contract) => contract.name === name)?.statements;
      if (!facts || !statements) return [];
      const answerOf = (wanted: Property) =>
        statements.find(({ property }) => property === wanted)!.answer;
      const { title, description } = page.frontmatter as { title: string; description: string };
      const throws: ContractAnswer = throwers.has(name) ? 'sometimes' : 'no';
      const isConstant = facts.inNode !== undefined;
      return [
        {
          page: name.replace(/(?<=\/)index$/, ''),
          title,
          description,
          ...kindsOf(page),
          acceptsNull: answerOf('acceptsNull'),
          throws,
          changesArguments: answerOf('changesArguments'),
          environment: isConstant || facts.environment === 'browser' ? 'browser' : 'any',
          size: Math.max(...facts.sizes.map(({ fromCategory }) => fromCategory.brotli)),
        },
      ];
    });
}

/** Names the pages with a call that throws although TypeScript accepts it; kept, since this takes seconds. */
async function readThrowing(root: string): Promise<Set<string>> {
  return new Set(
    await readCached(root, 'facets', inputsOf(root, INPUTS), () => findThrowing(root)),
  );
}

function findThrowing(root: string): string[] {
  const pages = readMeasuredPages(root);
  const calls = pages.flatMap(({ name, calls: own }) =>
    own.filter(throwsItself).map((call) => ({ ...call, name })),
  );
  const refused = refusedCalls(
    root,
    calls,
    pages.flatMap(({ exports }) => exports),
  );
  const accepted = calls.filter((_, index) => !refused.has(index));
  return [...new Set(accepted.map(({ name }) => name))];
}

function throwsItself({ error, throws, setup = '', call }: MeasuredCall): boolean {
  const hasThrown = error !== undefined || throws !== undefined;
  return hasThrown && !HOSTILE.test(setup + call);
}
