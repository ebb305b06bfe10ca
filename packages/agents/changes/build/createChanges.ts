import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { groupBy } from 'es-toolkit';
import { ownerOf } from '@funtool-docs/content/importStatement';
import { readPages } from '@funtool-docs/content/loadSite';
import { code, paragraph, text } from '@funtool-docs/content/markdown/table';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage, pathOf, topicOf } from '@funtool-docs/content/paths';
import type { Locale } from '../../../../site.config';
import texts from '../texts.json';
import { readReleases } from './readReleases';

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
