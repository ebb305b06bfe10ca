import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../site.config';
import { localizedPath } from '../framework/client/localizedPath';
import { parseDeclarations, printDeclarations } from './library/printDeclaration';
import { type Page, documentedNames } from './parsePage';
import { DOCS } from './readPages';

const PREFIXES = { versions: [], locales: site.locales.map(({ lang }) => lang) };

/**
 * The route of a page, with the prefix of its language: `/en/guide/api/array/at`, or `/guide/` for the
 * index of a folder.
 *
 * @param page Any page.
 */
export function routeOf({ slug, locale }: Pick<Page, 'slug' | 'locale'>): string {
  const bare = slug.replace(/(?:^|(?<=\/))index\.mdx$|\.mdx$/, '');
  return localizedPath(`/${bare}`, { lang: locale, version: '' }, PREFIXES);
}

/**
 * What the sidebar calls the folder of a page; empty where the folder has no name.
 *
 * @param page Any page.
 * @param root Repository root.
 */
export function categoryOf({ locale, slug }: Page, root: string): string {
  const folder = path.dirname(slug);
  const meta = path.join(root, DOCS, locale, path.dirname(folder), '_meta.json');
  if (!existsSync(meta)) return '';
  const entries = JSON.parse(readFileSync(meta, 'utf8')) as { name?: string; label?: string }[];
  return entries.find(({ name }) => name === path.basename(folder))?.label ?? '';
}

/**
 * What a page declares first of what it documents, on one line and without the class or object around it;
 * empty where it declares nothing.
 *
 * @param page Any page.
 */
export function signatureOf(page: Page): string {
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
