import { VisibleText } from '../example/VisibleText';
import { useLocalizedPath, SiteLink } from '@funtool-docs/islands/client/links';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import texts from './results/texts.json';

const WAYS = [
  { text: 'byExample', path: '/guide/find-by-example' },
  { text: 'byLodash', path: '/guide/lodash-check' },
  { text: 'byBehaviour', path: '/guide/api/?view=behaviour' },
  { text: 'byTask', path: '/guide/api/?view=task' },
] as const;

/** Says that nothing was found, and what else a reader can try. */
export function NoResults({ query }: { query: string }) {
  const t = useTexts(texts);
  return (
    <div className="ft-search__empty">
      <output data-query={query}>
        <p className="ft-search__none">
          <VisibleText>{t('searchNoResultsText', { query })}</VisibleText>
        </p>
        <p>{t('searchSuggestedQueryText')}</p>
      </output>
      <OtherWays count={WAYS.length} />
    </div>
  );
}

/** Links to the first `count` of the other ways to find a function. */
export function OtherWays({ count }: { count: number }) {
  const t = useTexts(texts);
  const localize = useLocalizedPath();
  return (
    <nav className="ft-search__ways" aria-label={t('elsewhere')}>
      {WAYS.slice(0, count).map(({ text, path }) => (
        <SiteLink key={path} href={localize(path)}>
          {t(text)}
        </SiteLink>
      ))}
    </nav>
  );
}
