import { Navigate, useLocation, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useHydrated } from '../../hooks/useHydrated';
import { useLocalizedPath } from '../../hooks/useLocalizedPath';
import { useText } from '../../hooks/useText';
import { CONTENT_ID } from '../../support/contentId';
import './NotFoundLayout.css';

/**
 * The page for unknown paths (specification, section 2.3). The default language has no prefix; an address
 * that has it all the same leads to the page without it.
 */
export function NotFoundLayout() {
  const t = useText();
  const localized = useLocalizedPath();
  const { site } = useSite();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const [, first, ...rest] = pathname.split('/');
  if (hydrated && first === site.lang)
    return <Navigate to={`/${rest.join('/')}${search}${hash}`} replace />;
  return (
    <main className="ft-not-found" id={CONTENT_ID} tabIndex={-1}>
      <p className="ft-not-found__code">404</p>
      <h1 className="ft-not-found__title">{t('notFoundText')}</h1>
      <p className="ft-not-found__hint">{t('notFoundHint')}</p>
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
