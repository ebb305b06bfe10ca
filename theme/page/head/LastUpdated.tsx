import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '@funtool-docs/islands/client/links';
import { useText } from '../../shared/useText';
import './LastUpdated.css';

/** The section in which readers learn how results are checked, as a path within the language. */
export const HOW_CHECKED = '/guide/what-is-checked#what-the-examples-run-on';

/** Date of the last commit of the page, and a tick where results on it were checked. */
export function LastUpdated() {
  const t = useText();
  const localize = useLocalizedPath();
  const { lastUpdatedTime, lastUpdatedDate, facts, checkedResults = 0 } = usePage().page;
  return (
    <>
      {lastUpdatedTime && (
        <p className="ft-last-updated">
          {t('lastUpdatedText')} <time dateTime={lastUpdatedTime}>{lastUpdatedDate}</time>
        </p>
      )}
      {/* Pages with facts have it in their head. */}
      {!facts && checkedResults > 0 && (
        <p className="ft-checked">
          <Link
            href={localize(HOW_CHECKED)}
            title={t('checkedResultsText', { count: String(checkedResults) })}
          >
            {t('checkedText')}
          </Link>
        </p>
      )}
    </>
  );
}
