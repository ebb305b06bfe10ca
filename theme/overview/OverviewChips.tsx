import { Link } from '@rspress/core/theme-original';
import { useText } from '../shared/useText';
import type { OverviewGroup } from './overviewGroups';

/** Links to the groups of an overview with the number of pages in each; they stay in view. */
export function OverviewChips({ groups }: { groups: OverviewGroup[] }) {
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
