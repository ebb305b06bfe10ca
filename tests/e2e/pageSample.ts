import { dirname } from 'node:path/posix';
import { readPages } from '../../content/readPages';
import { site } from '../../site.config';

/** A page as a browser opens it. */
export interface Route {
  lang: string;
  /** Relative to the address of the site. */
  route: string;
}

/**
 * Lists the pages that a sweep opens: every one where `EVERY_PAGE` is set, as the bench does, and else
 * of all guides and one page of each folder of the API, those in turn in one language and the other.
 */
export function routesToSweep(): Route[] {
  return site.locales.flatMap(({ lang }, index) => {
    const slugs = readPages('.', lang).map(({ slug }) => slug);
    const isTurn = (_: string, position: number) => position % site.locales.length === index;
    const swept = process.env['EVERY_PAGE'] ? slugs : slugs.filter(isInSample).filter(isTurn);
    return swept.map((slug) => {
      const route = slug.replace(/(?:^|(?<=\/))index\.mdx$|\.mdx$/, '');
      return { lang, route: index === 0 ? route : `${lang}/${route}` };
    });
  });
}

function isInSample(slug: string, position: number, slugs: string[]): boolean {
  const first = slugs.findIndex((other) => dirname(other) === dirname(slug));
  return !slug.startsWith('guide/api/') || first === position;
}
