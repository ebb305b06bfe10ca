import type { Feature, Hero } from '@rspress/shared';
import type { SitePage } from '../sitePages';
import { linkTarget } from './linkTarget';

/** Writes a home page: its hero, its body and its features. */
export function writeHome(page: SitePage, body: string, routes: Set<string>): string {
  const { hero, features = [] } = page.frontmatter as { hero: Hero; features?: Feature[] };
  const link = (text: string, url?: string) =>
    url ? `[${text}](${linkTarget(url, page, routes)})` : text;
  return [
    `# ${hero.name}`,
    hero.text,
    hero.tagline,
    (hero.actions ?? []).map((action) => `- ${link(action.text, action.link)}`).join('\n'),
    body,
    ...features.map((feature) => `## ${link(feature.title, feature.link)}\n\n${feature.details}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}
