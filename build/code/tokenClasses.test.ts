import { JSDOM } from 'jsdom';
import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { expect, it } from 'vitest';
import { markResults } from './markResults';
import { tokenClasses } from './tokenClasses';

const CODE = `// The last of them
const last = at(steps, -1) ?? '<none>';

at(steps, 9); // => undefined`;

async function highlight(meta = 'ran'): Promise<HTMLPreElement> {
  const theme = createCssVariablesTheme({ variablePrefix: '--shiki-' });
  const transformers = [markResults(), tokenClasses()];
  const html = await codeToHtml(CODE, {
    lang: 'ts',
    theme,
    transformers,
    meta: { __raw: meta },
    tokenizeTimeLimit: 0,
  });
  return new JSDOM(html).window.document.querySelector('pre')!;
}

it('names tokens by class and colours none inline', async () => {
  const pre = await highlight();
  expect(pre.querySelector('.ft-keyword')!.textContent).toBe('const');
  expect(pre.querySelector('.ft-string-expression')!.textContent).toContain('<none>');
  expect(pre.querySelector('.ft-comment.ft-result')!.textContent).toContain('=> undefined');
  expect(pre.querySelectorAll('[style*="color"]')).toHaveLength(0);
});

it('marks no result of code that did not run', async () => {
  for (const pre of await Promise.all(['', 'norun="it waits"', 'title="ran.ts"'].map(highlight))) {
    expect(pre.querySelector('.ft-result')).toBeNull();
  }
});

it('changes nothing of the code', async () => {
  expect((await highlight()).textContent).toBe(CODE);
});

it('has one text for what is not coloured, since React would part two by a comment', async () => {
  const pre = await highlight();
  const nodes = [...pre.querySelectorAll('.line')].flatMap((line) => [...line.childNodes]);
  expect(nodes.some(({ nodeType }) => nodeType === 3)).toBe(true);
  expect(nodes.some((node) => node.nodeType === 3 && node.nextSibling?.nodeType === 3)).toBe(false);
});
