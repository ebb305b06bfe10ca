import type { SitePage } from '../sitePages';
import { markdownUrl } from './linkTarget';
import type { Section } from './sections';

/** Lists pages by section as links to their Markdown, with their descriptions. */
export function writeSections(sections: Section[]): string {
  return sections
    .map(({ title, pages }) => `## ${title}\n\n${pages.map(writeItem).join('\n')}`)
    .join('\n\n');
}

function writeItem(page: SitePage): string {
  return `- [${page.title}](${markdownUrl(page)}): ${page.description}`;
}
