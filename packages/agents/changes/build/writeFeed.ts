import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { paragraph } from '@funtool-docs/content/markdown/table';
import { lineOf, type Page } from '@funtool-docs/content/parsePage';
import { absoluteUrl, localizedRoute } from '@funtool-docs/content/paths';
import { escapeMarkup } from '@funtool-docs/islands/build/html/escapeMarkup';
import { site, type Locale } from '../../../../site.config';
import { fillText } from '@funtool-docs/islands/shared/fillText';
import { releaseId } from '../addresses';
import texts from '../texts.json';
import { createChanges } from './changes';
import { describeDay } from './createChanges';
import { readDays } from './readDays';
import { readReleases } from './readReleases';

interface Entry {
  /** Of the section about it; unique. */
  url: string;
  title: string;
  /** ISO 8601 time, in UTC. */
  updated: string;
  html: string;
}

/**
 * Writes the feed of a language (Atom, RFC 4287): the releases of the library and the days on which
 * pages changed, the newest first.
 *
 * @param page The page of changes.
 * @param pages All pages of its language.
 * @param address Path of the feed in the built site.
 */
export function writeFeed(root: string, page: Page, pages: Page[], address: string): string {
  const entries = [...describeReleases(root, page), ...describeDays(root, page, pages)].toSorted(
    (a, b) => b.updated.localeCompare(a.updated),
  );
  const { locale } = page;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<title>${escapeMarkup(texts.feedTitle[locale])}</title>`,
    `<id>${absoluteUrl(page.route)}</id>`,
    `<link href="${absoluteUrl(page.route)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${absoluteUrl(address)}"/>`,
    `<updated>${entries[0]!.updated}</updated>`,
    `<author><name>${escapeMarkup(site.title)}</name></author>`,
    ...entries.flatMap(writeEntry),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry({ url, title, updated, html }: Entry): string[] {
  return [
    '<entry>',
    `<id>${url}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link href="${url}"/>`,
    `<updated>${updated}</updated>`,
    `<content type="html">${escapeMarkup(html)}</content>`,
    '</entry>',
  ];
}

function describeReleases(root: string, page: Page): Entry[] {
  return readReleases(root).map(({ name, date }) => ({
    url: `${absoluteUrl(page.route)}#${releaseId(name)}`,
    title: fillText(texts.release[page.locale], { release: name }),
    updated: `${date}T00:00:00Z`, // only its day is known
    html: writeHtml(readSection(root, page, releaseId(name)), page.locale),
  }));
}

/** A day is part of its section's address, since readers know entries by their ids. */
function describeDays(root: string, page: Page, pages: Page[]): Entry[] {
  return readDays(root, pages).map((day) => ({
    url: `${absoluteUrl(page.route)}?day=${day.date}#site`,
    title: fillText(texts.day[page.locale], { date: day.date }),
    updated: day.updated,
    html: writeHtml([paragraph(describeDay(day, pages, page.locale))], page.locale),
  }));
}

/** Returns the blocks below a heading, with their elements replaced. */
function readSection(root: string, { tree, headings, locale }: Page, id: string): RootContent[] {
  const start = headings.find((heading) => heading.id === id)!.line;
  const end = headings.find(({ line }) => line > start)?.line ?? Infinity;
  return tree.children
    .filter((node) => lineOf(node) > start && lineOf(node) < end)
    .flatMap((node) =>
      node.type === 'mdxJsxFlowElement'
        ? createChanges(root, node as MdxJsxFlowElement, locale)
        : [structuredClone(node)],
    );
}

function writeHtml(children: RootContent[], locale: Locale): string {
  visit({ type: 'root', children }, 'link', (link) => {
    if (link.url.startsWith('/')) link.url = absoluteUrl(localizedRoute(link.url, locale));
  });
  return toHtml(toHast({ type: 'root', children }));
}
