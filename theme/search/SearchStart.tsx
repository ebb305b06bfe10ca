import { useLang, usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import starts from '../../docs/tasks/starts.json';
import { useLocalizedPath, SiteLink } from '@funtool-docs/islands/client/links';
import { readPageData } from '@funtool-docs/islands/client/embedded';
import { useTexts } from '@funtool-docs/islands/client/useTexts';
import type { Locale } from '../../site.config';
import { titleAttributes } from '../shared/titleAttributes';
import { readRecentPages } from './recentPages';
import i18n from '../i18n.json';
import texts from './results/texts.json';
import './SearchStart.css';

const TEXTS = { recent: texts.searchRecentText, tasks: i18n['home.tasksText'] };

/** Shows pages opened last, and popular starts, before anything is typed. */
export function SearchStart() {
  const t = useTexts(TEXTS);
  const lang = useLang() as Locale;
  const localize = useLocalizedPath();
  const { page } = usePage();
  // Search stays while pages are put in each other's place.
  const route = readPageData()?.content?.routePath ?? page.routePath;
  const recent = readRecentPages(lang).filter(({ link }) => link !== route);
  return (
    <div className="ft-search-start">
      {recent.length > 0 && (
        <Links title={t('recent')}>
          {recent.map(({ title, link }) => (
            <SiteLink key={link} href={link} {...titleAttributes(link)}>
              {title}
            </SiteLink>
          ))}
        </Links>
      )}
      <Links title={t('tasks')}>
        {starts.map(({ text, page: target }) => (
          <SiteLink key={target} href={localize(`/guide/${target}`)}>
            {text[lang]}
          </SiteLink>
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
