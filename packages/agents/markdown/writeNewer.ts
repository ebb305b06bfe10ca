import { outputOf, routeOf } from '@funtool-docs/content/paths';
import { fillText } from '@funtool-docs/islands/shared/fillText';
import { HEAD } from '@funtool-docs/checks/sync/prose';
import texts from '@funtool-docs/checks/sync/texts.json';
import type { SitePage } from '../sitePages';
import { markdownUrl } from './linkTarget';

/** Writes a line for each other language that has a newer text of a section; may be empty. */
export function writeNewer({ slug, locale, newer }: SitePage, id: string = HEAD): string {
  return newer
    .filter((text) => text.id === id)
    .map((text) => {
      const url = markdownUrl({ output: outputOf(routeOf({ slug, locale: text.newer })) });
      return `> [${fillText(texts[text.text][locale])}](${url}${id === HEAD ? '' : `#${id}`})`;
    })
    .join('\n');
}
