import { Head } from '@rspress/core/runtime';
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
  return (
    <main className="ft-not-found" id={CONTENT_ID} tabIndex={-1}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
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
