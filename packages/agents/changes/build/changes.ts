import type { RootContent, PhrasingContent } from 'mdast';
import type { BuiltPage } from '@funtool-docs/facts/builtPage';
import {
  attributeOf,
  replaceElements,
  code,
  list,
  paragraph,
  text,
} from '@funtool-docs/content/markdown/nodes';
import type { Locale } from '../../../../site.config';
import { groupBy } from 'es-toolkit';
import { ownerOf } from '@funtool-docs/content/pageSummary';
import { readPages } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { isApiPage, pathOf, topicOf } from '@funtool-docs/content/paths';
import texts from '../texts.json';
import { readSince } from '@funtool-docs/facts/library/readFacts';

/** Replaces `<ReleaseFunctions release="1.1.0" />` by what that release exported for the first time. */
export function changes(page: BuiltPage): Promise<void> {
  return replaceElements(page, {
    ReleaseFunctions: (element) =>
      createReleaseFunctions(page.root, attributeOf(element, 'release'), page.locale),
  });
}

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

/** A release of the library, and what was exported for the first time with it. */
interface Release {
  /** Such as `1.2.2`. */
  name: string;
  /** ISO 8601 day. */
  date: string;
  exports: string[];
}

/** Reads all releases, the newest first. */
export function readReleases(root: string): Release[] {
  const { releases, dates, exports } = readSince(root);
  return releases.toReversed().map((name) => ({
    name,
    date: dates[name]!,
    exports: Object.keys(exports).filter((one) => exports[one] === name),
  }));
}
