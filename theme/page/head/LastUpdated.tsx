import { usePage } from '@rspress/core/runtime';
import { useText } from '../../shared/useText';
import './LastUpdated.css';

/** Date of the last commit of the page. */
export function LastUpdated() {
  const t = useText();
  const { lastUpdatedTime, lastUpdatedDate } = usePage().page;
  if (!lastUpdatedTime) return null;
  return (
    <p className="ft-last-updated">
      {t('lastUpdatedText')} <time dateTime={lastUpdatedTime}>{lastUpdatedDate}</time>
    </p>
  );
}
