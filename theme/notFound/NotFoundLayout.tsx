import { Head, useLocation } from '@rspress/core/runtime';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { SearchOpener } from '../home/HomeStart';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useText } from '../shared/useText';
import { CONTENT_ID } from '@funtool-docs/shared/elementIds';
import './NotFoundLayout.css';

/**
 * The 404 page, excluded from search engines. Rspress writes `404.html` in the default language;
 * `Root` of `packages/islands` shows it in the language of the address.
 */
export function NotFoundLayout() {
  const t = useText();
  const localized = useLocalizedPath();
  const { pathname } = useLocation();
  // The document stands for all addresses, none of which it knows.
  const word = useHydrated() ? wordOf(pathname) : '';
  return (
    <main className="ft-not-found" id={CONTENT_ID} tabIndex={-1}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className="ft-not-found__code">404</p>
      <h1 className="ft-not-found__title">{t('notFoundText')}</h1>
      <p className="ft-not-found__hint">{t('notFoundHint')}</p>
      {word && <SearchOpener query={word} />}
      <p className="ft-not-found__actions">
        <Link className="ft-button ft-button--brand" href={localized('/')}>
          {t('takeMeHomeText')}
        </Link>
        <Link className="ft-button" href={localized('/guide/api/')}>
          {t('allFunctionsText')}
        </Link>
      </p>
    </main>
  );
}

/** Returns what an address ends with, as a name. */
function wordOf(path: string): string {
  return decodeURIComponent(path)
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '')
    .replace(/^.*\//s, '');
}
