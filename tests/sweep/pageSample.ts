import { dirname } from 'node:path/posix';
import { site } from '../../site.config';
import { readPages } from '../../content/loadSite';

/** A page as a browser opens it. */
export interface Route {
  lang: string;
  /** Relative to the address of the site. */
  route: string;
}

/**
 * Lists the pages to sweep: all if `EVERY_PAGE` is set, as in the bench, otherwise a sample
 * of all guides and one API page per folder, in alternating languages.
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
