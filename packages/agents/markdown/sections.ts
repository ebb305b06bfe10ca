import path from 'node:path';
import type { Locale } from '../../../site.config';
import { type SitePage, markdownUrl } from '../sitePages';
import { DOCS } from '@funtool-docs/content/paths';
import { readJson } from '@funtool-docs/content/files';

/** The pages of one folder, under its name in the sidebar. */
export interface Section {
  title: string;
  pages: SitePage[];
}

type Entry = string | { type: string; name: string; label?: string };

/**
 * Lists the pages of a language in sidebar order, a section for each folder.
 *
 * @param folder Where to begin: `guide`, or `guide/api` for the reference alone.
 */
export function listSections(
  root: string,
  locale: Locale,
  pages: SitePage[],
  folder: string,
  title = '',
): Section[] {
  const meta = path.join(root, DOCS, locale, folder, '_meta.json');
  const entries = readJson<Entry[]>(meta) ?? [];
  const named = entries.map((entry) =>
    typeof entry === 'string' ? { type: 'file', name: entry, label: '' } : entry,
  );
  const files = named.flatMap(({ type, name }) => (type === 'file' ? [name] : []));
  // The sidebar leads to an index that is no entry from the title of its folder.
  const listed = [...(files.includes('index') ? [] : ['index']), ...files].flatMap((name) => {
    const slug = `${folder}/${name}.mdx`;
    return pages.filter((page) => page.locale === locale && page.slug === slug);
  });
  const nested = named
    .filter(({ type }) => type.startsWith('dir'))
    .flatMap(({ name, label }) =>
      listSections(root, locale, pages, `${folder}/${name}`, label ?? name),
    );
  return [...(listed.length > 0 ? [{ title, pages: listed }] : []), ...nested];
}

/** Lists pages by section as links to their Markdown, with their descriptions. */
export function writeSections(sections: Section[]): string {
  return sections
    .map(({ title, pages }) => `## ${title}\n\n${pages.map(writeItem).join('\n')}`)
    .join('\n\n');
}

function writeItem(page: SitePage): string {
  return `- [${page.title}](${markdownUrl(page)}): ${page.description}`;
}
