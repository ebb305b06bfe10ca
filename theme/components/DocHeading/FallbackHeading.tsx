import { usePage } from '@rspress/core/runtime';
import type { VerifiedPage } from '../../support/pageRecord';
import { useText } from '../../hooks/useText';
import { PageFacts } from '../PageFacts/PageFacts';
import { PageMarkdown } from '../PageMarkdown/PageMarkdown';
import './FallbackHeading.css';

/**
 * The title of a page, from its frontmatter, with what the page is about and how many of its results
 * were checked.
 */
export function FallbackHeading({ title }: { title: string }) {
  const t = useText();
  const { page } = usePage();
  const { checkedResults = 0 } = page as VerifiedPage;
  return (
    <div className="ft-doc-heading">
      <h1 className="rp-toc-include">{title}</h1>
      {page.description && <p className="ft-doc-heading__lead">{page.description}</p>}
      {checkedResults > 0 && (
        <p className="ft-checked">{t('checkedResultsText', { count: String(checkedResults) })}</p>
      )}
      <PageMarkdown key={page.routePath} />
      <PageFacts />
    </div>
  );
}
