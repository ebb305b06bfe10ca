import { internalLinks } from '@funtool-docs/content/markdown/nodes';
import type { Page } from '@funtool-docs/content/parsePage';
import { DOCS, pathOf, slugOf } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';
import path from 'node:path';
import { parseJson, readText, listFiles, readJson } from '@funtool-docs/content/files';
import type { Locale } from '../../site.config';

/**
 * Checks that the internal links in one language lead to existing pages, headings and files.
 *
 * @param others Pages that those which the language lacks lead to.
 */
export function checkLinks(pages: Page[], publicFiles: string[], others: Page[] = []): Problem[] {
  const bySlug = new Map([...others, ...pages].map((page) => [page.slug, page]));
  return pages.flatMap((page) =>
    internalLinks(page).flatMap(({ url, line }) => {
      const message = linkProblem(url, page, bySlug, publicFiles);
      return message ? [{ file: page.file, line, message }] : [];
    }),
  );
}

function linkProblem(
  url: string,
  page: Page,
  pages: Map<string, Page>,
  publicFiles: string[],
): string | undefined {
  const [route = '', hash] = url.split('#');
  if (route.startsWith('.')) return `write "${url}" from the language's root: /guide/…`;
  if (route.startsWith(`/${page.locale}/`)) {
    return `leave the language out of "${url}"; it is added`;
  }
  if (publicFiles.includes(route.slice(1))) return undefined;
  const target = route === '' ? page : pages.get(slugOf(route));
  if (!target) return `"${url}" leads to no page and no public file`;
  if (!hash || target.headings.some(({ id }) => id === hash)) return undefined;
  const ids = target.headings.map(({ id }) => `#${id}`).join(', ');
  return `"${url}" leads to no heading; ${target.file} has ${ids}`;
}

type Entry = string | { type?: string; name?: string; link?: string; items?: Entry[] };

interface Target {
  /** As in the navigation file. */
  written: string;
  /** Path from the root of the language; a star at its end stands for a folder of pages. */
  target: string;
}

/** Pages that others have taken the place of: `build/seo/movedPages.ts` leads from one to the other. */
const REPLACED = new Set(['guide/which-function.mdx']);

/** Checks that the navigation bar and the sidebar of a language lead to existing pages, and to all of them. */
export function checkMenus(root: string, locale: Locale, pages: Page[]): Problem[] {
  const paths = pages.map(({ slug }) => pathOf(slug));
  const exists = (target: string) =>
    target.endsWith('*')
      ? paths.some((page) => page.startsWith(target.slice(0, -1)))
      : paths.includes(target);
  const names = listNavigation(root, locale);
  const entries = names.flatMap((name) => {
    const file = path.posix.join(DOCS, locale, name);
    const source = readText(path.join(root, file));
    return (parseJson(source, path.join(root, file)) as Entry[])
      .flatMap((entry) => targetsOf(entry, path.posix.dirname(name)))
      .map(({ written, target }) => ({ written, target, file, source }));
  });
  const targets = new Set(entries.map(({ target }) => target));
  const unlisted = pages.filter(
    ({ slug }) =>
      // The group of a folder leads to its index.
      ![pathOf(slug), `${pathOf(slug)}*`].some((target) => targets.has(target)) &&
      names.includes(menuOf(slug)) &&
      !REPLACED.has(slug),
  );
  return [
    ...entries
      .filter(({ target }) => !exists(target))
      .map(({ written, file, source }) => ({
        file,
        line: lineWith(source, JSON.stringify(written)),
        message: `"${written}" leads to no page`,
      })),
    ...unlisted.map(({ file, slug }) => ({
      file,
      line: 1,
      message: `no menu leads to this page; add "${path.posix.basename(slug, '.mdx')}" to ${DOCS}/${locale}/${menuOf(slug)}`,
    })),
  ];
}

/** The menu of a page's folder; without one, all pages of the folder are in the menu. */
const menuOf = (slug: string) => path.posix.join(path.posix.dirname(slug), '_meta.json');

function targetsOf(entry: Entry, folder: string): Target[] {
  if (typeof entry === 'string') return [fileTarget(entry, folder)];
  const { type = 'file', name, link, items = [] } = entry;
  const targets = items.flatMap((item) => targetsOf(item, folder));
  if (link?.startsWith('/')) {
    targets.push({ written: link, target: link.replace(/[?#].*/, '') });
  }
  if (name && type === 'file') targets.push(fileTarget(name, folder));
  if (name && type.startsWith('dir')) {
    targets.push({ written: name, target: `${path.posix.join('/', folder, name)}/*` });
  }
  return targets;
}

function fileTarget(written: string, folder: string): Target {
  const slug = path.posix.join(folder, written.replace(/\.mdx?$/, ''));
  return { written, target: pathOf(`${slug}.mdx`) };
}

function lineWith(source: string, text: string): number {
  return source.split('\n').findIndex((line) => line.includes(text)) + 1;
}

/** Keys of texts, which differ between languages. */
const TEXTS = new Set(['text', 'label', 'tag', 'sectionHeaderText']);

/** Checks that the navigation files of two languages differ in texts only. */
export function checkNavigation(root: string, locale: Locale, other: Locale): Problem[] {
  const names = [locale, other].flatMap((lang) => listNavigation(root, lang));
  return [...new Set(names)].flatMap((name) => {
    const [mine = '', theirs = ''] = [locale, other].map((lang) => `${DOCS}/${lang}/${name}`);
    const [here, there] = [mine, theirs].map((file) => structure(root, file));
    if (here === there) return [];
    if (here === undefined) return [{ file: theirs, line: 1, message: `add ${mine}` }];
    if (there === undefined) return [{ file: mine, line: 1, message: `add ${theirs}` }];
    return [{ file: mine, line: 1, message: `its structure differs from ${theirs}` }];
  });
}

/** Lists the navigation files of a language, relative to its folder. */
function listNavigation(root: string, locale: Locale): string[] {
  return listFiles(path.join(root, DOCS, locale)).filter((name) =>
    /_(?:nav|meta)\.json$/.test(name),
  );
}

/** @returns Nothing if there is no such file. */
function structure(root: string, file: string): string | undefined {
  const entries = readJson(path.join(root, file));
  return JSON.stringify(entries, (key, value: unknown) => (TEXTS.has(key) ? '' : value));
}
