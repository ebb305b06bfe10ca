import { site } from '../../../site.config';
import { prefixOf } from '../../content/paths';
import { readHarvest } from '../../facts/types/build/readHarvest';
import type { SitePage } from '../sitePages';
import { listSections } from './sections';
import { writeIndex } from './writeIndex';
import { writePage } from './writePage';

/**
 * Writes every page as Markdown, and `llms.txt` and `llms-full.txt` for each language, by path in
 * the built site.
 */
export async function writeMarkdownFiles(
  pages: SitePage[],
  root: string,
): Promise<Record<string, string>> {
  const routes = new Set(pages.map(({ route }) => route));
  const { answers } = await readHarvest(root);
  const texts = await Promise.all(
    pages.map(async (page) => [page, await writePage(page, pages, routes, root, answers)] as const),
  );
  const byPage = new Map(texts);
  const files = texts.map(([page, text]): [string, string] => [`${page.output}.md`, text]);
  for (const { lang } of site.locales) {
    const home = pages.find(({ locale, slug }) => locale === lang && slug === 'index.mdx')!;
    const sections = listSections(root, lang, pages, 'guide');
    const listed = [home, ...sections.flatMap((section) => section.pages)];
    const folder = prefixOf(lang);
    files.push([`${folder}llms.txt`, writeIndex(lang, sections, home)]);
    files.push([
      `${folder}llms-full.txt`,
      listed.map((page) => byPage.get(page)).join('\n---\n\n'),
    ]);
  }
  return Object.fromEntries(files);
}
