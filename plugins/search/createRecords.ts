import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localizedPath } from '../../theme/support/localizedPath';
import type { SearchRecord } from '../../theme/support/search/searchRecord';
import { site } from '../../site.config';
import { documentedNames } from '../content/checkSignature';
import type { Page } from '../content/parsePage';
import { DOCS, readPages } from '../content/readPages';
import { parseDeclarations, printDeclarations } from '../library/printDeclaration';
import { plainText } from './plainText';

const PREFIXES = { versions: [], locales: site.locales.map(({ lang }) => lang) };

/**
 * Makes the records of the search index of every language.
 *
 * @param root Repository root.
 */
export function createRecords(root: string): SearchRecord[] {
  const languages = site.locales.map(({ lang }) => readPages(root, lang).filter(isSearched));
  return languages.flatMap((pages) =>
    pages.map((page) => {
      const others = languages.filter((other) => other !== pages).flat();
      const counterparts = others.filter(({ slug }) => slug === page.slug);
      return createRecord(page, counterparts, root);
    }),
  );
}

/** Home pages lead to what others say. */
function isSearched({ frontmatter }: Page): boolean {
  return frontmatter['pageType'] !== 'home';
}

function createRecord(page: Page, counterparts: Page[], root: string): SearchRecord {
  const { title, description, keywords = '' } = page.frontmatter as Record<string, string>;
  const route = page.slug.replace(/(?:index)?\.mdx$/, '');
  const names = documentedNames(page).filter((name) => name !== title);
  return {
    id: route.replace(/^guide\/(?=.)|\/$/g, ''),
    title: title!,
    description: description!,
    keywords,
    category: categoryOf(page, root),
    signature: signatureOf(page),
    names,
    related: relatedWords(page, counterparts),
    ...plainText(page),
    routePath: localizedPath(`/${route}`, { lang: page.locale, version: '' }, PREFIXES),
    lang: page.locale,
    version: '',
    domain: '',
  };
}

/** What the sidebar calls the folder of a page. */
function categoryOf({ locale, slug }: Page, root: string): string {
  const folder = path.dirname(slug);
  const meta = path.join(root, DOCS, locale, path.dirname(folder), '_meta.json');
  if (!existsSync(meta)) return '';
  const entries = JSON.parse(readFileSync(meta, 'utf8')) as { name?: string; label?: string }[];
  return entries.find(({ name }) => name === path.basename(folder))?.label ?? '';
}

/** What a page declares first of what it documents, without the class or object around it. */
function signatureOf(page: Page): string {
  const code = page.blocks.find(({ section }) => section === 'signature')?.code ?? '';
  const [first = ''] = documentedNames(page);
  const declarations = printDeclarations(parseDeclarations(code));
  const { name = '', text = '' } =
    declarations.find((declaration) => declaration.name === first) ??
    declarations.find((declaration) => declaration.name.startsWith(`${first}.`)) ??
    {};
  const [owner] = name.split('.');
  return text
    .replace(/^(?:class|const) \w+:? \{ (.*) \}$/, '$1')
    .replace(/^constructor/, `new ${owner}`)
    .replace(/;$/, '');
}

/** What readers of another language may type. */
function relatedWords({ frontmatter }: Page, counterparts: Page[]): string {
  const known = new Set(wordsOf(frontmatter));
  const words = counterparts.flatMap((page) => wordsOf(page.frontmatter));
  return words.filter((word) => !known.has(word)).join(',');
}

function wordsOf({ title, description, keywords }: Page['frontmatter']): string[] {
  return [title, description, ...String(keywords ?? '').split(',')].map((text) =>
    String(text).trim(),
  );
}
