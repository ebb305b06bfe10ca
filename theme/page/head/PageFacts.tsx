import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { useLocalizedPath } from '../../../packages/islands/client/useLocalizedPath';
import { useText } from '../../shared/useText';
import { renderInlineMarkdown } from '../../shared/renderInlineMarkdown';
import { describeFacts } from '../../../packages/facts/reference/describeFacts';
import { HOW_CHECKED } from '../../../packages/facts/reference/howChecked';
import './PageFacts.css';

interface PageFactsProps {
  /** List of links to the notes that matter most. */
  children?: ReactNode;
}

/** When to use what an API page documents, what to watch out for, and facts about it. */
export function PageFacts({ children }: PageFactsProps) {
  const t = useText();
  const localize = useLocalizedPath();
  const { frontmatter } = useFrontmatter();
  const { facts, checkedResults = 0 } = usePage().page;
  const { advice } = frontmatter as { advice?: string };
  if (!facts) return null;
  return (
    <>
      {advice && <p className="ft-advice" {...renderInlineMarkdown(advice)} />}
      {children && (
        <nav className="ft-warnings rp-not-doc" aria-label={t('watchOutText')}>
          {children}
        </nav>
      )}
      <details className="ft-facts rp-not-doc">
        <summary>{t('facts.titleText')}</summary>
        <dl aria-label={t('facts.titleText')}>
          <Fact name={t('facts.checkedNameText')} className="ft-checked">
            <Link href={localize(HOW_CHECKED)}>
              {t('facts.checkedText', {
                count: String(checkedResults),
                calls: String(facts.measuredCalls),
              })}
            </Link>
          </Fact>
          {describeFacts(facts, t).rows.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {typeof value === 'string'
                ? value
                : value.map(({ label, url }) => (
                    <Link key={url} href={url} translate="no">
                      {label}
                    </Link>
                  ))}
            </Fact>
          ))}
        </dl>
      </details>
    </>
  );
}

interface FactProps {
  name: string;
  className?: string;
  children: ReactNode;
}

function Fact({ name, className = '', children }: FactProps) {
  return (
    <div className={`ft-facts__fact ${className}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
