import { expect, it } from 'vitest';
import { site } from '../../../site.config';
import { parsePage } from '@funtool-docs/content/parsePage';
import type { SitePage } from '../sitePages';
import { parseClaims } from '@funtool-docs/content/claims/readClaims';
import { rewriteSource, writeDefinitions } from './rewriteSource';
import { outputOf } from '@funtool-docs/content/paths';

const ROUTES = new Set(['/en/', '/en/guide/api/', '/en/guide/api/array/at']);

function rewrite(source: string): Promise<string> {
  const page = parsePage({ file: 'docs/en/a.mdx', locale: 'en', slug: 'a.mdx', source });
  const sitePage = { ...page, output: outputOf('/en/a'), url: `${site.url}en/a` };
  return rewriteSource(sitePage as SitePage, ROUTES, '.');
}

it('leaves out frontmatter, imports and ids of headings', async () => {
  const source = '---\ntitle: a\n---\n\nimport { Tab } from "@theme";\n\n## One `two` \\{#one\\}\n';
  expect(await rewrite(source)).toBe('## One `two`');
});

it.each([
  ['/guide/api/array/at', 'en/guide/api/array/at.md'],
  ['/guide/api/#array', 'en/guide/api/index.md#array'],
  ['/', 'en/index.md'],
  ['/icon.svg', 'icon.svg'],
  ['#below', 'en/a.md#below'],
])('makes a link to %s absolute', async (written, target) => {
  expect(await rewrite(`See [this](${written}).`)).toBe(`See [this](${site.url}${target}).`);
  expect(await rewrite(`[this]: ${written}`)).toBe(`[this]: ${site.url}${target}`);
});

it('keeps links to other sites', async () => {
  expect(await rewrite('[native](https://example.com/at)')).toBe(
    '[native](https://example.com/at)',
  );
});

it('keeps code as it is, whatever it looks like', async () => {
  const code =
    '````mdx\n---\ntitle: a\n---\n\n## A \\{#a}\n\n:::tip\n\n[b](/guide/api/)\n\n<Tabs />\n\n````';
  expect(await rewrite(code)).toBe(code);
});

it('leads to a live demo on the page', async () => {
  const demo = "import { ADemo } from '@demos/ADemo/ADemo';\n\n<ADemo />";
  expect(await rewrite(demo)).toBe(`[Try it on the page](${site.url}en/a#try-it)`);
});

it('shows what expressions give, and no comments', async () => {
  expect(await rewrite('Made for {3 + 4} readers{/* of any kind */}.')).toBe('Made for 7 readers.');
});

it('shows all tabs below each other, with their names', async () => {
  const source =
    '<Tabs groupId="a">\n  <Tab label="One">\n\nfirst\n\n  </Tab>\n  <Tab label="Two">\n\nsecond\n\n  </Tab>\n</Tabs>';
  const lines = (await rewrite(source)).split(/\s*\n\s*/);
  expect(lines).toEqual(['**One**', 'first', '**Two**', 'second']);
});

it('quotes containers below their title', async () => {
  const source = ':::warning Mind the gap\n\nFirst.\n\n- [second](/)\n\n:::\n\nAfter.';
  expect(await rewrite(source)).toBe(
    `> **Mind the gap**\n>\n> First.\n>\n> - [second](${site.url}en/index.md)\n>\n\n\nAfter.`,
  );
});

it('names a container without a title by its type', async () => {
  expect(await rewrite(':::tip\n\nText.\n\n:::')).toContain('> **Tip**\n');
});

it('names file and line of a component that has no Markdown', async () => {
  await expect(rewrite('Text.\n\n<Chart />')).rejects.toThrow(
    /^docs\/en\/a\.mdx:3: <Chart> has no/,
  );
});

it('refers below a block to the claims that prove it, not to code of the page', async () => {
  const source =
    'It is new. Or not.\n\n{/* = new here #shown same; new */}\n\n- One.\n\n{/* = here */}';
  expect(await rewrite(source)).toBe('It is new. Or not.\n\n[^new][^same]\n\n- One.');
});

it('writes the code of a claim into its footnote', () => {
  const { claims } = parseClaims('// new\nconst one = 1;\n\none; // => 1\n');
  expect(writeDefinitions(claims)).toBe(
    '[^new]:\n    ```js\n    const one = 1;\n\n    one; // => 1\n    ```',
  );
});
