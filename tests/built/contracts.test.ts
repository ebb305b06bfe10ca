import { describe, expect, it } from 'vitest';
import { readMeasuredPages } from '@funtool-docs/facts/library/measured';
import { loadSite } from '@funtool-docs/content/loadSite';
import { isApiPage, topicOf } from '@funtool-docs/content/paths';
import { statedErrors, writeContract } from '@funtool-docs/facts/contract/readContract';
import { listFiles } from '@funtool-docs/content/files';
import {
  PROPERTIES,
  type ContractRecord,
  describeSummary,
  measuredExample,
} from '@funtool-docs/facts/contract/contract';
import texts from '@funtool-docs/facts/contract/texts.json';
import { runBlock } from '@funtool-docs/checks/thread/runBlock';
import { fillText, textsIn } from '@funtool-docs/shared/texts';
import { readBuilt } from './readBuilt';

/** Some calls wait. */
const TIME = 60_000;

const contracts = listFiles('doc_build/contract').map(
  (file) => JSON.parse(readBuilt(`contract/${file}`)) as ContractRecord,
);

it('has a contract with every measured call of every page', () => {
  const listed = contracts.map(({ name, calls }) => [name, calls.map(({ call }) => call)]);
  const measured = readMeasuredPages('.').map(({ name, calls }) => [
    name,
    calls.map(({ call }) => call),
  ]);
  expect(listed).toEqual(measured);
});

it('says something of every property, in order', () => {
  const others = contracts.filter(
    ({ statements }) => String(statements.map(({ property }) => property)) !== String(PROPERTIES),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

it('throws in the calls that were measured to throw', () => {
  const wrong = contracts
    .flatMap(({ calls }) => calls)
    .filter(({ throws, error, errorName }) => Boolean(throws ?? error) !== Boolean(errorName));
  expect(wrong).toEqual([]);
});

it('lists calls that give in the sandbox what was measured', { timeout: TIME }, async () => {
  const wrong = contracts.flatMap(({ calls }) => calls.map(runInSandbox));
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});

/** Returns what a call gave if that is not what was measured. */
async function runInSandbox(call: (typeof contracts)[number]['calls'][number]): Promise<object[]> {
  if (!call.runsIn) return [];
  const code = measuredExample(call);
  const meta = call.runsIn === 'document' ? 'browser' : '';
  const { outcomes, error } = await runBlock({ code, meta, isClaim: true });
  const isSame = !error && outcomes.length === 1 && outcomes[0]!.ok;
  return isSame ? [] : [{ code, outcomes, error }];
}

describe.each(loadSite('.').languages)(
  'what pages in $locale say of errors',
  ({ locale, pages }) => {
    const say = textsIn(texts, locale);

    it('is never denied by their contract, in any form', () => {
      const denied = pages.filter(isApiPage).flatMap((page) => {
        const record = contracts.find(({ name }) => name === topicOf(page.slug))!;
        const throws = record.statements.find(({ property }) => property === 'throws')!;
        const { calls, cases } = throws;
        const stated = statedErrors('.', page);
        if (!stated || throws.answer === 'notMeasured' || cases > 0) return [];
        const line = describeSummary(record, say);
        const table = writeContract(record, locale);
        const isDenied = [
          line.includes(say('summary.didNotThrow')) &&
            !line.includes(say('summary.throwsElsewhere')),
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
      const line = describeSummary(record, say);
      expect(line).toContain(say('summary.didNotThrow'));
    });
  },
);

it.each(['zh', 'en'] as const)('writes contracts as Markdown in %s', (locale) => {
  const record = contracts.find(({ name }) => name === 'string/reverse')!;
  const text = writeContract(record, locale);
  expect(text.match(/^\| .* \| .* \| .* \|$/gm)).toHaveLength(2 + PROPERTIES.length);
  expect(text).toContain("`reverse('hello')` → `'olleh'` → `'hello'`");
  expect(text.match(/^\d+\. `/gm)).toHaveLength(record.calls.length);
});
