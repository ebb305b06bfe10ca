import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useHydrated } from '../../hooks/useHydrated';
import { useLocalizedPath } from '../../hooks/useLocalizedPath';

/** Links to this page in the other languages, query and hash included. */
export function LanguageLinks() {
  const { site } = useSite();
  const { page } = usePage();
  const { pathname, search, hash } = useLocation();
  const localized = useLocalizedPath();
  const hydrated = useHydrated();
  const found = page.pageType !== '404';
  const path = found ? pathname : '/';
  const suffix = hydrated && found ? search + hash : '';
  return site.locales
    .filter(({ lang }) => lang !== page.lang)
    .map(({ lang, label }) => (
      <Link
        className="ft-nav__link"
        key={lang}
        href={localized(path, lang) + suffix}
        hrefLang={lang}
        lang={lang}
        rel="alternate"
      >
        {label}
      </Link>
    ));
}
