import { isEqualPath, useLang, usePage, usePages, useSidebar } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import { type ReactNode, useMemo, useState } from 'react';
import { useLatestParams, useOverviewQuery, type View, VIEWS } from './useOverviewQuery';
import { fetchData } from '@funtool-docs/islands/client/fetchData';
import { type FunctionRow, functionsPath } from '@funtool-docs/facts/facets/facets';
import { VisibleText } from '../example/VisibleText';
import { useText } from '../shared/useText';
import {
  alphabeticalGroups,
  filterGroups,
  matcherOf,
  type OverviewGroup,
  overviewGroups,
  type Task,
  taskGroups,
} from './overviewGroups';
import { OverviewCard } from './OverviewCard';
import { OverviewFilter } from './OverviewFilter';
import { Loaded } from '../shared/Loaded';
import './Overview.css';
import { Link } from '@rspress/core/theme-original';
import type { Locale } from '../../site.config';

/** An overview of all pages below it, by group, letter or behaviour; `content` is its own Markdown. */
export function Overview({ content }: { content?: ReactNode }) {
  const t = useText();
  const { page } = usePage();
  const groups = useOverviewGroups(page.routePath);
  const params = useLatestParams();
  const [query, setQuery] = useOverviewQuery(params);
  const lang = useLang() as Locale;
  const [tasks, setTasks] = useState<Task[]>();
  const loadTasks = () =>
    import('../../docs/tasks/groups.json').then(({ default: list }) => setTasks(list));
  const loadTable = () =>
    Promise.all([import('./table/FunctionTable'), fetchData<FunctionRow[]>(functionsPath(lang))]);
  const views = groups.length > 1 ? VIEWS : [];
  const byTask = tasks && taskGroups(groups, tasks, lang);
  const found = filterGroups(arrange(groups, query.view, byTask), query.filter);
  return (
    <div className="ft-overview">
      <FallbackHeading level={1} title={page.title} />
      <div className="rp-doc rspress-doc">{content}</div>
      <OverviewFilter
        query={query}
        views={views}
        onChange={setQuery}
        count={query.view === 'behaviour' ? undefined : countItems(found)}
      />
      {query.view === 'task' && !tasks && <Loaded load={loadTasks}>{() => null}</Loaded>}
      {query.view === 'behaviour' ? (
        <Loaded load={loadTable}>
          {([{ FunctionTable }, rows]) => (
            <FunctionTable all={rows} params={params} isWanted={matcherOf(query.filter)} />
          )}
        </Loaded>
      ) : (
        <OverviewGroups groups={found} hasChips={views.length > 0} />
      )}
      {found.length === 0 && query.view !== 'behaviour' && (
        <p className="ft-overview__empty">
          <VisibleText>{`${t('overview.filterNoResultText')}: ${query.filter}`}</VisibleText>
        </p>
      )}
    </div>
  );
}

function OverviewGroups({ groups, hasChips }: { groups: OverviewGroup[]; hasChips: boolean }) {
  const t = useText();
  return (
    <>
      {hasChips && <OverviewChips groups={groups} />}
      {groups.map(({ title, id, items }) => (
        <section key={id}>
          <h2 className="ft-overview__title" id={id}>
            {title || t('overview.othersText')}
          </h2>
          <ul className="ft-overview__items">
            {items.map((item) => (
              <li key={item.link}>
                <OverviewCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function arrange(groups: OverviewGroup[], view: View, tasks?: OverviewGroup[]): OverviewGroup[] {
  if (view === 'alphabetical') return alphabeticalGroups(groups);
  return view === 'task' && tasks?.length ? tasks : groups;
}

function countItems(groups: OverviewGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}

function useOverviewGroups(routePath: string): OverviewGroup[] {
  const sidebar = useSidebar();
  const { pages } = usePages();
  return useMemo(() => {
    const describe = (link: string) =>
      pages.find((page) => isEqualPath(page.routePath, link))?.description;
    const isWanted = (link: string) => link.startsWith(routePath) && !isEqualPath(link, routePath);
    return overviewGroups(sidebar, isWanted).map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => ({ ...item, description: describe(item.link) })),
    }));
  }, [sidebar, pages, routePath]);
}

/** Links to the groups of an overview with the number of pages in each. */
function OverviewChips({ groups }: { groups: OverviewGroup[] }) {
  const t = useText();
  return (
    <nav className="ft-overview__chips" aria-label={t('overview.groupsText')}>
      {groups.map(({ title, id, items }) => (
        <Link className="ft-overview__chip" key={id} href={`#${id}`}>
          {title || t('overview.othersText')}
          <span className="ft-overview__chip-count">{items.length}</span>
        </Link>
      ))}
    </nav>
  );
}
