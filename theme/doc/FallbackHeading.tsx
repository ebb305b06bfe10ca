import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { VerifiedPage } from '../../content/pageRecord';
import { useLocalizedPath } from '../../framework/client/useLocalizedPath';
import { useText } from '../../framework/client/useText';
import { FactsSection } from '../../features/reference/ui/FactsSection';
import { PageMarkdown } from '../../features/reference/ui/PageMarkdown';
import './FallbackHeading.css';

const HOW_CHECKED = '/guide/start/introduction#what-the-examples-run-on';

/** The heading of a page: title, description, number of checked results and facts. */
export function FallbackHeading({ title }: { title: string }) {
  const t = useText();
  const localize = useLocalizedPath();
  const { page } = usePage();
  const { checkedResults = 0 } = page as VerifiedPage;
  return (
    <div className="ft-doc-heading">
      <h1 className="rp-toc-include">{title}</h1>
      {page.description && <p className="ft-doc-heading__lead">{page.description}</p>}
      {checkedResults > 0 && (
        <p className="ft-checked">
          <Link href={localize(HOW_CHECKED)}>
            {t('checkedResultsText', { count: String(checkedResults) })}
          </Link>
        </p>
      )}
      <PageMarkdown key={page.routePath} />
      <FactsSection />
    </div>
  );
}
