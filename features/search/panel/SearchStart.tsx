import { useLang, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import starts from '../../../docs/tasks/starts.json';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import { useText } from '../../../framework/client/useText';
import type { Locale } from '../../../site.config';
import { readRecentPages } from './recentPages';
import './SearchStart.css';

/** What the search panel shows before anything is typed: pages opened last, and popular starts. */
export function SearchStart() {
  const t = useText();
  const lang = useLang() as Locale;
  const localize = useLocalizedPath();
  const { page } = usePage();
  const recent = readRecentPages(lang).filter(({ link }) => link !== page.routePath);
  return (
    <div className="ft-search-start">
      {recent.length > 0 && (
        <Links title={t('searchRecentText')}>
          {recent.map(({ title, link }) => (
            <Link key={link} href={link}>
              {title}
            </Link>
          ))}
        </Links>
      )}
      <Links title={t('home.tasksText')}>
        {starts.map(({ text, page: target }) => (
          <Link key={target} href={localize(`/guide/api/${target}`)}>
            {text[lang]}
          </Link>
        ))}
      </Links>
    </div>
  );
}

function Links({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <p className="ft-search-start__title">{title}</p>
      <div className="ft-search-start__links">{children}</div>
    </nav>
  );
}
