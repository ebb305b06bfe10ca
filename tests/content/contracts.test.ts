import { describe, expect, it } from 'vitest';
import { readMeasuredPages } from '../../content/library/measuredCalls';
import { loadSite } from '../../content/loadSite';
import { isApiPage, topicOf } from '../../content/paths';
import { statedErrors } from '../../content/statedErrors';
import { readContracts } from '../../features/contract/build/readContracts';
import { writeContract } from '../../features/contract/build/writeContract';
import { PROPERTIES } from '../../features/contract/contractRecord';
import texts from '../../features/contract/texts.json';
import { describeSummary, summarizeContract } from '../../features/contract/summarizeContract';
import { measuredExample } from '../../features/contract/measuredExample';
import { runExample } from '../../features/examples/evaluator/runExample';
import { createExampleHost } from '../../features/verification/exampleHost';
import i18n from '../../theme/i18n.json';
import { fillText } from '../../ui/fillText';

/** A page has up to six hundred calls, and some wait. */
const TIME = 60_000;

const contracts = await readContracts('.');

it('has a contract with every measured call of every page', () => {
  const listed = contracts.map(({ name, calls }) => [name, calls.map(({ call }) => call)]);
  const measured = readMeasuredPages('.').map(({ name, calls }) => [
    name,
    calls.map(({ call }) => call),
  ]);
  expect(listed).toEqual(measured);
});

describe.each(contracts)('the contract of $name', ({ statements, calls }) => {
  it('says something of every property, in order', () => {
    expect(statements.map(({ property }) => property)).toEqual(PROPERTIES);
  });

  it('names for each answer a call that exists', () => {
    const open = statements.filter(({ answer, proof, steps }) =>
      answer === 'notMeasured' ? proof !== undefined : !calls[proof!] || !steps?.[0],
    );
    expect(open).toEqual([]);
  });

  it('throws in the calls that were measured to throw', () => {
    const wrong = calls.filter(
      ({ throws, error, errorName }) => Boolean(throws ?? error) !== Boolean(errorName),
    );
    expect(wrong.map(({ call }) => call)).toEqual([]);
  });

  it('lists calls that give in the sandbox what was measured', { timeout: TIME }, async () => {
    const runs = calls.map(async (call) => {
      if (!call.runsIn) return [];
      const host = await createExampleHost(call.runsIn === 'document' ? 'browser' : '');
      const { outcomes, error } = await runExample(measuredExample(call), host);
      const isSame = !error && outcomes.length === 1 && outcomes[0]!.ok;
      return isSame ? [] : [{ example: measuredExample(call), outcomes, error }];
    });
    expect((await Promise.all(runs)).flat()).toEqual([]);
  });
});

describe.each(loadSite('.').languages)(
  'what pages in $locale say of errors',
  ({ locale, pages }) => {
    const say = (key: keyof typeof i18n, params: Record<string, string | number> = {}) =>
      fillText(i18n[key][locale], params);

    it('is never denied by their contract, in any form', () => {
      const denied = pages.filter(isApiPage).flatMap((page) => {
        const record = contracts.find(({ name }) => name === topicOf(page.slug))!;
        const throws = record.statements.find(({ property }) => property === 'throws')!;
        const { calls, cases } = throws;
        const stated = statedErrors('.', page);
        if (!stated || throws.answer === 'notMeasured' || cases > 0) return [];
        const line = describeSummary(summarizeContract(record), calls, say);
        const table = writeContract(record, locale);
        const isDenied = [
          line.includes(say('contract.didNotThrowText', { count: calls })) &&
            !line.includes(say('contract.throwsElsewhereText', { count: calls })),
          stated === 'section' && throws.answer === 'no',
          table.includes(
            `| ${texts.throws[locale]} | ${fillText(texts.no[locale], { calls, hits: 0 })} |`,
          ),
          table.includes(`${fillText(texts['throws.none'][locale], { calls })} |`),
        ];
        return isDenied.includes(true) ? [page.slug] : [];
      });
      expect(denied).toEqual([]);
    });

    it('leaves a contract to say of how many calls none threw', () => {
      const record = contracts.find(({ name }) => name === 'type/isObject')!;
      const line = describeSummary(summarizeContract(record), record.calls.length, say);
      expect(line).toContain(say('contract.didNotThrowText', { count: record.calls.length }));
    });
  },
);

function answerOf(page: string, wanted: string): string {
  const { statements } = contracts.find(({ name }) => name === page)!;
  return statements.find(({ property }) => property === wanted)!.answer;
}

it('finds what readers ask for', () => {
  expect(answerOf('object/mergeDeep', 'changesArguments')).toBe('no');
  expect(answerOf('object/mergeDeep', 'returnsArgument')).toBe('sometimes');
  expect(answerOf('math/math', 'changesArguments')).toBe('sometimes');
  expect(answerOf('function/random', 'deterministic')).toBe('no');
  expect(answerOf('string/reverse', 'keepsCharacters')).toBe('no');
  expect(answerOf('string/reverse', 'idempotent')).toBe('no');
  expect(answerOf('string/trim', 'idempotent')).toBe('yes');
  expect(answerOf('common/clone', 'sharesParts')).toBe('sometimes');
});

it.each(['zh', 'en'] as const)('writes contracts as Markdown in %s', (locale) => {
  const record = contracts.find(({ name }) => name === 'string/reverse')!;
  const text = writeContract(record, locale);
  expect(text.match(/^\| .* \| .* \| .* \|$/gm)).toHaveLength(2 + PROPERTIES.length);
  expect(text).toContain("`reverse('hello')` → `'olleh'` → `'hello'`");
  expect(text.match(/^\d+\. `/gm)).toHaveLength(record.calls.length);
});
