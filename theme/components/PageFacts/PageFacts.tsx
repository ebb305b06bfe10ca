import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { useLocalizedPath } from '../../hooks/useLocalizedPath';
import { useText } from '../../hooks/useText';
import { formatBytes } from '../../support/formatBytes';
import type { DocumentedPage, PageFacts as Facts } from '../../support/pageRecord';
import { ImportLine } from './ImportLine';
import './PageFacts.css';

/**
 * How to import what an API page documents, and what is known about it: environment, first release,
 * size and source, all computed by the build. Shows nothing on other pages.
 */
export function PageFacts() {
  const t = useText();
  const { facts } = usePage().page as DocumentedPage;
  if (!facts) return null;
  const { imports, category } = facts;
  return (
    <section className="ft-facts" aria-label={t('facts.titleText')}>
      <div className="ft-facts__imports">
        {[`funtool/${category}`, 'funtool'].map((module) => (
          <ImportLine key={module} names={imports} module={module} />
        ))}
      </div>
      <FactList {...facts} />
    </section>
  );
}

function FactList({ group, environment, since, size, sources }: Facts) {
  const t = useText();
  const localize = useLocalizedPath();
  const sizes = {
    minified: formatBytes(size.minified),
    compressed: formatBytes(size.compressed),
  };
  return (
    <dl className="ft-facts__list">
      <Fact name={t('facts.environmentText')}>{t(`facts.environment.${environment}`)}</Fact>
      <Fact name={t('facts.sinceText')}>{since}</Fact>
      <Fact name={t('facts.sizeText')}>{t('facts.sizeDetailText', sizes)}</Fact>
      <Fact name={t('facts.sourceText')}>
        {sources.map((url) => (
          <Link key={url} href={url}>
            {url.slice(url.lastIndexOf('/') + 1)}
          </Link>
        ))}
      </Fact>
      <Fact name={t('facts.categoryText')}>
        <Link href={localize(`/guide/api/#${group}`)}>{group}</Link>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="ft-facts__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
