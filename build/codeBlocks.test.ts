import {
  type CodeToHastOptions,
  codeToHtml,
  createCssVariablesTheme,
  type ShikiTransformer,
} from 'shiki';
import { expect, it } from 'vitest';
import { loadSite } from '@funtool-docs/content/loadSite';
import { codeBlocks, languages } from './codeBlocks';

const CODE = `import { isArray } from 'funtool/type';

isArray([1]); // => true
`;

/** An answer that runs, as its page shows it. */
function highlight(transformers: ShikiTransformer[]): Promise<string> {
  const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });
  const meta = { __raw: '{3} answer ran runs-in=worker hides-import' };
  return codeToHtml(CODE, {
    lang: 'ts',
    theme,
    meta,
    transformers,
    tokenizeTimeLimit: 0,
  } as CodeToHastOptions);
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
