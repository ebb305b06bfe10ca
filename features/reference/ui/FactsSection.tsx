import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { useLocalizedPath } from '../../../framework/client/useLocalizedPath';
import { useText } from '../../../framework/client/useText';
import { describeFacts } from '../describeFacts';
import type { DocumentedPage } from '../../../content/pageRecord';
import { ImportLine } from './ImportLine';
import './FactsSection.css';

/** How to import the exports of an API page, and their environment, release, size and source. */
export function FactsSection() {
  const t = useText();
  const localize = useLocalizedPath();
  const { facts } = usePage().page as DocumentedPage;
  if (!facts) return null;
  const { imports, group } = facts;
  const { entries, rows } = describeFacts(facts, t);
  return (
    <section className="ft-facts" aria-label={t('facts.titleText')}>
      <div className="ft-facts__imports">
        {entries.map(({ module, size }) => (
          <ImportLine key={module} names={imports} module={module} size={size} />
        ))}
      </div>
      <dl className="ft-facts__list">
        {rows.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {typeof value === 'string'
              ? value
              : value.map(({ label, url }) => (
                  <Link key={url} href={url}>
                    {label}
                  </Link>
                ))}
          </Fact>
        ))}
        <Fact name={t('facts.categoryText')}>
          <Link href={localize(`/guide/api/#${group}`)}>{group}</Link>
        </Fact>
      </dl>
    </section>
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
