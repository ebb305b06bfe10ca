import { useFrontmatter, usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { splitSentences } from '@funtool-docs/content/claims/splitSentences';
import { EVIDENCE_ID } from '@funtool-docs/shared/elementIds';
import { useText } from '../../shared/useText';
import { renderInlineMarkdown } from '../../shared/renderInlineMarkdown';
import { describeFacts } from '@funtool-docs/facts/reference/describeFacts';
import './PageFacts.css';

interface PageFactsProps {
  /** List of links to the notes that matter most. */
  children?: ReactNode;
}

/** Shows when to use what an API page documents, what to watch out for, and facts about it. */
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
          {splitSentences(advice).map(({ text }) => (
            <p key={text} {...renderInlineMarkdown(text)} />
          ))}
        </div>
      )}
      {children && (
        <nav className="ft-warnings rp-not-doc" aria-label={t('watchOutText')}>
          {children}
        </nav>
      )}
      <div className="ft-facts rp-not-doc">
        <a className="ft-checked" href={`#${EVIDENCE_ID}`}>
          {t('checkedText')}
        </a>
        <details>
          <summary>{t('facts.titleText')}</summary>
          <dl aria-label={t('facts.titleText')}>
            {describeFacts(facts, t).rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {typeof value === 'string'
                    ? value
                    : value.map(({ label, url }) => (
                        <Link key={url} href={url} translate="no">
                          {label}
                        </Link>
                      ))}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}
