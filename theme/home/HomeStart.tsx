import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import starts from '../../docs/tasks/starts.json';
import { useLocalizedPath } from '@funtool-docs/islands/client/useLocalizedPath';
import { useText } from '../shared/useText';
import { actionOf } from '../shared/actions';
import { SEARCH_ID, TASKS_ID } from '@funtool-docs/shared/elementIds';
import { Icon } from '../shared/Icon';
import type { Locale } from '../../site.config';
import { useSiteFigures } from './useSiteFigures';
import { Code } from '../shared/Code';
import './HomeStart.css';

/** The first command that works as long as the registry has no package. */
const INSTALL = 'git clone --branch v1.2.2 https://github.com/funinweb/funtool';
const GUIDE = '/guide/';
const API = `${GUIDE}api/`;

/** Shows how to get the library, and a search field that opens the search panel. */
export function HomeInstall() {
  const t = useText();
  const localize = useLocalizedPath();
  return (
    <div className="ft-home__get">
      <button
        className="ft-home__search"
        type="button"
        aria-haspopup="dialog"
        aria-controls={SEARCH_ID}
        {...actionOf('openPanel')}
      >
        <Icon name="search" size={20} />
        {t('home.searchText')}
      </button>
      <p className="ft-home__install">
        <Code>{INSTALL}</Code>
        <Link href={localize('/guide/start/getting-started#from-source')}>
          {t('home.registryText')}
        </Link>
      </p>
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
        <Link key={name} href={localize(`${API}#${name}`)}>
          <span>{label[lang]}</span>
          <span className="ft-home__count">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
