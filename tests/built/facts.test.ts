import { expect, it } from 'vitest';
import i18n from '../../theme/i18n.json' with { type: 'json' };
import { LANGUAGES, readPage, textOf } from './readBuilt';

const FACTS = {
  zh: {
    texts: ['新增于1.0.0-rc.0', '体积minify 后 81 B；从 funtool 导入则为 4.5 kB'],
    inNode: '没有 DOM 时一律返回 false',
    tried: '2026 年 11 月手动试过',
  },
  en: {
    texts: ['Since1.0.0-rc.0', 'Size81 B minified; 4.5 kB from funtool'],
    inNode: 'Without a DOM, the result is always false',
    tried: 'Tried by hand in November 2026',
  },
};

/** The facts of a page. */
const factsOf = (page: Document, lang: 'zh' | 'en') =>
  [...page.querySelectorAll('details')].find(
    (details) => textOf(details.querySelector('summary')) === i18n['facts.titleText'][lang],
  );

it.each(LANGUAGES)(
  'tells what a function costs and since when it is there, but not that it runs everywhere, in $lang',
  ({ lang, root }) => {
    const facts = factsOf(readPage(`${root}guide/api/array/at`), lang)!;
    for (const text of FACTS[lang].texts) expect(textOf(facts)).toContain(text);
    expect(textOf(facts)).not.toContain('Node.js');
    const source = [...facts.querySelectorAll('a')].find((link) => textOf(link) === 'at.ts')!;
    expect(source.getAttribute('href')).toBe(
      'https://github.com/funinweb/funtool/blob/v1.2.2/src/array/at.ts#L16',
    );
  },
);

it.each(LANGUAGES)('warns of checks without a DOM in $lang', ({ lang, root }) => {
  const warnings = readPage(`${root}guide/api/type/isNode`).querySelector('.ft-warnings');
  expect(textOf(warnings)).toContain(FACTS[lang].inNode);
});

it.each(LANGUAGES)('says when commands were tried by hand in $lang', ({ lang, root }) => {
  const page = readPage(`${root}guide/start/getting-started`);
  const notes = textOf(page.querySelector('main')).split(FACTS[lang].tried);
  expect(notes).toHaveLength(2);
});

it('shows no facts on a guide page', () => {
  expect(factsOf(readPage('guide/start/introduction'), 'zh')).toBeUndefined();
});
