import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { useLocalizedPath } from '../../framework/client/useLocalizedPath';
import { useText } from '../../ui/useText';
import { ProofToggle } from '../../features/claims/ui/ProofToggle';
import { HOW_CHECKED } from '../../features/reference/howChecked';
import { Breadcrumb } from '../../features/reference/ui/Breadcrumb';
import { CallForms } from '../../features/reference/ui/CallForms';
import { PageMarkdown } from '../../features/reference/ui/PageMarkdown';
import { titleAttributes } from '../../ui/titleAttributes';
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
        <PageMarkdown key={page.routePath}>
          <ProofToggle />
        </PageMarkdown>
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
