import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '../../packages/islands/client/useLocalizedPath';
import { useText } from '../shared/useText';
import { ProofToggle } from './claims/ProofToggle';
import { HOW_CHECKED } from '../../packages/facts/reference/howChecked';
import { Breadcrumb } from './head/Breadcrumb';
import { CallForms } from './head/CallForms';
import { PageMarkdown } from './head/PageMarkdown';
import { titleAttributes } from '../shared/titleAttributes';
import './FallbackHeading.css';

/** The heading of a page: its place, title, description and what can be done with it. */
export function FallbackHeading({ title }: { title: string }) {
  const t = useText();
  const localize = useLocalizedPath();
  const { page } = usePage();
  const { callForms, category, facts, checkedResults = 0 } = page;
  return (
    <div className="ft-doc-heading rp-not-doc">
      <div className="ft-doc-heading__top">
        <Breadcrumb category={category} facts={facts} />
        <PageMarkdown key={page.routePath}>{!facts && <ProofToggle />}</PageMarkdown>
      </div>
      {callForms ? (
        <CallForms title={title} forms={callForms} />
      ) : (
        <h1 className="rp-toc-include" {...titleAttributes(page.routePath)}>
          {title}
        </h1>
      )}
      {page.description && <p className="ft-doc-heading__lead">{page.description}</p>}
      {!facts && checkedResults > 0 && (
        <p className="ft-checked">
          <Link href={localize(HOW_CHECKED)}>
            {t('checkedResultsText', { count: String(checkedResults) })}
          </Link>
        </p>
      )}
    </div>
  );
}
