import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { SiteLink } from '@funtool-docs/islands/client/SiteLink';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import texts from './texts.json';
import { searchTexts } from './searchTexts';

const WAYS = [
  { text: 'byExample', path: '/guide/find-by-example' },
  { text: 'byBehaviour', path: '/guide/api/?view=behaviour' },
  { text: 'byTask', path: '/guide/api/?view=task' },
] as const;

/** Says that nothing was found, and what else a reader can try. */
export function NoResults({ query }: { query: string }) {
  const t = useTexts(searchTexts);
  const own = useTexts(texts);
  const localize = useLocalizedPath();
  return (
    <div className="ft-search__empty">
      <output data-query={query}>
        <p className="ft-search__none">{t('searchNoResultsText', { query })}</p>
        <p>{t('searchSuggestedQueryText')}</p>
      </output>
      <nav className="ft-search__ways" aria-label={own('elsewhere')}>
        {WAYS.map(({ text, path }) => (
          <SiteLink key={path} href={localize(path)}>
            {own(text)}
          </SiteLink>
        ))}
      </nav>
    </div>
  );
}
