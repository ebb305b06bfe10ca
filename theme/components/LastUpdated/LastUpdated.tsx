import { useLang, usePage } from '@rspress/core/runtime';
import { useText } from '../../hooks/useText';
import './LastUpdated.css';

/** The date of a page's last commit, the same for every reader wherever they are. */
export function LastUpdated() {
  const t = useText();
  const lang = useLang();
  const { page } = usePage();
  const { lastUpdatedTime } = page;
  if (!lastUpdatedTime) return null;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="ft-last-updated">
      {t('lastUpdatedText')}{' '}
      <time dateTime={lastUpdatedTime}>{format.format(new Date(lastUpdatedTime))}</time>
    </p>
  );
}
