import { Head, useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useHydrated } from '@funtool-docs/islands/client/useHydrated';
import { SPECIAL_CHARS } from '@funtool-docs/runner/evaluator/specialChars';
import { SearchOpener } from '../home/HomeStart';
import { Code } from '../shared/Code';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
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
  const [meant, setMeant] = useState<string>();
  const reference = localized('/guide/api/');
  // The document stands for all addresses, none of which it knows.
  const word = useHydrated() ? wordOf(pathname) : '';
  useEffect(() => {
    if (!word) return;
    // Without the names, the page says what it can.
    Promise.all([import('all-routes'), import('@funtool-docs/search/engine/nameIndex')]).then(
      ([{ routes }, { editDistance }]) =>
        setMeant(findSimilar(word, reference, routes, editDistance)),
      () => {},
    );
  }, [word, reference]);
  return (
    <main className="ft-not-found" id={CONTENT_ID} tabIndex={-1}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <p className="ft-not-found__code">404</p>
      <h1 className="ft-not-found__title">{t('notFoundText')}</h1>
      <p className="ft-not-found__hint">
        {t('notFoundHint')}
        {meant && (
          <>
            <br />
            {t('notFoundMeantText')}{' '}
            <a href={withBase(meant)}>
              <Code>{wordOf(meant)}</Code>
            </a>
          </>
        )}
      </p>
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
    .replace(SPECIAL_CHARS, '')
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '')
    .replace(/^.*\//s, '');
}

/** Finds the page of the reference whose name is most like a word. */
function findSimilar(
  word: string,
  reference: string,
  routes: { path: string }[],
  editDistance: (a: string, b: string, most: number) => number,
): string | undefined {
  const wanted = word.toLowerCase();
  // More edits would make another word of a short one.
  const most = Math.min(2, Math.floor(word.length / 3));
  const [best] = routes
    .filter(({ path }) => path.startsWith(reference) && path !== reference)
    .map(({ path }) => ({ path, edits: editDistance(wanted, wordOf(path).toLowerCase(), most) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits);
  return best?.path;
}
