import { usePage } from '@rspress/core/runtime';
import { ProofToggle } from './claims/ProofToggle';
import { Breadcrumb } from './head/Breadcrumb';
import { CallForms } from './head/CallForms';
import { PageMarkdown } from './head/PageMarkdown';
import { titleAttributes } from '../shared/titleAttributes';
import './FallbackHeading.css';

/** The heading of a page: its place, title, description and what can be done with it. */
export function FallbackHeading({ title }: { title: string }) {
  const { page } = usePage();
  const { callForms, category, facts } = page;
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
    </div>
  );
}
