import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { EVIDENCE_ID } from '../../../packages/content/elementIds';
import { useText } from '../../shared/useText';
import { renderInlineMarkdown } from '../../shared/renderInlineMarkdown';
import { describeFacts } from '../../../packages/facts/reference/describeFacts';
import './PageFacts.css';

interface PageFactsProps {
  /** List of links to the notes that matter most. */
  children?: ReactNode;
}

/** When to use what an API page documents, what to watch out for, and facts about it. */
export function PageFacts({ children }: PageFactsProps) {
  const t = useText();
  const { frontmatter } = useFrontmatter();
  const { facts } = usePage().page;
  const { advice } = frontmatter as { advice?: string };
  if (!facts) return null;
  return (
    <>
      {advice && (
        <div className="ft-advice">
          {splitAdvice(advice).map((sentence) => (
            <p key={sentence} {...renderInlineMarkdown(sentence)} />
          ))}
        </div>
      )}
      {children && (
        <nav className="ft-warnings rp-not-doc" aria-label={t('watchOutText')}>
          {children}
        </nav>
      )}
      <details className="ft-facts rp-not-doc">
        <summary>{t('facts.titleText')}</summary>
        <dl aria-label={t('facts.titleText')}>
          <Fact name={t('facts.checkedNameText')} className="ft-checked">
            <a href={`#${EVIDENCE_ID}`}>{t('facts.evidenceText')}</a>
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

/** Parts what a function is good for from what is better otherwise. */
function splitAdvice(advice: string): string[] {
  return advice.split(/(?<=\.) (?=[A-Z`])|(?<=。)(?=.)/);
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
