import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { groupBy } from 'es-toolkit';
import { ownerOf } from '@funtool-docs/content/importStatement';
import { readPages } from '@funtool-docs/content/loadSite';
import { code, paragraph, text } from '@funtool-docs/content/markdown/table';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage, pathOf, topicOf } from '@funtool-docs/content/paths';
import type { Locale } from '../../../../site.config';
import { fillText } from '@funtool-docs/islands/shared/fillText';
import texts from '../texts.json';
import { readDays, type SiteDay } from './readDays';
import { readReleases } from './readReleases';

/** Pages that are listed by name; of the others, only their number is said. */
const MAX_PAGES = 12;

/**
 * Creates a list of what a release exported for the first time, by category, with links from the
 * root of the language.
 *
 * @throws {Error} If there is no such release.
 */
export function createReleaseFunctions(root: string, name: string, locale: Locale): RootContent[] {
  const release = readReleases(root).find((one) => one.name === name);
  if (!release) throw new Error(`library/since.json has no release ${name}.`);
  if (release.exports.length === 0) return [paragraph([text(texts.noneAdded[locale])])];
  const pages = readPages(root, locale);
  const categories = groupBy(release.exports, (one) => categoryOf(pageOf(one, pages)));
  const items = Object.entries(categories).map(([category, names]) => [
    ...(category
      ? [code(category), text(locale === 'zh' ? '：' : ': ')]
      : [text(texts.root[locale])]),
    ...enumerate(
      names.map((one) => linkTo(pageOf(one, pages), code(one))),
      locale,
    ),
  ]);
  return [list(items)];
}

/** Creates a list of the last days on which pages changed. */
export function createSiteChanges(root: string, locale: Locale): RootContent[] {
  const pages = readPages(root, locale);
  const days = readDays(root, pages);
  if (days.length === 0) return [paragraph([text(texts.noHistory[locale])])];
  return [
    list(
      days.map((day) => [
        { type: 'strong', children: [text(day.date)] },
        text(' '),
        ...describeDay(day, pages, locale),
      ]),
    ),
  ];
}

/** Says which pages a day added and changed. */
export function describeDay(day: SiteDay, pages: Page[], locale: Locale): PhrasingContent[] {
  const parts = (['added', 'changed'] as const)
    .filter((kind) => day[kind].length > 0)
    .map((kind) => [text(texts[kind][locale]), ...listPages(day[kind], pages, locale)]);
  return parts.flatMap((part, index) =>
    index ? [text(locale === 'zh' ? '。' : '. '), ...part] : part,
  );
}

function listPages(slugs: string[], pages: Page[], locale: Locale): PhrasingContent[] {
  const named = slugs.length > MAX_PAGES ? slugs.slice(0, MAX_PAGES - 1) : slugs;
  const links = named.map((slug) => {
    const page = pages.find((one) => one.slug === slug)!;
    return linkTo(page, text(String(page.frontmatter['title'])));
  });
  const rest = slugs.length - named.length;
  const more = rest > 0 ? [text(fillText(texts.more[locale], { count: rest }))] : [];
  return enumerate([...links, ...more], locale);
}

/** The page of an export, or of what owns it. */
function pageOf(name: string, pages: Page[]): Page | undefined {
  const api = pages.filter(isApiPage);
  const find = (wanted: string) => api.find((page) => page.names.includes(wanted));
  return find(name) ?? find(ownerOf(name));
}

function categoryOf(page: Page | undefined): string {
  return page ? topicOf(page.slug).split('/')[0]! : '';
}

function linkTo(page: Page | undefined, child: PhrasingContent): PhrasingContent {
  return page ? { type: 'link', url: pathOf(page.slug), children: [child as never] } : child;
}

function enumerate(parts: PhrasingContent[], locale: Locale): PhrasingContent[] {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  let next = 0;
  return format
    .formatToParts(parts.map((_, index) => String(index)))
    .map(({ type, value }) => (type === 'element' ? parts[next++]! : text(value)));
}

function list(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children): ListItem => ({
      type: 'listItem',
      children: [paragraph(children)],
    })),
  };
}
