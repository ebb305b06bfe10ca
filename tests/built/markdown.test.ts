import { describe, expect, it } from 'vitest';
import { readMeasuredFacts } from '@funtool-docs/facts/library/measured';
import { markdownUrl, readSitePages } from '@funtool-docs/agents/sitePages';
import { MOVED } from '../../build/seo/movedPages';
import { listFiles } from '@funtool-docs/content/files';
import { pathOf } from '@funtool-docs/content/paths';
import { site } from '../../site.config';
import { readBuilt } from './readBuilt';

const pages = readSitePages('.');
const markdown = new Map(pages.map((page) => [page, readBuilt(`${page.output}.md`)]));
const addresses = new Set(listFiles('doc_build').map((name) => site.url + name));

/** Files of the pages whose Markdown is not as it should be. */
const pagesWith = (isWrong: (text: string, page: (typeof pages)[number]) => boolean) =>
  pages.filter((page) => isWrong(markdown.get(page)!, page)).map(({ file }) => file);

describe('the Markdown of every page', () => {
  it('has title and description', () => {
    const wrong = pagesWith((text, page) => {
      const { hero } = page.frontmatter as { hero?: { name: string; text: string } };
      const [title, lead] = hero ? [hero.name, hero.text] : [page.title, `> ${page.description}`];
      return !text.startsWith(`# ${title}\n\n${lead}\n`);
    });
    expect(wrong).toEqual([]);
  });

  it('has every heading, in order', () => {
    const wrong = pagesWith((text, { headings }) => {
      const places = headings.map((heading) =>
        text.search(headingLine(heading.text, heading.depth)),
      );
      return places.some((place, index) => place === -1 || place < (places[index - 1] ?? 0));
    });
    expect(wrong).toEqual([]);
  });

  it('has every block of code, signatures and results included, and leads to live demos', () => {
    const wrong = pagesWith((text, { blocks, source, url }) => {
      const code = unquoted(text);
      const demos = /^<\w+Demo/m.test(source) ? [`(${url}#try-it)`] : [];
      return [...blocks.map((block) => block.code), ...demos].some((part) => !code.includes(part));
    });
    expect(wrong).toEqual([]);
  });

  it('leads to Markdown that exists', () => {
    const wrong = pagesWith((text) => {
      const links = text.matchAll(/\]\((?<url>[^\s)]+\.md)(?:#[^)]*)?\)/g);
      const own = Array.from(links, ({ groups }) => groups!['url']!).filter((url) =>
        url.startsWith(site.url),
      );
      return own.some((url) => !addresses.has(url)) || /\]\([/#]/.test(proseOf(text));
    });
    expect(wrong).toEqual([]);
  });

  it('has nothing that only MDX knows', () => {
    const wrong = pagesWith((text) => /^import |^:::|<\/?[A-Z]\w*|\\\{#/m.test(proseOf(text)));
    expect(wrong).toEqual([]);
  });
});

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

/** Menus and lists lead to what has taken their place. */
const isMoved = ({ slug }: { slug: string }) => pathOf(slug) in MOVED;

describe.each(site.locales)('the lists of pages in $lang', ({ lang }) => {
  const folder = lang === site.locales[0].lang ? '' : `${lang}/`;
  const own = pages.filter((page) => page.locale === lang && !isMoved(page));

  it('name every page once in llms.txt, but for the home page', () => {
    const listed = [...readBuilt(`${folder}llms.txt`).matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)];
    const expected = own.filter(({ slug }) => slug !== 'index.mdx').map(markdownUrl);
    expect(listed.map(([, url]) => url).toSorted()).toEqual(expected.toSorted());
  });

  it('hold every page in llms-full.txt', () => {
    const full = readBuilt(`${folder}llms-full.txt`);
    expect(own.filter((page) => !full.includes(markdown.get(page)!))).toEqual([]);
  });
});

it('has the facts of a function and what it makes of many values', () => {
  const text = readBuilt('en/guide/api/type/isArray.md');
  expect(text).toContain("- `import { isArray } from 'funtool/type';`");
  expect(text).toContain("- `import { isArray } from 'funtool';`");
  expect(text).toMatch(/^- Size: [\d.]+ k?B/m);
  expect(text).toMatch(/^- Source: \[isArray\.ts\]\(https:\S+\/blob\/v1\.2\.2\/src\/\S+#L\d+\)$/m);
  const { rows } = readMeasuredFacts('.', 'type/isArray')!.matrix!;
  const lacking = rows.filter(
    ({ values: [value] }) => !text.includes(value!.replaceAll('|', '\\|')),
  );
  expect(lacking).toEqual([]);
});

it('lists every function on the overview', () => {
  const text = readBuilt('en/guide/api/index.md');
  const functions = pages.filter(
    ({ locale, slug }) => locale === 'en' && /^guide\/api\/.+\//.test(slug),
  );
  expect(functions.filter((page) => !text.includes(markdownUrl(page)))).toEqual([]);
});
