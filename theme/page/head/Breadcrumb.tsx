import { Link } from '@rspress/core/theme-original';
import type { PageRecord } from '@funtool-docs/facts/builtPage';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useText } from '../../shared/useText';
import './Breadcrumb.css';

const OVERVIEW = '/guide/api/';

/** The way from the overview to an API page: the group that lists it. */
export function Breadcrumb({ category, facts }: Pick<PageRecord, 'category' | 'facts'>) {
  const t = useText();
  const localize = useLocalizedPath();
  if (!category || !facts) return null;
  return (
    <nav className="ft-breadcrumb" aria-label={t('breadcrumbText')}>
      <Link href={localize(OVERVIEW)}>{t('apiText')}</Link>
      <Link href={localize(`${OVERVIEW}#${facts.group}`)}>{category}</Link>
    </nav>
  );
}
