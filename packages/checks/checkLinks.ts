import { internalLinks } from '@funtool-docs/content/internalLinks';
import type { Page } from '@funtool-docs/content/parsePage';
import { slugOf } from '@funtool-docs/content/paths';
import type { Problem } from '@funtool-docs/content/problem';

/** Checks that the internal links in one language lead to existing pages, headings and files. */
export function checkLinks(pages: Page[], publicFiles: string[]): Problem[] {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const locales = new Set(pages.map(({ locale }) => locale));
  return pages.flatMap((page) =>
    internalLinks(page).flatMap(({ url, line }) => {
      const message = linkProblem(url, page, bySlug, publicFiles, locales);
      return message ? [{ file: page.file, line, message }] : [];
    }),
  );
}

function linkProblem(
  url: string,
  page: Page,
  pages: Map<string, Page>,
  publicFiles: string[],
  locales: Set<string>,
): string | undefined {
  const [path = '', hash] = url.split('#');
  if (path.startsWith('.')) return `write "${url}" from the language's root: /guide/…`;
  if (locales.has(path.split('/')[1] ?? ''))
    return `leave the language out of "${url}"; it is added`;
  if (publicFiles.includes(path.slice(1))) return undefined;
  const target = path === '' ? page : pages.get(slugOf(path));
  if (!target) return `"${url}" leads to no page and no public file`;
  if (hash && !target.headings.some(({ id }) => id === hash)) {
    return `"${url}" leads to no heading; ${target.file} has ${target.headings.map(({ id }) => `#${id}`).join(', ')}`;
  }
  return undefined;
}
