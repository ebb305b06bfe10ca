import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDemo } from '../../content/codeMeta';
import { computeResults } from '../../features/reference/build/matrix/typeMatrix';
import { writeMarkdownFiles } from '../../features/discovery/markdown/writeMarkdownFiles';
import { markdownUrl } from '../../features/discovery/markdown/linkTarget';
import { SKILL_FILE } from '../../features/programs/addresses';
import { readSitePages } from '../../features/discovery/sitePages';
import { site } from '../../site.config';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readSitePages(root);
const files = await writeMarkdownFiles(pages, root);
const addresses = new Set([...Object.keys(files), SKILL_FILE].map((name) => site.url + name));

describe.each(pages)('the Markdown of $file', (page) => {
  const text = files[`${page.output}.md`]!;

  it('has title and description', () => {
    const { hero } = page.frontmatter as { hero?: { name: string; text: string } };
    const [title, lead] = hero ? [hero.name, hero.text] : [page.title, `> ${page.description}`];
    expect(text.startsWith(`# ${title}\n\n${lead}\n`)).toBe(true);
  });

  it('has every heading, in order', () => {
    const places = page.headings.map(({ text: heading, depth }) =>
      text.search(headingLine(heading, depth)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has every block of code, signatures and results included, and leads to live demos', () => {
    const shown = page.blocks.map((block) => (isDemo(block) ? `(${page.url}#try-it)` : block.code));
    const code = unquoted(text).replace(TYPE, '');
    const missing = shown.filter((block) => !code.includes(block));
    expect(missing).toEqual([]);
  });

  it('leads to Markdown that exists', () => {
    const links = text.matchAll(/\]\((?<url>[^\s)]+\.md)(?:#[^)]*)?\)/g);
    const own = Array.from(links, ({ groups }) => groups!['url']!).filter((url) =>
      url.startsWith(site.url),
    );
    expect(own.filter((url) => !addresses.has(url))).toEqual([]);
    expect(proseOf(text)).not.toMatch(/\]\([/#]/);
  });

  it('has nothing that only MDX knows', () => {
    expect(proseOf(text)).not.toMatch(/^import |^:::|<\/?[A-Z]\w*|\\\{#/m);
  });
});

/** A comment with the type of the result above it. */
const TYPE = /^\/\/ +\^\? .*\n/gm;

/** A heading may hold formatting that its text does not. */
function headingLine(heading: string, depth: number): RegExp {
  const words = heading.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}]+/gu, '.*?'));
  return new RegExp(`^#{${depth}} .*?${words.join('.*?')}.*?$`, 'mu');
}

/** The text without its code. */
function proseOf(text: string): string {
  return text.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`\n]+`/g, '');
}

/** Code within a quotation has its marks before each line. */
function unquoted(text: string): string {
  return `${text}\n${text.replace(/^> ?/gm, '')}`;
}

describe.each(site.locales)('the lists of pages in $lang', ({ lang }) => {
  const folder = lang === site.locales[0].lang ? '' : `${lang}/`;
  const own = pages.filter(({ locale }) => locale === lang);

  it('name every page once in llms.txt, but for the home page', () => {
    const listed = [...files[`${folder}llms.txt`]!.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)];
    const expected = own.filter(({ slug }) => slug !== 'index.mdx').map(markdownUrl);
    expect(listed.map(([, url]) => url).toSorted()).toEqual(expected.toSorted());
  });

  it('hold every page in llms-full.txt', () => {
    const full = files[`${folder}llms-full.txt`]!;
    expect(own.filter(({ output }) => !full.includes(files[`${output}.md`]!))).toEqual([]);
  });
});

it('has the facts of a function and what it makes of many values', async () => {
  const text = files['en/guide/api/type/isArray.md']!;
  expect(text).toContain("- `import { isArray } from 'funtool/type';`");
  expect(text).toContain("- `import { isArray } from 'funtool';`");
  expect(text).toMatch(/^- Size: [\d.]+ k?B/m);
  expect(text).toMatch(/^- Source: \[isArray\.ts\]\(https:\S+\/blob\/v1\.2\.2\/src\/\S+#L\d+\)$/m);
  const results = Object.values(await computeResults('isArray')).flat();
  expect(results.length).toBeGreaterThan(30);
  expect(results.filter(({ value }) => !text.includes(value.replaceAll('|', '\\|')))).toEqual([]);
});

it('says the type of the main result of an answer', () => {
  expect(files['en/guide/api/array/at.md']).toMatch(/^at\(.*\n\/\/ \^\? string \| undefined$/m);
  expect(files['guide/api/common/clone.md']).toMatch(/^const copy = .*\n\/\/ {4}\^\? \{ id: /m);
});

it('lists every function on the overview', () => {
  const text = files['en/guide/api/index.md']!;
  const functions = pages.filter(
    ({ locale, slug }) => locale === 'en' && /^guide\/api\/.+\//.test(slug),
  );
  expect(functions.filter((page) => !text.includes(markdownUrl(page)))).toEqual([]);
});
