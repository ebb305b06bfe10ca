import { expect, it } from 'vitest';
import type { Health } from '@funtool-docs/checks/health/build/health';
import { readPages } from '@funtool-docs/content/loadSite';
import { readMeasuredPages } from '@funtool-docs/facts/library/measured';
import { LANGUAGES, readBuilt, readPage, textOf } from './readBuilt';

const FACTUAL = { zh: '描述行为的句子', en: 'Sentences that state behavior' };

const health = JSON.parse(readBuilt('health.json')) as Health;

it.each(LANGUAGES)(
  'tells on a page how much is checked in $lang, as the data does',
  ({ lang, root }) => {
    const { totals } = health.languages[lang]!;
    const document = readPage(`${root}guide/what-is-checked`);
    const rows = Array.from(document.querySelectorAll('tr'), textOf);
    const factual = new Intl.NumberFormat(lang).format(totals.sentences.factual);
    expect(rows.filter((row) => row.startsWith(FACTUAL[lang])).join()).toContain(factual);
    const calls = readMeasuredPages('.').flatMap((page) => page.calls);
    expect([totals.pages, totals.calls]).toEqual([readPages('.', lang).length, calls.length]);
  },
);

it('says in its data what was built', () => {
  const { commit, date, library } = health;
  expect(library).toEqual({ name: 'funtool', version: '1.2.2' });
  expect([commit, date]).toEqual([expect.stringMatching(/^[\da-f]{40}$/), expect.any(String)]);
});

it('has a badge with a name', () => {
  expect(readBuilt('health.svg')).toMatch(
    /role="img"[^>]*aria-label="sentences beside code: \d+(?:\.\d)?%"/,
  );
});
