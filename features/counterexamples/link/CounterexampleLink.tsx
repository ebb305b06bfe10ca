import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { PageWithLaws } from '../../../content/pageRecord';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import { useTexts } from '../../../framework/client/useTexts';
import { writePageLink } from './pageLink';
import texts from './texts.json';

/** Leads from an API page to the form with the ready laws of its functions, if it has some. */
export function CounterexampleLink() {
  const t = useTexts(texts);
  const localize = useLocalizedPath();
  const { lawsOf } = usePage().page as PageWithLaws;
  if (!lawsOf) return null;
  return (
    <Link href={localize('/guide/find-counterexample') + writePageLink(lawsOf)}>{t('link')}</Link>
  );
}
