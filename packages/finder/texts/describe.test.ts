import { expect, it } from 'vitest';
import type { FinderResult } from '../engine/answer';
import type { Pair } from '../engine/pair';
import { describeResult, describeIn } from './describe';
import texts from './texts.json';

const pairs: Pair[] = [{ args: [{ source: '1', value: 1 }], result: { source: '2', value: 2 } }];
const answer: FinderResult = { found: [], count: 0, tried: 9, natives: [] };

it.each(['zh', 'en'] as const)('says in %s which functions did not come to an end', (lang) => {
  const describe = (leftOut: string[]) =>
    describeResult({ ...answer, leftOut }, pairs, describeIn(lang));
  const names = { zh: 'padStart、repeat', en: 'padStart, repeat' }[lang];
  const said = texts.leftOut[lang].replace('{{names}}', names);
  expect(describe(['padStart', 'repeat'])).toContain(said);
  expect(describe([])).toEqual(describeResult(answer, pairs, describeIn(lang)));
});
