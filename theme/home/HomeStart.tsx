import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { CodeLine } from '../example/CodeButtonGroup';
import starts from '../../docs/tasks/starts.json';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useText } from '../shared/useText';
import { actionOf } from '../shared/actions';
import { SEARCH_ID, TASKS_ID } from '@funtool-docs/shared/elementIds';
import { Icon } from '../shared/Icon';
import type { Locale } from '../../site.config';
import './HomeStart.css';
import { use } from 'react';
import { siteFigures } from 'virtual-site';
import type { SiteFigures } from '@funtool-docs/checks/siteFigures';

/** The first command that works as long as the registry has no package. */
const INSTALL = 'git clone --branch v1.2.2 https://github.com/funinweb/funtool';
const GUIDE = '/guide/';
const API = `${GUIDE}api/`;

/** Looks like a search field, and opens the search panel, which asks `query` if it asks nothing yet. */
export function SearchOpener({ query }: { query?: string }) {
  const t = useText();
  const fill = () => {
    const field = document.getElementById(SEARCH_ID)?.querySelector('input');
    if (!query || !field || field.value) return;
    // React would take no notice of a value that is set at the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', query, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <button
      className="ft-home__search"
      type="button"
      aria-haspopup="dialog"
      onClick={fill}
      {...{ commandfor: SEARCH_ID, ...actionOf('openPanel') }}
    >
      <Icon name="search" size={20} />
      <span>{query ?? t('home.searchText')}</span>
    </button>
  );
}

/** Shows how to get the library. */
export function HomeInstall() {
  const t = useText();
  const localize = useLocalizedPath();
  return (
    <div className="ft-home__install">
      <CodeLine>{INSTALL}</CodeLine>
      <Link href={localize('/guide/start/getting-started#from-source')}>
        {t('home.registryText')}
      </Link>
    </div>
  );
}

/** Lists what readers want to do, each with the page or guide that says how. */
export function HomeTasks() {
  const t = useText();
  const lang = useLang() as Locale;
  const localize = useLocalizedPath();
  return (
    <section className="ft-home__tasks" aria-labelledby={TASKS_ID}>
      <h2 id={TASKS_ID}>{t('home.tasksText')}</h2>
      <ul>
        {starts.map(({ text, page }) => (
          <li key={page}>
            <Link href={localize(GUIDE + page)}>{text[lang]}</Link>
          </li>
        ))}
        <li>
          <Link href={localize(`${API}?view=task`)}>{t('home.allTasksText')}</Link>
        </li>
      </ul>
    </section>
  );
}

/** The categories of the reference. */
export function HomeCategories() {
  const t = useText();
  const lang = useLang() as Locale;
  const localize = useLocalizedPath();
  return (
    <nav className="ft-home__categories" aria-label={t('home.categoriesText')}>
      {useSiteFigures().categories.map(({ name, label, count }) => (
        <Link key={name} href={localize(`${API}${name}/`)}>
          <span>{label[lang]}</span>
          <span className="ft-home__count">{count}</span>
        </Link>
      ))}
    </nav>
  );
}

let figures: ReturnType<typeof siteFigures> | undefined;

/** Returns what the site documents, in numbers. The development server counts it when the home page asks. */
export function useSiteFigures(): SiteFigures {
  figures ??= siteFigures();
  return figures instanceof Promise ? use(figures) : figures;
}
