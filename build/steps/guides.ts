import taskGuides from '../../docs/tasks/guides.json';
import { site, type Locale } from '../../site.config';
import { internalLinks } from '@funtool-docs/content/markdown/nodes';
import { readPage } from '@funtool-docs/content/loadSite';
import type { Page } from '@funtool-docs/content/parsePage';
import { pathOf } from '@funtool-docs/content/paths';

/** A guide that shows a function at work. */
export interface Guide {
  title: string;
  /** From the root of the language. */
  path: string;
}

const API = '/guide/api/';
/** More would tell a reader less. */
const MAX_GUIDES = 2;

/** Every page asks; what the guides say is read again once one of them has changed. */
const lists = new Map<Locale, { pages: Page[]; guides: Map<string, Guide[]> }>();

/**
 * Lists the guides that lead to each API page, by its path: at most two, first the one with the larger share of
 * links to the page.
 *
 * @param root Folder with `docs`.
 */
export function listGuides(root: string, locale: Locale): Map<string, Guide[]> {
  const pages = taskGuides.flatMap(
    (name) => readPage(root, { locale, slug: `guide/topics/${name}.mdx` }) ?? [],
  );
  const last = lists.get(locale);
  const isKnown = last?.pages.length === pages.length;
  if (last && isKnown && pages.every((page, index) => page === last.pages[index]))
    return last.guides;
  const guides = readLinks(pages);
  lists.set(locale, { pages, guides });
  return guides;
}

function readLinks(pages: Page[]): Map<string, Guide[]> {
  const found = new Map<string, { guide: Guide; share: number }[]>();
  for (const page of pages) {
    const guide = { title: String(page.frontmatter.title), path: pathOf(page.slug) };
    const targets = internalLinks(page)
      .map(({ url }) => url.replace(/#.*/, ''))
      .filter((url) => url.startsWith(API) && url !== API);
    for (const target of new Set(targets)) {
      const share = targets.filter((url) => url === target).length / targets.length;
      found.set(target, [...(found.get(target) ?? []), { guide, share }]);
    }
  }
  return new Map(
    [...found].map(([target, guides]) => [
      target,
      guides
        .toSorted((a, b) => b.share - a.share)
        .slice(0, MAX_GUIDES)
        .map(({ guide }) => guide),
    ]),
  );
}

/** Says which guides lead where in every language, so that a build sees when that has changed. */
export function describeGuides(root: string): string {
  return JSON.stringify(site.locales.map(({ lang }) => [...listGuides(root, lang)]));
}
