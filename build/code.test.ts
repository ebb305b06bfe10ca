import { codeToHtml, createCssVariablesTheme, type ShikiTransformer } from 'shiki';
import { expect, it } from 'vitest';
import { loadSite } from '@funtool-docs/content/loadSite';
import { JSDOM } from 'jsdom';
import { codeBlocks, languages, markResults, tokenClasses } from './code';

const CODE = `import { isArray } from 'funtool/type';

isArray([1]); // => true
`;

/** Code as its page shows it; by default, that of an answer that runs. */
function highlight(
  transformers: ShikiTransformer[],
  code = CODE,
  meta = '{3} answer ran run=worker hides-import',
): Promise<string> {
  const theme = createCssVariablesTheme({ variablePrefix: '--shiki-' });
  const options = { lang: 'ts', theme, transformers, tokenizeTimeLimit: 0 };
  return codeToHtml(code, { ...options, meta: { __raw: meta } });
}

/** Writes the classes of each element in the order of the alphabet. */
function sortClasses(html: string): string {
  return html.replaceAll(/(?<=class=")[^"]+/g, (names) => names.split(' ').toSorted().join(' '));
}

it('marks results, names tokens, hides the import and tells where the block runs', async () => {
  expect(await highlight(codeBlocks)).toMatchSnapshot();
});

it('comes to the same in any order, but for that of classes', async () => {
  const turned = await highlight(codeBlocks.toReversed());
  expect(sortClasses(turned)).toBe(sortClasses(await highlight(codeBlocks)));
});

it('has the language of every block from the start', () => {
  const { pages } = loadSite('.');
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ lang }) => lang)));
  for (const lang of ['', ...languages]) used.delete(lang);
  expect([...used]).toEqual([]);
});

const ANSWER = `// The last of them
const last = at(steps, -1) ?? '<none>';

at(steps, 9); // => undefined`;

async function highlightAnswer(meta = 'ran'): Promise<HTMLPreElement> {
  const html = await highlight([markResults(), tokenClasses()], ANSWER, meta);
  return new JSDOM(html).window.document.querySelector('pre')!;
}

it('marks no result of code that did not run', async () => {
  for (const pre of await Promise.all(
    ['', 'norun="it waits"', 'title="ran.ts"'].map(highlightAnswer),
  )) {
    expect(pre.querySelector('.ft-result')).toBeNull();
  }
});

it('changes nothing of the code', async () => {
  expect((await highlightAnswer()).textContent).toBe(ANSWER);
});

it('has one text for what is not coloured, since React would part two by a comment', async () => {
  const pre = await highlightAnswer();
  const nodes = [...pre.querySelectorAll('.line')].flatMap((line) => [...line.childNodes]);
  expect(nodes.some(({ nodeType }) => nodeType === 3)).toBe(true);
  expect(nodes.some((node) => node.nodeType === 3 && node.nextSibling?.nodeType === 3)).toBe(false);
});
