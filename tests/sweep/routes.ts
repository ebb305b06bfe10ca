import { listFiles } from '@funtool-docs/content/files';
import { isPageFile } from '@funtool-docs/content/loadSite';
import { DOCS, isApiPage, routeOf } from '@funtool-docs/content/paths';
import { site, type Locale } from '../../site.config';

/** A page as a browser opens it. */
export interface Route {
  lang: Locale;
  /** Relative to the address of the site. */
  route: string;
  isApi: boolean;
}

/** Pages that one test opens, one after the other. */
const CHUNK = 15;

/** Every page in every language. */
export const ROUTES: Route[] = site.locales.flatMap(({ lang: locale }) =>
  listFiles(`${DOCS}/${locale}`)
    .filter(isPageFile)
    .map((slug) => ({
      lang: locale,
      route: routeOf({ locale, slug }).slice(1),
      isApi: isApiPage({ slug }),
    })),
);

/** The same routes in parts, each with a name for the title of its test. */
export const CHUNKS = Array.from({ length: Math.ceil(ROUTES.length / CHUNK) }, (_, index) => {
  const routes = ROUTES.slice(index * CHUNK, (index + 1) * CHUNK);
  return { name: `/${routes[0]!.route} to /${routes.at(-1)!.route}`, routes };
});

/** For a chunk: a busy machine must not fail a page. */
export const CHUNK_TIMEOUT = 600_000;
