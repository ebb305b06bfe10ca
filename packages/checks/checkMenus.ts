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

/** Checks that the navigation bar and the sidebar of a language lead to existing pages. */
export function checkMenus(root: string, locale: Locale, pages: Page[]): Problem[] {
  const paths = pages.map(({ slug }) => pathOf(slug));
  const exists = (target: string) =>
    target.endsWith('*')
      ? paths.some((page) => page.startsWith(target.slice(0, -1)))
      : paths.includes(target);
  return listNavigation(root, locale).flatMap((name) => {
    const file = path.posix.join(DOCS, locale, name);
    const source = readText(path.join(root, file));
    return (parseJson(source, path.join(root, file)) as Entry[])
      .flatMap((entry) => targetsOf(entry, path.posix.dirname(name)))
      .filter(({ target }) => !exists(target))
      .map(({ written }) => ({
        file,
        line: lineWith(source, JSON.stringify(written)),
        message: `"${written}" leads to no page`,
      }));
  });
}

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
