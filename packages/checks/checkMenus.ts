import path from 'node:path';
import type { Locale } from '../../site.config';
import { listNavigation } from './checkNavigation';
import type { Page } from '@funtool-docs/content/parsePage';
import type { Problem } from '@funtool-docs/content/problem';
import { DOCS, pathOf } from '@funtool-docs/content/paths';
import { parseJson } from '@funtool-docs/content/parseJson';
import { readText } from '@funtool-docs/content/textFile';

type Entry = string | { type?: string; name?: string; link?: string; items?: Entry[] };

interface Target {
  /** As in the navigation file. */
  written: string;
  /** Path from the root of the language; a star at its end stands for a folder of pages. */
  target: string;
}

/** Pages that others have taken the place of: `build/movedPages.ts` leads from one to the other. */
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
    ({ slug }) => !targets.has(pathOf(slug)) && names.includes(menuOf(slug)) && !REPLACED.has(slug),
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
