import { expect, it } from 'vitest';
import type { Health } from '@funtool-docs/checks/health/health';
import texts from '@funtool-docs/checks/health/texts.json' with { type: 'json' };
import { LANGUAGES, readBuilt, readPage, textOf } from './readBuilt';

const health = JSON.parse(readBuilt('health.json')) as Health;

it.each(LANGUAGES)(
  'counts on its page what is checked in $lang, as the data does',
  ({ lang, root }) => {
    const { totals, pages } = health.languages[lang]!;
    const document = readPage(`${root}guide/health`);
    const rows = Array.from(document.querySelectorAll('tr'), textOf);
    const factual = new Intl.NumberFormat(lang).format(totals.sentences.factual);
    expect(rows.find((row) => row.startsWith(texts.factual[lang]))).toContain(factual);
    const table = [...document.querySelectorAll('table')].at(-1)!;
    expect(table.querySelectorAll('tbody tr')).toHaveLength(Object.keys(pages).length);
    const link = [...table.querySelectorAll('a')].find((one) => textOf(one) === 'array/at')!;
    expect(link.getAttribute('href')).toBe(`/funtool/${root}guide/api/array/at`);
  },
);

it('says in its data what was built, and nothing that has no page', () => {
  const { commit, date, library, languages } = health;
  expect(library).toEqual({ name: 'funtool', version: '1.2.2' });
  expect([commit, date]).toEqual([expect.stringMatching(/^[\da-f]{40}$/), expect.any(String)]);
  const [zh, en] = ['zh', 'en'].map((lang) => Object.keys(languages[lang]!.pages));
  expect(zh).toEqual(en);
});

it('has a badge with a name', () => {
  expect(readBuilt('health.svg')).toMatch(
    /role="img"[^>]*aria-label="claims executed: \d+(?:\.\d)?%"/,
  );
});
